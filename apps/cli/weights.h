// Weights that somebody has trained, instead of those in the program.
#pragma once

#include <string>
#include <vector>

#include "game/game.h"

namespace foxtray::cli {

/// Gives players the weights of these files, or if there are none of those that the environment
/// variable FOXTRAY_WEIGHTS names, with colons between them. To be called before a player is asked
/// for anything. Files on the command line have to be of the game that is played, where that is
/// known. Throws Trouble.
void use_weights(const std::vector<std::string>& files, const game::Game* game = nullptr);

/// The bytes of such a file. Throws Trouble.
std::string bytes_of_weights(const std::string& name);

}  // namespace foxtray::cli
