#include "catalog/catalog.h"

namespace foxtray::catalog {
const Entry* find(std::string_view id) {
  for (const Entry& entry : games())
    if (entry.game->id == id) return &entry;
  return nullptr;
}

const Entry& entry_of(const game::Game& game) { return *find(game.id); }

}  // namespace foxtray::catalog
