#include "clever_players/character.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <numeric>

#include "catalog/catalog.h"
#include "clever/moves.h"
#include "clever/score.h"
#include "roster/roster.h"

namespace foxtray::clever_players {
namespace {

using clever::State;
using clever::Verb;
using game::Game;
using game::Move;
using game::Position;
using game::Seat;

constexpr int kGames = 40;

struct Mean {
  double sum = 0;
  double n = 0;

  void add(double x) {
    sum += x;
    ++n;
  }
  operator double() const { return sum / n; }
};

/// How somebody plays, as far as it can be seen on the sheets and the dice.
struct Habits {
  std::vector<int> points;  // of each game
  Mean favourite_marks;     // of the marks in the first half of the game, per seat
  Mean favourite_points;    // of the points by areas
  Mean unspent;             // actions at the end
  Mean rerolls;             // of the rolls that could be rolled again
  Mean face;                // of the dice chosen in rolls 1 and 2

  double mean() const {
    return std::accumulate(points.begin(), points.end(), 0.0) / static_cast<double>(points.size());
  }
  /// Of the worst quarter of the games.
  double worst() const {
    std::vector<int> sorted = points;
    std::sort(sorted.begin(), sorted.end());
    sorted.resize(sorted.size() / 4);
    return std::accumulate(sorted.begin(), sorted.end(), 0.0) / static_cast<double>(sorted.size());
  }
};

bool is_mark(Verb verb) {
  return verb == Verb::take || verb == Verb::plus || verb == Verb::cross || verb == Verb::bonus;
}

void notice(const State& s, Seat seat, Move move, int rounds, Habits& habits) {
  const Verb verb = clever::verb_of(move);
  if (is_mark(verb) && 2 * s.round <= rounds)
    habits.favourite_marks.add(clever::area_of(move) == favourite_area(seat) ? 1 : 0);
  if (s.seat[seat].stage != clever::Stage::choose) return;
  if (clever::rerolls_left(s.seat[seat]) > 0) habits.rerolls.add(verb == Verb::reroll ? 1 : 0);
  if (verb == Verb::take && s.roll < 3) habits.face.add(s.face[clever::die_of(move)]);
}

void notice_end(const clever::Sheet& sheet, const State& s, Seat seat, Habits& habits) {
  const clever::Tally tally = clever::tally(sheet, s.seat[seat]);
  habits.points.push_back(tally.total);
  const int by_areas = std::max(1, tally.total - tally.fox_points);
  habits.favourite_points.add(double{1} * tally.area[favourite_area(seat)] / by_areas);
  habits.unspent.add(clever::actions_left(sheet, s.seat[seat]));
}

/// The habits of a player who sits in all seats, seat by seat.
std::vector<Habits> habits_at_table(const catalog::Entry& entry, const char* name,
                                    std::uint8_t players, int games) {
  constexpr std::array kRounds = {6, 6, 5, 4};  // C1.3
  const Game& game = *entry.game;
  const auto player = roster::make(name);
  std::vector<Habits> habits(players);
  for (int n = 0; n < games; ++n) {
    luck::Generator generator(static_cast<std::uint64_t>(n) + 1);
    Position position = game.deal({.players = players});
    for (game::Actors actors; !(actors = game.actors(position)).over();) {
      if (actors.chance()) {
        game.roll(position, generator.sample(game.chance(position)));
        continue;
      }
      const Seat seat = actors.first();
      const Move move = player->choose(game, position, seat, generator);
      notice(game::as<State>(position), seat, move, kRounds[players - 1U], habits[seat]);
      game.apply(position, seat, move);
    }
    for (Seat seat = 0; seat < players; ++seat)
      notice_end(*entry.sheet, game::as<State>(position), seat, habits[seat]);
  }
  return habits;
}

/// Alone; played once and remembered, since several tests look at the same games.
const Habits& habits_of(const catalog::Entry& entry, const char* name) {
  static std::map<std::pair<std::string_view, std::string_view>, Habits> known;
  auto [at, unknown] = known.try_emplace({entry.game->id, name});
  if (unknown) at->second = habits_at_table(entry, name, 1, kGames)[0];
  return at->second;
}

class CleverCharacters : public testing::TestWithParam<const char*> {
 protected:
  const catalog::Entry& entry = *catalog::find(GetParam());

  const Habits& of(const char* name) const { return habits_of(entry, name); }
};

INSTANTIATE_TEST_SUITE_P(All, CleverCharacters,
                         testing::Values("ganz-schon-clever", "doppelt-so-clever",
                                         "clever-hoch-drei"));

TEST_P(CleverCharacters, TheCollectorLovesOneArea) {
  EXPECT_GT(of("collector").favourite_points, 1.2 * of("casual").favourite_points);
  EXPECT_GT(of("collector").favourite_marks, 1.3 * of("casual").favourite_marks);
}

TEST_P(CleverCharacters, EveryCollectorAtATableFillsItsOwnAreaFirst) {
  const std::vector<Habits> collectors = habits_at_table(entry, "collector", 4, 10);
  const std::vector<Habits> others = habits_at_table(entry, "casual", 4, 10);
  for (std::size_t seat = 0; seat < 4; ++seat)
    EXPECT_GT(collectors[seat].favourite_marks, 1.2 * others[seat].favourite_marks) << seat;
}

TEST_P(CleverCharacters, TheHoarderSpendsTooLittle) {
  EXPECT_GT(of("hoarder").unspent, of("casual").unspent + 2);
  EXPECT_LT(of("hoarder").rerolls, 0.5 * of("casual").rerolls);
}

TEST_P(CleverCharacters, TheGamblerRollsAgainAndTakesHighDice) {
  EXPECT_GT(of("gambler").rerolls, 1.6 * of("casual").rerolls);
  EXPECT_GT(of("gambler").face, of("casual").face + 0.25);
  EXPECT_LT(of("gambler").worst(), of("casual").worst());
}

TEST_P(CleverCharacters, TheCarefulOneTakesLowDiceAndSeldomRollsAgain) {
  EXPECT_LT(of("careful").face, of("casual").face - 0.2);
  EXPECT_LT(of("careful").rerolls, 0.8 * of("casual").rerolls);
  EXPECT_GT(of("careful").worst(), of("casual").worst());
}

TEST_P(CleverCharacters, AreAsStrongAsPeople) {
  const double weakest = of("beginner").mean();
  const double strongest = of("strong").mean();
  const double slack = 0.15 * (strongest - weakest);  // luck
  for (const char* name : {"gambler", "collector", "hoarder", "careful"}) {
    EXPECT_GT(of(name).mean(), weakest - slack) << name;
    EXPECT_LT(of(name).mean(), strongest + slack) << name;
  }
  EXPECT_GT(of("careful").mean(), of("gambler").mean() + 2 * slack);
}

TEST_P(CleverCharacters, ChooseTheSameWhenAskedTheSame) {
  const Game& game = *entry.game;
  Position position = game.deal({.players = 2});
  game.roll(position, luck::Generator(4).sample(game.chance(position)));
  for (const std::string_view name : roster::characters()) {
    luck::Generator one(9), two(9);
    EXPECT_EQ(roster::make(name)->choose(game, position, 0, one),
              roster::make(name)->choose(game, position, 0, two));
  }
}

}  // namespace
}  // namespace foxtray::clever_players
