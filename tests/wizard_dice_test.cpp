// The Wizard dice game without cards (docs/rules/wizard-dice.md). W11 has the worked examples.
#include <gtest/gtest.h>

#include "script.h"
#include "wizard/round.h"

namespace foxtray::tests {
namespace {

using Lines = std::vector<std::string>;

wizard::State& state(Script& game) { return game::as<wizard::State>(game.position()); }

/// `g5` as the number of a field.
unsigned field(std::string_view name) {
  const auto colour = static_cast<unsigned>(wizard::kFaceLetters.find(name[0]));
  return colour * 5 + static_cast<unsigned>(name[1] - '1');
}

int seer(Script& game) { return state(game).seer + 1; }

/// What a seat's field holds: `X`, `XX`, a number, or nothing.
std::string mark(Script& game, int seat, std::string_view name) {
  const unsigned held = state(game).seat[static_cast<std::size_t>(seat - 1)].mark[field(name)];
  if (held == wizard::kEmpty) return "";
  if (held == wizard::kCross) return "X";
  if (held == wizard::kDoubleCross) return "XX";
  return std::to_string(held - wizard::kDifference);
}

Script three(std::string_view options = {}) { return Script("wizard-dice", 3, options); }

/// Predictions, the Wizard colour and a first roll.
Script rolled(std::string_view predictions, std::string_view colour, std::string_view faces) {
  Script game = three();
  int seat = 1;
  for (std::size_t at = 0; at < predictions.size(); at += 3) {
    game.play(std::to_string(seat++) + " predict " + std::string(predictions.substr(at, 2)));
  }
  game.play("1 wizard " + std::string(colour) + "\nroll " + std::string(faces));
  return game;
}

// W11.1, R11
TEST(WizardDice, worked_example) {
  Script game = three();
  game.play(R"(1 predict g5
               2 predict b2
               3 predict r2
               1 wizard g
               roll g g r b b y w
               2 stop
               3 wait
               1 reroll r b y w
               roll g g r w
               3 wait
               1 stop)");
  EXPECT_EQ(mark(game, 1, "g5"), "X");
  EXPECT_EQ(mark(game, 2, "b2"), "X");
  EXPECT_EQ(mark(game, 3, "r2"), "1");
  EXPECT_EQ(seer(game), 2);
  EXPECT_TRUE(game.asked(2));
  EXPECT_EQ(game.points(1), 5);
  EXPECT_EQ(game.points(2), 2);
  EXPECT_EQ(game.points(3), -1);
}

// W2.1, R10.2
TEST(Predictions, come_one_after_the_other_from_the_seer) {
  Script game = three("first-seer=2");
  EXPECT_EQ(game.legal(2).size(), 20U);
  EXPECT_FALSE(game.asked(1));
  game.play("2 predict g5");
  EXPECT_TRUE(game.asked(3));
  game.play("3 predict g4");
  EXPECT_TRUE(game.asked(1));
}

// W2.2, W2.3
TEST(Predictions, are_empty_fields_that_nobody_predicted_in_this_round) {
  Script game = three();
  game.play("1 predict g5");
  EXPECT_EQ(game.refusal("2 predict g5"), "green 5 was already predicted in this round");
  state(game).seat[1].used |= 1U << field("r1");
  EXPECT_EQ(game.refusal("2 predict r1"), "the field red 1 is used already");
  EXPECT_EQ(game.legal(2).size(), 18U);
}

// W2.4
TEST(Predictions, may_be_repeated_by_who_has_no_other_empty_field) {
  Script game = three();
  state(game).seat[1].used = (1U << 20) - 1 - (1U << field("g5"));
  game.play("1 predict g5");
  EXPECT_EQ(game.legal(2), Lines{"2 predict g5"});
  game.play("2 predict g5");  // R4.3: asked, though only one was legal
  EXPECT_FALSE(game.is_legal("3 predict g5"));
}

// W3.1
TEST(WizardColour, is_any_of_the_four_and_counts_for_everybody) {
  Script game = rolled("g5 b2 r2", "b", "g g g w w y y");
  game.play("2 stop");
  EXPECT_EQ(mark(game, 2, "b2"), "X");
}

/// The seer after a round with these predictions; the seer of the round is seat 1.
int next_seer(std::string_view predictions) {
  Script game = rolled(predictions, "y", "g g g g g g g");
  game.play("2 stop\n3 stop\n1 stop");
  return seer(game);
}

// W3.2, W3.3, W3.4
TEST(NextSeer, has_the_highest_prediction_in_another_colour_than_the_seers) {
  EXPECT_EQ(next_seer("g5 b2 r3"), 3);
  EXPECT_EQ(next_seer("g5 b3 r2"), 2);
  EXPECT_EQ(next_seer("g5 b2 r2"), 2);  // a tie: the earlier one
  EXPECT_EQ(next_seer("g1 g5 r2"), 3);  // seat 2 predicted in the seer's colour
  EXPECT_EQ(next_seer("g1 g5 g2"), 1);  // all did: the seer stays
  EXPECT_EQ(next_seer("y1 b4 r5"), 3);  // the Wizard colour plays no part
}

// W4.1, W4.2, W4.3, R9.3
TEST(Rolling, picks_any_non_empty_set_also_of_dice_kept_before) {
  Script game = rolled("g5 b2 r2", "g", "g g r b b y w");
  game.play("2 wait\n3 wait");
  EXPECT_EQ(game.refusal("1 reroll"), "words are missing or too many");
  EXPECT_EQ(game.refusal("1 reroll j"), "these dice do not lie there");
  game.play("1 reroll y\nroll j");
  game.play("2 wait\n3 wait\n1 reroll g g b j");
  EXPECT_EQ(game.owed(), "roll 4");
}

// R8.1: 3 * 2 * 3 * 2 * 2 parts of ggrbbyw less the empty one, and stop.
TEST(Rolling, equal_faces_are_interchangeable) {
  Script game = rolled("g5 b2 r2", "g", "g g r b b y w");
  game.play("2 wait\n3 wait");
  EXPECT_EQ(game.legal(1).size(), 3U * 2 * 3 * 2 * 2 - 1 + 1);
}

// W5.1, W5.2, R10.4
TEST(Stopping, is_asked_of_all_others_before_the_seer) {
  Script game = rolled("g5 b2 r2", "g", "g g r b b y w");
  EXPECT_EQ(game.legal(2), (Lines{"2 stop", "2 wait"}));
  EXPECT_EQ(game.legal(3), (Lines{"3 stop", "3 wait"}));
  EXPECT_FALSE(game.asked(1));
  game.play("3 wait\n2 stop");
  EXPECT_TRUE(game.asked(1));
}

// W5.2: also alone the seer may go on.
TEST(Stopping, of_all_others_leaves_the_seer_rolling) {
  Script game = rolled("g5 b2 r2", "g", "g g r b b y w");
  game.play("2 stop\n3 stop\n1 reroll r\nroll b");
  EXPECT_TRUE(game.asked(1));
  EXPECT_FALSE(game.asked(2));
  game.play("1 reroll b\nroll g");
  EXPECT_EQ(mark(game, 1, "g5"), "1");  // W5.3: roll 3 is the last, 4 with the W
  EXPECT_TRUE(game.asked(2));           // the next round
}

// W5.3
TEST(Stopping, of_the_seer_ends_the_rolling_for_all) {
  Script game = rolled("g5 b2 r2", "g", "g g r b b y w");
  game.play("2 wait\n3 wait\n1 stop");
  EXPECT_EQ(mark(game, 1, "g5"), "2");
  EXPECT_EQ(mark(game, 2, "b2"), "X");
  EXPECT_EQ(mark(game, 3, "r2"), "1");
}

// W6.3: no upper limit.
TEST(Scoring, writes_any_difference) {
  Script game = rolled("g5 b1 r2", "b", "b b b b b w w");
  game.play("2 stop");
  EXPECT_EQ(mark(game, 2, "b1"), "6");
  EXPECT_EQ(game.points(2), -6);
}

// W7.1, W7.2, W7.3
TEST(JesterCount, is_taken_instead_even_of_an_exact_prediction) {
  Script game = rolled("g5 b2 r2", "g", "g b b y j j j");
  EXPECT_EQ(game.legal(2), (Lines{"2 jester", "2 stop", "2 wait"}));
  game.play("2 jester");
  EXPECT_EQ(mark(game, 2, "b2"), "0");
  EXPECT_EQ(wizard::tally(state(game), 1).jester_crosses, 1);
  EXPECT_EQ(wizard::tally(state(game), 1).crosses, 1);
  EXPECT_EQ(game.points(2), 0);
  EXPECT_EQ(game.game().score(game.position(), 1).tie_break, -1);  // W8.5
}

// W7.1
TEST(JesterCount, needs_an_empty_jester_field_of_that_number) {
  Script game = rolled("g5 b2 r2", "g", "g b b y j j j");
  state(game).seat[1].jesters = 0b00100;
  EXPECT_EQ(game.legal(2), (Lines{"2 stop", "2 wait"}));
  EXPECT_EQ(game.refusal("2 jester"), "no jester count is possible with 3 jesters");
}

// W7.4
TEST(JesterCount, needs_one_to_five_jesters) {
  for (const char* faces : {"g g g g g g g", "g j j j j j j", "j j j j j j j"}) {
    Script game = rolled("g5 b2 r2", "g", faces);
    EXPECT_FALSE(game.is_legal("2 jester")) << faces;
  }
  EXPECT_TRUE(rolled("g5 b2 r2", "g", "g g j j j j j").is_legal("2 jester"));
}

// R10.6: only who has a choice is asked at the end; the others score by themselves.
TEST(JesterCount, is_still_a_choice_when_the_rolling_is_over) {
  Script game = rolled("g5 b2 r2", "g", "g b b y j j j");
  state(game).seat[1].jesters = 0b00100;
  game.play("2 wait\n3 wait\n1 stop");
  EXPECT_FALSE(game.asked(1));
  EXPECT_EQ(game.legal(3), (Lines{"3 jester", "3 stop"}));
  EXPECT_EQ(mark(game, 2, "b2"), "X");
  game.play("3 jester");
  EXPECT_EQ(mark(game, 3, "r2"), "0");
}

// R10.6: after roll 3 the seer too.
TEST(JesterCount, is_asked_of_the_seer_after_roll_three) {
  Script game = rolled("g5 b2 r2", "g", "g b b y j j j");
  game.play("2 stop\n3 stop\n1 reroll y\nroll g\n1 reroll g\nroll g");
  EXPECT_EQ(game.legal(1), (Lines{"1 jester", "1 stop"}));
}

/// All stop at once after one roll with these crosses made before by seat 2.
Script with_crosses(std::uint8_t crosses, std::string_view options) {
  Script game = three(options);
  state(game).seat[1].crosses = crosses;
  game.play(R"(1 predict g5
               2 predict b2
               3 predict r2
               1 wizard g
               roll g g g g g b b
               2 stop
               3 wait
               1 stop)");
  return game;
}

// W8.1, W8.2, W8.4, O5
TEST(End, comes_after_the_round_with_the_ninth_cross) {
  Script game = with_crosses(8, "");
  EXPECT_TRUE(game.over());
  EXPECT_EQ(game.points(2), 2 + 3);
  EXPECT_EQ(game.points(1), 5);
  EXPECT_EQ(game.points(3), -2);  // all have scored
  EXPECT_FALSE(with_crosses(7, "").over());
  EXPECT_FALSE(with_crosses(8, "target=12").over());
  EXPECT_TRUE(with_crosses(11, "target=12").over());
  EXPECT_EQ(with_crosses(11, "target=12").points(2), 2 + 3);
  EXPECT_EQ(with_crosses(10, "target=12").points(2), 2);
}

// W8.3
TEST(End, comes_after_round_twenty) {
  Script game = three();
  state(game).round = 20;
  game.play("1 predict g5\n2 predict b2\n3 predict r2\n1 wizard g\nroll y y y y y y y");
  game.play("2 stop\n3 stop\n1 stop");
  EXPECT_TRUE(game.over());
}

// W8.5
TEST(End, a_tie_goes_to_fewer_jester_crosses) {
  EXPECT_GT((game::Score{10, -1}), (game::Score{10, -2}));
}

}  // namespace
}  // namespace foxtray::tests
