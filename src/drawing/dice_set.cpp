#include "drawing/dice_set.h"

#include <array>

namespace foxtray::drawing {
namespace {

constexpr std::array<Swap, 2> kSwaps = {
    {{"silver", "orange", 's', 'o', "orange ?"}, {"pink", "purple", 'p', 'p', "purple ?"}}};

}  // namespace

std::optional<DiceSet> dice_set_named(std::string_view name) {
  if (name == "own") return DiceSet::own;
  if (name == "ganz-schon-clever") return DiceSet::ganz_schon_clever;
  return std::nullopt;
}

std::span<const Swap> swaps(const game::Game& game, DiceSet set) {
  if (set == DiceSet::own || game.id != "doppelt-so-clever") return {};
  return kSwaps;
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
