// Clever hoch Drei (docs/rules/clever-hoch-drei.md), as played.
#include "clever/sheets/clever_hoch_drei.h"

#include <gtest/gtest.h>

#include "script.h"

namespace foxtray::tests {
namespace {

using Lines = std::vector<std::string>;
enum Area : unsigned { kYellow, kTurquoise, kBlue, kBrown, kPink };
enum Slot : unsigned { kYellowQuestion = 0, kBlueQuestion = 2, kBrownQuestion = 3 };

clever::SeatState& seat(Script& game, int number = 1) {
  return game::as<clever::State>(game.position()).seat[static_cast<std::size_t>(number - 1)];
}

/// Marks places beforehand; what they pay is dropped.
void given(Script& game, unsigned area, std::initializer_list<unsigned> places, int number = 1) {
  const clever::Purse purse = seat(game, number).purse;
  for (const unsigned place : places) {
    clever::mark(clever::kCleverHochDrei, seat(game, number), area, place);
  }
  seat(game, number).purse = purse;
}

void give_question(Script& game, Slot slot) { seat(game).purse += clever::Purse{1} << (4 * slot); }

/// Circles so many spaces of Any number: 3, 4, 5, 6, ?, ?, ?.
void give_any_numbers(Script& game, unsigned spaces, int number = 1) {
  seat(game, number).purse |= clever::Purse{spaces}
                              << (clever::kCircledShift + 4 * clever::kSecond);
}

Script solo(std::string_view options = {}) { return Script("clever-hoch-drei", 1, options); }

/// The legal lines of a seat that begin so.
Lines beginning(const Script& game, int number, std::string_view begin) {
  Lines found;
  for (const std::string& line : game.legal(number)) {
    if (line.starts_with(begin)) found.push_back(line);
  }
  return found;
}

// H3.2
TEST(Yellow, a_regular_choice_goes_into_the_row_of_the_roll) {
  Script game = solo();
  game.play("roll w3 y3 t6 b6 n6 p6");
  EXPECT_EQ(beginning(game, 1, "1 take y3"), Lines{"1 take y3 y13"});
  EXPECT_EQ(game.refusal("1 take y3 y23"), "this use of the die does not allow that row of yellow");
  game.play("1 pass\nroll w3 y3 t6 b6 n6 p6");
  EXPECT_EQ(beginning(game, 1, "1 take w3 y"), Lines{"1 take w3 y23"});
  game.play("1 pass\nroll w3 y3 t6 b6 n6 p6");
  EXPECT_EQ(beginning(game, 1, "1 take y3"), Lines{"1 take y3 y33"});
}

// H3.3
TEST(Yellow, a_passive_pick_crosses_grey_fields_only) {
  for (const auto& [face, field] :
       {std::pair{"1", "y31"}, {"2", "y32"}, {"3", "y23"}, {"4", "y24"}, {"5", "y15"}}) {
    Script game("clever-hoch-drei", 2);
    const std::string die = "y" + std::string(face);
    game.play("roll w1 " + die + " t1 b1 n1 p6\n1 take p6 p6h");
    EXPECT_EQ(beginning(game, 2, "2 take y"), Lines{"2 take " + die + " " + field});
  }
}

// H3.4
TEST(Yellow, an_extra_die_goes_by_where_it_lies) {
  Script game("clever-hoch-drei", 2);
  game.idle_to_round(2);
  game.play("roll w4 y1 t5 b6 n6 p6\n1 pass\nroll w4 y1 t5 b6 n6 p6\n1 take w4 p4h");
  game.play("roll t5 b6 n6 p6\n1 take p6 p6h");
  EXPECT_EQ(beginning(game, 1, "1 plus y1"), Lines{"1 plus y1 y31"});    // on the platter: grey
  EXPECT_EQ(beginning(game, 1, "1 plus w4 y"), Lines{"1 plus w4 y24"});  // on field II: row II
  game.play("2 pass");
  EXPECT_EQ(beginning(game, 2, "2 plus w4 y"), Lines{"2 plus w4 y24"});  // for every player
}

// H3.5
TEST(Yellow, a_gap_pays_when_both_its_fields_are_crossed) {
  Script game = solo();
  given(game, kYellow, {0});
  game.play("roll w6 y1 t6 b6 n6 p6\n1 pass\nroll w6 y1 t6 b6 n6 p6\n1 take y1 y21");
  EXPECT_EQ(rerolls_left(game.clever_seat(1)), 2U);
}

// H4.3
TEST(Turquoise, crosses_any_row_of_its_column) {
  Script game = solo();
  given(game, kTurquoise, {6 * 2 + 3});
  game.play("roll w1 y6 t4 b6 n6 p6");
  EXPECT_EQ(beginning(game, 1, "1 take t4"), lines("1 take t4", "t14 t24 t44 t54"));
}

// H4.4, H4.5: the active player counts the dice on his own fields, of any colour.
TEST(Turquoise, of_the_active_player_is_joined_by_equal_dice_on_his_fields) {
  Script game = solo();
  game.play("roll w3 y3 t3 b6 n6 p6\n1 take y3 y13\nroll w3 t3 b6 n6 p6\n1 take t3 t13");
  EXPECT_EQ(game.legal(1), together({{"1 done"}, lines("1 cross", "t23 t33 t43 t53")}));
  game.play("1 cross t23");
  EXPECT_EQ(game.owed(), "roll w b n p");  // one other die, one cross; w3 was only rolled
}

// H4.4: passive, from the platter.
TEST(Turquoise, of_a_passive_player_is_joined_by_equal_dice_on_the_platter) {
  Script game("clever-hoch-drei", 2);
  game.play("roll w2 y1 t2 b5 n2 p6\n1 take p6 p6h\n2 take t2 t12");
  game.play("2 cross t22");
  EXPECT_EQ(game.legal(2), together({{"2 done"}, lines("2 cross", "t32 t42 t52")}));
  EXPECT_EQ(game.refusal("2 cross t22"), "no die allows that cross");
  game.play("2 done");
  EXPECT_EQ(game.owed(), "roll w y t b n p");
}

// H4.4: fallback, from the fields.
TEST(Turquoise, by_fallback_is_joined_by_equal_dice_on_the_fields) {
  Script game("clever-hoch-drei", 2);
  game.play("roll w4 y1 t4 b1 n1 p1");
  seat(game, 2).open = {};  // nothing is open for seat 2 but column 4 of turquoise
  seat(game, 2).open[kTurquoise] = 0b1000 << 0 | 0b1000 << 6 | 0b1000 << 12;
  game.play("1 take w4 p4h\nroll t4\n1 take t4 t14\n1 done");
  EXPECT_EQ(beginning(game, 2, "2 take t4"), lines("2 take t4", "t14 t24 t34"));
  game.play("2 take t4 t14");
  EXPECT_EQ(game.legal(2), together({{"2 done"}, lines("2 cross", "t24 t34")}));
}

// H4.4: an extra die, by the place where it lies.
TEST(Turquoise, with_an_extra_die_is_joined_by_the_dice_where_it_lies) {
  Script game("clever-hoch-drei", 2);
  game.idle_to_round(2);
  game.play("roll w2 y2 t2 b2 n2 p6\n1 pass\nroll w2 y2 t2 b2 n2 p6\n1 take n2 n5");
  game.play("roll w2 y2 t2 b2 p6\n1 take p6 p6h\n2 pass");
  game.play("1 plus t2 t12\n1 cross t22\n1 cross t32\n1 cross t52");  // w2, y2, b2; not n2
  EXPECT_FALSE(game.asked(1));
}

// H4.6
TEST(Turquoise, bonuses_come_before_the_next_cross) {
  Script game = solo();
  given(game, kTurquoise, {2, 8});
  game.play("roll w3 y3 t3 b6 n6 p6\n1 take y3 y13\nroll w3 t3 b6 n6 p6\n1 take t3 t33");
  EXPECT_FALSE(game.is_legal("1 done"));  // column 3 is complete: yellow ?
  EXPECT_TRUE(game.is_legal("1 bonus y11"));
  game.play("1 bonus y36");
  EXPECT_EQ(game.legal(1), together({{"1 done"}, lines("1 cross", "t43 t53")}));
}

// H5.2, H5.3, H5.5
TEST(Blue, begins_with_a_six_on_the_left_or_an_eight_on_the_right) {
  const auto sum = [](int white, int blue, std::string_view options) {
    Script game = solo(options);
    const std::string b = std::to_string(blue);
    game.play("roll w" + std::to_string(white) + " y1 t1 b" + b + " n1 p1");
    return beginning(game, 1, "1 take b" + b);
  };
  EXPECT_EQ(sum(1, 5, ""), Lines{"1 take b5 bl6"});
  EXPECT_EQ(sum(2, 6, ""), Lines{"1 take b6 br8"});
  EXPECT_EQ(sum(3, 4, ""), Lines{});
  EXPECT_EQ(sum(4, 5, ""), Lines{});
  EXPECT_EQ(sum(3, 4, "seven-after-seven=on"), (Lines{"1 take b4 bl7", "1 take b4 br7"}));
}

// H5.4, H5.5
TEST(Blue, a_seven_may_follow_anything_but_a_seven) {
  Script game = solo();
  given(game, kBlue, {6});
  game.play("roll w3 y1 t1 b4 n1 p1");
  EXPECT_EQ(beginning(game, 1, "1 take b4"), Lines{"1 take b4 bl7"});
  given(game, kBlue, {7});
  EXPECT_EQ(beginning(game, 1, "1 take b4"), Lines{});
}

// H5.6
TEST(Blue, a_full_side_takes_no_more) {
  Script game = solo();
  given(game, kBlue, {6, 5, 4, 3, 2, 7});
  game.play("roll w1 y1 t1 b5 n1 p1");
  EXPECT_EQ(beginning(game, 1, "1 take b5"), Lines{});
  EXPECT_EQ(game.tally(1).area[kBlue], 22 + 3 * 4);
}

// H6.2
TEST(Brown, skips_to_the_right_and_never_back) {
  Script game = solo();
  game.play("roll w6 y6 t6 b6 n5 p6");
  EXPECT_EQ(beginning(game, 1, "1 take n5"), lines("1 take n5", "n2 n8"));
  given(game, kBrown, {2});
  EXPECT_EQ(beginning(game, 1, "1 take n5"), Lines{"1 take n5 n8"});
  given(game, kBrown, {7});
  EXPECT_EQ(game.refusal("1 take n5 n8"), "that place in brown is not open for this now");
}

// H8.1, H8.2
TEST(Pink, is_halved_with_its_bonus_or_multiplied_without) {
  Script game = solo();
  game.play("roll w6 y6 t6 b6 n6 p5");
  EXPECT_EQ(beginning(game, 1, "1 take p5"), Lines{"1 take p5 p5h"});
  game.play("1 take p5 p5h\nroll w6 y6 t6 b6 n6");
  EXPECT_EQ(game.tally(1).area[kPink], 3);
  EXPECT_EQ(beginning(game, 1, "1 take w6 p"), (Lines{"1 take w6 p6h", "1 take w6 p6x"}));
  EXPECT_EQ(rerolls_left(Script(game).play("1 take w6 p6h").clever_seat(1)), 2U);
  EXPECT_EQ(rerolls_left(Script(game).play("1 take w6 p6x").clever_seat(1)), 1U);
  EXPECT_EQ(Script(game).play("1 take w6 p6x").tally(1).area[kPink], 3 + 6);
}

// H9.2, H9.6
TEST(Question, of_yellow_and_brown_is_any_open_field) {
  Script game = solo();
  game.play("roll w1 y1 t1 b1 n1 p1");
  Script yellow(game);
  give_question(yellow, kYellowQuestion);
  EXPECT_EQ(yellow.legal(1).size(), 18U);
  Script brown(game);
  given(brown, kBrown, {8});
  give_question(brown, kBrownQuestion);
  EXPECT_EQ(brown.legal(1), lines("1 bonus", "n10 n11 n12"));
}

// H9.3: one cross only, though the brown 6 lies on a field.
TEST(Question, of_turquoise_is_one_cross_on_any_open_field) {
  Script game = solo();
  given(game, kBrown, {4});  // the gap 5-6 pays a turquoise ?
  game.play("roll w6 y6 t6 b6 n6 p6\n1 take n6 n6");
  EXPECT_EQ(game.legal(1).size(), 30U);
  game.play("1 bonus t16");
  EXPECT_EQ(game.owed(), "roll w y t b p");
}

// H9.4, O3, R6.8
TEST(Question, of_blue_is_a_number_plus_the_white_die_or_any_total) {
  Script die = solo();
  die.play("roll w3 y1 t1 b1 n1 p1");
  give_question(die, kBlueQuestion);
  EXPECT_EQ(die.legal(1), lines("1 bonus", "bl6 br8"));
  Script low = solo();
  low.play("roll w1 y1 t1 b1 n1 p1");
  give_question(low, kBlueQuestion);
  EXPECT_EQ(low.legal(1), lines("1 bonus", "bl6"));  // 8 would need a 7
  Script total = solo("blue-question=total");
  total.play("roll w1 y1 t1 b1 n1 p1");
  give_question(total, kBlueQuestion);
  EXPECT_EQ(total.legal(1), lines("1 bonus", "bl6 br8"));
}

// H9.9, C9.5
TEST(Question, of_blue_without_a_fitting_total_is_lost) {
  Script game = solo();
  given(game, kBlue, {6, 5, 4, 3, 2, 7});
  given(game, kBrown, {7});  // field 8; the gap 8-9 pays a blue ?
  game.play("roll w1 y2 t2 b2 n2 p2\n1 take n2 n9");
  EXPECT_EQ(game.owed(), "roll y t b p");
}

// H9.5, H9.8, H2.2
TEST(Question, black_at_the_start_of_a_round_uses_the_white_die_as_it_lay) {
  Script game = solo();
  game.idle_to_round(4);  // all dice lie at 1
  EXPECT_TRUE(game.is_legal("1 bonus bl6"));
  EXPECT_FALSE(game.is_legal("1 bonus br8"));
  EXPECT_EQ(game.legal(1).size(), 18U + 30U + 1U + 12U + 6U);
  EXPECT_TRUE(game.is_legal("1 bonus p6h"));
  EXPECT_FALSE(game.is_legal("1 bonus p6x"));  // H9.7: field 1 is half only
  Script total = solo("blue-question=total");
  total.idle_to_round(4);
  EXPECT_TRUE(total.is_legal("1 bonus br8"));
}

// H10.1, H10.2, H10.4, H10.13, R6.3
TEST(AnyNumber, is_a_printed_or_a_question_space_and_differs_from_the_face) {
  Script game = solo();
  game.play("roll w6 y3 t6 b6 n6 p6");
  give_any_numbers(game, 5);  // 3, 4, 5, 6, ?
  EXPECT_EQ(beginning(game, 1, "1 take y3"),
            together({{"1 take y3 y13"},
                      {"1 take y3=4 y14", "1 take y3=5 y15", "1 take y3=6 y16"},
                      {"1 take y3=?1 y11", "1 take y3=?2 y12", "1 take y3=?4 y14"},
                      {"1 take y3=?5 y15", "1 take y3=?6 y16"}}));
  EXPECT_EQ(game.refusal("1 take y3=3 y13"),
            "Any number must differ from the face, and the die shows 3 already");
  game.play("1 take y3=?4 y14\nroll w6 t6 b6 n6 p6");
  EXPECT_EQ(beginning(game, 1, "1 take n6=?"), Lines{});  // the ? is spent
  EXPECT_TRUE(game.is_legal("1 take n6=4 n4"));           // the printed 4 is not
}

// H10.5
TEST(AnyNumber, leaves_the_real_face_to_decide_about_the_platter) {
  Script game = solo();
  game.play("roll w2 y1 t3 b6 n6 p6");
  give_any_numbers(game, 4);
  game.play("1 take y1=6 y16");
  EXPECT_EQ(game.owed(), "roll w t b n p");
}

// H10.6
TEST(AnyNumber, in_blue_adds_the_real_face_of_the_other_die) {
  Script game = solo();
  game.play("roll w2 y1 t3 b1 n6 p6");
  give_any_numbers(game, 4);
  EXPECT_EQ(beginning(game, 1, "1 take b1"), (Lines{"1 take b1=4 bl6", "1 take b1=6 br8"}));
  EXPECT_EQ(beginning(game, 1, "1 take w2=5 b"), Lines{"1 take w2=5 bl6"});
}

// H10.7, H10.11
TEST(AnyNumber, in_turquoise_counts_other_dice_by_their_real_face) {
  Script game = solo();
  game.play("roll w6 y5 t6 b6 n6 p6");
  give_any_numbers(game, 3);
  game.play("1 take y5 y15\nroll w6 t1 b6 n6 p6\n1 take t1=5 t15");
  EXPECT_EQ(game.legal(1), together({{"1 done"}, lines("1 cross", "t25 t35 t45 t55")}));
}

/// Seat 2 has only the grey field of column 6 open. The platter holds `platter`, field I w6.
Script only_a_six_helps(std::string_view platter) {
  Script game("clever-hoch-drei", 2);
  seat(game, 2).open = {};
  seat(game, 2).open[kYellow] = 1U << 5;  // y16
  give_any_numbers(game, 5, 2);
  const bool low = platter == "y1";
  game.play(low ? "roll w6 y1 t1 b1 n1 p1\n1 take w6 p6h"
                : "roll w6 y6 t6 b6 n6 p6\n1 take w6 p6h");
  if (!low) game.play("roll y6 t6 b6 n6 p6\n1 pass\nroll y6 t6 b6 n6 p6\n1 pass");
  return game;
}

// H10.8
TEST(AnyNumber, of_a_passive_player_who_can_mark_no_platter_die_reaches_platter_and_fields) {
  EXPECT_EQ(only_a_six_helps("y1").legal(2),
            (Lines{"2 pass", "2 take w6 y16", "2 take y1=6 y16", "2 take y1=?6 y16"}));
}

// H10.9
TEST(AnyNumber, of_a_passive_player_who_can_mark_a_platter_die_reaches_the_platter_only) {
  EXPECT_EQ(only_a_six_helps("y6").legal(2), (Lines{"2 pass", "2 take y6 y16"}));
}

// H10.10
TEST(AnyNumber, without_the_solo_fallback_still_reaches_the_platter) {
  Script game = solo("solo-fallback=off");
  game.play("roll w1 y1 t1 b1 n1 p6\n1 take p6 p6h");
  seat(game).open = {};
  seat(game).open[kYellow] = 1U << 5;
  give_any_numbers(game, 4);
  game.play("serve y1 t1 b1 / w6 n6 p6");
  EXPECT_EQ(game.legal(1), (Lines{"1 pass", "1 take y1=6 y16"}));
}

// H10.12
TEST(AnyNumber, in_pink_is_the_number_that_is_halved_or_multiplied) {
  Script game = solo();
  given(game, kPink, {1, 1});
  game.play("roll w6 y1 t1 b1 n1 p1");
  give_any_numbers(game, 3);
  EXPECT_EQ(Script(game).play("1 take p1=5 p5x").tally(1).area[kPink], 1 + 1 + 10);
}

// C10.4, H11.2
TEST(CleverHochDrei, highest_areas) {
  Script game = solo();
  for (unsigned cell = 0; cell < 18; ++cell) given(game, kYellow, {cell});
  for (unsigned cell = 0; cell < 30; ++cell) given(game, kTurquoise, {cell});
  given(game, kBlue, {6, 5, 4, 3, 2, 7, 8 + 13, 9 + 13, 10 + 13, 11 + 13, 12 + 13, 7 + 13});
  for (unsigned field = 0; field < 12; ++field) given(game, kBrown, {field});
  given(game, kPink, {6, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14});
  EXPECT_EQ(game.tally(1).area, (std::array<int, 5>{126, 105, 68, 90, 129}));
}

}  // namespace
}  // namespace foxtray::tests
