// What a move does, in English.
#include "coach/reason.h"

namespace foxtray::coach {
namespace {

using Texts = std::vector<std::string>;

/// `a fox`, `an extra die`, `2 foxes`
std::string some(const std::string& number, const std::string& one, const std::string& many) {
  if (number != "1") return number + " " + many;
  return (std::string("aeiouA").find(one[0]) == std::string::npos ? "a " : "an ") + one;
}

std::string points(const std::string& number) {
  return number + (number == "1" || number == "-1" ? " point" : " points");
}

struct ActionName {
  std::string one;
  std::string many;
};

ActionName name_of(const std::string& action) {
  if (action == "reroll") return {"re-roll", "re-rolls"};
  if (action == "extra_die") return {"extra die", "extra dice"};
  if (action == "return") return {"Return", "Returns"};
  return {"Any-number space", "Any-number spaces"};
}

std::string actions(const std::string& action, const std::string& number) {
  const ActionName name = name_of(action);
  return some(number, name.one, name.many);
}

std::string spends(const std::string& action, const std::string& left) {
  const ActionName name = name_of(action);
  return left == "1" ? "spends the last " + name.one : "spends 1 of " + left + " " + name.many;
}

/// All of them but the first few, each after a blank.
std::string listed(const Texts& texts, std::size_t first) {
  std::string text;
  for (std::size_t i = first; i < texts.size(); ++i) text += " " + texts[i];
  return text;
}

std::string in_words(const Effect& effect) {
  const Texts& o = effect.operands;
  switch (effect.does) {
    case Does::earns_points:
      return points(o[0]) + " in " + o[1];
    case Does::marks:
      return "a mark in " + o[0];
    case Does::earns_foxes:
      return some(o[0], "fox", "foxes");
    case Does::foxes_earn:
      return points(o[0]) + " by foxes";
    case Does::earns_action:
      return actions(o[0], o[1]);
    case Does::earns_bonus:
      return o[0] + " to place";
    case Does::spends:
      return spends(o[0], o[1]);
    case Does::marks_nothing:
      return "marks nothing";
    case Does::keeps_rest:
      return "keeps what is left";
    case Does::sends:
      return "sends" + (o.empty() ? " nothing" : listed(o, 0)) + " to the platter";
    case Does::sets_dice:
      return "puts these two dice before anybody predicts";
    case Does::predicts:
      return "exactly " + o[1] + " " + o[2] + " would be worth " + points(o[0]);
    case Does::takes_back:
      return "takes back " + points(o[0]) + " of penalty";
    case Does::names_colour:
      return "Ws count for " + o[0];
    case Does::names_own_colour:
      return "Ws count for " + o[0] + ", the own colour";
    case Does::rolls_again:
      return "keeps" + (o.size() == 1 ? " nothing" : listed(o, 1)) + ", rolls " +
             some(o[0], "die", "dice") + " again";
    case Does::waits:
      return "stays in for another roll";
    case Does::misses:
      return o[0] + " of " + o[1] + " " + o[2] + " lie: " + points(o[3]);
    case Does::hits:
      return o[0] + " of " + o[0] + " " + o[1] + " lie: a cross";
    case Does::hits_doubled:
      return o[0] + " of " + o[0] + " " + o[1] + " lie: a cross, doubled";
    case Does::counts_jesters:
      return "a cross for " + some(o[0], "jester", "jesters") + " instead of the prediction";
    case Does::strikes_nothing:
      return "strikes nothing";
  }
  return {};
}

}  // namespace

std::string in_words(const std::vector<Effect>& effects) {
  std::string text;
  for (const Effect& effect : effects) {
    if (!text.empty()) text += effect.does <= Does::earns_bonus ? ", " : "; ";
    text += in_words(effect);
  }
  return text;
}

}  // namespace foxtray::coach
