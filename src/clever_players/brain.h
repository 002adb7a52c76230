// What a player of a Clever game knows: the features of the sheet and the network that values them.
#pragma once

#include <cstddef>
#include <memory>
#include <span>

#include "catalog/catalog.h"
#include "clever_players/network.h"
#include "players/given.h"
#include "players/level.h"

namespace foxtray::clever_players {

using players::Given;
using players::Level;

/// How far the difference of two results strays from what was expected (judge.h).
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
  /// Points that trials gain on the network alone, for each throw that a seat has a part in.
  double edge;
  /// Chosen so that the levels' mean solo scores are evenly spread.
  Misjudgements misjudgements;
};

/// The brain that weights make; nullptr if they are none of this game.
std::unique_ptr<CleverBrain> make_brain(const game::Game& game, std::span<const std::byte> bytes);

/// The brain of a game that all players share; nullptr if the program has no weights for it.
const CleverBrain* brain_of(const game::Game& game);

/// Gives a Clever game weights (roster/roster.h).
Given give_weights(const game::Game& game, std::span<const std::byte> bytes);

/// The weights that the program was built with, by the game's id; empty if there are none.
std::span<const std::byte> built_in_weights(std::string_view game);

}  // namespace foxtray::clever_players
