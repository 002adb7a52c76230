#include "catalog/catalog.h"

namespace foxtray::catalog {
const Entry* find(std::string_view id) {
  for (const Entry& entry : games())
    if (entry.game->id == id) return &entry;
  return nullptr;
}

const Entry& entry_of(const game::Game& game) {
  for (const Entry& entry : games())
    if (entry.game == &game) return entry;
  return *find(game.id);  // a copy of it
}

}  // namespace foxtray::catalog
