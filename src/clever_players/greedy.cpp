#include "clever_players/greedy.h"

#include <limits>

#include "clever/moves.h"
#include "clever/score.h"

namespace foxtray::clever_players {
namespace {

using clever::Verb;
using game::Game;
using game::Move;
using game::Position;
using game::Seat;

constexpr int kActionWorth = 4;

int worth_now(const clever::Sheet& sheet, const Position& position, Seat seat) {
  const clever::SeatState& me = game::as<clever::State>(position).seat[seat];
  return clever::tally(sheet, me).total +
         kActionWorth * static_cast<int>(clever::actions_left(sheet, me));
}

/// Moves that mark nothing: kept for when nothing can be marked. They are last in a list.
bool gives_up(Verb verb) { return verb == Verb::reroll || verb == Verb::pass; }

/// These cost an action, so they are made only if they gain.
bool must_gain(Verb verb) { return verb == Verb::plus || verb == Verb::give_back; }

}  // namespace

Move CleverGreedy::choose(const Game& game, const Position& seen, Seat seat,
                          luck::Generator& /*generator*/) {
  const clever::Sheet& sheet = catalog::sheet_of(game);
  game::MoveList list;
  game.legal(seen, seat, list);
  const Move done = clever::move_of(clever::code(Verb::done));
  Move best = list[0];
  if (gives_up(clever::verb_of(best))) return best;  // a re-roll comes before a pass
  int best_worth = std::numeric_limits<int>::min();
  if (must_gain(clever::verb_of(best))) {
    best = done;
    best_worth = worth_now(sheet, seen, seat);
  }
  for (const Move move : list) {
    if (gives_up(clever::verb_of(move)) || (move == done && best == done)) continue;
    Position next = seen;
    game.apply(next, seat, move);
    const int now = worth_now(sheet, next, seat);
    if (now <= best_worth) continue;
    best = move;
    best_worth = now;
  }
  return best;
}

}  // namespace foxtray::clever_players
