// How a game of training begins: exploring starts.
//
// Self-play alone knows only the positions that it leads to itself. So many games begin with a
// stretch played by somebody else: at random, greedily, with a liking for one area, hoarding or
// wasting actions, or as the network with noise. Nothing is learnt from that stretch, only from
// what the network makes of the position after it.
#pragma once

#include "clever_players/leaning.h"

namespace foxtray::training {

struct Opening {
  enum class Kind : std::uint8_t { random, leaning, noisy };
  Kind kind = Kind::random;
  int decisions = 0;  // of the seat, before the network takes over; 0: it does at once
  clever_players::Leaning leaning;  // of Kind::leaning
  float noise = 0;                  // of Kind::noisy, in points
};

/// An opening drawn at random; none in a share `without` of all cases.
Opening draw_opening(luck::Generator& generator, float without);

}  // namespace foxtray::training
