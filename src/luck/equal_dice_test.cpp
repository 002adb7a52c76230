#include "luck/equal_dice.h"

#include <gtest/gtest.h>

#include <set>

namespace foxtray::luck {
namespace {

using dice::Chance;
using dice::Law;

TEST(EqualDice, ADieShowsTheSameFaceWhicheverOthersAreRolled) {
  const EqualDice dice(3, Stream{5});
  for (std::uint16_t turn = 0; turn < 50; ++turn) {
    const auto all = dice.at({.law = Law::distinct, .dice = 63, .turn = turn, .roll = 1});
    const auto some = dice.at({.law = Law::distinct, .dice = 0b101010, .turn = turn, .roll = 1});
    for (const int die : {1, 3, 5}) EXPECT_EQ(all.face(die), some.face(die));
    for (const int die : {0, 2, 4}) EXPECT_EQ(some.face(die), 0);
  }
}

TEST(EqualDice, MoreLikeDiceOnlyAdd) {
  const EqualDice dice(3, Stream{6});
  for (std::uint16_t turn = 0; turn < 50; ++turn) {
    for (std::uint8_t n = 1; n < kMaxLikeDice; ++n) {
      const auto fewer = dice.at({.law = Law::like, .dice = n, .turn = turn, .roll = 2});
      const auto more = dice.at(
          {.law = Law::like, .dice = static_cast<std::uint8_t>(n + 1), .turn = turn, .roll = 2});
      for (dice::Face face = 1; face <= 6; ++face)
        EXPECT_LE(fewer.count(face), more.count(face)) << int{n};
    }
  }
}

TEST(EqualDice, ACardStaysWhileItIsLeft) {
  const EqualDice dice(1, Stream{0});
  for (std::uint16_t turn = 0; turn < 20; ++turn) {
    const int card = dice.at({.law = Law::card, .dice = 0xff, .turn = turn}).card();
    for (unsigned pool = 1; pool < 256; ++pool) {
      const int drawn =
          dice.at({.law = Law::card, .dice = static_cast<std::uint8_t>(pool), .turn = turn}).card();
      EXPECT_NE(pool >> drawn & 1, 0U);
      EXPECT_TRUE((pool >> card & 1) == 0 || drawn == card);
    }
  }
}

TEST(EqualDice, EveryCoordinateAndEveryGameHasItsOwnThrow) {
  std::set<std::uint32_t> throws;
  for (std::uint64_t game = 0; game < 10; ++game) {
    const EqualDice dice(1, Stream{game});
    for (std::uint16_t turn = 0; turn < 5; ++turn)
      for (std::uint8_t roll = 1; roll <= 3; ++roll)
        for (std::uint8_t again = 0; again < 2; ++again)
          throws.insert(dice.at({.law = Law::distinct,
                                 .dice = 63,
                                 .turn = turn,
                                 .roll = roll,
                                 .again = again})
                            .bits());
  }
  EXPECT_GT(throws.size(), 295U);  // of 300; 46656 there are
}

TEST(EqualDice, FacesAreEquallyLikely) {
  std::array<int, 7> seen{};
  for (std::uint64_t game = 0; game < 6000; ++game)
    ++seen[EqualDice(9, Stream{game}).at({.law = Law::distinct, .dice = 1, .roll = 1}).face(0)];
  for (std::size_t face = 1; face <= 6; ++face) EXPECT_NEAR(seen[face], 1000, 120);
}

}  // namespace
}  // namespace foxtray::luck
