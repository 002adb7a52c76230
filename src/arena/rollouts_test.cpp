#include "arena/rollouts.h"

#include <gtest/gtest.h>

#include <cmath>

#include "record/reader.h"
#include "roster/roster.h"
#include "wizard/state.h"

namespace foxtray::arena {
namespace {

using players::Weighed;

std::unique_ptr<players::Player> greedy() { return roster::make("greedy"); }

/// A position of the game that greedy reached from a seed, with a decision of several moves.
Position reached(const Game& game, int players, int events, std::uint64_t seed = 1) {
  Position position = game.deal({.players = static_cast<std::uint8_t>(players)});
  luck::Generator generator(seed);
  const auto player = greedy();
  for (int event = 0;; ++event) {
    const game::Actors actors = game.actors(position);
    EXPECT_FALSE(actors.over());
    if (actors.chance()) {
      game.roll(position, generator.sample(game.chance(position)));
      continue;
    }
    game::MoveList list;
    game.legal(position, actors.first(), list);
    if (event >= events && list.size() > 1) return position;
    game.apply(position, actors.first(), player->choose(game, position, actors.first(), generator));
  }
}

std::vector<Weighed> weigh(const Game& game, const Position& position, Seat seat, Effort effort) {
  Rollouts rollouts(greedy, effort);
  luck::Generator generator(7);
  std::vector<Weighed> weighed;
  rollouts.weigh({game, position, seat}, generator, weighed);
  return weighed;
}

TEST(Rollouts, WeighEveryLegalMoveInOrder) {
  for (const auto& entry : catalog::games()) {
    const Game& game = *entry.game;
    const Position position = reached(game, 2, 20);
    const Seat seat = game.actors(position).first();
    game::MoveList list;
    game.legal(position, seat, list);
    const auto weighed = weigh(game, position, seat, {.playouts = 32});
    ASSERT_EQ(weighed.size(), list.size());
    for (std::size_t i = 0; i < list.size(); ++i) {
      EXPECT_EQ(weighed[i].move, list[i]);
      EXPECT_GE(weighed[i].worth.win, 0);
      EXPECT_LE(weighed[i].worth.win, 1);
      EXPECT_GE(weighed[i].worth.error, 0);
    }
  }
}

TEST(Rollouts, DoNotDependOnThreads) {
  const Game& game = *catalog::find("clever-hoch-drei")->game;
  const Position position = reached(game, 2, 12);
  const Seat seat = game.actors(position).first();
  const auto one = weigh(game, position, seat, {.playouts = 100, .threads = 1});
  const auto many = weigh(game, position, seat, {.playouts = 100, .threads = 3});
  for (std::size_t i = 0; i < one.size(); ++i) {
    EXPECT_EQ(one[i].worth.points, many[i].worth.points);
    EXPECT_EQ(one[i].worth.win, many[i].worth.win);
    EXPECT_EQ(one[i].gap_error, many[i].gap_error);
  }
}

TEST(Rollouts, EqualDiceMakeDifferencesSurer) {
  // Two crosses that are worth much the same: what differs between the games is little.
  const Game& game = *catalog::find("ganz-schon-clever")->game;
  const Position position = reached(game, 1, 35);
  const auto weighed = weigh(game, position, 0, {.playouts = 400});
  int surer = 0;
  int all = 0;
  for (const Weighed& w : weighed) {
    if (w.gap_error == 0) continue;
    ++all;
    if (w.gap_error < w.worth.error * std::sqrt(2.0)) ++surer;
  }
  ASSERT_GT(all, 0);
  EXPECT_GT(2 * surer, all);
}

TEST(Rollouts, FindWhatIsObviouslyBest) {
  // The last decision of a solo game: more points now are more points at the end.
  const Game& game = *catalog::find("ganz-schon-clever")->game;
  Position position = game.deal({.players = 1});
  luck::Generator generator(3);
  const auto player = greedy();
  Position last = position;
  while (!game.actors(position).over()) {
    if (game.actors(position).chance()) {
      game.roll(position, generator.sample(game.chance(position)));
      continue;
    }
    last = position;
    game.apply(position, 0, player->choose(game, position, 0, generator));
  }
  game::MoveList list;
  game.legal(last, 0, list);
  int best = -1;
  for (const auto move : list) {
    Position after = last;
    game.apply(after, 0, move);
    best = std::max(best, game.score(after, 0).points);
  }
  Rollouts rollouts(greedy, {.playouts = 16});
  Position after = last;
  game.apply(after, 0, rollouts.choose(game, last, 0, generator));
  EXPECT_EQ(game.score(after, 0).points, best);
}

TEST(Rollouts, WorthOfAFinishedGameIsItsScore) {
  const Game& game = *catalog::find("wizard-dice")->game;
  Position position = game.deal({.players = 3});
  Luck luck{luck::Generator(5)};
  const auto player = greedy();
  std::array<players::Player*, 3> seats{player.get(), player.get(), player.get()};
  play_out(game, position, seats, luck);
  Rollouts rollouts(greedy, {});
  double won = 0;
  for (Seat seat = 0; seat < 3; ++seat) {
    const auto worth = rollouts.worth(game, position, seat, luck.generator);
    EXPECT_EQ(worth.points, game.score(position, seat).points);
    won += worth.win;
  }
  EXPECT_NEAR(won, 1, 1e-9);
}

TEST(Rollouts, WorthIsTheMeanOfThrows) {
  // Before a roll of one die, the worth is the mean over its six faces.
  const Game& game = *catalog::find("ganz-schon-clever")->game;
  luck::Generator generator(11);
  Position position = reached(game, 1, 30);
  while (!game.actors(position).chance())
    game.apply(position, 0, greedy()->choose(game, position, 0, generator));
  Rollouts rollouts(greedy, {.playouts = 3000});
  const auto before = rollouts.worth(game, position, 0, generator);
  double mean = 0;
  constexpr int kThrows = 300;
  Rollouts quick(greedy, {.playouts = 30});
  for (int i = 0; i < kThrows; ++i) {
    Position after = position;
    game.roll(after, generator.sample(game.chance(position)));
    mean += quick.worth(game, after, 0, generator).points / kThrows;
  }
  EXPECT_NEAR(mean, before.points, 5);
}

TEST(Rollouts, AskAgainForSecrets) {
  record::Record reading;
  const std::string text =
      "foxtray 1\ngame wizard-dice\nplayers 3\noption cards=on\n---\n"
      "card secret\n1 predict g3\n2 predict b5\n";
  ASSERT_FALSE(record::read(text, reading));
  const Game& game = reading.game();
  Position seen = reading.position();
  game.conceal(seen, 2);
  Position other = reading.position();
  game::as<wizard::State>(other).seat[1].prediction = 1;
  game.conceal(other, 2);
  ASSERT_EQ(seen, other);
  const auto weighed = weigh(game, seen, 2, {.playouts = 64});
  EXPECT_EQ(weighed.size(), 19U);
  Position open = seen;
  reopen_secrets(game, open, 2);
  EXPECT_EQ(game.actors(open).bits(), 0b110U);
  // What a seat chose itself is no secret to it.
  Position own = reading.position();
  game.conceal(own, 1);
  reopen_secrets(game, own, 1);
  EXPECT_EQ(own, reading.position());
}

}  // namespace
}  // namespace foxtray::arena
