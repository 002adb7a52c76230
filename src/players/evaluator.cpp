#include "players/evaluator.h"

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

}  // namespace foxtray::players
