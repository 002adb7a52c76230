#include "census.h"

#include <algorithm>
#include <numeric>

#include "printed.h"

namespace foxtray::tests {
namespace {

using clever::Bonus;
using clever::Kind;
using clever::Print;
using clever::PrintArea;

void compare(std::vector<std::string>& faults, const std::string& name, std::string_view is,
             std::string_view printed) {
  if (is == printed) return;
  faults.push_back(name + " is '" + std::string(is) + "', not '" + std::string(printed) + "'");
}

template <std::size_t N>
int in_array(const std::array<Bonus, N>& bonuses, Bonus bonus) {
  return static_cast<int>(std::count(bonuses.begin(), bonuses.end(), bonus));
}

/// Outward from the printed 7 and as low or high as can be, with a 7 once the numbers end.
int most_two_sided(const PrintArea& area) {
  const int side = area.points[0] + area.points[2 * area.columns];
  // Left 6 5 4 3 2 7 and right 8 9 10 11 12 7: three numbers on each side earn extra points.
  return side + 6 * area.extra_each;
}

int most_in_pairs(const PrintArea& area) {
  int sum = 0;
  for (std::size_t i = 0; i + 1 < area.columns; i += 2)
    sum += 6 * area.factor[i] - area.factor[i + 1];
  return sum;
}

}  // namespace

std::vector<std::string> census_faults(const Print& print, const Print& docs) {
  std::vector<std::string> faults;
  compare(faults, "title", print.title, docs.title);
  compare(faults, "dice", print.dice, docs.dice);
  for (std::size_t i = 0; i < print.dice_names.size(); ++i) {
    compare(faults, "dice_names", print.dice_names[i], docs.dice_names[i]);
  }
  for (std::size_t i = 0; i < print.waiting.size(); ++i) {
    compare(faults, "waiting", print.waiting[i].name, docs.waiting[i].name);
  }
  for (std::size_t a = 0; a < print.area.size(); ++a) {
    compare(faults, "area", print.area[a].name, docs.area[a].name);
  }
  for (const PrintEntry& entry : entries_of(docs)) {
    compare(faults, entry.name, std::to_string(entry.get(print)), std::to_string(entry.get(docs)));
  }
  return faults;
}

int sources_of(const Print& print, Bonus bonus) {
  int sum = in_array(print.round_bonus, bonus);
  for (const auto& track : print.tracks) sum += track.end == bonus ? 1 : 0;
  for (const PrintArea& area : print.area) {
    sum += in_array(area.row_bonus, bonus) + in_array(area.column_bonus, bonus);
    sum += in_array(area.bonus, bonus) + in_array(area.gap_bonus, bonus);
    sum += area.diagonal_bonus == bonus ? 1 : 0;
  }
  return sum;
}

int fields_of_area(const PrintArea& area) {
  const int cells = area.rows * area.columns;
  switch (area.kind) {
    case Kind::number_grid:
    case Kind::circle_grid: {
      const auto end = area.number.begin() + cells;
      return cells - static_cast<int>(std::count(area.number.begin(), end, clever::kNoField));
    }
    case Kind::two_sided:
      return 2 * cells;
    case Kind::column_grid:
    case Kind::skipping:
    case Kind::threshold:
    case Kind::product:
    case Kind::rising:
    case Kind::falling:
    case Kind::pairs:
    case Kind::reaching:
    case Kind::halving:
      return cells;
  }
  return cells;
}

int most_points(const PrintArea& area) {
  const int highest = *std::max_element(area.points.begin(), area.points.end());
  const auto factors = [&](int at_least) {
    int sum = 0;
    for (std::size_t i = 0; i < area.columns; ++i) sum += std::max<int>(area.factor[i], at_least);
    return sum;
  };
  switch (area.kind) {
    case Kind::number_grid:
      if (area.column_points[0] == 0) return highest;
      return std::accumulate(area.column_points.begin(), area.column_points.end(), 0);
    case Kind::column_grid:
      return area.rows * highest;
    case Kind::circle_grid:
    case Kind::skipping:
    case Kind::threshold:
    case Kind::falling:
      return highest;
    case Kind::product:
      return 6 * factors(1);
    case Kind::rising:
    case Kind::reaching:
      return 6 * area.columns;
    case Kind::pairs:
      return most_in_pairs(area);
    case Kind::halving:
      return 6 * factors(0) + 3;  // the first field is halved
    case Kind::two_sided:
      return most_two_sided(area);
  }
  return 0;
}

}  // namespace foxtray::tests
