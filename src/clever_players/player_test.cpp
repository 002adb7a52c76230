#include "clever_players/player.h"

#include <gtest/gtest.h>

#include <array>
#include <cstdlib>

#include "catalog/catalog.h"
#include "record/reader.h"
#include "roster/roster.h"

namespace foxtray::clever_players {
namespace {

/// Plays a game to its end, where every seat chooses `choose(position, seat)`; every choice must be
/// legal. Returns the last position.
template <class Choose>
Position each_decision(const Game& game, const game::Setup& setup, luck::Generator& generator,
                       Choose choose) {
  Position position = game.deal(setup);
  for (;;) {
    const game::Actors actors = game.actors(position);
    if (actors.over()) return position;
    if (actors.chance()) {
      game.roll(position, generator.sample(game.chance(position)));
      continue;
    }
    const Seat seat = actors.first();
    EXPECT_EQ(game::play(game, position, seat, choose(position, seat)), game::Verdict::done);
  }
}

std::vector<int> play(const Game& game, const game::Setup& setup, std::string_view name,
                      std::uint64_t seed, std::vector<Move>* moves = nullptr) {
  const auto player = roster::make(name);
  luck::Generator generator(seed);
  const Position position =
      each_decision(game, setup, generator, [&](const Position& now, Seat seat) {
        const Move move = player->choose(game, now, seat, generator);
        if (moves != nullptr) moves->push_back(move);
        return move;
      });
  std::vector<int> points;
  for (Seat seat = 0; seat < setup.players; ++seat)
    points.push_back(game.score(position, seat).points);
  return points;
}

TEST(CleverPlayer, EveryLevelPlaysEveryGame) {
  for (const catalog::Entry& entry : catalog::clever_games()) {
    for (const std::string_view name : {"beginner", "casual", "strong"})
      play(*entry.game, {.players = 2}, name, 2);
    for (std::uint8_t players = 1; players <= 4; ++players)
      play(*entry.game, {.players = players}, "network", players);
  }
}

TEST(CleverPlayer, ADecisionCostsNoMoreThanIsAllowed) {
  constexpr Trials kFew = {.most = 288, .evaluations = 3000, .worthwhile = 0};
  for (const catalog::Entry& entry : catalog::clever_games()) {
    CleverPlayer player({.trials = kFew, .in_trials = kHurried});
    std::int64_t most = 0;
    std::int64_t before = 0;
    luck::Generator generator(8);
    each_decision(*entry.game, {.players = 1}, generator, [&](const Position& position, Seat seat) {
      const Move move = player.choose(*entry.game, position, seat, generator);
      most = std::max(most, player.evaluations() - before);
      before = player.evaluations();
      return move;
    });
    EXPECT_GT(most, kFew.evaluations * 3 / 4) << entry.game->id;
    // What is looked at when all has been spent is still looked at to the end.
    EXPECT_LT(most, kFew.evaluations * 3 / 2) << entry.game->id;
  }
}

TEST(CleverPlayer, PlaysWithEveryHouseRule) {
  for (const catalog::Entry& entry : catalog::clever_games()) {
    game::Setup setup{.players = 1};
    for (std::size_t o = 0; o < entry.game->options.size(); ++o)
      setup.choice[o] = static_cast<std::uint8_t>(entry.game->options[o].values.size() - 1);
    play(*entry.game, setup, "network", 3);
  }
}

TEST(CleverPlayer, ChoosesTheSameWhenAskedTheSame) {
  const Game& game = *catalog::find("doppelt-so-clever")->game;
  std::vector<Move> first, second;
  play(game, {.players = 2}, "casual", 11, &first);
  play(game, {.players = 2}, "casual", 11, &second);
  EXPECT_EQ(first, second);
}

TEST(CleverEvaluator, TheMasterTriesOutTheSameThrowsWhenAskedTheSame) {
  for (const catalog::Entry& entry : catalog::clever_games()) {
    Position position = entry.game->deal({.players = 2});
    entry.game->roll(position, luck::Generator(4).sample(entry.game->chance(position)));
    std::vector<Weighed> first, second;
    luck::Generator one(9), two(9);
    roster::make_evaluator("master", *entry.game)->weigh({*entry.game, position, 0}, one, first);
    roster::make_evaluator("master", *entry.game)->weigh({*entry.game, position, 0}, two, second);
    ASSERT_EQ(first.size(), second.size());
    for (std::size_t i = 0; i < first.size(); ++i) {
      EXPECT_EQ(first[i].worth.points, second[i].worth.points);
      EXPECT_EQ(first[i].worth.win, second[i].worth.win);
    }
  }
}

TEST(CleverPlayer, IsFarBetterThanGreedy) {
  for (const catalog::Entry& entry : catalog::clever_games()) {
    int lead = 0;
    for (std::uint64_t seed = 1; seed <= 5; ++seed)
      lead += play(*entry.game, {.players = 1}, "network", seed)[0] -
              play(*entry.game, {.players = 1}, "greedy", seed)[0];
    EXPECT_GT(lead, 5 * 60) << entry.game->id;
  }
}

TEST(CleverPlayer, LevelsAreSpreadEvenly) {
  constexpr std::array kLevels = {"beginner", "casual", "strong", "network"};
  constexpr int kGames = 60;
  constexpr double kLeast = 0.6;  // of an even step; luck is in it
  for (const catalog::Entry& entry : catalog::clever_games()) {
    std::vector<int> points;
    for (const char* level : kLevels) {
      points.push_back(0);
      for (std::uint64_t seed = 1; seed <= kGames; ++seed)
        points.back() += play(*entry.game, {.players = 1}, level, seed)[0];
    }
    const double even = (points.back() - points.front()) / 3.0;
    EXPECT_GT(even, kGames * 25);
    for (std::size_t i = 1; i < points.size(); ++i)
      EXPECT_GT(points[i] - points[i - 1], kLeast * even) << entry.game->id << ' ' << kLevels[i];
  }
}

TEST(CleverEvaluator, AChancePositionIsTheMeanOfItsThrows) {
  record::Record reading;
  const auto fault = record::read(
      "foxtray 1\ngame ganz-schon-clever\nplayers 1\n---\nroll w3 y6 b1 g5 o1 p6\n"
      "1 take w3 p3\nroll y2 g4 p6\n1 take g4 g4\n",
      reading);
  ASSERT_FALSE(fault) << fault->text();
  const Game& game = reading.game();
  const auto evaluator = roster::make_evaluator("network", game);
  luck::Generator generator(1);
  double mean = 0;
  for (dice::Face face = 1; face <= 6; ++face) {
    const auto thrown = game.hear_throw(reading.position(), "roll p" + std::to_string(face));
    ASSERT_TRUE(thrown);
    Position after = reading.position();
    game.roll(after, *thrown);
    mean += evaluator->worth(game, after, 0, generator).points / 6;
  }
  EXPECT_NEAR(evaluator->worth(game, reading.position(), 0, generator).points, mean, 1e-9);
}

/// Seats differ only in who rolls first, so equal players must do about equally well.
TEST(CleverPlayer, EverySeatPlaysAsWell) {
  for (const catalog::Entry& entry : catalog::clever_games()) {
    int lead = 0;
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
      const auto points = play(*entry.game, {.players = 2}, "network", seed);
      lead += points[0] - points[1];
    }
    EXPECT_LT(std::abs(lead), 60 * 30) << entry.game->id;
  }
}

TEST(CleverEvaluator, AtTheEndAMoveIsWorthThePointsItBrings) {
  // The last serving of a solo game: whatever is chosen, the game is over or nothing is thrown.
  const Game& game = *catalog::find("ganz-schon-clever")->game;
  const auto player = roster::make("network");
  const auto evaluator = roster::make_evaluator("network", game);
  luck::Generator generator(5);
  Position position = game.deal({.players = 1});
  std::vector<Weighed> weighed;
  int seen = 0;
  for (;;) {
    const game::Actors actors = game.actors(position);
    if (actors.over()) break;
    if (actors.chance()) {
      game.roll(position, generator.sample(game.chance(position)));
      continue;
    }
    evaluator->weigh({game, position, 0}, generator, weighed);
    game::MoveList list;
    game.legal(position, 0, list);
    ASSERT_EQ(weighed.size(), list.size());
    for (std::size_t i = 0; i < list.size(); ++i) {
      EXPECT_EQ(weighed[i].move, list[i]);
      Position next = position;
      game.apply(next, 0, list[i]);
      if (!game.actors(next).over()) continue;
      EXPECT_EQ(weighed[i].worth.points, game.score(next, 0).points);
      ++seen;
    }
    game.apply(position, 0, player->choose(game, position, 0, generator));
  }
  EXPECT_GT(seen, 0);
}

TEST(CleverEvaluator, WithFourAtTheTableEachHasAboutAFourthOfTheChance) {
  const Game& game = *catalog::find("ganz-schon-clever")->game;
  const Position position = game.deal({.players = 4});
  double sum = 0;
  for (Seat seat = 0; seat < 4; ++seat) {
    luck::Generator generator(1);  // all look at the same throws
    const double win =
        roster::make_evaluator("master", game)->worth(game, position, seat, generator).win;
    EXPECT_NEAR(win, 0.25, 0.06);
    sum += win;
  }
  EXPECT_NEAR(sum, 1, 0.03);
}

TEST(CleverEvaluator, ChancesToWinAddUpToAboutOne) {
  const Game& game = *catalog::find("clever-hoch-drei")->game;
  const auto evaluator = roster::make_evaluator("master", game);
  const Position position = game.deal({.players = 2});
  double sum = 0;
  for (const Seat seat : {Seat{0}, Seat{1}}) {
    luck::Generator generator(1);  // both look at the same throws
    sum += evaluator->worth(game, position, seat, generator).win;
  }
  EXPECT_NEAR(sum, 1, 0.01);
}

TEST(CleverEvaluator, AGameThatIsOverIsWonOrLost) {
  const Game& game = *catalog::find("ganz-schon-clever")->game;
  const auto evaluator = roster::make_evaluator("master", game);
  luck::Generator generator(5);
  int decided = 0;
  for (std::uint8_t players = 2; players <= 4; ++players) {
    const auto random = roster::make("random");
    const Position over = each_decision(
        game, {.players = players}, generator,
        [&](const Position& now, Seat seat) { return random->choose(game, now, seat, generator); });
    for (Seat seat = 0; seat < players; ++seat) {
      const Worth worth = evaluator->worth(game, over, seat, generator);
      EXPECT_EQ(worth.points, game.score(over, seat).points);
      EXPECT_TRUE(worth.win == 0 || worth.win == 1);
      decided += worth.win == 1 ? 1 : 0;
      EXPECT_EQ(worth.win == 1, game::winners(game, over) == 1U << seat);
    }
  }
  EXPECT_EQ(decided, 3);
}

TEST(ChanceAhead, IsEvenAtEqualPointsAndSureAtTheEnd) {
  const Spread spread{.last = 20, .turn = 15};
  EXPECT_DOUBLE_EQ(chance_ahead(0, deviation(spread, 12)), 0.5);
  EXPECT_GT(chance_ahead(20, deviation(spread, 1)), chance_ahead(20, deviation(spread, 12)));
  EXPECT_GT(chance_ahead(3, deviation(spread, 0)), 0.999);
  EXPECT_NEAR(chance_ahead(39, deviation(spread, 12)), 0.84, 0.01);  // one deviation
}

/// C2: two players have six rounds of two turns.
TEST(TurnsLeft, CountsTheTurnsAndThePartsOfThePresentOne) {
  const catalog::Entry& entry = *catalog::find("ganz-schon-clever");
  luck::Generator generator(3);
  const auto player = roster::make("random");
  Position position = entry.game->deal({.players = 2});
  double before = turns_left(game::as<clever::State>(position), *entry.sheet);
  EXPECT_EQ(before, 12);
  while (!entry.game->actors(position).over()) {
    const game::Actors actors = entry.game->actors(position);
    if (actors.chance()) {
      entry.game->roll(position, generator.sample(entry.game->chance(position)));
    } else {
      const Seat seat = actors.first();
      entry.game->apply(position, seat, player->choose(*entry.game, position, seat, generator));
    }
    const double now = turns_left(game::as<clever::State>(position), *entry.sheet);
    EXPECT_LE(now, before);
    EXPECT_GE(now, before - 1);
    before = now;
  }
  EXPECT_EQ(before, 0);
}

}  // namespace
}  // namespace foxtray::clever_players
