// The three Clever games as rows of functions.
#pragma once

#include "clever/score.h"
#include "game/game.h"

namespace foxtray::clever {

extern const game::Game kGanzSchonCleverGame;
extern const game::Game kDoppeltSoCleverGame;
extern const game::Game kCleverHochDreiGame;

/// What follows if an open seat, which has made its choice, places, crosses, returns and uses
/// nothing more. It is not a move: bonuses must be placed (C9.4).
void settle(const Sheet& sheet, State& state, Seat seat);

}  // namespace foxtray::clever
