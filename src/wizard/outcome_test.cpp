#include "wizard/outcome.h"

#include <gtest/gtest.h>

#include "wizard/rules.h"

namespace foxtray::wizard {
namespace {

TEST(WizardOutcome, counts_points_and_crosses) {
  game::Position position = kWizardDiceGame.deal({.players = 2});
  for (const auto& [seat, text] :
       {std::pair<Seat, const char*>{0, "predict g2"}, {1, "predict b2"}, {0, "wizard y"}}) {
    const auto move = kWizardDiceGame.hear(position, seat, text);
    ASSERT_TRUE(move) << text;
    kWizardDiceGame.apply(position, seat, *move);
  }
  const auto rolled = kWizardDiceGame.hear_throw(position, "roll g g r b b b j");
  ASSERT_TRUE(rolled);
  kWizardDiceGame.roll(position, *rolled);
  const auto told = [&](std::string_view text) {
    return outcome_of(game::as<State>(position), 1,
                      kWizardDiceGame.hear(position, 1, text).value());
  };
  const Outcome miss = told("stop");
  EXPECT_TRUE(miss.scores);
  EXPECT_EQ(miss.points, -1);
  EXPECT_EQ(miss.crosses, 0);
  EXPECT_EQ(told("jester").crosses, 1);
  EXPECT_FALSE(told("wait").scores);
}

}  // namespace
}  // namespace foxtray::wizard
