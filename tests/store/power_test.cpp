// What was answered is there after the power failed; what was not may be, wholly.
#include <chrono>
#include <mutex>
#include <set>
#include <thread>

#include "backend.h"

namespace foxtray::store {
namespace {

constexpr std::uint64_t kTables = 20;
constexpr Number kLines = 60;

/// Appends that were acknowledged, by table and number. A store's thread adds to them.
class Acknowledged {
 public:
  void add(std::uint64_t table, Number number) {
    const std::lock_guard lock(mutex_);
    told_.emplace(table, number);
  }
  std::size_t size() {
    const std::lock_guard lock(mutex_);
    return told_.size();
  }
  std::set<std::pair<std::uint64_t, Number>> told() {
    const std::lock_guard lock(mutex_);
    return told_;
  }

 private:
  std::mutex mutex_;
  std::set<std::pair<std::uint64_t, Number>> told_;
};

/// Hands in two lines of every table.
void hand_in(Store& store, Number number, Acknowledged& acknowledged) {
  for (std::uint64_t id = 1; id <= kTables; ++id) {
    Append wanted{.table = TableId{id}, .epoch = store.epoch(), .next = number, .time = 1};
    wanted.lines = {std::to_string(number), std::to_string(number + 1)};
    wanted.reply = Reply{"c" + std::to_string(number), "done"};
    if (number == 1) wanted.head = "head";
    store.append(std::move(wanted), [&acknowledged, id, number](const Result<Fate>& result) {
      if (result == Result<Fate>(Fate::stored)) acknowledged.add(id, number);
    });
  }
}

/// Writes until the power fails in the middle.
std::set<std::pair<std::uint64_t, Number>> write(Backend& backend, std::size_t enough) {
  Acknowledged acknowledged;
  {
    const auto store = backend.open([](TableId, Number) {});
    for (Number number = 1; number < kLines; number += 2) {
      hand_in(*store, number, acknowledged);
      if (!backend.by_hand()) std::this_thread::sleep_for(std::chrono::milliseconds(1));
      if (acknowledged.size() >= enough) break;
    }
    backend.lose_power();
  }
  backend.power_is_back();
  return acknowledged.told();
}

/// What is there. Everything must be whole.
std::set<std::pair<std::uint64_t, Number>> read(Backend& backend) {
  const auto store = backend.open([](TableId, Number) {});
  std::set<std::pair<std::uint64_t, Number>> there;
  for (std::uint64_t id = 1; id <= kTables; ++id) {
    const auto table = get<std::optional<StoredTable>>(
        backend, [&](auto done) { store->load(TableId{id}, 1, std::move(done)); });
    if (!table) continue;
    EXPECT_EQ(table->lines.size() % 2, 0U) << "half of an append is there";
    for (const LogLine& line : table->lines) {
      EXPECT_EQ(line.text, std::to_string(line.number));
      if (line.number % 2 == 0) continue;
      EXPECT_EQ(line.reply, (Reply{"c" + line.text, "done"}));
      there.emplace(id, line.number);
    }
  }
  return there;
}

/// How many that were acknowledged are not there.
std::size_t lost(Backend& backend, std::size_t enough) {
  const auto acknowledged = write(backend, enough);
  const auto there = read(backend);
  std::size_t missing = 0;
  for (const auto& one : acknowledged) missing += there.contains(one) ? 0U : 1U;
  return missing;
}

class PowerLoss : public testing::TestWithParam<BackendKind> {};

TEST_P(PowerLoss, LosesNothingThatWasAnswered) {
  const bool slow = GetParam().name == "postgres";  // a server that starts again
  for (std::size_t enough = slow ? 200 : 20; enough <= 400; enough += slow ? 200 : 20)
    EXPECT_EQ(lost(*GetParam().make(), enough), 0U);
}

TEST(SqlitePowerLoss, CommitsThatDoNotWaitForTheDiskAreFound) {
  std::size_t missing = 0;
  for (int round = 0; round < 5 && missing == 0; ++round)
    missing += lost(*unsynced_sqlite_backend(), 100);
  EXPECT_GT(missing, 0U);
}

INSTANTIATE_TEST_SUITE_P(Every, PowerLoss, testing::ValuesIn(backend_kinds()),
                         [](const auto& kind) { return kind.param.name; });

}  // namespace
}  // namespace foxtray::store
