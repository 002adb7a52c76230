#include <gtest/gtest.h>

#include <string>

#include "clever_players/brain.h"
#include "roster/roster.h"
#include "wizard_players/worth.h"

namespace foxtray::roster {
namespace {

using clever_players::brain_of;
using clever_players::built_in_weights;
using players::Given;
using wizard_players::kWizardWeightCount;
using wizard_players::wizard_checksum;

Given give(std::string_view game, std::span<const std::byte> bytes) {
  return give_weights(*catalog::find(game)->game, bytes);
}
Given give_text(std::string_view text) {
  return give("wizard-dice", std::as_bytes(std::span(text)));
}
/// With the right checksum.
Given give_numbers(const std::string& text) { return give_text(text + wizard_checksum(text)); }

TEST(Given, WeightsOfAnotherGameAreUnfit) {
  for (const catalog::Entry& entry : catalog::games())
    for (const catalog::Entry& other : catalog::games())
      if (&entry != &other) {
        EXPECT_EQ(give(entry.game->id, built_in_weights(other.game->id)), Given::unfit);
      }
}

TEST(Given, WhoComesLateIsTold) {
  ASSERT_NE(brain_of(*catalog::find("ganz-schon-clever")->game), nullptr);
  EXPECT_EQ(give("ganz-schon-clever", built_in_weights("ganz-schon-clever")), Given::late);
}

TEST(Given, NumbersOfTheWizardDiceGameAreCounted) {
  wizard_players::wizard_weights();
  std::string text;
  for (std::size_t i = 0; i < kWizardWeightCount; ++i) text += i % 32 == 31 ? "-5,\n" : "12, ";
  EXPECT_EQ(give_numbers(text), Given::late);
  EXPECT_EQ(give_numbers(text + "1,"), Given::unfit);
  EXPECT_EQ(give_numbers(text.substr(4)), Given::unfit);
  EXPECT_EQ(give_numbers("40000, " + text.substr(4)), Given::unfit);
  EXPECT_EQ(give_numbers(""), Given::unfit);
  text[8] = '\xff';
  EXPECT_EQ(give_numbers(text), Given::unfit);
}

TEST(Given, DamagedNumbersOfTheWizardDiceGameAreUnfit) {
  std::string text;
  for (std::size_t i = 0; i < kWizardWeightCount; ++i) text += "12,\n";
  EXPECT_EQ(give_text(text), Given::unfit) << "without a checksum";
  text += wizard_checksum(text);
  EXPECT_EQ(give_text(text + "\n"), Given::unfit);
  EXPECT_EQ(give_text(text.substr(0, text.size() - 1)), Given::unfit);
  for (const std::size_t digit : {std::size_t{0}, text.size() / 2 / 4 * 4 + 1, text.size() - 2}) {
    std::string damaged = text;
    damaged[digit] = damaged[digit] == '1' ? '2' : '1';
    EXPECT_EQ(give_text(damaged), Given::unfit) << digit;
  }
  EXPECT_EQ(give_text(""), Given::unfit);
}

}  // namespace
}  // namespace foxtray::roster
