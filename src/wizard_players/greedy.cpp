#include "wizard_players/greedy.h"

#include <algorithm>

#include "wizard/moves.h"
#include "wizard/round.h"
#include "wizard_players/odds.h"

namespace foxtray::wizard_players {
namespace {

using game::Game;
using game::Move;
using game::Position;
using game::Seat;
using wizard::Card;
using wizard::Counts;
using wizard::Face;
using wizard::Phase;
using wizard::State;
using wizard::Verb;

/// Does a die with this face count for a prediction in the colour? Before the Wizard colour is
/// named it is taken to be the own one.
bool counts_for(const State& s, std::size_t face, unsigned colour) {
  if (face == colour) return true;
  if (face == Face::kJester) return s.card == Card::own_jesters;
  if (face != Face::kWizard) return false;
  return s.card == Card::all_colours || s.wizard_colour == wizard::kNoColour ||
         s.wizard_colour == colour;
}

int given(const State& s) { return s.card == Card::extra_die ? 1 : 0; }

double hope(const State& s, unsigned field) {
  const unsigned colour = wizard::colour_of(field);
  const int number = static_cast<int>(wizard::number_of(field));
  const int wanted = number - given(s);
  int lying = 0;
  for (std::size_t face = 0; face < wizard::kFaces; ++face)
    if (counts_for(s, face, colour)) lying += s.count[face];
  const int sides = s.card == Card::own_jesters ? 3 : 2;
  const Outlook outcome = outlook(wanted, sides, std::min(lying, wanted), wizard::kRolls - s.roll);
  return outcome.exact * number - outcome.difference;
}

Move predict(const State& s, const game::MoveList& list) {
  Move best = list[0];
  double best_hope = hope(s, wizard::operand_of(best));
  for (const Move move : list) {
    const double now = hope(s, wizard::operand_of(move));
    if (now <= best_hope) continue;
    best = move;
    best_hope = now;
  }
  return best;
}

Move strike(const wizard::SeatState& me, const game::MoveList& list) {
  return *std::max_element(list.begin(), list.end() - 1,
                           [&](Move a, Move b) {  // done is the last one
                             return me.mark[wizard::operand_of(a)] < me.mark[wizard::operand_of(b)];
                           });
}

bool exact(const State& s, const wizard::SeatState& me) {
  return wizard::count_for(s, wizard::colour_of(me.prediction)) ==
         static_cast<int>(wizard::number_of(me.prediction));
}

/// Everything but the dice that count, up to the number predicted; at least as many as must be.
Counts rest(const State& s, const wizard::SeatState& me) {
  Counts again = s.count;
  int keep = static_cast<int>(wizard::number_of(me.prediction)) - given(s);
  unsigned left = 0;
  for (std::size_t face = 0; face < wizard::kFaces; ++face) {
    const bool stays = face == Face::kJester && s.card == Card::sticky_jesters;
    const bool counts = counts_for(s, face, wizard::colour_of(me.prediction));
    const int kept = stays    ? s.count[face]
                     : counts ? std::clamp(keep, 0, static_cast<int>(s.count[face]))
                              : 0;
    if (counts) keep -= kept;
    again[face] = static_cast<std::uint8_t>(s.count[face] - kept);
    left += again[face];
  }
  const unsigned at_least = s.phase == Phase::insist ? 3 : 0;
  for (std::size_t face = 0; face < wizard::kFaces && left < at_least; ++face) {
    while (again[face] < s.count[face] && left < at_least) {
      ++again[face];
      ++left;
    }
  }
  return again;
}

}  // namespace

Move WizardGreedy::choose(const Game& game, const Position& seen, Seat seat,
                          luck::Generator& /*generator*/) {
  const State& s = game::as<State>(seen);
  const wizard::SeatState& me = s.seat[seat];
  game::MoveList list;
  game.legal(seen, seat, list);
  switch (s.phase) {
    case Phase::set:
      return wizard::move_of(Verb::set, Face::kWizard * wizard::kFaces + Face::kWizard);
    case Phase::predict:
      return predict(s, list);
    case Phase::strike:
      return strike(me, list);
    case Phase::name:
      return wizard::move_of(Verb::wizard, wizard::colour_of(me.prediction));
    case Phase::insist:
      return wizard::move_of(Verb::reroll, wizard::dice_of(s.count, rest(s, me)));
    case Phase::stopping:
    case Phase::seer:
    case Phase::last:
      break;
    case Phase::card:
    case Phase::rolling:
    case Phase::over:
      return list[0];
  }
  if (exact(s, me)) return wizard::move_of(Verb::stop);
  if (list.contains(wizard::move_of(Verb::jester))) return wizard::move_of(Verb::jester);
  if (s.phase == Phase::stopping) return wizard::move_of(Verb::wait);
  if (s.phase == Phase::last) return wizard::move_of(Verb::stop);
  const unsigned again = wizard::dice_of(s.count, rest(s, me));
  return again != 0 ? wizard::move_of(Verb::reroll, again) : wizard::move_of(Verb::stop);
}

}  // namespace foxtray::wizard_players
