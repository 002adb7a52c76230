#include "store_postgres/waker.h"

#include <poll.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include <random>
#include <sstream>

#include "store_postgres/arrays.h"
#include "store_postgres/schema.h"

namespace foxtray::store::postgres {
namespace {

constexpr std::size_t kNotice = 7'000;  // bytes; PostgreSQL takes 8,000
constexpr std::chrono::milliseconds kPause{250};

std::string drawn_node() {
  std::random_device device;
  return std::to_string(device()) + "-" + std::to_string(device());
}

}  // namespace

Waker::Waker(const PostgresOptions& options)
    : options_(options), node_(drawn_node()), event_(eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)) {
  thread_ = std::thread([this] { run(); });
}

Waker::~Waker() {
  ending_ = true;
  stir();
  thread_.join();
  close(event_);
}

void Waker::stir() {
  const std::uint64_t one = 1;
  [[maybe_unused]] const auto written = write(event_, &one, sizeof one);
}

void Waker::watch(TableId table, Number next) {
  {
    const std::lock_guard lock(mutex_);
    watched_[table] = next;
    doubtful_.insert(table);
  }
  stir();
}

void Waker::unwatch(TableId table) {
  const std::lock_guard lock(mutex_);
  watched_.erase(table);
}

void Waker::writing(const std::vector<Change>& changes) {
  const std::lock_guard lock(mutex_);
  for (const Change& change : changes)
    if (const auto* addition = std::get_if<Addition>(&change))
      writing_.insert(addition->append.table);
}

void Waker::wrote(const News& news) {
  {
    const std::lock_guard lock(mutex_);
    writing_.clear();
    for (const auto& [table, next] : news) {
      to_tell_[table] = next;
      const auto watched = watched_.find(table);
      if (watched != watched_.end()) watched->second = std::max(watched->second, next);
    }
  }
  if (!news.empty()) stir();
}

void Waker::run() {
  while (!ending_) {
    try {
      round();
    } catch (const Failure&) {
      connection_.reset();
      pollfd event{event_, POLLIN, 0};
      if (!ending_) poll(&event, 1, static_cast<int>(kPause.count()));
    }
  }
  try {
    if (connection_) send_notices();
  } catch (const Failure&) {  // the others look by themselves
  }
}

void Waker::round() {
  if (!connection_) {
    connection_ = std::make_unique<Connection>(options_.url);
    settle(*connection_);
    connection_->ask("SET synchronous_commit = off");
    if (options_.notices) connection_->ask("LISTEN foxtray");
    next_look_ = {};
  }
  std::uint64_t stirred = 0;
  [[maybe_unused]] const auto had = read(event_, &stirred, sizeof stirred);
  send_notices();
  look(take_doubtful());
  for (const std::string& notice : connection_->notices()) hear(notice);
  const auto left = std::chrono::ceil<std::chrono::milliseconds>(next_look_ - Clock::now());
  if (!ending_) connection_->wait(event_, std::max(left, std::chrono::milliseconds(0)));
  for (const std::string& notice : connection_->notices()) hear(notice);
}

/// Those that have to be looked at: all, when it is time.
std::set<TableId> Waker::take_doubtful() {
  const std::lock_guard lock(mutex_);
  std::set<TableId> tables = std::exchange(doubtful_, {});
  if (Clock::now() < next_look_) return tables;
  next_look_ = Clock::now() + options_.look_every;
  for (const auto& [table, next] : watched_) tables.insert(table);
  return tables;
}

void Waker::send_notices() {
  News news;
  {
    const std::lock_guard lock(mutex_);
    news = std::exchange(to_tell_, {});
  }
  if (!options_.notices) return;
  std::string text = node_;
  const auto send = [&] {
    if (text.size() > node_.size()) connection_->ask("SELECT pg_notify('foxtray', $1)", {text});
    text = node_;
  };
  for (const auto& [table, next] : news) {
    text += ' ' + std::to_string(static_cast<std::uint64_t>(table)) + ' ' + std::to_string(next);
    if (text.size() > kNotice) send();
  }
  send();
}

void Waker::look(const std::set<TableId>& tables) {
  if (tables.empty()) return;
  Array ids;
  for (const TableId table : tables) ids.add(static_cast<std::int64_t>(table));
  const Rows rows = connection_->ask(
      "SELECT table_id, next FROM standings WHERE table_id = ANY($1::bigint[])", {ids.text()});
  Calls calls;
  {
    const std::lock_guard lock(mutex_);
    for (int row = 0; row < rows.size(); ++row) {
      const TableId table{static_cast<std::uint64_t>(rows.number(row, 0))};
      if (!writing_.contains(table)) learn(table, static_cast<Number>(rows.number(row, 1)), calls);
    }
  }
  if (!calls.empty()) options_.deliver(std::move(calls));
}

void Waker::hear(const std::string& notice) {
  std::istringstream in(notice);
  std::string node;
  in >> node;
  if (node == node_) return;
  Calls calls;
  {
    const std::lock_guard lock(mutex_);
    for (std::uint64_t table = 0, next = 0; in >> table >> next;)
      learn(TableId{table}, next, calls);
  }
  if (!calls.empty()) options_.deliver(std::move(calls));
}

void Waker::learn(TableId table, Number next, Calls& calls) {
  const auto watched = watched_.find(table);
  if (watched == watched_.end() || watched->second >= next) return;
  watched->second = next;
  calls.push_back([wake = options_.wake, table, next] { wake(table, next); });
}

}  // namespace foxtray::store::postgres
