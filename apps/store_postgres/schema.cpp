#include "store_postgres/schema.h"

#include <iterator>

namespace foxtray::store::postgres {
namespace {

// What changes with every append has room on its page, so that no index has to follow.
constexpr const char* kSteps[][11] = {{
    "CREATE TABLE meta (name text PRIMARY KEY, value text NOT NULL)",
    "CREATE TABLE notes (name text PRIMARY KEY, text text NOT NULL)",
    "CREATE TABLE tables (id bigint PRIMARY KEY, created bigint NOT NULL, head text NOT NULL)",
    "CREATE TABLE standings (table_id bigint PRIMARY KEY, next bigint NOT NULL, touched bigint NOT "
    "NULL, stage smallint NOT NULL, deadline bigint, glance text NOT NULL) WITH (fillfactor = 60)",
    "CREATE INDEX standings_deadline ON standings (deadline) WHERE deadline IS NOT NULL",
    "CREATE TABLE log (table_id bigint, number bigint, time bigint NOT NULL, line text NOT NULL, "
    "command text, answer text, PRIMARY KEY (table_id, number))",
    "CREATE TABLE refused (table_id bigint, command text, answer text NOT NULL, "
    "PRIMARY KEY (table_id, command))",
    "CREATE TABLE keys (table_id bigint, seat integer, hash bytea, "
    "PRIMARY KEY (table_id, seat, hash))",
    "CREATE INDEX keys_hash ON keys (hash)",
    "INSERT INTO meta VALUES ('schema', '1')",
}};
static_assert(std::size(kSteps) == kSchema);

constexpr const char* kLock = "SELECT pg_advisory_xact_lock(5067354867)";

/// Which schema there is; 0: none.
int schema_of(Connection& connection) {
  const auto there = [&](const char* what) { return connection.ask(what).truth(0, 0); };
  if (!there("SELECT to_regnamespace('foxtray') IS NOT NULL")) return 0;
  if (!there("SELECT to_regclass('foxtray.meta') IS NOT NULL"))
    throw Failure{"The schema foxtray of that database belongs to another program."};
  const Rows rows = connection.ask("SELECT value FROM foxtray.meta WHERE name = 'schema'");
  return rows.size() == 0 ? 0 : static_cast<int>(std::stoi(rows.text(0, 0)));
}

/// Tells one database from its restored copy, and from a standby that took over.
const char* const kHome =
    "SELECT (SELECT oid FROM pg_database WHERE datname = current_database())::text || '/' || "
    "(SELECT system_identifier FROM pg_control_system())::text || '/' || "
    "left(pg_walfile_name(pg_current_wal_lsn()), 8)";

}  // namespace

void settle(Connection& connection) {
  // Plans are made once, for few rows of large tables.
  for (const char* setting :
       {"SET search_path = foxtray", "SET enable_seqscan = off", "SET enable_hashjoin = off",
        "SET enable_mergejoin = off", "SET plan_cache_mode = force_generic_plan", "SET jit = off"})
    connection.ask(setting);
  if (connection.ask("SHOW synchronous_commit").text(0, 0) == "off")
    connection.ask("SET synchronous_commit = on");
}

void migrate(Connection& connection) {
  if (connection.ask("SHOW fsync").text(0, 0) != "on")
    throw Failure{
        "The database runs with fsync = off: it would lose moves that were acknowledged."};
  connection.ask("BEGIN");
  connection.ask(kLock);
  const int schema = schema_of(connection);
  if (schema > kSchema)
    throw Failure{"The database was used by a newer foxtray: it has schema " +
                  std::to_string(schema) + ", and this program knows those up to " +
                  std::to_string(kSchema) + "."};
  connection.ask("CREATE SCHEMA IF NOT EXISTS foxtray");
  connection.ask("SET search_path = foxtray");
  for (auto step = static_cast<std::size_t>(schema); step < std::size(kSteps); ++step)
    for (const char* statement : kSteps[step])
      if (statement != nullptr) connection.ask(statement);
  connection.ask("COMMIT");
}

Epoch epoch_of(Connection& connection) {
  connection.ask("BEGIN");
  connection.ask(kLock);
  const std::string home = connection.ask(kHome).text(0, 0);
  const Rows known =
      connection.ask("SELECT 1 FROM meta WHERE name = 'home' AND value = $1", {home});
  if (known.size() == 0) {
    const char* const set =
        "INSERT INTO meta VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value";
    connection.ask(set, {"home", home});
    connection.ask(
        "INSERT INTO meta SELECT 'epoch', 1 + ('x' || left(md5(gen_random_uuid()::text), 13))"
        "::bit(52)::bigint ON CONFLICT (name) DO UPDATE SET value = excluded.value");
  }
  const Rows epoch = connection.ask("SELECT value FROM meta WHERE name = 'epoch'");
  connection.ask("COMMIT");
  return Epoch{static_cast<std::uint64_t>(epoch.number(0, 0))};
}

}  // namespace foxtray::store::postgres
