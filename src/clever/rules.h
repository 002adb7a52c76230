// The three Clever games as rows of functions.
#pragma once

#include "clever/score.h"
#include "game/game.h"

namespace foxtray::clever {

extern const game::Game kGanzSchonCleverGame;
extern const game::Game kDoppeltSoCleverGame;
extern const game::Game kCleverHochDreiGame;

/// What follows if nobody does more than he must before the next throw: the seat crosses what it
/// may, and then nobody places, returns, picks or uses anything. Returns the bonuses that the seat
/// leaves waiting, as in a purse. It is not a move: bonuses must be placed (C9.4).
std::uint32_t settle(const Sheet& sheet, State& state, Seat seat);

}  // namespace foxtray::clever
