// A game can be shown with other dice than its own (D1.3). Only names and colours change.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "clever/print.h"
#include "game/game.h"

namespace foxtray::drawing {

inline constexpr std::string_view kOwnDice = "own";

/// The names of all sets, `own` first.
std::vector<std::string_view> dice_sets();

using clever::Swap;
/// What the set changes; nothing if the game is shown as it is, or has no such set.
std::span<const Swap> swaps(const game::Game& game, std::string_view set);

/// The sheet with the colours that are shown.
clever::Print shown(clever::Print print, std::span<const Swap> swaps);

}  // namespace foxtray::drawing
