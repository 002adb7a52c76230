#include "players/player.h"

namespace foxtray::players {

luck::Generator lots(std::uint64_t seed, const Position& seen, Seat seat) {
  std::uint64_t hash = luck::mix(seed + luck::SplitMix::kStep + seat);
  for (const std::byte byte : seen.bytes)
    hash = luck::mix(hash + std::to_integer<std::uint64_t>(byte) + 1);
  return luck::Generator(hash);
}

}  // namespace foxtray::players
