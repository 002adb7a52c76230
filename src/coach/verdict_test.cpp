#include "coach/verdict.h"

#include <gtest/gtest.h>

namespace foxtray::coach {
namespace {

const Game& clever() { return *catalog::find("ganz-schon-clever")->game; }
const Game& wizard() { return *catalog::find("wizard-dice")->game; }

/// A move that is so far behind in points, give or take an error.
Verdict of_points(const Game& game, double behind, double error) {
  const Weighed best{.move = game::Move{1}, .worth = {.points = 100}};
  const Weighed move{.move = game::Move{2}, .worth = {.points = 100 - behind, .error = error}};
  return judge(game, Unit::points, best, move);
}

/// And in percent of winning, with 50 points more.
Verdict of_percent(double behind, double error) {
  const Weighed best{.move = game::Move{1}, .worth = {.points = 100, .win = 0.5}};
  const Weighed move{
      .move = game::Move{2},
      .worth = {.points = 150, .win = 0.5 - behind / 100, .error = 9, .win_error = error / 100}};
  return judge(clever(), Unit::percent, best, move);
}

TEST(Verdict, SaysHowCloseAMoveIs) {
  EXPECT_EQ(of_points(clever(), 0.04, 0).closeness, Closeness::equal);
  EXPECT_EQ(of_points(clever(), 0.2, 0).closeness, Closeness::near);
  EXPECT_EQ(of_points(clever(), 0.3, 0).closeness, Closeness::behind);
  EXPECT_EQ(of_points(clever(), 6, 3.1).closeness, Closeness::unclear);
  EXPECT_EQ(of_points(clever(), 6, 2.9).closeness, Closeness::behind);
  EXPECT_EQ(of_percent(0.04, 3).closeness, Closeness::equal);
  EXPECT_EQ(of_percent(0.2, 3).closeness, Closeness::near);
  EXPECT_EQ(of_percent(2, 3).closeness, Closeness::unclear);
  EXPECT_EQ(of_percent(2, 0.9).closeness, Closeness::behind);
}

TEST(Verdict, GradesByTheScaleOfTheGame) {
  EXPECT_EQ(of_points(clever(), 0.9, 0).grade, Grade::fine);
  EXPECT_EQ(of_points(clever(), 1, 0).grade, Grade::inaccuracy);
  EXPECT_EQ(of_points(wizard(), 1, 0).grade, Grade::mistake);
  EXPECT_EQ(of_points(wizard(), 1, 0.6).grade, Grade::fine);
  EXPECT_EQ(of_percent(3, 0).grade, Grade::mistake);
  EXPECT_EQ(of_percent(6, 0).grade, Grade::blunder);
}

TEST(Verdict, TellsTheLossInWhatDecides) {
  const Verdict points = of_points(clever(), 4, 0.5);
  EXPECT_EQ(points.unit, Unit::points);
  EXPECT_NEAR(points.loss, 4, 1e-9);
  EXPECT_NEAR(points.error, 0.5, 1e-9);
  const Verdict percent = of_percent(4, 0.5);
  EXPECT_EQ(percent.unit, Unit::percent);
  EXPECT_NEAR(percent.loss, 4, 1e-9);
  EXPECT_NEAR(percent.error, 0.5, 1e-9);
}

TEST(Verdict, PointsDecideWhereAllMovesWinAsOften) {
  const auto moves = [](double difference) {
    return std::array<Weighed, 2>{{{.move = game::Move{1}, .worth = {.win = 0.9}},
                                   {.move = game::Move{2}, .worth = {.win = 0.9 - difference}}}};
  };
  EXPECT_EQ(deciding(moves(0.002), true), Unit::percent);
  EXPECT_EQ(deciding(moves(0.002), false), Unit::points);
  EXPECT_EQ(deciding(moves(0.0005), true), Unit::points);
}

TEST(Verdict, TheBestMoveHasLostNothing) {
  const Weighed best{.move = game::Move{1}, .worth = {.points = 100, .error = 3}};
  const Verdict verdict = judge(clever(), Unit::points, best, best);
  EXPECT_EQ(verdict, (Verdict{.unit = Unit::points, .closeness = Closeness::best}));
}

TEST(Verdict, GreatLuckIsGreatByTheScaleOfTheGame) {
  EXPECT_TRUE(great(clever(), {.points = -6}));
  EXPECT_FALSE(great(clever(), {.points = 5.9}));
  EXPECT_TRUE(great(wizard(), {.points = 1.5}));
}

}  // namespace
}  // namespace foxtray::coach
