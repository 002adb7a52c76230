// What was answered is there after the power failed; what was not may be, wholly.
#include <mutex>
#include <set>

#include "backend.h"

namespace foxtray::store {
namespace {

constexpr std::uint64_t kTables = 20;
constexpr Number kLines = 30;

class PowerLoss : public testing::TestWithParam<BackendKind> {
 protected:
  std::optional<StoredTable> load(Store& store, TableId table) {
    return get<std::optional<StoredTable>>(
        *backend_, [&](auto done) { store.load(table, 1, std::move(done)); });
  }

  /// Hands in all lines of all tables, two at a time.
  void hand_in(Store& store) {
    for (Number number = 1; number < kLines; number += 2)
      for (std::uint64_t id = 1; id <= kTables; ++id) {
        Append wanted{.table = TableId{id}, .epoch = store.epoch(), .next = number, .time = 1};
        wanted.lines = {std::to_string(number), std::to_string(number + 1)};
        wanted.reply = Reply{"c" + std::to_string(number), "done"};
        if (number == 1) wanted.head = "head";
        store.append(std::move(wanted), [this, id, number](const Result<Fate>& result) {
          const std::lock_guard lock(mutex_);
          if (counting_ && result == Result<Fate>(Fate::stored)) acknowledged_.emplace(id, number);
        });
      }
  }

  std::unique_ptr<Backend> backend_ = GetParam().make();
  std::mutex mutex_;
  bool counting_ = true;
  std::set<std::pair<std::uint64_t, Number>> acknowledged_;
};

TEST_P(PowerLoss, LosesNothingThatWasAnswered) {
  {
    const auto store = backend_->open([](TableId, Number) {});
    hand_in(*store);
    backend_->lose_power();
    const std::lock_guard lock(mutex_);
    counting_ = false;
  }
  const auto store = backend_->open([](TableId, Number) {});
  std::set<std::pair<std::uint64_t, Number>> there;
  for (std::uint64_t id = 1; id <= kTables; ++id) {
    const auto table = load(*store, TableId{id});
    if (!table) continue;
    EXPECT_EQ(table->lines.size() % 2, 0U) << "half of an append is there";
    for (const LogLine& line : table->lines) {
      EXPECT_EQ(line.text, std::to_string(line.number));
      if (line.number % 2 == 0) continue;
      EXPECT_EQ(line.reply, (Reply{"c" + line.text, "done"}));
      there.emplace(id, line.number);
    }
  }
  for (const auto& [id, number] : acknowledged_)
    EXPECT_TRUE(there.contains({id, number})) << "table " << id << " number " << number;
}

INSTANTIATE_TEST_SUITE_P(Every, PowerLoss, testing::ValuesIn(backend_kinds()),
                         [](const auto& kind) { return kind.param.name; });

}  // namespace
}  // namespace foxtray::store
