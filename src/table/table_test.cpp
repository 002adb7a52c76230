#include "table/table.h"

#include <gtest/gtest.h>

#include "luck/generator.h"
#include "record/reader.h"

namespace foxtray::table {
namespace {

constexpr Reach kPeopleOnly{};

record::Header header_of(std::string_view id, std::uint8_t players) {
  record::Header header;
  header.game = catalog::find(id)->game;
  header.setup.players = players;
  return header;
}

Table solo() { return Table(header_of("ganz-schon-clever", 1)); }

TEST(Table, PlaysTextAndRefusesWithAReason) {
  Table table = solo();
  EXPECT_EQ(table.play(0, "take y3 y11"), "nobody is asked now: the dice or a card come next");
  EXPECT_TRUE(table.roll("roll w4 y3").has_value());
  EXPECT_TRUE(table.record().events().empty());
  ASSERT_FALSE(table.roll("roll w4 y3 b5 g2 o6 p1"));
  const Position before = table.position();
  EXPECT_EQ(table.play(0, "take y4 y34"), "the yellow die shows 3, not 4");
  EXPECT_EQ(table.play(1, "take y3 y11"), "it is not the turn of seat 2");
  EXPECT_TRUE(table.roll("roll w4 y3 b5 g2 o6 p1").has_value());
  EXPECT_TRUE(table.position() == before);
  ASSERT_FALSE(table.play(0, "take y3 y11"));
  EXPECT_EQ(table.record().events().size(), 2U);
}

TEST(Table, UndoGoesBackToTheLastRoll) {
  Table table = solo();
  EXPECT_EQ(table.undo(kPeopleOnly), "there is no decision to go back to");
  ASSERT_FALSE(table.roll("roll w4 y3 b5 g2 o6 p1"));
  const Position rolled = table.position();
  ASSERT_FALSE(table.play(0, "take o6 o6"));
  ASSERT_FALSE(table.undo(kPeopleOnly));
  EXPECT_TRUE(table.position() == rolled);
  EXPECT_FALSE(table.can_undo(kPeopleOnly));
  EXPECT_TRUE(table.undo(kPeopleOnly).has_value());
}

TEST(Table, AMistypedRollCanBeTakenBack) {
  Table table = solo();
  const Position fresh = table.position();
  ASSERT_FALSE(table.roll("roll w4 y3 b5 g2 o6 p1"));
  ASSERT_FALSE(table.undo({.yielding = {}, .rolls = true}));
  EXPECT_TRUE(table.position() == fresh);
  ASSERT_FALSE(table.roll("roll w4 y3 b5 g2 o5 p1"));
}

/// Two seats open at once: both pick from the platter.
Table served(std::uint8_t players) {
  Table table(header_of("ganz-schon-clever", players));
  EXPECT_FALSE(table.roll("roll w4 y3 b5 g2 o6 p1"));
  EXPECT_FALSE(table.play(0, "take o6 o6"));  // all others go to the platter, the turn is over
  return table;
}

TEST(Table, UndoStopsAtWhatAnotherOneDid) {
  Table table = served(3);
  ASSERT_FALSE(table.play(1, "take y3 y11"));
  ASSERT_FALSE(table.play(2, "take y3 y11"));
  ASSERT_FALSE(table.undo(kPeopleOnly));  // the last one, whose it is
  EXPECT_EQ(table.undo(kPeopleOnly), "before that comes what seat 2 did, and that stays");
  ASSERT_FALSE(table.play(2, "take g2 g2"));
  ASSERT_FALSE(table.undo(kPeopleOnly));
  EXPECT_EQ(table.record().events().size(), 3U);
}

TEST(Table, UndoTakesTheAnswersOfPlayersAlong) {
  Table table = served(3);
  const Position open = table.position();
  ASSERT_FALSE(table.play(1, "take y3 y11"));
  ASSERT_FALSE(table.play(2, "take y3 y11"));
  const Reach with_a_player{.yielding = game::Actors(1U << 2)};
  ASSERT_FALSE(table.undo(with_a_player));
  EXPECT_TRUE(table.position() == open);
}

TEST(Table, TheTextIsARecordAndTheGameGoesOnFromIt) {
  Table table = served(2);
  record::Record record;
  ASSERT_FALSE(record::read(table.text(), record));
  const Table again(record);
  EXPECT_TRUE(again.position() == table.position());
  EXPECT_EQ(again.text(), table.text());
}

TEST(Table, ConcealsSecrets) {
  record::Header header = header_of("wizard-dice", 3);
  header.setup.choice[1] = 1;  // cards=on
  Table table(header);
  ASSERT_FALSE(table.roll("card secret"));
  ASSERT_FALSE(table.play(0, "predict g5"));
  ASSERT_FALSE(table.play(1, "predict b2"));
  EXPECT_FALSE(table.seen_by(2) == table.position());
  EXPECT_TRUE(table.seen_by(1) == table.position());
}

TEST(Table, RevealedPredictionsStay) {
  record::Header header = header_of("wizard-dice", 2);
  header.setup.choice[1] = 1;  // cards=on
  Table table(header);
  ASSERT_FALSE(table.roll("card secret"));
  ASSERT_FALSE(table.play(0, "predict g5"));
  ASSERT_FALSE(table.undo(kPeopleOnly));
  ASSERT_FALSE(table.play(0, "predict g4"));
  ASSERT_FALSE(table.play(1, "predict b2"));
  const Reach real_dice{.yielding = game::Actors(1U << 1), .rolls = true};
  EXPECT_EQ(table.undo(kPeopleOnly), "the secret predictions are revealed, and they stay");
  EXPECT_EQ(table.undo(real_dice), "the secret predictions are revealed, and they stay");
}

}  // namespace
}  // namespace foxtray::table
