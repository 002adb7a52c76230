#include "cli/spoken_dice.h"

#include <gtest/gtest.h>

#include "catalog/catalog.h"

namespace foxtray::cli {
namespace {

table::Table table_of(std::string_view id, std::uint8_t players) {
  record::Header header;
  header.game = catalog::find(id)->game;
  header.setup.players = players;
  return table::Table(header, table::Throws::typed);
}

std::string said(const table::Table& table, const SpokenDice& talk) {
  std::array<char, game::kMaxText> text;
  return {text.data(), table.game().say_throw(table.position(), *talk.outcome(), text.data())};
}

std::string heard(const table::Table& table, std::string_view answer) {
  SpokenDice talk(table.game(), table.position());
  const Refused refused = talk.hear(answer);
  return refused ? "refused: " + *refused : said(table, talk);
}

TEST(SpokenDice, UnderstandsEveryWayToSayIt) {
  const table::Table table = table_of("ganz-schon-clever", 1);
  const std::string roll = "roll w4 y3 b5 g2 o6 p1";
  EXPECT_EQ(heard(table, roll), roll);
  EXPECT_EQ(heard(table, "4 3 5 2 6 1"), roll);
  EXPECT_EQ(heard(table, "435261"), roll);
  EXPECT_EQ(heard(table, "p1 o6 g2 b5 y3 w4"), roll);
  EXPECT_EQ(heard(table, " roll  4 3 5 2 6 1 "), roll);
}

TEST(SpokenDice, SaysWhatIsWrong) {
  const table::Table table = table_of("ganz-schon-clever", 1);
  EXPECT_EQ(heard(table, "4 3 5"), "refused: that is 3, but 6 dice are rolled: w y b g o p");
  EXPECT_EQ(heard(table, "4 3 5 2 6 7"), "refused: '7' has no face from 1 to 6");
  EXPECT_EQ(heard(table, "w4 y3 b5 g2 o6 s1"),
            "refused: 's1' is not one of the dice rolled: w y b g o p");
  EXPECT_EQ(heard(table, "w4 w3 b5 g2 o6 p1"), "refused: the die w is named twice");
  EXPECT_EQ(heard(table, ""), "refused: please type what you rolled");
}

TEST(SpokenDice, AsksOnlyForTheDiceInHand) {
  table::Table table = table_of("ganz-schon-clever", 1);
  ASSERT_FALSE(table.roll("roll w4 y3 b5 g2 o6 p1").refusal);
  ASSERT_FALSE(table.play(0, "take b5 b9").refusal);
  EXPECT_EQ(heard(table, "3"), "roll o3");
}

/// A solo game whose passive turn comes now.
table::Table before_the_platter() {
  table::Table table = table_of("ganz-schon-clever", 1);
  EXPECT_FALSE(table.roll("roll w4 y3 b5 g2 o6 p1").refusal);
  EXPECT_FALSE(table.play(0, "take o6 o6").refusal);
  EXPECT_EQ(table::say_chance(table.game(), table.position()), "serve");
  return table;
}

TEST(SpokenDice, ThePlatterNeedsOnlyTheRowIfThereAreNoTies) {
  const table::Table table = before_the_platter();
  SpokenDice talk(table.game(), table.position());
  ASSERT_FALSE(talk.hear("4 3 5 2 6 1"));
  EXPECT_FALSE(talk.outcome());
  EXPECT_TRUE(talk.hear("w y b").has_value());
  ASSERT_FALSE(talk.hear("o w b"));
  EXPECT_EQ(said(table, talk), "serve y3 g2 p1 / o6 w4 b5");
}

TEST(SpokenDice, ThePlatterAsksHowTiesFell) {
  const table::Table table = before_the_platter();
  SpokenDice talk(table.game(), table.position());
  ASSERT_FALSE(talk.hear("3 3 3 1 3 6"));
  EXPECT_TRUE(talk.hear("g").has_value());
  EXPECT_TRUE(talk.hear("y").has_value());
  ASSERT_FALSE(talk.hear("y o"));
  ASSERT_FALSE(talk.hear(""));
  EXPECT_EQ(said(table, talk), "serve y3 g1 o3 / w3 b3 p6");
}

TEST(SpokenDice, HearsTheWizardDiceAndCards) {
  record::Header header;
  header.game = catalog::find("wizard-dice")->game;
  header.setup.players = 2;
  header.setup.choice[1] = 1;  // cards=on
  table::Table table(header, table::Throws::typed);
  EXPECT_EQ(heard(table, "strike"), "card strike");
  EXPECT_TRUE(heard(table, "fox").starts_with("refused: that card cannot come now; it is one of "));
  EXPECT_EQ(heard(table, ""), "refused: please type which card it is");
  ASSERT_FALSE(table.roll("card roll-first").refusal);
  EXPECT_EQ(heard(table, "ggrbbyw"), "roll g g r b b y w");
  EXPECT_EQ(heard(table, "w y b b r g g"), "roll g g r b b y w");
  EXPECT_EQ(heard(table, "ggr"), "refused: that is not 7 dice with the faces g, r, b, y, w and j");
}

}  // namespace
}  // namespace foxtray::cli
