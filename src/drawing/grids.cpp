#include <algorithm>

#include "drawing/blocks.h"

namespace foxtray::drawing {
namespace {

using clever::Bonus;
using clever::Kind;
using clever::PrintArea;

/// What a grid needs besides its fields.
struct Margins {
  int left;     // names of rows
  int right;    // bonuses of rows
  int header;   // sign, and points by number of marks
  int footer;   // bonuses or points of columns
  int between;  // bonuses between two rows
};

template <std::size_t N>
bool any(const std::array<Bonus, N>& bonuses) {
  return std::ranges::any_of(bonuses, [](Bonus bonus) { return bonus != Bonus::none; });
}
bool pays_below(const PrintArea& area) {
  return any(area.column_bonus) || area.column_points[0] != 0 || area.diagonal_bonus != Bonus::none;
}

bool named_rows(const PrintArea& area) { return area.row_dice[0] != 0; }

/// A place without a field holds the sign; otherwise it stands before the table of points.
bool has_free_corner(const PrintArea& area) {
  return area.kind != Kind::column_grid && area.number[0] == clever::kNoField;
}

int table_width(const Measure& measure, const PrintArea& area, int width) {
  return has_free_corner(area) ? width : width - measure.sign - measure.field_gap;
}

Margins margins(const Canvas& canvas, int index, int width) {
  const Measure& measure = canvas.measure;
  const PrintArea& area = canvas.area(index);
  const int gap = measure.field_gap;
  const PointsTable table(area, measure, table_width(measure, area, width));
  return {.left = named_rows(area) ? measure.sign
                  : area.lanes     ? measure.caption
                                   : 0,
          .right = any(area.row_bonus) ? measure.token_w + gap : 0,
          .header = std::max(has_free_corner(area) ? 0 : measure.sign, table.height()) + gap,
          .footer = pays_below(area) ? measure.token_h + gap : 0,
          .between = any(area.gap_bonus) ? measure.token_h + gap : 0};
}

/// Where everything in a grid stands.
class Grid {
 public:
  Grid(const Canvas& canvas, int index, const Box& panel, Pitch pitch)
      : canvas_(canvas),
        measure_(canvas.measure),
        index_(index),
        area_(canvas.area(index)),
        inner_(inset(panel, measure_.pad)),
        pitch_(pitch),
        margins_(margins(canvas, index, inner_.w)) {
    // Height that is left over makes higher fields, then a higher header, or more room between the
    // rows.
    const int rows = area_.rows;
    const int fixed = margins_.header + margins_.footer + margins_.between * (rows - 1);
    pitch_.y = std::max(pitch_.y, std::min((inner_.h - fixed) / rows, pitch_.x * 5 / 4));
    const int left_over = inner_.h - fixed - pitch_.y * rows;
    if (margins_.between != 0) {
      margins_.between += left_over / (rows - 1);
    } else {
      margins_.header += left_over;
    }
  }

  void draw() {
    head();
    lines();
    for (int row = 0; row < area_.rows; ++row) {
      row_name(row);
      for (int column = 0; column < area_.columns; ++column) cell(row, column);
    }
    bonuses();
  }

 private:
  int left_edge() const {
    const int used = margins_.left + margins_.right + pitch_.x * area_.columns;
    return inner_.x + (inner_.w - used) / 2 + margins_.left;
  }
  Box place(int row, int column) const {
    const int gap = measure_.field_gap;
    return {left_edge() + column * pitch_.x + gap / 2,
            inner_.y + margins_.header + row * (pitch_.y + margins_.between) + gap / 2,
            pitch_.x - gap, pitch_.y - gap};
  }
  int shown(int row, int column) const {
    if (area_.kind == Kind::column_grid) return column + 1;
    return area_.number[static_cast<std::size_t>(row * area_.columns + column)];
  }
  Box row_end(int row) const {
    const Box last = place(row, area_.columns - 1);
    return {last.x + last.w + measure_.field_gap, last.y, measure_.token_w, last.h};
  }
  Box column_end(int column) const {
    const Box last = place(area_.rows - 1, column);
    return {last.x, last.y + last.h + measure_.field_gap, last.w, measure_.token_h};
  }

  void head() {
    const int width = table_width(measure_, area_, inner_.w);
    const PointsTable table(area_, measure_, width);
    const int height = std::max(margins_.header - measure_.field_gap, table.height());
    table.draw(canvas_.pen, {inner_.x + inner_.w - width, inner_.y, width, height});
    if (has_free_corner(area_)) {
      canvas_.sign(index_, place(0, 0), measure_.sign * 5 / 4);
    } else {
      canvas_.sign(index_, {inner_.x, inner_.y, measure_.sign, height}, measure_.sign);
    }
  }

  /// From the first field of a row or column to its bonus.
  void lines() {
    for (int row = 0; row < area_.rows; ++row) {
      if (area_.row_bonus[static_cast<std::size_t>(row)] == Bonus::none) continue;
      int first = 0;
      while (shown(row, first) == clever::kNoField) ++first;
      canvas_.pen.line("line", middle(place(row, first)), middle(row_end(row)));
    }
    for (int column = 0; column < area_.columns; ++column) {
      int first = 0;
      while (shown(first, column) == clever::kNoField) ++first;
      const Point from = middle(place(first, column));
      if (area_.column_bonus[static_cast<std::size_t>(column)] != Bonus::none)
        canvas_.pen.line("line", from, middle(column_end(column)));
      if (any(area_.gap_bonus))
        canvas_.pen.line("line", from, middle(place(area_.rows - 1, column)));
    }
    if (area_.diagonal_bonus != Bonus::none)
      canvas_.pen.line("line", middle(place(0, 0)), middle(diagonal_end()));
  }

  Box diagonal_end() const {
    const Box right = row_end(area_.rows - 1);
    const Box below = column_end(area_.columns - 1);
    return {right.x, below.y, right.w, below.h};
  }

  /// The colour of the die that keeps to the row.
  std::string_view row_colour(int row) const {
    const char letter = area_.row_dice[static_cast<std::size_t>(row)];
    return canvas_.print.dice_names[canvas_.print.dice.find(letter)];
  }

  void row_name(int row) {
    const Point at = {left_edge() - margins_.left / 2 - 1, middle(place(row, 0)).y};
    if (area_.lanes) {
      static constexpr std::array<std::string_view, 3> kNames = {"I", "II", "III"};
      canvas_.pen.text("label", at, measure_.caption, kNames[static_cast<std::size_t>(row)]);
    }
    if (!named_rows(area_)) return;
    canvas_.badge(row_colour(row), at, measure_.sign * 3 / 4);
  }

  void cell(int row, int column) {
    const int number = row * area_.columns + column;
    const int number_shown = shown(row, column);
    if (number_shown == clever::kNoField) return;
    const Box box = place(row, column);
    const bool printed = !area_.sums && number_shown == clever::kPrintedCross;
    if (named_rows(area_)) canvas_.pen.open(row_colour(row));
    canvas_.field(index_, number, box, printed ? "" : to_text(number_shown), look(row, column),
                  printed);
    if (area_.kind == Kind::circle_grid)
      canvas_.pen.circle("ring", middle(box), std::min(box.w, box.h) * 3 / 8);
    if (printed) {
      canvas_.pen.cross("cross", inset(box, box.w / 4));
    } else {
      canvas_.pen.text("label", middle(box), measure_.label, to_text(number_shown));
    }
    if (named_rows(area_)) canvas_.pen.close();
  }

  std::string_view look(int row, int column) const {
    const auto r = static_cast<std::size_t>(row);
    if (area_.lanes) return (area_.grey[r] >> column & 1) != 0 ? "grey" : "";
    if (area_.tinted[0] == 0) return "";
    return column < area_.tinted[r] ? "tinted" : "";
  }

  void bonuses() {
    for (int row = 0; row < area_.rows; ++row)
      canvas_.bonus(area_.row_bonus[static_cast<std::size_t>(row)], canvas_.id(index_, "/r", row),
                    row_end(row));
    if (area_.column_points[0] != 0) {
      const Box first = column_end(0);
      const Box last = column_end(area_.columns - 1);
      canvas_.pen.rect("strip", {first.x, first.y, last.x + last.w - first.x, first.h},
                       measure_.radius / 2);
    }
    for (int column = 0; column < area_.columns; ++column) {
      const auto c = static_cast<std::size_t>(column);
      canvas_.bonus(area_.column_bonus[c], canvas_.id(index_, "/c", column), column_end(column));
      if (c < area_.column_points.size() && area_.column_points[c] != 0)
        canvas_.pen.text("points", middle(column_end(column)), measure_.caption,
                         to_text(area_.column_points[c]));
    }
    canvas_.bonus(area_.diagonal_bonus, canvas_.id(index_, "/d", 0), diagonal_end());
    if (any(area_.gap_bonus)) gap_bonuses();
  }

  void gap_bonuses() {
    for (int gap = 0; gap < area_.columns * (area_.rows - 1); ++gap) {
      const Box above = place(gap / area_.columns, gap % area_.columns);
      const Box box = {above.x, above.y + above.h, above.w, margins_.between + measure_.field_gap};
      canvas_.bonus(area_.gap_bonus[static_cast<std::size_t>(gap)], canvas_.id(index_, "/g", gap),
                    box);
    }
  }

  const Canvas& canvas_;
  const Measure& measure_;
  int index_;
  const PrintArea& area_;
  Box inner_;
  Pitch pitch_;
  Margins margins_;
};

}  // namespace

GridSize grid_size(const Canvas& canvas, int area, int width) {
  const Margins m = margins(canvas, area, width);
  const PrintArea& print = canvas.area(area);
  const int pads = 2 * canvas.measure.pad;
  return {.columns = print.columns,
          .rows = print.rows,
          .w = m.left + m.right + pads,
          .h = m.header + m.footer + m.between * (print.rows - 1) + pads};
}

void draw_grid(const Canvas& canvas, int area, const Box& panel, Pitch pitch) {
  canvas.open_area(area, panel);
  Grid(canvas, area, panel, pitch).draw();
  canvas.pen.close();
}

}  // namespace foxtray::drawing
