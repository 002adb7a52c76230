// A move in words: what it earns, what it spends, and what it leaves to the others.
#pragma once

#include <string>

#include "catalog/catalog.h"

namespace foxtray::coach {

/// As `7 points in yellow, a fox; sends b1 g2 to the platter`. `seen` is what the seat may know.
std::string reason(const game::Game& game, const game::Position& seen, game::Seat seat,
                   game::Move move);

}  // namespace foxtray::coach
