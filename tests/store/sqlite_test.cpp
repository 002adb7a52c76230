// What can go wrong with a file, said in words; backups; a disk that fails at every operation in
// turn.
#include <sqlite3.h>
#include <sys/stat.h>
#include <unistd.h>

#include <atomic>
#include <fstream>
#include <thread>

#include "backend.h"
#include "folder.h"
#include "frail_disk.h"
#include "store_sqlite/store.h"

namespace foxtray::store {
namespace {

constexpr TableId kTable{1};

class SqliteFiles : public testing::Test {
 protected:
  void SetUp() override { frail_disk::mend(); }

  std::string refusal(const std::string& file) {
    auto opened = open_sqlite({.file = file});
    const auto* trouble = std::get_if<Trouble>(&opened);
    return trouble ? trouble->text.substr(trouble->text.rfind('/') + 1) : "it was opened";
  }
  static std::unique_ptr<Store> open(const std::string& file, const std::string& file_system = {}) {
    auto opened = open_sqlite({.file = file, .file_system = file_system});
    auto* store = std::get_if<std::unique_ptr<Store>>(&opened);
    return store ? std::move(*store) : nullptr;
  }
  static Result<Fate> append(Store& store, Number next, std::string line = "line") {
    std::promise<Result<Fate>> promise;
    Append wanted{
        .table = kTable, .epoch = store.epoch(), .next = next, .lines = {std::move(line)}};
    if (next == 1) wanted.head = "head";
    store.append(wanted, [&](Result<Fate> result) { promise.set_value(std::move(result)); });
    return promise.get_future().get();
  }
  static std::size_t lines(Store& store) {
    std::promise<std::size_t> promise;
    store.load(kTable, 1, [&](const Result<std::optional<StoredTable>>& result) {
      const auto& table = std::get<std::optional<StoredTable>>(result);
      promise.set_value(table ? table->lines.size() : 0);
    });
    return promise.get_future().get();
  }
  void run(const std::string& file, const std::string& sql) {
    sqlite3* database = nullptr;
    ASSERT_EQ(sqlite3_open(file.c_str(), &database), SQLITE_OK);
    EXPECT_EQ(sqlite3_exec(database, sql.c_str(), nullptr, nullptr, nullptr), SQLITE_OK) << sql;
    sqlite3_close(database);
  }

  const Result<Fate> stored_{Fate::stored};
  Folder folder_;
  const std::string file_ = folder_.file("tables.db");
};

TEST_F(SqliteFiles, WhatIsNoDatabaseIsRefusedAndLeftAlone) {
  std::ofstream(file_) << "This is a letter to my aunt, and long enough to be taken seriously.";
  EXPECT_EQ(refusal(file_), "tables.db is no database.");
  std::string text;
  std::getline(std::ifstream(file_), text);
  EXPECT_EQ(text.substr(0, 16), "This is a letter");
}

TEST_F(SqliteFiles, AnotherProgramsDatabaseIsRefusedAndLeftAlone) {
  run(file_, "CREATE TABLE recipes (name)");
  EXPECT_EQ(refusal(file_), "tables.db is a database of another program.");
  EXPECT_FALSE(std::filesystem::exists(file_ + "-wal"));
}

TEST_F(SqliteFiles, ANewerSchemaIsRefused) {
  open(file_);
  run(file_, "PRAGMA user_version = 999");
  EXPECT_EQ(
      refusal(file_),
      "tables.db was written by a newer foxtray: it has schema 999, and this program knows those "
      "up to 1.");
}

TEST_F(SqliteFiles, AFileHasOneOwner) {
  const auto owner = open(file_);
  EXPECT_EQ(refusal(file_), "tables.db is in use by another foxtray.");
}

TEST_F(SqliteFiles, AFolderThatIsNotThereIsNamed) {
  EXPECT_EQ(refusal(folder_.file("nowhere/tables.db")),
            "tables.db-lock cannot be opened: No such file or directory.");
  std::filesystem::create_directory(file_);
  EXPECT_EQ(refusal(file_),
            "tables.db cannot be opened: is its folder there, and may this user write in it?");
}

TEST_F(SqliteFiles, ADamagedFileIsNoSilentLoss) {
  {
    const auto store = open(file_);
    for (Number number = 1; number <= 200; ++number)
      ASSERT_EQ(append(*store, number, std::string(500, 'x')), stored_);
  }
  std::fstream file(file_, std::ios::in | std::ios::out | std::ios::binary);
  file.seekp(4096);
  for (int page = 0; page < 12; ++page) file << std::string(4096, '\xA5');
  file.close();
  auto opened = open_sqlite({.file = file_});
  if (auto* store = std::get_if<std::unique_ptr<Store>>(&opened)) {
    EXPECT_TRUE(std::holds_alternative<Trouble>(append(**store, 201)));
  }
}

TEST_F(SqliteFiles, AFullDiskIsToldAndLaterThereIsRoom) {
  const auto store = open(file_, frail_disk::name());
  ASSERT_EQ(append(*store, 1), stored_);
  frail_disk::fill(true);
  const Result<Fate> refused = append(*store, 2);
  ASSERT_TRUE(std::holds_alternative<Trouble>(refused));
  EXPECT_EQ(std::get<Trouble>(refused).text, "The disk with " + file_ + " is full.");
  EXPECT_TRUE(store->ailment());
  EXPECT_EQ(lines(*store), 1U);
  frail_disk::fill(false);
  EXPECT_EQ(append(*store, 2), stored_);
  EXPECT_FALSE(store->ailment());
  EXPECT_EQ(store->figures().failed, 1U);
}

TEST_F(SqliteFiles, AfterAFailedSyncNothingIsAcknowledgedAnyMore) {
  const auto store = open(file_, frail_disk::name());
  ASSERT_EQ(append(*store, 1), stored_);
  frail_disk::fail_sync(1);
  EXPECT_TRUE(std::holds_alternative<Trouble>(append(*store, 2)));
  const Result<Fate> later = append(*store, 2);
  ASSERT_TRUE(std::holds_alternative<Trouble>(later));
  EXPECT_EQ(std::get<Trouble>(later).text,
            file_ +
                " could not be synced to its disk. Nothing more is stored in it until the program "
                "is started again.");
  EXPECT_TRUE(store->ailment());
  EXPECT_EQ(store->figures().stored, 1U);
}

/// Whatever operation of the disk is the first to fail: what was acknowledged is there.
TEST_F(SqliteFiles, TheDiskMayFailAtAnyOperation) {
  int opened = 0;
  for (int nth = 1; nth <= 120; nth += 3) {
    const std::string file = folder_.file("fails" + std::to_string(nth) + ".db");
    frail_disk::mend();
    frail_disk::fail_from(nth);
    Number acknowledged = 0;
    if (const auto store = open(file, frail_disk::name())) {
      ++opened;
      while (acknowledged < 20 && append(*store, acknowledged + 1) == stored_) ++acknowledged;
    }
    frail_disk::mend();
    const auto store = open(file);
    ASSERT_TRUE(store) << nth;
    EXPECT_GE(lines(*store), acknowledged) << nth;
    EXPECT_LE(lines(*store), acknowledged + 1) << nth;
    EXPECT_EQ(append(*store, lines(*store) + 1), stored_) << nth;
  }
  EXPECT_GT(opened, 10);
}

// --- Backups
// --------------------------------------------------------------------------------------

TEST_F(SqliteFiles, ABackupIsOfOneMomentAndAnotherEpoch) {
  const std::string backup = folder_.file("backup.db"), restored = folder_.file("restored.db");
  Epoch epoch{};
  {
    const auto store = open(file_);
    epoch = store->epoch();
    ASSERT_EQ(append(*store, 1), stored_);
    ASSERT_FALSE(back_up_sqlite(file_, backup));
    ASSERT_EQ(append(*store, 2), stored_);
  }
  ASSERT_FALSE(restore_sqlite(backup, restored));
  Epoch first{};
  {
    const auto store = open(restored);
    ASSERT_TRUE(store);
    first = store->epoch();
    EXPECT_NE(first, epoch);
    EXPECT_EQ(lines(*store), 1U);
    const Append old{.table = kTable, .epoch = epoch, .next = 2, .lines = {"of the old history"}};
    std::promise<Result<Fate>> promise;
    store->append(old, [&](Result<Fate> result) { promise.set_value(std::move(result)); });
    EXPECT_EQ(promise.get_future().get(), Result<Fate>(Fate::conflict));
  }
  EXPECT_EQ(open(restored)->epoch(), first);
  std::filesystem::remove(restored);
  ASSERT_FALSE(restore_sqlite(backup, restored));
  EXPECT_NE(open(restored)->epoch(), first);
}

TEST_F(SqliteFiles, ABackupIsMadeWhileOthersAppend) {
  const auto store = open(file_);
  ASSERT_EQ(append(*store, 1), stored_);
  std::atomic<bool> over = false;
  Number number = 1;
  std::thread thread([&] {
    while (!over) ASSERT_EQ(append(*store, ++number), stored_);
  });
  for (int round = 0; round < 5; ++round) {
    const std::string backup = folder_.file("backup" + std::to_string(round) + ".db");
    EXPECT_FALSE(back_up_sqlite(file_, backup));
    const auto copy = open(backup);
    ASSERT_TRUE(copy);
    EXPECT_GE(lines(*copy), 1U);
  }
  over = true;
  thread.join();
  EXPECT_EQ(lines(*store), number);
}

TEST_F(SqliteFiles, BackupAndRestoreReplaceNothing) {
  const std::string backup = folder_.file("backup.db");
  {
    EXPECT_EQ(append(*open(file_), 1), stored_);
  }
  ASSERT_FALSE(back_up_sqlite(file_, backup));
  EXPECT_EQ(back_up_sqlite(file_, backup)->text, backup + " is there already.");
  EXPECT_EQ(restore_sqlite(backup, file_)->text, file_ + " is there already.");
  {
    const auto owner = open(file_);
    EXPECT_EQ(restore_sqlite(backup, file_)->text, file_ + " is in use by another foxtray.");
  }
  std::filesystem::remove(file_);
  std::ofstream(file_ + "-wal") << "of the file that was there";
  EXPECT_EQ(restore_sqlite(backup, file_)->text,
            file_ +
                "-wal is still there. It belongs to the file that was there before; move it away, "
                "too.");
  std::filesystem::remove(file_ + "-wal");
  EXPECT_FALSE(restore_sqlite(backup, file_));
  EXPECT_EQ(lines(*open(file_)), 1U);
  EXPECT_TRUE(back_up_sqlite(folder_.file("nowhere.db"), folder_.file("b.db")));
  std::ofstream(folder_.file("letter")) << std::string(2000, 'a');
  EXPECT_TRUE(restore_sqlite(folder_.file("letter"), folder_.file("c.db")));
  EXPECT_FALSE(std::filesystem::exists(folder_.file("c.db")));
}

}  // namespace
}  // namespace foxtray::store
