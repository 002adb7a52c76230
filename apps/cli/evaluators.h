// Players of the command line that may also think by rollouts.
#pragma once

#include <memory>
#include <string>

#include "arena/rollouts.h"

namespace foxtray::cli {

inline constexpr int kPlayouts = 400;  // where a player has no opinion of positions

/// `NAME`, or `NAME+N`: weighs every move by N playouts with that player. Throws Trouble.
arena::Maker maker_named(const std::string& name);

/// What somebody thinks of moves and positions, and who that is.
struct NamedEvaluator {
  std::unique_ptr<players::Evaluator> evaluator;
  std::string description;
  bool plays_out = false;  // or judges by itself
};

/// That of the player of that name; without a name of the strongest one that judges positions of
/// this game, or for playouts of a fast one. With playouts, or if the player has no opinion, moves
/// are played out. Throws Trouble.
NamedEvaluator evaluator_of(const game::Game& game, const std::string& name, int playouts,
                            int threads);

}  // namespace foxtray::cli
