#include "store_sqlite/writer.h"

#include <algorithm>

namespace foxtray::store::sqlite {
namespace {

std::int64_t id(TableId table) { return static_cast<std::int64_t>(table); }

}  // namespace

Writer::Writer(Database& database, Epoch epoch)
    : database_(database),
      epoch_(epoch),
      begin_(database, "BEGIN IMMEDIATE"),
      commit_(database, "COMMIT"),
      exists_(database, "SELECT 1 FROM tables WHERE id = ?"),
      last_(database, "SELECT number FROM log WHERE table_id = ? ORDER BY number DESC LIMIT 1"),
      was_refused_(database, "SELECT 1 FROM refused WHERE table_id = ? AND command = ?"),
      new_table_(database, "INSERT INTO tables (id, created, head) VALUES (?, ?, ?)"),
      new_standing_(
          database,
          "INSERT INTO standings (table_id, touched, stage, glance) VALUES (?, ?, 0, '')"),
      line_(database,
            "INSERT INTO log (table_id, number, time, line, command, answer) VALUES (?,?,?,?,?,?)"),
      refusal_(database, "INSERT INTO refused (table_id, command, answer) VALUES (?, ?, ?)"),
      standing_(
          database,
          "UPDATE standings SET touched = max(touched, ?), stage = ?, deadline = ?, glance = ? "
          "WHERE table_id = ?"),
      touch_(database, "UPDATE standings SET touched = max(touched, ?) WHERE table_id = ?"),
      key_(database, "INSERT OR IGNORE INTO keys (table_id, seat, hash) VALUES (?, ?, ?)"),
      no_key_(database, "DELETE FROM keys WHERE table_id = ? AND seat = ? AND hash = ?"),
      old_(database,
           "SELECT table_id FROM standings WHERE stage = ?1 AND touched < ?2 AND coalesce("
           "(SELECT time FROM log WHERE log.table_id = standings.table_id "
           " ORDER BY number DESC LIMIT 1), 0) < ?2 LIMIT ?3"),
      note_(database, "INSERT OR REPLACE INTO notes (name, text) VALUES (?, ?)") {}

Calls Writer::carry_out(std::vector<Change> changes) {
  if (broken_) return refuse(changes, *ailment());
  Calls calls;
  won_ = lost_ = 0;
  try {
    begin_.run();
    for (Change& change : changes)
      calls.push_back(std::visit([&](auto& what) { return carry_out(what); }, change));
    commit_.run();
  } catch (const Failure& failure) {
    database_.roll_back();
    {
      const std::lock_guard lock(mutex_);
      sentence_ = failure.sentence;
    }
    ailing_ = true;
    if (failure.of_sync) {
      database_.keep_log_at_end();
      broken_ = true;
    }
    return refuse(changes, Trouble{failure.sentence});
  }
  ailing_ = false;
  stored_ += won_;
  conflicts_ += lost_;
  if (won_ > 0) ++syncs_;
  return calls;
}

Calls Writer::refuse(std::vector<Change>& changes, const Trouble& trouble) {
  Calls calls;
  failed_ += changes.size();
  for (Change& change : changes)
    std::visit(
        [&](auto& what) {
          calls.push_back([done = std::move(what.done), trouble] { done(trouble); });
        },
        change);
  return calls;
}

Fate Writer::fate_of(const Append& append) {
  if (append.epoch != epoch_) return Fate::conflict;
  const std::int64_t table = id(append.table);
  const bool there = exists_.with(table).row();
  exists_.reset();
  if (append.head) return there ? Fate::conflict : Fate::stored;
  if (!there) return Fate::gone;
  const std::int64_t last = last_.with(table).row() ? last_.number(0) : 0;
  last_.reset();
  if (static_cast<Number>(last) + 1 != append.next) return Fate::conflict;
  if (!append.reply) return Fate::stored;
  const bool refused = was_refused_.with(table, append.reply->command).row();
  was_refused_.reset();
  return refused ? Fate::conflict : Fate::stored;
}

std::function<void()> Writer::carry_out(Addition& addition) {
  const Append& append = addition.append;
  const Fate fate = fate_of(append);
  ++(fate == Fate::stored ? won_ : lost_);
  if (fate == Fate::stored) {
    if (append.head) create(append);
    add_lines(append);
    set_standing(append);
    set_keys(append);
  }
  return [done = addition.done, fate] { done(fate); };
}

void Writer::create(const Append& append) {
  new_table_.with(id(append.table), append.time, *append.head).run();
  new_standing_.with(id(append.table), append.time).run();
}

void Writer::add_lines(const Append& append) {
  auto number = static_cast<std::int64_t>(append.next);
  std::optional<std::string_view> command, answer;
  if (append.reply) {
    command = append.reply->command;
    answer = append.reply->text;
  }
  for (const std::string& line : append.lines) {
    line_.with(id(append.table), number++, append.time, line, command, answer).run();
    command.reset();
    answer.reset();
  }
  if (command) refusal_.with(id(append.table), *command, *answer).run();
}

/// What has lines need not be touched: their time is in the log.
void Writer::set_standing(const Append& append) {
  if (append.standing) {
    const Standing& standing = *append.standing;
    standing_
        .with(append.time, static_cast<std::int64_t>(standing.stage), standing.deadline,
              standing.glance, id(append.table))
        .run();
  } else if (append.lines.empty() && !append.head) {
    touch_.with(append.time, id(append.table)).run();
  }
}

void Writer::set_keys(const Append& append) {
  for (const KeyChange& change : append.keys)
    (change.valid ? key_ : no_key_)
        .with(id(append.table), std::int64_t{change.key.seat}, change.key.hash)
        .run();
}

std::function<void()> Writer::carry_out(Removal& removal) {
  const Rule& rule = removal.rule;
  std::vector<TableId> removed;
  if (rule.stage != Stage::ledger) {
    old_.with(static_cast<std::int64_t>(rule.stage), rule.untouched_since,
              static_cast<std::int64_t>(rule.at_most));
    while (old_.row()) removed.push_back(TableId{static_cast<std::uint64_t>(old_.number(0))});
    old_.reset();
  }
  for (const TableId table : removed) remove(table);
  return [done = removal.done, removed = std::move(removed)] { done(removed); };
}

void Writer::remove(TableId table) {
  const std::string key = std::to_string(id(table));
  for (const char* from :
       {"tables WHERE id = ", "standings WHERE table_id = ", "log WHERE table_id = ",
        "refused WHERE table_id = ", "keys WHERE table_id = "})
    database_.run(std::string("DELETE FROM ") + from + key);
}

std::function<void()> Writer::carry_out(Note& note) {
  note_.with(note.name, note.text).run();
  return [done = note.done] { done(Fate::stored); };
}

Figures Writer::figures() const { return {stored_, conflicts_, failed_, syncs_}; }

std::optional<Trouble> Writer::ailment() const {
  if (!ailing_) return std::nullopt;
  const std::lock_guard lock(mutex_);
  return Trouble{sentence_};
}

}  // namespace foxtray::store::sqlite
