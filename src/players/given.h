// What becomes of weights that a game is given.
#pragma once

#include <cstdint>

namespace foxtray::players {

enum class Given : std::uint8_t {
  taken,
  unfit,  // these are no weights of this game, or damaged
  late,   // the game has weights already, which players may be using; they stay
};

}  // namespace foxtray::players
