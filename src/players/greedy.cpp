#include "players/greedy.h"

#include "players/greedy_family.h"

namespace foxtray::players {

Move Greedy::choose(const Game& game, const Position& seen, Seat seat,
                    luck::Generator& /*generator*/) {
  const clever::Sheet* sheet = catalog::entry_of(game).sheet;
  return sheet != nullptr ? greedy_clever(game, *sheet, seen, seat)
                          : greedy_wizard(game, seen, seat);
}

}  // namespace foxtray::players
