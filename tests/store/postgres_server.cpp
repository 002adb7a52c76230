#include "postgres_server.h"

#include <gtest/gtest.h>
#include <libpq-fe.h>
#include <pwd.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <cstdio>
#include <filesystem>
#include <thread>

namespace foxtray::store {
namespace {

/// Where Debian keeps the programs of a server, which are not in the path.
std::string find_programs() {
  std::string found;
  std::error_code ignored;
  for (const auto& version : std::filesystem::directory_iterator("/usr/lib/postgresql", ignored))
    if (std::filesystem::exists(version.path() / "bin/initdb")) found = version.path() / "bin/";
  return found;
}

}  // namespace

PostgresServer& PostgresServer::instance() {
  static PostgresServer server;
  return server;
}

PostgresServer::PostgresServer() : programs_(find_programs()) {
  if (programs_.empty()) {
    std::fprintf(stderr,
                 "These tests start a PostgreSQL: please install the package postgresql.\n");
    std::abort();
  }
  if (const passwd* user = getuid() == 0 ? getpwnam("postgres") : nullptr)
    if (chown(folder_.path().c_str(), user->pw_uid, user->pw_gid) != 0) std::abort();
  const std::string make = as_user(programs_ + "initdb --no-sync --auth=trust --username=tests " +
                                   "--encoding=UTF8 --locale=C -D " + folder_.file("data"));
  if (std::system((make + " >" + folder_.file("initdb.log") + " 2>&1").c_str()) != 0) {
    std::fprintf(stderr, "initdb failed: see %s\n", folder_.file("initdb.log").c_str());
    std::abort();
  }
  start();
}

PostgresServer::~PostgresServer() { kill(); }

std::string PostgresServer::as_user(const std::string& command) const {
  const std::string user = getuid() == 0 ? "--reuid=postgres --regid=postgres --init-groups " : "";
  return "cd / && exec setpriv " + user + "--pdeathsig QUIT " + command;
}

std::string PostgresServer::url(const std::string& database) const {
  return "host=" + folder_.path() + " user=tests dbname=" + database;
}

void PostgresServer::start() {
  const std::string command =
      as_user(programs_ + "postgres -D " + folder_.file("data") + " -k " + folder_.path() +
              " -c listen_addresses='' -c shared_buffers=32MB -c max_connections=60" +
              " -c autovacuum=off -c checkpoint_timeout=1h -c recovery_init_sync_method=syncfs >" +
              folder_.file("server.log") + " 2>&1");
  server_ = fork();
  if (server_ == 0) {
    execl("/bin/sh", "sh", "-c", command.c_str(), nullptr);
    _exit(127);
  }
  const auto until = std::chrono::steady_clock::now() + std::chrono::seconds(60);
  while (PQping(url("postgres").c_str()) != PQPING_OK) {
    if (std::chrono::steady_clock::now() > until) {
      std::fprintf(stderr, "PostgreSQL did not start: see %s\n",
                   folder_.file("server.log").c_str());
      std::abort();
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
}

void PostgresServer::kill() {
  if (server_ < 0) return;
  ::kill(server_, SIGQUIT);
  waitpid(server_, nullptr, 0);
  server_ = -1;
}

void PostgresServer::run(const std::string& database_url, const std::string& sql) {
  PGconn* connection = PQconnectdb(database_url.c_str());
  PQsetNoticeProcessor(connection, [](void*, const char*) {}, nullptr);
  PGresult* result = PQexec(connection, sql.c_str());
  const ExecStatusType status = PQresultStatus(result);
  EXPECT_TRUE(status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK)
      << PQerrorMessage(connection);
  PQclear(result);
  PQfinish(connection);
}

std::string PostgresServer::new_database() {
  run(url("postgres"), "DROP SCHEMA IF EXISTS foxtray CASCADE");
  return url("postgres");
}

std::string PostgresServer::empty_database() {
  std::string clear = "DO $$ BEGIN ";
  for (const char* table : {"tables", "standings", "log", "refused", "keys", "notes"})
    clear += std::string("DELETE FROM foxtray.") + table + "; ";
  run(url("postgres"),
      clear + "EXCEPTION WHEN undefined_table OR invalid_schema_name THEN NULL; END $$");
  return url("postgres");
}

}  // namespace foxtray::store
