#include "catalog/catalog.h"

namespace foxtray::catalog {
namespace {

constexpr std::array<Entry, 4> kGames = {{
    {&clever::kGanzSchonCleverGame, &clever::kGanzSchonClever},
    {&clever::kDoppeltSoCleverGame, &clever::kDoppeltSoClever},
    {&clever::kCleverHochDreiGame, &clever::kCleverHochDrei},
    {&wizard::kWizardDiceGame, nullptr},
}};

}  // namespace

std::span<const Entry> games() { return kGames; }

const Entry* find(std::string_view id) {
  for (const Entry& entry : kGames)
    if (entry.game->id == id) return &entry;
  return nullptr;
}

const Entry& entry_of(const game::Game& game) { return *find(game.id); }

}  // namespace foxtray::catalog
