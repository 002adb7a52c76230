#include "drawing/dice_set.h"

#include <algorithm>

#include "catalog/catalog.h"

namespace foxtray::drawing {

std::vector<std::string_view> dice_sets() {
  std::vector<std::string_view> names = {kOwnDice};
  for (const catalog::Entry& entry : catalog::games()) {
    if (entry.sheet == nullptr) continue;
    const std::string_view name = entry.sheet->print.other_dice.name;
    if (!name.empty() && std::ranges::find(names, name) == names.end()) names.push_back(name);
  }
  return names;
}

std::span<const Swap> swaps(const game::Game& game, std::string_view set) {
  const clever::Sheet* sheet = catalog::entry_of(game).sheet;
  if (sheet == nullptr || sheet->print.other_dice.name != set) return {};
  return std::span(sheet->print.other_dice.swaps).first(sheet->print.other_dice.count);
}

clever::Print shown(clever::Print print, std::span<const Swap> swaps) {
  for (const Swap& swap : swaps) {
    for (clever::PrintArea& area : print.area)
      if (area.name == swap.own_name) area.name = swap.shown_name;
    for (std::string_view& name : print.dice_names)
      if (name == swap.own_name) name = swap.shown_name;
    for (clever::PrintWaiting& waiting : print.waiting)
      if (waiting.name.starts_with(swap.own_name)) waiting.name = swap.shown_bonus;
  }
  return print;
}

}  // namespace foxtray::drawing
