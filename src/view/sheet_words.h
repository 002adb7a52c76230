// Fields, marks and bonuses of a Clever sheet by the ids that a drawing gives them (V3).
#pragma once

#include <string>
#include <vector>

#include "clever/moves.h"

namespace foxtray::view {

using clever::SeatState;
using clever::Sheet;

/// As `y:3`.
std::string field_id(const Sheet& sheet, unsigned area, unsigned field);

/// Where a mark goes that is made at this place now.
unsigned field_of(const Sheet& sheet, const SeatState& seat, unsigned area, unsigned place);
/// What will stand there: x, o or a number.
std::string written_by(const Sheet& sheet, const SeatState& seat, unsigned area, unsigned place);

struct MarkedField {
  std::string field;
  std::string text;
  friend bool operator==(const MarkedField&, const MarkedField&) = default;
};
/// What the player has marked, without printed crosses; area by area.
std::vector<MarkedField> marks_of(const Sheet& sheet, const SeatState& seat);

/// Free fields in which nothing can ever stand: those that were skipped, and those cut off.
std::vector<std::string> closed_of(const Sheet& sheet, const SeatState& seat);

/// The numbers that the next field of a row takes, if those before it leave fewer than are printed.
std::vector<unsigned> next_numbers(const Sheet& sheet, const SeatState& seat, unsigned area);

/// The bonuses that the sheet's areas and tracks have paid, and those that they no longer can.
struct BonusIds {
  std::vector<std::string> paid;
  std::vector<std::string> lost;
};
BonusIds bonuses_of(const Sheet& sheet, const SeatState& seat);

}  // namespace foxtray::view
