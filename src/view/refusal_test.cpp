// What is refused has a name that the catalogue lists, so that a client can say it in any language.
#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <set>

#include "clever_players/brain.h"
#include "view/view.h"

namespace foxtray::view {
namespace {

using boost::json::array;
using boost::json::value;

const std::string kClever = "foxtray 1\ngame ganz-schon-clever\nplayers 2\n---\n";
const std::string kRolled = kClever + "roll w4 y3 b5 g2 o6 p1\n";

value told(const Answer& answer) {
  EXPECT_NE(answer.status, Status::fine) << answer.text;
  value refusal = boost::json::parse(answer.refusal);
  EXPECT_EQ(refusal.at("sentence").as_string(), answer.text);
  return refusal;
}

TEST(Refusal, OfARecordHasLineOperandsAndWhatIsLegal) {
  const value refusal = told(look("foxtray 1\ngame wizard-dice\nplayers 7\n---\n", kAllEvents, 0));
  EXPECT_EQ(refusal.at("reason").as_string(), "no_number_of_players");
  EXPECT_EQ(refusal.at("line").as_int64(), 3);
  EXPECT_EQ(refusal.at("operands"), (array{"7"}));
  EXPECT_EQ(refusal.at("legal").as_array().front().as_string(), "players 1");
  EXPECT_FALSE(refusal.as_object().contains("because"));
}

TEST(Refusal, OfAMoveSaysWhatTheRulesSay) {
  for (const value& refusal : {told(look(kRolled + "1 take y4 y34\n", kAllEvents, 0)),
                               told(move(kRolled, 0, "take y4 y34"))}) {
    EXPECT_EQ(refusal.at("reason").as_string(), "illegal_move");
    EXPECT_EQ(refusal.at("operands"), (array{"take y4 y34"}));
    EXPECT_EQ(refusal.at("game").as_string(), "ganz-schon-clever");
    EXPECT_EQ(refusal.at_pointer("/because/reason").as_string(), "other_face");
    EXPECT_EQ(refusal.at_pointer("/because/operands"), (array{1, 3, 4}));
    EXPECT_EQ(refusal.at_pointer("/because/sentence").as_string(), "the yellow die shows 3, not 4");
  }
}

TEST(Refusal, OfASetupHasNoLine) {
  const value refusal = told(begin({"chess", 2, {}, {}, {}}));
  EXPECT_EQ(refusal.at("reason").as_string(), "unknown_game");
  EXPECT_FALSE(refusal.as_object().contains("line"));
}

Answer given_twice(std::string_view game) {
  take_weights(game, clever_players::built_in_weights(game));
  return take_weights(game, clever_players::built_in_weights(game));
}

/// Calls that are refused, each for a cause of its own.
std::vector<std::pair<Answer, std::string_view>> refused_calls() {
  const std::string seeded = "foxtray 1\ngame ganz-schon-clever\nplayers 2\nseed zz\n---\n";
  const std::byte nothing{};
  return {
      {move(kRolled, 1, "pass"), "not_your_turn"},
      {move(kClever, 0, "pass"), "dice_first"},
      {move(kRolled, 0, "pass"), "illegal_move"},
      {roll(kRolled, "roll w1"), "no_dice_now"},
      {roll(kClever, "roll w1"), "other_throw"},
      {undo(kClever, 0, false), "nothing_to_undo"},
      {look(kClever, 1, 0), "no_such_thing"},
      {look(kClever, kAllEvents, 2), "no_such_thing"},
      {think(kRolled, 0, "nobody", 1), "no_such_thing"},
      {drawing("chess", "wide"), "no_such_thing"},
      {drawing("wizard-dice", "round"), "no_such_thing"},
      {sheet("wizard-dice", "a5"), "no_such_thing"},
      {begin({"wizard-dice", 2, {}, "A#", {}}), "odd_characters"},
      {begin({"wizard-dice", 2, {}, {}, "zz"}), "bad_seed"},
      {roll(seeded, ""), "bad_seed"},
      {roll(kClever, ""), "no_seed"},
      {take_weights("ganz-schon-clever", {&nothing, 1}), "wrong_weights"},
      {given_twice("ganz-schon-clever"), "weights_in_use"},
      {hint(kRolled, 0, "random"), "cannot_weigh"},
      {verdict(kRolled, 0, "pass", "strong"), "illegal_move"},
      {verdict(kRolled, 0, "pass", "random"), "cannot_weigh"},
  };
}

std::set<std::string> names_in(std::string_view list) {
  const value all = boost::json::parse(catalog("1").text);
  std::set<std::string> names;
  for (const value& name : all.at("reasons").at(list).as_array()) names.emplace(name.as_string());
  return names;
}

TEST(Refusal, IsListedInTheCatalogue) {
  const std::set<std::string> names = names_in("refusals");
  for (const auto& [answer, reason] : refused_calls()) {
    EXPECT_EQ(told(answer).at("reason").as_string(), reason) << answer.text;
    EXPECT_TRUE(names.contains(std::string(reason))) << reason;
  }
}

TEST(Catalogue, NamesAllReasons) {
  EXPECT_TRUE(names_in("clever").contains("place_not_open"));
  EXPECT_TRUE(names_in("clever").contains("not_higher"));
  EXPECT_TRUE(names_in("wizard").contains("jesters_stay"));
  EXPECT_TRUE(names_in("wizard").contains("dice_first"));
  EXPECT_TRUE(names_in("refusals").contains("illegal_move"));
  EXPECT_TRUE(names_in("effects").contains("earns_points"));
}

TEST(Hint, SaysWhatAMoveDoes) {
  const std::string roll =
      "foxtray 1\ngame ganz-schon-clever\nplayers 1\n---\nroll w1 y1 b2 g3 o6 p6\n";
  const value hints = boost::json::parse(hint(roll, 0, "strong").text);
  const std::set<std::string> names = names_in("effects");
  bool found = false;
  for (const value& move : hints.at("moves").as_array()) {
    for (const value& effect : move.at("effects").as_array())
      EXPECT_TRUE(names.contains(std::string(effect.at("effect").as_string())));
    if (move.at("text").as_string() != "take o6 o6") continue;
    found = true;
    EXPECT_EQ(move.at("effects"),
              boost::json::parse(R"([{"effect": "earns_points", "operands": ["6", "orange"]},
                {"effect": "sends", "operands": ["w1", "y1", "b2", "g3"]}])"));
    EXPECT_EQ(move.at("reason").as_string(),
              "6 points in orange; sends w1 y1 b2 g3 to the platter");
  }
  EXPECT_TRUE(found);
}

}  // namespace
}  // namespace foxtray::view
