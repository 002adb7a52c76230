#include "wizard_players/trials.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <functional>

#include "wizard/rules.h"
#include "wizard_players/player.h"

namespace foxtray::wizard_players {
namespace {

using wizard::kWizardDiceGame;

constexpr Trials kMany = {
    .most = 24, .evaluations = 10000000, .legs = 2, .candidates = 3, .margin = 2};

/// Meets every decision between several moves of a game that masters play.
void each_decision(const game::Setup& setup, std::uint64_t seed,
                   const std::function<void(const Position& position, Seat seat)>& meet) {
  WizardPlayer master(Level::master);
  luck::Generator generator(seed);
  Position position = kWizardDiceGame.deal(setup);
  for (;;) {
    const game::Actors actors = kWizardDiceGame.actors(position);
    if (actors.over()) return;
    if (actors.chance()) {
      kWizardDiceGame.roll(position, generator.sample(kWizardDiceGame.chance(position)));
      continue;
    }
    const Seat seat = actors.first();
    Position seen = position;
    kWizardDiceGame.conceal(seen, seat);
    game::MoveList list;
    kWizardDiceGame.legal(seen, seat, list);
    if (list.size() > 1) meet(seen, seat);
    kWizardDiceGame.apply(position, seat, master.choose(kWizardDiceGame, seen, seat, generator));
  }
}

std::vector<Weighed> thought(const Position& seen, Seat seat) {
  WizardEvaluator evaluator(Level::analysis);
  luck::Generator generator(1);
  std::vector<Weighed> weighed;
  evaluator.weigh({kWizardDiceGame, seen, seat}, generator, weighed);
  return weighed;
}

std::vector<Weighed> tried(const Position& seen, Seat seat, std::uint64_t seed) {
  std::vector<Weighed> weighed = thought(seen, seat);
  WizardTrials room(wizard_weights());
  luck::Generator generator(seed);
  room.improve({kWizardDiceGame, seen, seat}, kMany, generator, weighed);
  return weighed;
}

bool untried(const Weighed& weighed) { return weighed.worth.error >= kMany.untried_error; }

TEST(WizardTrials, OtherDiceTellTheSameWithinTheErrors) {
  double sum = 0;
  int pairs = 0;
  int decisions = 0;
  each_decision({.players = 2}, 3, [&](const Position& seen, Seat seat) {
    if (++decisions % 6 != 0) return;
    const auto one = tried(seen, seat, 1);
    const auto two = tried(seen, seat, 2);
    const auto best = static_cast<std::size_t>(
        std::max_element(one.begin(), one.end(),
                         [](const auto& a, const auto& b) { return a.worth.win < b.worth.win; }) -
        one.begin());
    for (std::size_t i = 0; i < one.size(); ++i) {
      const double error = std::hypot(one[i].worth.error, two[i].worth.error);
      if (i == best || error == 0 || untried(one[i])) continue;
      const double gap_one = one[i].worth.points - one[best].worth.points;
      const double gap_two = two[i].worth.points - two[best].worth.points;
      const double off = (gap_one - gap_two) / error;
      EXPECT_LT(std::abs(off), 5) << gap_one << " or " << gap_two << ", give or take " << error;
      sum += off * off;
      ++pairs;
    }
  });
  ASSERT_GT(pairs, 10);
  EXPECT_LT(sum / pairs, 2);
}

TEST(WizardTrials, WhatEndsTheGameIsKnownExactly) {
  int ends = 0;
  for (std::uint64_t seed = 1; seed <= 8; ++seed) {
    each_decision({.players = 2}, seed, [&](const Position& seen, Seat seat) {
      std::vector<Weighed> weighed = thought(seen, seat);
      const bool all_end = std::all_of(weighed.begin(), weighed.end(), [&](const Weighed& w) {
        Position after = seen;
        kWizardDiceGame.apply(after, seat, w.move);
        return kWizardDiceGame.actors(after).over();
      });
      if (!all_end) return;
      ++ends;
      for (const Weighed& w : tried(seen, seat, 1)) {
        if (untried(w)) continue;
        Position after = seen;
        kWizardDiceGame.apply(after, seat, w.move);
        EXPECT_NEAR(w.worth.points, kWizardDiceGame.score(after, seat).points, 1e-6);
        EXPECT_EQ(w.worth.error, 0);
      }
    });
  }
  EXPECT_GT(ends, 0);
}

TEST(WizardTrials, SecretsAreLeftAsTheyAre) {
  int secrets = 0;
  for (std::uint64_t seed = 1; seed <= 4; ++seed) {
    each_decision({.players = 3, .choice = {0, 1, 0}}, seed, [&](const Position& seen, Seat seat) {
      if (!kWizardDiceGame.has_secrets(seen, seat)) return;
      ++secrets;
      const auto before = thought(seen, seat);
      const auto after = tried(seen, seat, 1);
      for (std::size_t i = 0; i < before.size(); ++i)
        EXPECT_EQ(before[i].worth.win, after[i].worth.win);
    });
  }
  EXPECT_GT(secrets, 0);
}

TEST(WizardTrials, WhoTriesMovesOutPlaysByTheRules) {
  const Trials few = {.most = 12, .evaluations = 5000, .legs = 2, .margin = 2};
  for (const std::uint8_t players : {std::uint8_t{2}, std::uint8_t{5}}) {
    luck::Generator generator(players);
    each_decision({.players = players, .choice = {0, 1, 0}}, players,
                  [&](const Position& seen, Seat seat) {
                    WizardPlayer player(Level::analysis, wizard_weights(), few);
                    Position then = seen;
                    const Move move = player.choose(kWizardDiceGame, seen, seat, generator);
                    EXPECT_EQ(game::play(kWizardDiceGame, then, seat, move), game::Verdict::done);
                  });
  }
}

}  // namespace
}  // namespace foxtray::wizard_players
