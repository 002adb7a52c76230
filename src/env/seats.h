// Seats as the one that looks counts them: itself is 0, the next one 1.
#pragma once

namespace foxtray::env {

constexpr unsigned relative(unsigned seat, unsigned own, unsigned players) {
  return seat >= own ? seat - own : seat + players - own;
}
constexpr unsigned absolute(unsigned distance, unsigned own, unsigned players) {
  const unsigned seat = own + distance;
  return seat < players ? seat : seat - players;
}

}  // namespace foxtray::env
