// Symbols: a sign for each colour, a picture for each bonus.
#pragma once

#include <string>
#include <string_view>

#include "clever/print.h"

namespace foxtray::drawing {

/// The name of a bonus in V3: `reroll`, `blue_x`, `pink_?`.
std::string bonus_name(const clever::Print& print, clever::Bonus bonus);

/// All signs, and all naked pictures of bonuses, which the page uses on buttons.
std::string signs();
/// `token-` and a bonus's name: the bonus as it stands on the sheet, for each one of the sheet.
std::string tokens(const clever::Print& print);

/// A token is this wide and high, in its own units.
inline constexpr int kTokenWidth = 50;
inline constexpr int kTokenHeight = 34;

}  // namespace foxtray::drawing
