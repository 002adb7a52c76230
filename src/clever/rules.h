// The three Clever games as rows of functions.
#pragma once

#include "clever/score.h"
#include "game/game.h"

namespace foxtray::clever {

extern const game::Game kGanzSchonCleverGame;
extern const game::Game kDoppeltSoCleverGame;
extern const game::Game kCleverHochDreiGame;

}  // namespace foxtray::clever
