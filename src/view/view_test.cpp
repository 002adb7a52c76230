// The views from outside: records in, answers out.
#include "view/view.h"

#include <gtest/gtest.h>

#include <boost/json.hpp>

#include "autoplay.h"
#include "clever_players/brain.h"
#include "record/reader.h"
#include "table/table.h"

namespace foxtray::view {
namespace {

using boost::json::array;
using boost::json::object;
using boost::json::value;

constexpr const char* kSeed = "0123abcd";

struct Extras {
  std::string_view options{};
  std::string_view names{};
  std::string_view seed{};
};

Beginning of(std::string_view game, int players = 1, const Extras& extras = {}) {
  return {game, players, extras.options, extras.names, extras.seed};
}

std::string fine(const Answer& answer) {
  EXPECT_EQ(answer.status, Status::fine) << answer.text;
  return answer.text;
}

value told(const Answer& answer) { return boost::json::parse(fine(answer)); }

std::string record_of(std::string_view game, int players, std::string_view events,
                      std::string_view options = {}) {
  std::string text = fine(begin(of(game, players, {.options = options})));
  return text.append(events);
}

value look_at(const std::string& record, int seat) { return told(look(record, kAllEvents, seat)); }

/// The move of a look with that text.
value move_of(const value& look, std::string_view text) {
  for (const value& move : look.at("moves").as_array())
    if (move.at("text").as_string() == text) return move;
  ADD_FAILURE() << text << " is not legal";
  return {};
}

std::vector<std::string> texts(const value& list) {
  std::vector<std::string> result;
  for (const value& text : list.as_array()) result.emplace_back(text.as_string());
  return result;
}

using Texts = std::vector<std::string>;

// --- Beginning and acting ---------------------------------------------------------------------

TEST(Begin, MakesARecord) {
  EXPECT_EQ(fine(begin(of(
                "wizard-dice", 3,
                {.options = "cards=on target=9", .names = "Anna\n\nTom \"T\"", .seed = "00ff"}))),
            "foxtray 1\ngame wizard-dice\nplayers 3\noption cards=on\nname 1 Anna\n"
            "name 3 Tom \"T\"\nseed 00ff\n---\n");
}

TEST(Begin, RefusesWhatIsNoGame) {
  for (const Beginning& wrong : std::vector<Beginning>{
           of("chess"),
           of(""),
           of("ganz-schon-clever\nplayers 1"),
           of("ganz-schon-clever", 0),
           of("ganz-schon-clever", 5),
           of("wizard-dice", 1),
           of("ganz-schon-clever", 1, {.options = "cards=on"}),
           of("ganz-schon-clever", 1, {.options = "decline"}),
           of("ganz-schon-clever", 1, {.names = "a\nb"}),
           of("ganz-schon-clever", 1, {.names = "a # b"}),
           of("ganz-schon-clever", 1, {.seed = "xyz"}),
           of("ganz-schon-clever", 1, {.seed = "00\n---"}),
           of("ganz-schon-clever", 1, {.names = "\xff"}),
       }) {
    const Answer answer = begin(wrong);
    EXPECT_EQ(answer.status, Status::bad_setup) << answer.text;
    EXPECT_FALSE(answer.text.empty());
  }
}

TEST(Acts, AGameIsPlayedToItsResult) {
  for (const catalog::Entry& entry : catalog::games()) {
    std::string record = fine(begin(of(entry.game->id, entry.game->min_players, {.seed = kSeed})));
    for (;;) {
      const value now = look_at(record, 0);
      if (now.at("over").as_bool()) break;
      const array& actors = now.at("actors").as_array();
      if (actors.empty()) {
        record = fine(roll(record, {}));
        continue;
      }
      const int seat = static_cast<int>(actors[0].as_int64());
      record = fine(move(record, seat, fine(think(record, seat, "greedy", 7))));
    }
    record::Record reading;
    const auto fault = record::read(record, reading, {.verify_dice = true});
    EXPECT_FALSE(fault) << fault->text();
    EXPECT_TRUE(reading.actors().over());
    const value end = look_at(record, 0);
    EXPECT_FALSE(end.at("winners").as_array().empty());
    EXPECT_EQ(end.at("places").as_array().size(), entry.game->min_players);
    for (const value& winner : end.at("winners").as_array())
      EXPECT_EQ(end.at("places").at(static_cast<std::size_t>(winner.as_int64())), 1);
    EXPECT_FALSE(look_at(record_of(entry.game->id, entry.game->min_players, ""), 0)
                     .as_object()
                     .contains("places"));
  }
}

TEST(Acts, ARefusalSaysWhy) {
  const std::string record = record_of("ganz-schon-clever", 2, "");
  EXPECT_EQ(move(record, 0, "pass").status, Status::not_asked);
  EXPECT_EQ(move(record, 2, "pass").status, Status::no_such_seat);
  EXPECT_EQ(move(record, -1, "pass").status, Status::no_such_seat);
  EXPECT_EQ(move("foxtray 2", 0, "pass").status, Status::bad_record);
  EXPECT_EQ(roll(record, {}).status, Status::no_seed);
  EXPECT_EQ(roll(record, "roll w7").status, Status::not_legal);
  const std::string rolled = fine(roll(record, "roll w1 y1 b1 g1 o1 p1"));
  EXPECT_EQ(roll(rolled, "roll w1").status, Status::not_asked);
  EXPECT_EQ(move(rolled, 1, "pass").status, Status::not_asked);
  EXPECT_EQ(move(rolled, 0, "take y1 y11").status, Status::not_legal);
  EXPECT_EQ(move(rolled, 0, "take y1 y11\n1 take y1 y22").status, Status::not_legal);
  EXPECT_EQ(think(rolled, 0, "nobody", 1).status, Status::no_such_player);
  EXPECT_EQ(think(rolled, 1, "greedy", 1).status, Status::not_asked);
  EXPECT_EQ(hint(rolled, 0, "greedy").status, Status::no_such_player);
  EXPECT_EQ(look(rolled, 2, 0).status, Status::no_such_event);
  EXPECT_EQ(look(rolled, 1, 2).status, Status::no_such_seat);
  EXPECT_EQ(odds(rolled, 3).status, Status::no_such_seat);
  EXPECT_EQ(drawing("chess", "wide").status, Status::no_such_game);
  EXPECT_EQ(drawing("wizard-dice", "round").status, Status::bad_setup);
  EXPECT_EQ(sheet("wizard-dice", "a5").status, Status::bad_setup);
}

TEST(Acts, UndoGoesBack) {
  const std::string start = record_of("ganz-schon-clever", 1, "");
  const std::string rolled = fine(roll(start, "roll w1 y3 b1 g1 o6 p5"));
  const std::string taken = fine(move(rolled, 0, "take y3 y11"));
  EXPECT_EQ(fine(undo(taken, 0, false)), rolled);
  EXPECT_EQ(undo(rolled, 0, false).status, Status::not_legal);
  EXPECT_EQ(fine(undo(rolled, 0, true)), start);
}

TEST(Weights, AreCheckedAndKept) {
  const std::array<std::byte, 3> nonsense{};
  EXPECT_EQ(take_weights("ganz-schon-clever", nonsense).status, Status::no_weights);
  EXPECT_EQ(take_weights("wizard-dice", nonsense).status, Status::no_weights);
  EXPECT_EQ(take_weights("chess", nonsense).status, Status::no_such_game);
  const auto mine = clever_players::built_in_weights("clever-hoch-drei");
  EXPECT_EQ(take_weights("ganz-schon-clever", mine).status, Status::no_weights);
  take_weights("clever-hoch-drei", mine);  // or it has some already
  EXPECT_EQ(take_weights("clever-hoch-drei", mine).status, Status::weights_in_use);
  const Answer again = take_weights("clever-hoch-drei", mine);
  EXPECT_NE(again.text.find("has weights already"), std::string::npos) << again.text;
}

// --- Looks ------------------------------------------------------------------------------------

TEST(Look, TellsTheTableAndTheDice) {
  const std::string record = record_of("ganz-schon-clever", 2, "", "decline=free");
  const value before = look_at(record, 0);
  EXPECT_EQ(before.at("chance").as_string(), "roll w y b g o p");
  EXPECT_TRUE(before.at("last").is_null());
  EXPECT_TRUE(before.at("seed").is_null());
  EXPECT_EQ(before.at("options").at("decline").as_string(), "free");
  EXPECT_EQ(before.at("options").at("solo-fallback").as_string(), "on");
  EXPECT_EQ(before.at_pointer("/clever/dice/1/face").as_int64(), 0);
  EXPECT_FALSE(before.at_pointer("/clever/rolled").as_bool());

  const value rolled = look_at(record + "roll w1 y3 b2 g1 o6 p5\n", 0);
  EXPECT_TRUE(rolled.at_pointer("/clever/rolled").as_bool());
  EXPECT_EQ(rolled.at_pointer("/clever/dice/1/face").as_int64(), 3);
  EXPECT_EQ(rolled.at_pointer("/clever/dice/1/where").as_string(), "pool");
  EXPECT_EQ(rolled.at_pointer("/clever/seats/0/stage").as_string(), "choose");
  EXPECT_EQ(rolled.at_pointer("/clever/seats/1/stage").as_string(), "idle");
  EXPECT_TRUE(rolled.at("last").at("seat").is_null());

  const value taken = look_at(record + "roll w1 y3 b2 g1 o6 p5\n1 take y3 y11\n", 1);
  EXPECT_EQ(taken.at("last"), value({{"seat", 0}, {"text", "take y3 y11"}}));
  EXPECT_EQ(taken.at("seat").as_int64(), 1);
  EXPECT_TRUE(taken.at("moves").as_array().empty());
  const array& dice = taken.at_pointer("/clever/dice").as_array();
  EXPECT_EQ(dice[1].at("where").as_string(), "field");
  EXPECT_EQ(dice[1].at("field").as_int64(), 0);
  for (const std::size_t lower : {0U, 2U, 3U})
    EXPECT_EQ(dice[lower].at("where").as_string(), "platter");
  for (const std::size_t left : {4U, 5U}) EXPECT_EQ(dice[left].at("where").as_string(), "pool");
  EXPECT_EQ(taken.at_pointer("/clever/seats/0/marks"), value({{"y:0", "x"}}));
  EXPECT_EQ(taken.at_pointer("/clever/seats/0/paid"), (array{"n/0"}));
}

TEST(Look, EarlierEventsAreAsTheyWere) {
  const std::string record =
      record_of("ganz-schon-clever", 1, "roll w1 y3 b2 g1 o6 p5\n1 take y3 y11\n");
  const value earlier = told(look(record, 1, 0));
  EXPECT_EQ(earlier.at("events").as_int64(), 1);
  EXPECT_EQ(earlier.at("total").as_int64(), 2);
  EXPECT_FALSE(earlier.at("moves").as_array().empty());
}

/// Blue's 12 completes a column and then a row; the bonuses place themselves or wait.
TEST(Look, AMoveTellsWhatItEarns) {
  const std::string record = record_of("ganz-schon-clever", 1, "roll w4 y1 b4 g1 o3 p1\n");
  const value look = look_at(record, 0);
  const value take = move_of(look, "take o3 o3");
  EXPECT_EQ(take.at("die").as_string(), "o");
  EXPECT_EQ(take.at("face").as_int64(), 3);
  EXPECT_EQ(take.at("field").as_string(), "o:0");
  EXPECT_EQ(take.at("writes").as_string(), "3");
  EXPECT_EQ(take.at("earns").at("points").as_int64(), 3);
  EXPECT_EQ(take.at("earns").at("areas"), (array{0, 0, 0, 3, 0}));
  EXPECT_EQ(texts(take.at("platter")), (Texts{"y", "g", "p"}));
  const value blue = move_of(look, "take w4 b8");
  EXPECT_EQ(blue.at("field").as_string(), "b:7");
  EXPECT_EQ(blue.at("writes").as_string(), "x");
  EXPECT_EQ(move_of(look, "take g1 g1").at("field").as_string(), "g:0");
  EXPECT_TRUE(texts(move_of(look, "take g1 g1").at("platter")).empty());
}

/// The whole record's look, move by move: `earns` is what then happens.
TEST(Look, EarningsComeTrue) {
  for (const std::size_t number : {0U, 1U, 2U}) {
    const game::Game& game = *catalog::games()[number].game;
    const record::Record record = tests::play_game(game, {.players = 2}, tests::Style::greedy, 11);
    const std::string text = record::text_of(record);
    for (std::size_t i = 0; i < record.events().size(); i += 3) {
      const record::Event event = record.events()[i];
      if (event.chance()) continue;
      const value before = told(look(text, i, event.seat));
      const value after = told(look(text, i + 1, event.seat));
      if (before.at_pointer("/clever/round") != after.at_pointer("/clever/round")) continue;
      const value move =
          move_of(before, table::say(game, record.position_after(i), event.seat, event.move()));
      if (!move.as_object().contains("earns")) continue;
      const auto part = [&](const value& at, const char* name) {
        return at.at("clever").at("seats").as_array()[event.seat].at(name);
      };
      EXPECT_EQ(move.at("earns").at("points").as_int64(),
                part(after, "total").as_int64() - part(before, "total").as_int64());
      const value fields = part(after, "marks");
      const value old_fields = part(before, "marks");
      std::size_t changed = 0;
      const object& old = old_fields.as_object();
      for (const auto& field : fields.as_object()) {
        if (!old.contains(field.key()) || old.at(field.key()) != field.value()) ++changed;
      }
      EXPECT_EQ(changed, move.at("earns").at("fields").as_array().size() + 1);
      EXPECT_EQ(
          part(after, "paid").as_array().size(),
          part(before, "paid").as_array().size() + move.at("earns").at("paid").as_array().size());
      EXPECT_EQ(part(after, "waiting"), move.at("earns").at("waiting"));
    }
  }
}

/// H6.2, H6.1: the last brown field leaves eleven others behind, and every bonus between them.
TEST(Look, AMoveTellsWhatItGivesUp) {
  const std::string record = record_of("clever-hoch-drei", 1, "roll w3 y6 t6 b6 n3 p6\n");
  const value far = move_of(look_at(record, 0), "take n3 n12").at("earns");
  EXPECT_EQ(far.at("points").as_int64(), 2);
  EXPECT_EQ(far.at("closes").as_array().size(), 11U);
  EXPECT_EQ(texts(far.at("loses")),
            (Texts{"n/g0", "n/g1", "n/g3", "n/g4", "n/g6", "n/g7", "n/g9", "n/g10"}));
  const value near = move_of(look_at(record, 0), "take n3 n3").at("earns");
  EXPECT_EQ(texts(near.at("closes")), (Texts{"n:0", "n:1"}));
  EXPECT_EQ(texts(near.at("loses")), (Texts{"n/g0", "n/g1"}));
  const value yellow = move_of(look_at(record, 0), "take w3 y13").at("earns");
  EXPECT_TRUE(yellow.at("closes").as_array().empty());
  EXPECT_TRUE(yellow.at("loses").as_array().empty());
}

/// G4.4 and D6.1: what may follow a number.
TEST(Look, AMoveTellsWhatMayFollow) {
  const value rising = look_at(record_of("ganz-schon-clever", 1, "roll w4 y6 b6 g6 o6 p6\n"), 0);
  EXPECT_EQ(move_of(rising, "take w4 p4").at("earns").at("next"), (array{5, 6}));
  EXPECT_TRUE(move_of(rising, "take p6 p6").at("earns").at("next").as_array().empty());
  EXPECT_TRUE(move_of(rising, "take g6 g6").at("earns").at("next").as_array().empty());
  const value falling = look_at(record_of("doppelt-so-clever", 1, "roll w1 s6 y6 b2 g6 p6\n"), 0);
  EXPECT_EQ(move_of(falling, "take b2 b3").at("earns").at("next"), (array{2, 3}));
  const value sides = look_at(record_of("clever-hoch-drei", 1, "roll w2 y6 t6 b4 n6 p6\n"), 0);
  EXPECT_TRUE(move_of(sides, "take b4 bl6").at("earns").at("next").as_array().empty());
}

/// H8.1 and D6.4: a bonus that is not taken is lost for good.
TEST(Look, AMoveTellsWhichBonusItGivesUp) {
  const std::string times = record_of("clever-hoch-drei", 1,
                                      "roll w4 y6 t6 b6 n6 p4\n1 take p4 p4h\n"
                                      "roll w4 y6 t6 b6 n6\n");
  const value take = look_at(times, 0);
  EXPECT_EQ(texts(move_of(take, "take w4 p4x").at("earns").at("loses")), (Texts{"p/f1"}));
  EXPECT_TRUE(move_of(take, "take w4 p4h").at("earns").at("loses").as_array().empty());
  const std::string low = record_of("doppelt-so-clever", 1,
                                    "roll w1 s6 y6 b6 g6 p2\n1 take w1 p1\n"
                                    "roll s6 y6 b6 g6 p2\n1 take p2 p2\nroll s6 y6 b6 g6\n"
                                    "1 pass\nserve w1 p1 s1 / y6 b6 g6\n");
  EXPECT_EQ(texts(move_of(look_at(low, 0), "take p1 p1").at("earns").at("loses")), (Texts{"p/f2"}));
}

TEST(Look, AnyNumbersNameTheirSpace) {
  const std::string record = record_of("clever-hoch-drei", 1, "", "");
  // The any-number space of round 3 shows 3.
  std::string text = record;
  for (int event = 0; event < 60; ++event) {
    const value now = look_at(text, 0);
    if (now.at_pointer("/clever/round").as_int64() == 3 && !now.at("moves").as_array().empty())
      break;
    if (!now.at("chance").is_null()) {
      const bool serve = now.at("chance").as_string() == "serve";
      std::string line = serve ? "serve w1 y1 t1 / b1 n1 p1" : "roll";
      if (!serve) {
        const std::string owed(now.at("chance").as_string());
        for (std::size_t at = 5; at < owed.size(); at += 2)
          line += std::string(" ") + owed[at] + "1";
      }
      text = fine(roll(text, line));
      continue;
    }
    const array& moves = now.at("moves").as_array();
    text = fine(move(text, 0, moves.back().at("text").as_string()));
  }
  const value now = look_at(text, 0);
  bool found = false;
  for (const value& move : now.at("moves").as_array()) {
    if (!move.as_object().contains("as")) continue;
    found = true;
    EXPECT_EQ(move.at("as").as_int64(), 3);
    EXPECT_EQ(move.at("spend").as_int64(), 0);
    EXPECT_NE(std::string(move.at("text").as_string()).find("1=3 "), std::string::npos);
  }
  EXPECT_TRUE(found) << boost::json::serialize(now);
}

TEST(Look, SecretsStaySecret) {
  const std::string record =
      record_of("wizard-dice", 3, "card secret\n1 predict g3\n2 predict r1\n", "cards=on");
  const value own = look_at(record, 1);
  EXPECT_EQ(own.at_pointer("/wizard/seats/1/prediction").as_string(), "r:0");
  EXPECT_FALSE(own.at_pointer("/wizard/seats/1/hidden").as_bool());
  EXPECT_EQ(own.at("last").at("text").as_string(), "predict r1");
  for (const int other : {0, 2, kNobody}) {
    const value seen = look_at(record, other);
    EXPECT_TRUE(seen.at_pointer("/wizard/seats/1/prediction").is_null());
    EXPECT_TRUE(seen.at_pointer("/wizard/seats/1/hidden").as_bool());
    EXPECT_FALSE(seen.at_pointer("/wizard/seats/2/hidden").as_bool());
    EXPECT_EQ(seen.at("last").at("text").as_string(), "predict");
    EXPECT_EQ(seen.at_pointer("/wizard/seats/0/prediction").as_string(), "g:2");
  }
  // Two records that differ in the secret only look the same to everybody else.
  const std::string twin =
      record_of("wizard-dice", 3, "card secret\n1 predict g3\n2 predict b5\n", "cards=on");
  EXPECT_EQ(fine(look(record, kAllEvents, 2)), fine(look(twin, kAllEvents, 2)));
  EXPECT_EQ(fine(look(record, kAllEvents, kNobody)), fine(look(twin, kAllEvents, kNobody)));
  EXPECT_EQ(fine(odds(record, 2)), fine(odds(twin, 2)));
  EXPECT_EQ(fine(hint(record, 2, "master")), fine(hint(twin, 2, "master")));
  EXPECT_EQ(fine(think(record, 2, "master", 1)), fine(think(twin, 2, "master", 1)));
  // When all have predicted they are shown.
  const value revealed = look_at(record + "3 predict r2\n", 0);
  EXPECT_EQ(revealed.at_pointer("/wizard/seats/1/prediction").as_string(), "r:0");
}

TEST(Look, WizardMovesNameTheirParts) {
  const std::string record = record_of("wizard-dice", 2,
                                       "1 predict g3\n2 predict b2\n1 wizard g\n"
                                       "roll g g r b b y j\n2 wait\n");
  const value look = look_at(record, 0);
  EXPECT_EQ(texts(look.at_pointer("/wizard/dice")), (Texts{"g", "g", "r", "b", "b", "y", "j"}));
  EXPECT_EQ(texts(move_of(look, "reroll r b").at("dice")), (Texts{"r", "b"}));
  EXPECT_TRUE(move_of(look, "stop").as_object().contains("earns"));
  const value first = look_at(record_of("wizard-dice", 2, ""), 0);
  EXPECT_EQ(move_of(first, "predict y5").at("field").as_string(), "y:4");
}

// --- Why not ----------------------------------------------------------------------------------

std::string reason(const std::string& record, std::string_view text, int seat = 0) {
  return std::string(told(why(record, seat, text)).at("reason").as_string());
}

TEST(Why, AnswersToMoves) {
  const std::string start = record_of("ganz-schon-clever", 2, "");
  EXPECT_EQ(reason(start, "die y"), "dice_first");
  const std::string record = start + "roll w1 y3 b5 g2 o6 p4\n1 take p4 p4\nroll o6 b5\n";
  EXPECT_EQ(reason(record, "die o", 1), "not_your_turn");
  EXPECT_EQ(reason(record, "die o"), "legal");
  EXPECT_EQ(reason(record, "take o6 o6"), "legal");
  EXPECT_EQ(reason(record, "take y3 y11"), "die_not_rolled");
  EXPECT_EQ(reason(record, "pass"), "must_choose");
  EXPECT_EQ(reason(record, "reroll"), "legal");
  EXPECT_EQ(reason(record, "die"), "unknown_move");
  EXPECT_EQ(reason(record, "die b field"), "unknown_move");
  EXPECT_EQ(reason(record, ""), "unknown_move");
}

TEST(Why, SpeaksOfWizardSheets) {
  const std::string record = record_of("wizard-dice", 2, "1 predict g3\n");
  EXPECT_EQ(reason(record, "field g:2", 1), "already_predicted");
  EXPECT_EQ(reason(record, "field g:1", 1), "legal");
  EXPECT_EQ(reason(record, "field j:1", 1), "not_asked");
  EXPECT_EQ(reason(record, "die g", 1), "dice_not_there");
  EXPECT_EQ(reason(record, "field x", 1), "unknown_field");
}

// --- Advice -----------------------------------------------------------------------------------

TEST(Hint, RanksTheLegalMoves) {
  const std::string record = record_of("ganz-schon-clever", 1, "roll w1 y3 b2 g1 o6 p5\n");
  const value hints = told(hint(record, 0, "strong"));
  const array& moves = hints.at("moves").as_array();
  ASSERT_EQ(moves.size(), look_at(record, 0).at("moves").as_array().size());
  EXPECT_FALSE(moves[0].as_object().contains("win"));
  EXPECT_EQ(moves[0].at("verdict").at("closeness"), "best");
  double last = 1e9;
  for (const value& move : moves) {
    const double points = move.at("points").to_number<double>();
    EXPECT_LE(points, last);
    EXPECT_EQ(move.at("verdict").at("unit"), "points");
    EXPECT_NEAR(move.at("verdict").at("loss").to_number<double>(),
                moves[0].at("points").to_number<double>() - points, 1e-8);
    last = points;
  }
}

TEST(Odds, AreOfARound) {
  EXPECT_EQ(fine(odds(record_of("ganz-schon-clever", 1, ""), 0)), "{}");
  EXPECT_EQ(fine(odds(record_of("wizard-dice", 2, "", "cards=on"), 0)), "{}");
  const value before = told(odds(record_of("wizard-dice", 2, ""), 0));
  EXPECT_EQ(before.at("alone").as_array().size(), 20U);
  EXPECT_FALSE(before.as_object().contains("seer"));
  const value after =
      told(odds(record_of("wizard-dice", 2,
                          "1 predict g3\n2 predict b2\n1 wizard g\nroll g g r b b y j\n2 wait\n"),
                0));
  EXPECT_GT(after.at("seer").to_number<double>(), 0);
  EXPECT_FALSE(after.at("reroll").as_array().empty());
}

TEST(Analyse, TellsEveryEventAndItsProgress) {
  const std::string record =
      record_of("ganz-schon-clever", 1, "roll w1 y3 b2 g1 o6 p5\n1 take y3 y11\n");
  std::size_t calls = 0;
  const value report = told(analyse(record, "strong", [&](std::size_t done, std::size_t all) {
    EXPECT_EQ(done, calls++);
    EXPECT_EQ(all, 2U);
  }));
  EXPECT_EQ(calls, 3U);
  EXPECT_EQ(report.at("events").as_array().size(), 2U);
  EXPECT_EQ(report.at("weighed_by").as_string(), "strong");
  EXPECT_EQ(analyse(record, "random", {}).status, Status::no_such_player);
}

TEST(Catalogue, ListsEverything) {
  const value all = told(catalog("1.2.3"));
  EXPECT_EQ(all.at("version").as_string(), "1.2.3");
  ASSERT_EQ(all.at("games").as_array().size(), 4U);
  EXPECT_EQ(all.at_pointer("/games/0/areas/2/letter").as_string(), "g");
  EXPECT_TRUE(all.at_pointer("/games/0/tracks/1").is_null());
  EXPECT_EQ(all.at_pointer("/games/1/tracks/1").as_string(), "return");
  EXPECT_EQ(all.at_pointer("/games/2/tracks/1").as_string(), "any_number");
  EXPECT_EQ(all.at_pointer("/games/3/family").as_string(), "wizard");
  EXPECT_EQ(all.at_pointer("/games/3/cards").as_array().size(), 8U);
}

}  // namespace
}  // namespace foxtray::view
