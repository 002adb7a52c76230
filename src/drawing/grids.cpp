#include <algorithm>

#include "drawing/blocks.h"

namespace foxtray::drawing {
namespace {

using clever::Bonus;
using clever::Kind;
using clever::PrintArea;

/// Where everything in a grid stands.
class Grid {
 public:
  Grid(const Canvas& canvas, int index, const Box& panel)
      : canvas_(canvas),
        measure_(canvas.measure),
        index_(index),
        area_(canvas.area(index)),
        inner_(inset(panel, measure_.pad)),
        sign_(measure_.sign * (area_.sums ? 2 : 1)),
        table_(area_, measure_, inner_.w - sign_ - measure_.field_gap) {
    const bool row_bonuses = area_.row_bonus[0] != Bonus::none;
    left_ = named_rows() ? measure_.sign + measure_.field_gap : lanes() ? measure_.label : 0;
    right_ = row_bonuses ? measure_.token_w + measure_.field_gap : 0;
    header_ = std::max(measure_.sign, table_.height()) + measure_.field_gap;
    if (table_beside()) {
      header_ = 0;
      side_ = table_.upright_width() + 2 * measure_.field_gap;
      inner_.w -= side_;
    }
    footer_ = lanes() ? 0 : measure_.token_h + measure_.field_gap;
    between_ = lanes() ? measure_.token_h + measure_.field_gap : 0;
    pitch_x_ = (inner_.w - left_ - right_) / area_.columns;
    pitch_y_ = (inner_.h - header_ - footer_ - between_ * (area_.rows - 1)) / area_.rows;
    pitch_x_ = std::min(pitch_x_, pitch_y_ * 5 / 4);
    pitch_y_ = std::min(pitch_y_, pitch_x_ * 5 / 4);
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
  bool named_rows() const { return canvas_.print.has_sweep && index_ == 0; }
  bool lanes() const { return canvas_.print.has_lanes && index_ == 0; }

  int left_edge() const {
    return inner_.x + (inner_.w - left_ - right_ - pitch_x_ * area_.columns) / 2 + left_;
  }
  int top_edge() const { return inner_.y + header_; }
  Box place(int row, int column) const {
    const int gap = measure_.field_gap;
    return {left_edge() + column * pitch_x_ + gap / 2,
            top_edge() + row * (pitch_y_ + between_) + gap / 2, pitch_x_ - gap, pitch_y_ - gap};
  }
  Box row_end(int row) const {
    const Box last = place(row, area_.columns - 1);
    return {last.x + last.w + measure_.field_gap, last.y, measure_.token_w, last.h};
  }
  Box column_end(int column) const {
    const Box last = place(area_.rows - 1, column);
    return {last.x, last.y + last.h + measure_.field_gap, last.w, measure_.token_h};
  }

  /// A long table that would be several lines high stands beside the grid.
  bool table_beside() const { return area_.kind == Kind::circle_grid; }

  void head() {
    if (table_beside()) {
      const int x = inner_.x + inner_.w + 2 * measure_.field_gap;
      const int w = table_.upright_width();
      canvas_.sign(index_, {x, inner_.y, w, measure_.sign});
      const int top = inner_.y + measure_.sign + measure_.field_gap;
      table_.draw_upright(canvas_.pen, {x, top, w, inner_.y + inner_.h - top});
      return;
    }
    const int height = header_ - measure_.field_gap;
    canvas_.sign(index_, {inner_.x, inner_.y, sign_, height});
    const int x = inner_.x + sign_ + measure_.field_gap;
    table_.draw(canvas_.pen, {x, inner_.y, inner_.x + inner_.w - x, height});
  }

  void lines() {
    for (int row = 0; row < area_.rows; ++row) {
      if (area_.row_bonus[static_cast<std::size_t>(row)] != Bonus::none)
        canvas_.pen.line("line", middle(place(row, 0)), middle(row_end(row)));
    }
    for (int column = 0; column < area_.columns; ++column) {
      if (area_.column_bonus[static_cast<std::size_t>(column)] != Bonus::none)
        canvas_.pen.line("line", middle(place(0, column)), middle(column_end(column)));
      if (lanes())
        canvas_.pen.line("line", middle(place(0, column)), middle(place(area_.rows - 1, column)));
    }
    if (area_.diagonal_bonus != Bonus::none)
      canvas_.pen.line("line diagonal", middle(place(0, 0)), middle(diagonal_end()));
  }

  Box diagonal_end() const {
    const Box right = row_end(area_.rows - 1);
    const Box below = column_end(area_.columns - 1);
    return {right.x, below.y, right.w, below.h};
  }

  void row_name(int row) {
    const Box first = place(row, 0);
    const Box box = {inner_.x, first.y, left_, first.h};
    const Point at = {left_edge() - left_ / 2, middle(box).y};
    if (lanes()) {
      static constexpr std::array<std::string_view, 3> kNames = {"I", "II", "III"};
      canvas_.pen.text("label", at, measure_.caption, kNames[static_cast<std::size_t>(row)]);
    }
    if (!named_rows()) return;
    canvas_.badge(canvas_.area(row + 1).name, at, measure_.sign * 3 / 4);
  }

  void cell(int row, int column) {
    const int number = row * area_.columns + column;
    const int shown = area_.kind == Kind::column_grid
                          ? column + 1
                          : area_.number[static_cast<std::size_t>(number)];
    if (shown == clever::kNoField) return;
    const Box box = place(row, column);
    const bool printed = !area_.sums && shown == clever::kPrintedCross;
    if (named_rows()) canvas_.pen.open(canvas_.area(row + 1).name);
    canvas_.field(index_, number, box, printed ? "" : to_text(shown), look(row, column), printed);
    if (area_.kind == Kind::circle_grid)
      canvas_.pen.circle("ring", middle(box), std::min(box.w, box.h) * 3 / 8);
    if (printed) {
      canvas_.pen.cross("cross", inset(box, box.w / 4));
    } else {
      canvas_.pen.text("label", middle(box), measure_.label, to_text(shown));
    }
    if (named_rows()) canvas_.pen.close();
  }

  std::string_view look(int row, int column) const {
    const auto r = static_cast<std::size_t>(row);
    if (lanes()) return (area_.grey[r] >> column & 1) != 0 ? "grey" : "";
    if (area_.tinted[0] == 0) return "";
    return column < area_.tinted[r] ? "tinted" : "";
  }

  void bonuses() {
    for (int row = 0; row < area_.rows; ++row)
      canvas_.bonus(area_.row_bonus[static_cast<std::size_t>(row)], canvas_.id(index_, "/r", row),
                    row_end(row));
    for (int column = 0; column < area_.columns; ++column) {
      const auto c = static_cast<std::size_t>(column);
      canvas_.bonus(area_.column_bonus[c], canvas_.id(index_, "/c", column), column_end(column));
      if (c < area_.column_points.size() && area_.column_points[c] != 0)
        canvas_.pen.text("points", middle(column_end(column)), measure_.caption,
                         to_text(area_.column_points[c]));
    }
    canvas_.bonus(area_.diagonal_bonus, canvas_.id(index_, "/d", 0), diagonal_end());
    if (lanes()) gap_bonuses();
  }

  void gap_bonuses() {
    for (int gap = 0; gap < area_.columns * (area_.rows - 1); ++gap) {
      const Box above = place(gap / area_.columns, gap % area_.columns);
      const Box box = {above.x, above.y + above.h, above.w, between_ + measure_.field_gap};
      canvas_.bonus(area_.gap_bonus[static_cast<std::size_t>(gap)], canvas_.id(index_, "/g", gap),
                    box);
    }
  }

  const Canvas& canvas_;
  const Measure& measure_;
  int index_;
  const PrintArea& area_;
  Box inner_;
  int sign_;  // width of what stands before the table of points
  PointsTable table_;
  int left_ = 0;
  int right_ = 0;
  int side_ = 0;
  int header_ = 0;
  int footer_ = 0;
  int between_ = 0;
  int pitch_x_ = 0;
  int pitch_y_ = 0;
};

}  // namespace

void draw_grid(const Canvas& canvas, int area, const Box& panel) {
  canvas.open_area(area, panel);
  Grid(canvas, area, panel).draw();
  canvas.pen.close();
}

}  // namespace foxtray::drawing
