// Carries out groups of changes, each group in one transaction that is sent in one go.
#pragma once

#include <atomic>
#include <map>
#include <mutex>
#include <variant>

#include "store/store.h"
#include "store_postgres/connection.h"
#include "store_worker/worker.h"

namespace foxtray::store::postgres {

struct Addition {
  Append append;
  Done<Fate> done;
};
struct Removal {
  Rule rule;
  Done<std::vector<TableId>> done;
};
struct Note {
  std::string name, text;
  Done<Fate> done;
};
using Change = std::variant<Addition, Removal, Note>;

/// Tables that got lines, and the number after the last.
using News = std::map<TableId, Number>;

class Writer {
 public:
  /// `connection` may be gone at any time; the next group then makes a new one.
  explicit Writer(std::string url);

  /// Connects; throws if that cannot be.
  void connect();
  /// Returns what is to be called, as soon as the group is durable or has failed. What was added
  /// goes into `news`.
  Calls carry_out(std::vector<Change> changes, News& news);

  Epoch epoch() const { return Epoch{epoch_.load()}; }
  Figures figures() const { return {stored_, conflicts_, failed_, syncs_}; }
  std::optional<Trouble> ailment() const;

 private:
  /// Appends of different tables, a removal or a note: what one statement does.
  struct Step {
    std::vector<Addition*> additions;
    Removal* removal = nullptr;
    Note* note = nullptr;
  };
  struct Outcome {
    Calls calls;
    std::uint64_t stored = 0, conflicts = 0;
    News news;
  };

  static std::vector<Step> steps_of(std::vector<Change>& changes);
  Outcome try_once(std::vector<Change>& changes);
  void send(const Step& step);
  void send_lock(const std::vector<Step>& steps);
  void receive(const Step& step, Outcome& outcome);
  void ail(const std::string& sentence);

  const std::string url_;
  std::unique_ptr<Connection> connection_;
  std::chrono::steady_clock::time_point next_try_{};

  // Read by other threads.
  std::atomic<std::uint64_t> epoch_ = 0;
  std::atomic<std::uint64_t> stored_ = 0, conflicts_ = 0, failed_ = 0, syncs_ = 0;
  mutable std::mutex mutex_;
  std::optional<std::string> ailment_;
};

}  // namespace foxtray::store::postgres
