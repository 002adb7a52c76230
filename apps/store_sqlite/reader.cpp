#include "store_sqlite/reader.h"

#include <algorithm>

namespace foxtray::store::sqlite {
namespace {

// The columns of `summary_in`. Of the log the last line counts.
#define FOXTRAY_SUMMARY                                                             \
  "SELECT t.id, t.head, t.created, max(s.touched, coalesce(l.time, 0)), "           \
  "coalesce(l.number, 0) + 1, s.stage, s.deadline, s.glance FROM tables t "         \
  "JOIN standings s ON s.table_id = t.id LEFT JOIN log l ON l.table_id = t.id AND " \
  "l.number = (SELECT max(number) FROM log WHERE table_id = t.id) "

std::int64_t id(TableId table) { return static_cast<std::int64_t>(table); }
TableId table_in(const Statement& row, int column) {
  return TableId{static_cast<std::uint64_t>(row.number(column))};
}

Summary summary_in(const Statement& row) {
  Summary summary{table_in(row, 0),
                  row.text(1),
                  row.number(2),
                  row.number(3),
                  static_cast<Number>(row.number(4)),
                  {}};
  summary.standing.stage = static_cast<Stage>(row.number(5));
  if (!row.empty(6)) summary.standing.deadline = row.number(6);
  summary.standing.glance = row.text(7);
  return summary;
}

LogLine line_in(const Statement& row) {
  LogLine line{static_cast<Number>(row.number(0)), row.number(1), row.text(2), std::nullopt};
  if (!row.empty(3)) line.reply = Reply{row.text(3), row.text(4)};
  return line;
}

Key key_in(const Statement& row) {
  Key key{static_cast<int>(row.number(0)), {}};
  const std::string hash = row.text(1);
  std::copy_n(hash.begin(), std::min(hash.size(), key.hash.size()), key.hash.begin());
  return key;
}

}  // namespace

Reader::Reader(Database& database, Epoch epoch)
    : epoch_(epoch),
      begin_(database, "BEGIN"),
      end_(database, "COMMIT"),
      one_(database, FOXTRAY_SUMMARY "WHERE t.id = ?"),
      lines_(database,
             "SELECT number, time, line, command, answer FROM log "
             "WHERE table_id = ? AND number >= ? ORDER BY number"),
      refused_(database, "SELECT command, answer FROM refused WHERE table_id = ?"),
      keys_(database, "SELECT seat, hash FROM keys WHERE table_id = ? ORDER BY seat, hash"),
      holders_(database, "SELECT seat, hash, table_id FROM keys WHERE hash = ?"),
      due_(database,
           "SELECT deadline, table_id FROM standings WHERE deadline IS NOT NULL AND deadline <= ? "
           "ORDER BY deadline, table_id LIMIT ?"),
      list_(database, FOXTRAY_SUMMARY "WHERE t.id > ? ORDER BY t.id LIMIT ?"),
      note_(database, "SELECT text FROM notes WHERE name = ?") {}

std::optional<Summary> Reader::summary(TableId table) {
  std::optional<Summary> found;
  if (one_.with(id(table)).row()) found = summary_in(one_);
  one_.reset();
  return found;
}

std::optional<StoredTable> Reader::load(TableId table, Number from) {
  begin_.run();  // all of it as it is at one moment
  std::optional<StoredTable> found;
  if (auto top = summary(table)) {
    found.emplace(StoredTable{*std::move(top), epoch_, {}, {}, {}});
    lines_.with(id(table), static_cast<std::int64_t>(from));
    while (lines_.row()) found->lines.push_back(line_in(lines_));
    refused_.with(id(table));
    while (refused_.row()) found->refused.push_back({refused_.text(0), refused_.text(1)});
    keys_.with(id(table));
    while (keys_.row()) found->keys.push_back(key_in(keys_));
    for (Statement* statement : {&lines_, &refused_, &keys_}) statement->reset();
  }
  end_.run();
  return found;
}

std::vector<Holding> Reader::holdings(const std::vector<SecretHash>& hashes) {
  begin_.run();
  std::vector<Holding> found;
  for (const SecretHash& hash : hashes) {
    holders_.with(hash);
    while (holders_.row())
      if (auto top = summary(table_in(holders_, 2)))
        found.push_back({key_in(holders_), *std::move(top)});
    holders_.reset();
  }
  end_.run();
  std::sort(found.begin(), found.end());
  return found;
}

std::vector<Deadline> Reader::due(Time until, std::size_t at_most) {
  std::vector<Deadline> found;
  due_.with(until, static_cast<std::int64_t>(at_most));
  while (due_.row()) found.push_back({due_.number(0), table_in(due_, 1)});
  due_.reset();
  return found;
}

std::vector<Summary> Reader::list(TableId after, std::size_t at_most) {
  std::vector<Summary> found;
  list_.with(id(after), static_cast<std::int64_t>(at_most));
  while (list_.row()) found.push_back(summary_in(list_));
  list_.reset();
  return found;
}

std::optional<std::string> Reader::kept(const std::string& name) {
  std::optional<std::string> found;
  if (note_.with(name).row()) found = note_.text(0);
  note_.reset();
  return found;
}

}  // namespace foxtray::store::sqlite
