#include "cli/screen_layout.h"

#include <gtest/gtest.h>

#include "cli/common.h"
#include "luck/generator.h"

namespace foxtray::cli {
namespace {

/// What is shown at the first decision of a game, or at a later one.
ScreenModel model_of(std::string_view id, std::uint8_t players, int decisions) {
  record::Header header;
  header.game = catalog::find(id)->game;
  header.setup.players = players;
  header.names[0] = "Anna";
  const game::Game& game = *header.game;
  game::Position position = game.deal(header.setup);
  luck::Generator generator(3);
  for (;;) {
    const game::Actors actors = game.actors(position);
    if (actors.over()) break;
    if (actors.chance()) {
      game.roll(position, generator.sample(game.chance(position)));
      continue;
    }
    if (decisions-- == 0) break;
    game::MoveList list;
    game.legal(position, actors.first(), list);
    game.apply(position, actors.first(),
               list[generator.below(static_cast<std::uint32_t>(list.size()))]);
  }
  const Look look(game, "own", false);
  const View view{header, position, look};
  const game::Seat seat = game.actors(position).first();
  ScreenModel model;
  model.table = draw_table(view);
  model.offers = offers(view, seat);
  for (game::Seat i = 0; i < players; ++i) {
    const auto shown = static_cast<game::Seat>((seat + i) % players);
    model.sheets.push_back(
        draw_sheet(view, shown, i == 0 ? std::optional(model.offers[0].move) : std::nullopt));
  }
  model.prompt = "Anna: " + question(view, seat);
  model.detail = model.offers[0].earns;
  model.news = {"roll w1 y2", "Ben: take y3 y11", "Ben: done"};
  model.keys = "arrows · Enter · letters · u undo · h hint · s all · ? help · q quit";
  return model;
}

TEST(ScreenLayout, FitsEveryWindow) {
  for (const char* id :
       {"ganz-schon-clever", "doppelt-so-clever", "clever-hoch-drei", "wizard-dice"}) {
    ScreenModel model = model_of(id, 2, 9);
    for (int rows = 1; rows <= 60; ++rows) {
      for (const int columns : {1, 7, 20, 79, 80, 100, 119, 120, 160, 200}) {
        for (const std::size_t selected : {std::size_t{0}, model.offers.size() - 1}) {
          model.selected = selected;
          const Drawing drawing = compose(model, rows, columns);
          ASSERT_LE(drawing.height(), rows) << id << " " << columns;
          ASSERT_LE(drawing.width(), columns) << id << " " << rows;
        }
      }
    }
  }
}

bool shows(const Drawing& drawing, std::string_view text) {
  return text_of(drawing, Characters::all, Colours::none).find(text) != std::string::npos;
}

/// Does a line of the drawing show so many sheets of seats that are not Anna's?
int sheets_side_by_side(const Drawing& drawing) {
  int most = 0;
  for (const std::string& line : split(text_of(drawing, Characters::all, Colours::none), '\n')) {
    int sheets = 0;
    for (std::size_t at = 0; (at = line.find("total", at)) != std::string::npos; ++at) ++sheets;
    most = std::max(most, sheets);
  }
  return most;
}

TEST(ScreenLayout, SheetsStandSideBySideInAWideWindow) {
  for (const char* id : {"ganz-schon-clever", "doppelt-so-clever", "clever-hoch-drei"}) {
    const ScreenModel two = model_of(id, 2, 9);
    EXPECT_EQ(sheets_side_by_side(compose(two, 45, 80)), 1) << id;
    EXPECT_EQ(sheets_side_by_side(compose(two, 30, 130)), 1) << id;
    EXPECT_EQ(sheets_side_by_side(compose(two, 45, 161)), 2) << id;
    EXPECT_EQ(sheets_side_by_side(compose(two, 45, 210)), 2) << id;
    EXPECT_EQ(sheets_side_by_side(compose(model_of(id, 1, 9), 45, 210)), 1) << id;
    const ScreenModel four = model_of(id, 4, 9);
    EXPECT_EQ(sheets_side_by_side(compose(four, 45, 300)), 3) << id;
    EXPECT_EQ(sheets_side_by_side(compose(four, 45, 370)), 4) << id;
    // Rows that are free hold more of them.
    for (const char* name : {"Anna", "seat 2", "seat 3", "seat 4"})
      EXPECT_TRUE(shows(compose(four, 60, 210), name)) << id << name;
  }
}

TEST(ScreenLayout, AlwaysShowsTheQuestionTheChosenMoveAndTheKeys) {
  for (const char* id :
       {"ganz-schon-clever", "doppelt-so-clever", "clever-hoch-drei", "wizard-dice"}) {
    for (const int decisions : {0, 4, 9, 17}) {
      ScreenModel model = model_of(id, 2, decisions);
      for (const int rows : {kLeastRows, kLeastRows + 1, 20, 24, 30, 50}) {
        for (const int columns : {80, 130, 170, 210, 300}) {
          for (model.selected = 0; model.selected < model.offers.size(); ++model.selected) {
            const Drawing drawing = compose(model, rows, columns);
            ASSERT_TRUE(shows(drawing, model.prompt.substr(0, 12)))
                << id << " " << rows << "x" << columns;
            ASSERT_TRUE(shows(drawing, "[" + model.offers[model.selected].chip + "]"))
                << id << " " << rows << "x" << columns;
            ASSERT_TRUE(shows(drawing, "q quit"));
          }
          model.selected = 0;
        }
      }
    }
  }
}

TEST(ScreenLayout, ASmallWindowIsToldWhatIsNeeded) {
  const Drawing drawing = compose(model_of("ganz-schon-clever", 1, 0), 17, 70);
  EXPECT_TRUE(shows(drawing, "70 columns and 17 rows"));
}

TEST(ScreenLayout, TheScrollKeysStandInTheLastRow) {
  ScreenModel model = model_of("clever-hoch-drei", 2, 4);
  model.scroll = 1;
  for (const int columns : {80, 130}) {
    const std::string text =
        text_of(compose(model, kLeastRows, columns), Characters::all, Colours::none);
    const std::size_t last = text.rfind('\n', text.size() - 2);
    EXPECT_NE(text.find("PgDn", last), std::string::npos) << text;
    EXPECT_EQ(text.find("Pg"), text.find("Pg", last)) << text;
  }
}

TEST(ScreenLayout, ArrowsReachEveryMove) {
  const ScreenModel model = model_of("clever-hoch-drei", 1, 0);
  const std::size_t count = model.offers.size();
  ASSERT_GT(count, 3U);
  EXPECT_EQ(stepped(model.offers, 0, Step::left, 80), count - 1);
  std::size_t at = 0;
  for (std::size_t i = 0; i < count; ++i) at = stepped(model.offers, at, Step::right, 80);
  EXPECT_EQ(at, 0U);
  const auto places = lay_chips(model.offers, 80);
  at = 0;
  for (int row = 0; row <= places.back().row; ++row) {
    EXPECT_EQ(places[at].row, row);
    at = stepped(model.offers, at, Step::down, 80);
  }
  EXPECT_EQ(places[at].row, 0);
}

TEST(ScreenLayout, FilterFindsDiceAndPlaces) {
  const ScreenModel model = model_of("ganz-schon-clever", 1, 0);
  for (const Offer& offer : filtered(model.offers, "y"))
    EXPECT_NE(offer.text.find(" y"), std::string::npos);
  EXPECT_EQ(filtered(model.offers, "").size(), model.offers.size());
  EXPECT_TRUE(filtered(model.offers, "zz").empty());
  for (const Offer& offer : model.offers)
    EXPECT_EQ(filtered(model.offers, offer.text).size(), 1U) << offer.text;
}

}  // namespace
}  // namespace foxtray::cli
