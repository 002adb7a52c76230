// A game of the Clever family: its sheet, and the rules compiled with it.
#pragma once

#include "clever/score.h"
#include "game/game.h"

namespace foxtray::clever {

struct Rules {
  game::Game game;
  std::uint32_t (*settle)(State&, Seat);
  void (*mark)(SeatState&, unsigned area, unsigned index, unsigned options);
  void (*earn)(SeatState&, Bonus);
};

/// What follows if nobody does more than he must before the next throw: the seat crosses what it
/// may, and then nobody places, returns, picks or uses anything. Returns the bonuses that the seat
/// leaves waiting, as in a purse. It is not a move: bonuses must be placed (C9.4).
inline std::uint32_t settle(const Sheet& sheet, State& state, Seat seat) {
  return sheet.rules->settle(state, seat);
}

/// Marks the place, which must be open, and earns what it pays; `options` are those of the state.
inline void mark(const Sheet& sheet, SeatState& seat, unsigned area, unsigned index,
                 unsigned options = 0) {
  sheet.rules->mark(seat, area, index, options);
}

/// Earns a bonus, with what the end of its track pays.
inline void earn(const Sheet& sheet, SeatState& seat, Bonus bonus) {
  sheet.rules->earn(seat, bonus);
}

/// Could a game have come to this position? Any bytes may be given.
game::Soundness soundness(const Sheet& sheet, const game::Position& position);

}  // namespace foxtray::clever
