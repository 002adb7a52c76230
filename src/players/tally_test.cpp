#include "players/tally.h"

#include <gtest/gtest.h>

#include <cmath>

namespace foxtray::players {
namespace {

constexpr std::array<Leg, 4> kLegs = {{
    {.until = 1, .doubt = 10, .least = 1, .luck = 0, .cost = 2},
    {.until = 2, .doubt = 60, .least = 0.1, .luck = 60, .cost = 3},
    {.until = 3, .doubt = 300, .least = 0.1, .luck = 140, .cost = 6},
    {.until = Leg::kToTheEnd, .doubt = 3000, .least = 0, .luck = 700, .cost = 12},
}};
constexpr std::size_t kAll = kLegs.size();
constexpr std::array<Worth, 2> kAlike = {};  // what is thought of two moves

/// One trial of two moves, over one leg: the second gains so many points more.
void add(Tally& tally, std::size_t leg, double more) {
  const std::array<Worth, 2> gains = {Worth{.points = 3, .win = 0.5},
                                      Worth{.points = 3 + more, .win = 0.5 + more / 100}};
  tally.add(leg, gains);
}

/// So many trials whose mean is `mean`, each off by `luck`.
Tally tried(int trials, double mean, double luck, std::size_t legs = 1, bool rivals = false) {
  Tally tally;
  tally.begin(kAlike, std::span(kLegs).first(legs), rivals);
  for (int i = 0; i < trials; ++i)
    for (std::size_t leg = 0; leg < legs; ++leg)
      add(tally, leg, i % 2 == 0 ? mean + luck : mean - luck);
  return tally;
}

TEST(Tally, EqualMovesStayEqual) {
  const Tally tally = tried(100, 0, 0);
  EXPECT_EQ(tally.correction(1, 0).worth.points, 0);
  EXPECT_EQ(tally.correction(1, 0).unsure, 0);
}

TEST(Tally, WhereThereIsMuchLuckAsManyTrialsAsTheDoubtCountHalf) {
  const int doubt = static_cast<int>(kLegs[0].doubt);
  EXPECT_NEAR(tried(doubt, 4, 1000).correction(1, 0).worth.points, 2, 0.01);
  EXPECT_NEAR(tried(doubt, 4, 1000).correction(0, 1).worth.points, -2, 0.01);
  EXPECT_NEAR(tried(3 * doubt, 4, 1000).correction(1, 0).worth.points, 3, 0.01);
  EXPECT_NEAR(tried(1000 * doubt, 4, 1000).correction(1, 0).worth.points, 4, 0.01);
}

TEST(Tally, WhatCannotBeLuckIsBelievedEvenIfSuchAMistakeIsUnusual) {
  const auto found = [](int trials, double mean, double luck) {
    Tally tally;
    tally.begin(kAlike, std::span(kLegs).last(1), false);
    for (int i = 0; i < trials; ++i) add(tally, 0, i % 2 == 0 ? mean + luck : mean - luck);
    return tally.correction(1, 0);
  };
  // 900 trials with a luck of 30 have a standard error of 1, and a usual mistake is half a point.
  EXPECT_NEAR(found(900, 3, 30).worth.points, 3 * 900.0 / 3900, 0.1);
  EXPECT_NEAR(found(900, 8, 30).worth.points, 8 * 55.0 / 56, 0.1);
  EXPECT_NEAR(found(900, -8, 30).worth.points, -8 * 55.0 / 56, 0.1);
  EXPECT_NEAR(found(900, 8, 30).unsure, 1, 0.1);
  EXPECT_LT(found(900, 3, 30).unsure, 0.6);
  // As far off in standard errors, but what those are is not known well after a few trials.
  EXPECT_NEAR(found(36, 40, 30).worth.points, 40 * 36.0 / 3036, 0.1);
}

TEST(Tally, WhereThereIsNoLuckOneTrialTellsAll) {
  EXPECT_DOUBLE_EQ(tried(1, 4, 0).correction(1, 0).worth.points, 4);
  EXPECT_EQ(tried(1, 4, 0).correction(1, 0).unsure, 0);
}

TEST(Tally, WhatIsFoundOverTheLegsAddsUp) {
  const double found = tried(100000, 2, 1, kAll).correction(1, 0).worth.points;
  EXPECT_NEAR(found, 2 * static_cast<double>(kAll), 0.1);
}

TEST(Tally, TheLongerTheLegTheLessAFewTrialsCount) {
  const double one = tried(50, 2, 1, 1).correction(1, 0).worth.points;
  const double two = tried(50, 2, 1, 2).correction(1, 0).worth.points;
  const double three = tried(50, 2, 1, 3).correction(1, 0).worth.points;
  EXPECT_GT(two, one);
  EXPECT_LT(two - one, one);
  EXPECT_LT(three - two, two - one);
}

TEST(Tally, MoreTrialsAreSurer) {
  const double few = tried(100, 0, 5).correction(1, 0).unsure;
  const double many = tried(400, 0, 5).correction(1, 0).unsure;
  EXPECT_NEAR(few, 5 / std::sqrt(100 + kLegs[0].doubt), 0.1);
  EXPECT_NEAR(many, few / 2, 0.1);
}

TEST(Tally, WhereNoTrialHasGoneItIsUnsure) {
  Tally tally;
  tally.begin(kAlike, kLegs, false);
  for (int i = 0; i < 10000; ++i) add(tally, 0, i % 2 == 0 ? 1 : -1);
  EXPECT_GT(tally.correction(1, 0).unsure, 0.5);
  tally.end_after(1);
  EXPECT_LT(tally.correction(1, 0).unsure, 0.02);
}

TEST(Tally, WithRivalsPercentOfWinningDecide) {
  const Tally alone = tried(100, 0, 5, 1, false);
  const Tally rivals = tried(100, 0, 5, 1, true);
  EXPECT_EQ(alone.unit({.points = 7, .win = 0.25}), 7);
  EXPECT_DOUBLE_EQ(rivals.unit({.points = 7, .win = 0.25}), 25.007);  // and a little the points
  EXPECT_NEAR(alone.correction(1, 0).unsure, rivals.correction(1, 0).unsure, 0.001);
  EXPECT_NEAR(alone.correction(1, 0).worth.error, rivals.correction(1, 0).worth.error, 1e-9);
}

TEST(Tally, TrialsGoFurtherAsSoonAsTheFirstLegIsSure) {
  Tally tally;
  tally.begin(kAlike, kLegs, false);
  std::size_t reach = 1;
  for (int i = 0; i < 20000; ++i) {
    if (i > 0 && i % 12 == 0) reach = tally.reach(0);
    if (i <= 12) {
      EXPECT_EQ(reach, 1U);
    }
    for (std::size_t leg = 0; leg < reach; ++leg) add(tally, leg, i % 2 == 0 ? 8 : -8);
  }
  EXPECT_GT(tally.trials(0), tally.trials(1));
  EXPECT_GT(tally.trials(1), tally.trials(2));
  EXPECT_GT(tally.trials(2), tally.trials(3));
  EXPECT_GT(tally.trials(3), 0);
  tally.end_after(2);
  EXPECT_LE(tally.reach(0), 2U);
}

TEST(Tally, MovesThatSeemFarApartAreValuedLessSurely) {
  std::array<Leg, 1> leg = {kLegs[0]};
  leg[0].stretch = 0.5;
  const auto found = [&](double apart) {
    Tally tally;
    tally.begin(std::array{Worth{.points = apart}, Worth{}}, leg, false);
    for (int i = 0; i < 50; ++i) add(tally, 0, i % 2 == 0 ? 42 : -38);  // a mean of 2
    return tally.correction(1, 0);
  };
  EXPECT_EQ(found(Leg::kNear).worth.points, found(0).worth.points);
  EXPECT_GT(found(Leg::kNear + 8).worth.points, found(0).worth.points);
  EXPECT_GT(found(Leg::kNear + 8).unsure, found(0).unsure);
  EXPECT_GT(found(-Leg::kFar).unsure, found(Leg::kNear + 8).unsure);
  EXPECT_EQ(found(Leg::kFar).unsure, found(2 * Leg::kFar).unsure);
}

TEST(Tally, ASurpriseMakesLaterLegsLessSure) {
  const auto later_unsure = [](double first) {
    Tally tally;
    tally.begin(kAlike, std::span(kLegs).first(2), false);
    for (int i = 0; i < 48; ++i) {
      add(tally, 0, first + (i % 2 == 0 ? 1 : -1));
      add(tally, 1, i % 2 == 0 ? 10 : -10);
    }
    return tally.correction(1, 0).unsure;
  };
  EXPECT_DOUBLE_EQ(later_unsure(0), later_unsure(1));  // no surprise
  EXPECT_GT(later_unsure(3), 1.1 * later_unsure(0));
  EXPECT_GT(later_unsure(8), later_unsure(2.5));
  EXPECT_DOUBLE_EQ(later_unsure(8), later_unsure(80));  // as much as can be
}

TEST(Tally, WhoIsLeftOutIsNotCounted) {
  Tally tally;
  tally.begin(std::array<Worth, 3>{}, std::span(kLegs).first(1), false);
  std::array<Worth, 3> gains = {Worth{.points = 1}, Worth{.points = 2}, Worth{.points = 4}};
  for (int i = 0; i < 12; ++i) tally.add(0, gains);
  EXPECT_EQ(tally.mean(2, 0).points, 4);
  tally.leave_out(2);
  EXPECT_TRUE(tally.left_out(2));
  gains[2].points = -1000;
  for (int i = 0; i < 12; ++i) tally.add(0, gains);
  EXPECT_EQ(tally.mean(1, 0).points, 2);
  EXPECT_EQ(tally.mean(2, 0).points, 2);  // its sum is what it was, for twice as many trials
}

}  // namespace
}  // namespace foxtray::players
