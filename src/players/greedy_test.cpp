#include "players/greedy.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "players/wizard_odds.h"
#include "record/reader.h"

namespace foxtray::players {
namespace {

/// What greedy plays in the position of a record, in notation.
std::string choice(const std::string& text, Seat seat = 0) {
  record::Record reading;
  const auto fault = record::read(text, reading);
  EXPECT_FALSE(fault) << fault->text();
  luck::Generator generator(1);
  const Game& game = reading.game();
  const Move move = make("greedy")->choose(game, reading.position(), seat, generator);
  std::array<char, game::kMaxText> out;
  return {out.data(), game.say(reading.position(), seat, move, out.data())};
}

std::string header(const std::string& game, int players, const std::string& more = "") {
  return "foxtray 1\ngame " + game + "\nplayers " + std::to_string(players) + "\n" + more + "---\n";
}

TEST(GreedyClever, TakesMostPoints) {
  EXPECT_EQ(choice(header("ganz-schon-clever", 1) + "roll w1 y1 b1 g1 o6 p5\n"), "take o6 o6");
}

TEST(GreedyClever, OfEqualMovesTakesTheLowestCode) {
  // White or orange as an orange 6, white or purple as a purple 6: the dice come in their order.
  EXPECT_EQ(choice(header("ganz-schon-clever", 1) + "roll w6 y1 b1 g1 o6 p6\n"), "take w6 o6");
}

TEST(GreedyClever, CountsAnUnspentActionAsFourPoints) {
  // The second pink field of Clever hoch Drei: 3 halved is 2 points and a re-roll, worth 6
  // together; multiplied it is 3 points.
  const std::string text = header("clever-hoch-drei", 1) +
                           "roll w1 y1 t1 b1 n1 p1\n1 take p1 p1h\n"
                           "roll w3 y1 t1 b1 n1\n";
  EXPECT_EQ(choice(text), "take w3 p3h");
}

TEST(GreedyClever, PassesOnlyIfNothingCanBeMarked) {
  const std::string text = header("doppelt-so-clever", 1) + "roll w1 s1 y1 b1 g1 p1\n";
  EXPECT_NE(choice(text), "pass");
}

TEST(GreedyWizard, NamesItsOwnColour) {
  EXPECT_EQ(choice(header("wizard-dice", 2) + "1 predict r2\n2 predict b3\n"), "wizard r");
}

TEST(GreedyWizard, StopsWhenExact) {
  const std::string text = header("wizard-dice", 2) +
                           "1 predict r2\n2 predict b3\n1 wizard r\nroll g g r b b y w\n2 wait\n";
  EXPECT_EQ(choice(text), "stop");
}

TEST(GreedyWizard, KeepsWhatCountsAndRollsTheRest) {
  const std::string text = header("wizard-dice", 2) +
                           "1 predict r3\n2 predict b3\n1 wizard r\nroll g g r b b y w\n2 wait\n";
  EXPECT_EQ(choice(text), "reroll g g b b y");
}

TEST(GreedyWizard, TakesTheJesterCountWhenNotExact) {
  const std::string text = header("wizard-dice", 2) +
                           "1 predict r3\n2 predict b3\n1 wizard r\nroll g g r b b j w\n2 wait\n";
  EXPECT_EQ(choice(text), "jester");
}

TEST(GreedyWizard, RollsAtLeastThreeWhenItMust) {
  const std::string text =
      header("wizard-dice", 2, "option cards=on\n") +
      "card roll-first\nroll g r r r r r w\n1 predict r5\n2 predict b3\n1 wizard b\n";
  EXPECT_EQ(choice(text).substr(0, 7), "reroll ");
  EXPECT_EQ(choice(text).size(), std::string("reroll g r w").size());
}

TEST(WizardOdds, OneRollIsBinomial) {
  // Seven dice, a third of them count: exactly 0, with no die wanted.
  const Outlook none = outlook(0, 2, 0, 1);
  EXPECT_NEAR(none.exact, 128.0 / 2187, 1e-12);
  EXPECT_NEAR(none.difference, 7.0 / 3, 1e-12);
}

TEST(WizardOdds, MoreRollsHelp) {
  for (int wanted = 1; wanted <= 5; ++wanted) {
    EXPECT_LT(outlook(wanted, 2, 0, 1).exact, outlook(wanted, 2, 0, 2).exact);
    EXPECT_LT(outlook(wanted, 2, 0, 2).exact, outlook(wanted, 2, 0, 3).exact);
  }
}

/// Dice that count among the seven digits of a number below 6^7.
int hits_of(int roll) {
  int hits = 0;
  for (int die = 0; die < 7; ++die, roll /= 6) hits += roll % 6 < 2 ? 1 : 0;
  return hits;
}

TEST(WizardOdds, TwoRollsEqualAListOfAllFirstRolls) {
  constexpr int kAll = 279936;
  constexpr int kWanted = 3;
  double exact = 0;
  for (int roll = 0; roll < kAll; ++roll) {
    const int hits = hits_of(roll);
    exact += hits == kWanted ? 1.0 : outlook(kWanted, 2, std::min(hits, kWanted), 1).exact;
  }
  EXPECT_NEAR(exact / kAll, outlook(kWanted, 2, 0, 2).exact, 1e-9);
}

}  // namespace
}  // namespace foxtray::players
