// What a player of a Clever game knows: the features of the sheet and the network that values them.
#pragma once

#include <cstddef>
#include <span>

#include "catalog/catalog.h"
#include "players/clever_network.h"

namespace foxtray::players {

struct CleverBrain {
  const game::Game& game;
  CleverFeatures features;
  CleverNetwork network;
  double spread;  // what a turn adds to the deviation of the final score from what was expected
};

/// The brain of a game; nullptr if the program has no weights for it.
const CleverBrain* brain_of(const game::Game& game);

/// Gives a game the weights that the program was built without. False if they are none of this
/// game. A game that has weights keeps those.
bool take_weights(const game::Game& game, std::span<const std::byte> bytes);

/// The weights that the program was built with, by the game's id; empty if there are none.
std::span<const std::byte> built_in_weights(std::string_view game);

}  // namespace foxtray::players
