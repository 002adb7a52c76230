// A store in memory on a simulated disk, for simulations and tests. It has no thread and no clock:
// its owner says when something is written, when it is synced and when the power fails.
#pragma once

#include <cstddef>
#include <deque>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "store/store.h"

namespace foxtray::store {

class MemoryStore;

/// A mistake that a test plants, to see whether it is found.
enum class Plant : std::uint8_t {
  none,
  early_answer,   // tells that an append is stored when it was only written
  lost_reply,     // does not store the reply to a command
  double_win,     // tells both of two appends with the same number that they were stored
  half_append,    // stores only the first line of several
  lost_wake,      // wakes nobody
  stale_epoch,    // takes numbers of another epoch
  answered_twice  // takes a command that was refused before
};

/// The disk that one or several nodes share.
class MemoryDisk {
 public:
  explicit MemoryDisk(Plant plant = Plant::none) : plant_(plant) {}
  MemoryDisk(const MemoryDisk&) = delete;
  MemoryDisk& operator=(const MemoryDisk&) = delete;

  /// Writes what nodes have handed in, in that order; at most so many. Nothing of it is durable
  /// yet. Returns how many were carried out.
  std::size_t write(std::size_t at_most = static_cast<std::size_t>(-1));
  /// Makes durable what was written, and answers it.
  void sync();
  bool idle() const { return waiting_.empty() && written_.empty() && asked_.empty(); }
  /// How many changes were written since the last sync.
  std::size_t unsynced() const { return written_.size(); }

  /// The power fails: of what was written and not synced the first `kept` survive; all that waits
  /// is lost, and nobody is answered. The nodes should be gone too.
  void crash(std::size_t kept);
  /// The `nth` write or sync from now on fails, the first being 1. If that is a sync, nobody is
  /// told that anything was stored, but the first `kept` of what was written are; and until `crash`
  /// nothing more is.
  void fail(std::size_t nth, std::size_t kept = 0) {
    fail_in_ = nth;
    kept_at_failure_ = kept;
  }
  /// As if a backup was restored, which is the present state.
  void renew_epoch();

 private:
  friend class MemoryStore;

  struct Table {
    std::string head;
    Time created = 0;
    Time touched = 0;
    Standing standing;
    std::vector<LogLine> lines;
    std::map<std::string, std::string> refused;
    std::set<Key> keys;
  };

  /// Who asked, as long as it is there. Its number tells nodes apart.
  using Asker = std::weak_ptr<MemoryStore*>;

  struct Removal {
    Rule rule;
    Done<std::vector<TableId>> done;
  };
  struct Note {
    std::string name, text;
    Done<Fate> done;
  };
  struct Addition {
    Append append;
    Done<Fate> done;
  };
  using Question = std::function<void()>;
  struct Wish {
    Asker asker;
    std::variant<Addition, Removal, Note, Question> what;
  };

  /// A change that was written: how to take it back, and whom to tell what when it is durable.
  struct Written {
    std::function<void()> undo;
    std::function<void()> stored;
    std::function<void(const Trouble&)> failed;
  };

  bool fails_now();
  void carry_out(Wish wish);
  void carry_out(const Asker& asker, const Addition& addition);
  void carry_out(const Asker& asker, const Removal& removal);
  void carry_out(const Asker& asker, const Note& note);
  Fate fate_of(const Append& append) const;
  std::function<void()> apply(const Append& append);
  std::vector<TableId> chosen(const Rule& rule) const;
  void answer_questions();
  void wake(const MemoryStore* writer, TableId id);
  static Summary summary(TableId id, const Table& table);
  StoredTable read(TableId id, const Table& table, Number from) const;

  Plant plant_;
  Epoch epoch_{1};
  std::map<TableId, Table> tables_;
  std::map<std::string, std::string> notes_;
  std::deque<Wish> waiting_;
  std::vector<Written> written_;
  std::vector<Wish> asked_;  // questions that wait for a sync
  std::vector<MemoryStore*> nodes_;
  std::size_t fail_in_ = 0;
  std::size_t kept_at_failure_ = 0;
  std::uint64_t syncs_ = 0;
  std::optional<Trouble> broken_;
};

/// One node on the disk.
class MemoryStore final : public Store {
 public:
  MemoryStore(std::shared_ptr<MemoryDisk> disk, Wake wake);
  /// What was handed in may still be stored; nobody is told.
  ~MemoryStore() override;

  Epoch epoch() const override { return disk_->epoch_; }
  void append(Append append, Done<Fate> done) override;
  void load(TableId table, Number from, Done<std::optional<StoredTable>> done) override;
  void holdings(std::vector<SecretHash> hashes, Done<std::vector<Holding>> done) override;
  void due(Time until, std::size_t at_most, Done<std::vector<Deadline>> done) override;
  void list(TableId after, std::size_t at_most, Done<std::vector<Summary>> done) override;
  void remove(Rule rule, Done<std::vector<TableId>> done) override;
  void keep(std::string name, std::string text, Done<Fate> done) override;
  void kept(std::string name, Done<std::optional<std::string>> done) override;
  void watch(TableId table, Number next) override;
  void unwatch(TableId table) override { watched_.erase(table); }
  /// The syncs are those of the disk.
  Figures figures() const override;
  std::optional<Trouble> ailment() const override { return disk_->broken_; }

 private:
  friend class MemoryDisk;
  void ask(MemoryDisk::Question question);

  std::shared_ptr<MemoryDisk> disk_;
  std::shared_ptr<MemoryStore*> self_;
  Wake wake_;
  std::map<TableId, Number> watched_;
  Figures figures_;
};

}  // namespace foxtray::store
