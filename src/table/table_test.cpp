#include "table/table.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "luck/generator.h"
#include "record/concealed.h"
#include "record/reader.h"

namespace foxtray::table {
namespace {

using Code = Refusal::Code;

/// What it was refused for; nothing, if it was done.
std::optional<Code> refused(const Answer& answer) {
  if (!answer.refusal) return std::nullopt;
  return answer.refusal->code;
}

record::Header header_of(std::string_view id, std::uint8_t players) {
  record::Header header;
  header.game = catalog::find(id)->game;
  header.setup.players = players;
  return header;
}

Table solo(Throws throws = Throws::by_host) {
  return Table(header_of("ganz-schon-clever", 1), throws);
}

TEST(Table, PlaysTextAndRefusesWithACode) {
  Table table = solo();
  EXPECT_EQ(refused(table.play(0, "take y3 y11")), Code::dice_first);
  EXPECT_EQ(refused(table.roll("roll w4 y3")), Code::other_throw);
  EXPECT_TRUE(table.record().events().empty());
  ASSERT_FALSE(table.roll("roll w4 y3 b5 g2 o6 p1").refusal);
  const Position before = table.position();
  const Answer other_face = table.play(0, "take y4 y34");
  EXPECT_EQ(refused(other_face), Code::illegal_move);
  EXPECT_EQ(record::sentence(table.game(), other_face.refusal->rules),
            "the yellow die shows 3, not 4");
  EXPECT_EQ(refused(table.play(1, "take y3 y11")), Code::no_such_seat);
  EXPECT_EQ(refused(table.roll("roll w4 y3 b5 g2 o6 p1")), Code::no_dice_now);
  EXPECT_TRUE(table.position() == before);
  ASSERT_FALSE(table.play(0, "take y3 y11").refusal);
  EXPECT_EQ(table.record().events().size(), 2U);
  EXPECT_EQ(table.number(), 2U);
}

TEST(Table, UndoGoesBackToTheLastRoll) {
  Table table = solo();
  EXPECT_EQ(refused(table.undo()), Code::nothing_to_undo);
  ASSERT_FALSE(table.roll("roll w4 y3 b5 g2 o6 p1").refusal);
  const Position rolled = table.position();
  ASSERT_FALSE(table.play(0, "take o6 o6").refusal);
  ASSERT_EQ(table.undo_point()->events, 1U);
  EXPECT_EQ(table.undo_point()->seat, 0);
  ASSERT_FALSE(table.undo().refusal);
  EXPECT_TRUE(table.position() == rolled);
  EXPECT_FALSE(table.undo_point());
  EXPECT_EQ(refused(table.undo()), Code::nothing_to_undo);
  EXPECT_EQ(table.number(), 3U);
  ASSERT_FALSE(table.play(0, "take y3 y11").refusal);
  ASSERT_FALSE(table.roll("roll w4 b5 o6").refusal);
  EXPECT_EQ(refused(table.undo()), Code::rolled_since);
}

TEST(Table, AMistypedRollCanBeTakenBack) {
  Table table = solo(Throws::typed);
  const Position fresh = table.position();
  ASSERT_FALSE(table.roll("roll w4 y3 b5 g2 o6 p1").refusal);
  ASSERT_FALSE(table.undo().refusal);
  EXPECT_TRUE(table.position() == fresh);
  ASSERT_FALSE(table.roll("roll w4 y3 b5 g2 o5 p1").refusal);
}

/// Two seats open at once: both pick from the platter.
Table served(std::uint8_t players) {
  Table table(header_of("ganz-schon-clever", players), Throws::by_host);
  EXPECT_FALSE(table.roll("roll w4 y3 b5 g2 o6 p1").refusal);
  // All others go to the platter, the turn is over.
  EXPECT_FALSE(table.play(0, "take o6 o6").refusal);
  return table;
}

TEST(Table, UndoStopsAtWhatAnotherOneDid) {
  Table table = served(3);
  ASSERT_FALSE(table.play(1, "take y3 y11").refusal);
  ASSERT_FALSE(table.play(2, "take y3 y11").refusal);
  ASSERT_FALSE(table.undo().refusal);  // the last one, whose it is
  const Answer others = table.undo();
  EXPECT_EQ(refused(others), Code::others_decided);
  EXPECT_EQ(others.refusal->seat, 1);
  ASSERT_FALSE(table.play(2, "take g2 g2").refusal);
  ASSERT_FALSE(table.undo().refusal);
  EXPECT_EQ(table.record().events().size(), 3U);
}

TEST(Table, UndoTakesTheAnswersOfPlayersAlong) {
  Table table = served(3);
  const Position open = table.position();
  ASSERT_FALSE(table.sit(2, {Chair::Kind::player, "casual"}).refusal);
  ASSERT_FALSE(table.play(1, "take y3 y11").refusal);
  ASSERT_FALSE(table.play(2, "take y3 y11").refusal);
  ASSERT_FALSE(table.undo().refusal);
  EXPECT_TRUE(table.position() == open);
}

TEST(Table, AnAnswerOfAPlayerOpensNobodyElsesDecision) {
  Table table = served(4);
  ASSERT_FALSE(table.sit(3, {Chair::Kind::player, "casual"}).refusal);
  ASSERT_FALSE(table.play(1, "take y3 y11").refusal);
  ASSERT_FALSE(table.play(2, "take y3 y11").refusal);
  ASSERT_FALSE(table.undo().refusal);
  ASSERT_FALSE(table.play(3, "take y3 y11").refusal);
  EXPECT_EQ(refused(table.undo()), Code::others_decided);
}

TEST(Table, TheTextIsARecordAndTheGameGoesOnFromIt) {
  Table table = served(2);
  record::Record record;
  ASSERT_FALSE(record::read(table.text(), record));
  const Table again(record, Throws::by_host);
  EXPECT_TRUE(again.position() == table.position());
  EXPECT_EQ(again.text(), table.text());
  EXPECT_EQ(again.number(), table.number());
}

Table secret_predictions(std::uint8_t players, Throws throws) {
  record::Header header = header_of("wizard-dice", players);
  header.setup.choice[1] = 1;  // cards=on
  Table table(header, throws);
  EXPECT_FALSE(table.roll("card secret").refusal);
  EXPECT_FALSE(table.play(0, "predict g5").refusal);
  return table;
}

TEST(Table, ConcealsSecrets) {
  Table table = secret_predictions(3, Throws::by_host);
  ASSERT_FALSE(table.play(1, "predict b2").refusal);
  EXPECT_FALSE(table.seen_by(2) == table.position());
  EXPECT_TRUE(table.seen_by(1) == table.position());
}

TEST(Table, RevealedPredictionsStay) {
  for (const Throws throws : {Throws::by_host, Throws::typed}) {
    Table table = secret_predictions(2, throws);
    ASSERT_FALSE(table.undo().refusal);
    ASSERT_FALSE(table.play(0, "predict g4").refusal);
    ASSERT_FALSE(table.play(1, "predict b2").refusal);
    EXPECT_EQ(refused(table.undo()), Code::revealed_since);
    ASSERT_FALSE(table.sit(1, {Chair::Kind::player, "casual"}).refusal);
    EXPECT_EQ(refused(table.undo()), Code::revealed_since);
    const Table again(table.record(), throws);
    EXPECT_FALSE(again.undo_point());
  }
}

// --- Commands
// -------------------------------------------------------------------------------------

CommandId id_of(std::uint64_t number) { return {.high = 7, .low = number}; }

Command play_command(std::uint64_t id, const Table& table, Seat seat, std::string_view text) {
  return {
      .id = id_of(id), .seat = seat, .by = seat, .decision = *table.decision(seat), .text = text};
}

TEST(Command, ADoubledOneGetsTheSameAnswerAndChangesNothing) {
  Table table = served(2);
  const Command pick = play_command(1, table, 1, "take y3 y11");
  const Answer first = table.take(pick);
  ASSERT_FALSE(first.refusal);
  const std::string text = table.text();
  const Answer second = table.take(pick);
  EXPECT_FALSE(second.refusal);
  EXPECT_EQ(second.number, first.number);
  EXPECT_EQ(table.text(), text);
  EXPECT_EQ(table.number(), first.number);
  EXPECT_EQ(table.entry(first.number).id, id_of(1));
}

TEST(Command, ADoubledRefusalIsRepeated) {
  Table table(header_of("ganz-schon-clever", 2), Throws::by_host);
  const Command early{.id = id_of(1), .seat = 0, .by = 0, .decision = 1, .text = "take o6 o6"};
  EXPECT_EQ(refused(table.take(early)), Code::dice_first);
  ASSERT_FALSE(table.roll("roll w4 y3 b5 g2 o6 p1").refusal);
  ASSERT_EQ(table.decision(0), 1U);
  EXPECT_EQ(refused(table.take(early)), Code::dice_first);
}

TEST(Command, ALateOneIsStale) {
  Table table = solo();
  ASSERT_FALSE(table.roll("roll w4 y3 b5 g2 o6 p1").refusal);
  const Command first = play_command(1, table, 0, "take y3 y11");
  const Command other = play_command(2, table, 0, "take y3 y11");
  ASSERT_FALSE(table.take(first).refusal);
  EXPECT_EQ(refused(table.take(other)), Code::dice_first);
  ASSERT_FALSE(table.roll("roll w4 b5 o6").refusal);
  const Command late{
      .id = id_of(3), .seat = 0, .by = 0, .decision = first.decision, .text = "take o6 o6"};
  EXPECT_EQ(refused(table.take(late)), Code::stale);
  EXPECT_EQ(table.record().events().size(), 3U);
}

TEST(Command, AnotherSeatsAnswerDoesNotMakeMineStale) {
  Table table = served(3);
  const Command mine = play_command(1, table, 2, "take y3 y11");
  ASSERT_FALSE(table.play(1, "take y3 y11").refusal);
  EXPECT_FALSE(table.take(mine).refusal);
}

TEST(Command, AnUndoMakesAllAnswersStale) {
  Table table = served(3);
  const Command mine = play_command(1, table, 2, "take y3 y11");
  ASSERT_FALSE(table.play(1, "take y3 y11").refusal);
  ASSERT_FALSE(table.undo().refusal);
  EXPECT_EQ(refused(table.take(mine)), Code::stale);
}

TEST(Command, UndoNamesWhatItTakesBack) {
  Table table = served(3);
  ASSERT_FALSE(table.play(1, "take y3 y11").refusal);
  const Command undo{.id = id_of(1),
                     .kind = Command::Kind::undo,
                     .seat = 1,
                     .by = 1,
                     .decision = table.undo_point()->number};
  ASSERT_FALSE(table.play(2, "take y3 y11").refusal);
  EXPECT_EQ(refused(table.take(undo)), Code::stale);  // it would take back another's pick
  EXPECT_EQ(table.record().events().size(), 4U);
  const Command own{.id = id_of(2),
                    .kind = Command::Kind::undo,
                    .seat = 2,
                    .by = 2,
                    .decision = table.undo_point()->number};
  ASSERT_FALSE(table.take(own).refusal);
  EXPECT_EQ(table.line(), "undo 3 by 3");
  Command again = own;
  again.id = id_of(3);
  EXPECT_TRUE(table.take(again).refusal.has_value());
  EXPECT_EQ(table.record().events().size(), 3U);
}

TEST(Command, ThrowsAreTypedOnlyWhereDiceAreReal) {
  Table rolled = solo();
  const Command roll{.id = id_of(1),
                     .kind = Command::Kind::roll,
                     .decision = rolled.throw_due().value(),
                     .text = "roll w4 y3 b5 g2 o6 p1"};
  EXPECT_EQ(refused(rolled.take(roll)), Code::dice_are_rolled);
  Table typed = solo(Throws::typed);
  ASSERT_FALSE(typed.take(roll).refusal);
  Command doubled = roll;
  doubled.id = id_of(2);
  EXPECT_EQ(refused(typed.take(doubled)), Code::no_dice_now);
}

TEST(Command, TakesOverAndHandsBack) {
  Table table = served(2);
  ASSERT_FALSE(table.sit(1, {Chair::Kind::person, {}}, "Ben").refusal);
  const Command pick = play_command(1, table, 1, "take y3 y11");
  const Command take_over{.id = id_of(2),
                          .kind = Command::Kind::take_over,
                          .seat = 1,
                          .by = 0,
                          .decision = table.seated_since(1),
                          .text = "casual"};
  ASSERT_FALSE(table.take(take_over).refusal);
  EXPECT_EQ(table.line(), "take-over 2 casual by 1");
  EXPECT_TRUE(table.player_decides(1));
  EXPECT_EQ(table.record().header().names[1], "Ben");
  EXPECT_EQ(refused(table.take(pick)), Code::stale);
  EXPECT_EQ(refused(table.take(play_command(3, table, 1, "take y3 y11"))), Code::player_decides);
  const Command hand_back{.id = id_of(4),
                          .kind = Command::Kind::hand_back,
                          .seat = 1,
                          .by = 1,
                          .decision = table.seated_since(1)};
  ASSERT_FALSE(table.take(hand_back).refusal);
  EXPECT_EQ(table.line(), "hand-back 2 by 2");
  // A take-over that was decided before he came back does not count any more.
  Command late = take_over;
  late.id = id_of(5);
  EXPECT_EQ(refused(table.take(late)), Code::stale);
  EXPECT_FALSE(table.take(play_command(6, table, 1, "take y3 y11")).refusal);
  EXPECT_EQ(refused(table.hand_back(1)), Code::person_decides);
}

TEST(Command, SeatsAPersonOrAPlayer) {
  Table table = served(2);
  Command sit{.id = id_of(1),
              .kind = Command::Kind::sit,
              .seat = 1,
              .by = 1,
              .decision = table.seated_since(1),
              .text = "person Anna B."};
  ASSERT_FALSE(table.take(sit).refusal);
  EXPECT_EQ(table.line(), "sit 2 person Anna B.");
  EXPECT_EQ(table.record().header().names[1], "Anna B.");
  sit.id = id_of(2);
  EXPECT_EQ(refused(table.take(sit)), Code::stale);
  for (const std::string_view text : {"person A#", "player", "king Anna", ""}) {
    sit.id = {};
    sit.decision = table.seated_since(1);
    sit.text = text;
    EXPECT_EQ(refused(table.take(sit)), Code::bad_name) << text;
  }
  EXPECT_EQ(table.record().header().names[1], "Anna B.");
}

TEST(Log, IsRestoredLineByLine) {
  Table table(header_of("ganz-schon-clever", 2), Throws::typed);
  table.sit(0, {Chair::Kind::person, {}}, "Anna");
  table.sit(1, {Chair::Kind::player, "casual"}, "Ben");
  table.roll("roll w4 y3 b5 g2 o6 p1");
  table.undo(0);
  table.roll("roll w4 y3 b5 g2 o6 p2");
  const Command take = play_command(1, table, 0, "take o6 o6");
  ASSERT_FALSE(table.take(take).refusal);
  table.take_over(0, "master", 1);
  Table again(header_of("ganz-schon-clever", 2), Throws::typed);
  Number number = 0;
  for (const std::string& line : table.lines_after(0))
    ASSERT_TRUE(again.restore(line, table.entry(++number).id)) << line;
  EXPECT_EQ(again.number(), table.number());
  EXPECT_EQ(again.text(), table.text());
  EXPECT_EQ(again.lines_after(0), table.lines_after(0));
  EXPECT_EQ(again.chair(0), table.chair(0));
  EXPECT_EQ(again.decision(1), table.decision(1));
  EXPECT_EQ(again.take(take).number, table.take(take).number);
  for (const std::string_view damaged :
       {"", "undo 7", "undo 4 by", "sit 9 open", "roll w1", "1 take o6 o6", "take-over 1 casual",
        "hand-back 2", "undo 1 by 2 3", "dance"}) {
    EXPECT_FALSE(again.restore(damaged)) << damaged;
  }
  EXPECT_EQ(again.number(), table.number());
}

/// What somebody knows who is told every entry: the lines of the events.
std::vector<std::string> known(const std::vector<Told>& told) {
  struct Line {
    Number number;
    std::string text;
  };
  std::vector<Line> lines;
  for (const Told& entry : told) {
    for (const auto& [number, text] : entry.shows) {
      const Number shown = number;
      const auto found = std::find_if(lines.begin(), lines.end(),
                                      [shown](const Line& line) { return line.number == shown; });
      EXPECT_NE(found, lines.end());
      if (found != lines.end()) found->text = text;
    }
    if (entry.line.starts_with("undo ")) {
      lines.resize(std::stoul(entry.line.substr(5)), {});
    } else if (!entry.line.starts_with("sit ")) {
      lines.push_back({entry.number, entry.line});
    }
  }
  std::vector<std::string> texts;
  for (const Line& line : lines) texts.push_back(line.text);
  return texts;
}

std::vector<std::string> events_of(const std::string& record) {
  std::vector<std::string> lines;
  std::string text = record.substr(record.find("---\n") + 4);
  for (std::size_t end = text.find('\n'); end != std::string::npos; end = text.find('\n')) {
    lines.push_back(text.substr(0, end));
    text.erase(0, end + 1);
  }
  return lines;
}

TEST(Log, TellsEverybodyTheConcealedRecord) {
  std::size_t shown = 0;
  for (std::uint64_t seed = 1; seed <= 4; ++seed) {
    record::Header header = header_of("wizard-dice", 4);
    header.setup.choice[1] = 1;  // cards=on
    Table table(header, Throws::by_host);
    luck::Generator luck(seed);
    std::array<std::vector<Told>, 5> told;
    while (!table.actors().over()) {
      if (table.actors().chance()) {
        // Secret predictions as often as that card is in the deck.
        if (table.roll("card secret").refusal)
          table.roll(luck.sample(table.game().chance(table.position())));
      } else if (luck.below(4) == 0 && table.undo_point()) {
        table.undo(table.undo_point()->seat);
      } else {
        Seat seat = table.actors().first();
        while (!table.actors().has(seat) || luck.below(2) == 0)
          seat = static_cast<Seat>((seat + 1) % table.seats());
        game::MoveList list;
        table.game().legal(table.position(), seat, list);
        table.play(seat, list[luck.below(static_cast<std::uint32_t>(list.size()))]);
      }
      if (table.actors().over()) break;
      for (std::size_t i = 0; i < told.size(); ++i) {
        const Seat viewer = i == 4 ? kNoSeat : static_cast<Seat>(i);
        for (Told& entry : table.told_after(table.number() - 1, viewer)) {
          shown += entry.shows.size();
          told[i].push_back(std::move(entry));
        }
        ASSERT_EQ(known(told[i]), events_of(record::concealed_text(table.record(), viewer)));
      }
    }
  }
  EXPECT_GT(shown, 20U);
}

}  // namespace
}  // namespace foxtray::table
