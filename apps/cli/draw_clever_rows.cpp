// The areas of a Clever sheet that are rows of fields.
#include <fmt/core.h>

#include <algorithm>

#include "clever/areas.h"
#include "cli/draw_clever.h"

namespace foxtray::cli::clever_drawing {

using clever::Bonus;
using clever::entry;
using clever::filled;
using clever::Kind;
using clever::Marks;
using clever::PrintArea;

namespace {

constexpr int kFirst = 13;  // column of the first field

std::string factor_sign(unsigned factor) { return fmt::format("×{}", factor); }

}  // namespace

void SheetDrawing::draw_row(std::size_t area) {
  put_rule("├", "┤");
  const std::vector<Column> columns = columns_of(area);
  const Ink ink = ink_of(area);
  const bool labelled =
      std::any_of(columns.begin(), columns.end(), [](const Column& c) { return !c.label.empty(); });
  const int top = row_;
  const int middle = labelled ? top + 1 : top;
  for (int row = top; row <= middle + 1; ++row) put_sides(row);
  out_.put(top, 2, area_title(area), {.ink = ink, .bold = true});
  const std::string points = std::to_string(tally_.area[area]);
  out_.put(top + 1, 4, points, {.bold = true});
  int at = kFirst;
  for (const Column& column : columns) {
    put_small(top, at, column.label, column.reached ? Style{.bold = true} : kFaint);
    put_field(middle, at, column.field, ink);
    if (column.between) {
      out_.put(middle + 1, at + 4 - width_of(column.bonus) / 2, column.bonus, kFaint);
    } else {
      put_small(middle + 1, at, column.lost ? "--" : column.bonus);
    }
    at += kPitch;
  }
  row_ = middle + 2;
}

std::vector<SheetDrawing::Column> SheetDrawing::columns_of(std::size_t area) const {
  switch (print_of(area).kind) {
    case Kind::skipping:
      return skipping_columns(area);
    case Kind::two_sided:
      return two_sided_columns(area);
    case Kind::threshold:
    case Kind::product:
    case Kind::rising:
    case Kind::falling:
    case Kind::pairs:
    case Kind::reaching:
    case Kind::halving:
      return simple_columns(area);
    case Kind::number_grid:
    case Kind::circle_grid:
    case Kind::column_grid:
      break;
  }
  return {};
}

int SheetDrawing::written(std::size_t area, unsigned field) const {
  const PrintArea& print = print_of(area);
  if (print.kind == Kind::falling) return static_cast<int>(entry(me_.marks[area], field));
  if (print.kind == Kind::pairs)
    return static_cast<int>(entry(me_.marks[area], field)) * print.factor[field];
  // What the field adds to the score.
  clever::SeatState until = me_;
  until.marks[area] &= (Marks{1} << (4 * (field + 1))) - 1;
  const int with = clever::area_points(sheet_, until, area);
  until.marks[area] &= (Marks{1} << (4 * field)) - 1;
  return with - clever::area_points(sheet_, until, area);
}

std::vector<SheetDrawing::Column> SheetDrawing::simple_columns(std::size_t area) const {
  const PrintArea& print = print_of(area);
  const Marks marks = me_.marks[area];
  const unsigned count = filled(marks);
  std::vector<Column> columns;
  for (unsigned f = 0; f < print.columns; ++f) {
    const bool marked = f < count;
    const unsigned number = entry(marks, f);
    Column column;
    column.bonus = sign(print.bonus[f]);
    column.field.state = marked ? Field::State::marked : Field::State::open;
    column.field.lit = f == count && pointed_.area == static_cast<int>(area);
    if (marked)
      column.field.text = print.kind == Kind::threshold ? "X" : std::to_string(written(area, f));
    switch (print.kind) {
      case Kind::threshold:
        if (!marked) column.field.text = fmt::format("{}+", print.minimum[f]);
        [[fallthrough]];
      case Kind::falling:
        column.label = std::to_string(print.points[f + 1]);
        column.reached = f + 1 == count;
        break;
      case Kind::product:
        if (print.factor[f] != 1) column.label = factor_sign(print.factor[f]);
        break;
      case Kind::pairs:
        column.label = (f % 2 == 0 ? "+" : "-") + factor_sign(print.factor[f]);
        break;
      case Kind::reaching:
        if (print.bonus_minimum[f] != 0) column.label = fmt::format("{}+", print.bonus_minimum[f]);
        column.lost = marked && number < print.bonus_minimum[f];
        break;
      case Kind::halving:
        column.label = print.factor[f] == 0 ? "half" : factor_sign(print.factor[f]);
        column.lost = number >= clever::kTimes && print.bonus[f] != Bonus::none;
        break;
      case Kind::rising:
      case Kind::number_grid:
      case Kind::circle_grid:
      case Kind::column_grid:
      case Kind::skipping:
      case Kind::two_sided:
        break;
    }
    columns.push_back(std::move(column));
  }
  return columns;
}

std::vector<SheetDrawing::Column> SheetDrawing::skipping_columns(std::size_t area) const {
  const PrintArea& print = print_of(area);
  const Marks marks = me_.marks[area];
  std::vector<Column> columns;
  for (unsigned f = 0; f < print.columns; ++f) {
    Column column;
    column.label = std::to_string(print.points[f + 1]);  // of so many crosses, wherever they are
    column.reached = print.points[f + 1] == tally_.area[area];
    column.field = {.text = std::to_string(print.number[f]), .lit = pointed_.at(area, f)};
    if ((marks >> f & 1) != 0) {
      column.field.text = "X";
      column.field.state = Field::State::marked;
    } else if ((me_.open[area] >> f & 1) == 0) {
      column.field.text = "-";
      column.field.state = Field::State::dead;
    }
    column.between = true;
    if (f + 1 < print.columns) column.bonus = sign(print.gap_bonus[f]);
    columns.push_back(std::move(column));
  }
  return columns;
}

std::vector<SheetDrawing::Column> SheetDrawing::two_sided_columns(std::size_t area) const {
  const PrintArea& print = print_of(area);
  const unsigned middle = print.columns;
  const std::array<Marks, 2> sides = {clever::left_side(me_.marks[area]),
                                      clever::right_side(me_.marks[area])};
  std::vector<Column> columns;
  for (unsigned position = 0; position <= 2 * middle; ++position) {
    Column column;
    column.bonus = sign(print.bonus[position]);
    if (position == middle) {
      column.field = {.text = "7", .state = Field::State::printed};  // the printed one (H5.1)
      columns.push_back(std::move(column));
      continue;
    }
    const bool right = position > middle;
    const Marks side = sides[right ? 1 : 0];
    const unsigned field = right ? position - middle - 1 : middle - 1 - position;
    column.label = std::to_string(print.points[position]);
    column.reached = field + 1 == filled(side);
    if (field < filled(side)) {
      column.field = {.text = std::to_string(entry(side, field)), .state = Field::State::marked};
    }
    column.field.lit = field == filled(side) && pointed_.area == static_cast<int>(area) &&
                       (pointed_.place >= clever::kRight) == right;
    columns.push_back(std::move(column));
  }
  return columns;
}

}  // namespace foxtray::cli::clever_drawing
