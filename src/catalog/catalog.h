// The one place that names every game.
#pragma once

#include <ranges>
#include <span>
#include <string_view>

#include "clever/family.h"
#include "game/game.h"
#include "wizard/rules.h"

namespace foxtray::catalog {

enum class Family : std::uint8_t { clever, wizard };

/// A game, and the sheet it is played on if it is one of the Clever family.
struct Entry {
  const game::Game* game;
  const clever::Sheet* sheet;

  constexpr Family family() const { return sheet != nullptr ? Family::clever : Family::wizard; }
};

constexpr Entry entry_of_sheet(const clever::Sheet& sheet) { return {&sheet.rules->game, &sheet}; }

std::span<const Entry> games();

/// The game of that id; nullptr if there is none.
const Entry* find(std::string_view id);
const Entry& entry_of(const game::Game& game);
inline Family family_of(const game::Game& game) { return entry_of(game).family(); }
/// The sheet that a game of the Clever family is played on.
inline const clever::Sheet& sheet_of(const game::Game& game) { return *entry_of(game).sheet; }
/// The games of the Clever family.
inline auto clever_games() {
  return games() |
         std::views::filter([](const Entry& entry) { return entry.family() == Family::clever; });
}

/// Could a game have come to this position? Any bytes may be given.
game::Soundness soundness(const Entry& entry, const game::Position& position);

}  // namespace foxtray::catalog
