#include "clever/score.h"

#include <algorithm>

#include "clever/areas.h"

namespace foxtray::clever {
namespace {

int count_of(Marks marks) { return std::popcount(marks); }

int full_column_points(const AreaTable& table, const PrintArea& print, Marks crossed) {
  int sum = 0;
  for (unsigned column = 0; column < print.columns; ++column) {
    Places cells = 0;
    for (unsigned row = 0; row < print.rows; ++row)
      cells |= place(static_cast<int>(row * print.columns + column));
    if ((crossed & cells & table.all) == (cells & table.all)) sum += print.column_points[column];
  }
  return sum;
}

int number_grid_points(const AreaTable& table, const PrintArea& print, Marks crossed) {
  if (print.column_points[0] != 0) return full_column_points(table, print, crossed);
  return print.points[static_cast<std::size_t>(count_of(crossed & table.all))];
}

int row_counts_points(const PrintArea& print, Marks crossed) {
  int sum = 0;
  for (unsigned row = 0; row < print.rows; ++row) {
    const Marks of_row = crossed >> (row * print.columns) & ((1U << print.columns) - 1);
    sum += print.points[static_cast<std::size_t>(count_of(of_row))];
  }
  return sum;
}

int sum_of_products(const PrintArea& print, Marks row) {
  int sum = 0;
  for (unsigned field = 0; field < filled(row); ++field) {
    sum += static_cast<int>(entry(row, field) * print.factor[field]);
  }
  return sum;
}

int sum_of_numbers(Marks row) {
  int sum = 0;
  for (; row != 0; row >>= 4) sum += static_cast<int>(row & 15);
  return sum;
}

int pairs_points(const PrintArea& print, Marks row) {
  int sum = 0;
  for (unsigned second = 1; second < filled(row); second += 2) {
    sum += static_cast<int>(entry(row, second - 1) * print.factor[second - 1]);
    sum -= static_cast<int>(entry(row, second) * print.factor[second]);
  }
  return sum;
}

int halving_points(const PrintArea& print, Marks row) {
  int sum = 0;
  for (unsigned field = 0; field < filled(row); ++field) {
    const unsigned written = entry(row, field);
    const unsigned number = written % kTimes;
    sum += static_cast<int>(written >= kTimes ? number * print.factor[field] : (number + 1) / 2);
  }
  return sum;
}

int two_sided_points(const PrintArea& print, Marks marks) {
  const unsigned left = filled(left_side(marks));
  const unsigned right = filled(right_side(marks));
  const unsigned middle = print.columns;
  int sum = 0;
  if (left != 0) sum += print.points[middle - left];
  if (right != 0) sum += print.points[middle + right];
  for (Marks rest = marks; rest != 0; rest >>= 4) {
    const auto number = rest & 15;
    if (number == 0) continue;
    if (number <= print.extra_at_most || number >= print.extra_at_least) sum += print.extra_each;
  }
  return sum;
}

}  // namespace

int area_points(const Sheet& sheet, const SeatState& seat, std::size_t area) {
  const AreaTable& table = sheet.area[area];
  const PrintArea& print = sheet.print.area[area];
  const Marks marks = seat.marks[area];
  switch (table.kind) {
    case Kind::number_grid:
      return number_grid_points(table, print, marks);
    case Kind::circle_grid:
      return print.points[static_cast<std::size_t>(count_of(marks >> kCrossedShift))];
    case Kind::column_grid:
      return row_counts_points(print, marks);
    case Kind::skipping:
      return print.points[static_cast<std::size_t>(count_of(marks))];
    case Kind::threshold:
    case Kind::falling:
      return print.points[filled(marks)];
    case Kind::product:
      return sum_of_products(print, marks);
    case Kind::rising:
    case Kind::reaching:
      return sum_of_numbers(marks);
    case Kind::pairs:
      return pairs_points(print, marks);
    case Kind::halving:
      return halving_points(print, marks);
    case Kind::two_sided:
      return two_sided_points(print, marks);
  }
  return 0;
}

Tally tally(const Sheet& sheet, const SeatState& seat) {
  Tally result;
  for (std::size_t a = 0; a < kAreas; ++a) {
    result.area[a] = area_points(sheet, seat, a);
    result.total += result.area[a];
  }
  result.foxes = static_cast<int>(foxes(seat));
  result.fox_points = result.foxes * *std::min_element(result.area.begin(), result.area.end());
  result.total += result.fox_points;
  return result;
}

unsigned actions_left(const Sheet& sheet, const SeatState& seat) {
  unsigned left = rerolls_left(seat) + extras_left(seat);
  if (sheet.print.has_return) left += returns_left(seat);
  if (sheet.print.has_any_number)
    left += static_cast<unsigned>(std::popcount(any_numbers_left(seat)));
  return left;
}

int rating_band(const Sheet& sheet, int points) {
  int band = 0;
  while (band + 1 < sheet.print.band_count &&
         points < sheet.print.bands[static_cast<std::size_t>(band)])
    ++band;
  return band;
}

}  // namespace foxtray::clever
