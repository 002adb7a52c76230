// What every store must do.
#include "luck/generator.h"
#include "store/memory.h"
#include "stores.h"

namespace foxtray::store {
namespace {

// --- One table
// ------------------------------------------------------------------------------------

TEST_P(Stores, ATableComesBackAsItWasCreated) {
  Append wanted = creation();
  wanted.lines = {"first", "second"};
  wanted.reply = Reply{"c1", "done"};
  wanted.keys = {{{1, hash(9)}}, {{0, hash(8)}}};
  wanted.standing = Standing{Stage::playing, 5000, "red to move"};
  ASSERT_EQ(append(wanted), Fate::stored);
  const auto table = load();
  ASSERT_TRUE(table);
  EXPECT_EQ(table->summary, (Summary{kTable, "what is played", 1000, 1000, 3, *wanted.standing}));
  EXPECT_EQ(table->epoch, store_->epoch());
  EXPECT_EQ(table->lines, (std::vector<LogLine>{{1, 1000, "first", Reply{"c1", "done"}},
                                                {2, 1000, "second", std::nullopt}}));
  EXPECT_EQ(table->keys, (std::vector<Key>{{0, hash(8)}, {1, hash(9)}}));
  EXPECT_TRUE(table->refused.empty());
}

TEST_P(Stores, ATableThatIsNotThereIsNotLoaded) {
  EXPECT_FALSE(load());
  EXPECT_EQ(append(addition(1, {"a"})), Fate::gone);
  EXPECT_FALSE(load());
}

TEST_P(Stores, ATableIsCreatedOnce) {
  ASSERT_EQ(append(creation()), Fate::stored);
  Append again = creation();
  again.head = "another game";
  again.lines = {"a"};
  EXPECT_EQ(append(again), Fate::conflict);
  EXPECT_EQ(load()->summary.head, "what is played");
  EXPECT_TRUE(lines().empty());
}

TEST_P(Stores, OnlyTheNextNumberIsStored) {
  append(creation());
  EXPECT_EQ(append(addition(1, {"a", "b"})), Fate::stored);
  EXPECT_EQ(append(addition(2, {"taken"})), Fate::conflict);
  EXPECT_EQ(append(addition(4, {"gap"})), Fate::conflict);
  EXPECT_EQ(append(addition(3, {"c"})), Fate::stored);
  EXPECT_EQ(lines(), (std::vector<std::string>{"a", "b", "c"}));
  EXPECT_EQ(load()->summary.touched, 2000);
  EXPECT_EQ(load()->summary.created, 1000);
}

TEST_P(Stores, WhatLosesLosesWholly) {
  append(creation());
  append(addition(1, {"a"}));
  const auto before = load();
  Append late = addition(1, {"b"});
  late.time = 9000;
  late.reply = Reply{"c1", "done"};
  late.keys = {{{2, hash(1)}}};
  late.standing = Standing{Stage::over, 1, "over"};
  ASSERT_EQ(append(late), Fate::conflict);
  const auto after = load();
  EXPECT_EQ(after->summary, before->summary);
  EXPECT_EQ(after->lines, before->lines);
  EXPECT_EQ(after->keys, before->keys);
  EXPECT_TRUE(after->refused.empty());
}

TEST_P(Stores, AnotherEpochIsAnotherHistory) {
  append(creation());
  Append other = addition(1, {"a"});
  other.epoch = Epoch{static_cast<std::uint64_t>(other.epoch) + 1};
  EXPECT_EQ(append(other), Fate::conflict);
  Append created = creation(TableId{8});
  created.epoch = other.epoch;
  EXPECT_EQ(append(created), Fate::conflict);
  EXPECT_TRUE(lines().empty());
  EXPECT_FALSE(load(TableId{8}));
}

TEST_P(Stores, TheLogIsLoadedFromANumber) {
  append(creation());
  append(addition(1, {"a", "b", "c", "d"}));
  const auto table = load(kTable, 3);
  ASSERT_EQ(table->lines.size(), 2U);
  EXPECT_EQ(table->lines[0].number, 3U);
  EXPECT_EQ(table->lines[0].text, "c");
  EXPECT_EQ(table->summary.next, 5U);
  EXPECT_TRUE(load(kTable, 5)->lines.empty());
}

TEST_P(Stores, RepliesAreKeptWithTheirLineOrWithoutOne) {
  append(creation());
  Append accepted = addition(1, {"a", "b"});
  accepted.reply = Reply{"c1", "done"};
  EXPECT_EQ(append(accepted), Fate::stored);
  Append refused = addition(3, {});
  refused.reply = Reply{"c2", "not your turn"};
  EXPECT_EQ(append(refused), Fate::stored);
  const auto table = load();
  EXPECT_EQ(table->summary.next, 3U);
  EXPECT_EQ(table->lines[0].reply, accepted.reply);
  EXPECT_FALSE(table->lines[1].reply);
  EXPECT_EQ(table->refused, (std::vector<Reply>{*refused.reply}));
}

TEST_P(Stores, ARefusedCommandIsNeverAnsweredAnew) {
  append(creation());
  Append refused = addition(1, {});
  refused.reply = Reply{"c1", "not your turn"};
  ASSERT_EQ(append(refused), Fate::stored);
  Append accepted = addition(1, {"a"});
  accepted.reply = Reply{"c1", "done"};
  EXPECT_EQ(append(accepted), Fate::conflict);
  refused.reply->text = "another reason";
  EXPECT_EQ(append(refused), Fate::conflict);
  EXPECT_EQ(load()->refused, (std::vector<Reply>{{"c1", "not your turn"}}));
  EXPECT_TRUE(lines().empty());
}

TEST_P(Stores, StandingAndKeysChangeWithoutALine) {
  Append created = creation();
  created.keys = {{{0, hash(1)}}, {{0, hash(2)}}};
  append(created);
  Append change = addition(1, {});
  change.keys = {{{0, hash(1)}, false}, {{3, hash(3)}}, {{4, hash(4)}, false}};
  change.standing = Standing{Stage::open, std::nullopt, "waits for one more"};
  EXPECT_EQ(append(change), Fate::stored);
  const auto table = load();
  EXPECT_EQ(table->keys, (std::vector<Key>{{0, hash(2)}, {3, hash(3)}}));
  EXPECT_EQ(table->summary.standing, *change.standing);
  EXPECT_EQ(table->summary.touched, 2000);
  EXPECT_EQ(table->summary.next, 1U);
}

TEST_P(Stores, TextsComeBackAsTheyWere) {
  const std::vector<std::string> texts = {"",
                                          "NULL",
                                          " ",
                                          "\\N",
                                          "it's \"quoted\" \\ {braces},[brackets]; -- $1 %s",
                                          "\t",
                                          "Zahl \xC3\xBC, \xE2\x82\xAC, \xF0\x9F\x8E\xB2",
                                          std::string(20000, 'x')};
  Append wanted = creation();
  wanted.head = texts[4];
  wanted.lines = texts;
  wanted.reply = Reply{texts[4], texts[6]};
  wanted.standing = Standing{Stage::open, std::nullopt, texts[4]};
  ASSERT_EQ(append(wanted), Fate::stored);
  Append refused = addition(texts.size() + 1, {});
  refused.reply = Reply{texts[6], ""};
  ASSERT_EQ(append(refused), Fate::stored);
  const auto table = load();
  EXPECT_EQ(lines(), texts);
  EXPECT_EQ(table->summary.head, texts[4]);
  EXPECT_EQ(table->summary.standing.glance, texts[4]);
  EXPECT_EQ(table->lines[0].reply, wanted.reply);
  EXPECT_EQ(table->refused, (std::vector<Reply>{*refused.reply}));
}

TEST_P(Stores, WhatIsNoLineIsRefusedAndHarmsNobody) {
  append(creation());
  for (const std::string& bad :
       {std::string("a\nb"), std::string("a\0b", 3), std::string("\r"), std::string("\xFF"),
        std::string("\xC3"), std::string("\xED\xA0\x80"), std::string("\xC0\xAF"),
        std::string("\xF4\x90\x80\x80")}) {
    const Result<Fate> result = answer<Fate>(
        *backend_, [&](auto done) { store_->append(addition(1, {bad}), std::move(done)); });
    EXPECT_TRUE(std::holds_alternative<Trouble>(result));
    EXPECT_TRUE(std::holds_alternative<Trouble>(keep("name", bad)));
  }
  Append twice = addition(1, {});
  twice.keys = {{{1, hash(1)}}, {{1, hash(1)}, false}};
  Append outside = creation(TableId{~std::uint64_t{0}});
  Append late = creation(TableId{9});
  late.next = 2;
  for (const Append& bad : {twice, outside, late}) {
    const Result<Fate> result =
        answer<Fate>(*backend_, [&](auto done) { store_->append(bad, std::move(done)); });
    EXPECT_TRUE(std::holds_alternative<Trouble>(result));
  }
  EXPECT_EQ(append(addition(1, {"good"})), Fate::stored);
  EXPECT_EQ(lines(), (std::vector<std::string>{"good"}));
}

// --- Many tables
// ----------------------------------------------------------------------------------

TEST_P(Stores, SeatsAreFoundByTheirSecrets) {
  Append one = creation(TableId{1}), two = creation(TableId{2}), three = creation(TableId{3});
  one.keys = {{{0, hash(1)}}, {{1, hash(2)}}};
  two.keys = {{{4, hash(1)}}};
  two.standing = Standing{Stage::over, std::nullopt, "red won"};
  three.keys = {{{0, hash(3)}}};
  for (const Append& created : {one, two, three}) append(created);
  const std::vector<Holding> held = holdings({hash(1), hash(2), hash(9)});
  ASSERT_EQ(held.size(), 3U);
  EXPECT_EQ(held[0].key, (Key{0, hash(1)}));
  EXPECT_EQ(held[0].summary.table, TableId{1});
  EXPECT_EQ(held[1].key, (Key{1, hash(2)}));
  EXPECT_EQ(held[2].key, (Key{4, hash(1)}));
  EXPECT_EQ(held[2].summary.table, TableId{2});
  EXPECT_EQ(held[2].summary.standing, *two.standing);
  EXPECT_EQ(held[2].summary.head, "what is played");
  EXPECT_TRUE(holdings({}).empty());
}

TEST_P(Stores, DeadlinesAreToldTheEarliestFirst) {
  const std::optional<Time> deadlines[] = {300, 100, std::nullopt, 200, 900, 100};
  std::uint64_t id = 0;
  for (const auto& deadline : deadlines) {
    Append created = creation(TableId{++id});
    created.standing = Standing{Stage::playing, deadline, ""};
    append(created);
  }
  EXPECT_EQ(due(300),
            (std::vector<Deadline>{
                {100, TableId{2}}, {100, TableId{6}}, {200, TableId{4}}, {300, TableId{1}}}));
  EXPECT_EQ(due(300, 2).size(), 2U);
  Append met = addition(1, {"moved in time"}, TableId{2});
  met.standing = Standing{Stage::playing, std::nullopt, ""};
  append(met);
  EXPECT_EQ(due(100), (std::vector<Deadline>{{100, TableId{6}}}));
}

TEST_P(Stores, AllTablesAreListedPageByPage) {
  for (const std::uint64_t id : {5U, 1U, 9U, 3U}) append(creation(TableId{id}));
  EXPECT_EQ(list(TableId{0}, 3), (std::vector<TableId>{TableId{1}, TableId{3}, TableId{5}}));
  EXPECT_EQ(list(TableId{5}, 3), (std::vector<TableId>{TableId{9}}));
  EXPECT_TRUE(list(TableId{9}, 3).empty());
}

TEST_P(Stores, OldTablesAreRemovedByRule) {
  const auto create = [&](std::uint64_t id, Stage stage, Time time) {
    Append created = creation(TableId{id});
    created.time = time;
    created.standing = Standing{stage, 1, ""};
    created.keys = {{{0, hash(1)}}};
    created.lines = {"a"};
    ASSERT_EQ(append(created), Fate::stored);
  };
  create(1, Stage::over, 100);
  create(2, Stage::over, 500);
  create(3, Stage::playing, 100);
  create(4, Stage::over, 100);
  create(5, Stage::ledger, 100);
  create(6, Stage::over, 100);
  Append touched = addition(2, {}, TableId{4});
  touched.time = 600;
  touched.reply = Reply{"c", "no"};
  append(touched);
  EXPECT_EQ(remove({Stage::over, 500}), (std::vector<TableId>{TableId{1}, TableId{6}}));
  EXPECT_TRUE(remove({Stage::ledger, 500}).empty());
  EXPECT_EQ(remove({Stage::over, 9999, 1}).size(), 1U);
  EXPECT_EQ(list(TableId{0}, 9).size(), 3U);
  EXPECT_FALSE(load(TableId{1}));
  EXPECT_EQ(append(addition(2, {"b"}, TableId{1})), Fate::gone);
  EXPECT_EQ(holdings({hash(1)}).size(), 3U);
  EXPECT_EQ(due(1).size(), 3U);
  create(1, Stage::open, 700);
  EXPECT_EQ(lines(TableId{1}), (std::vector<std::string>{"a"}));
}

TEST_P(Stores, NotesAreKeptByName) {
  EXPECT_FALSE(kept("alive"));
  EXPECT_EQ(std::get<Fate>(keep("alive", "1")), Fate::stored);
  EXPECT_EQ(std::get<Fate>(keep("other", "")), Fate::stored);
  EXPECT_EQ(std::get<Fate>(keep("alive", "2")), Fate::stored);
  EXPECT_EQ(kept("alive"), "2");
  EXPECT_EQ(kept("other"), "");
}

TEST_P(Stores, AppendsOfOneTableNeedNotWaitForEachOther) {
  append(creation());
  std::vector<std::future<Fate>> fates;
  const auto hand_in = [&](Append wanted) {
    const auto promise = std::make_shared<std::promise<Fate>>();
    fates.push_back(promise->get_future());
    store_->append(std::move(wanted), [promise](const Result<Fate>& result) {
      promise->set_value(std::get<Fate>(result));
    });
  };
  for (Number number = 1; number <= 50; ++number) hand_in(addition(number, {"x"}));
  hand_in(addition(50, {"taken"}));
  hand_in(addition(52, {"after one that lost"}));
  hand_in(addition(51, {"y"}));
  backend_->get_on();
  for (std::size_t at = 0; at < fates.size(); ++at)
    EXPECT_EQ(fates[at].get(), at == 50 || at == 51 ? Fate::conflict : Fate::stored) << at;
  EXPECT_EQ(lines().size(), 51U);
  const Figures figures = store_->figures();
  EXPECT_EQ(figures.stored, 52U);
  EXPECT_EQ(figures.conflicts, 2U);
  EXPECT_EQ(figures.failed, 0U);
}

TEST_P(Stores, EverythingOutlivesTheProcess) {
  Append created = creation();
  created.lines = {"a"};
  created.reply = Reply{"c1", "done"};
  created.keys = {{{0, hash(1)}}};
  created.standing = Standing{Stage::playing, 77, "red"};
  append(created);
  Append refused = addition(2, {});
  refused.reply = Reply{"c2", "no"};
  append(refused);
  keep("alive", "5");
  const Epoch epoch = store_->epoch();
  const auto before = load();
  open();
  EXPECT_EQ(store_->epoch(), epoch);
  const auto after = load();
  ASSERT_TRUE(after);
  EXPECT_EQ(after->summary, before->summary);
  EXPECT_EQ(after->lines, before->lines);
  EXPECT_EQ(after->refused, before->refused);
  EXPECT_EQ(after->keys, before->keys);
  EXPECT_EQ(kept("alive"), "5");
  EXPECT_EQ(append(addition(2, {"b"})), Fate::stored);
}

TEST_P(Stores, NothingAilsAHealthyStore) { EXPECT_FALSE(store_->ailment()); }

// --- Against the store in memory
// ------------------------------------------------------------------

/// Random appends, of which many are wrong.
class RandomAppends {
 public:
  explicit RandomAppends(std::uint64_t seed) : luck_(seed, luck::Stream{0}) {}

  Append next(Epoch epoch) {
    Append wanted{.table = TableId{1 + below(4)}, .epoch = epoch, .time = ++time_};
    const auto id = static_cast<std::size_t>(wanted.table);
    if (below(8) == 0) wanted.head = "game " + std::to_string(time_);
    wanted.next = wanted.head ? 1 : std::max<Number>(1, next_[id] + below(5) / 3 - below(5) / 4);
    for (unsigned lines = below(4); lines > 0; --lines) wanted.lines.push_back(word());
    if (below(2) == 0) wanted.reply = Reply{"c" + std::to_string(below(40)), word()};
    if (wanted.reply && !wanted.lines.empty()) wanted.reply->command += "-" + word();
    if (below(4) == 0) wanted.keys.push_back({{static_cast<int>(below(3)), hash(5)}, below(3) > 0});
    if (below(4) == 0) wanted.standing = Standing{static_cast<Stage>(below(3)), below(9), word()};
    if (below(9) == 0) wanted.epoch = Epoch{77};
    return wanted;
  }
  void stored(const Append& append) {
    auto& next = next_[static_cast<std::size_t>(append.table)];
    next = append.next + append.lines.size();
  }
  Rule rule() { return {static_cast<Stage>(below(3)), time_ - below(20), 1 + below(3)}; }
  std::uint32_t below(std::uint32_t count) { return luck_.below(count); }

 private:
  std::string word() { return "w" + std::to_string(below(1000)); }

  luck::Generator luck_;
  Time time_ = 0;
  Number next_[5] = {1, 1, 1, 1, 1};
};

/// The outcome and everything that can be seen afterwards.
TEST_P(Stores, RandomAppendsEndAsInMemory) {
  const auto disk = std::make_shared<MemoryDisk>();
  MemoryStore model(disk, nobody_);
  const auto modelled = [&]<class T>(const std::function<void(Done<T>)>& start, T) {
    Result<T> result = Trouble{"no answer"};
    start([&](Result<T> told) { result = std::move(told); });
    disk->write();
    disk->sync();
    return std::get<T>(result);
  };
  RandomAppends random(4711);
  const int rounds = GetParam().name == "postgres" ? 100 : 300;
  for (int round = 0; round < rounds; ++round) {
    if (random.below(30) == 0) {
      Rule rule = random.rule();
      rule.at_most = 100;
      const auto removed = modelled(
          std::function([&](Done<std::vector<TableId>> done) { model.remove(rule, done); }),
          std::vector<TableId>{});
      ASSERT_EQ(remove(rule), removed);
      continue;
    }
    Append wanted = random.next(store_->epoch());
    Append same = wanted;
    same.epoch = wanted.epoch == store_->epoch() ? model.epoch() : Epoch{77};
    const Fate fate = modelled(
        std::function([&](Done<Fate> done) { model.append(same, std::move(done)); }), Fate::gone);
    ASSERT_EQ(append(wanted), fate) << "round " << round;
    if (fate == Fate::stored) random.stored(wanted);
    const auto there = modelled(std::function([&](Done<std::optional<StoredTable>> done) {
                                  model.load(wanted.table, 1, std::move(done));
                                }),
                                std::optional<StoredTable>{});
    auto table = load(wanted.table);
    ASSERT_EQ(table.has_value(), there.has_value());
    if (!table) continue;
    ASSERT_EQ(table->summary, there->summary) << "round " << round;
    ASSERT_EQ(table->lines, there->lines);
    ASSERT_EQ(table->keys, there->keys);
    std::sort(table->refused.begin(), table->refused.end());
    ASSERT_EQ(table->refused, there->refused);
  }
}

INSTANTIATE_TEST_SUITE_P(Every, Stores, testing::ValuesIn(backend_kinds()),
                         [](const auto& kind) { return kind.param.name; });

}  // namespace
}  // namespace foxtray::store
