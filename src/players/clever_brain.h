// What a player of a Clever game knows: the features of the sheet and the network that values them.
#pragma once

#include <cstddef>
#include <span>

#include "catalog/catalog.h"
#include "players/clever_network.h"
#include "players/level.h"

namespace foxtray::players {

/// How far the difference of two results strays from what was expected (clever_judge.h).
struct Spread {
  double last;  // after the last throw but one
  double turn;  // each of the last turns adds this, as a square
};

/// By how many points the lower levels misjudge a move, as a standard deviation.
struct Misjudgements {
  double beginner;
  double casual;
  double strong;

  double of(Level level) const;
};

struct CleverBrain {
  const game::Game& game;
  CleverFeatures features;
  CleverNetwork network;
  Spread spread;
  /// Chosen so that the levels' mean solo scores are evenly spread.
  Misjudgements misjudgements;
};

/// The brain of a game; nullptr if the program has no weights for it.
const CleverBrain* brain_of(const game::Game& game);

/// Gives a game the weights that the program was built without. False if they are none of this
/// game. A game that has weights keeps those.
bool take_weights(const game::Game& game, std::span<const std::byte> bytes);

/// The weights that the program was built with, by the game's id; empty if there are none.
std::span<const std::byte> built_in_weights(std::string_view game);

}  // namespace foxtray::players
