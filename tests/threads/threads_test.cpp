#include <gtest/gtest.h>

#include "arena/match.h"
#include "arena/rollouts.h"
#include "arena/simulation.h"
#include "roster/roster.h"

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

TEST(Threads, MatchesDoNotDependOnThem) {
  std::array<MatchResult, 2> results;
  for (std::size_t i = 0; i < 2; ++i) {
    Match match;
    match.game = catalog::find("wizard-dice")->game;
    match.setup.players = 2;
    match.first = [] { return roster::make("greedy"); };
    match.second = [] { return roster::make("random"); };
    match.pairs = 60;
    match.threads = i == 0 ? 1 : 4;
    std::atomic<std::int64_t> done{0};
    results[i] = play_match(match, done);
  }
  EXPECT_EQ(results[0].difference.mean, results[1].difference.mean);
  EXPECT_EQ(results[0].share.mean, results[1].share.mean);
}

TEST(Threads, RolloutsDoNotDependOnThem) {
  const Game& game = *catalog::find("doppelt-so-clever")->game;
  Position position = game.deal({.players = 2});
  luck::Generator generator(2);
  game.roll(position, generator.sample(game.chance(position)));
  std::array<std::vector<players::Weighed>, 2> weighed;
  for (std::size_t i = 0; i < 2; ++i) {
    Rollouts rollouts([] { return roster::make("random"); },
                      {.playouts = 50, .threads = i == 0 ? 1 : 4});
    luck::Generator same(3);
    rollouts.weigh({game, position, 0}, same, weighed[i]);
  }
  ASSERT_EQ(weighed[0].size(), weighed[1].size());
  for (std::size_t m = 0; m < weighed[0].size(); ++m)
    EXPECT_EQ(weighed[0][m].worth.points, weighed[1][m].worth.points);
}

}  // namespace
}  // namespace foxtray::arena
