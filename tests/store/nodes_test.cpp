// What every store must do when several threads or nodes use it.
#include <atomic>
#include <chrono>
#include <thread>

#include "stores.h"

namespace foxtray::store {
namespace {

class Nodes : public Stores {};

/// Appends what one writer wants, each after the other, and loads again after a conflict. Tells how
/// often it won.
class Writer {
 public:
  Writer(Backend& backend, Store& store, std::string name)
      : backend_(backend), store_(store), name_(std::move(name)) {}

  void write(int wins) {
    while (won_ < wins) {
      const Append wanted{.table = kTable,
                          .epoch = store_.epoch(),
                          .next = next_,
                          .time = 1,
                          .lines = {name_ + std::to_string(won_)}};
      const Fate fate =
          get<Fate>(backend_, [&](Done<Fate> done) { store_.append(wanted, std::move(done)); });
      if (fate == Fate::stored) {
        ++won_;
        ++next_;
      } else {
        learn();
      }
      if (testing::Test::HasFailure()) return;
    }
  }

 private:
  void learn() {
    const auto table = get<std::optional<StoredTable>>(
        backend_, [&](auto done) { store_.load(kTable, next_, std::move(done)); });
    if (table) next_ = table->summary.next;
  }

  Backend& backend_;
  Store& store_;
  std::string name_;
  Number next_ = 1;
  int won_ = 0;
};

/// Each writer's lines are there in its order, and nothing else.
void expect_lines_of(const std::vector<std::string>& lines, const std::string& names, int each) {
  EXPECT_EQ(lines.size(), names.size() * static_cast<std::size_t>(each));
  for (const char name : names) {
    int seen = 0;
    for (const std::string& line : lines)
      if (line[0] == name) {
        EXPECT_EQ(line.substr(1), std::to_string(seen++));
      }
    EXPECT_EQ(seen, each);
  }
}

TEST_P(Nodes, OfTwoNodesThatWantANumberOneWins) {
  if (!backend_->shared()) GTEST_SKIP() << "one node only";
  const auto other = backend_->open(nobody_);
  append(creation());
  Writer a(*backend_, *store_, "a"), b(*backend_, *other, "b");
  if (backend_->by_hand()) {
    for (int round = 1; round <= 20; ++round) {
      a.write(round);
      b.write(round);
    }
  } else {
    std::thread thread([&] { a.write(20); });
    b.write(20);
    thread.join();
  }
  expect_lines_of(lines(), "ab", 20);
}

/// What a node was told.
class Alarm {
 public:
  Wake wake() {
    return [this](TableId table, Number next) {
      if (table == kTable) next_ = next;
    };
  }
  bool heard(Backend& backend, Number next) {
    backend.get_on();
    const auto until = std::chrono::steady_clock::now() + std::chrono::seconds(20);
    while (!backend.by_hand() && next_ < next && std::chrono::steady_clock::now() < until)
      std::this_thread::sleep_for(std::chrono::milliseconds(1));
    return next_ >= next;
  }

 private:
  std::atomic<Number> next_ = 0;
};

TEST_P(Nodes, ANodeHearsOfWhatAnotherAdds) {
  if (!backend_->shared()) GTEST_SKIP() << "one node only";
  Alarm alarm;
  const auto other = backend_->open(alarm.wake());
  append(creation());
  other->watch(kTable, 1);
  append(addition(1, {"a"}));
  EXPECT_TRUE(alarm.heard(*backend_, 2));
  append(addition(2, {"b", "c"}));
  EXPECT_TRUE(alarm.heard(*backend_, 4));
}

TEST_P(Nodes, WhoBeginsToWatchLateIsWokenAtOnce) {
  if (!backend_->shared()) GTEST_SKIP() << "one node only";
  Alarm alarm;
  const auto other = backend_->open(alarm.wake());
  append(creation());
  append(addition(1, {"a"}));
  other->watch(kTable, 1);
  EXPECT_TRUE(alarm.heard(*backend_, 2));
}

TEST_P(Nodes, NobodyIsWokenByItsOwnLines) {
  append(creation());
  store_->watch(kTable, 1);
  append(addition(1, {"a"}));
  store_->unwatch(kTable);
  append(addition(2, {"b"}));
  EXPECT_EQ(lines().size(), 2U);  // `nobody_` fails the test if it is called
}

TEST_P(Nodes, ManyThreadsAtOnce) {
  if (backend_->by_hand()) GTEST_SKIP() << "for one thread only";
  append(creation());
  const std::string names = "abcd";
  std::vector<std::thread> threads;
  for (const char name : names)
    threads.emplace_back([this, name] { Writer(*backend_, *store_, {name}).write(5); });
  for (std::thread& thread : threads) thread.join();
  expect_lines_of(lines(), names, 5);
}

INSTANTIATE_TEST_SUITE_P(Every, Nodes, testing::ValuesIn(node_kinds()),
                         [](const auto& kind) { return kind.param.name; });

}  // namespace
}  // namespace foxtray::store
