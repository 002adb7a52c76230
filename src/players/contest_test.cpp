#include "players/contest.h"

#include <gtest/gtest.h>

namespace foxtray::players {
namespace {

constexpr std::array<Leg, 1> kLeg = {
    {{.until = Leg::kToTheEnd, .doubt = 10, .least = 1, .luck = 0, .cost = 1}}};

/// Three moves that seem to be worth 10, 9 and 8 points, and an untried one.
std::vector<Weighed> three_and_one() {
  std::vector<Weighed> weighed(4);
  const std::array<double, 4> points = {9, 10, 0, 8};
  for (std::size_t i = 0; i < weighed.size(); ++i)
    weighed[i] = {.move = Move{static_cast<std::uint16_t>(i)}, .worth = {.points = points[i]}};
  return weighed;
}

/// The game of a move of the contest is over, with so many points more than it seemed to bring.
Contest::Stage ended(std::size_t move, double more) {
  return {.worth = {.points = 10 - static_cast<double>(move) + more}, .over = true};
}

constexpr Trials kTrials = {.most = 1200, .candidates = 3};

/// The moves of the contest, the most promising first, gain so much in every trial, give or take
/// some luck in which they differ.
void hold(Contest& contest, const Trials& trials, const std::array<double, 3>& gains, double luck) {
  do {
    const double by = contest.trials() % 2 == 0 ? luck : -luck;
    contest.try_all([&](std::size_t move, std::size_t /*leg*/) {
      return ended(move, gains[move] + (move % 2 == 0 ? by : -by));
    });
  } while (contest.go_on(trials));
}

TEST(Contest, TheMostPromisingMovesTakePart) {
  Contest contest;
  const auto weighed = three_and_one();
  contest.begin(weighed, kTrials, kLeg, false);
  ASSERT_EQ(contest.size(), 3U);
  EXPECT_EQ(contest.index(0), 1U);
  EXPECT_EQ(contest.index(1), 0U);
  EXPECT_EQ(contest.index(2), 3U);
  Trials narrow = kTrials;
  narrow.margin = 1.5;
  contest.begin(weighed, narrow, kLeg, false);
  EXPECT_EQ(contest.size(), 2U);
}

TEST(Contest, NotMoreTakePartThanThereIsRoomFor) {
  std::vector<Weighed> weighed(Tally::kMost + 4);
  for (std::size_t i = 0; i < weighed.size(); ++i)
    weighed[i].move = Move{static_cast<std::uint16_t>(i)};
  Trials wide = kTrials;
  wide.candidates = 100;
  Contest contest;
  contest.begin(weighed, wide, kLeg, false);
  EXPECT_EQ(contest.size(), Tally::kMost);
}

TEST(Contest, WithRivalsThoseTakePartThatWinMostOften) {
  auto weighed = three_and_one();
  const std::array<double, 4> wins = {0.5, 0.3, 0.52, 0.48};
  for (std::size_t i = 0; i < weighed.size(); ++i) weighed[i].worth.win = wins[i];
  Contest contest;
  contest.begin(weighed, kTrials, kLeg, true);
  ASSERT_EQ(contest.size(), 3U);
  EXPECT_EQ(contest.index(0), 2U);
  EXPECT_EQ(contest.index(1), 0U);
  EXPECT_EQ(contest.index(2), 3U);
}

TEST(Contest, OfThoseThatWinAsOftenThoseWithMorePointsTakePart) {
  auto weighed = three_and_one();
  for (Weighed& w : weighed) w.worth.win = 0.9;
  Contest contest;
  contest.begin(weighed, kTrials, kLeg, true);
  EXPECT_EQ(contest.index(0), 1U);
  EXPECT_EQ(contest.index(1), 0U);
  EXPECT_EQ(contest.index(2), 3U);
  EXPECT_EQ(best_of(weighed, true).move, weighed[1].move);
  weighed[3].worth.win = 0.95;
  EXPECT_EQ(best_of(weighed, true).move, weighed[3].move);
  EXPECT_EQ(best_of(weighed, false).move, weighed[1].move);
}

TEST(Better, WhereNobodyCanCatchUpPointsDecide) {
  const Weighed points{.worth = {.points = 218, .win = 0}};
  const Weighed dust{.worth = {.points = 144, .win = 1.9e-26}};
  const Weighed chance{.worth = {.points = 144, .win = 0.01}};
  EXPECT_TRUE(better(points, dust, true));
  EXPECT_FALSE(better(dust, points, true));
  EXPECT_TRUE(better(chance, points, true));
  EXPECT_FALSE(better(points, points, true));
}

TEST(Contest, ChancesStayChances) {
  auto weighed = three_and_one();
  const std::array<double, 4> wins = {0.9, 0.95, 0.02, 0.93};
  for (std::size_t i = 0; i < weighed.size(); ++i) weighed[i].worth.win = wins[i];
  Contest contest;
  contest.begin(weighed, kTrials, kLeg, true);
  do {
    contest.try_all([](std::size_t move, std::size_t /*leg*/) -> Contest::Stage {
      return {.worth = {.win = move == 0 ? 1.2 : -0.5}, .over = true};
    });
  } while (contest.go_on(kTrials));
  contest.conclude(kTrials, weighed);
  for (const Weighed& w : weighed) {
    EXPECT_GE(w.worth.win, 0);
    EXPECT_LE(w.worth.win, 1);
  }
  EXPECT_EQ(weighed[1].worth.win, 1);
}

TEST(Contest, WhoWantsToKnowWhatMovesAreWorthTriesTwoEvenIfOneStandsOut) {
  Trials narrow = kTrials;
  narrow.margin = 0.5;
  Contest contest;
  contest.begin(three_and_one(), narrow, kLeg, false);
  EXPECT_EQ(contest.size(), 1U);
  narrow.precision = 1;
  contest.begin(three_and_one(), narrow, kLeg, false);
  EXPECT_EQ(contest.size(), 2U);
}

TEST(Contest, TwoMovesAreComparedHoweverFarApart) {
  const std::array<Weighed, 2> two = {
      {{.move = Move{1}, .worth = {.points = -80}}, {.move = Move{2}, .worth = {.points = 100}}}};
  Contest contest;
  contest.begin(two, kTrials, kLeg, false);
  EXPECT_EQ(contest.size(), 1U);
  contest.begin(two, kTrials.for_two(), kLeg, false);
  ASSERT_EQ(contest.size(), 2U);
  EXPECT_EQ(contest.index(0), 1U);
  EXPECT_EQ(contest.place_of(0), 1U);
}

TEST(Contest, ACheckSaysHowFarAMoveIsBehindTheBest) {
  const Weighed best{.worth = {.points = 100, .win = 0.9}};
  Weighed asked{.worth = {.points = 104, .win = 0.8}};
  take_check(asked, best, {.worth = {.points = -7, .error = 0.5}, .unsure = 0.5}, false);
  EXPECT_EQ(asked.worth.points, 93);
  EXPECT_EQ(asked.worth.error, 0.5);
  EXPECT_EQ(asked.gap->points, 7);
  // A move that the check finds better is as good as the best: which one that is, is decided.
  take_check(asked, best, {.worth = {.points = 2}}, false);
  EXPECT_EQ(asked.worth.points, 100);
  EXPECT_EQ(asked.gap->points, -2);
  take_check(asked, best, {.worth = {.points = 2, .win = -0.1}, .unsure = 3}, true);
  EXPECT_EQ(asked.worth.points, 102);
  EXPECT_DOUBLE_EQ(asked.worth.win, 0.8);
  EXPECT_DOUBLE_EQ(asked.worth.win_error, 0.03);
}

/// Two moves, of which one is this far behind: trials until it is known well enough.
int trials_of_two(double behind) {
  constexpr Trials kPrecise = {.most = 1200, .candidates = 8, .worthwhile = 0.01, .precision = 0.3};
  std::array<Weighed, 2> weighed;
  for (std::size_t i = 0; i < weighed.size(); ++i)
    weighed[i] = {.move = Move{static_cast<std::uint16_t>(i)}, .worth = {}};
  weighed.back().worth.points = -behind;
  Contest contest;
  contest.begin(weighed, kPrecise.for_two(), kLeg, false);
  do {
    const double by = contest.trials() % 2 == 0 ? 5 : -5;
    contest.try_all([&](std::size_t move, std::size_t /*leg*/) -> Contest::Stage {
      const double points = weighed[move].worth.points;
      return {.worth = {.points = points + (move % 2 == 0 ? by : -by)}, .over = true};
    });
  } while (contest.go_on(kPrecise));
  return contest.trials();
}

TEST(Contest, OfTwoMovesTheDistanceIsKnownTheMoreRoughlyTheFartherTheyAreApart) {
  EXPECT_GT(trials_of_two(3), 200);
  EXPECT_GT(trials_of_two(15), 12);
  EXPECT_LT(trials_of_two(15), trials_of_two(3));
  EXPECT_EQ(trials_of_two(200), 12);
}

TEST(Contest, WhatTrialsTellCorrectsAllMoves) {
  Contest contest;
  auto weighed = three_and_one();
  contest.begin(weighed, kTrials, kLeg, false);
  hold(contest, kTrials, {-2, 3, 1}, 0);
  contest.conclude(kTrials, weighed);
  const double best = weighed[0].worth.points;
  EXPECT_NEAR(best, 12, 0.05);  // what was thought before still counts a little
  EXPECT_NEAR(weighed[1].worth.points, best - 4, 1e-9);
  EXPECT_NEAR(weighed[3].worth.points, best - 3, 1e-9);
  EXPECT_NEAR(weighed[2].worth.points, best - 9, 1e-9);  // as far behind as it seemed to be
  EXPECT_DOUBLE_EQ(weighed[2].worth.error, kTrials.untried_error + 0.2 * 9);
}

TEST(Contest, WhoIsGivenUpKeepsHisDistanceWhenAnotherTakesTheLead) {
  Trials hasty = kTrials;
  hasty.worthwhile = 0.01;
  Contest contest;
  auto weighed = three_and_one();
  contest.begin(weighed, hasty, kLeg, false);
  // The third is far behind at once. Then the second overtakes the first.
  for (int i = 0; i < 24; ++i) {
    const double luck = i % 2 == 0 ? 1 : -1;
    const std::array<double, 3> gains = {luck, (i < 12 ? 0.9 : 3) - luck, -20};
    contest.try_all(
        [&](std::size_t move, std::size_t /*leg*/) { return ended(move, gains[move]); });
    if (!contest.go_on(hasty)) break;
  }
  EXPECT_TRUE(contest.given_up(2));
  EXPECT_FALSE(contest.given_up(1));
  contest.conclude(kTrials, weighed);
  EXPECT_GT(weighed[0].worth.points, weighed[1].worth.points);
  EXPECT_NEAR(weighed[1].worth.points - weighed[3].worth.points, 22, 3);
}

TEST(Contest, WhatIsHopelessIsGivenUpUnlessItIsToBeKnownPrecisely) {
  Trials hasty = kTrials;
  hasty.worthwhile = 0.01;
  Trials precise = hasty;
  precise.precision = 0.5;
  precise.near = 20;
  for (const Trials& trials : {hasty, precise}) {
    Contest contest;
    contest.begin(three_and_one(), trials, kLeg, false);
    hold(contest, trials, {10, 0, 0}, 5);
    if (trials.precision == hasty.precision)
      EXPECT_EQ(contest.trials(), 12);
    else
      EXPECT_GT(contest.trials(), 200);
  }
}

TEST(Contest, WhoIsGivenUpBesideALuckyLeaderDoesNotFallBehindTheNextOne) {
  Trials trials = kTrials;
  trials.worthwhile = 0.01;
  auto weighed = three_and_one();
  Contest contest;
  contest.begin(weighed, trials, kLeg, false);
  do {
    const double lucky = contest.trials() < 12 ? 30 : -1000;
    const double wild = contest.trials() % 2 == 0 ? 100 : -100;
    contest.try_all([&](std::size_t move, std::size_t /*leg*/) {
      const std::array<double, 3> more = {lucky, wild, 0};
      return ended(move, more[move]);
    });
  } while (contest.go_on(trials) && contest.trials() < 48);
  EXPECT_TRUE(contest.given_up(2));
  contest.conclude(trials, weighed);
  EXPECT_GT(weighed[0].worth.points, weighed[1].worth.points);
  EXPECT_NEAR(weighed[3].worth.points - weighed[0].worth.points, 8 - 9, 0.01);
}

/// Five moves, of which one is as good as it seems and the others are so far behind: trials until
/// the last one is given up.
int trials_of_last(double behind, const std::array<double, 4>& others = {0, -10, -10.5, -11}) {
  constexpr Trials kPrecise = {
      .most = 1200, .candidates = 5, .worthwhile = 0.01, .precision = 0.2, .near = 20};
  std::vector<Weighed> weighed(5);
  for (std::size_t i = 0; i < weighed.size(); ++i)
    weighed[i].move = Move{static_cast<std::uint16_t>(i)};
  Contest contest;
  contest.begin(weighed, kPrecise, kLeg, false);
  do {
    const double by = contest.trials() % 2 == 0 ? 5 : -5;
    const std::array<double, 5> points = {others[0], others[1], others[2], others[3], -behind};
    contest.try_all([&](std::size_t move, std::size_t /*leg*/) -> Contest::Stage {
      return {.worth = {.points = points[move] + (move == 4 ? by : -by)}, .over = true};
    });
  } while (contest.go_on(kPrecise) && !contest.given_up(4));
  return contest.trials();
}

TEST(Contest, WhatMayBeOneOfTheBestThreeIsToBeKnownPrecisely) {
  EXPECT_GT(trials_of_last(10), 200);
  EXPECT_GT(trials_of_last(10.7), 200);
  EXPECT_LT(trials_of_last(15), 100);
  // Three that come to the same are one.
  EXPECT_GT(trials_of_last(15, {0, -10, -10, -10}), 200);
}

TEST(Contest, LongerTrialsAreMoreAndMorePrecise) {
  constexpr Trials kUsual = {.most = 10, .evaluations = 1000, .precision = 1};
  const Trials longer = kUsual.longer(4);
  EXPECT_EQ(longer.most, 40);
  EXPECT_EQ(longer.evaluations, 4000);
  EXPECT_EQ(longer.precision, 0.5);
  EXPECT_EQ(longer.without_precision().precision, Trials{}.precision);
}

TEST(Contest, WhoHasMoreTimeTriesMoreMovesAndSuchAsSeemFartherBehind) {
  Trials narrow = kTrials;
  narrow.margin = 1.5;
  Contest contest;
  contest.begin(three_and_one(), narrow, kLeg, false);
  EXPECT_EQ(contest.size(), 2U);
  contest.begin(three_and_one(), narrow.longer(4), kLeg, false);
  EXPECT_EQ(contest.size(), 3U);
  narrow.candidates = 1;
  contest.begin(three_and_one(), narrow.longer(4), kLeg, false);
  EXPECT_EQ(contest.size(), 2U);
}

TEST(Contest, WhatIsNotNearIsKnownRoughly) {
  Trials trials = kTrials;
  trials.worthwhile = 0.01;
  trials.precision = 0.2;
  const auto made = [&](float near) {
    trials.near = near;
    Contest contest;
    contest.begin(three_and_one(), trials, kLeg, false);
    hold(contest, trials, {10, 0, 0}, 5);
    return contest.trials();
  };
  EXPECT_LT(made(8), made(20) / 4);
}

TEST(Contest, HopeIsWhatTheBetterOfTwoGainsOnTheMean) {
  EXPECT_NEAR(hope(0, 1), 0.3989, 0.0001);  // mean of the positive half of a normal distribution
  EXPECT_NEAR(hope(3, 0.001), 3, 1e-6);
  EXPECT_NEAR(hope(-3, 0.001), 0, 1e-6);
  EXPECT_EQ(hope(-3, 0), 0);
  for (double behind = 0; behind < 100; behind += 0.1) EXPECT_GE(hope(-behind, 1), 0);
  EXPECT_EQ(hope(3, 0), 3);
}

}  // namespace
}  // namespace foxtray::players
