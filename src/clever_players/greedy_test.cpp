#include "clever_players/greedy.h"

#include <gtest/gtest.h>

#include "record/reader.h"

namespace foxtray::clever_players {
namespace {

/// What greedy plays in the position of a record, in notation.
std::string choice(const std::string& text, game::Seat seat = 0) {
  record::Record reading;
  const auto fault = record::read(text, reading);
  EXPECT_FALSE(fault) << fault->text();
  luck::Generator generator(1);
  const game::Game& game = reading.game();
  const game::Move move = CleverGreedy().choose(game, reading.position(), seat, generator);
  std::array<char, game::kMaxText> out;
  return {out.data(), game.say(reading.position(), seat, move, out.data())};
}

std::string header(const std::string& game, int players, const std::string& more = "") {
  return "foxtray 1\ngame " + game + "\nplayers " + std::to_string(players) + "\n" + more + "---\n";
}

TEST(CleverGreedy, TakesMostPoints) {
  EXPECT_EQ(choice(header("ganz-schon-clever", 1) + "roll w1 y1 b1 g1 o6 p5\n"), "take o6 o6");
}

TEST(CleverGreedy, OfEqualMovesTakesTheLowestCode) {
  // White or orange as an orange 6, white or purple as a purple 6: the dice come in their order.
  EXPECT_EQ(choice(header("ganz-schon-clever", 1) + "roll w6 y1 b1 g1 o6 p6\n"), "take w6 o6");
}

TEST(CleverGreedy, CountsAnUnspentActionAsFourPoints) {
  // The second pink field of Clever hoch Drei: 3 halved is 2 points and a re-roll, worth 6
  // together; multiplied it is 3 points.
  const std::string text = header("clever-hoch-drei", 1) +
                           "roll w1 y1 t1 b1 n1 p1\n1 take p1 p1h\n"
                           "roll w3 y1 t1 b1 n1\n";
  EXPECT_EQ(choice(text), "take w3 p3h");
}

TEST(CleverGreedy, PassesOnlyIfNothingCanBeMarked) {
  const std::string text = header("doppelt-so-clever", 1) + "roll w1 s1 y1 b1 g1 p1\n";
  EXPECT_NE(choice(text), "pass");
}

}  // namespace
}  // namespace foxtray::clever_players
