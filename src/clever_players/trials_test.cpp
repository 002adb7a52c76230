#include "clever_players/trials.h"

#include <gtest/gtest.h>

#include <cmath>
#include <functional>

namespace foxtray::clever_players {
namespace {

constexpr Trials kMany = {.most = 240, .evaluations = 1000000, .candidates = 3};

/// Meets every decision of a solo game between several moves.
void each_decision(
    std::string_view name,
    const std::function<void(const CleverBrain& brain, const Position& position)>& meet) {
  const Game& game = *catalog::find(name)->game;
  const CleverBrain& brain = *brain_of(game);
  CleverJudge judge(brain);
  CleverJudge::Options options;
  luck::Generator generator(5);
  Position position = game.deal({.players = 1});
  while (!game.actors(position).over()) {
    if (game.actors(position).chance()) {
      game.roll(position, generator.sample(game.chance(position)));
      continue;
    }
    judge.weigh(position, 0, options);
    if (options.size > 1) meet(brain, position);
    game.apply(position, 0, options.option[static_cast<std::size_t>(options.best)].move);
  }
}

std::vector<Weighed> tried(const CleverBrain& brain, const Position& position, const Trials& trials,
                           std::uint64_t seed, std::optional<Move> about = {}) {
  CleverJudge judge(brain);
  CleverJudge::Options options;
  std::vector<Weighed> weighed;
  judge.weigh_against_rivals(position, 0, options, weighed);
  CleverTrials room(brain, kUsual);
  luck::Generator generator(seed);
  room.improve({brain.game, position, 0, about}, trials, false, 0, generator, weighed);
  return weighed;
}

bool untried(const Weighed& weighed) { return weighed.worth.error >= kMany.untried_error; }

std::size_t best_of(const std::vector<Weighed>& weighed) {
  std::size_t best = 0;
  for (std::size_t i = 1; i < weighed.size(); ++i)
    if (weighed[i].worth.points > weighed[best].worth.points) best = i;
  return best;
}

TEST(CleverTrials, WhoWaitsSeesHowMuchHasBeenThoughtThrough) {
  const CleverBrain& brain = *brain_of(*catalog::find("ganz-schon-clever")->game);
  Position position = brain.game.deal({.players = 1});
  luck::Generator generator(3);
  brain.game.roll(position, generator.sample(brain.game.chance(position)));
  CleverJudge judge(brain);
  CleverJudge::Options options;
  std::vector<Weighed> weighed;
  judge.weigh_against_rivals(position, 0, options, weighed);
  std::atomic<std::int64_t> watched{-1};
  Trials trials = kMany;
  trials.evaluations = 1;  // the first trial is the last
  CleverTrials(brain, kUsual)
      .improve({brain.game, position, 0, {}, &watched}, trials, false, 0, generator, weighed);
  EXPECT_EQ(watched, Question::kAll);
  trials = kMany;
  trials.most = 24;
  trials.worthwhile = 0;
  CleverTrials(brain, kUsual)
      .improve({brain.game, position, 0, {}, &watched}, trials, false, 0, generator, weighed);
  EXPECT_GT(watched, 0);
  EXPECT_LE(watched, Question::kAll);
}

class OverLegs : public testing::TestWithParam<std::size_t> {};

TEST_P(OverLegs, OtherDiceTellTheSameWithinTheErrors) {
  Trials trials = kMany;
  trials.legs = GetParam();
  double sum = 0;
  int pairs = 0;
  each_decision("ganz-schon-clever", [&](const CleverBrain& brain, const Position& position) {
    const auto one = tried(brain, position, trials, 1);
    const auto two = tried(brain, position, trials, 2);
    const std::size_t best = best_of(one);
    for (std::size_t i = 0; i < one.size(); ++i) {
      const double error = std::hypot(one[i].worth.error, two[i].worth.error);
      if (i == best || untried(one[i]) || error == 0) continue;
      const double gap_one = one[i].worth.points - one[best].worth.points;
      const double gap_two = two[i].worth.points - two[best].worth.points;
      const double off = (gap_one - gap_two) / error;
      EXPECT_LT(std::abs(off), 5) << gap_one << " or " << gap_two << ", give or take " << error;
      sum += off * off;
      ++pairs;
    }
  });
  ASSERT_GT(pairs, 20);
  // Spread dice make the errors smaller than they are said to be.
  EXPECT_LT(sum / pairs, 2);
}

INSTANTIATE_TEST_SUITE_P(CleverTrials, OverLegs, testing::Values(1, kCleverLegs.size()));

TEST(CleverTrials, WhoGivesUpWhatIsHardlyWorthwhileLosesLittle) {
  Trials hasty = kMany;
  hasty.worthwhile = 0.02;
  double lost = 0;
  int decisions = 0;
  each_decision("ganz-schon-clever", [&](const CleverBrain& brain, const Position& position) {
    const auto patient = tried(brain, position, kMany, 3);
    const auto quick = tried(brain, position, hasty, 4);
    lost += patient[best_of(patient)].worth.points - patient[best_of(quick)].worth.points;
    ++decisions;
  });
  ASSERT_GT(decisions, 20);
  EXPECT_LT(lost / decisions, 0.15);
}

TEST(CleverTrials, WhatIsToBeKnownPreciselyIsNotGivenUp) {
  Trials all = kMany;
  all.precision = 1e9;
  all.margin = 1000;
  all.near = 1000;  // what is far behind would do with less
  Trials hasty = all;
  hasty.worthwhile = 0.02;
  Trials precise = hasty;
  precise.precision = 0;
  int given_up = 0;
  each_decision("ganz-schon-clever", [&](const CleverBrain& brain, const Position& position) {
    const auto patient = tried(brain, position, all, 1);
    const auto known = tried(brain, position, precise, 1);
    const auto unknown = tried(brain, position, hasty, 1);
    for (std::size_t i = 0; i < patient.size(); ++i) {
      EXPECT_EQ(known[i].worth.points, patient[i].worth.points);
      EXPECT_EQ(known[i].worth.error, patient[i].worth.error);
      given_up += unknown[i].worth.error > patient[i].worth.error ? 1 : 0;
    }
  });
  EXPECT_GT(given_up, 10);
}

TEST(CleverTrials, WhatEndsTheGameIsKnownExactly) {
  Trials all = kMany;
  all.legs = kCleverLegs.size();
  int last = 0;
  each_decision("ganz-schon-clever", [&](const CleverBrain& brain, const Position& position) {
    const auto weighed = tried(brain, position, all, 1);
    CleverJudge judge(brain);
    for (const Weighed& w : weighed) {
      Position after = position;
      brain.game.apply(after, 0, w.move);
      play_to_throw(brain.game, judge, after);
      if (!brain.game.actors(after).over() || untried(w)) continue;
      ++last;
      EXPECT_NEAR(w.worth.points, brain.game.score(after, 0).points, 0.01);
      EXPECT_EQ(w.worth.error, 0);
    }
  });
  EXPECT_GT(last, 1);
}

TEST(CleverTrials, NothingIsTriedWhereOneMoveStandsOut) {
  Trials narrow = kMany;
  narrow.margin = 0;
  each_decision("ganz-schon-clever", [&](const CleverBrain& brain, const Position& position) {
    const auto weighed = tried(brain, position, narrow, 1);
    const double best = weighed[best_of(weighed)].worth.points;
    for (const Weighed& w : weighed) EXPECT_EQ(untried(w), w.worth.points < best);
  });
}

TEST(CleverTrials, WhatIsAskedAboutIsTriedHoweverBadItIs) {
  for (const float margin : {0.0F, 4.0F}) {
    Trials narrow = kMany;
    narrow.margin = margin;
    int asked = 0;
    each_decision("ganz-schon-clever", [&](const CleverBrain& brain, const Position& position) {
      const auto before = tried(brain, position, narrow, 1);
      std::size_t worst = 0;
      for (std::size_t i = 1; i < before.size(); ++i)
        if (before[i].worth.points < before[worst].worth.points) worst = i;
      if (!untried(before[worst])) return;
      ++asked;
      const auto after = tried(brain, position, narrow, 1, before[worst].move);
      EXPECT_FALSE(untried(after[worst]));
      EXPECT_NEAR(after[worst].worth.points, before[worst].worth.points,
                  5 * before[worst].worth.error);
    });
    EXPECT_GT(asked, 20);
  }
}

TEST(CleverTrials, TheOtherMovesAreWorthTheSameWhicheverIsAskedAbout) {
  Trials trials = kMany;
  trials.precision = 1;
  int asked = 0;
  each_decision("ganz-schon-clever", [&](const CleverBrain& brain, const Position& position) {
    if (++asked % 5 != 0) return;
    const auto plain = tried(brain, position, trials, 1);
    for (const Weighed& about : plain) {
      const auto weighed = tried(brain, position, trials, 1, about.move);
      for (std::size_t i = 0; i < plain.size(); ++i) {
        if (plain[i].move == about.move) continue;
        EXPECT_EQ(weighed[i].worth.points, plain[i].worth.points);
        EXPECT_EQ(weighed[i].worth.error, plain[i].worth.error);
      }
      const std::size_t best = best_of(plain);
      EXPECT_EQ(weighed[best].worth.points, plain[best].worth.points);
      EXPECT_LE(weighed[best_of(weighed)].worth.points, plain[best].worth.points);
    }
  });
  EXPECT_GT(asked, 20);
}

}  // namespace
}  // namespace foxtray::clever_players
