#include <gtest/gtest.h>

#include <string>

#include "players/clever_brain.h"
#include "players/wizard_worth.h"

namespace foxtray::players {
namespace {

Given give(std::string_view game, std::span<const std::byte> bytes) {
  return give_weights(*catalog::find(game)->game, bytes);
}
Given give_text(std::string_view text) {
  return give("wizard-dice", std::as_bytes(std::span(text)));
}

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
  wizard_weights();
  std::string text;
  for (std::size_t i = 0; i < kWizardWeightCount; ++i) text += i % 32 == 31 ? "-5,\n" : "12, ";
  EXPECT_EQ(give_text(text), Given::late);
  EXPECT_EQ(give_text(text + "1,"), Given::unfit);
  EXPECT_EQ(give_text(text.substr(4)), Given::unfit);
  text[8] = '\xff';
  EXPECT_EQ(give_text(text), Given::unfit);
  EXPECT_EQ(give_text("40000, " + text.substr(4)), Given::unfit);
  EXPECT_EQ(give_text(""), Given::unfit);
}

}  // namespace
}  // namespace foxtray::players
