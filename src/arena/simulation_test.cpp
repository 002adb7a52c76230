#include "arena/simulation.h"

#include <gtest/gtest.h>

#include <thread>

namespace foxtray::arena {
namespace {

Distribution of(std::initializer_list<int> scores) {
  Distribution distribution;
  for (const int score : scores) distribution.add(score);
  return distribution;
}

TEST(Distribution, KnowsMeanDeviationAndError) {
  const Distribution d = of({2, 4, 4, 4, 5, 5, 7, 9});
  EXPECT_DOUBLE_EQ(d.mean(), 5.0);
  EXPECT_NEAR(d.deviation(), 2.13809, 1e-5);
  EXPECT_NEAR(d.standard_error(), 0.755929, 1e-6);
}

TEST(Distribution, QuantilesAreScoresThatOccurred) {
  const Distribution d = of({-3, 10, 20, 30});
  EXPECT_EQ(d.lowest(), -3);
  EXPECT_EQ(d.quantile(0.25), -3);
  EXPECT_EQ(d.quantile(0.26), 10);
  EXPECT_EQ(d.quantile(0.5), 10);
  EXPECT_EQ(d.quantile(0.75), 20);
  EXPECT_EQ(d.highest(), 30);
  EXPECT_EQ(d.between(-3, 10), 1);
  EXPECT_EQ(d.between(10, 31), 3);
}

TEST(Distribution, AddsUpInAnyOrder) {
  Distribution a = of({1, 2, 3});
  a.add(of({100, -100}));
  const Distribution b = of({-100, 3, 100, 1, 2});
  EXPECT_EQ(a.mean(), b.mean());
  EXPECT_EQ(a.deviation(), b.deviation());
  EXPECT_EQ(a.size(), b.size());
}

TEST(SeatSummary, ASharedWinCountsInParts) {
  SeatSummary seat;
  seat.wins = {3, 2, 0, 1, 0};
  EXPECT_DOUBLE_EQ(seat.games_won(), 3 + 2 / 2.0 + 1 / 4.0);
}

TEST(Simulation, EveryGameHasWinners) {
  for (const auto& entry : catalog::games()) {
    Simulation simulation;
    simulation.game = entry.game;
    simulation.setup.players = entry.game->max_players;
    simulation.players.assign(entry.game->max_players, "random");
    simulation.games = 50;
    std::atomic<std::int64_t> done{0};
    const Summary summary = simulate(simulation, done);
    double won = 0;
    for (const SeatSummary& seat : summary.seats) won += seat.games_won();
    EXPECT_NEAR(won, 50, 1e-9);
  }
}

TEST(Simulation, StoppedEarlyItCountsWhatWasFinished) {
  Simulation simulation;
  simulation.game = catalog::find("ganz-schon-clever")->game;
  simulation.setup.players = 2;
  simulation.players.assign(2, "random");
  simulation.games = std::int64_t{1} << 40;
  simulation.threads = 2;
  std::atomic<std::int64_t> done{0};
  std::atomic<bool> stop{false};
  const std::jthread impatient([&] {
    while (done < 100) std::this_thread::yield();
    stop = true;
  });
  const Summary summary = simulate(simulation, {done, &stop});
  EXPECT_GE(summary.games, 100);
  EXPECT_EQ(summary.games, done);
  for (const SeatSummary& seat : summary.seats) EXPECT_EQ(seat.points.size(), summary.games);
}

}  // namespace
}  // namespace foxtray::arena
