// Greedy's two halves, one for each family of games.
#pragma once

#include "players/player.h"

namespace foxtray::players {

Move greedy_clever(const Game& game, const clever::Sheet& sheet, const Position& seen, Seat seat);
Move greedy_wizard(const Game& game, const Position& seen, Seat seat);

}  // namespace foxtray::players
