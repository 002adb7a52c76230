// How the characters play the Wizard dice game, seen beside casual players.
#include <gtest/gtest.h>

#include <bit>
#include <map>

#include "roster/roster.h"
#include "wizard/moves.h"
#include "wizard/rules.h"

namespace foxtray::wizard_players {
namespace {

using game::Game;
using game::Move;
using game::Position;
using game::Seat;
using wizard::kWizardDiceGame;
using wizard::Verb;

constexpr int kGames = 120;
constexpr int kEarly = 5;  // rounds, in which a row has an empty field in any case

struct Mean {
  double sum = 0;
  double n = 0;

  void add(double x) {
    sum += x;
    ++n;
  }
  operator double() const { return sum / n; }
};

struct Habits {
  Mean wins;
  Mean favourite;   // of the early predictions, in the favourite colour
  Mean number;      // predicted
  Mean jesters;     // of the jester counts that could be taken
  Mean risks;       // waits and re-rolls, of the decisions on a roll
  Mean difference;  // written, in a game
};

void notice(const Position& position, Seat seat, Move move, Habits& habits) {
  const auto& s = game::as<wizard::State>(position);
  const Verb verb = wizard::verb_of(move);
  const unsigned operand = wizard::operand_of(move);
  if (verb == Verb::predict) {
    if (s.round <= kEarly)
      habits.favourite.add(wizard::colour_of(operand) == seat % wizard::kColours ? 1 : 0);
    habits.number.add(wizard::number_of(operand));
  }
  if (s.phase == wizard::Phase::stopping || s.phase == wizard::Phase::seer)
    habits.risks.add(verb == Verb::wait || verb == Verb::reroll ? 1 : 0);
  game::MoveList list;
  kWizardDiceGame.legal(position, seat, list);
  for (const Move each : list)
    if (wizard::verb_of(each) == Verb::jester) habits.jesters.add(verb == Verb::jester ? 1 : 0);
}

void notice_end(const Position& position, Seat seat, Habits& habits) {
  const auto winners = game::winners(kWizardDiceGame, position);
  const bool won = (winners >> seat & 1) != 0;
  habits.wins.add(won ? 1.0 / std::popcount(winners) : 0);
  int written = 0;
  for (const std::uint8_t mark : game::as<wizard::State>(position).seat[seat].mark)
    if (mark > wizard::kDifference) written += mark - wizard::kDifference;
  habits.difference.add(written);
}

Habits played(const char* name) {
  Habits habits;
  const auto player = roster::make(name);
  const auto casual = roster::make("casual");
  for (int n = 0; n < kGames; ++n) {
    const auto mine = static_cast<Seat>(n % 2);
    luck::Generator generator(static_cast<std::uint64_t>(n) + 1);
    Position position = kWizardDiceGame.deal({.players = 2});
    for (game::Actors actors; !(actors = kWizardDiceGame.actors(position)).over();) {
      if (actors.chance()) {
        kWizardDiceGame.roll(position, generator.sample(kWizardDiceGame.chance(position)));
        continue;
      }
      const Seat seat = actors.first();
      const Move move =
          (seat == mine ? player : casual)->choose(kWizardDiceGame, position, seat, generator);
      if (seat == mine) notice(position, seat, move, habits);
      kWizardDiceGame.apply(position, seat, move);
    }
    notice_end(position, mine, habits);
  }
  return habits;
}

const Habits& of(const char* name) {
  static std::map<std::string_view, Habits> known;
  auto [at, unknown] = known.try_emplace(name);
  if (unknown) at->second = played(name);
  return at->second;
}

TEST(WizardCharacters, TheCollectorPredictsItsColourFirst) {
  EXPECT_GT(of("collector").favourite, 0.85);
  EXPECT_LT(of("casual").favourite, 0.6);
}

TEST(WizardCharacters, TheHoarderCollectsJesters) {
  EXPECT_GT(of("hoarder").jesters, 1.6 * of("casual").jesters);
}

TEST(WizardCharacters, TheGamblerPredictsMuchAndRollsOn) {
  EXPECT_GT(of("gambler").number, of("casual").number + 0.4);
  EXPECT_GT(of("gambler").risks, of("casual").risks + 0.05);
  EXPECT_GT(of("gambler").difference, of("casual").difference);
}

TEST(WizardCharacters, TheCarefulOnePredictsLittleAndStopsSoon) {
  EXPECT_LT(of("careful").number, of("casual").number - 0.5);
  EXPECT_LT(of("careful").risks, of("casual").risks - 0.1);
  EXPECT_LT(of("careful").difference, of("casual").difference);
}

TEST(WizardCharacters, AreAsStrongAsPeople) {
  constexpr double kSlack = 0.08;  // luck
  for (const char* name : {"gambler", "collector", "hoarder", "careful"}) {
    EXPECT_GT(of(name).wins, of("beginner").wins - kSlack) << name;
    EXPECT_LT(of(name).wins, of("strong").wins + kSlack) << name;
  }
  EXPECT_GT(of("careful").wins, of("gambler").wins + 2 * kSlack);
}

}  // namespace
}  // namespace foxtray::wizard_players
