// Carries out groups of changes, each group in one transaction.
#pragma once

#include <atomic>
#include <variant>

#include "store/store.h"
#include "store_sqlite/database.h"
#include "store_worker/worker.h"

namespace foxtray::store::sqlite {

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

class Writer {
 public:
  Writer(Database& database, Epoch epoch);

  /// Returns what is to be called when the group is durable or has failed. After a failed sync
  /// nothing more is stored.
  Calls carry_out(std::vector<Change> changes);

  Figures figures() const;
  bool broken() const { return broken_; }
  std::optional<Trouble> ailment() const;

 private:
  std::function<void()> carry_out(Addition& addition);
  std::function<void()> carry_out(Removal& removal);
  std::function<void()> carry_out(Note& note);
  Fate fate_of(const Append& append);
  void create(const Append& append);
  void add_lines(const Append& append);
  void set_standing(const Append& append);
  void set_keys(const Append& append);
  void remove(TableId table);
  Calls refuse(std::vector<Change>& changes, const Trouble& trouble);

  Database& database_;
  const Epoch epoch_;
  Statement begin_, commit_;
  Statement exists_, last_, was_refused_;
  Statement new_table_, new_standing_, line_, refusal_, standing_, touch_, key_, no_key_;
  Statement old_, note_;

  // Read by other threads.
  std::atomic<std::uint64_t> stored_ = 0, conflicts_ = 0, failed_ = 0, syncs_ = 0;
  std::atomic<bool> broken_ = false;
  std::atomic<bool> ailing_ = false;
  mutable std::mutex mutex_;
  std::string sentence_;
  std::uint64_t won_ = 0;  // of this group
  std::uint64_t lost_ = 0;
};

}  // namespace foxtray::store::sqlite
