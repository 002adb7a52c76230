#include "players/clever_endings.h"

#include <gtest/gtest.h>

#include <cmath>

namespace foxtray::players {
namespace {

const CleverBrain& brain() { return *brain_of(*catalog::find("ganz-schon-clever")->game); }

/// The position before a throw of a solo game, played by the network.
Position before_throw(int number) {
  CleverJudge judge(brain());
  Course course{.position = brain().game.deal({.players = 1})};
  play_on(brain().game, judge, luck::SpreadDice(3), number, course);
  settle(brain().game, judge, course.position);
  return course.position;
}

/// The same without one of the crosses in green, as if the next had not been made.
Position with_less(Position position) {
  auto& marks = game::as<clever::State>(position).seat[0].marks[2];
  int fields = 0;
  while (fields < 16 && (marks >> (4 * fields) & 15) != 0) ++fields;
  EXPECT_GT(fields, 0);
  marks &= ~(clever::Marks{15} << (4 * (fields - 1)));
  return position;
}

constexpr CleverEndings::Limits kMany = {.evaluations = 300000, .least = 200, .worthwhile = 0};

Worth corrected(const Position& first, const Position& second, std::uint64_t seed,
                const CleverEndings::Limits& limits = kMany, double behind = 0) {
  CleverJudge judge(brain());
  CleverEndings endings(brain().game, judge, false);
  std::array<Finalist, 2> finalists = {Finalist{.start = first, .behind = {}},
                                       Finalist{.start = second, .behind = {.points = behind}}};
  endings.improve(finalists, 0, 2, limits, luck::SpreadDice(seed));
  EXPECT_EQ(finalists[0].behind.points, 0);
  return finalists[1].behind;
}

TEST(CleverEndings, EqualPositionsStayEqual) {
  const Position position = before_throw(12);
  const Worth behind = corrected(position, position, 1);
  EXPECT_EQ(behind.points, 0);
  EXPECT_EQ(behind.error, 0);
}

TEST(CleverEndings, NothingChangesWhereTrialsReachTheEnd) {
  Position last = before_throw(1);
  for (int throws = 2; !brain().game.actors(before_throw(throws)).over(); ++throws)
    last = before_throw(throws);
  const Worth behind = corrected(last, with_less(last), 1, kMany, -1.5);
  EXPECT_EQ(behind.points, -1.5);
}

TEST(CleverEndings, OtherDiceTellTheSameWithinTheErrors) {
  for (const int throws : {12, 18}) {
    const Position position = before_throw(throws);
    const Position less = with_less(position);
    const Worth one = corrected(position, less, 1);
    const Worth two = corrected(position, less, 2);
    EXPECT_GT(one.error, 0);
    EXPECT_LT(std::abs(one.points - two.points), 4 * std::hypot(one.error, two.error)) << throws;
  }
}

TEST(CleverEndings, AFewGamesChangeNothing) {
  const Position position = before_throw(8);
  CleverEndings::Limits few = kMany;
  few.evaluations = 20000;
  const Worth behind = corrected(position, with_less(position), 1, few, -1.5);
  EXPECT_EQ(behind.points, -1.5);
  EXPECT_EQ(behind.error, 0);
}

TEST(CleverEndings, HopeIsWhatTheBetterOfTwoGainsOnTheMean) {
  EXPECT_NEAR(hope(0, 1), 0.3989, 0.0001);  // mean of the positive half of a normal distribution
  EXPECT_NEAR(hope(3, 0.001), 3, 1e-6);
  EXPECT_NEAR(hope(-3, 0.001), 0, 1e-6);
}

}  // namespace
}  // namespace foxtray::players
