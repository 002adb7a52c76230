#include "store_postgres/reader.h"

#include <algorithm>

#include "store_postgres/arrays.h"
#include "store_postgres/schema.h"

namespace foxtray::store::postgres {
namespace {

#define FOXTRAY_SUMMARY "t.id, t.head, t.created, s.touched, s.next, s.stage, s.deadline, s.glance"
#define FOXTRAY_TABLES "tables t JOIN standings s ON s.table_id = t.id"

// One statement, so that all is of one moment. The first column tells what a row is: the table, a
// line of its log, a refused command or a key.
enum Kind { kTop, kLine, kRefused, kKey };
constexpr const char* kLoad =
    "SELECT 0, " FOXTRAY_SUMMARY
    ", NULL::text, (SELECT value::bigint FROM meta WHERE name = 'epoch') "
    "FROM " FOXTRAY_TABLES
    " WHERE t.id = $1 UNION ALL "
    "SELECT 1, number, line, time, NULL, NULL, NULL, NULL, command, answer, NULL FROM log "
    "WHERE table_id = $1 AND number >= $2 UNION ALL "
    "SELECT 2, NULL, NULL, NULL, NULL, NULL, NULL, NULL, command, answer, NULL FROM refused "
    "WHERE table_id = $1 UNION ALL "
    "SELECT 3, seat, hash::text, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL FROM keys "
    "WHERE table_id = $1";

constexpr const char* kHoldings =
    "SELECT " FOXTRAY_SUMMARY ", k.seat, k.hash::text FROM keys k JOIN " FOXTRAY_TABLES
    " ON t.id = k.table_id WHERE k.hash = ANY($1::bytea[])";
constexpr const char* kDue =
    "SELECT deadline, table_id FROM standings WHERE deadline <= $1 "
    "ORDER BY deadline, table_id LIMIT $2";
constexpr const char* kList =
    "SELECT " FOXTRAY_SUMMARY " FROM " FOXTRAY_TABLES " WHERE t.id > $1 ORDER BY t.id LIMIT $2";
constexpr const char* kKept = "SELECT text FROM notes WHERE name = $1";

TableId table_in(const Rows& rows, int row, int column) {
  return TableId{static_cast<std::uint64_t>(rows.number(row, column))};
}

/// A summary in the columns from `first` on.
Summary summary_in(const Rows& rows, int row, int first) {
  Summary summary{table_in(rows, row, first),
                  rows.text(row, first + 1),
                  rows.number(row, first + 2),
                  rows.number(row, first + 3),
                  static_cast<Number>(rows.number(row, first + 4)),
                  {}};
  summary.standing.stage = static_cast<Stage>(rows.number(row, first + 5));
  if (!rows.empty(row, first + 6)) summary.standing.deadline = rows.number(row, first + 6);
  summary.standing.glance = rows.text(row, first + 7);
  return summary;
}

LogLine line_in(const Rows& rows, int row) {
  LogLine line{static_cast<Number>(rows.number(row, 1)), rows.number(row, 3), rows.text(row, 2),
               std::nullopt};
  if (!rows.empty(row, 8)) line.reply = Reply{rows.text(row, 8), rows.text(row, 9)};
  return line;
}

void add_row(StoredTable& table, const Rows& rows, int row) {
  switch (static_cast<Kind>(rows.number(row, 0))) {
    case kTop:
      table.summary = summary_in(rows, row, 1);
      table.epoch = Epoch{static_cast<std::uint64_t>(rows.number(row, 10))};
      break;
    case kLine:
      table.lines.push_back(line_in(rows, row));
      break;
    case kRefused:
      table.refused.push_back({rows.text(row, 8), rows.text(row, 9)});
      break;
    case kKey:
      table.keys.push_back({static_cast<int>(rows.number(row, 1)), bytes_of(rows.text(row, 2))});
      break;
  }
}

std::optional<StoredTable> table_of(const Rows& rows) {
  if (rows.size() == 0) return std::nullopt;
  StoredTable table;
  for (int row = 0; row < rows.size(); ++row) add_row(table, rows, row);
  std::sort(table.lines.begin(), table.lines.end());
  std::sort(table.keys.begin(), table.keys.end());
  return table;
}

/// A question whose answer `make` makes of the rows.
template <class T, class Make>
Question question(std::string statement, Values values, Done<T> done, Make make) {
  Question question;
  question.statement = std::move(statement);
  question.values = std::move(values);
  question.answered = [done, make](const Rows& rows) -> std::function<void()> {
    return [done, made = T(make(rows))]() mutable { done(std::move(made)); };
  };
  question.refuse = [done](const Trouble& trouble) { done(trouble); };
  return question;
}

}  // namespace

Question load(TableId table, Number from, Done<std::optional<StoredTable>> done) {
  return question("load", {std::to_string(static_cast<std::uint64_t>(table)), std::to_string(from)},
                  std::move(done), table_of);
}

Question holdings(const std::vector<SecretHash>& hashes, Done<std::vector<Holding>> done) {
  Array wanted;
  for (const SecretHash& hash : hashes) wanted.add(hash);
  return question("holdings", {wanted.text()}, std::move(done), [](const Rows& rows) {
    std::vector<Holding> found;
    for (int row = 0; row < rows.size(); ++row)
      found.push_back({{static_cast<int>(rows.number(row, 8)), bytes_of(rows.text(row, 9))},
                       summary_in(rows, row, 0)});
    std::sort(found.begin(), found.end());
    return found;
  });
}

Question due(Time until, std::size_t at_most, Done<std::vector<Deadline>> done) {
  return question("due", {std::to_string(until), std::to_string(at_most)}, std::move(done),
                  [](const Rows& rows) {
                    std::vector<Deadline> found;
                    for (int row = 0; row < rows.size(); ++row)
                      found.push_back({rows.number(row, 0), table_in(rows, row, 1)});
                    return found;
                  });
}

Question list(TableId after, std::size_t at_most, Done<std::vector<Summary>> done) {
  return question("list",
                  {std::to_string(static_cast<std::uint64_t>(after)), std::to_string(at_most)},
                  std::move(done), [](const Rows& rows) {
                    std::vector<Summary> found;
                    for (int row = 0; row < rows.size(); ++row)
                      found.push_back(summary_in(rows, row, 0));
                    return found;
                  });
}

Question kept(const std::string& name, Done<std::optional<std::string>> done) {
  return question("kept", {name}, std::move(done), [](const Rows& rows) {
    return rows.size() == 0 ? std::nullopt : std::optional(rows.text(0, 0));
  });
}

void Reader::connect() {
  auto connection = std::make_unique<Connection>(url_);
  settle(*connection);
  connection->prepare("load", kLoad);
  connection->prepare("holdings", kHoldings);
  connection->prepare("due", kDue);
  connection->prepare("list", kList);
  connection->prepare("kept", kKept);
  connection->end_group();
  connection->drain();
  connection_ = std::move(connection);
}

/// Each question is a group of its own: what one of them meets is nothing to the others.
Calls Reader::answer(const std::vector<Question>& questions) {
  Calls calls;
  std::size_t answered = 0;
  try {
    if (!connection_) connect();
    for (const Question& question : questions) {
      connection_->send_prepared(question.statement, question.values);
      connection_->end_group();
    }
    for (; answered < questions.size(); ++answered) {
      const Question& question = questions[answered];
      try {
        calls.push_back(question.answered(connection_->answer()));
      } catch (const Failure& failure) {
        if (connection_->lost()) throw;
        calls.push_back(question.refused(Trouble{failure.sentence}));
      }
      connection_->drain();
    }
  } catch (const Failure& failure) {
    connection_.reset();
    for (; answered < questions.size(); ++answered)
      calls.push_back(questions[answered].refused(Trouble{failure.sentence}));
  }
  return calls;
}

}  // namespace foxtray::store::postgres
