#include "arena/fortune.h"

#include <gtest/gtest.h>

#include <cmath>

#include "arena/simulation.h"

namespace foxtray::arena {
namespace {

Summary simulated(const char* game, int players, const char* player, int games, bool less_luck) {
  Simulation simulation;
  simulation.game = catalog::find(game)->game;
  simulation.setup.players = static_cast<std::uint8_t>(players);
  simulation.players.assign(static_cast<std::size_t>(players), player);
  simulation.games = games;
  simulation.seed = 5;
  simulation.threads = 2;
  simulation.less_luck = less_luck;
  std::atomic<std::int64_t> done{0};
  return simulate(simulation, done);
}

void expect_no_luck_on_average(const SeatSummary& seat) {
  const double luck = seat.points.mean() - seat.less_luck.mean();
  EXPECT_LT(std::abs(luck), 4 * seat.points.standard_error());
  EXPECT_GT(std::abs(luck), 0);
}

/// Even the luck of a player that the evaluator misjudges is 0 on average.
TEST(Fortune, IsNothingOnAverageWhoeverPlays) {
  expect_no_luck_on_average(simulated("ganz-schon-clever", 1, "greedy", 40, true).seats[0]);
}

TEST(Fortune, WhatIsLeftOfAGoodPlayerVariesLess) {
  const SeatSummary seat = simulated("ganz-schon-clever", 1, "network", 40, true).seats[0];
  EXPECT_EQ(seat.less_luck.size(), 40);
  EXPECT_LT(seat.less_luck.standard_error(), 0.8 * seat.points.standard_error());
  expect_no_luck_on_average(seat);
}

TEST(Fortune, WatchingDoesNotChangeTheGames) {
  const Summary watched = simulated("ganz-schon-clever", 2, "greedy", 6, true);
  const Summary plain = simulated("ganz-schon-clever", 2, "greedy", 6, false);
  for (std::size_t seat = 0; seat < 2; ++seat)
    EXPECT_EQ(watched.seats[seat].points.mean(), plain.seats[seat].points.mean());
  EXPECT_EQ(plain.seats[0].less_luck.size(), 0);
}

/// One that sees only whether the first die shows a six: the luck of a throw is then 5/6 or
/// -1/6, up to the other throws, of which the spread dice have exactly one six in six.
class Sixes final : public players::Evaluator {
 public:
  void weigh(const players::Question& /*question*/, luck::Generator& /*lots*/,
             std::vector<players::Weighed>& /*weighed*/) override {}
  bool plays_to_win() const override { return false; }
  bool values_by_moves() const override { return false; }
  players::Worth worth(const game::Game& /*game*/, const game::Position& seen, game::Seat /*seat*/,
                       luck::Generator& /*lots*/) override {
    const bool six = game::as<clever::State>(seen).face[0] == 6;
    return {.points = six ? 1.0 : 0.0, .win = six ? 0.5 : 0.0};
  }
};

TEST(Fortune, IsWhatTheThrowIsWorthLessTheMeanOfAllThrows) {
  const game::Game& game = *catalog::find("ganz-schon-clever")->game;
  const game::Position position = game.deal({.players = 1});
  Fortune fortune(std::make_unique<Sixes>());
  for (dice::Face face = 1; face <= 6; ++face) {
    dice::Throw thrown;
    for (int die = 0; die < dice::kMaxDice; ++die) thrown.set_face(die, face);
    fortune.begin(face);
    fortune.note(game, position, thrown);
    EXPECT_NEAR(fortune.of(0).points, (face == 6 ? 1 : 0) - 1.0 / 6, 1e-9);
    EXPECT_NEAR(fortune.of(0).win, fortune.of(0).points / 2, 1e-9);
  }
}

}  // namespace
}  // namespace foxtray::arena
