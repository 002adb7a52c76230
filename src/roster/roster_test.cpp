#include "roster/roster.h"

#include <gtest/gtest.h>

namespace foxtray::roster {
namespace {

TEST(Roster, WhoTriesMovesOutCanBeGivenMoreTime) {
  EXPECT_NE(make("analysis:20"), nullptr);
  EXPECT_NE(make("master:2"), nullptr);
  for (const std::string_view name :
       {"analysis:", "analysis:0", "analysis:-1", "analysis:2x", "analysis:1000000", "nobody:2"})
    EXPECT_EQ(make(name), nullptr) << name;
}

TEST(Roster, MakesEveryoneWhomItNames) {
  for (const std::string_view name : names()) EXPECT_NE(make(name), nullptr) << name;
  for (const std::string_view name : characters()) EXPECT_NE(make(name), nullptr) << name;
  EXPECT_EQ(make("nobody"), nullptr);
}

TEST(Roster, EveryoneKnowsEveryGame) {
  for (const std::string_view name : names())
    for (const catalog::Entry& entry : catalog::games())
      EXPECT_TRUE(make(name)->knows(*entry.game)) << name << " " << entry.game->id;
}

TEST(Roster, AllButTheSimplePlayersJudgeEveryGame) {
  for (const catalog::Entry& entry : catalog::games()) {
    for (const std::string_view name : names()) {
      const bool simple = name == "random" || name == "greedy";
      EXPECT_EQ(make_evaluator(name, *entry.game) == nullptr, simple) << name << entry.game->id;
    }
    EXPECT_EQ(make_evaluator("nobody", *entry.game), nullptr);
    EXPECT_EQ(make_evaluator("casual:2", *entry.game), nullptr);
    EXPECT_EQ(make_evaluator("greedy:2", *entry.game), nullptr);
    EXPECT_NE(make_evaluator("analysis:2", *entry.game), nullptr);
  }
}

TEST(Roster, OnlyWhoPlaysForPointsWeighsByPoints) {
  const game::Game& clever = *catalog::find("ganz-schon-clever")->game;
  EXPECT_TRUE(make_evaluator("master", clever)->plays_to_win());
  EXPECT_FALSE(make_evaluator("master-points", clever)->plays_to_win());
  EXPECT_FALSE(make_evaluator("strong", clever)->plays_to_win());
  EXPECT_TRUE(make_evaluator("strong", *catalog::find("wizard-dice")->game)->plays_to_win());
}

}  // namespace
}  // namespace foxtray::roster
