#include "record/concealed.h"

#include <gtest/gtest.h>

#include "autoplay.h"
#include "record/reader.h"

namespace foxtray::record {
namespace {

using tests::Style;

Position concealed(const Record& record, Seat viewer) {
  Position seen = record.position();
  record.game().conceal(seen, viewer);
  return seen;
}

/// A game of Wizard dice with magic cards, whole.
Record card_game(std::uint8_t players, std::uint64_t seed) {
  const Game& game = *catalog::find("wizard-dice")->game;
  game::Setup setup{.players = players};
  setup.choice[1] = 1;
  const Record played = tests::play_game(game, setup, Style::random, seed);
  Header header = played.header();
  header.seed = "c0ffee";
  return Record(header, played.events());
}

TEST(Concealed, EveryBeginningOfAGameIsReadBackAsTheSeatSeesIt) {
  std::size_t hidden = 0;
  for (std::uint8_t players = 2; players <= 5; ++players) {
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
      const Record whole = card_game(players, seed);
      Record record(whole.header());
      for (const Event event : whole.events()) {
        record.append(event);
        for (unsigned viewer = 0; viewer <= players; ++viewer) {
          const Seat seat = viewer == players ? kNobody : static_cast<Seat>(viewer);
          const std::string text = concealed_text(record, seat);
          Concealed again;
          const auto fault = read(text, again);
          ASSERT_FALSE(fault) << fault->text() << text;
          ASSERT_EQ(again.position(), concealed(record, seat)) << text;
          ASSERT_EQ(again.record().events().size(), record.events().size());
          if (record.actors().over()) continue;
          ASSERT_EQ(again.viewer(), seat);
          ASSERT_EQ(text.find("c0ffee"), std::string::npos);
          hidden += again.hidden().size();
        }
      }
      EXPECT_EQ(concealed_text(record, 0), text_of(record));
    }
  }
  EXPECT_GT(hidden, 100U);
}

TEST(Concealed, OtherSecretsMakeTheSameText) {
  const Game& game = *catalog::find("wizard-dice")->game;
  std::size_t compared = 0;
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    const Record whole = card_game(3, seed);
    Record record(whole.header());
    for (const Event event : whole.events()) {
      Record other = record;
      const bool secret = hides(game, record.position(), event, kNobody);
      record.append(event);
      if (!secret || !holds_secrets(game, record.position())) continue;
      game::MoveList list;
      game.legal(other.position(), event.seat, list);
      other.append(Event::of(event.seat, list[list[0] == event.move() ? 1 : 0]));
      for (const Seat viewer : {Seat{0}, Seat{1}, Seat{2}, kNobody}) {
        if (viewer == event.seat) {
          EXPECT_NE(concealed_text(record, viewer), concealed_text(other, viewer));
          continue;
        }
        EXPECT_EQ(concealed_text(record, viewer), concealed_text(other, viewer));
        ++compared;
      }
    }
  }
  EXPECT_GT(compared, 20U);
}

TEST(Concealed, HidesAPredictionUntilAllHaveMadeTheirs) {
  Header header;
  header.game = catalog::find("wizard-dice")->game;
  header.setup.players = 3;
  header.setup.choice[1] = 1;
  header.seed = "00ff";
  Record record(header);
  const auto play = [&](Seat seat, std::string_view text) {
    record.append(Event::of(seat, *record.game().hear(record.position(), seat, text)));
  };
  record.append(Event::of(*record.game().hear_throw(record.position(), "card secret")));
  play(0, "predict g5");
  play(2, "predict b2");
  const std::string begin = "foxtray 1\ngame wizard-dice\nplayers 3\noption cards=on\n";
  const std::string events = "---\ncard secret\n1 predict g5\n";
  EXPECT_EQ(concealed_text(record, 1), begin + "seen-by 2\n" + events + "3 predict ?\n");
  EXPECT_EQ(concealed_text(record, kNobody), begin + "seen-by nobody\n" + events + "3 predict ?\n");
  EXPECT_EQ(concealed_text(record, 2), begin + "seen-by 3\n" + events + "3 predict b2\n");
  play(1, "predict r1");
  EXPECT_EQ(concealed_text(record, kNobody),
            begin + "seen-by nobody\n" + events + "3 predict b2\n2 predict r1\n");
}

TEST(Concealed, OtherReadersRefuseIt) {
  Record record;
  EXPECT_TRUE(read("foxtray 1\ngame wizard-dice\nplayers 2\nseen-by 1\n---\n", record));
  EXPECT_TRUE(
      read("foxtray 1\ngame wizard-dice\nplayers 2\noption cards=on\n---\n"
           "card secret\n1 predict g5\n2 predict ?\n",
           record));
}

}  // namespace
}  // namespace foxtray::record
