#include "clever_players/features.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <optional>

#include "clever_players/brain.h"
#include "clever_players/choice.h"
#include "clever_players/weights_file.h"
#include "roster/roster.h"

namespace foxtray::clever_players {
namespace {

using game::Position;
using game::Seat;

/// Plays random games of every Clever game and number of players, and shows every position.
void walk(const std::function<void(const catalog::Entry&, const Position&)>& visit) {
  const auto player = roster::make("random");
  for (const catalog::Entry& entry : catalog::clever_games()) {
    for (std::uint8_t players = 1; players <= 4; ++players) {
      luck::Generator generator(7, luck::Stream{players});
      Position position = entry.game->deal({.players = players});
      for (;;) {
        visit(entry, position);
        const game::Actors actors = entry.game->actors(position);
        if (actors.over()) break;
        if (actors.chance()) {
          entry.game->roll(position, generator.sample(entry.game->chance(position)));
          continue;
        }
        const Seat seat = actors.first();
        entry.game->apply(position, seat, player->choose(*entry.game, position, seat, generator));
      }
    }
  }
}

/// A network that counts how often it was asked.
struct Counting {
  using Sum = CleverNetwork::Sum;

  explicit Counting(const CleverNetwork& its_network) : network(its_network) {}
  void sum(const Reading& reading, Sum& sum) const { network.sum(reading, sum); }
  float points(const Reading& reading) const { return network.points(reading); }
  float value(const Reading& near, const Sum& sum, const Reading& reading) const {
    ++thought;
    return network.value(near, sum, reading);
  }

  const CleverNetwork& network;
  mutable std::int64_t thought = 0;
};

TEST(CleverFeatures, OfEverySlotOneInputIsOn) {
  walk([](const catalog::Entry& entry, const Position& position) {
    const CleverFeatures features(*entry.sheet);
    const clever::State& state = game::as<clever::State>(position);
    for (Seat seat = 0; seat < state.players; ++seat) {
      Reading reading;
      features.read(state, seat, 0, reading);
      for (int slot = 0; slot < features.slots(); ++slot) {
        const int input = reading.input[static_cast<std::size_t>(slot)];
        ASSERT_GE(input, features.first_input(slot)) << "slot " << slot;
        ASSERT_LT(input, features.first_input(slot + 1)) << "slot " << slot;
      }
      ASSERT_LT(reading.bank, kBanks);
      ASSERT_EQ(reading.points, entry.game->score(position, seat).points);
    }
  });
}

TEST(CleverFeatures, ReadingNearAnotherIsReadingAfresh) {
  Position before{};
  const catalog::Entry* game_before = nullptr;
  walk([&](const catalog::Entry& entry, const Position& position) {
    const CleverFeatures features(*entry.sheet);
    const clever::State& state = game::as<clever::State>(position);
    if (game_before == &entry && game::as<clever::State>(before).players == state.players) {
      Reading near, quick, slow;
      features.read(game::as<clever::State>(before), 0, 0, near);
      features.read(state, 0, 0, game::as<clever::State>(before), near, quick);
      features.read(state, 0, 0, slow);
      ASSERT_EQ(quick.input, slow.input);
      ASSERT_EQ(quick.points, slow.points);
      ASSERT_EQ(quick.bank, slow.bank);
    }
    before = position;
    game_before = &entry;
  });
}

TEST(CleverFeatures, WaitingBonusesAreSeen) {
  const catalog::Entry& entry = *catalog::find("ganz-schon-clever");
  const CleverFeatures features(*entry.sheet);
  const Position position = entry.game->deal({.players = 1});
  Reading without, with;
  features.read(game::as<clever::State>(position), 0, 0, without);
  features.read(game::as<clever::State>(position), 0, 1, with);
  EXPECT_NE(without.input, with.input);
}

/// C7: in a serving extra dice may be used, each die once.
TEST(CleverFeatures, DiceAreSeenWhereTheyMayBeUsedAsExtraDice) {
  int met = 0;
  walk([&](const catalog::Entry& entry, const Position& position) {
    const CleverFeatures features(*entry.sheet);
    clever::State state = game::as<clever::State>(position);
    if (state.seat[0].stage != clever::Stage::extra) return;
    Reading reading, other;
    features.read(state, 0, 0, reading);
    const auto sees = [&](unsigned die) {
      clever::State turned = state;
      turned.face[die] = static_cast<std::uint8_t>(turned.face[die] % 6 + 1);
      features.read(turned, 0, 0, other);
      return other.input != reading.input;
    };
    const auto summed = entry.sheet->sum_area + 1;
    for (unsigned die = 1; die < clever::kDice; ++die) {
      if (die == summed) continue;  // counts for the white die, too
      ASSERT_EQ(sees(die), (state.seat[0].extra_used & clever::bit(die)) == 0);
    }
    ++met;
  });
  EXPECT_GT(met, 20);
}

/// C2: rounds and turns. Alone a stage is a round and a roll of it, being served, or extra dice.
TEST(CleverFeatures, ASoloGameGoesThroughItsBanksInOrder) {
  walk([before = 0](const catalog::Entry& entry, const Position& position) mutable {
    const clever::State& s = game::as<clever::State>(position);
    if (s.players != 1) return;
    const int rounds = entry.sheet->print.rounds[1];
    const int bank = bank_of(s, 0, rounds);
    // The first rounds of a long game have the banks of one round.
    const bool again = rounds - s.round >= kSoloRounds - 1 && s.round > 1 && bank < kSoloStages;
    ASSERT_TRUE(bank >= before || again);
    ASSERT_LT(bank, kSoloBanks);
    before = s.phase == clever::Phase::over ? 0 : bank;
  });
}

/// C2: at a table each seat has a turn in each round, and picks from the turns of all others.
TEST(CleverFeatures, WhatIsToComeAtATableGetsLess) {
  std::array<Prospects, clever::kMaxPlayers> before{};
  bool first = true;
  walk([&](const catalog::Entry& entry, const Position& position) {
    const clever::State& s = game::as<clever::State>(position);
    if (s.players == 1) return;
    const int rounds = entry.sheet->print.rounds[s.players];
    for (Seat seat = 0; seat < s.players; ++seat) {
      const Prospects now = prospects_of(s, seat, rounds);
      if (first)
        before[seat] = {.own = rounds, .others = (s.players - 1) * rounds, .rolling = false};
      ASSERT_LE(now.own, before[seat].own);
      ASSERT_LE(now.others, before[seat].others);
      ASSERT_LE(before[seat].own + before[seat].others - now.own - now.others, 1);
      const bool over = s.phase == clever::Phase::over;
      ASSERT_TRUE(!over || now.own + now.others == 0);
      ASSERT_EQ(now.rolling, s.active == seat && (s.phase == clever::Phase::turn ||
                                                  s.phase == clever::Phase::round_start));
      const int bank = bank_of(s, seat, rounds);
      ASSERT_GE(bank, kFirstBank[s.players]);
      ASSERT_LT(bank, kFirstBank[s.players + 1U]);
      before[seat] = now;
    }
    first = s.phase == clever::Phase::over;
  });
}

TEST(CleverFeatures, ATableBorrowsTheStageWithAsManyOwnTurnsLeft) {
  for (const int players : {2, 3, 4}) {
    const int none_left = kFirstBank[static_cast<std::size_t>(players)];
    const int last_round = kSoloBanks - kSoloStages;
    const int round_5 = last_round - kSoloStages;
    EXPECT_EQ(solo_bank_like(none_left), last_round + kServed);            // the last to be served
    EXPECT_EQ(solo_bank_like(none_left + 1), last_round + kServedExtras);  // the last extra dice
    EXPECT_EQ(solo_bank_like(none_left + 4), last_round + 2);  // third roll of the last turn
    EXPECT_EQ(solo_bank_like(none_left + 5), round_5 + kServed);
    EXPECT_EQ(solo_bank_like(none_left + 6), round_5 + kServedExtras);
  }
  const int six_left = kFirstBank[3] - kTableStages;
  EXPECT_EQ(solo_bank_like(six_left), 0);                      // first roll: round 1
  EXPECT_EQ(solo_bank_like(six_left + kOthersRoll), kServed);  // nothing is like it
}

TEST(CleverNetwork, TheValueDoesNotDependOnWhereOneStands) {
  Position before{};
  const catalog::Entry* game_before = nullptr;
  walk([&](const catalog::Entry& entry, const Position& position) {
    const CleverBrain* brain = brain_of(*entry.game);
    ASSERT_NE(brain, nullptr);
    const auto read = [&](const Position& p) {
      Reading reading;
      brain->features.read(game::as<clever::State>(p), 0, 0, reading);
      return reading;
    };
    if (game_before == &entry) {
      const Reading far = read(before);
      const Reading here = read(position);
      CleverNetwork::Sum far_sum, here_sum;
      brain->network.sum(far, far_sum);
      brain->network.sum(here, here_sum);
      ASSERT_EQ(brain->network.value(far, far_sum, here),
                brain->network.value(here, here_sum, here));
    }
    before = position;
    game_before = &entry;
  });
}

TEST(CleverMemory, WhatIsRememberedIsWhatWouldBeThought) {
  using Choice = CleverChoice<Counting>;
  std::optional<CleverMemory> memory;
  const catalog::Entry* game_before = nullptr;
  std::int64_t thought = 0;
  std::int64_t thought_without = 0;
  walk([&](const catalog::Entry& entry, const Position& position) {
    const game::Actors actors = entry.game->actors(position);
    if (actors.over() || actors.chance()) return;
    if (game_before != &entry) memory.emplace();
    game_before = &entry;
    const CleverBrain& brain = *brain_of(*entry.game);
    for (Seat seat = 0; seat < game::kMaxSeats; ++seat) {
      if (!actors.has(seat)) continue;
      const Counting network_with(brain.network), network_without(brain.network);
      Budget budget_with, budget_without;
      Choice with(brain.game, brain.features, network_with, budget_with, kUsual, &*memory);
      Choice without(brain.game, brain.features, network_without, budget_without, kUsual);
      Choice::Options remembered, fresh;
      with.weigh(position, seat, remembered);
      without.weigh(position, seat, fresh);
      ASSERT_EQ(remembered.size, fresh.size);
      for (std::size_t i = 0; i < static_cast<std::size_t>(fresh.size); ++i)
        ASSERT_EQ(remembered.option[i].value, fresh.option[i].value);
      ASSERT_EQ(budget_with.spent(), budget_without.spent());
      thought += network_with.thought;
      thought_without += network_without.thought;
    }
  });
  EXPECT_LT(thought, thought_without * 9 / 10);
}

TEST(CleverMemory, AKeyIsOfOwnSheetAndTable) {
  const catalog::Entry& entry = *catalog::find("clever-hoch-drei");
  const Position position = entry.game->deal({.players = 2});
  const auto key = [&](const std::function<void(clever::State&)>& change) {
    Position other = position;
    change(game::as<clever::State>(other));
    return CleverMemory::key_of(game::as<clever::State>(other), 1);
  };
  const CleverMemory::Key same = key([](clever::State&) {});
  EXPECT_EQ(key([](clever::State& s) { s.seat[0].marks[2] ^= 1; }), same);
  EXPECT_NE(key([](clever::State& s) { s.seat[1].marks[2] ^= 1; }), same);
  EXPECT_NE(key([](clever::State& s) { s.seat[1].extra_used ^= 1; }), same);
  EXPECT_NE(key([](clever::State& s) { s.face[0] ^= 1; }), same);
  EXPECT_NE(key([](clever::State& s) { s.served ^= 1; }), same);
  EXPECT_NE(CleverMemory::key_of(game::as<clever::State>(position), 0), same);
}

TEST(CleverNetwork, OtherBytesAreNotANetwork) {
  const game::Game& game = *catalog::find("ganz-schon-clever")->game;
  const CleverFeatures features(*catalog::find("ganz-schon-clever")->sheet);
  EXPECT_LE(built_in_weights(game.id).size(), 1500000U);
  const auto bytes = read_weights_file(built_in_weights(game.id))->network;
  EXPECT_TRUE(CleverNetwork::read(bytes, features));
  EXPECT_FALSE(CleverNetwork::read({}, features));
  EXPECT_FALSE(CleverNetwork::read(bytes.first(bytes.size() - 1), features));
  EXPECT_FALSE(CleverNetwork::read(bytes.subspan(1), features));
  const auto other = read_weights_file(built_in_weights("clever-hoch-drei"))->network;
  EXPECT_FALSE(CleverNetwork::read(other, features));
}

}  // namespace
}  // namespace foxtray::clever_players
