#include "walk.h"

#include <algorithm>
#include <set>

#include "clever/areas.h"
#include "clever/family.h"
#include "earned.h"
#include "printed.h"

namespace foxtray::tests {
namespace {

using clever::Bonus;
using clever::Kind;
using clever::Print;
using clever::PrintArea;
using clever::SeatState;
using clever::Sheet;

/// Numbers 0, 1, 2, ... that only look random.
class Shuffle {
 public:
  explicit Shuffle(unsigned seed) : state_(seed) {}
  unsigned below(unsigned n) {
    state_ = state_ * 1'664'525U + 1'013'904'223U;
    return (state_ >> 8) % n;
  }

 private:
  unsigned state_;
};

/// One area of the sheet as it should be by the page, next to the real one.
class Walk {
 public:
  Walk(const Sheet& sheet, const Print& docs, std::size_t a, std::vector<std::string>& faults)
      : sheet_(sheet), docs_(docs.area[a]), a_(static_cast<unsigned>(a)), faults_(faults) {
    const game::Position start = sheet.rules->game.deal({.players = 1});
    seat_ = game::as<clever::State>(start).seat[0];
    seat_.purse = 0;
  }

  void expect(const std::string& what, int is, int wanted) {
    if (is == wanted) return;
    faults_.push_back(where() + what + " is " + std::to_string(is) + ", not " +
                      std::to_string(wanted));
  }

  /// Marks the place, which must be open; the bonuses must be exactly these.
  void mark(unsigned index, const Earned& bonuses) {
    ++steps_;
    if ((seat_.open[a_] >> index & 1U) == 0) {
      faults_.push_back(where() + "place " + std::to_string(index) + " is not open");
      return;
    }
    seat_.purse = 0;
    clever::mark(sheet_, seat_, a_, index);
    const Earned found = earned(seat_);
    if (found != bonuses) {
      faults_.push_back(where() + "earned" + text_of(found) + ", not" + text_of(bonuses));
    }
  }

  void expect_points(int wanted) {
    expect("points", clever::area_points(sheet_, seat_, a_), wanted);
  }

  /// Where a number can go now.
  void expect_open(unsigned number, const std::set<unsigned>& places) {
    clever::Places wanted = 0;
    for (const unsigned place : places) wanted |= clever::place(static_cast<int>(place));
    clever::Places is = 0;
    for (std::size_t place = 0; place < 32; ++place) {
      const bool takes = sheet_.area[a_].number[place] == number;
      if (takes) is |= seat_.open[a_] & clever::place(static_cast<int>(place));
    }
    if (is != wanted) {
      faults_.push_back(where() + "a " + std::to_string(number) + " goes to " + std::to_string(is) +
                        ", not to " + std::to_string(wanted));
    }
  }

  bool failed() const { return faults_.size() > 20; }

 private:
  std::string where() const {
    return std::string(sheet_.print.id) + " " + std::string(docs_.name) + ", mark " +
           std::to_string(steps_) + ": ";
  }

  const Sheet& sheet_;
  const PrintArea& docs_;
  unsigned a_;
  std::vector<std::string>& faults_;
  SeatState seat_{};
  int steps_ = 0;
};

Earned just(Bonus bonus) {
  if (bonus == Bonus::none) return {};
  return {{bonus, 1}};
}

// --- Rows -------------------------------------------------------------------------------------

/// The numbers that may be written after `last` (0 = nothing yet) in this field.
std::set<unsigned> writable(const PrintArea& area, std::size_t field, unsigned last) {
  std::set<unsigned> numbers;
  for (unsigned n = area.sums ? 2 : 1; n <= (area.sums ? 12U : 6U); ++n) {
    const bool high_enough = area.kind != Kind::threshold || n >= area.minimum[field];
    const bool rises = area.kind != Kind::rising || last == 0 || last == 6 || n > last;
    const bool falls = area.kind != Kind::falling || last == 0 || n <= last;
    if (high_enough && rises && falls) numbers.insert(n);
  }
  return numbers;
}

/// The points of what was written, by G4, D6 and H8.
int row_points(const PrintArea& area, const std::vector<unsigned>& written,
               const std::vector<bool>& times) {
  int sum = 0;
  for (std::size_t i = 0; i < written.size(); ++i) {
    const int n = static_cast<int>(written[i]);
    const int product = n * area.factor[i];
    switch (area.kind) {
      case Kind::product:
        sum += product;
        break;
      case Kind::rising:
      case Kind::reaching:
        sum += n;
        break;
      case Kind::pairs:
        if (i % 2 == 1) sum += static_cast<int>(written[i - 1]) * area.factor[i - 1] - product;
        break;
      case Kind::halving:
        sum += times[i] ? product : (n + 1) / 2;
        break;
      default:
        break;
    }
  }
  if (area.kind == Kind::threshold || area.kind == Kind::falling)
    return area.points[written.size()];
  return sum;
}

void walk_row(const Sheet& sheet, const Print& docs, std::size_t a, unsigned way,
              std::vector<std::string>& faults) {
  Walk walk(sheet, docs, a, faults);
  const PrintArea& area = docs.area[a];
  Shuffle shuffle(way);
  std::vector<unsigned> written;
  std::vector<bool> times;
  walk.expect_points(row_points(area, written, times));
  for (std::size_t field = 0; field < area.columns && !walk.failed(); ++field) {
    const unsigned last = written.empty() ? 0 : written.back();
    const std::set<unsigned> numbers = writable(area, field, last);
    const bool both = area.kind == Kind::halving && area.factor[field] != 0;
    for (unsigned n = area.sums ? 2 : 1; n <= (area.sums ? 12U : 6U); ++n) {
      std::set<unsigned> places;
      if (numbers.contains(n)) places.insert(n);
      if (both) places.insert(n + clever::kTimes);
      walk.expect_open(n, places);
    }
    unsigned number = way == 0 ? *numbers.begin() : *numbers.rbegin();
    if (way > 1)
      number = *std::next(numbers.begin(), shuffle.below(static_cast<unsigned>(numbers.size())));
    const bool multiplied = both && (way == 1 || (way > 1 && shuffle.below(2) == 0));
    const bool too_low = area.kind == Kind::reaching && number < area.bonus_minimum[field];
    written.push_back(number);
    times.push_back(multiplied);
    walk.mark(number + (multiplied ? clever::kTimes : 0),
              too_low || multiplied ? Earned() : just(area.bonus[field]));
    walk.expect_points(row_points(area, written, times));
  }
  for (unsigned n = area.sums ? 2 : 1; n <= (area.sums ? 12U : 6U); ++n) walk.expect_open(n, {});
}

// --- Grids ------------------------------------------------------------------------------------

struct Cell {
  std::size_t row, column;
  friend auto operator<=>(const Cell&, const Cell&) = default;
};

unsigned shown(const PrintArea& area, Cell cell) {
  if (area.kind == Kind::column_grid) return static_cast<unsigned>(cell.column) + 1;
  return area.number[cell.row * area.columns + cell.column];
}

bool printed_cross(const PrintArea& area, Cell cell) {
  return !area.sums && area.kind == Kind::number_grid && shown(area, cell) == clever::kPrintedCross;
}

unsigned index_of(const PrintArea& area, Cell cell) {
  if (area.sums) return shown(area, cell);
  return static_cast<unsigned>(cell.row * area.columns + cell.column);
}

std::vector<Cell> cells_of(const PrintArea& area) {
  std::vector<Cell> cells;
  for (std::size_t r = 0; r < area.rows; ++r) {
    for (std::size_t c = 0; c < area.columns; ++c) {
      if (shown(area, {r, c}) != clever::kNoField) cells.push_back({r, c});
    }
  }
  return cells;
}

bool tinted(const PrintArea& area, Cell cell) {
  return area.tinted[0] == 0 || cell.column < area.tinted[cell.row];
}

/// Every line of the grid with its bonus (C9.1).
std::vector<std::pair<std::set<Cell>, Bonus>> lines_of_grid(const PrintArea& area) {
  std::vector<std::pair<std::set<Cell>, Bonus>> lines;
  const auto line_where = [&](auto belongs, Bonus bonus) {
    std::set<Cell> line;
    for (const Cell cell : cells_of(area)) {
      if (tinted(area, cell) && belongs(cell)) line.insert(cell);
    }
    if (bonus != Bonus::none) lines.emplace_back(line, bonus);
  };
  for (std::size_t r = 0; r < area.rows; ++r) {
    line_where([&](Cell cell) { return cell.row == r; }, area.row_bonus[r]);
  }
  for (std::size_t c = 0; c < area.columns; ++c) {
    line_where([&](Cell cell) { return cell.column == c; }, area.column_bonus[c]);
  }
  line_where([&](Cell cell) { return cell.row == cell.column; }, area.diagonal_bonus);
  for (std::size_t gap = 0; gap < std::min<std::size_t>(12, (area.rows - 1U) * area.columns);
       ++gap) {
    const Cell above{gap / area.columns, gap % area.columns};
    line_where(
        [&](Cell cell) {
          return cell == above || (cell.row == above.row + 1 && cell.column == above.column);
        },
        area.gap_bonus[gap]);
  }
  return lines;
}

int grid_points(const PrintArea& area, const std::set<Cell>& crossed) {
  int sum = 0;
  if (area.kind == Kind::column_grid) {
    for (std::size_t r = 0; r < area.rows; ++r) {
      const auto n =
          std::count_if(crossed.begin(), crossed.end(), [&](Cell c) { return c.row == r; });
      sum += area.points[static_cast<std::size_t>(n)];
    }
    return sum;
  }
  if (area.column_points[0] == 0) return area.points[crossed.size()];
  for (std::size_t c = 0; c < area.columns; ++c) {
    bool full = true;
    for (const Cell cell : cells_of(area)) full &= cell.column != c || crossed.contains(cell);
    if (full) sum += area.column_points[c];
  }
  return sum;
}

Earned completed(const PrintArea& area, const std::set<Cell>& filled, Cell last) {
  Earned bonuses;
  for (const auto& [line, bonus] : lines_of_grid(area)) {
    if (!line.contains(last)) continue;
    if (std::includes(filled.begin(), filled.end(), line.begin(), line.end())) ++bonuses[bonus];
  }
  return bonuses;
}

void expect_open_cells(Walk& walk, const PrintArea& area, const std::set<Cell>& closed) {
  for (unsigned n = area.sums ? 2 : 1; n <= (area.sums ? 12U : 6U); ++n) {
    std::set<unsigned> places;
    for (const Cell cell : cells_of(area)) {
      if (shown(area, cell) == n && !closed.contains(cell)) places.insert(index_of(area, cell));
    }
    walk.expect_open(n, places);
  }
}

void walk_grid(const Sheet& sheet, const Print& docs, std::size_t a, unsigned way,
               std::vector<std::string>& faults) {
  Walk walk(sheet, docs, a, faults);
  const PrintArea& area = docs.area[a];
  const bool circles = area.kind == Kind::circle_grid;
  std::vector<Cell> order = cells_of(area);
  if (way == 1) std::reverse(order.begin(), order.end());
  Shuffle shuffle(way);
  for (std::size_t i = 0; way > 1 && i + 1 < order.size(); ++i) {
    std::swap(order[i], order[i + shuffle.below(static_cast<unsigned>(order.size() - i))]);
  }
  std::set<Cell> filled;
  for (const Cell cell : order) {
    if (printed_cross(area, cell)) filled.insert(cell);
  }
  walk.expect_points(circles ? area.points[0] : grid_points(area, filled));
  for (const Cell cell : order) {
    if (printed_cross(area, cell) || walk.failed()) continue;
    expect_open_cells(walk, area, circles ? std::set<Cell>() : filled);
    filled.insert(cell);
    walk.mark(index_of(area, cell), completed(area, filled, cell));
    walk.expect_points(circles ? area.points[0] : grid_points(area, filled));
  }
  std::set<Cell> crossed;
  for (const Cell cell : order) {
    if (!circles || walk.failed()) break;
    crossed.insert(cell);
    walk.mark(index_of(area, cell), {});
    walk.expect_points(area.points[crossed.size()]);
    expect_open_cells(walk, area, crossed);
  }
}

// --- Brown and the two-sided blue -------------------------------------------------------------

void walk_skipping(const Sheet& sheet, const Print& docs, std::size_t a, unsigned way,
                   std::vector<std::string>& faults) {
  Walk walk(sheet, docs, a, faults);
  const PrintArea& area = docs.area[a];
  Shuffle shuffle(way);
  int crosses = 0;
  walk.expect_points(area.points[0]);
  std::size_t next = 0;
  bool neighbour = false;
  while (next < area.columns && !walk.failed()) {
    for (unsigned n = 1; n <= 6; ++n) {
      std::set<unsigned> places;
      for (std::size_t f = next; f < area.columns; ++f) {
        if (area.number[f] == n) places.insert(static_cast<unsigned>(f));
      }
      walk.expect_open(n, places);
    }
    const std::size_t field = next + (way < 2 ? way : shuffle.below(3));
    if (field >= area.columns) break;
    neighbour = crosses > 0 && field == next;
    walk.mark(static_cast<unsigned>(field), neighbour ? just(area.gap_bonus[field - 1]) : Earned());
    walk.expect_points(area.points[static_cast<std::size_t>(++crosses)]);
    next = field + 1;
  }
}

void walk_two_sided(const Sheet& sheet, const Print& docs, std::size_t a, unsigned way,
                    std::vector<std::string>& faults) {
  Walk walk(sheet, docs, a, faults);
  const PrintArea& area = docs.area[a];
  Shuffle shuffle(way);
  std::array<std::vector<unsigned>, 2> side;
  for (int step = 0; step < 12 && !walk.failed(); ++step) {
    std::array<std::set<unsigned>, 2> allowed;
    for (std::size_t right = 0; right < 2; ++right) {
      if (side[right].size() == 6) continue;
      const unsigned last = side[right].empty() ? 7 : side[right].back();
      if (last != 7) allowed[right].insert(7);  // H5.4, H5.5
      const unsigned next = right == 1 ? last + 1 : last - 1;
      if (next >= 2 && next <= 12) allowed[right].insert(next);
    }
    for (unsigned sum = 2; sum <= 12; ++sum) {
      std::set<unsigned> places;
      if (allowed[0].contains(sum)) places.insert(sum);
      if (allowed[1].contains(sum)) places.insert(sum + clever::kRight);
      walk.expect_open(sum, places);
    }
    std::size_t right = way == 0 ? 0 : way == 1 ? 1 : shuffle.below(2);
    if (allowed[right].empty()) right = 1 - right;
    unsigned number = right == 1 ? *allowed[1].rbegin() : *allowed[0].begin();
    if (way > 1 && shuffle.below(4) == 0)
      number = right == 1 ? *allowed[1].begin() : *allowed[0].rbegin();
    side[right].push_back(number);
    const std::size_t position = right == 1 ? 6 + side[1].size() : 6 - side[0].size();
    walk.mark(number + (right == 1 ? clever::kRight : 0), just(area.bonus[position]));
    int points = 0;  // H5.7
    if (!side[0].empty()) points += area.points[6 - side[0].size()];
    if (!side[1].empty()) points += area.points[6 + side[1].size()];
    for (const auto& numbers : side) {
      for (const unsigned n : numbers) {
        if (n <= area.extra_at_most || n >= area.extra_at_least) points += area.extra_each;
      }
    }
    walk.expect_points(points);
  }
}

// --- The whole sheet --------------------------------------------------------------------------

void walk_area(const Sheet& sheet, const Print& docs, std::size_t a, unsigned way,
               std::vector<std::string>& faults) {
  switch (docs.area[a].kind) {
    case Kind::number_grid:
    case Kind::circle_grid:
    case Kind::column_grid:
      return walk_grid(sheet, docs, a, way, faults);
    case Kind::skipping:
      return walk_skipping(sheet, docs, a, way, faults);
    case Kind::two_sided:
      return walk_two_sided(sheet, docs, a, way, faults);
    case Kind::threshold:
    case Kind::product:
    case Kind::rising:
    case Kind::falling:
    case Kind::pairs:
    case Kind::reaching:
    case Kind::halving:
      return walk_row(sheet, docs, a, way, faults);
  }
}

}  // namespace

std::vector<std::string> walk_faults(const Sheet& sheet, const Print& docs) {
  std::vector<std::string> faults;
  constexpr unsigned kWays = 12;
  for (std::size_t a = 0; a < docs.area.size(); ++a) {
    for (unsigned way = 0; way < kWays; ++way) walk_area(sheet, docs, a, way, faults);
  }
  for (std::string& fault : action_faults(sheet, docs)) faults.push_back(std::move(fault));
  return faults;
}

}  // namespace foxtray::tests
