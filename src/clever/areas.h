// Marking an area: one function for each kind of area, and what it pays.
#pragma once

#include "clever/state.h"

namespace foxtray::clever {

/// C9.2, C9.6: actions and foxes are noted at once, the rest waits. C8.3: a track's end pays too;
/// no end pays another action.
template <const Sheet& S>
inline void earn(SeatState& seat, Bonus bonus) {
  if (bonus == Bonus::none) return;
  seat.purse += S.pay[static_cast<std::size_t>(bonus)];
  if (bonus > Bonus::extra_die) return;
  const auto track = static_cast<Track>(static_cast<int>(bonus) - static_cast<int>(Bonus::reroll));
  if (circled(seat, track) != S.print.tracks[track].spaces) return;
  seat.purse += S.pay[static_cast<std::size_t>(S.print.tracks[track].end)];
}

/// Pays the lines through a cell that are complete now.
template <const Sheet& S>
inline void earn_lines(SeatState& seat, const AreaTable& table, unsigned cell,
                       Places filled_cells) {
  for (const Line& line : table.lines[cell]) {
    if ((filled_cells & line.cells) == line.cells) earn<S>(seat, line.bonus);
  }
}

// In these functions `a` is the area: a constant where the sheet is one, so that its tables are
// too.

/// number_grid, column_grid: the field is crossed.
template <const Sheet& S>
inline void cross_cell(SeatState& seat, auto a, unsigned cell) {
  seat.marks[a] |= Marks{1} << cell;
  seat.open[a] &= ~place(static_cast<int>(cell));
  earn_lines<S>(seat, S.area[a], cell, static_cast<Places>(seat.marks[a]));
}

/// circle_grid: lines are paid when circled, points count what is crossed (D4).
template <const Sheet& S>
inline void circle_or_cross_cell(SeatState& seat, auto a, unsigned cell) {
  const Marks circle = Marks{1} << cell;
  if ((seat.marks[a] & circle) != 0) {
    seat.marks[a] |= circle << kCrossedShift;
    seat.open[a] &= ~place(static_cast<int>(cell));
    return;
  }
  seat.marks[a] |= circle;
  earn_lines<S>(seat, S.area[a], cell, static_cast<Places>(seat.marks[a]));
}

/// skipping: what lies left of the cross is dead (H6.2).
template <const Sheet& S>
inline void cross_skipping(SeatState& seat, auto a, unsigned cell) {
  seat.marks[a] |= Marks{1} << cell;
  seat.open[a] = S.area[a].all & (~Places{0} << cell << 1);
  earn_lines<S>(seat, S.area[a], cell, static_cast<Places>(seat.marks[a]));
}

/// Rows: writes the entry in the next field and opens the one after it; returns the field.
template <const Sheet& S>
inline unsigned write_entry(SeatState& seat, auto a, unsigned entry) {
  const unsigned field = filled(seat.marks[a]);
  seat.marks[a] |= Marks{entry} << (4 * field);
  seat.open[a] = S.area[a].open_by_count[field + 1];
  return field;
}

/// threshold, product, pairs: the bonus comes at once.
template <const Sheet& S>
inline void write_number(SeatState& seat, auto a, unsigned number) {
  const unsigned field = write_entry<S>(seat, a, number);
  earn<S>(seat, S.print.area[a].bonus[field]);
}

/// rising: higher than before, anything after a 6 (G4.4).
template <const Sheet& S>
inline void write_rising(SeatState& seat, auto a, unsigned number) {
  write_number<S>(seat, a, number);
  if (number != 6) seat.open[a] &= ~Places{0} << number << 1;
}

/// falling: not higher than before (D6.1).
template <const Sheet& S>
inline void write_falling(SeatState& seat, auto a, unsigned number) {
  write_number<S>(seat, a, number);
  seat.open[a] &= (Places{2} << number) - 1;
}

/// reaching: the bonus only for a number that is high enough (D6.4).
template <const Sheet& S>
inline void write_reaching(SeatState& seat, auto a, unsigned number) {
  const unsigned field = write_entry<S>(seat, a, number);
  if (number >= S.print.area[a].bonus_minimum[field]) earn<S>(seat, S.print.area[a].bonus[field]);
}

/// halving: half with the bonus, or multiplied without (H8.1).
template <const Sheet& S>
inline void write_halving(SeatState& seat, auto a, unsigned index) {
  const unsigned field = write_entry<S>(seat, a, index);
  if (index < kTimes) earn<S>(seat, S.print.area[a].bonus[field]);
}

/// two_sided: what the next field of one side may take (H5.3 to H5.5). `step` is -1 on the left, +1
/// on the right.
inline Places open_side(Marks side, int step, bool seven_after_seven, int columns) {
  const unsigned count = filled(side);
  if (count == static_cast<unsigned>(columns)) return 0;
  const int last = count == 0 ? 7 : static_cast<int>(entry(side, count - 1));
  Places open = last != 7 || seven_after_seven ? place(7) : 0;
  const int next = last + step;
  if (next >= 2 && next <= 12) open |= place(next);
  return open;
}

inline Marks left_side(Marks marks) { return marks & ((Marks{1} << kRightShift) - 1); }
inline Marks right_side(Marks marks) { return marks >> kRightShift; }

inline Places open_two_sided(Marks marks, unsigned options, int columns) {
  const bool seven = (options & kSevenAfterSeven) != 0;
  return open_side(left_side(marks), -1, seven, columns) |
         open_side(right_side(marks), +1, seven, columns) << kRight;
}

template <const Sheet& S>
inline void write_two_sided(SeatState& seat, auto a, unsigned index, unsigned options) {
  const PrintArea& print = S.print.area[a];
  const bool right = index >= kRight;
  const unsigned number = right ? index - kRight : index;
  const Marks side = right ? right_side(seat.marks[a]) : left_side(seat.marks[a]);
  const unsigned field = filled(side);
  seat.marks[a] |= Marks{number} << (4 * field + (right ? kRightShift : 0));
  seat.open[a] = open_two_sided(seat.marks[a], options, print.columns);
  const unsigned middle = print.columns;
  earn<S>(seat, print.bonus[right ? middle + 1 + field : middle - 1 - field]);
}

template <const Sheet& S>
inline void mark_area(SeatState& seat, auto a, unsigned index, unsigned options) {
  switch (S.area[a].kind) {
    case Kind::number_grid:
    case Kind::column_grid:
      return cross_cell<S>(seat, a, index);
    case Kind::circle_grid:
      return circle_or_cross_cell<S>(seat, a, index);
    case Kind::skipping:
      return cross_skipping<S>(seat, a, index);
    case Kind::threshold:
      return write_number<S>(seat, a, 1);
    case Kind::product:
    case Kind::pairs:
      return write_number<S>(seat, a, index);
    case Kind::rising:
      return write_rising<S>(seat, a, index);
    case Kind::falling:
      return write_falling<S>(seat, a, index);
    case Kind::reaching:
      return write_reaching<S>(seat, a, index);
    case Kind::halving:
      return write_halving<S>(seat, a, index);
    case Kind::two_sided:
      return write_two_sided<S>(seat, a, index, options);
  }
}

template <unsigned a>
using Area = std::integral_constant<unsigned, a>;

/// Marks the place, which must be open, and earns what it pays.
template <const Sheet& S>
inline void mark(SeatState& seat, unsigned a, unsigned index, unsigned options) {
  assert((seat.open[a] >> index & 1) != 0);
  switch (a) {
    case 0:
      return mark_area<S>(seat, Area<0>{}, index, options);
    case 1:
      return mark_area<S>(seat, Area<1>{}, index, options);
    case 2:
      return mark_area<S>(seat, Area<2>{}, index, options);
    case 3:
      return mark_area<S>(seat, Area<3>{}, index, options);
    default:
      assert(a == 4);
      return mark_area<S>(seat, Area<4>{}, index, options);
  }
}

}  // namespace foxtray::clever
