#include "store/memory.h"

#include <algorithm>

namespace foxtray::store {

// --- The disk
// -------------------------------------------------------------------------------------

std::size_t MemoryDisk::write(std::size_t at_most) {
  std::size_t done = 0;
  for (; done < at_most && !waiting_.empty(); ++done) {
    Wish wish = std::move(waiting_.front());
    waiting_.pop_front();
    carry_out(std::move(wish));
  }
  return done;
}

void MemoryDisk::sync() {
  std::vector<Written> written = std::move(written_);
  written_.clear();
  if (!written.empty() && fails_now()) {
    broken_ = Trouble{"The disk failed to sync."};
    for (std::size_t at = written.size(); at > kept_at_failure_; --at) written[at - 1].undo();
  } else if (!written.empty() && !broken_) {
    ++syncs_;
  }
  for (const Written& change : written) {
    if (broken_)
      change.failed(*broken_);
    else
      change.stored();
  }
  answer_questions();
}

void MemoryDisk::answer_questions() {
  std::vector<Wish> asked = std::move(asked_);
  asked_.clear();
  for (const Wish& wish : asked)
    if (!wish.asker.expired()) std::get<Question>(wish.what)();
}

void MemoryDisk::crash(std::size_t kept) {
  for (; written_.size() > kept; written_.pop_back()) written_.back().undo();
  written_.clear();
  waiting_.clear();
  asked_.clear();
  broken_.reset();
}

void MemoryDisk::renew_epoch() { epoch_ = Epoch{static_cast<std::uint64_t>(epoch_) + 1}; }

bool MemoryDisk::fails_now() {
  if (fail_in_ == 0) return false;
  --fail_in_;
  return fail_in_ == 0;
}

void MemoryDisk::carry_out(Wish wish) {
  if (std::holds_alternative<Question>(wish.what)) {
    asked_.push_back(std::move(wish));
    if (written_.empty()) answer_questions();
    return;
  }
  const bool fails = fails_now();
  std::visit(
      [&]<class What>(What& what) {
        if constexpr (!std::is_same_v<What, Question>) {
          if (broken_ || fails) {
            const Trouble trouble = broken_.value_or(Trouble{"The disk failed to write."});
            if (const auto node = wish.asker.lock()) {
              ++(*node)->figures_.failed;
              what.done(trouble);
            }
          } else {
            carry_out(wish.asker, what);
          }
        }
      },
      wish.what);
  if (plant_ == Plant::early_answer && !written_.empty()) {
    written_.back().stored();
    written_.back().stored = [] {};
  }
}

Fate MemoryDisk::fate_of(const Append& append) const {
  if (append.epoch != epoch_ && plant_ != Plant::stale_epoch) return Fate::conflict;
  const auto found = tables_.find(append.table);
  if (append.head) return found == tables_.end() ? Fate::stored : Fate::conflict;
  if (found == tables_.end()) return Fate::gone;
  const Table& table = found->second;
  const bool refused = append.reply && table.refused.contains(append.reply->command);
  if (refused && plant_ != Plant::answered_twice) return Fate::conflict;
  return table.lines.size() + 1 == append.next ? Fate::stored : Fate::conflict;
}

void MemoryDisk::carry_out(const Asker& asker, const Addition& addition) {
  const Append& append = addition.append;
  const Fate fate = fate_of(append);
  const bool double_win = fate == Fate::conflict && plant_ == Plant::double_win;
  std::function<void()> undo = fate == Fate::stored ? apply(append) : [] {};
  const std::function<void()> stored = [this, asker, fate = double_win ? Fate::stored : fate,
                                        added = !append.lines.empty(), table = append.table,
                                        done = addition.done] {
    const auto node = asker.lock();
    if (fate == Fate::stored && added) wake(node ? *node : nullptr, table);
    if (!node) return;
    ++(fate == Fate::stored ? (*node)->figures_.stored : (*node)->figures_.conflicts);
    done(fate);
  };
  const auto failed = [asker, done = addition.done](const Trouble& trouble) {
    const auto node = asker.lock();
    if (!node) return;
    ++(*node)->figures_.failed;
    done(trouble);
  };
  written_.push_back({std::move(undo), stored, failed});
}

std::function<void()> MemoryDisk::apply(const Append& append) {
  const TableId id = append.table;
  Table& table = tables_[id];
  std::function<void()> undo;
  if (append.head) {
    table.head = *append.head;
    table.created = append.time;
    undo = [this, id] { tables_.erase(id); };
  } else {
    std::optional<std::string> refused;
    std::optional<Standing> standing;
    std::optional<std::set<Key>> keys;
    if (append.reply && append.lines.empty()) refused = append.reply->command;
    if (append.standing) standing = table.standing;
    if (!append.keys.empty()) keys = table.keys;
    undo = [this, id, count = table.lines.size(), touched = table.touched, refused, standing,
            keys] {
      Table& back = tables_.at(id);
      back.lines.resize(count);
      back.touched = touched;
      if (refused) back.refused.erase(*refused);
      if (standing) back.standing = *standing;
      if (keys) back.keys = *keys;
    };
  }
  table.touched = std::max(table.touched, append.time);
  for (const std::string& text : append.lines) {
    table.lines.push_back({table.lines.size() + 1, append.time, text, std::nullopt});
    if (plant_ == Plant::half_append) break;
  }
  if (append.reply && plant_ != Plant::lost_reply) {
    if (append.lines.empty())
      table.refused[append.reply->command] = append.reply->text;
    else
      table.lines[append.next - 1].reply = append.reply;
  }
  for (const KeyChange& change : append.keys) {
    if (change.valid)
      table.keys.insert(change.key);
    else
      table.keys.erase(change.key);
  }
  if (append.standing) table.standing = *append.standing;
  return undo;
}

std::vector<TableId> MemoryDisk::chosen(const Rule& rule) const {
  std::vector<TableId> ids;
  if (rule.stage == Stage::ledger) return ids;
  for (const auto& [id, table] : tables_) {
    if (ids.size() == rule.at_most) break;
    if (table.standing.stage == rule.stage && table.touched < rule.untouched_since)
      ids.push_back(id);
  }
  return ids;
}

void MemoryDisk::carry_out(const Asker& asker, const Removal& removal) {
  const std::vector<TableId> ids = chosen(removal.rule);
  std::map<TableId, Table> gone;
  for (const TableId id : ids) gone.insert(tables_.extract(id));
  const auto undo = [this, gone = std::move(gone)] { tables_.insert(gone.begin(), gone.end()); };
  const auto stored = [asker, ids, done = removal.done] {
    if (!asker.expired()) done(ids);
  };
  const auto failed = [asker, done = removal.done](const Trouble& trouble) {
    if (!asker.expired()) done(trouble);
  };
  written_.push_back({undo, stored, failed});
}

void MemoryDisk::carry_out(const Asker& asker, const Note& note) {
  std::optional<std::string> before;
  if (const auto found = notes_.find(note.name); found != notes_.end()) before = found->second;
  const auto undo = [this, name = note.name, before] {
    if (before)
      notes_[name] = *before;
    else
      notes_.erase(name);
  };
  notes_[note.name] = note.text;
  const auto stored = [asker, done = note.done] {
    if (!asker.expired()) done(Fate::stored);
  };
  const auto failed = [asker, done = note.done](const Trouble& trouble) {
    if (!asker.expired()) done(trouble);
  };
  written_.push_back({undo, stored, failed});
}

void MemoryDisk::wake(const MemoryStore* writer, TableId id) {
  const auto table = tables_.find(id);
  if (table == tables_.end()) return;
  const Number next = table->second.lines.size() + 1;
  for (MemoryStore* node : nodes_) {
    const auto watched = node->watched_.find(id);
    if (watched == node->watched_.end() || watched->second >= next) continue;
    watched->second = next;
    if (node != writer && plant_ != Plant::lost_wake) node->wake_(id, next);
  }
}

Summary MemoryDisk::summary(TableId id, const Table& table) {
  return {id, table.head, table.created, table.touched, table.lines.size() + 1, table.standing};
}

StoredTable MemoryDisk::read(TableId id, const Table& table, Number from) const {
  StoredTable answer{summary(id, table), epoch_, {}, {}, {table.keys.begin(), table.keys.end()}};
  for (const LogLine& line : table.lines)
    if (line.number >= from) answer.lines.push_back(line);
  for (const auto& [command, text] : table.refused) answer.refused.push_back({command, text});
  return answer;
}

// --- A node
// ---------------------------------------------------------------------------------------

MemoryStore::MemoryStore(std::shared_ptr<MemoryDisk> disk, Wake wake)
    : disk_(std::move(disk)), self_(std::make_shared<MemoryStore*>(this)), wake_(std::move(wake)) {
  disk_->nodes_.push_back(this);
}

MemoryStore::~MemoryStore() { std::erase(disk_->nodes_, this); }

Figures MemoryStore::figures() const {
  Figures figures = figures_;
  figures.syncs = disk_->syncs_;
  return figures;
}

void MemoryStore::append(Append append, Done<Fate> done) {
  if (auto trouble = why_not(append)) return done(*std::move(trouble));
  disk_->waiting_.push_back({self_, MemoryDisk::Addition{std::move(append), std::move(done)}});
}

void MemoryStore::ask(MemoryDisk::Question question) {
  disk_->waiting_.push_back({self_, std::move(question)});
}

void MemoryStore::load(TableId table, Number from, Done<std::optional<StoredTable>> done) {
  ask([this, table, from, done = std::move(done)] {
    const auto found = disk_->tables_.find(table);
    if (found == disk_->tables_.end()) return done(std::nullopt);
    done(disk_->read(table, found->second, from));
  });
}

void MemoryStore::holdings(std::vector<SecretHash> hashes, Done<std::vector<Holding>> done) {
  ask([this, hashes = std::move(hashes), done = std::move(done)] {
    std::vector<Holding> found;
    for (const auto& [id, table] : disk_->tables_)
      for (const Key& key : table.keys)
        if (std::find(hashes.begin(), hashes.end(), key.hash) != hashes.end())
          found.push_back({key, MemoryDisk::summary(id, table)});
    std::sort(found.begin(), found.end());
    done(std::move(found));
  });
}

void MemoryStore::due(Time until, std::size_t at_most, Done<std::vector<Deadline>> done) {
  ask([this, until, at_most, done = std::move(done)] {
    std::vector<Deadline> found;
    for (const auto& [id, table] : disk_->tables_)
      if (table.standing.deadline && *table.standing.deadline <= until)
        found.push_back({*table.standing.deadline, id});
    std::sort(found.begin(), found.end());
    if (found.size() > at_most) found.resize(at_most);
    done(std::move(found));
  });
}

void MemoryStore::list(TableId after, std::size_t at_most, Done<std::vector<Summary>> done) {
  ask([this, after, at_most, done = std::move(done)] {
    std::vector<Summary> found;
    for (auto at = disk_->tables_.upper_bound(after);
         at != disk_->tables_.end() && found.size() < at_most; ++at)
      found.push_back(MemoryDisk::summary(at->first, at->second));
    done(std::move(found));
  });
}

void MemoryStore::remove(Rule rule, Done<std::vector<TableId>> done) {
  disk_->waiting_.push_back({self_, MemoryDisk::Removal{rule, std::move(done)}});
}

void MemoryStore::keep(std::string name, std::string text, Done<Fate> done) {
  if (!is_line(name) || !is_line(text))
    return done(Trouble{"What is stored must be text in UTF-8, one line each."});
  disk_->waiting_.push_back(
      {self_, MemoryDisk::Note{std::move(name), std::move(text), std::move(done)}});
}

void MemoryStore::kept(std::string name, Done<std::optional<std::string>> done) {
  ask([this, name = std::move(name), done = std::move(done)] {
    const auto found = disk_->notes_.find(name);
    if (found == disk_->notes_.end()) return done(std::nullopt);
    done(found->second);
  });
}

void MemoryStore::watch(TableId table, Number next) {
  watched_[table] = next;
  ask([this, table] {
    const auto watched = watched_.find(table);
    const auto found = disk_->tables_.find(table);
    if (watched == watched_.end() || found == disk_->tables_.end()) return;
    const Number there = found->second.lines.size() + 1;
    if (there <= watched->second) return;
    watched->second = there;
    wake_(table, there);
  });
}

}  // namespace foxtray::store
