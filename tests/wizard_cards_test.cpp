// The magic cards of the Wizard dice game (docs/rules/wizard-dice.md, W9 and W10).
#include <gtest/gtest.h>

#include "script.h"
#include "wizard/round.h"

namespace foxtray::tests {
namespace {

using Lines = std::vector<std::string>;

wizard::State& state(Script& game) { return game::as<wizard::State>(game.position()); }

unsigned field(std::string_view name) {
  const auto colour = static_cast<unsigned>(wizard::kFaceLetters.find(name[0]));
  return colour * 5 + static_cast<unsigned>(name[1] - '1');
}

std::string mark(Script& game, int seat, std::string_view name) {
  const unsigned held = state(game).seat[static_cast<std::size_t>(seat - 1)].mark[field(name)];
  if (held == wizard::kEmpty) return "";
  if (held == wizard::kCross) return "X";
  if (held == wizard::kDoubleCross) return "XX";
  return std::to_string(held - wizard::kDifference);
}

Script with_card(std::string_view card) {
  return Script("wizard-dice", 3, "cards=on").play("card " + std::string(card));
}

// R8.2, R10.1
TEST(Cards, are_turned_up_before_anything_else) {
  Script game("wizard-dice", 3, "cards=on");
  EXPECT_EQ(game.owed(), "card");
  EXPECT_EQ(Script("wizard-dice", 3).owed(), "");
}

/// A round in which everybody stops at once.
void short_round(Script& game, std::string_view card) {
  game.play("card " + std::string(card));
  state(game).seat = {};  // so that the game never ends by crosses or full rows
  for (auto& seat : state(game).seat) seat.prediction = wizard::kNoField;
  while (game.owed() != "card") {
    if (const std::string owed = game.owed(); !owed.empty()) {
      std::string line = "roll";
      for (char n = '0'; n < owed.back(); ++n) line += " g";
      game.play(line);
      continue;
    }
    const int seat = game.game().actors(game.position()).first() + 1;
    const auto legal = game.legal(seat);
    const std::string stop = std::to_string(seat) + " stop";
    game.play(game.is_legal(stop) ? stop : legal.back());
  }
}

// W9.2, W9.3
TEST(Cards, are_out_until_the_deck_is_empty_and_then_all_come_again) {
  Script game("wizard-dice", 2, "cards=on");
  std::size_t left = wizard::kCards;
  for (const std::string_view card : wizard::kCardNames) {
    EXPECT_EQ(dice::total_weight(game.game().chance(game.position())), left--);
    short_round(game, card);
    if (left != 0) {
      EXPECT_THROW(Script(game).play("card " + std::string(card)), std::runtime_error);
    }
  }
  EXPECT_NO_THROW(game.play("card secret"));  // the last card of round 8 again in round 9
}

// W10.1, W11.2, W9.4
TEST(AllColours, counts_every_wizard_for_everybody_and_scores_double) {
  Script game = with_card("all-colours");
  game.play("1 predict y5\n2 predict r2\n3 predict y3");
  EXPECT_EQ(game.owed(), "roll 7");  // no Wizard colour is named
  game.play("roll g y y y w w j\n2 stop\n3 stop\n1 stop");
  EXPECT_EQ(mark(game, 1, "y5"), "XX");
  EXPECT_EQ(mark(game, 2, "r2"), "XX");
  EXPECT_EQ(mark(game, 3, "y3"), "4");
  EXPECT_EQ(game.points(1), 10);
  EXPECT_EQ(wizard::tally(state(game), 0).crosses, 2);
  EXPECT_EQ(state(game).seer, 1);  // W10.13: red 2, the only other colour
}

// W10.2, W11.3, W9.4
TEST(StickyJesters, scores_double_but_a_jester_count_single) {
  Script game = with_card("sticky-jesters");
  game.play("1 predict g5\n2 predict g4\n3 predict y2\n1 wizard g\nroll g g g g r j j");
  game.play("2 stop\n3 jester\n1 stop");
  EXPECT_EQ(mark(game, 1, "g5"), "2");
  EXPECT_EQ(mark(game, 2, "g4"), "XX");
  EXPECT_EQ(mark(game, 3, "y2"), "0");
  EXPECT_EQ(wizard::tally(state(game), 2).crosses, 1);
  EXPECT_EQ(game.points(2), 8);
}

// W10.2, R9.3
TEST(StickyJesters, keeps_jesters_from_being_rolled_again) {
  Script game = with_card("sticky-jesters");
  game.play("1 predict g5\n2 predict g4\n3 predict y2\n1 wizard g\nroll g g g g r j j");
  game.play("2 wait\n3 wait");
  EXPECT_EQ(game.refusal("1 reroll j"), "jesters stay and may not be rolled again");
  EXPECT_EQ(game.legal(1).size(), 5U * 2 - 1 + 2);  // parts of ggggr; stop, jester
}

// W10.2, R10.6
TEST(StickyJesters, ends_the_rolling_when_all_seven_are_jesters) {
  Script game = with_card("sticky-jesters");
  game.play("1 predict g5\n2 predict g4\n3 predict y2\n1 wizard g\nroll j j j j j j j");
  EXPECT_EQ(game.owed(), "card");  // seven jesters allow no jester count: all scored by themselves
  EXPECT_EQ(mark(game, 1, "g5"), "10");
}

// W10.3, R10.7
TEST(RollFirst, rolls_before_the_predictions_and_then_at_least_three_dice) {
  Script game = with_card("roll-first");
  EXPECT_EQ(game.owed(), "roll 7");
  game.play("roll g g r b y w j\n1 predict g5\n2 predict g4\n3 predict y2\n1 wizard g");
  EXPECT_EQ(game.refusal("1 reroll g g"), "at least three dice must be rolled again");
  EXPECT_EQ(game.refusal("1 stop"), "this is not what the player is asked for now");
  EXPECT_FALSE(game.asked(2));
  game.play("1 reroll r b y\nroll g g g");  // roll 2
  EXPECT_EQ(game.legal(2), (Lines{"2 jester", "2 stop", "2 wait"}));
  game.play("2 wait\n3 wait\n1 reroll j\nroll g");  // roll 3, any non-empty set; the last one
  EXPECT_EQ(mark(game, 1, "g5"), "2");              // six green and a W
  EXPECT_EQ(game.owed(), "card");
}

// W10.4, R10.8
TEST(SetTwo, puts_two_dice_and_rolls_the_other_five) {
  Script game = with_card("set-two");
  EXPECT_EQ(game.legal(1).size(), 21U);
  EXPECT_TRUE(game.is_legal("1 set w j"));
  EXPECT_TRUE(Script(game).play("1 set j w\n1 predict g5").asked(2));  // any order is read
  game.play("1 set y y\n1 predict y5\n2 predict g4\n3 predict y2\n1 wizard y");
  EXPECT_EQ(game.owed(), "roll 5");
  game.play("roll g g b b w\n2 wait\n3 wait");
  EXPECT_TRUE(game.is_legal("1 reroll g g b b y y w"));  // the two set ones included
  game.play("1 reroll g\nroll g");                       // roll 3 is the last: there was no roll 1
  EXPECT_EQ(mark(game, 1, "y5"), "2");
  EXPECT_EQ(game.owed(), "card");
}

// W10.5, W11.4
TEST(ExtraDie, counts_one_more_of_each_colour) {
  Script game = with_card("extra-die");
  game.play("1 predict b3\n2 predict y1\n3 predict g5\n1 wizard b\nroll g g g b b b b");
  game.play("2 stop\n3 stop\n1 stop");
  EXPECT_EQ(mark(game, 1, "b3"), "2");
  EXPECT_EQ(mark(game, 2, "y1"), "X");
  EXPECT_EQ(mark(game, 3, "g5"), "1");
}

// W10.5: jesters for a jester count are unchanged.
TEST(ExtraDie, leaves_the_jester_count_alone) {
  Script game = with_card("extra-die");
  game.play("1 predict b3\n2 predict y1\n3 predict g5\n1 wizard b\nroll g g g b b b j\n2 jester");
  EXPECT_EQ(state(game).seat[1].jesters, 0b00001);
}

// W10.6, W10.12, W11.5
TEST(OwnJesters, join_the_colour_of_each_prediction) {
  Script game = with_card("own-jesters");
  game.play("1 predict y5\n2 predict r2\n3 predict g3\n1 wizard y\nroll g r y y w w j");
  game.play("2 stop\n3 jester\n1 stop");
  EXPECT_EQ(mark(game, 1, "y5"), "X");
  EXPECT_EQ(mark(game, 2, "r2"), "X");
  EXPECT_EQ(mark(game, 3, "g3"), "0");
  EXPECT_EQ(state(game).seat[2].jesters, 0b00001);
}

/// Seat 2 has these fields from rounds before: r1 a 3, r2 a cross, r3 a 0, b1 a 4.
Script with_penalties() {
  Script game = with_card("strike");
  auto& seat = state(game).seat[1];
  seat.used = 1U << field("r1") | 1U << field("r2") | 1U << field("r3") | 1U << field("b1");
  seat.mark[field("r1")] = wizard::kDifference + 3;
  seat.mark[field("r2")] = wizard::kCross;
  seat.mark[field("r3")] = wizard::kDifference;
  seat.mark[field("b1")] = wizard::kDifference + 4;
  return game;
}

// W10.7, W10.10, W10.11, R10.3
TEST(Strike, takes_one_penalty_in_the_row_of_the_prediction_away) {
  Script game = with_penalties();
  game.play("1 predict g5\n2 predict r5\n3 predict y2");
  EXPECT_EQ(game.legal(2), (Lines{"2 done", "2 strike r1"}));  // seats 1 and 3 are not asked
  EXPECT_EQ(game.refusal("2 strike b1"), "no penalty in blue 1 can be struck now");
  EXPECT_EQ(game.points(2), -3 + 2 - 4);
  Script declined(game);
  declined.play("2 done");
  EXPECT_EQ(mark(declined, 2, "r1"), "3");
  game.play("2 strike r1");
  EXPECT_EQ(mark(game, 2, "r1"), "0");
  EXPECT_EQ(game.points(2), 2 - 4);
  EXPECT_TRUE(game.is_legal("1 wizard g"));
}

// W10.7, R10.3: who has no field to strike is not asked.
TEST(Strike, is_not_asked_without_a_penalty) {
  Script game = with_penalties();
  game.play("1 predict g5\n2 predict y5\n3 predict y2");
  EXPECT_TRUE(game.is_legal("1 wizard g"));
}

// W10.8, R10.2
TEST(Secret, lets_all_others_predict_at_once_unlike_the_seer) {
  Script game = with_card("secret");
  EXPECT_FALSE(game.asked(2));
  game.play("1 predict g5");
  EXPECT_TRUE(game.asked(2));
  EXPECT_TRUE(game.asked(3));
  EXPECT_EQ(game.refusal("3 predict g5"), "green 5 was already predicted in this round");
  game.play("3 predict b4\n2 predict b4");  // equal to one another
  game.play("1 wizard g\nroll g g g g g g g\n2 stop\n3 stop\n1 stop");
  EXPECT_EQ(state(game).seer, 1);  // W3.2: clockwise from the seer, whoever wrote first
}

// W10.8: the last empty field may be the seer's prediction.
TEST(Secret, may_repeat_the_seers_prediction_as_the_only_empty_field) {
  Script game = with_card("secret");
  state(game).seat[1].used = (1U << 20) - 1 - (1U << field("g5"));
  game.play("1 predict g5");
  EXPECT_EQ(game.legal(2), Lines{"2 predict g5"});
}

// W2.5, W10.8: the others see that somebody predicted, not what.
TEST(Secret, conceals_predictions_until_all_are_made) {
  Script game = with_card("secret");
  game.play("1 predict g5\n2 predict b4");
  game::Position seen = game.position();
  game.game().conceal(seen, 2);
  EXPECT_EQ(game::as<wizard::State>(seen).seat[1].prediction, wizard::kNoField);
  EXPECT_EQ(game::as<wizard::State>(seen).seat[0].prediction, field("g5"));
  game::Position own = game.position();
  game.game().conceal(own, 1);
  EXPECT_EQ(own, game.position());
  game.play("3 predict b3");
  game::Position open = game.position();
  game.game().conceal(open, 2);
  EXPECT_EQ(open, game.position());
}

}  // namespace
}  // namespace foxtray::tests
