#include "wizard_players/greedy.h"

#include <gtest/gtest.h>

#include "record/reader.h"

namespace foxtray::wizard_players {
namespace {

/// What greedy plays in the position of a record, in notation.
std::string choice(const std::string& text, game::Seat seat = 0) {
  record::Record reading;
  const auto fault = record::read(text, reading);
  EXPECT_FALSE(fault) << fault->text();
  luck::Generator generator(1);
  const game::Game& game = reading.game();
  const game::Move move = WizardGreedy().choose(game, reading.position(), seat, generator);
  std::array<char, game::kMaxText> out;
  return {out.data(), game.say(reading.position(), seat, move, out.data())};
}

std::string header(const std::string& game, int players, const std::string& more = "") {
  return "foxtray 1\ngame " + game + "\nplayers " + std::to_string(players) + "\n" + more + "---\n";
}

TEST(WizardGreedy, NamesItsOwnColour) {
  EXPECT_EQ(choice(header("wizard-dice", 2) + "1 predict r2\n2 predict b3\n"), "wizard r");
}

TEST(WizardGreedy, StopsWhenExact) {
  const std::string text = header("wizard-dice", 2) +
                           "1 predict r2\n2 predict b3\n1 wizard r\nroll g g r b b y w\n2 wait\n";
  EXPECT_EQ(choice(text), "stop");
}

TEST(WizardGreedy, KeepsWhatCountsAndRollsTheRest) {
  const std::string text = header("wizard-dice", 2) +
                           "1 predict r3\n2 predict b3\n1 wizard r\nroll g g r b b y w\n2 wait\n";
  EXPECT_EQ(choice(text), "reroll g g b b y");
}

TEST(WizardGreedy, TakesTheJesterCountWhenNotExact) {
  const std::string text = header("wizard-dice", 2) +
                           "1 predict r3\n2 predict b3\n1 wizard r\nroll g g r b b j w\n2 wait\n";
  EXPECT_EQ(choice(text), "jester");
}

TEST(WizardGreedy, RollsAtLeastThreeWhenItMust) {
  const std::string text =
      header("wizard-dice", 2, "option cards=on\n") +
      "card roll-first\nroll g r r r r r w\n1 predict r5\n2 predict b3\n1 wizard b\n";
  EXPECT_EQ(choice(text).substr(0, 7), "reroll ");
  EXPECT_EQ(choice(text).size(), std::string("reroll g r w").size());
}

}  // namespace
}  // namespace foxtray::wizard_players
