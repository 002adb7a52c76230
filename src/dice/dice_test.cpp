#include "dice/dice.h"

#include <gtest/gtest.h>

namespace foxtray::dice {
namespace {

/// Every outcome of dice that can be told apart.
template <class Visit>
void every_faces(unsigned dice, Throw outcome, int die, Visit visit) {
  if (die == kMaxDice) return visit(outcome);
  if ((dice >> die & 1U) == 0) return every_faces(dice, outcome, die + 1, visit);
  for (Face face = 1; face <= 6; ++face) {
    Throw next = outcome;
    next.set_face(die, face);
    every_faces(dice, next, die + 1, visit);
  }
}

/// Every bag of `left` dice with faces from `face` on.
template <class Visit>
void every_bag(int left, Face face, Throw outcome, Visit visit) {
  if (face == 6) {
    for (int i = 0; i < left; ++i) outcome.add(6);
    return visit(outcome);
  }
  for (int n = 0; n <= left; ++n) {
    every_bag(left - n, static_cast<Face>(face + 1), outcome, visit);
    outcome.add(face);
  }
}

TEST(Dice, weights_of_distinct_dice_add_up) {
  for (const unsigned dice : {0b000001U, 0b101010U, 0b110111U}) {
    const Chance chance{.law = Law::distinct, .dice = static_cast<std::uint8_t>(dice)};
    std::uint64_t sum = 0;
    every_faces(dice, {}, 0, [&](Throw outcome) {
      ASSERT_TRUE(possible(chance, outcome));
      sum += weight(chance, outcome);
    });
    EXPECT_EQ(sum, total_weight(chance));
  }
}

TEST(Dice, weights_of_like_dice_add_up) {
  for (std::uint8_t n = 1; n <= 7; ++n) {
    const Chance chance{.law = Law::like, .dice = n};
    std::uint64_t sum = 0;
    every_bag(n, 1, {}, [&](Throw outcome) {
      ASSERT_TRUE(possible(chance, outcome));
      sum += weight(chance, outcome);
    });
    EXPECT_EQ(sum, total_weight(chance));
  }
  Throw pair_of_ones;
  pair_of_ones.add(1);
  pair_of_ones.add(1);
  pair_of_ones.add(4);
  EXPECT_EQ(weight({.law = Law::like, .dice = 3}, pair_of_ones), 3U);
}

// The three lowest are set apart, ties and the order of the row fall at random: so many ways each.
TEST(Dice, weights_of_a_serve_add_up) {
  const Chance chance{.law = Law::serve, .dice = 0b111111};
  std::uint64_t sum = 0;
  every_faces(0b111111, {}, 0, [&](Throw faces) {
    for (int a = 0; a < kMaxDice; ++a) {
      for (int b = 0; b < kMaxDice; ++b) {
        for (int c = 0; c < kMaxDice; ++c) {
          Throw outcome = faces;
          outcome.set_row(0, a);
          outcome.set_row(1, b);
          outcome.set_row(2, c);
          sum += weight(chance, outcome);
        }
      }
    }
  });
  EXPECT_EQ(sum, total_weight(chance));
}

TEST(Dice, a_serve_sets_the_three_lowest_apart) {
  const Chance chance{.law = Law::serve, .dice = 0b111111};
  Throw outcome;
  for (int die = 0; die < kMaxDice; ++die) outcome.set_face(die, static_cast<Face>(die + 1));
  Throw right = outcome;
  right.set_row(0, 5);
  right.set_row(1, 3);
  right.set_row(2, 4);
  EXPECT_TRUE(possible(chance, right));
  Throw wrong = outcome;
  wrong.set_row(0, 5);
  wrong.set_row(1, 2);
  wrong.set_row(2, 4);
  EXPECT_FALSE(possible(chance, wrong));
  EXPECT_FALSE(possible(chance, outcome));  // one die on three places
  EXPECT_EQ(weight(chance, wrong), 0U);
}

TEST(Dice, only_dice_of_the_roll_have_faces) {
  const Chance chance{.law = Law::distinct, .dice = 0b000011};
  Throw outcome;
  outcome.set_face(0, 1);
  EXPECT_FALSE(possible(chance, outcome));
  outcome.set_face(1, 6);
  EXPECT_TRUE(possible(chance, outcome));
  outcome.set_face(2, 1);
  EXPECT_FALSE(possible(chance, outcome));
  Throw seven;
  seven.set_face(0, 7);
  seven.set_face(1, 1);
  EXPECT_FALSE(possible(chance, seven));
  EXPECT_FALSE(possible(chance, Throw(0x80000000U)));
}

TEST(Dice, only_cards_left_are_drawn) {
  const Chance chance{.law = Law::card, .dice = 0b10000010};
  EXPECT_TRUE(possible(chance, Throw(1)));
  EXPECT_TRUE(possible(chance, Throw(7)));
  EXPECT_FALSE(possible(chance, Throw(0)));
  EXPECT_FALSE(possible(chance, Throw(8)));
  EXPECT_FALSE(possible(chance, Throw(0x101)));
  EXPECT_EQ(total_weight(chance), 2U);
}

TEST(Dice, without_a_law_nothing_comes) {
  EXPECT_FALSE(possible({}, Throw()));
  EXPECT_EQ(weight({}, Throw()), 0U);
  EXPECT_EQ(total_weight({}), 0U);
}

}  // namespace
}  // namespace foxtray::dice
