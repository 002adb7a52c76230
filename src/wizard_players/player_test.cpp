#include "wizard_players/player.h"

#include <gtest/gtest.h>

#include <cmath>

#include "record/reader.h"
#include "wizard/moves.h"
#include "wizard/rules.h"

namespace foxtray::wizard_players {
namespace {

using wizard::kWizardDiceGame;

constexpr std::array kLevels = {Level::beginner, Level::casual, Level::strong, Level::master};

Position position(const std::string& lines, const std::string& options = "", int players = 2) {
  record::Record reading;
  const auto fault = record::read("foxtray 1\ngame wizard-dice\nplayers " +
                                      std::to_string(players) + "\n" + options + "---\n" + lines,
                                  reading);
  EXPECT_FALSE(fault) << fault->text();
  return reading.position();
}

std::string choice(const Position& seen, Seat seat, Level level = Level::master) {
  luck::Generator generator(1);
  WizardPlayer player(level);
  const Move move = player.choose(kWizardDiceGame, seen, seat, generator);
  std::array<char, game::kMaxText> out;
  return {out.data(), kWizardDiceGame.say(seen, seat, move, out.data())};
}

/// Plays a game and checks every move at the door.
void play_checked(const game::Setup& setup, std::uint64_t seed) {
  luck::Generator generator(seed);
  std::array<std::unique_ptr<WizardPlayer>, 4> players;
  for (std::size_t i = 0; i < 4; ++i) players[i] = std::make_unique<WizardPlayer>(kLevels[i]);
  Position now = kWizardDiceGame.deal(setup);
  for (;;) {
    const game::Actors actors = kWizardDiceGame.actors(now);
    if (actors.over()) return;
    if (actors.chance()) {
      kWizardDiceGame.roll(now, generator.sample(kWizardDiceGame.chance(now)));
      continue;
    }
    const Seat seat = actors.first();
    Position seen = now;
    kWizardDiceGame.conceal(seen, seat);
    const Move move = players[seat % 4]->choose(kWizardDiceGame, seen, seat, generator);
    ASSERT_EQ(game::play(kWizardDiceGame, now, seat, move), game::Verdict::done);
  }
}

TEST(WizardPlayer, EveryLevelPlaysEverySetup) {
  for (std::uint8_t players = 2; players <= 5; ++players) {
    for (std::uint8_t target = 0; target < 2; ++target) {
      game::Setup setup{.players = players, .choice = {target, 1, 1}};
      play_checked(setup, players);
    }
  }
}

TEST(WizardPlayer, ChoosesTheSameAgain) {
  const Position seen = position("1 predict r3\n");
  for (const Level level : kLevels) EXPECT_EQ(choice(seen, 1, level), choice(seen, 1, level));
}

TEST(WizardPlayer, StopsWhenExactAndNobodyElseIsIn) {
  const Position seen =
      position("1 predict r3\n2 predict b2\n1 wizard r\nroll g g r r b w b\n2 stop\n");
  EXPECT_EQ(choice(seen, 0), "stop");
}

TEST(WizardPlayer, StopsBesideTheSeerWhenExact) {
  const Position seen = position("1 predict r5\n2 predict b3\n1 wizard r\nroll g g r b b b y\n");
  EXPECT_EQ(choice(seen, 1), "stop");
}

TEST(WizardPlayer, LeavesTheWsToOthersWhenItHasEnough) {
  // Three reds lie; with the two Ws they would be five.
  const Position seen = position(
      "card roll-first\nroll g r r r w w y\n1 predict r3\n2 predict b2\n", "option cards=on\n");
  EXPECT_NE(choice(seen, 0), "wizard r");
}

TEST(WizardEvaluator, WeighsEveryLegalMoveInOrder) {
  const Position seen =
      position("1 predict r3\n2 predict b3\n1 wizard r\nroll g g r b b y w\n2 wait\n");
  WizardEvaluator evaluator(Level::beginner);
  luck::Generator generator(1);
  std::vector<Weighed> weighed;
  evaluator.weigh({kWizardDiceGame, seen, 0}, generator, weighed);
  game::MoveList list;
  kWizardDiceGame.legal(seen, 0, list);
  ASSERT_EQ(weighed.size(), list.size());
  double best = 0;
  for (std::size_t i = 0; i < list.size(); ++i) {
    EXPECT_EQ(weighed[i].move, list[i]);
    best = std::max(best, weighed[i].worth.win);
  }
  const Worth own = evaluator.worth(kWizardDiceGame, seen, 0, generator);
  const Worth rival = evaluator.worth(kWizardDiceGame, seen, 1, generator);
  EXPECT_DOUBLE_EQ(own.win, best);
  EXPECT_NEAR(own.win + rival.win, 1, 1e-5);
}

TEST(WizardPlayer, PointsDecideWhereTheGameIsWonOrLost) {
  // Seat 2 has the ninth cross and too many points to be caught up with; seat 1 may still be exact.
  Position position = kWizardDiceGame.deal({.players = 2});
  auto& s = game::as<wizard::State>(position);
  s.phase = wizard::Phase::seer;
  s.open = 1;
  s.in = 1;
  s.round = 9;
  s.roll = 1;
  s.count = {1, 1, 1, 0, 2, 2};
  s.wizard_colour = wizard::kBlue;
  s.seat[0].prediction = wizard::kBlue * wizard::kColumns + 1;
  s.seat[0].jesters = 0b00011;
  for (unsigned field = 2; field < 11; ++field) {
    s.seat[1].mark[field] = wizard::kCross;
    s.seat[1].used |= wizard::bit(field);
  }
  s.seat[1].crosses = 9;
  // Three count where two were predicted; one of them has to go.
  const std::string again = choice(position, 0);
  EXPECT_TRUE(again == "reroll b" || again == "reroll w") << again;
}

TEST(WizardEvaluator, AChancePositionIsTheMeanOfItsThrows) {
  const Position before =
      position("1 predict r3\n2 predict b3\n1 wizard r\nroll g g r b b y w\n2 wait\n1 reroll y\n");
  WizardEvaluator evaluator(Level::master);
  luck::Generator generator(1);
  for (Seat seat = 0; seat < 2; ++seat) {
    Worth mean;
    for (dice::Face face = 1; face <= 6; ++face) {
      dice::Throw thrown;
      thrown.add(face);
      Position after = before;
      kWizardDiceGame.roll(after, thrown);
      const Worth then = evaluator.worth(kWizardDiceGame, after, seat, generator);
      mean.win += then.win / 6;
      mean.points += then.points / 6;
    }
    const Worth now = evaluator.worth(kWizardDiceGame, before, seat, generator);
    EXPECT_NEAR(now.win, mean.win, 1e-9);
    EXPECT_NEAR(now.points, mean.points, 1e-9);
  }
}

TEST(WizardEvaluator, APredictionIsWorthTheSameBeforeAndAfterItIsMade) {
  WizardEvaluator evaluator(Level::master);
  luck::Generator generator(4);
  std::vector<Weighed> weighed;
  // The others predict the colour of the seer, which does not touch who is the next one.
  for (const char* prediction : {"g5", "g1", "y2"}) {
    const Position before = position("1 predict b3\n", "", 4);
    evaluator.weigh({kWizardDiceGame, before, 1}, generator, weighed);
    for (const Weighed& w : weighed) {
      std::array<char, game::kMaxText> out;
      const std::string said(out.data(), kWizardDiceGame.say(before, 1, w.move, out.data()));
      if (said != std::string("predict ") + prediction) continue;
      for (const char* later : {"", "3 predict b1\n", "3 predict b1\n4 predict b2\n"}) {
        const Position after = position("1 predict b3\n2 " + said + "\n" + later, "", 4);
        const Worth worth = evaluator.worth(kWizardDiceGame, after, 1, generator);
        EXPECT_NEAR(worth.points, w.worth.points, 0.7) << said << ", then " << later;
        EXPECT_NEAR(worth.win, w.worth.win, 0.04) << said << ", then " << later;
      }
    }
  }
}

TEST(WizardEvaluator, TheWorthOfAGameThatIsOverIsItsResult) {
  game::Setup setup{.players = 3};
  Position end = kWizardDiceGame.deal(setup);
  State& s = game::as<State>(end);
  s.seat[1].used = 1U << 4;
  s.seat[1].mark[4] = wizard::kCross;
  s.seat[1].crosses = 9;
  s.seat[2].used = 1;
  s.seat[2].mark[0] = wizard::kDifference + 2;
  s.phase = wizard::Phase::over;
  s.open = 0;
  WizardEvaluator evaluator(Level::master);
  luck::Generator generator(1);
  EXPECT_EQ(evaluator.worth(kWizardDiceGame, end, 1, generator).points, 8);
  EXPECT_EQ(evaluator.worth(kWizardDiceGame, end, 1, generator).win, 1);
  EXPECT_EQ(evaluator.worth(kWizardDiceGame, end, 2, generator).points, -2);
}

TEST(WizardWorth, TheExponentialIsOne) {
  for (double x = -20; x <= 20; x += 0.37) EXPECT_NEAR(exponential(x) / std::exp(x), 1, 1e-8) << x;
}

}  // namespace
}  // namespace foxtray::wizard_players
