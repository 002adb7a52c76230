// The house rules that the sheets of the Clever family share (docs/rules/README.md).
#pragma once

#include "clever/print.h"

namespace foxtray::clever::options {

inline constexpr std::array<std::string_view, 2> kOnOff = {"on", "off"};
inline constexpr std::array<std::string_view, 2> kOffOn = {"off", "on"};
inline constexpr std::array<std::string_view, 2> kForcedFree = {"forced", "free"};

inline constexpr game::Option kSoloFallback = {
    "solo-fallback", kOnOff,
    "solo: a passive turn without a usable platter die may take one of the other three"};
/// Of a sheet whose rolls may not be forfeited at will.
inline constexpr game::Option kDecline = {
    "decline", kForcedFree, "forced: a roll is forfeited only if no rolled die can be marked"};

}  // namespace foxtray::clever::options
