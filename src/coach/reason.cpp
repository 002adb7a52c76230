#include "coach/reason.h"

#include <cstdlib>
#include <vector>

#include "clever/moves.h"
#include "clever/score.h"
#include "wizard/moves.h"
#include "wizard/round.h"

namespace foxtray::coach {
namespace {

using game::Move;
using game::Position;
using game::Seat;

std::string joined(const std::vector<std::string>& words) {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : ", ") + word;
  return text;
}

/// `a fox`, `an extra die`, `2 foxes`
std::string some(int number, const std::string& one, const std::string& many) {
  if (number != 1) return std::to_string(number) + " " + many;
  return (std::string("aeiou").find(one[0]) == std::string::npos ? "a " : "an ") + one;
}

std::string points(int number) {
  return std::to_string(number) + (std::abs(number) == 1 ? " point" : " points");
}

// --- The Clever family
// ----------------------------------------------------------------------------

using clever::SeatState;
using clever::Sheet;
using clever::State;

struct Action {
  clever::Track track;
  std::string one;
  std::string many;
};

std::vector<Action> actions_of(const Sheet& sheet) {
  std::vector<Action> actions = {{clever::kReroll, "re-roll", "re-rolls"},
                                 {clever::kExtraDie, "extra die", "extra dice"}};
  if (sheet.print.has_return) actions.push_back({clever::kSecond, "Return", "Returns"});
  if (sheet.print.has_any_number) actions.push_back({clever::kSecond, "Any number", "Any numbers"});
  return actions;
}

void earned_points(const Sheet& sheet, const SeatState& before, const SeatState& after,
                   std::vector<std::string>& words) {
  const clever::Tally was = clever::tally(sheet, before);
  const clever::Tally is = clever::tally(sheet, after);
  for (std::size_t a = 0; a < clever::kAreas; ++a) {
    const std::string name(sheet.print.area[a].name);
    if (is.area[a] != was.area[a]) {
      words.push_back(points(is.area[a] - was.area[a]) + " in " + name);
    } else if (after.marks[a] != before.marks[a]) {
      words.push_back("a mark in " + name);
    }
  }
  if (is.foxes != was.foxes) words.push_back(some(is.foxes - was.foxes, "fox", "foxes"));
  if (is.fox_points != was.fox_points)
    words.push_back(points(is.fox_points - was.fox_points) + " by foxes");
}

/// What the round track gave, if the move ended a round: nothing that the move earned.
clever::Purse given(const Sheet& sheet, const State& before, const State& after) {
  if (after.round == before.round || after.phase == clever::Phase::over) return 0;
  return sheet.pay[static_cast<std::size_t>(sheet.print.round_bonus[after.round - 1U])];
}

void earned_bonuses(const Sheet& sheet, const SeatState& before, const SeatState& after,
                    std::vector<std::string>& words) {
  for (const Action& action : actions_of(sheet)) {
    const int more = static_cast<int>(clever::circled(after, action.track)) -
                     static_cast<int>(clever::circled(before, action.track));
    if (more > 0) words.push_back(some(more, action.one, action.many));
  }
  for (unsigned slot = 0; slot < clever::kWaiting; ++slot) {
    const unsigned was = clever::waiting_bonuses(before) >> 4 * slot & 15;
    const unsigned is = clever::waiting_bonuses(after) >> 4 * slot & 15;
    if (is > was) words.push_back(std::string(sheet.print.waiting[slot].name) + " to place");
  }
}

std::string spent(Move move) {
  if (clever::spend_of(move) != clever::Spend::nothing) return "spends an Any number";
  switch (clever::verb_of(move)) {
    case clever::Verb::plus:
      return "spends an extra die";
    case clever::Verb::give_back:
      return "spends a Return";
    case clever::Verb::reroll:
      return "spends a re-roll";
    case clever::Verb::pass:
      return "marks nothing";
    case clever::Verb::done:
      return "keeps what is left";
    case clever::Verb::take:
    case clever::Verb::cross:
    case clever::Verb::bonus:
      break;
  }
  return {};
}

/// The dice that a choice of the active player sends to the platter: those lower than it (C3.3).
std::string sent(const Sheet& sheet, const State& s, Seat seat, Move move) {
  if (s.seat[seat].stage != clever::Stage::choose || clever::verb_of(move) != clever::Verb::take)
    return {};
  std::string text;
  for (unsigned die = 0; die < clever::kDice; ++die) {
    const bool lower = (s.pool >> die & 1) != 0 && s.face[die] < s.face[clever::die_of(move)];
    if (!lower) continue;
    text += std::string(" ") + sheet.print.dice[die] + std::to_string(s.face[die]);
  }
  return text.empty() ? "sends nothing to the platter" : "sends" + text + " to the platter";
}

std::string clever_reason(const Sheet& sheet, const Position& before, const Position& after,
                          Seat seat, Move move) {
  const State& s = game::as<State>(before);
  std::vector<std::string> words;
  const State& then = game::as<State>(after);
  const SeatState& is = then.seat[seat];
  SeatState was = s.seat[seat];
  earned_points(sheet, was, is, words);
  was.purse += given(sheet, s, then);
  earned_bonuses(sheet, was, is, words);
  std::string text = joined(words);
  for (const std::string& more : {spent(move), sent(sheet, s, seat, move)})
    if (!more.empty()) text += (text.empty() ? "" : "; ") + more;
  return text;
}

// --- Wizard
// ---------------------------------------------------------------------------------------

std::string field_name(unsigned field) {
  return std::to_string(wizard::number_of(field)) + " " +
         std::string(wizard::kFaceNames[wizard::colour_of(field)]);
}

std::string scored(const wizard::State& s, const wizard::SeatState& me) {
  const int number = static_cast<int>(wizard::number_of(me.prediction));
  const int counting = wizard::count_for(s, wizard::colour_of(me.prediction));
  const std::string lie = std::to_string(counting) + " of " + field_name(me.prediction) + " lie";
  if (counting != number) return lie + ": " + points(-std::abs(counting - number));
  return lie + ": a cross" + (wizard::scores_double(s.card) ? ", doubled" : "");
}

std::string kept(const wizard::State& s, unsigned dice) {
  const wizard::Counts again = wizard::taken(s.count, dice);
  std::string text;
  int rolled = 0;
  for (std::size_t face = 0; face < wizard::kFaces; ++face) {
    rolled += again[face];
    for (int n = again[face]; n < s.count[face]; ++n)
      text += std::string(" ") + wizard::kFaceLetters[face];
  }
  return (text.empty() ? "keeps nothing" : "keeps" + text) + ", rolls " +
         some(rolled, "die", "dice") + " again";
}

std::string wizard_reason(const wizard::State& s, Seat seat, Move move) {
  const wizard::SeatState& me = s.seat[seat];
  const unsigned operand = wizard::operand_of(move);
  switch (wizard::verb_of(move)) {
    case wizard::Verb::set:
      return "puts these two dice before anybody predicts";
    case wizard::Verb::predict:
      return "exactly " + field_name(operand) + " would be worth " +
             points(static_cast<int>(wizard::number_of(operand)));
    case wizard::Verb::strike:
      return "takes back " + points(me.mark[operand] - wizard::kDifference) + " of penalty";
    case wizard::Verb::wizard:
      return "Ws count for " + std::string(wizard::kFaceNames[operand]) +
             (operand == wizard::colour_of(me.prediction) ? ", the own colour" : "");
    case wizard::Verb::reroll:
      return kept(s, operand);
    case wizard::Verb::wait:
      return "stays in for another roll; " + scored(s, me);
    case wizard::Verb::stop:
      return scored(s, me);
    case wizard::Verb::jester:
      return "a cross for " + some(s.count[wizard::kJester], "jester", "jesters") +
             " instead of the prediction";
    case wizard::Verb::done:
      return "strikes nothing";
  }
  return {};
}

}  // namespace

std::string reason(const game::Game& game, const Position& seen, Seat seat, Move move) {
  const catalog::Entry& entry = catalog::entry_of(game);
  if (entry.sheet == nullptr) return wizard_reason(game::as<wizard::State>(seen), seat, move);
  Position after = seen;
  game.apply(after, seat, move);
  return clever_reason(*entry.sheet, seen, after, seat, move);
}

}  // namespace foxtray::coach
