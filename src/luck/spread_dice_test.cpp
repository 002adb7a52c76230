#include "luck/spread_dice.h"

#include <gtest/gtest.h>

#include <set>

namespace foxtray::luck {
namespace {

using dice::Chance;
using dice::Law;

TEST(SpreadDice, InSixTrialsEachDieShowsEachFaceOnce) {
  const SpreadDice dice(7);
  for (int block = 0; block < 20; ++block) {
    for (int die = 0; die < dice::kMaxDice; ++die) {
      std::set<dice::Face> faces;
      for (int trial = 6 * block; trial < 6 * block + 6; ++trial)
        faces.insert(dice.at({.law = Law::distinct, .dice = 63}, trial).face(die));
      EXPECT_EQ(faces, (std::set<dice::Face>{1, 2, 3, 4, 5, 6}));
    }
  }
}

TEST(SpreadDice, ATrialMayBeAsLongAsAGame) {
  const SpreadDice dice(7);
  std::set<std::uint64_t> throws;
  for (int number = 0; number < 200; ++number) {
    throws.insert(dice.at({.law = Law::distinct, .dice = 63}, 0, number).bits());
    std::set<dice::Face> faces;
    for (int trial = 0; trial < 6; ++trial)
      faces.insert(dice.at({.law = Law::distinct, .dice = 63}, trial, number).face(2));
    EXPECT_EQ(faces.size(), 6U);
  }
  EXPECT_GT(throws.size(), 195U);  // of 46,656 that there are
}

TEST(SpreadDice, ADieFallsTheSameWhateverElseIsRolled) {
  const SpreadDice dice(8);
  for (int trial = 0; trial < 50; ++trial) {
    const auto all = dice.at({.law = Law::distinct, .dice = 63}, trial, 3);
    const auto some = dice.at({.law = Law::distinct, .dice = 0b101010}, trial, 3);
    for (const int die : {1, 3, 5}) EXPECT_EQ(all.face(die), some.face(die));
    for (const int die : {0, 2, 4}) EXPECT_EQ(some.face(die), 0);
  }
}

/// Two dice of one trial know nothing of each other: all 36 pairs are equally frequent.
TEST(SpreadDice, ASingleTrialIsAsRandomAsAnyThrow) {
  constexpr int kThrows = 36000;
  std::array<int, 64> pairs{};
  for (int i = 0; i < kThrows; ++i) {
    const auto thrown =
        SpreadDice(static_cast<std::uint64_t>(i)).at({.law = Law::distinct, .dice = 63}, i % 6, 1);
    ++pairs[static_cast<std::size_t>(8 * thrown.face(1) + thrown.face(4))];
  }
  double chi = 0;
  for (std::size_t a = 1; a <= 6; ++a)
    for (std::size_t b = 1; b <= 6; ++b)
      chi += (pairs[8 * a + b] - 1000.0) * (pairs[8 * a + b] - 1000.0) / 1000;
  EXPECT_LT(chi, 75);  // 35 degrees of freedom: once in 10,000
}

TEST(SpreadDice, OtherLawsAreServedToo) {
  const SpreadDice dice(9);
  for (int trial = 0; trial < 50; ++trial) {
    for (const Chance& chance :
         {Chance{.law = Law::serve, .dice = 63}, Chance{.law = Law::like, .dice = 5},
          Chance{.law = Law::card, .dice = 0b1101}})
      EXPECT_TRUE(dice::possible(chance, dice.at(chance, trial)));
  }
}

}  // namespace
}  // namespace foxtray::luck
