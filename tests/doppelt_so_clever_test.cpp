// Doppelt so clever (docs/rules/doppelt-so-clever.md), as played.
#include "clever/sheets/doppelt_so_clever.h"

#include <gtest/gtest.h>

#include "script.h"

namespace foxtray::tests {
namespace {

using Lines = std::vector<std::string>;
enum Area : unsigned { kSilver, kYellow, kBlue, kGreen, kPink };
enum Slot : unsigned { kSilverQuestion, kYellowQuestion, kBlueQuestion, kGreenQuestion };

clever::SeatState& seat(Script& game, int number = 1) {
  return game::as<clever::State>(game.position()).seat[static_cast<std::size_t>(number - 1)];
}

/// Marks places beforehand; what they pay is dropped.
void given(Script& game, unsigned area, std::initializer_list<unsigned> places, int number = 1) {
  const clever::Purse purse = seat(game, number).purse;
  for (const unsigned place : places) {
    clever::mark(clever::kDoppeltSoClever, seat(game, number), area, place);
  }
  seat(game, number).purse = purse;
}

/// The index of a silver field: rows yellow, blue, green, pink.
constexpr unsigned silver(unsigned row, unsigned number) { return 6 * row + number - 1; }

void give_returns(Script& game, unsigned returns) {
  seat(game).purse |= clever::Purse{returns} << (clever::kCircledShift + 4 * clever::kSecond);
}

Script solo() { return Script("doppelt-so-clever", 1); }

// D3.2
TEST(DoppeltSoClever, silver_crosses_its_number_in_any_row) {
  Script game = solo();
  given(game, kSilver, {silver(1, 3)});
  game.play("roll w1 s3 y6 b6 g6 p6");
  EXPECT_TRUE(game.is_legal("1 take s3 sy3"));
  EXPECT_FALSE(game.is_legal("1 take s3 sb3"));
  EXPECT_TRUE(game.is_legal("1 take s3 sg3"));
  EXPECT_TRUE(game.is_legal("1 take w1 sp1"));
  given(game, kSilver, {silver(0, 3), silver(2, 3), silver(3, 3)});
  EXPECT_EQ(game.refusal("1 take s3 sy3"), "that place in silver is not open for this now");
}

// D3.4, D3.5, D3.6
TEST(Sweep, crosses_each_lower_die_of_the_roll_in_its_row) {
  Script game = solo();
  game.play("roll w2 s5 y4 b3 g6 p1\n1 take s5 sy5");
  EXPECT_EQ(game.legal(1), together({{"1 done"}, lines("1 cross", "sy4 sb3 sp1 sy2 sb2 sg2 sp2")}));
  game.play("1 cross sg2");  // the white die
  EXPECT_EQ(game.legal(1), together({{"1 done"}, lines("1 cross", "sy4 sb3 sp1")}));
  game.play("1 cross sp1\n1 done");
  EXPECT_EQ(game.owed(), "roll g");
  EXPECT_EQ(game.tally(1).area[kSilver], 2 + 2 + 2);
}

// D3.4: white as silver sweeps too, the silver die among the others; D3.5: silver in any row.
TEST(Sweep, follows_white_as_silver_and_takes_the_silver_die_in_any_row) {
  Script game = solo();
  game.play("roll w5 s4 y6 b6 g6 p6\n1 take w5 sy5");
  EXPECT_EQ(game.legal(1), together({{"1 done"}, lines("1 cross", "sy4 sb4 sg4 sp4")}));
  game.play("1 cross sb4");  // and with the last cross made nothing is asked
  EXPECT_EQ(game.owed(), "roll y b g p");
}

// D3.10, R7.8
TEST(Sweep, uses_up_the_coloured_die_before_a_wild_one) {
  Script game = solo();
  game.play("roll w4 s5 y4 b6 g6 p6\n1 take s5 sb5\n1 cross sy4");
  EXPECT_EQ(game.legal(1), together({{"1 done"}, lines("1 cross", "sb4 sg4 sp4")}));
}

// D3.7
TEST(Sweep, does_not_follow_a_passive_pick_or_an_extra_die) {
  Script game("doppelt-so-clever", 2);
  game.idle_to_round(2);
  game.play("roll w2 s5 y4 b3 g1 p6\n1 take p6 p6");
  game.play("2 take s5 sy5");
  EXPECT_TRUE(game.is_legal("2 plus y4 y32"));
  EXPECT_FALSE(game.is_legal("2 cross sy4"));
  game.play("2 plus w2 sy2\n1 plus s5 sy5");
  EXPECT_EQ(game.owed(), "roll w s y b g p");
}

// D3.8
TEST(Sweep, leaves_out_dice_that_lay_on_the_platter_and_dice_cleared_after_roll_three) {
  Script game = solo();
  game.play(R"(roll w2 s5 y6 b6 g6 p1
               1 take p1 p1
               roll w2 s5 y6 b6 g6
               1 take w2 p2
               roll s5 y4 b6 g5
               1 take s5 sy5)");
  EXPECT_EQ(game.legal(1), (Lines{"1 cross sy4", "1 done"}));  // not b6 and g5
  Script other = solo();
  other.play("roll w2 s5 y3 b6 g6 p4\n1 take p4 p4\nroll s5 b6 g6\n1 take s5 sy5");
  EXPECT_EQ(other.owed(), "roll b g");  // w2 and y3 lay on the platter before
}

// D3.9
TEST(Sweep, waits_until_the_bonuses_of_a_cross_are_placed) {
  Script game = solo();
  given(game, kSilver, {silver(1, 5), silver(2, 5), silver(3, 5)});
  game.play("roll w6 s5 y4 b6 g6 p6\n1 take s5 sy5");  // column 5: green ?
  EXPECT_EQ(game.legal(1), lines("1 bonus", "g1 g2 g3 g4 g5 g6"));
  game.play("1 bonus g3");
  EXPECT_EQ(game.legal(1), (Lines{"1 cross sy4", "1 done"}));
}

// D3.11
TEST(Sweep, is_judged_anew_after_a_bonus_crossed_its_field) {
  Script game = solo();
  game.play("roll w6 s5 y4 b6 g6 p6\n1 take s5 sy5");
  seat(game).purse += clever::Purse{1} << (4 * kSilverQuestion);
  game.play("1 bonus sy4");
  EXPECT_EQ(game.owed(), "roll w b g p");
}

// D4.2, D4.3, D4.4
TEST(DoppeltSoClever, yellow_circles_first_and_crosses_later) {
  Script game = solo();
  game.play("roll w3 s3 y3 b6 g6 p6\n1 take y3 y12");
  EXPECT_EQ(game.tally(1).area[kYellow], 0);
  game.play("roll w3 s3 b6 g6 p6\n1 take w3 y12");
  EXPECT_EQ(game.tally(1).area[kYellow], 3);
  game.play("roll s3 b6 g6 p6\n1 take s3 sy3\nserve y3 w1 s1 / b6 g6 p6");
  EXPECT_FALSE(game.is_legal("1 take y3 y12"));
  EXPECT_TRUE(game.is_legal("1 take y3 y34"));
}

// D6.1
TEST(DoppeltSoClever, blue_never_rises) {
  Script game = solo();
  given(game, kBlue, {8});
  game.play("roll w2 s6 y6 b6 g6 p6");
  EXPECT_TRUE(game.is_legal("1 take b6 b8"));
  game.play("1 reroll\nroll w3 s6 y6 b6 g6 p6");
  EXPECT_FALSE(game.is_legal("1 take b6 b9"));
}

// D6.2, C10.4
TEST(DoppeltSoClever, a_negative_area_makes_negative_foxes) {
  Script game = solo();
  given(game, kGreen, {1});
  EXPECT_EQ(game.points(1), 0);  // a first number without its second
  given(game, kGreen, {6});
  EXPECT_EQ(game.tally(1).area[kGreen], 2 - 12);
  seat(game).purse |= clever::Purse{2} << clever::kFoxShift;
  EXPECT_EQ(game.points(1), -10 - 20);
}

// D6.4: too low a number loses the bonus for good.
TEST(DoppeltSoClever, pink_pays_its_bonus_only_for_a_high_enough_number) {
  Script low = solo();
  given(low, kPink, {1, 1});
  low.play("roll w6 s6 y6 b6 g6 p1\n1 take p1 p1");
  EXPECT_EQ(rerolls_left(low.clever_seat(1)), 1U);
  Script high = solo();
  given(high, kPink, {1, 1});
  high.play("roll w6 s6 y6 b6 g6 p2\n1 take p2 p2");
  EXPECT_EQ(rerolls_left(high.clever_seat(1)), 2U);
}

// D2.2, D7.1 to D7.5
TEST(DoppeltSoClever, the_black_question_mark_is_any_of_the_five) {
  Script game = solo();
  game.idle_to_round(4);
  EXPECT_EQ(game.legal(1),
            together({lines("1 bonus", "sy1 sy2 sy3 sy4 sy5 sy6 sb1 sb2 sb3 sb4 sb5 sb6"),
                      lines("1 bonus", "sg1 sg2 sg3 sg4 sg5 sg6 sp1 sp2 sp3 sp4 sp5 sp6"),
                      lines("1 bonus", "y12 y14 y21 y23 y32 y34 y41 y43 y52 y54"),
                      lines("1 bonus", "b2 b3 b4 b5 b6 b7 b8 b9 b10 b11 b12"),
                      lines("1 bonus", "g1 g2 g3 g4 g5 g6 p1 p2 p3 p4 p5 p6")}));
}

// D7.3
TEST(DoppeltSoClever, a_blue_question_mark_is_no_higher_than_the_last_number) {
  Script game = solo();
  given(game, kBlue, {5});
  game.play("roll w6 s6 y6 b6 g6 p6");
  seat(game).purse += clever::Purse{1} << (4 * kBlueQuestion);
  EXPECT_EQ(game.legal(1), lines("1 bonus", "b2 b3 b4 b5"));
}

// D8.1, D8.2, D8.5
TEST(Return, brings_platter_dice_into_the_coming_roll) {
  Script game = solo();
  give_returns(game, 2);
  EXPECT_EQ(game.owed(), "roll w s y b g p");  // none before roll 1
  game.play("roll w1 s2 y3 b4 g5 p6");
  EXPECT_EQ(game.refusal("1 return w"), "this is not what the player is asked for now");
  game.play("1 take g5 g5");
  EXPECT_EQ(game.legal(1),
            (Lines{"1 done", "1 return b", "1 return s", "1 return w", "1 return y"}));
  game.play("1 return w");
  EXPECT_EQ(game.legal(1), (Lines{"1 done", "1 return b", "1 return s", "1 return y"}));
  EXPECT_EQ(game.refusal("1 return g"), "the green die is not on the platter");
  game.play("1 return s");
  EXPECT_EQ(game.owed(), "roll w s p");
}

// D8.3, C4.6
TEST(Return, makes_the_die_one_of_the_dice_rolled) {
  Script game = solo();
  give_returns(game, 1);
  game.play("roll w1 s6 y3 b4 g5 p6\n1 take g5 g5\n1 return y\nroll s6 y1 p6\n1 reroll");
  EXPECT_EQ(game.owed(), "roll s y p");
  game.play("roll s6 y2 p6\n1 take s6 sb6");
  EXPECT_EQ(game.legal(1), (Lines{"1 cross sy2", "1 done"}));
}

// D8.4
TEST(Return, is_possible_when_no_die_is_left_to_roll) {
  Script game = solo();
  give_returns(game, 2);
  game.play("roll w1 s2 y3 b4 g5 p6\n1 take p6 p6");
  EXPECT_EQ(Script(game).play("1 return y\n1 done").owed(), "roll y");
  EXPECT_EQ(Script(game).play("1 done").owed(), "serve");  // the rolls end
}

// D8.5
TEST(Return, is_not_asked_after_roll_three) {
  Script game = solo();
  give_returns(game, 1);
  game.play("roll w1 s6 y6 b6 g6 p6\n1 pass\nroll w1 s6 y6 b6 g6 p6\n1 pass");
  game.play("roll w1 s6 y6 b6 g6 p6\n1 take p6 p6");
  EXPECT_EQ(game.owed(), "serve");
}

// D8.6
TEST(Return, is_possible_after_a_forfeited_roll) {
  Script game = solo();
  give_returns(game, 1);
  game.play("roll w1 s6 y6 b6 g5 p6\n1 take g5 g5\n1 done\nroll s6 y6 b6 p6\n1 pass\n1 return w");
  EXPECT_EQ(game.owed(), "roll w s y b p");
}

// R7.7: `done` closes only the returns before this roll.
TEST(Return, declined_before_one_roll_is_asked_again_before_the_next) {
  Script game = solo();
  give_returns(game, 1);
  game.play("roll w1 s6 y6 b6 g5 p6\n1 take g5 g5\n1 done\nroll s6 y6 b6 p6\n1 take p6 p6");
  EXPECT_EQ(game.legal(1), (Lines{"1 done", "1 return w"}));
}

// C8.3, C2.4, D2.1: the end of a track reached at the start of a round is placed there.
TEST(DoppeltSoClever, a_track_completed_by_the_round_track_pays_before_the_first_roll) {
  Script game = solo();
  give_returns(game, 5);
  game.idle_to_round(3);
  EXPECT_EQ(game.legal(1), lines("1 bonus", "p1 p2 p3 p4 p5 p6"));
  game.play("1 bonus p6");
  EXPECT_EQ(game.owed(), "roll w s y b g p");
}

}  // namespace
}  // namespace foxtray::tests
