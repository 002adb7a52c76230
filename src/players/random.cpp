#include "players/random.h"

namespace foxtray::players {

Move Random::choose(const Game& game, const Position& seen, Seat seat, luck::Generator& generator) {
  game::MoveList list;
  game.legal(seen, seat, list);
  return list[generator.below(static_cast<std::uint32_t>(list.size()))];
}

}  // namespace foxtray::players
