// Doppelt so clever can be shown with the dice of Ganz schön clever (D1.3). Only names and colours
// change.
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "clever/print.h"
#include "game/game.h"

namespace foxtray::drawing {

enum class DiceSet : std::uint8_t { own, ganz_schon_clever };
std::optional<DiceSet> dice_set_named(std::string_view name);

/// A colour of the game's own, and the one that stands for it.
struct Swap {
  std::string_view own_name;
  std::string_view shown_name;
  char own_letter;
  char shown_letter;
  std::string_view shown_bonus;
};
/// None if the game is shown as it is.
std::span<const Swap> swaps(const game::Game& game, DiceSet set);

/// The sheet with the colours that are shown.
clever::Print shown(clever::Print print, std::span<const Swap> swaps);

}  // namespace foxtray::drawing
