#include "wizard_players/odds.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace foxtray::wizard_players {
namespace {

TEST(WizardOdds, OneRollIsBinomial) {
  // Seven dice, a third of them count: exactly 0, with no die wanted.
  const Outlook none = outlook(0, 2, 0, 1);
  EXPECT_NEAR(none.exact, 128.0 / 2187, 1e-12);
  EXPECT_NEAR(none.difference, 7.0 / 3, 1e-12);
}

TEST(WizardOdds, MoreRollsHelp) {
  for (int wanted = 1; wanted <= 5; ++wanted) {
    EXPECT_LT(outlook(wanted, 2, 0, 1).exact, outlook(wanted, 2, 0, 2).exact);
    EXPECT_LT(outlook(wanted, 2, 0, 2).exact, outlook(wanted, 2, 0, 3).exact);
  }
}

/// Dice that count among the seven digits of a number below 6^7.
int hits_of(int roll) {
  int hits = 0;
  for (int die = 0; die < 7; ++die, roll /= 6) hits += roll % 6 < 2 ? 1 : 0;
  return hits;
}

TEST(WizardOdds, TwoRollsEqualAListOfAllFirstRolls) {
  constexpr int kAll = 279936;
  constexpr int kWanted = 3;
  double exact = 0;
  for (int roll = 0; roll < kAll; ++roll) {
    const int hits = hits_of(roll);
    exact += hits == kWanted ? 1.0 : outlook(kWanted, 2, std::min(hits, kWanted), 1).exact;
  }
  EXPECT_NEAR(exact / kAll, outlook(kWanted, 2, 0, 2).exact, 1e-9);
}

}  // namespace
}  // namespace foxtray::wizard_players
