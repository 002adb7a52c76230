// Why a die or a field that somebody points at cannot be used, with the numbers that matter.
#include "view/pointing.h"

#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <set>

#include "autoplay.h"
#include "drawing/drawing.h"
#include "view/view.h"

namespace foxtray::view {
namespace {

/// The table of a game for one after these events.
std::string table(std::string_view game, std::string_view events, std::string_view options = {}) {
  const Answer start = begin({game, 1, options, {}, {}});
  EXPECT_EQ(start.status, Status::fine) << start.text;
  return start.text + std::string(events);
}

/// The answer as `reason: sentence`.
std::string told(const std::string& record, std::string_view text) {
  const Answer answer = why(record, 0, text);
  EXPECT_EQ(answer.status, Status::fine) << answer.text;
  const boost::json::value reason = boost::json::parse(answer.text);
  return std::string(reason.at("reason").as_string()) + ": " +
         std::string(reason.at("sentence").as_string());
}

TEST(Pointing, AtWhatIsLegalOrIsNotThere) {
  const std::string record =
      table("ganz-schon-clever", "roll w1 y3 b5 g2 o6 p4\n1 take p4 p4\nroll o6 b5\n");
  EXPECT_EQ(told(record, "field o:0"), "legal: this may be done now");
  EXPECT_EQ(told(record, "die b field b:5"), "legal: this may be done now");
  EXPECT_EQ(told(record, "die y"), "die_not_rolled: the yellow die was not rolled just now");
  EXPECT_EQ(told(record, "field p:0"), "filled: this field is filled already");
  EXPECT_EQ(told(record, "field y:3"), "filled: this field is filled already");
  EXPECT_EQ(told(record, "field y:16"), "unknown_place: no such place on this sheet");
  EXPECT_EQ(told(record, "die s"), "unknown_die: no such die in this game");
  EXPECT_EQ(told(record, "die o field b:1").substr(0, 12), "other_colour");
}

/// A field of an area whose dice are both gone.
TEST(Pointing, AtAnAreaWithoutDice) {
  const std::string record =
      table("ganz-schon-clever", "roll w1 y3 b5 g2 o6 p4\n1 take p4 p4\nroll o6 b5\n");
  EXPECT_EQ(told(record, "field y:0"),
            "other_dice: only the yellow and the white die go there, and neither can be chosen "
            "now");
}

/// G2.2, G3.2: a field shows its number.
TEST(Pointing, GridsSayTheNumberOfTheField) {
  const std::string record = table("ganz-schon-clever", "roll w4 y2 b1 g6 o6 p6\n");
  EXPECT_EQ(told(record, "die y field y:0"),
            "other_number: the yellow die shows 2, and this field needs 3");
  EXPECT_EQ(told(record, "field y:0"),
            "needs: this field needs 3, and no die that can be chosen shows that");
  EXPECT_EQ(told(record, "die w field b:5"),
            "other_sum: blue and white make 5, and this field needs 6");
  EXPECT_EQ(told(record, "field b:5"), "other_sum: blue and white make 5, and this field needs 6");
  const std::string silver = table("doppelt-so-clever", "roll w4 s2 y2 b1 g6 p6\n");
  EXPECT_EQ(told(silver, "die s field s:2"),
            "other_number: the silver die shows 2, and this field needs 3");
  EXPECT_EQ(told(silver, "die y field y:1"),
            "other_number: the yellow die shows 2, and this field needs 3");
}

/// Only one of the two dice of an area can be chosen: it is told of that one.
TEST(Pointing, AFieldNamesTheOnlyDieThatCouldGoThere) {
  const std::string record =
      table("ganz-schon-clever", "roll w1 y4 b1 g1 o2 p6\n1 take o2 o2\nroll y4 p6\n");
  EXPECT_EQ(told(record, "field y:0"),
            "other_number: the yellow die shows 4, and this field needs 3");
}

/// G4.2: green asks for at least a number.
TEST(Pointing, ThresholdsSayWhatTheyAskFor) {
  const std::string record =
      table("ganz-schon-clever", "roll w6 y6 b6 g6 o6 p6\n1 take g6 g6\nroll w1 y6 b6 o6 p6\n");
  EXPECT_EQ(told(record, "die w field g:1"),
            "too_low: the white die shows 1, and this field needs at least 2");
  EXPECT_EQ(told(record, "field g:1"),
            "too_low: the white die shows 1, and this field needs at least 2");
  EXPECT_EQ(told(record, "field g:3"),
            "not_next: green is filled in order, and field 2 comes next");
}

/// G4.4: purple rises.
TEST(Pointing, RisingRowsSayWhatIsToBeat) {
  const std::string record =
      table("ganz-schon-clever", "roll w4 y6 b6 g6 o6 p6\n1 take w4 p4\nroll y6 b6 g6 o6 p3\n");
  EXPECT_EQ(told(record, "die p field p:1"), "not_higher: purple must beat 4, and the die shows 3");
  EXPECT_EQ(told(record, "die p"), "not_higher: purple must beat 4, and the die shows 3");
  const std::string both =
      table("ganz-schon-clever",
            "roll w6 y6 b6 g6 o6 p5\n1 take p5 p5\nroll w6 y6 b6 g6 o6\n1 reroll\n"
            "roll w2 y6 b6 g6 o6\n");
  EXPECT_EQ(told(both, "field p:1"), "not_higher: purple must beat 5, and the die shows 2");
}

/// D6.1: blue falls.
TEST(Pointing, FallingRowsSayTheHighestNumber) {
  const std::string record =
      table("doppelt-so-clever", "roll w4 s6 y6 b3 g6 p6\n1 take b3 b7\nroll w6 s6 y6 g6 p6\n");
  EXPECT_EQ(told(record, "die w field b:1"),
            "too_high: blue and white make 9, and blue takes at most 7 now");
}

/// H6.2: brown shows numbers, and what was passed over is gone.
TEST(Pointing, SkippingRows) {
  const std::string record =
      table("clever-hoch-drei", "roll w4 y6 t6 b6 n4 p4\n1 take n4 n7\nroll w3 y6 t6 b6 p4\n");
  EXPECT_EQ(told(record, "field n:2"),
            "passed: in brown only fields right of the last cross are open");
  EXPECT_EQ(told(record, "die w field n:10"),
            "other_number: the white die shows 3, and this field needs 6");
  EXPECT_EQ(told(record, "die w field n:11"), "legal: this may be done now");
}

/// H5.3 to H5.5
TEST(Pointing, SidesSayTheNextNumber) {
  const std::string start = table("clever-hoch-drei", "roll w4 y6 t6 b6 n6 p6\n");
  EXPECT_EQ(told(start, "die b field b:5"),
            "other_sum: blue and white make 10, and this field needs 6");
  EXPECT_EQ(told(start, "field b:7"), "other_sum: blue and white make 10, and this field needs 8");
  EXPECT_EQ(told(start, "field b:0"), "not_next: blue is filled in order, and field 6 comes next");
  EXPECT_EQ(told(start, "field b:6"), "filled: this field is filled already");
  EXPECT_EQ(told(start, "die b"),
            "sum_nowhere: blue and white make 10, and no open field takes that");
  const std::string begun =
      table("clever-hoch-drei", "roll w4 y6 t6 b4 n6 p6\n1 take w4 br8\nroll y6 t6 b6 n6 p6\n");
  EXPECT_EQ(told(begun, "die b field b:8"),
            "sum_or_seven: blue and white make 10, and this field needs 9 or 7");
}

/// H3.2 to H3.4
TEST(Pointing, LanesSayTheRow) {
  const std::string rolled = table("clever-hoch-drei", "roll w4 y5 t6 b6 n6 p6\n");
  EXPECT_EQ(told(rolled, "die y field y:10"), "other_row: in yellow this die goes into row 1");
  EXPECT_EQ(told(rolled, "field y:10"), "other_row: in yellow this die goes into row 1");
  EXPECT_EQ(told(rolled, "die y field y:5"),
            "other_number: the yellow die shows 5, and this field needs 6");
  const std::string served = table("clever-hoch-drei",
                                   "roll w6 y6 t6 b6 n6 p6\n1 pass\nroll w6 y6 t6 b6 n6 p6\n"
                                   "1 pass\nroll w6 y6 t6 b6 n6 p6\n1 pass\n"
                                   "serve y1 t1 n1 / w6 b6 p6\n");
  EXPECT_EQ(told(served, "die y field y:0"),
            "grey_only: in yellow this die goes onto grey fields only");
}

/// Whether the numbers that are told are a reason at all.
bool tells_why(const Reason& reason) {
  const auto& [first, second, third] = reason.operands;
  if (reason.name == "other_number" || reason.name == "other_sum") return second != third;
  if (reason.name == "sum_or_seven") return second != third && second != 7;
  if (reason.name == "too_low") return second < third;
  if (reason.name == "not_higher") return third <= second;
  if (reason.name == "too_high") return third > second;
  return reason.name != "number_elsewhere";
}

std::vector<std::size_t> clever_games() {
  std::vector<std::size_t> numbers;
  for (std::size_t i = 0; i < catalog::games().size(); ++i)
    if (catalog::games()[i].sheet != nullptr) numbers.push_back(i);
  return numbers;
}

class PointingAnywhere : public testing::TestWithParam<std::size_t> {};

/// Every die and every field at every position of some games.
TEST_P(PointingAnywhere, HasAReasonThatIsOne) {
  const catalog::Entry& entry = catalog::games()[GetParam()];
  const drawing::Drawing sheet = drawing::draw(*entry.game, drawing::Form::wide);
  std::set<std::string_view> seen;
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    tests::Autoplay game(*entry.game, {.players = 2}, tests::Style::random, seed);
    while (!game.over()) {
      const record::Event event = game.next();
      if (!event.chance()) {
        const auto check = [&](char die, std::string_view field) {
          const auto reason =
              reason_of_pointing(*entry.game, game.position(), event.seat, {die, field});
          if (!reason) return;
          seen.insert(reason->name);
          EXPECT_TRUE(tells_why(*reason)) << reason->name << " at " << die << " " << field;
        };
        for (const char die : entry.sheet->print.dice) check(die, {});
        for (const auto& field : sheet.fields) {
          check(0, field.id);
          check(entry.sheet->print.dice[static_cast<unsigned>(field.area) + 1], field.id);
          check('w', field.id);
        }
      }
      game.play(event);
      if (HasFailure()) return;
    }
  }
  EXPECT_GT(seen.size(), 10U);
}

INSTANTIATE_TEST_SUITE_P(CleverGames, PointingAnywhere, testing::ValuesIn(clever_games()));

}  // namespace
}  // namespace foxtray::view
