#include "players/player.h"

#include <cassert>

namespace foxtray::players {

bool better(const Weighed& one, const Weighed& other, bool to_win) {
  return unit_of(one.worth, to_win) > unit_of(other.worth, to_win);
}

const Weighed& best_of(std::span<const Weighed> weighed, bool to_win) {
  assert(!weighed.empty());
  std::size_t best = 0;
  for (std::size_t i = 1; i < weighed.size(); ++i)
    if (better(weighed[i], weighed[best], to_win)) best = i;
  return weighed[best];
}

void Player::weigh(const Question& /*question*/, luck::Generator& /*generator*/,
                   std::vector<Weighed>& /*weighed*/) {
  assert(false);
}

Worth Player::worth(const Game& /*game*/, const Position& /*seen*/, Seat /*seat*/,
                    luck::Generator& /*generator*/) {
  assert(false);
  return {};
}

luck::Generator lots(std::uint64_t seed, const Position& seen, Seat seat) {
  std::uint64_t hash = luck::mix(seed + luck::SplitMix::kStep + seat);
  for (const std::byte byte : seen.bytes)
    hash = luck::mix(hash + std::to_integer<std::uint64_t>(byte) + 1);
  return luck::Generator(hash);
}

}  // namespace foxtray::players
