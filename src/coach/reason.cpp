#include "coach/reason.h"

#include <cstdlib>

#include "clever/outcome.h"
#include "wizard/moves.h"
#include "wizard/round.h"

namespace foxtray::coach {
namespace {

using game::Move;
using game::Position;
using game::Seat;
using Effects = std::vector<Effect>;

std::string text_of(int number) { return std::to_string(number); }

// --- The Clever family
// ----------------------------------------------------------------------------

using clever::SeatState;
using clever::Sheet;
using clever::State;

struct Action {
  clever::Track track;
  std::string name;
};

std::string second_action(const Sheet& sheet) {
  return sheet.print.has_return ? "return" : "any_number";
}

std::vector<Action> actions_of(const Sheet& sheet) {
  std::vector<Action> actions = {{clever::kReroll, "reroll"}, {clever::kExtraDie, "extra_die"}};
  if (sheet.print.has_return || sheet.print.has_any_number)
    actions.push_back({clever::kSecond, second_action(sheet)});
  return actions;
}

void add_points(const Sheet& sheet, const SeatState& before, const clever::Outcome& outcome,
                Effects& effects) {
  for (std::size_t a = 0; a < clever::kAreas; ++a) {
    const std::string name(sheet.print.area[a].name);
    if (outcome.area[a] != 0) {
      effects.push_back({Does::earns_points, {text_of(outcome.area[a]), name}});
    } else if (outcome.sheet.marks[a] != before.marks[a]) {
      effects.push_back({Does::marks, {name}});
    }
  }
  if (outcome.foxes != 0) effects.push_back({Does::earns_foxes, {text_of(outcome.foxes)}});
  if (outcome.fox_points != 0) effects.push_back({Does::foxes_earn, {text_of(outcome.fox_points)}});
}

void add_bonuses(const Sheet& sheet, const SeatState& before, const clever::Outcome& outcome,
                 Effects& effects) {
  for (const Action& action : actions_of(sheet)) {
    const int more = outcome.actions[action.track];
    if (more > 0) effects.push_back({Does::earns_action, {action.name, text_of(more)}});
  }
  for (unsigned slot = 0; slot < clever::kWaiting; ++slot) {
    const int was = static_cast<int>(clever::waiting_bonuses(before) >> 4 * slot & 15);
    if (outcome.to_place[slot] > was)
      effects.push_back({Does::earns_bonus, {std::string(sheet.print.waiting[slot].name)}});
  }
}

/// One of so many.
Effect spends(std::string action, unsigned left) {
  return {Does::spends, {std::move(action), std::to_string(left)}};
}

void add_spent(const SeatState& before, Move move, Effects& effects) {
  if (clever::spend_of(move) != clever::Spend::nothing) {
    const int left = std::popcount(clever::any_numbers_left(before));
    effects.push_back(spends("any_number", static_cast<unsigned>(left)));
  }
  switch (clever::verb_of(move)) {
    case clever::Verb::plus:
      return effects.push_back(spends("extra_die", clever::extras_left(before)));
    case clever::Verb::give_back:
      return effects.push_back(spends("return", clever::returns_left(before)));
    case clever::Verb::reroll:
      return effects.push_back(spends("reroll", clever::rerolls_left(before)));
    case clever::Verb::pass:
      return effects.push_back({Does::marks_nothing, {}});
    case clever::Verb::done:
      return effects.push_back({Does::keeps_rest, {}});
    case clever::Verb::take:
    case clever::Verb::cross:
    case clever::Verb::bonus:
      break;
  }
}

/// The dice that a choice of the active player sends to the platter.
void add_sent(const Sheet& sheet, const State& s, Seat seat, Move move, unsigned sent,
              Effects& effects) {
  if (s.seat[seat].stage != clever::Stage::choose || clever::verb_of(move) != clever::Verb::take)
    return;
  if ((s.pool & ~clever::bit(clever::die_of(move))) == 0) return;
  std::vector<std::string> dice;
  for (unsigned die = 0; die < clever::kDice; ++die)
    if ((sent & clever::bit(die)) != 0)
      dice.push_back(sheet.print.dice[die] + text_of(s.face[die]));
  effects.push_back({Does::sends, std::move(dice)});
}

Effects clever_effects(const Sheet& sheet, const State& s, Seat seat, Move move) {
  const clever::Outcome outcome = clever::outcome_of(sheet, s, seat, move);
  const SeatState& before = s.seat[seat];
  Effects effects;
  add_points(sheet, before, outcome, effects);
  add_bonuses(sheet, before, outcome, effects);
  add_spent(before, move, effects);
  add_sent(sheet, s, seat, move, outcome.to_platter, effects);
  return effects;
}

// --- Wizard
// ---------------------------------------------------------------------------------------

std::string colour_name(unsigned colour) { return std::string(wizard::kFaceNames[colour]); }

Effect scored(const wizard::State& s, const wizard::SeatState& me) {
  const unsigned colour = wizard::colour_of(me.prediction);
  const int number = static_cast<int>(wizard::number_of(me.prediction));
  const int counting = wizard::count_for(s, colour);
  if (counting != number) {
    return {Does::misses,
            {text_of(counting), text_of(number), colour_name(colour),
             text_of(-std::abs(counting - number))}};
  }
  return {wizard::scores_double(s.card) ? Does::hits_doubled : Does::hits,
          {text_of(number), colour_name(colour)}};
}

Effect rolled_again(const wizard::State& s, unsigned dice) {
  const wizard::Counts again = wizard::taken(s.count, dice);
  std::vector<std::string> operands = {{}};
  int rolled = 0;
  for (std::size_t face = 0; face < wizard::kFaces; ++face) {
    rolled += again[face];
    for (int n = again[face]; n < s.count[face]; ++n)
      operands.emplace_back(1, wizard::kFaceLetters[face]);
  }
  operands[0] = text_of(rolled);
  return {Does::rolls_again, std::move(operands)};
}

Effects wizard_effects(const wizard::State& s, Seat seat, Move move) {
  const wizard::SeatState& me = s.seat[seat];
  const unsigned operand = wizard::operand_of(move);
  switch (wizard::verb_of(move)) {
    case wizard::Verb::set:
      return {{Does::sets_dice, {}}};
    case wizard::Verb::predict:
      return {{Does::predicts,
               {text_of(static_cast<int>(wizard::number_of(operand)) *
                        (wizard::scores_double(s.card) ? 2 : 1)),
                text_of(static_cast<int>(wizard::number_of(operand))),
                colour_name(wizard::colour_of(operand))}}};
    case wizard::Verb::strike:
      return {{Does::takes_back, {text_of(me.mark[operand] - wizard::kDifference)}}};
    case wizard::Verb::wizard:
      return {{operand == wizard::colour_of(me.prediction) ? Does::names_own_colour
                                                           : Does::names_colour,
               {colour_name(operand)}}};
    case wizard::Verb::reroll:
      return {rolled_again(s, operand)};
    case wizard::Verb::wait:
      return {{Does::waits, {}}, scored(s, me)};
    case wizard::Verb::stop:
      return {scored(s, me)};
    case wizard::Verb::jester:
      return {{Does::counts_jesters, {text_of(s.count[wizard::kJester])}}};
    case wizard::Verb::done:
      return {{Does::strikes_nothing, {}}};
  }
  return {};
}

}  // namespace

std::vector<Effect> effects(const game::Game& game, const Position& seen, Seat seat, Move move) {
  const catalog::Entry& entry = catalog::entry_of(game);
  if (entry.sheet == nullptr) return wizard_effects(game::as<wizard::State>(seen), seat, move);
  return clever_effects(*entry.sheet, game::as<State>(seen), seat, move);
}

}  // namespace foxtray::coach
