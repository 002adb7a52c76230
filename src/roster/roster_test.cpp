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

}  // namespace
}  // namespace foxtray::roster
