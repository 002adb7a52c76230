// Fields and bonuses have the ids that the drawings give them, and what was paid is what is in the
// purse.
#include "view/sheet_words.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "autoplay.h"
#include "clever/areas.h"
#include "drawing/drawing.h"
#include "drawing/signs.h"

namespace foxtray::view {
namespace {

using tests::play_game;

/// What a drawing knows: its fields, and the name of each bonus.
struct Drawn {
  std::set<std::string> fields;
  std::map<std::string, std::string> bonuses;
};

Drawn drawn(const game::Game& game) {
  Drawn result;
  const drawing::Drawing drawing = drawing::draw(game, drawing::Form::wide);
  for (const auto& field : drawing.fields)
    if (!field.printed) result.fields.insert(field.id);
  for (const auto& bonus : drawing.bonuses) result.bonuses[bonus.id] = bonus.bonus;
  return result;
}

/// Visits every seat at every event of some games.
template <class Visit>
void visit_seats(const catalog::Entry& entry, Visit visit) {
  for (const auto style : tests::kStyles) {
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
      const record::Record record =
          play_game(*entry.game, {.players = static_cast<std::uint8_t>(seed)}, style, seed);
      game::Position position = record::start(record.header());
      for (const record::Event event : record.events()) {
        record::apply(*entry.game, position, event);
        const auto& state = game::as<clever::State>(position);
        for (std::size_t seat = 0; seat < state.players; ++seat) visit(state, state.seat[seat]);
        if (testing::Test::HasFailure()) return;
      }
    }
  }
}

std::vector<std::size_t> clever_games() {
  std::vector<std::size_t> numbers;
  for (std::size_t i = 0; i < catalog::games().size(); ++i)
    if (catalog::games()[i].sheet != nullptr) numbers.push_back(i);
  return numbers;
}

class SheetWords : public testing::TestWithParam<std::size_t> {
 protected:
  const catalog::Entry& entry() const { return catalog::games()[GetParam()]; }
};

TEST_P(SheetWords, MarksAreInFieldsOfTheDrawing) {
  const Drawn sheet = drawn(*entry().game);
  visit_seats(entry(), [&](const clever::State&, const SeatState& seat) {
    std::set<std::string> seen;
    for (const MarkedField& mark : marks_of(*entry().sheet, seat)) {
      ASSERT_TRUE(sheet.fields.contains(mark.field)) << mark.field;
      ASSERT_TRUE(seen.insert(mark.field).second) << mark.field << " twice";
      ASSERT_FALSE(mark.text.empty());
    }
  });
}

TEST_P(SheetWords, WhatWasPaidIsInThePurse) {
  const Drawn sheet = drawn(*entry().game);
  const clever::Print& print = entry().sheet->print;
  visit_seats(entry(), [&](const clever::State& state, const SeatState& seat) {
    const BonusIds bonuses = bonuses_of(*entry().sheet, seat);
    std::map<std::string, unsigned> paid;
    std::set<std::string> seen;
    for (const std::string& id : bonuses.paid) {
      ASSERT_TRUE(sheet.bonuses.contains(id)) << id;
      ASSERT_TRUE(seen.insert(id).second) << id << " twice";
      ++paid[sheet.bonuses.at(id)];
    }
    for (std::size_t round = 0; round < state.round; ++round)
      ++paid[drawing::bonus_name(print, print.round_bonus[round])];
    const auto circled = [&](clever::Track track) { return clever::circled(seat, track); };
    ASSERT_EQ(paid["reroll"], circled(clever::kReroll));
    ASSERT_EQ(paid["extra_die"], circled(clever::kExtraDie));
    ASSERT_EQ(paid["return"] + paid["any_number"], circled(clever::kSecond));
    ASSERT_EQ(paid["fox"], clever::foxes(seat));
    for (const std::string& id : bonuses.lost) {
      ASSERT_TRUE(sheet.bonuses.contains(id)) << id;
      ASSERT_TRUE(seen.insert(id).second) << id << " is paid and lost";
    }
  });
}

TEST_P(SheetWords, WhatIsLostStaysLost) {
  const tests::Setup setup{.players = 1};
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    const record::Record record = play_game(*entry().game, setup, tests::Style::random, seed);
    game::Position position = record::start(record.header());
    std::set<std::string> lost;
    for (const record::Event event : record.events()) {
      record::apply(*entry().game, position, event);
      const BonusIds now = bonuses_of(*entry().sheet, game::as<clever::State>(position).seat[0]);
      for (const std::string& id : now.paid) ASSERT_FALSE(lost.contains(id)) << id;
      lost.insert(now.lost.begin(), now.lost.end());
      ASSERT_EQ(lost.size(), now.lost.size());
    }
  }
}

/// Marks a place of the sheet of any of the games.
void mark_on(const catalog::Entry& entry, SeatState& seat, unsigned area, unsigned place) {
  clever::mark(*entry.sheet, seat, area, place);
}

/// The marks that a seat can still make in one area, tried out until nothing more can go there.
std::set<std::string> reachable_in(const catalog::Entry& entry, SeatState seat, unsigned area) {
  std::set<std::string> found;
  while (seat.open[area] != 0) {
    // Whatever leaves most open: the lowest place of a row that rises, the highest of one that
    // falls.
    unsigned best = 0;
    int most = -1;
    for (clever::Places rest = seat.open[area]; rest != 0; rest &= rest - 1) {
      const auto place = static_cast<unsigned>(std::countr_zero(rest));
      SeatState after = seat;
      mark_on(entry, after, area, place);
      const int left = std::popcount(after.open[area]);
      if (left <= most) continue;
      most = left;
      best = place;
    }
    found.insert(field_id(*entry.sheet, area, field_of(*entry.sheet, seat, area, best)));
    mark_on(entry, seat, area, best);
  }
  return found;
}

/// What a mark puts out of reach is closed, in every kind of area; and nothing else is.
TEST_P(SheetWords, WhatIsNotClosedCanBeReached) {
  const Drawn sheet = drawn(*entry().game);
  tests::Autoplay game(*entry().game, {.players = 1}, tests::Style::random, 3);
  while (!game.over()) {
    game.play(game.next());
    const SeatState& seat = game::as<clever::State>(game.position()).seat[0];
    std::set<std::string> left = sheet.fields;
    for (const MarkedField& mark : marks_of(*entry().sheet, seat))
      if (mark.text != "o") left.erase(mark.field);
    for (const std::string& id : closed_of(*entry().sheet, seat)) left.erase(id);
    std::set<std::string> reached;
    for (unsigned area = 0; area < clever::kAreas; ++area)
      reached.merge(reachable_in(entry(), seat, area));
    ASSERT_EQ(left, reached);
  }
}

/// What is closed is free, in the drawing, and is never marked later.
TEST_P(SheetWords, WhatIsClosedStaysFree) {
  const Drawn sheet = drawn(*entry().game);
  std::size_t most = 0;
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    const record::Record record =
        play_game(*entry().game, {.players = 1}, tests::kStyles.front(), seed);
    game::Position position = record::start(record.header());
    std::set<std::string> closed;
    for (const record::Event event : record.events()) {
      record::apply(*entry().game, position, event);
      const SeatState& seat = game::as<clever::State>(position).seat[0];
      for (const std::string& id : closed_of(*entry().sheet, seat)) {
        ASSERT_TRUE(sheet.fields.contains(id)) << id;
        closed.insert(id);
      }
      for (const MarkedField& mark : marks_of(*entry().sheet, seat))
        ASSERT_FALSE(closed.contains(mark.field)) << mark.field;
    }
    most = std::max(most, closed.size());
  }
  // Only Clever hoch Drei lets fields be skipped (H6.2).
  EXPECT_EQ(most > 0, entry().game->id == "clever-hoch-drei") << most;
}

/// What a move is said to write is what then stands there.
TEST_P(SheetWords, MovesWriteWhatTheySay) {
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    tests::Autoplay game(*entry().game, {.players = 2}, tests::Style::greedy, seed);
    while (!game.over()) {
      const record::Event event = game.next();
      if (!event.chance()) {
        const clever::Verb verb = clever::verb_of(event.move());
        const bool marks = verb == clever::Verb::take || verb == clever::Verb::plus ||
                           verb == clever::Verb::bonus || verb == clever::Verb::cross;
        const SeatState& before = game::as<clever::State>(game.position()).seat[event.seat];
        const unsigned area = clever::area_of(event.move());
        const unsigned place = clever::place_of(event.move());
        const MarkedField wanted = {
            field_id(*entry().sheet, area, field_of(*entry().sheet, before, area, place)),
            written_by(*entry().sheet, before, area, place)};
        game.play(event);
        if (!marks) continue;
        const auto now =
            marks_of(*entry().sheet, game::as<clever::State>(game.position()).seat[event.seat]);
        // A bonus that follows may cross the circle at once.
        const MarkedField crossed = {wanted.field, wanted.text == "o" ? "x" : wanted.text};
        ASSERT_TRUE(std::find(now.begin(), now.end(), wanted) != now.end() ||
                    std::find(now.begin(), now.end(), crossed) != now.end())
            << wanted.field << " " << wanted.text;
      } else {
        game.play(event);
      }
    }
  }
}

INSTANTIATE_TEST_SUITE_P(CleverGames, SheetWords, testing::ValuesIn(clever_games()));

}  // namespace
}  // namespace foxtray::view
