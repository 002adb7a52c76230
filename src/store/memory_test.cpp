#include "store/memory.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace foxtray::store {
namespace {

constexpr TableId kTable{1};

class MemoryDisks : public testing::Test {
 protected:
  void append(Number next, const std::string& line) {
    Append wanted{.table = kTable, .epoch = store_->epoch(), .next = next, .lines = {line}};
    if (next == 1) wanted.head = "head";
    store_->append(wanted, [this](const Result<Fate>& result) { told_.push_back(result); });
  }
  std::vector<std::string> lines() {
    std::vector<std::string> texts;
    store_->load(kTable, 1, [&](const Result<std::optional<StoredTable>>& result) {
      const auto& table = std::get<std::optional<StoredTable>>(result);
      if (table)
        for (const LogLine& line : table->lines) texts.push_back(line.text);
    });
    disk_->write();
    disk_->sync();
    return texts;
  }
  std::size_t stored() const {
    return static_cast<std::size_t>(
        std::count(told_.begin(), told_.end(), Result<Fate>(Fate::stored)));
  }

  std::shared_ptr<MemoryDisk> disk_ = std::make_shared<MemoryDisk>();
  std::unique_ptr<MemoryStore> store_ =
      std::make_unique<MemoryStore>(disk_, [](TableId, Number) {});
  std::vector<Result<Fate>> told_;
};

TEST_F(MemoryDisks, NothingIsAnsweredBeforeTheSync) {
  append(1, "a");
  append(2, "b");
  EXPECT_EQ(disk_->write(1), 1U);
  EXPECT_EQ(disk_->unsynced(), 1U);
  EXPECT_TRUE(told_.empty());
  disk_->sync();
  EXPECT_EQ(stored(), 1U);
  EXPECT_EQ(lines().size(), 2U);
  EXPECT_TRUE(disk_->idle());
}

TEST_F(MemoryDisks, ACrashKeepsAnyPrefixOfWhatWasNotSynced) {
  for (std::size_t kept = 0; kept <= 3; ++kept) {
    disk_ = std::make_shared<MemoryDisk>();
    store_ = std::make_unique<MemoryStore>(disk_, [](TableId, Number) {});
    told_.clear();
    append(1, "a");
    disk_->write();
    disk_->sync();
    append(2, "b");
    append(3, "c");
    append(4, "d");
    disk_->write();
    disk_->crash(kept);
    EXPECT_EQ(stored(), 1U);
    EXPECT_EQ(lines().size(), 1 + kept);
  }
}

TEST_F(MemoryDisks, ACrashLosesWhatWasOnlyHandedIn) {
  append(1, "a");
  disk_->crash(9);
  EXPECT_TRUE(lines().empty());
  EXPECT_TRUE(told_.empty());
}

TEST_F(MemoryDisks, AFailedWriteStoresNothingAndTheNextWorks) {
  disk_->fail(1);
  append(1, "a");
  disk_->write();
  disk_->sync();
  ASSERT_EQ(told_.size(), 1U);
  EXPECT_TRUE(std::holds_alternative<Trouble>(told_[0]));
  EXPECT_FALSE(store_->ailment());
  append(1, "a");
  EXPECT_EQ(lines().size(), 1U);
  EXPECT_EQ(store_->figures().failed, 1U);
}

TEST_F(MemoryDisks, AfterAFailedSyncNothingIsStoredUntilTheCrash) {
  append(1, "a");
  append(2, "b");
  disk_->write();
  disk_->fail(1, 1);
  disk_->sync();
  EXPECT_EQ(told_.size(), 2U);
  append(2, "c");
  EXPECT_EQ(lines(), (std::vector<std::string>{"a"}));
  EXPECT_EQ(stored(), 0U);
  EXPECT_TRUE(store_->ailment());
  disk_->crash(0);
  EXPECT_FALSE(store_->ailment());
  append(2, "c");
  EXPECT_EQ(lines(), (std::vector<std::string>{"a", "c"}));
  EXPECT_EQ(stored(), 1U);
}

TEST_F(MemoryDisks, ANodeThatIsGoneIsNotTold) {
  append(1, "a");
  store_.reset();
  disk_->write();
  disk_->sync();
  EXPECT_TRUE(told_.empty());
  store_ = std::make_unique<MemoryStore>(disk_, [](TableId, Number) {});
  EXPECT_EQ(lines().size(), 1U);
}

TEST_F(MemoryDisks, ACrashTakesBackRemovalsAndNotes) {
  append(1, "a");
  EXPECT_EQ(lines().size(), 1U);
  store_->remove({Stage::open, 99}, [](const Result<std::vector<TableId>>&) {});
  store_->keep("name", "text", [](const Result<Fate>&) {});
  disk_->write();
  disk_->crash(0);
  EXPECT_EQ(lines().size(), 1U);
  bool asked = false;
  store_->kept("name", [&](const Result<std::optional<std::string>>& result) {
    asked = true;
    EXPECT_FALSE(std::get<std::optional<std::string>>(result));
  });
  disk_->write();
  EXPECT_TRUE(asked);
}

TEST_F(MemoryDisks, ARestoredBackupIsAnotherEpoch) {
  append(1, "a");
  EXPECT_EQ(lines().size(), 1U);
  const Append old{.table = kTable, .epoch = store_->epoch(), .next = 2, .lines = {"b"}};
  disk_->renew_epoch();
  EXPECT_NE(store_->epoch(), old.epoch);
  store_->append(
      old, [](const Result<Fate>& result) { EXPECT_EQ(result, Result<Fate>(Fate::conflict)); });
  EXPECT_EQ(lines().size(), 1U);
}

}  // namespace
}  // namespace foxtray::store
