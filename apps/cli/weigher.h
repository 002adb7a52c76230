// Players of the command line that may also think by rollouts.
#pragma once

#include <memory>
#include <string>

#include "arena/rollouts.h"

namespace foxtray::cli {

inline constexpr int kPlayouts = 400;  // of a player that cannot weigh by itself

/// `NAME`, or `NAME+N`: weighs every move by N playouts with that player. Throws Trouble.
arena::Maker maker_named(const std::string& name);

/// Somebody who can say what moves are worth.
struct Weigher {
  std::unique_ptr<players::Player> player;
  std::string description;
  bool plays_out = false;  // or judges by itself
};

/// The player of that name; without a name the strongest one that weighs this game, or for playouts
/// a fast one. With playouts, or if the player cannot weigh, it plays out. Throws Trouble.
Weigher weigher_of(const game::Game& game, const std::string& name, int playouts, int threads);

}  // namespace foxtray::cli
