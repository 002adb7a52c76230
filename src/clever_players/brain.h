// What a player of a Clever game knows: the features of the sheet, the network that values them,
// and constants.
#pragma once

#include <cstddef>
#include <memory>
#include <span>

#include "catalog/catalog.h"
#include "clever_players/constants.h"
#include "clever_players/network.h"
#include "players/given.h"

namespace foxtray::clever_players {

using players::Given;

struct CleverBrain {
  const game::Game& game;
  CleverFeatures features;
  CleverNetwork network;
  Constants constants;
};

/// The brain that a file of weights makes; nullptr if they are none of this game, or have no
/// constants (weights_file.h).
std::unique_ptr<CleverBrain> make_brain(const game::Game& game, std::span<const std::byte> bytes);

/// The brain of a game that all players share; nullptr if the program has no weights for it.
const CleverBrain* brain_of(const game::Game& game);

/// Gives a Clever game weights (roster/roster.h).
Given give_weights(const game::Game& game, std::span<const std::byte> bytes);

/// The weights that the program was built with, by the game's id; empty if there are none.
std::span<const std::byte> built_in_weights(std::string_view game);

}  // namespace foxtray::clever_players
