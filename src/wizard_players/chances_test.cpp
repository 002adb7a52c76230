#include "wizard_players/chances.h"

#include <gtest/gtest.h>

#include <cmath>

#include "record/reader.h"
#include "wizard_players/odds.h"

namespace foxtray::wizard_players {
namespace {

State position(const std::string& lines, const std::string& options = "") {
  record::Record reading;
  const auto fault =
      record::read("foxtray 1\ngame wizard-dice\nplayers 2\n" + options + "---\n" + lines, reading);
  EXPECT_FALSE(fault) << fault->text();
  return game::as<State>(reading.position());
}

constexpr unsigned field(unsigned colour, unsigned number) {
  return colour * wizard::kColumns + number - 1;
}

TEST(WizardChances, BeforeThePredictionsColoursAreAlike) {
  const WizardChances chances = wizard_chances(position(""));
  EXPECT_FALSE(chances.seer_predicted);
  for (unsigned number = 1; number <= 5; ++number) {
    const double green = chances.alone[field(wizard::kGreen, number)];
    EXPECT_EQ(green, chances.alone[field(wizard::kYellow, number)]);
    // Keeping what counts is one way to roll for a number; there may be better ones.
    EXPECT_GE(green, outlook(static_cast<int>(number), 2, 0, 3).exact - 1e-12);
  }
}

TEST(WizardChances, OneDieToGo) {
  // Two reds lie, one more is wanted, one roll is left: best is to roll exactly so many dice that
  // one hit is most likely, and that is two or three of them at 4 : 9.
  const State s = position(
      "1 predict r3\n2 predict b5\n1 wizard r\nroll g g g y y r w\n2 wait\n1 reroll g\n"
      "roll g\n2 wait\n");
  const WizardChances chances = wizard_chances(s);
  EXPECT_TRUE(chances.seer_predicted);
  EXPECT_NEAR(chances.chance, 4.0 / 9, 1e-12);
  unsigned again = 0;
  for (const std::uint8_t n : chances.again) again += n;
  EXPECT_TRUE(again == 2 || again == 3);
  EXPECT_EQ(chances.again[wizard::kRed] + chances.again[wizard::kWizard], 0);
}

TEST(WizardChances, WhatLiesIsCertain) {
  const State s = position("1 predict r2\n2 predict b5\n1 wizard r\nroll g g g y y r w\n2 wait\n");
  const WizardChances chances = wizard_chances(s);
  EXPECT_EQ(chances.chance, 1);
  EXPECT_EQ(chances.again, wizard::Counts{});
  EXPECT_EQ(chances.alone[field(wizard::kGreen, 3)], 1);
}

TEST(WizardChances, BesideTheSeerItIsSeldomBetterThanAlone) {
  const State s = position("1 predict r3\n");
  const WizardChances chances = wizard_chances(s);
  for (unsigned number = 1; number <= 5; ++number) {
    const unsigned blue = field(wizard::kBlue, number);
    EXPECT_GT(chances.beside[blue], 0);
    EXPECT_LT(chances.beside[blue], chances.alone[blue]);
  }
}

/// Computed by a program of somebody else, who only knew the rules.
TEST(WizardChances, BeforeDiceLieTheCardOfTheRoundCounts) {
  const auto green = [](const char* card) {
    const State s = position("card " + std::string(card) + "\n", "option cards=on\n");
    const WizardChances chances = wizard_chances(s);
    std::array<int, 5> permille{};
    for (unsigned number = 1; number <= 5; ++number)
      permille[number - 1] =
          static_cast<int>(std::lround(1000 * chances.alone[field(wizard::kGreen, number)]));
    return permille;
  };
  EXPECT_EQ(green("set-two"), (std::array<int, 5>{698, 698, 698, 649, 459}));
  EXPECT_EQ(green("roll-first"), (std::array<int, 5>{737, 736, 716, 652, 508}));
}

TEST(WizardChances, EveryCardAndEveryPositionGivesChances) {
  for (const auto* card :
       {"all-colours", "sticky-jesters", "extra-die", "own-jesters", "strike", "secret"}) {
    const State s = position("card " + std::string(card) + "\n1 predict g2\n", "option cards=on\n");
    const WizardChances chances = wizard_chances(s);
    for (const double chance : chances.alone) EXPECT_TRUE(chance > 0 && chance < 1);
    for (const double chance : chances.jesters) EXPECT_TRUE(chance > 0 && chance < 1);
  }
}

}  // namespace
}  // namespace foxtray::wizard_players
