#include "players/clever_features.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>

#include "players/clever_brain.h"
#include "players/player.h"

namespace foxtray::players {
namespace {

/// Plays random games of every Clever game and number of players, and shows every position.
void walk(const std::function<void(const catalog::Entry&, const Position&)>& visit) {
  const auto player = make("random");
  for (const catalog::Entry& entry : catalog::games()) {
    if (entry.sheet == nullptr) continue;
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

/// C2: a two-player game has six rounds of an own turn and a served one each, as a solo game.
TEST(CleverFeatures, TwoPlayersHaveTheStagesOfASoloGame) {
  clever::State s{};
  s.phase = clever::Phase::turn;
  s.players = 2;
  for (std::uint8_t round = 1; round <= 6; ++round) {
    s.round = round;
    s.roll = 2;
    s.active = 0;
    EXPECT_EQ(bank_of(s, 0, 6), (round - 1) * kBanksARound + 1);
    EXPECT_EQ(bank_of(s, 1, 6), (std::max<int>(round, 2) - 1) * kBanksARound);
    s.active = 1;
    EXPECT_EQ(bank_of(s, 0, 6), (round - 1) * kBanksARound + 3);
    EXPECT_EQ(bank_of(s, 1, 6), (round - 1) * kBanksARound + 1);
  }
}

/// The last turn of a game with four players, which has four rounds, is that of a solo game.
TEST(CleverFeatures, TheLastTurnIsTheLastTurn) {
  clever::State s{};
  s.phase = clever::Phase::turn;
  s.players = 4;
  s.round = 4;
  s.roll = 3;
  s.active = 3;
  EXPECT_EQ(bank_of(s, 3, 4), 5 * kBanksARound + 2);
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

TEST(CleverNetwork, OtherBytesAreNotANetwork) {
  const game::Game& game = *catalog::find("ganz-schon-clever")->game;
  const CleverFeatures features(*catalog::find("ganz-schon-clever")->sheet);
  const auto bytes = built_in_weights(game.id);
  EXPECT_LE(bytes.size(), 1500000U);
  EXPECT_TRUE(CleverNetwork::read(bytes, features));
  EXPECT_FALSE(CleverNetwork::read({}, features));
  EXPECT_FALSE(CleverNetwork::read(bytes.first(bytes.size() - 1), features));
  EXPECT_FALSE(CleverNetwork::read(bytes.subspan(1), features));
  EXPECT_FALSE(CleverNetwork::read(built_in_weights("clever-hoch-drei"), features));
}

}  // namespace
}  // namespace foxtray::players
