// The shared turn of the Clever games (docs/rules/clever-family.md), shown mostly with Ganz schön
// clever.
#include <gtest/gtest.h>

#include "script.h"

namespace foxtray::tests {
namespace {

using Lines = std::vector<std::string>;
using Areas = std::array<int, clever::kAreas>;

// C3.2, C3.3
TEST(Turn, lower_dice_go_to_the_platter_and_the_rest_is_rolled_again) {
  Script game("ganz-schon-clever", 1);
  game.play("roll w4 y3 b5 g2 o6 p1\n1 take y3 y11");
  EXPECT_EQ(game.owed(), "roll w b o");
}

// C3.3
TEST(Turn, equal_dice_stay) {
  Script game("ganz-schon-clever", 1);
  game.play("roll w3 y3 b3 g3 o3 p3\n1 take y3 y11");
  EXPECT_EQ(game.owed(), "roll w b g o p");
}

// C3.4
TEST(Turn, a_blue_mark_compares_the_face_and_not_the_sum) {
  Script game("ganz-schon-clever", 1);
  game.play("roll w1 y3 b2 g2 o1 p6\n1 take b2 b3");
  EXPECT_EQ(game.owed(), "roll y g p");
}

// C3.6, C11.2
TEST(Turn, ends_as_soon_as_no_die_is_left_to_roll) {
  Script game("ganz-schon-clever", 1);
  game.play("roll w1 y1 b1 g1 o6 p1\n1 take o6 o6");
  EXPECT_EQ(game.owed(), "serve");
}

// C3.6, C3.7, C6.1
TEST(Turn, after_roll_three_every_die_not_on_a_field_is_on_the_platter) {
  Script game("ganz-schon-clever", 2);
  game.play(R"(roll w1 y1 b6 g6 o6 p6
               1 take y1 y22
               roll w1 b6 g6 o6 p6
               1 take w1 o1
               roll b6 g6 o6 p6
               1 take p6 p6)");
  EXPECT_EQ(game.legal(2), (Lines{"2 pass", "2 take b6 b7", "2 take g6 g6", "2 take o6 o6"}));
  EXPECT_FALSE(game.asked(1));
}

// C2.1, C4.5: the re-roll of round 1; the roll's number and field stay the same.
TEST(Turn, a_re_roll_rolls_the_same_dice_again_and_is_no_new_roll) {
  Script game("ganz-schon-clever", 1, "decline=free");
  game.play("roll w1 y2 b3 g4 o5 p6\n1 take g4 g4");
  EXPECT_EQ(game.owed(), "roll o p");
  game.play("roll o1 p1\n1 reroll");
  EXPECT_EQ(game.owed(), "roll o p");
  game.play("roll o2 p2");
  EXPECT_FALSE(game.is_legal("1 reroll"));
  game.play("1 take p2 p2");
  EXPECT_EQ(game.owed(), "roll o");
  game.play("roll o3\n1 take o3 o3");
  EXPECT_EQ(game.owed(), "serve");
}

// C4.5: also on roll 3.
TEST(Turn, a_re_roll_may_come_on_roll_three) {
  Script game("ganz-schon-clever", 1, "decline=free");
  game.play("roll w1 y1 b1 g1 o1 p1\n1 pass\nroll w1 y1 b1 g1 o1 p1\n1 pass");
  game.play("roll w2 y2 b2 g2 o2 p2\n1 reroll");
  EXPECT_EQ(game.owed(), "roll w y b g o p");
}

// C4.1, C4.2, C4.4
TEST(Turn, a_forfeited_roll_is_spent_and_the_same_dice_are_rolled) {
  Script game("ganz-schon-clever", 2, "decline=free");
  game.play("roll w1 y2 b3 g4 o5 p6\n1 pass");
  EXPECT_EQ(game.owed(), "roll w y b g o p");
  game.play("roll w1 y2 b3 g4 o5 p6\n1 take p6 p6");
  EXPECT_EQ(game.owed(), "");
  EXPECT_TRUE(game.is_legal("2 take o5 o5"));
  EXPECT_FALSE(game.is_legal("2 take p6 p6"));  // it lies on field II
}

// C4.2, G1.5
TEST(Turn, a_roll_with_a_usable_die_cannot_be_forfeited_in_ganz_schon_clever) {
  Script game("ganz-schon-clever", 1);
  game.play("roll w1 y2 b3 g4 o5 p6");
  EXPECT_EQ(game.refusal("1 pass"), "a die can be marked, so the roll cannot be forfeited");
}

// C4.2, D1.2, H1.2
TEST(Turn, every_roll_may_be_forfeited_in_the_other_two_games) {
  EXPECT_TRUE(Script("doppelt-so-clever", 1).play("roll w1 s2 y3 b4 g5 p6").is_legal("1 pass"));
  EXPECT_TRUE(Script("clever-hoch-drei", 1).play("roll w1 y2 t3 b4 n5 p6").is_legal("1 pass"));
}

/// Seat 1 has a purple 5 and in round 2 only the purple die left to roll.
Script only_purple_left() {
  Script game("ganz-schon-clever", 2);
  game.play(R"(roll w6 y6 b6 g6 o6 p5
               1 take p5 p5
               roll w1 y1 b1 g1 o6
               1 take o6 o6
               2 pass
               roll w1 y1 b1 g1 o6 p1
               2 take o6 o6
               1 pass
               roll w1 y1 b1 g1 o6 p6
               1 take o6 o6)");
  return game;
}

// C4.7
TEST(Turn, a_re_roll_does_not_take_away_the_right_to_forfeit) {
  Script game = only_purple_left();
  game.play("roll p4");
  EXPECT_EQ(game.legal(1), (Lines{"1 pass", "1 reroll"}));
}

// C4.3, R4.1: after the last re-roll nothing but forfeiting is left, and it leaves no line.
TEST(Turn, a_roll_without_any_choice_is_forfeited_by_itself) {
  Script game = only_purple_left();
  game.play("roll p4\n1 reroll\nroll p3");
  EXPECT_EQ(game.owed(), "roll p");
  game.play("roll p2");
  EXPECT_TRUE(game.asked(2));  // serving
  EXPECT_FALSE(game.is_legal("1 pass"));
}

/// Seat 2 can mark none of y1, b1 and p1 on the platter; on seat 1's fields lie w2, g6 and o6.
Script nothing_on_the_platter_for_seat_2() {
  Script game("ganz-schon-clever", 2);
  game.play(R"(roll w2 y5 b1 g5 o6 p2
               1 take o6 o6
               2 take b1 b3
               roll w1 y1 b6 g6 o6 p2
               2 take y1 y22
               roll w1 b6 g6 o6 p2
               2 take w1 y31
               roll b6 g6 o6 p2
               2 take p2 p2
               1 pass
               roll w2 y1 b1 g6 o6 p1   # round 2
               1 take w2 o2
               roll g6 o6
               1 take g6 g6
               roll o6
               1 take o6 o6)");
  return game;
}

// C6.2, C6.6
TEST(Serving, a_passive_player_without_a_usable_platter_die_may_take_from_the_fields) {
  Script game = nothing_on_the_platter_for_seat_2();
  EXPECT_EQ(game.legal(2), together({{"2 pass"},
                                     lines("2 take g6", "g6"),
                                     lines("2 take o6", "o6"),
                                     lines("2 take w2", "g2 o2 y21 y33")}));
}

// C6.2: a die of the platter that can be marked closes the fields.
TEST(Serving, a_usable_platter_die_closes_the_fields) {
  Script game("ganz-schon-clever", 2);
  game.play("roll w1 y1 b1 g1 o6 p1\n1 take o6 o6");
  EXPECT_EQ(game.refusal("2 take o6 o6"),
            "the orange die is not on the platter, and a platter die can be marked");
}

// C6.3, C6.4, C7.1
TEST(Serving, who_declined_may_still_use_extra_dice) {
  Script game = nothing_on_the_platter_for_seat_2();
  game.play("2 pass");
  EXPECT_TRUE(game.is_legal("2 plus g6 g6"));
  EXPECT_TRUE(game.is_legal("2 plus w2 y21"));
  EXPECT_FALSE(game.is_legal("2 take g6 g6"));
}

// C7.2: the die just picked, and a die on the fields.
TEST(Serving, an_extra_die_may_be_a_die_used_before_wherever_it_lies) {
  Script game = nothing_on_the_platter_for_seat_2();
  game.play("2 take w2 g2");
  EXPECT_TRUE(game.is_legal("2 plus w2 g2"));
  game.play("2 plus w2 g2\n1 plus o6 o6");
  EXPECT_EQ(game.owed(), "roll w y b g o p");  // C5.4: both are done, they had one action each
}

// C5.2, C6.1
TEST(Serving, several_players_may_use_the_same_die_in_any_order) {
  Script game("ganz-schon-clever", 3);
  game.play(R"(roll w1 y1 b1 g1 o6 p1
               1 take o6 o6
               3 take y1 y22
               2 take y1 y22)");
  EXPECT_EQ(game.owed(), "roll w y b g o p");
}

// C5.3: the active player has only extra dice, and in round 1 none.
TEST(Serving, the_active_player_has_no_pick) {
  Script game("ganz-schon-clever", 2);
  game.play("roll w1 y1 b1 g1 o6 p1\n1 take o6 o6");
  EXPECT_FALSE(game.asked(1));
}

/// Solo, round 2, in serving, with two extra-die actions; the dice lie w5 y5 b5 g4 o5 p6.
Script two_extra_dice() {
  Script game("ganz-schon-clever", 1);
  game.play(R"(roll w5 y6 b6 g5 o6 p6
               1 take g5 g5
               roll w5 y6 b6 o6 p6
               1 take w5 g5
               roll y6 b6 o6 p6
               1 take o6 o6
               serve g3 y1 b1 / w6 o6 p6
               1 take g3 g3
               roll w5 y5 b5 g4 o5 p6
               1 take g4 g4                # the fourth green field: +1
               roll w5 y5 b5 o5 p6
               1 take p6 p6)");
  return game;
}

// C2.1, C7.3, G4.1
TEST(Serving, a_die_is_an_extra_die_only_once_in_a_turn) {
  Script game = two_extra_dice();
  game.play("1 plus o5 o5");
  EXPECT_EQ(game.refusal("1 plus o5 o5"),
            "the orange die was already used as an extra die in this turn");
  EXPECT_TRUE(game.is_legal("1 plus w5 o5"));
  EXPECT_TRUE(game.is_legal("1 plus g4 g4") == false);  // the fifth green field asks for 5
}

// C7.5
TEST(Serving, who_is_done_takes_no_more_part) {
  Script game = two_extra_dice();
  game.play("1 done");
  EXPECT_EQ(game.owed(), "serve");
}

// C7.6
TEST(Serving, an_extra_die_cannot_be_used_before_serving) {
  Script game("ganz-schon-clever", 1, "decline=free");
  game.idle_to_round(2);
  game.play("roll w5 y5 b5 g5 o5 p5");
  EXPECT_EQ(game.refusal("1 plus o5 o5"), "this is not what the player is asked for now");
}

// C11.7
TEST(Serving, the_solo_passive_turn_starts_afresh_with_extra_dice) {
  Script game = two_extra_dice();
  game.play("1 plus o5 o5\n1 done\nserve y1 b1 g1 / w2 o5 p6\n1 pass");
  EXPECT_TRUE(game.is_legal("1 plus o5 o5"));
}

// C10.1, C10.2, C10.3
TEST(White, may_be_any_colour_and_makes_the_blue_sum_with_the_other_die) {
  Script game("ganz-schon-clever", 1);
  game.play("roll w4 y5 b5 g6 o6 p6");
  EXPECT_EQ(game.legal(1), together({{"1 reroll"},
                                     lines("1 take w4", "y34 y43 b9 g4 o4 p4"),
                                     lines("1 take y5", "y13 y24"),
                                     lines("1 take b5", "b9"),
                                     lines("1 take g6", "g6"),
                                     lines("1 take o6", "o6"),
                                     lines("1 take p6", "p6")}));
  game.play("1 take w4 b9\nroll y5 b6 g6 o6 p6\n1 take b6 b10");  // the white die still shows 4
  EXPECT_EQ(game.tally(1).area[1], 2);
}

// C2.1, C2.2, G1.3: what each of the first four rounds gives, to everybody.
TEST(RoundStart, gives_every_player_what_the_round_track_shows) {
  Script game("ganz-schon-clever", 2, "decline=free");
  for (int seat = 1; seat <= 2; ++seat) EXPECT_EQ(rerolls_left(game.clever_seat(seat)), 1U);
  game.idle_to_round(2);
  for (int seat = 1; seat <= 2; ++seat) EXPECT_EQ(extras_left(game.clever_seat(seat)), 1U);
  game.idle_to_round(3);
  for (int seat = 1; seat <= 2; ++seat) EXPECT_EQ(rerolls_left(game.clever_seat(seat)), 2U);
  game.idle_to_round(4);
  EXPECT_TRUE(game.asked(1));
  EXPECT_TRUE(game.asked(2));
}

// C2.3, R4.4: the first roll comes when all have placed, in any order.
TEST(RoundStart, all_place_their_bonuses_before_the_first_roll) {
  Script game("ganz-schon-clever", 2, "decline=free");
  game.idle_to_round(4);
  game.play("2 bonus o6");
  EXPECT_EQ(game.owed(), "");
  EXPECT_FALSE(game.asked(2));
  game.play("1 bonus y11");
  EXPECT_EQ(game.owed(), "roll w y b g o p");
}

// C1.3, C1.4, C1.6
TEST(Frame, the_number_of_rounds_depends_on_the_players) {
  const std::array<int, 5> rounds = {0, 6, 6, 5, 4};
  for (int players = 1; players <= 4; ++players) {
    Script game("clever-hoch-drei", players);
    game.idle_to_round(4);
    while (game.asked(1) || game.asked(2) || game.asked(3) || game.asked(4)) {
      const int seat = game.game().actors(game.position()).first() + 1;
      game.play(std::to_string(seat) + " bonus t11");
    }
    if (rounds[static_cast<std::size_t>(players)] > 4) {
      game.idle_to_round(rounds[static_cast<std::size_t>(players)]);
    }
    EXPECT_FALSE(game.over());
    const auto& s = game::as<clever::State>(game.position());
    EXPECT_EQ(s.round, rounds[static_cast<std::size_t>(players)]);
    EXPECT_EQ(s.active, 0);
  }
}

// C11.3, C11.4, R5.4
TEST(Solo, no_platter_die_may_show_more_than_a_field_die) {
  Script game("ganz-schon-clever", 1);
  game.play("roll w1 y1 b1 g1 o6 p1\n1 take o6 o6");
  EXPECT_THROW(Script(game).play("serve w3 y1 b1 / g2 o6 p6"), std::runtime_error);
  EXPECT_NO_THROW(Script(game).play("serve w2 y1 b1 / g2 o6 p6"));
}

/// Solo: in round 2's passive turn neither y1, b1 nor p1 can be marked; the fields hold w2 g6 o6.
Script nothing_on_the_solo_platter(std::string_view options) {
  Script game("ganz-schon-clever", 1, options);
  game.play(R"(roll w2 y5 b1 g5 o6 p6
               1 take b1 b3
               roll w1 y1 g6 o6 p2
               1 take y1 y22
               roll w1 g6 o6 p2
               1 take w1 y31
               serve p2 y2 b2 / w6 g6 o6
               1 take p2 p2
               roll w1 y1 b1 g1 o6 p1
               1 take o6 o6
               1 done
               serve y1 b1 p1 / w2 g6 o6)");
  return game;
}

// C11.6, O1
TEST(Solo, the_fallback_is_one_of_the_three_dice_on_the_fields) {
  Script game = nothing_on_the_solo_platter("solo-fallback=on");
  EXPECT_EQ(game.legal(1), together({{"1 pass"},
                                     lines("1 take g6", "g6"),
                                     lines("1 take o6", "o6"),
                                     lines("1 take w2", "g2 o2 y21 y33")}));
}

// C11.6, C6.5, C11.5, O1: the pick is declined by itself, and extra dice follow.
TEST(Solo, without_the_fallback_there_is_no_die) {
  Script game = nothing_on_the_solo_platter("solo-fallback=off");
  EXPECT_FALSE(game.is_legal("1 pass"));
  EXPECT_TRUE(game.is_legal("1 plus g6 g6"));
  EXPECT_TRUE(game.is_legal("1 done"));
}

// C11.1, C11.5
TEST(Solo, a_round_has_an_active_and_a_passive_turn) {
  Script game("ganz-schon-clever", 1);
  game.play("roll w1 y1 b1 g1 o6 p1\n1 take o6 o6\nserve w1 y1 b1 / g1 o6 p1");
  EXPECT_FALSE(game.is_legal("1 reroll"));
  game.play("1 take y1 y22");
  EXPECT_EQ(game.owed(), "roll w y b g o p");
}

}  // namespace
}  // namespace foxtray::tests
