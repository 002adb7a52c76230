// The Wizard dice game as a row of functions.
#pragma once

#include "game/game.h"

namespace foxtray::wizard {

extern const game::Game kWizardDiceGame;

/// Could a game have come to this position? Any bytes may be given.
game::Soundness soundness(const game::Position& position);

}  // namespace foxtray::wizard
