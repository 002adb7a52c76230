// Tells other nodes of what this one has written, and hears of theirs. Notices are sent outside the
// transactions of the moves, many in one, by a connection that does not wait for a disk: a commit
// with a notice in it would hold up all other commits. A notice may be lost; so watched tables are
// looked at now and then, too.
#pragma once

#include <atomic>
#include <chrono>
#include <set>
#include <thread>
#include <unordered_map>

#include "store_postgres/connection.h"
#include "store_postgres/store.h"
#include "store_postgres/writer.h"

namespace foxtray::store::postgres {

class Waker {
 public:
  explicit Waker(const PostgresOptions& options);
  ~Waker();
  Waker(const Waker&) = delete;
  Waker& operator=(const Waker&) = delete;

  void watch(TableId table, Number next);
  void unwatch(TableId table);
  /// Between these two, tables are seen to change by this node's own doing.
  void writing(const std::vector<Change>& changes);
  void wrote(const News& news);

 private:
  using Clock = std::chrono::steady_clock;

  void run();
  void round();
  void send_notices();
  void look(const std::set<TableId>& tables);
  void hear(const std::string& notice);
  /// The lock is held. Wakes if that is news.
  void learn(TableId table, Number next, Calls& calls);
  void stir();
  std::set<TableId> take_doubtful();

  const PostgresOptions options_;
  const std::string node_;
  const int event_;
  std::unique_ptr<Connection> connection_;
  Clock::time_point next_look_{};

  std::mutex mutex_;
  std::unordered_map<TableId, Number> watched_;
  std::set<TableId> doubtful_;  // watched since the last look
  std::set<TableId> writing_;
  News to_tell_;
  std::atomic<bool> ending_ = false;
  std::thread thread_;
};

}  // namespace foxtray::store::postgres
