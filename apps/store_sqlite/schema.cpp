#include "store_sqlite/schema.h"

#include <iterator>

namespace foxtray::store::sqlite {
namespace {

constexpr std::int64_t kApplication = 0x464F5854;  // "FOXT"

// A table's lines lie side by side, and the reply to a command with its first line: an append
// touches one page as a rule.
constexpr const char* kSteps[] = {
    R"(CREATE TABLE meta (name TEXT PRIMARY KEY, value) WITHOUT ROWID;
       CREATE TABLE notes (name TEXT PRIMARY KEY, text TEXT NOT NULL) WITHOUT ROWID;
       CREATE TABLE tables (id INTEGER PRIMARY KEY, created INTEGER NOT NULL, head TEXT NOT NULL);
       CREATE TABLE standings (table_id INTEGER PRIMARY KEY, touched INTEGER NOT NULL,
         stage INTEGER NOT NULL, deadline INTEGER, glance TEXT NOT NULL);
       CREATE INDEX standings_stage ON standings (stage, touched);
       CREATE INDEX standings_deadline ON standings (deadline) WHERE deadline IS NOT NULL;
       CREATE TABLE log (table_id INTEGER, number INTEGER, time INTEGER NOT NULL, line TEXT NOT NULL,
         command TEXT, answer TEXT, PRIMARY KEY (table_id, number)) WITHOUT ROWID;
       CREATE TABLE refused (table_id INTEGER, command TEXT, answer TEXT NOT NULL,
         PRIMARY KEY (table_id, command)) WITHOUT ROWID;
       CREATE TABLE keys (table_id INTEGER, seat INTEGER, hash BLOB,
         PRIMARY KEY (table_id, seat, hash)) WITHOUT ROWID;
       CREATE INDEX keys_hash ON keys (hash);)",
};
static_assert(std::size(kSteps) == kSchema);

}  // namespace

void refuse_foreign(Database& database, const std::string& file) {
  const std::int64_t application = database.number("PRAGMA application_id");
  const bool empty = database.number("SELECT count(*) FROM sqlite_master") == 0;
  if (empty && application == 0) return;
  if (application != kApplication) throw Failure{file + " is a database of another program."};
  const std::int64_t schema = database.number("PRAGMA user_version");
  if (schema > kSchema)
    throw Failure{file + " was written by a newer foxtray: it has schema " +
                  std::to_string(schema) + ", and this program knows those up to " +
                  std::to_string(kSchema) + "."};
}

void migrate(Database& database) {
  const std::int64_t schema = database.number("PRAGMA user_version");
  for (auto step = static_cast<std::size_t>(schema); step < std::size(kSteps); ++step) {
    database.run("BEGIN IMMEDIATE");
    database.run(kSteps[step]);
    database.run("PRAGMA application_id = " + std::to_string(kApplication));
    database.run("PRAGMA user_version = " + std::to_string(step + 1));
    database.run("COMMIT");
  }
}

Epoch epoch_of(Database& database) {
  const char* const wanted = "SELECT value FROM meta WHERE name = 'epoch'";
  if (database.number(wanted) == 0)
    database.run("INSERT OR REPLACE INTO meta VALUES ('epoch', (random() & 0x1FFFFFFFFFFFFF) | 1)");
  return Epoch{static_cast<std::uint64_t>(database.number(wanted))};
}

void forget_epoch(Database& database) { database.run("DELETE FROM meta WHERE name = 'epoch'"); }

}  // namespace foxtray::store::sqlite
