// How strong a player is, or what kind of a character.
#pragma once

#include <cstdint>

namespace foxtray::players {

/// `network` is what the master is without trials, for playouts.
enum class Level : std::uint8_t { beginner, casual, strong, network, master, analysis };

/// Players who play as some people do, each with weaknesses of its own: one trusts its luck, one
/// fills its favourite area or colour first, one keeps what it should spend, one takes no risk.
enum class Character : std::uint8_t { gambler, collector, hoarder, careful };
inline constexpr int kCharacters = 4;

}  // namespace foxtray::players
