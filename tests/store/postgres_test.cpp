// What can go wrong with a database, said in words; and what other nodes hear.
#include <libpq-fe.h>

#include <atomic>
#include <chrono>
#include <thread>

#include "backend.h"
#include "postgres_server.h"
#include "store_postgres/arrays.h"
#include "store_postgres/store.h"

namespace foxtray::store {
namespace {

constexpr TableId kTable{1};
constexpr const char* kCutOff =
    "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity "
    "WHERE datname = 'postgres' AND pid <> pg_backend_pid()";

class PostgresDatabases : public testing::Test {
 protected:
  void TearDown() override { server_.new_database(); }

  static std::string refusal(const std::string& url) {
    auto opened = open_postgres({.url = url, .wake = {}});
    const auto* trouble = std::get_if<Trouble>(&opened);
    return trouble ? trouble->text : "it was opened";
  }
  static std::unique_ptr<Store> open(const std::string& url, Wake wake = [](TableId, Number) {}) {
    auto opened = open_postgres({.url = url, .wake = std::move(wake)});
    auto* store = std::get_if<std::unique_ptr<Store>>(&opened);
    return store ? std::move(*store) : nullptr;
  }
  static Result<Fate> append(Store& store, Append wanted) {
    std::promise<Result<Fate>> promise;
    store.append(std::move(wanted),
                 [&](Result<Fate> result) { promise.set_value(std::move(result)); });
    return promise.get_future().get();
  }
  static Result<Fate> append(Store& store, Number next, TableId table = kTable) {
    Append wanted{.table = table, .epoch = store.epoch(), .next = next, .lines = {"line"}};
    if (next == 1) wanted.head = "head";
    return append(store, std::move(wanted));
  }
  static Result<std::optional<StoredTable>> load(Store& store) {
    std::promise<Result<std::optional<StoredTable>>> promise;
    store.load(kTable, 1, [&](auto result) { promise.set_value(std::move(result)); });
    return promise.get_future().get();
  }
  /// Tries until it is stored, or for half a minute.
  static bool stored_in_the_end(Store& store, Number next) {
    const auto until = std::chrono::steady_clock::now() + std::chrono::seconds(30);
    while (std::chrono::steady_clock::now() < until) {
      if (append(store, next) == Result<Fate>(Fate::stored)) return true;
      std::this_thread::sleep_for(std::chrono::milliseconds(20));
    }
    return false;
  }

  PostgresServer& server_ = PostgresServer::instance();
  const std::string url_ = server_.new_database();
  const Result<Fate> stored_{Fate::stored};
};

TEST_F(PostgresDatabases, ADatabaseThatIsNotThereIsNamed) {
  EXPECT_NE(refusal(server_.url("nowhere")).find("database \"nowhere\" does not exist"),
            std::string::npos);
  EXPECT_NE(refusal("postgresql://anna:secret@127.0.0.1:1/tables").find("cannot be reached"),
            std::string::npos);
}

TEST(PostgresUrls, PasswordsAreNotShown) {
  EXPECT_EQ(shown_url("postgresql://anna:secret@host:5432/tables?sslmode=require"),
            "postgresql://anna@host:5432/tables?sslmode=require");
  EXPECT_EQ(shown_url("host=h password=secret user=anna"), "host=h password=*** user=anna");
  EXPECT_EQ(shown_url("host=h password = 'a b' user=anna"), "host=h password=*** user=anna");
  EXPECT_EQ(shown_url("postgresql://host/tables?password=secret&user=anna"),
            "postgresql://host/tables?password=***&user=anna");
}

TEST_F(PostgresDatabases, ANewerSchemaIsRefused) {
  ASSERT_TRUE(open(url_));
  server_.run(url_, "UPDATE foxtray.meta SET value = '999' WHERE name = 'schema'");
  EXPECT_EQ(
      refusal(url_),
      "The database was used by a newer foxtray: it has schema 999, and this program knows those "
      "up to 1.");
}

TEST_F(PostgresDatabases, AnotherProgramsSchemaIsRefused) {
  server_.run(url_, "CREATE SCHEMA foxtray CREATE TABLE recipes (name text)");
  EXPECT_EQ(refusal(url_), "The schema foxtray of that database belongs to another program.");
}

TEST_F(PostgresDatabases, ADatabaseThatDoesNotSyncIsRefused) {
  const auto set = [&](const std::string& value) {
    server_.run(url_, "ALTER SYSTEM SET fsync = " + value);
    server_.run(url_, "SELECT pg_reload_conf()");
    std::this_thread::sleep_for(std::chrono::milliseconds(200));
  };
  set("off");
  EXPECT_EQ(refusal(url_),
            "The database runs with fsync = off: it would lose moves that were acknowledged.");
  set("on");
  EXPECT_TRUE(open(url_));
}

TEST_F(PostgresDatabases, CommitsWaitForTheDiskWhateverTheDefault) {
  server_.run(
      url_, "ALTER DATABASE " + url_.substr(url_.rfind('=') + 1) + " SET synchronous_commit = off");
  const auto store = open(url_);
  ASSERT_EQ(append(*store, 1), stored_);
  server_.kill();
  server_.start();
  EXPECT_TRUE(stored_in_the_end(*store, 2));
  server_.run(url_, "ALTER ROLE tests RESET synchronous_commit");
}

TEST_F(PostgresDatabases, WhatGoesAwayIsToldAndComesBack) {
  const auto store = open(url_);
  ASSERT_EQ(append(*store, 1), stored_);
  server_.kill();
  EXPECT_TRUE(std::holds_alternative<Trouble>(append(*store, 2)));
  const Result<Fate> refused = append(*store, 2);
  ASSERT_TRUE(std::holds_alternative<Trouble>(refused));
  EXPECT_NE(std::get<Trouble>(refused).text.find("cannot be reached"), std::string::npos);
  EXPECT_TRUE(store->ailment());
  EXPECT_TRUE(std::holds_alternative<Trouble>(load(*store)));
  server_.start();
  EXPECT_TRUE(stored_in_the_end(*store, 2));
  EXPECT_FALSE(store->ailment());
  const auto table = load(*store);
  EXPECT_EQ(std::get<std::optional<StoredTable>>(table)->lines.size(), 2U);
}

TEST_F(PostgresDatabases, AConnectionThatIsCutIsMadeAgain) {
  const auto store = open(url_);
  ASSERT_EQ(append(*store, 1), stored_);
  server_.run(url_,
              "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
              "WHERE datname = current_database() AND pid <> pg_backend_pid()");
  EXPECT_TRUE(stored_in_the_end(*store, 2));
}

TEST_F(PostgresDatabases, ARestoredDatabaseIsAnotherEpoch) {
  const auto store = open(url_);
  ASSERT_EQ(append(*store, 1), stored_);
  const Epoch epoch = store->epoch();
  EXPECT_EQ(open(url_)->epoch(), epoch);
  // A copy is another database, as a dump that was read in again.
  const std::string copied = server_.url("copied");
  server_.run(server_.url("template1"), kCutOff);
  server_.run(server_.url("template1"), "CREATE DATABASE copied TEMPLATE postgres");
  const auto other = open(copied);
  ASSERT_TRUE(other);
  EXPECT_NE(other->epoch(), epoch);
  const Append old{.table = kTable, .epoch = epoch, .next = 2, .lines = {"of the old history"}};
  EXPECT_EQ(append(*other, old), Result<Fate>(Fate::conflict));
  EXPECT_EQ(append(*other, 2), stored_);
}

TEST_F(PostgresDatabases, ANewEpochIsHeardOfWithinTheTransaction) {
  const auto store = open(url_);
  ASSERT_EQ(append(*store, 1), stored_);
  server_.run(url_, "UPDATE foxtray.meta SET value = '5' WHERE name = 'epoch'");
  EXPECT_EQ(append(*store, 2), Result<Fate>(Fate::conflict));
}

/// Groups of the two nodes take the same tables in opposite orders.
TEST_F(PostgresDatabases, TwoNodesDoNotStandInTheirWay) {
  const auto one = open(url_), two = open(url_);
  constexpr std::uint64_t kTables = 50;
  for (std::uint64_t id = 1; id <= kTables; ++id) ASSERT_EQ(append(*one, 1, TableId{id}), stored_);
  std::atomic<int> stored = 0, conflicts = 0, other = 0;
  const auto race = [&](Store& store, bool upwards, Number number) {
    for (std::uint64_t step = 0; step < kTables; ++step) {
      const TableId table{upwards ? step + 1 : kTables - step};
      Append wanted{.table = table, .epoch = store.epoch(), .next = number, .lines = {"line"}};
      store.append(std::move(wanted), [&](const Result<Fate>& result) {
        const bool fate = std::holds_alternative<Fate>(result);
        ++(!fate ? other : std::get<Fate>(result) == Fate::stored ? stored : conflicts);
      });
    }
  };
  for (Number number = 2; number < 12; ++number) {
    race(*one, true, number);
    race(*two, false, number);
    while (stored + conflicts + other < static_cast<int>(2 * kTables * (number - 1)))
      std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
  EXPECT_EQ(other, 0);
  EXPECT_EQ(stored, static_cast<int>(10 * kTables));
  EXPECT_EQ(conflicts, static_cast<int>(10 * kTables));
}

TEST_F(PostgresDatabases, WatchersHearAfterTheListenerWasCut) {
  std::atomic<Number> heard = 0;
  const auto one = open(url_);
  const auto two = open(url_, [&](TableId, Number next) { heard = next; });
  ASSERT_EQ(append(*one, 1), stored_);
  two->watch(kTable, 2);
  server_.run(url_,
              "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
              "WHERE datname = current_database() AND pid <> pg_backend_pid()");
  ASSERT_TRUE(stored_in_the_end(*one, 2));
  for (int wait = 0; wait < 2000 && heard < 3; ++wait)
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
  EXPECT_EQ(heard, 3U);
}

TEST(PostgresArrays, AreWrittenAsPostgresReadsThem) {
  postgres::Array array;
  array.add(std::int64_t{-1}).add(std::string_view("a\"b\\c,{}")).add_nothing();
  array.add(std::string_view(""));
  EXPECT_EQ(array.text(), R"({-1,"a\"b\\c,{}",NULL,""})");
  SecretHash hash{};
  hash[0] = 0x0F;
  hash[31] = 0xF0;
  EXPECT_EQ(postgres::bytes_of(postgres::hex(hash)), hash);
}

}  // namespace
}  // namespace foxtray::store
