// What a move leads to, told before it is made.
#pragma once

#include "game/game.h"
#include "wizard/round.h"

namespace foxtray::wizard {

struct Outcome {
  int points = 0;
  int crosses = 0;
  bool scores = false;  // the round is scored for this seat
};

/// What the seat gains by a move and by all that then happens by itself. The move must be legal.
Outcome outcome_of(const State& state, Seat seat, game::Move move);

}  // namespace foxtray::wizard
