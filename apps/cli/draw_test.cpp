// Golden drawings: start, middle and end of a game of each kind, as they are shown. After a change
// that is meant, call the tests with FOXTRAY_REGENERATE=1 and read the difference.
#include "cli/draw.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <regex>
#include <sstream>

#include "cli/draw_sheet.h"
#include "cli/verbs.h"
#include "record/reader.h"
#include "table/table.h"

namespace foxtray::cli {
namespace {

const std::string kFolder = FOXTRAY_SOURCE_DIR "/tests/golden-drawings/";

std::string text_in(const std::string& name) {
  const std::ifstream file(name, std::ios::binary);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

record::Record record_named(const std::string& name) {
  record::Record record;
  const auto fault = record::read(text_in(kFolder + name + ".fox"), record);
  EXPECT_FALSE(fault) << name << ": " << fault->text();
  return record;
}

std::string drawn(const record::Record& record, std::size_t events, const Look& look,
                  Colours colours = Colours::none) {
  const game::Position position = record.position_after(events);
  return text_of(draw_all({record.header(), position, look}), look.characters(), colours);
}

/// The longest line, in characters.
int widest(const std::string& text) {
  int most = 0;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) most = std::max(most, width_of(line));
  return most;
}

class GoldenDrawing : public testing::TestWithParam<const char*> {
 protected:
  void SetUp() override {
    record_ = record_named(GetParam());
    ASSERT_NE(record_.header().game, nullptr);
  }
  record::Record record_;
};

TEST_P(GoldenDrawing, OneIsNotMany) {
  const Look look(record_.game(), "own", false);
  const std::regex one_of_many(R"((^|[^0-9])1 (dice|points|crosses|players)\b)");
  for (std::size_t events = 0; events <= record_.events().size(); ++events) {
    const game::Position position = record_.position_after(events);
    const View view{record_.header(), position, look};
    const std::string table = text_of(draw_table(view), Characters::all, Colours::none);
    EXPECT_FALSE(std::regex_search(table, one_of_many)) << table;
  }
}

TEST_P(GoldenDrawing, IsAsItWas) {
  const std::size_t all = record_.events().size();
  const Look own(record_.game(), "own", false);
  const Look ascii(record_.game(), "own", true);
  const Look other(record_.game(), "ganz-schon-clever", false);
  std::string text;
  for (const std::size_t at : {std::size_t{0}, all / 3, 2 * all / 3, all}) {
    text += "after " + std::to_string(at) + " events\n\n" + drawn(record_, at, own) + "\n";
  }
  text += "in ASCII\n\n" + drawn(record_, 2 * all / 3, ascii) + "\n";
  text += "with the dice of Ganz schön clever\n\n" + drawn(record_, 2 * all / 3, other);
  const std::string name = kFolder + GetParam() + ".txt";
  if (std::getenv("FOXTRAY_REGENERATE") != nullptr) {
    std::ofstream(name, std::ios::binary) << text;
    GTEST_SKIP() << "wrote " << name;
  }
  EXPECT_EQ(text, text_in(name)) << "to accept the new drawing: FOXTRAY_REGENERATE=1";
}

TEST_P(GoldenDrawing, FitsAndIsPureAtEveryMoment) {
  const Look own(record_.game(), "own", false);
  const Look ascii(record_.game(), "own", true);
  for (std::size_t at = 0; at <= record_.events().size(); ++at) {
    EXPECT_LE(widest(drawn(record_, at, own)), kMaxWidth) << "after " << at;
    const std::string pure = drawn(record_, at, ascii);
    EXPECT_LE(widest(pure), kMaxWidth) << "after " << at;
    for (const char c : pure) ASSERT_TRUE(c == '\n' || (c >= ' ' && c <= '~')) << "after " << at;
    EXPECT_EQ(pure.find('?' + std::string("?")), std::string::npos);
  }
}

TEST_P(GoldenDrawing, ColoursAddNothingButColour) {
  const Look own(record_.game(), "own", false);
  std::string coloured = drawn(record_, record_.events().size() / 2, own, Colours::many);
  EXPECT_NE(coloured.find('\x1b'), std::string::npos);
  for (auto at = coloured.find('\x1b'); at != std::string::npos; at = coloured.find('\x1b')) {
    coloured.erase(at, coloured.find('m', at) + 1 - at);
  }
  EXPECT_EQ(coloured, drawn(record_, record_.events().size() / 2, own));
}

INSTANTIATE_TEST_SUITE_P(Games, GoldenDrawing,
                         testing::Values("ganz-schon-clever", "doppelt-so-clever",
                                         "clever-hoch-drei", "wizard-dice"),
                         [](const auto& test) {
                           std::string name = test.param;
                           std::erase(name, '-');
                           return name;
                         });

TEST(Look, ShowsOtherDiceButRecordsItsOwn) {
  const Look look(*catalog::find("doppelt-so-clever")->game, "ganz-schon-clever", false);
  EXPECT_EQ(look.shown("take s3 sp1"), "take o3 op1");
  EXPECT_EQ(look.recorded("take o3 op1"), "take s3 sp1");
  EXPECT_EQ(look.recorded("take s3 sp1"), "take s3 sp1");
  EXPECT_EQ(look.shown("serve w1 s2 y3 / b4 g5 p6"), "serve w1 o2 y3 / b4 g5 p6");
  EXPECT_EQ(look.shown_words("silver ? and pink ?"), "orange ? and purple ?");
  const Look elsewhere(*catalog::find("clever-hoch-drei")->game, "ganz-schon-clever", false);
  EXPECT_EQ(elsewhere.shown_name("pink"), "pink");
  EXPECT_THROW(Look(*catalog::find("doppelt-so-clever")->game, "rainbow", false), Trouble);
}

TEST(SeatName, TellsThoseOfOneNameApart) {
  record::Header header;
  header.setup.players = 4;
  header.names = {"collector", "", "collector", "Anna"};
  EXPECT_EQ(seat_name(header, 0), "collector (1)");
  EXPECT_EQ(seat_name(header, 1), "seat 2");
  EXPECT_EQ(seat_name(header, 2, 10), "coll.. (3)");
  EXPECT_EQ(seat_name(header, 3, 4), "Anna");
  header.names[2] = "c\u202eollector";
  EXPECT_EQ(seat_name(header, 0), "collector (1)") << "they look alike";
  header.setup.players = 2;
  EXPECT_EQ(seat_name(header, 0), "collector");
}

TEST(Drawing, KnowsWideAndDamagedText) {
  EXPECT_EQ(width_of("schön"), 5);
  EXPECT_EQ(width_of("狐"), 2);
  EXPECT_EQ(width_of("e\xcc\x81"), 1);
  EXPECT_EQ(width_of("\xff\xc3"), 2);
  EXPECT_EQ(fitted("Maximilian", 6), "Maxi..");
  EXPECT_EQ(wrapped("one two three", 7), (std::vector<std::string>{"one two", "three"}));
  Drawing drawing;
  drawing.put(0, 0, "狐x");
  EXPECT_EQ(text_of(drawing, Characters::all, Colours::none), "狐x\n");
  EXPECT_EQ(text_of(drawing, Characters::ascii, Colours::none), "??x\n");
}

TEST(Drawing, AFieldThatIsPointedAtIsLit) {
  const record::Record record = record_named("ganz-schon-clever");
  const game::Game& game = record.game();
  const Look look(game, "own", false);
  for (std::size_t at = 0; at < record.events().size(); ++at) {
    const game::Position position = record.position_after(at);
    const record::Event event = record.events()[at];
    if (event.chance() ||
        table::say(game, position, event.seat, event.move()).find(' ') == std::string::npos)
      continue;
    const Drawing sheet = draw_sheet({record.header(), position, look}, event.seat, event.move());
    int lit = 0;
    for (const auto& row : sheet.rows())
      for (const Cell& cell : row) lit += cell.style.lit ? 1 : 0;
    EXPECT_EQ(lit, 4) << "after " << at;
  }
}

}  // namespace
}  // namespace foxtray::cli
