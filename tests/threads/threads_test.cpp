#include <gtest/gtest.h>

#include "arena/simulation.h"

namespace foxtray::arena {
namespace {

Summary run(std::string_view id, int players, const std::string& player, int threads,
            bool fair_dice) {
  Simulation simulation;
  simulation.game = catalog::find(id)->game;
  simulation.setup.players = static_cast<std::uint8_t>(players);
  simulation.players.assign(static_cast<std::size_t>(players), player);
  simulation.games = 300;
  simulation.seed = 11;
  simulation.threads = threads;
  simulation.fair_dice = fair_dice;
  std::atomic<std::int64_t> done{0};
  Summary summary = simulate(simulation, done);
  EXPECT_EQ(done, 300);
  return summary;
}

void expect_equal(const Summary& a, const Summary& b) {
  EXPECT_EQ(a.games, b.games);
  EXPECT_EQ(a.events, b.events);
  ASSERT_EQ(a.seats.size(), b.seats.size());
  for (std::size_t seat = 0; seat < a.seats.size(); ++seat) {
    EXPECT_EQ(a.seats[seat].points.mean(), b.seats[seat].points.mean());
    EXPECT_EQ(a.seats[seat].points.deviation(), b.seats[seat].points.deviation());
    EXPECT_EQ(a.seats[seat].games_won(), b.seats[seat].games_won());
    for (const double share : {0.0, 0.25, 0.5, 0.75, 1.0}) {
      EXPECT_EQ(a.seats[seat].points.quantile(share), b.seats[seat].points.quantile(share));
    }
  }
}

TEST(Threads, TheSameSeedGivesTheSameGamesWhateverTheNumberOfThreads) {
  for (const auto& entry : catalog::games()) {
    for (const std::string player : {"random", "greedy"}) {
      const Summary one = run(entry.game->id, entry.game->max_players, player, 1, false);
      expect_equal(one, run(entry.game->id, entry.game->max_players, player, 4, false));
    }
  }
}

TEST(Threads, FairDiceDoNotDependOnThreads) {
  expect_equal(run("doppelt-so-clever", 2, "random", 1, true),
               run("doppelt-so-clever", 2, "random", 3, true));
}

}  // namespace
}  // namespace foxtray::arena
