#include "store_postgres/writer.h"

#include <algorithm>
#include <set>

#include "store_postgres/arrays.h"
#include "store_postgres/schema.h"

namespace foxtray::store::postgres {
namespace {

constexpr int kAttempts = 5;
constexpr std::chrono::milliseconds kPause{250};  // between two attempts to connect

// In the same order on every node, so that no two wait for each other. After it each append sees
// what other nodes have committed.
constexpr const char* kLock =
    "SELECT FROM standings WHERE table_id = ANY($1::bigint[]) ORDER BY table_id FOR UPDATE";

// Appends of different tables. Each is `won`, or nothing of it is stored.
constexpr const char* kAppend = R"(
WITH wanted AS (
  SELECT * FROM unnest($1::int[], $2::bigint[], $3::bigint[], $4::int[], $5::bigint[], $6::bigint[],
    $7::text[], $8::text[], $9::smallint[], $10::bigint[], $11::text[], $12::text[])
  AS w(place, id, next, count, epoch, time, command, answer, stage, deadline, glance, head)),
valid AS (
  SELECT * FROM wanted WHERE epoch = (SELECT value::bigint FROM meta WHERE name = 'epoch')),
created AS (
  INSERT INTO tables (id, created, head) SELECT id, time, head FROM valid WHERE head IS NOT NULL
  ORDER BY id ON CONFLICT DO NOTHING RETURNING id),
won AS MATERIALIZED (
  SELECT v.* FROM valid v JOIN created c ON c.id = v.id
  UNION ALL
  SELECT v.* FROM valid v JOIN standings s ON s.table_id = v.id
  WHERE v.head IS NULL AND s.next = v.next AND NOT EXISTS (
    SELECT FROM refused r WHERE r.table_id = v.id AND r.command = v.command)),
begun AS (
  INSERT INTO standings SELECT id, next + count, time, coalesce(stage, 0), deadline,
    coalesce(glance, '') FROM won WHERE head IS NOT NULL),
moved AS (
  UPDATE standings s SET next = s.next + w.count, touched = greatest(s.touched, w.time),
    stage = coalesce(w.stage, s.stage), glance = coalesce(w.glance, s.glance),
    deadline = CASE WHEN w.stage IS NULL THEN s.deadline ELSE w.deadline END
  FROM won w WHERE s.table_id = w.id AND w.head IS NULL),
logged AS (
  INSERT INTO log SELECT w.id, w.next + l.offs, w.time, l.line,
    CASE WHEN l.offs = 0 THEN w.command END, CASE WHEN l.offs = 0 THEN w.answer END
  FROM unnest($13::int[], $14::int[], $15::text[]) AS l(place, offs, line)
  JOIN won w ON w.place = l.place),
denied AS (
  INSERT INTO refused SELECT id, command, answer FROM won WHERE count = 0 AND command IS NOT NULL),
keyed AS (
  INSERT INTO keys SELECT w.id, k.seat, k.hash
  FROM unnest($16::int[], $17::int[], $18::bytea[], $19::bool[]) AS k(place, seat, hash, valid)
  JOIN won w ON w.place = k.place WHERE k.valid ON CONFLICT DO NOTHING),
unkeyed AS (
  DELETE FROM keys USING won w,
    unnest($16::int[], $17::int[], $18::bytea[], $19::bool[]) AS k(place, seat, hash, valid)
  WHERE w.place = k.place AND NOT k.valid AND keys.table_id = w.id AND keys.seat = k.seat
    AND keys.hash = k.hash)
SELECT w.place, EXISTS (SELECT FROM won o WHERE o.place = w.place),
  w.head IS NULL AND EXISTS (SELECT FROM valid v WHERE v.place = w.place)
    AND NOT EXISTS (SELECT FROM standings s WHERE s.table_id = w.id)
FROM wanted w)";

// Tables that another node is adding to are left alone.
constexpr const char* kRemove = R"(
WITH old AS MATERIALIZED (
  SELECT table_id FROM standings WHERE stage = $1 AND touched < $2 LIMIT $3
  FOR UPDATE SKIP LOCKED),
a AS (DELETE FROM tables USING old o WHERE id = o.table_id),
b AS (DELETE FROM standings x USING old o WHERE x.table_id = o.table_id),
c AS (DELETE FROM log x USING old o WHERE x.table_id = o.table_id),
d AS (DELETE FROM refused x USING old o WHERE x.table_id = o.table_id),
e AS (DELETE FROM keys x USING old o WHERE x.table_id = o.table_id)
SELECT table_id FROM old)";

constexpr const char* kNote =
    "INSERT INTO notes VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET text = excluded.text";

/// The parameters of `kAppend`.
class Appends {
 public:
  void add(const Append& append) {
    place_.add(places_);
    id_.add(static_cast<std::int64_t>(append.table));
    next_.add(static_cast<std::int64_t>(append.next));
    count_.add(static_cast<std::int64_t>(append.lines.size()));
    epoch_.add(static_cast<std::int64_t>(append.epoch));
    time_.add(append.time);
    add_reply(append);
    add_standing(append);
    head_.add(append.head);
    std::int64_t offset = 0;
    for (const std::string& line : append.lines) {
      line_place_.add(places_);
      line_offset_.add(offset++);
      line_.add(line);
    }
    for (const KeyChange& change : append.keys) {
      key_place_.add(places_);
      key_seat_.add(std::int64_t{change.key.seat});
      key_hash_.add(change.key.hash);
      key_valid_.add(std::int64_t{change.valid ? 1 : 0});
    }
    ++places_;
  }
  Values values() const {
    Values values;
    for (const Array* array : {&place_, &id_, &next_, &count_, &epoch_, &time_, &command_, &answer_,
                               &stage_, &deadline_, &glance_, &head_, &line_place_, &line_offset_,
                               &line_, &key_place_, &key_seat_, &key_hash_, &key_valid_})
      values.emplace_back(array->text());
    return values;
  }

 private:
  void add_reply(const Append& append) {
    if (append.reply) {
      command_.add(append.reply->command);
      answer_.add(append.reply->text);
    } else {
      command_.add_nothing();
      answer_.add_nothing();
    }
  }
  void add_standing(const Append& append) {
    if (append.standing) {
      stage_.add(static_cast<std::int64_t>(append.standing->stage));
      deadline_.add(append.standing->deadline);
      glance_.add(append.standing->glance);
    } else {
      for (Array* array : {&stage_, &deadline_, &glance_}) array->add_nothing();
    }
  }

  std::int64_t places_ = 0;
  Array place_, id_, next_, count_, epoch_, time_, command_, answer_, stage_, deadline_, glance_,
      head_;
  Array line_place_, line_offset_, line_, key_place_, key_seat_, key_hash_, key_valid_;
};

Calls refused(std::vector<Change>& changes, const Trouble& trouble) {
  Calls calls;
  for (Change& change : changes)
    std::visit([&](auto& what) { calls.push_back([done = what.done, trouble] { done(trouble); }); },
               change);
  return calls;
}

}  // namespace

Writer::Writer(std::string url) : url_(std::move(url)) {}

void Writer::connect() {
  connection_ = std::make_unique<Connection>(url_);
  try {
    migrate(*connection_);
    settle(*connection_);
    epoch_ = static_cast<std::uint64_t>(epoch_of(*connection_));
    connection_->prepare("lock", kLock);
    connection_->prepare("append", kAppend);
    connection_->prepare("remove", kRemove);
    connection_->prepare("note", kNote);
    connection_->end_group();
    connection_->drain();
  } catch (const Failure&) {
    connection_.reset();
    throw;
  }
}

/// An append of a table that has one in a step already goes into a later step.
std::vector<Writer::Step> Writer::steps_of(std::vector<Change>& changes) {
  std::vector<Step> steps;
  std::size_t first = 0;  // appends go into this step or a later one
  std::map<TableId, std::size_t> used;
  for (Change& change : changes) {
    if (auto* addition = std::get_if<Addition>(&change)) {
      const std::size_t step = first + used[addition->append.table]++;
      if (step >= steps.size()) steps.resize(step + 1);
      steps[step].additions.push_back(addition);
      continue;
    }
    steps.push_back({{}, std::get_if<Removal>(&change), std::get_if<Note>(&change)});
    first = steps.size();
    used.clear();
  }
  return steps;
}

Calls Writer::carry_out(std::vector<Change> changes, News& news) {
  for (int attempt = 1;; ++attempt) {
    try {
      Outcome outcome = try_once(changes);
      stored_ += outcome.stored;
      conflicts_ += outcome.conflicts;
      if (outcome.stored > 0) ++syncs_;
      news = std::move(outcome.news);
      const std::lock_guard lock(mutex_);
      ailment_.reset();
      return std::move(outcome.calls);
    } catch (const Failure& failure) {
      if (connection_ && connection_->lost()) connection_.reset();
      if (failure.again() && attempt < kAttempts) continue;
      failed_ += changes.size();
      ail(failure.sentence);
      return refused(changes, Trouble{failure.sentence});
    }
  }
}

void Writer::ail(const std::string& sentence) {
  const std::lock_guard lock(mutex_);
  ailment_ = sentence;
}

std::optional<Trouble> Writer::ailment() const {
  const std::lock_guard lock(mutex_);
  if (!ailment_) return std::nullopt;
  return Trouble{*ailment_};
}

Writer::Outcome Writer::try_once(std::vector<Change>& changes) {
  if (!connection_) {
    const auto now = std::chrono::steady_clock::now();
    if (now < next_try_) throw Failure{ailment()->text};
    next_try_ = now + kPause;
    connect();
  }
  const std::vector<Step> steps = steps_of(changes);
  connection_->send("BEGIN");
  send_lock(steps);
  for (const Step& step : steps) send(step);
  connection_->send("COMMIT");
  connection_->end_group();
  try {
    Outcome outcome;
    connection_->answer();
    connection_->answer();
    for (const Step& step : steps) receive(step, outcome);
    const bool committed = connection_->answer().command() == "COMMIT";
    connection_->drain();
    if (!committed) throw Failure{"The database did not commit."};
    return outcome;
  } catch (const Failure&) {
    if (!connection_->lost()) {
      connection_->drain();
      connection_->ask("ROLLBACK");
    }
    throw;
  }
}

void Writer::send_lock(const std::vector<Step>& steps) {
  std::set<TableId> tables;
  for (const Step& step : steps)
    for (const Addition* addition : step.additions) tables.insert(addition->append.table);
  Array ids;
  for (const TableId table : tables) ids.add(static_cast<std::int64_t>(table));
  connection_->send_prepared("lock", {ids.text()});
}

void Writer::send(const Step& step) {
  if (step.note != nullptr) {
    connection_->send_prepared("note", {step.note->name, step.note->text});
  } else if (step.removal != nullptr) {
    const Rule& rule = step.removal->rule;
    const std::size_t at_most = rule.stage == Stage::ledger ? 0 : rule.at_most;
    connection_->send_prepared("remove",
                               {std::to_string(static_cast<int>(rule.stage)),
                                std::to_string(rule.untouched_since), std::to_string(at_most)});
  } else {
    Appends appends;
    for (const Addition* addition : step.additions) appends.add(addition->append);
    connection_->send_prepared("append", appends.values());
  }
}

void Writer::receive(const Step& step, Outcome& outcome) {
  const Rows rows = connection_->answer();
  if (step.note != nullptr) {
    outcome.calls.push_back([done = step.note->done] { done(Fate::stored); });
  } else if (step.removal != nullptr) {
    std::vector<TableId> removed;
    for (int row = 0; row < rows.size(); ++row)
      removed.push_back(TableId{static_cast<std::uint64_t>(rows.number(row, 0))});
    outcome.calls.push_back([done = step.removal->done, removed] { done(removed); });
  } else {
    for (int row = 0; row < rows.size(); ++row) {
      const Addition& addition = *step.additions[static_cast<std::size_t>(rows.number(row, 0))];
      const Append& append = addition.append;
      const bool stored = rows.truth(row, 1);
      const Fate fate = stored ? Fate::stored : rows.truth(row, 2) ? Fate::gone : Fate::conflict;
      ++(stored ? outcome.stored : outcome.conflicts);
      if (stored && !append.lines.empty())
        outcome.news[append.table] = append.next + append.lines.size();
      outcome.calls.push_back([done = addition.done, fate] { done(fate); });
    }
  }
}

}  // namespace foxtray::store::postgres
