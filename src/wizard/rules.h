// The Wizard dice game as a row of functions.
#pragma once

#include "game/game.h"

namespace foxtray::wizard {

extern const game::Game kWizardDiceGame;

}  // namespace foxtray::wizard
