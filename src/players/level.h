// How strong a player is.
#pragma once

#include <cstdint>

namespace foxtray::players {

/// `network` is what the master is without trials, for playouts.
enum class Level : std::uint8_t { beginner, casual, strong, network, master, analysis };

}  // namespace foxtray::players
