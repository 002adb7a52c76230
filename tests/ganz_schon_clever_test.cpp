// Ganz schön clever (docs/rules/ganz-schon-clever.md) and bonuses (C9), as played. walk_test.cpp
// fills every field; here is how areas, bonuses and the turn go together.
#include "clever/sheets/ganz_schon_clever.h"

#include <gtest/gtest.h>

#include "script.h"

namespace foxtray::tests {
namespace {

using Lines = std::vector<std::string>;
enum Area : unsigned { kYellow, kBlue, kGreen, kOrange, kPurple };

/// Marks places on a sheet beforehand; what they pay is dropped. Yellow places are row * 4 +
/// column.
void given(Script& game, unsigned area, std::initializer_list<unsigned> places) {
  clever::SeatState& seat = game::as<clever::State>(game.position()).seat[0];
  const clever::Purse purse = seat.purse;
  for (const unsigned place : places) clever::mark(clever::kGanzSchonClever, seat, area, place);
  seat.purse = purse;
}

const std::string kAllYellow = "y11 y12 y13 y21 y22 y24 y31 y33 y34 y42 y43 y44";
const std::string kAllBlue = "b2 b3 b4 b5 b6 b7 b8 b9 b10 b11 b12";

// G2.2: a number whose two fields are crossed cannot be marked.
TEST(GanzSchonClever, yellow_has_each_number_twice) {
  Script game("ganz-schon-clever", 1);
  game.play("roll w6 y3 b6 g6 o6 p6");
  EXPECT_TRUE(game.is_legal("1 take y3 y11"));
  EXPECT_TRUE(game.is_legal("1 take y3 y42"));
  given(game, kYellow, {0, 13});
  EXPECT_EQ(game.refusal("1 take y3 y11"), "that place in yellow is not open for this now");
  EXPECT_EQ(game.refusal("1 take y3 y42"), "that place in yellow is not open for this now");
}

// G3.2
TEST(GanzSchonClever, blue_crosses_a_sum_once) {
  Script game("ganz-schon-clever", 1);
  game.play("roll w2 y3 b4 g6 o6 p6\n1 take w2 b6\nroll y3 b4 g6 o6 p6");
  EXPECT_FALSE(game.is_legal("1 take b4 b6"));
}

// G4.2
TEST(GanzSchonClever, green_asks_for_at_least_its_number) {
  Script game("ganz-schon-clever", 1);
  given(game, kGreen, {1, 2});
  game.play("roll w2 y6 b6 g3 o6 p6");
  EXPECT_TRUE(game.is_legal("1 take g3 g3"));
  EXPECT_FALSE(game.is_legal("1 take w2 g2"));
}

// G4.3
TEST(GanzSchonClever, orange_multiplies_by_the_factor_of_the_field) {
  Script game("ganz-schon-clever", 1);
  given(game, kOrange, {1, 1, 1});
  game.play("roll w6 y6 b6 g6 o5 p6\n1 take o5 o5");
  EXPECT_EQ(game.tally(1).area[kOrange], 3 + 10);
}

// G4.4
TEST(GanzSchonClever, purple_rises_and_starts_anew_after_a_six) {
  Script game("ganz-schon-clever", 1);
  given(game, kPurple, {3});
  game.play("roll w4 y6 b6 g6 o6 p3");
  EXPECT_FALSE(game.is_legal("1 take p3 p3"));
  EXPECT_TRUE(game.is_legal("1 take w4 p4"));
  given(game, kPurple, {6});
  EXPECT_TRUE(game.is_legal("1 take p3 p3"));
}

// G1.3, G1.4: one place out of all of these.
TEST(GanzSchonClever, the_black_bonus_of_round_four_is_a_cross_or_a_six) {
  Script game("ganz-schon-clever", 1, "decline=free");
  game.idle_to_round(4);
  EXPECT_EQ(game.legal(1), together({lines("1 bonus", kAllYellow), lines("1 bonus", kAllBlue),
                                     lines("1 bonus", "g o6 p6")}));
  game.play("1 bonus p6");
  EXPECT_EQ(game.owed(), "roll w y b g o p");
  EXPECT_EQ(game.points(1), 6);
}

/// Seven is the last field of blue row 2 (yellow X) and of blue column 3 (purple 6).
Script two_bonuses_wait() {
  Script game("ganz-schon-clever", 1);
  given(game, kBlue, {3, 5, 6, 8, 11});
  game.play("roll w3 y6 b4 g6 o6 p6\n1 take b4 b7");
  return game;
}

// C9.3, C9.6
TEST(GanzSchonClever, several_bonuses_are_placed_in_any_order) {
  Script game = two_bonuses_wait();
  EXPECT_EQ(game.legal(1), together({lines("1 bonus", kAllYellow), {"1 bonus p6"}}));
  game.play("1 bonus p6");
  EXPECT_EQ(game.legal(1), lines("1 bonus", kAllYellow));
  game.play("1 bonus y11");
  EXPECT_EQ(game.owed(), "roll y g o p");  // C3.8: only now the lower dice leave
}

// C9.9, R4.2
TEST(GanzSchonClever, the_last_single_placement_is_made_by_itself) {
  Script game = two_bonuses_wait();
  game.play("1 bonus y11");
  EXPECT_EQ(game.owed(), "roll y g o p");
  EXPECT_EQ(game.tally(1).area[kPurple], 6);
}

// R4.6
TEST(GanzSchonClever, what_happens_by_itself_is_not_written) {
  Script game = two_bonuses_wait();
  EXPECT_THROW(game.play("1 bonus y11\n1 bonus p6"), std::runtime_error);
}

// C9.3: a placed bonus may earn further ones.
TEST(GanzSchonClever, bonuses_chain) {
  Script game = two_bonuses_wait();
  given(game, kYellow, {1, 2});  // 6 and 5 of row 1
  game.play("1 bonus y11");      // completes the row: blue X; then purple 6 waits as well
  EXPECT_EQ(game.legal(1), together({lines("1 bonus", "b2 b4 b9 b10 b12"), {"1 bonus p6"}}));
}

// G2.3, G5.2: the green X asks for no number.
TEST(GanzSchonClever, a_green_x_crosses_the_next_field_whatever_it_asks_for) {
  Script game("ganz-schon-clever", 1);
  given(game, kGreen, {1, 2, 3, 4});
  given(game, kYellow, {8, 10});
  game.play("roll w6 y4 b6 g6 o6 p6\n1 take y4 y34");
  EXPECT_EQ(game.tally(1).area[kGreen], 15);
  EXPECT_FALSE(game.asked(1));
}

// C9.5, G5.5
TEST(GanzSchonClever, a_bonus_for_a_full_area_is_lost) {
  Script game("ganz-schon-clever", 1);
  given(game, kGreen, {6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6});
  given(game, kYellow, {8, 10});
  game.play("roll w6 y4 b6 g6 o6 p6\n1 take y4 y34");
  EXPECT_EQ(game.owed(), "roll w b g o p");
  EXPECT_EQ(game.tally(1).area[kGreen], 66);
}

// G5.3
TEST(GanzSchonClever, an_orange_bonus_is_multiplied_as_a_die_would_be) {
  Script game("ganz-schon-clever", 1);
  given(game, kOrange, {1, 1, 1});
  given(game, kYellow, {4, 5});
  game.play("roll w6 y5 b6 g6 o6 p6\n1 take y5 y24");
  EXPECT_EQ(game.tally(1).area[kOrange], 3 + 8);
}

// C9.4: a purple 6 goes on where it hurts nobody, but a number must be written all the same.
TEST(GanzSchonClever, a_purple_six_is_always_legal) {
  Script game = two_bonuses_wait();
  given(game, kPurple, {6, 6});
  EXPECT_TRUE(game.is_legal("1 bonus p6"));
}

// C9.7
TEST(GanzSchonClever, a_coloured_bonus_is_used_up_before_the_black_one) {
  Script game("ganz-schon-clever", 1, "decline=free");
  game.idle_to_round(4);
  game::as<clever::State>(game.position()).seat[0].purse += 1;  // a yellow X waits too
  game.play("1 bonus y11");
  EXPECT_TRUE(game.is_legal("1 bonus o6"));
  EXPECT_TRUE(game.is_legal("1 bonus y12"));
  Script other("ganz-schon-clever", 1, "decline=free");
  other.idle_to_round(4);
  game::as<clever::State>(other.position()).seat[0].purse += 1;
  other.play("1 bonus o6");
  EXPECT_EQ(other.legal(1), lines("1 bonus", kAllYellow));
}

/// Everything filled with the highest numbers.
Script full_sheet() {
  Script game("ganz-schon-clever", 1);
  given(game, kYellow, {0, 1, 2, 4, 5, 7, 8, 10, 11, 13, 14, 15});
  given(game, kBlue, {2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12});
  for (const unsigned area : {kGreen, kOrange, kPurple}) {
    given(game, area, {6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6});
  }
  return game;
}

void give_foxes(Script& game, unsigned foxes) {
  game::as<clever::State>(game.position()).seat[0].purse |= clever::Purse{foxes}
                                                            << clever::kFoxShift;
}

// G6.2, C10.4
TEST(GanzSchonClever, a_full_sheet_has_344_points_before_foxes) {
  Script game = full_sheet();
  EXPECT_EQ(game.points(1), 344);
  give_foxes(game, 5);
  EXPECT_EQ(game.points(1), 344 + 5 * 56);
}

// C10.4: the lowest area is taken literally.
TEST(GanzSchonClever, a_fox_is_worth_nothing_with_an_empty_area) {
  Script game("ganz-schon-clever", 1);
  given(game, kOrange, {6, 6});
  give_foxes(game, 3);
  EXPECT_EQ(game.points(1), 12);
  EXPECT_EQ(game.tally(1).foxes, 3);
}

// C10.5: foxes are not an area.
TEST(GanzSchonClever, a_tie_goes_to_the_higher_single_area) {
  Script game = full_sheet();
  give_foxes(game, 5);
  EXPECT_EQ(game.game().score(game.position(), 0).tie_break, 96);
  const game::Score low{100, 30};
  const game::Score high{100, 31};
  EXPECT_LT(low, high);
  EXPECT_GT((game::Score{101, 0}), high);
}

// G4.1, C8.4, C7.4: the fourth green field, marked by an extra die, pays another extra die.
TEST(GanzSchonClever, an_extra_die_earned_in_serving_may_be_spent_at_once) {
  Script game("ganz-schon-clever", 1, "decline=free");
  game.idle_to_round(2);
  given(game, kGreen, {1, 2, 3});
  game.play("roll w1 y1 b1 g5 o6 p1\n1 take o6 o6\n1 plus g5 g5");
  EXPECT_TRUE(game.is_legal("1 plus w1 o1"));
}

}  // namespace
}  // namespace foxtray::tests
