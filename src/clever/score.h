// Points of a sheet.
#pragma once

#include <array>

#include "clever/state.h"

namespace foxtray::clever {

/// What a player's sheet is worth now (C10).
struct Tally {
  std::array<int, kAreas> area{};
  int foxes = 0;
  int fox_points = 0;
  int total = 0;
};

int area_points(const Sheet& sheet, const SeatState& seat, std::size_t area);
Tally tally(const Sheet& sheet, const SeatState& seat);

/// Unspent actions of every kind.
unsigned actions_left(const Sheet& sheet, const SeatState& seat);

/// Index of the rulebook's band for a solo score, 0 = the highest.
int rating_band(const Sheet& sheet, int points);

}  // namespace foxtray::clever
