// Durable appends a second: foxtray_store_load WHERE [SECONDS]
//
// WHERE is a file that is not there yet, or postgresql://... of an empty database, which two nodes
// then share. Prints how often a second the disk can be synced, then for 1, 10, 100, 1,000 and
// 10,000 tables at once, each with one append under way: appends a second, how long one takes
// (median and the 99th percentile), how many became durable with one sync, and the processor time
// of this program for each. Then the same at a fixed rate.
#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "store_postgres/store.h"
#include "store_sqlite/store.h"

namespace foxtray::store {
namespace {

using Clock = std::chrono::steady_clock;
using Seconds = std::chrono::duration<double>;

/// How often a second 4 kB can be written and synced in this folder.
double syncs_a_second(const std::string& file) {
  const int handle = open(file.c_str(), O_RDWR | O_CREAT, 0600);
  if (handle < 0) return 0;
  const std::vector<char> page(4096, 'x');
  int count = 0;
  const auto begun = Clock::now();
  while (Clock::now() - begun < std::chrono::seconds(2)) {
    if (pwrite(handle, page.data(), page.size(), (count % 1024) * 4096) < 0) break;
    fdatasync(handle);
    ++count;
  }
  const double rate = count / Seconds(Clock::now() - begun).count();
  close(handle);
  unlink(file.c_str());
  return rate;
}

/// One table that is played on.
struct Played {
  Store* store;
  TableId table;
  Number next = 1;
};

/// What is under way, and how long it took.
class Load {
 public:
  explicit Load(std::vector<Played>& tables) : tables_(tables) {}

  /// A move of that table, as a game has it: a line, the reply to the command, and now and then
  /// what lists show.
  void append(std::size_t at, bool go_on) {
    Played& played = tables_[at];
    Append wanted{.table = played.table, .epoch = played.store->epoch(), .next = played.next++};
    wanted.time = 1'800'000'000'000;
    if (wanted.next == 1) wanted.head = "ganz-schon-clever seats 2 house rules none, Anna and Bert";
    wanted.lines = {"red take w3 b5, and what else a line of the record says"};
    wanted.reply = Reply{"c-4f9a0d7e11c2-" + std::to_string(wanted.next), "done 17, and your turn"};
    if (wanted.next % 4 == 0)
      wanted.standing = Standing{Stage::playing, std::nullopt, "Bert's turn"};
    const auto begun = Clock::now();
    ++under_way_;
    played.store->append(std::move(wanted), [this, at, go_on, begun](const Result<Fate>& result) {
      stored(result, Seconds(Clock::now() - begun).count());
      if (go_on && !stopping_) append(at, true);
      if (--under_way_ == 0) {
        const std::lock_guard lock(mutex_);
        idle_.notify_all();
      }
    });
  }

  void stop() {
    stopping_ = true;
    wait();
  }
  void wait() {
    std::unique_lock lock(mutex_);
    idle_.wait(lock, [&] { return under_way_ == 0; });
  }
  void forget() {
    const std::lock_guard lock(mutex_);
    took_.clear();
  }
  std::vector<double> took() {
    const std::lock_guard lock(mutex_);
    std::sort(took_.begin(), took_.end());
    return took_;
  }

 private:
  void stored(const Result<Fate>& result, double took) {
    if (result != Result<Fate>(Fate::stored)) {
      const auto* trouble = std::get_if<Trouble>(&result);
      std::fprintf(stderr, "Not stored: %s\n", trouble ? trouble->text.c_str() : "a conflict");
      std::exit(1);
    }
    const std::lock_guard lock(mutex_);
    took_.push_back(took);
  }

  std::vector<Played>& tables_;
  std::atomic<bool> stopping_ = false;
  std::atomic<int> under_way_ = 0;
  std::mutex mutex_;
  std::condition_variable idle_;
  std::vector<double> took_;
};

/// Processor time of this process, the kernel's for it included.
double cpu_seconds() {
  timespec time{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

std::uint64_t syncs(const std::vector<std::unique_ptr<Store>>& nodes) {
  std::uint64_t count = 0;
  for (const auto& node : nodes) count += node->figures().syncs;
  return count;
}

class Bench {
 public:
  Bench(std::vector<std::unique_ptr<Store>> nodes, double seconds)
      : nodes_(std::move(nodes)), seconds_(seconds) {}

  /// Each table has one append under way; or, with a rate, so many a second go out whatever comes
  /// back.
  void run(std::size_t count, double rate) {
    std::vector<Played> tables = fresh(count);
    Load load(tables);
    for (std::size_t at = 0; at < count; ++at) load.append(at, false);  // they are created
    load.wait();
    std::thread pace;
    const auto begun = Clock::now();
    if (rate > 0)
      pace = std::thread([&] { keep_pace(load, count, rate); });
    else
      for (std::size_t at = 0; at < count; ++at) load.append(at, true);
    std::this_thread::sleep_for(Seconds(seconds_ / 4));
    load.forget();
    const std::uint64_t syncs_before = syncs(nodes_);
    const auto measured = Clock::now();
    const double cpu_before = cpu_seconds();
    std::this_thread::sleep_until(
        begun + std::chrono::duration_cast<Clock::duration>(Seconds(seconds_ * 1.25)));
    const std::vector<double> took = load.took();
    const double time = Seconds(Clock::now() - measured).count();
    const double cpu = cpu_seconds() - cpu_before;
    const std::uint64_t synced = syncs(nodes_) - syncs_before;
    if (pace.joinable()) pace.join();
    load.stop();
    if (took.empty()) return;
    const auto appends = static_cast<double>(took.size());
    std::printf("%7zu  %9.0f  %8.2f  %8.2f  %8.0f  %10.1f  %6.0f%s\n", count, appends / time,
                1e3 * took[took.size() / 2], 1e3 * took[took.size() * 99 / 100],
                static_cast<double>(synced) / time,
                appends / static_cast<double>(std::max<std::uint64_t>(synced, 1)),
                1e6 * cpu / appends, rate > 0 ? "  at a fixed rate" : "");
    std::fflush(stdout);
  }

 private:
  std::vector<Played> fresh(std::size_t count) {
    std::vector<Played> tables;
    for (std::size_t at = 0; at < count; ++at) {
      // Ids of real tables are random.
      const std::uint64_t id = (++made_ * 0x9E3779B97F4A7C15U) >> 1U;
      tables.push_back({nodes_[at % nodes_.size()].get(), TableId{id}});
    }
    return tables;
  }
  void keep_pace(Load& load, std::size_t count, double rate) const {
    const auto begun = Clock::now();
    std::size_t sent = 0;
    for (double passed = 0; passed < seconds_ * 1.25;
         passed = Seconds(Clock::now() - begun).count()) {
      while (static_cast<double>(sent) < passed * rate) load.append(sent++ % count, false);
      std::this_thread::sleep_for(std::chrono::microseconds(500));
    }
  }

  std::vector<std::unique_ptr<Store>> nodes_;
  const double seconds_;
  std::uint64_t made_ = 0;
};

std::unique_ptr<Store> opened(Result<std::unique_ptr<Store>> result) {
  if (const auto* trouble = std::get_if<Trouble>(&result)) {
    std::fprintf(stderr, "%s\n", trouble->text.c_str());
    std::exit(2);
  }
  return std::get<std::unique_ptr<Store>>(std::move(result));
}

int run(const std::string& where, double seconds) {
  std::vector<std::unique_ptr<Store>> nodes;
  const bool postgres =
      where.find("://") != std::string::npos || where.find('=') != std::string::npos;
  if (postgres) {
    for (int node = 0; node < 2; ++node)
      nodes.push_back(opened(open_postgres({.url = where, .wake = [](TableId, Number) {}})));
  } else {
    std::printf("The disk can be synced %.0f times a second.\n", syncs_a_second(where + ".syncs"));
    nodes.push_back(opened(open_sqlite({.file = where})));
  }
  std::printf(" tables  appends/s    p50 ms    p99 ms   syncs/s  moves/sync  cpu us\n");
  Bench bench(std::move(nodes), seconds);
  for (const std::size_t tables : {1U, 10U, 100U, 1'000U, 10'000U}) bench.run(tables, 0);
  for (const double rate :
       postgres ? std::vector<double>{1'500, 3'000} : std::vector<double>{5'000, 10'000})
    bench.run(10'000, rate);
  return 0;
}

}  // namespace
}  // namespace foxtray::store

int main(int count, char** words) {
  if (count < 2 || count > 3) {
    std::fprintf(stderr, "usage: foxtray_store_load FILE|URL [SECONDS]\n");
    return 2;
  }
  return foxtray::store::run(words[1], count > 2 ? std::atof(words[2]) : 4);
}
