// The parts of a Clever sheet. Each one is drawn into a box that the arrangement gives it, and
// tells the drawing where its fields, spaces and bonuses are.
#pragma once

#include "clever/print.h"
#include "drawing/pen.h"

namespace foxtray::drawing {

/// Sizes of one form, in units of the drawing (a tall one is 780 wide).
struct Measure {
  int gap;        // between panels
  int pad;        // inside a panel
  int radius;     // of a panel's corners
  int field_gap;  // between fields
  int token_w;    // a bonus
  int token_h;    //
  int label;      // text in a field
  int caption;    // text above a field
  int note;       // the smallest text
  int sign;       // an area's sign
  int legend;     // width of what stands before a row
  int space;      // a space of an action track
};

/// What the blocks draw with.
struct Canvas {
  Drawing& drawing;
  Pen& pen;
  const clever::Print& print;
  const Measure& measure;

  const clever::PrintArea& area(int index) const {
    return print.area[static_cast<std::size_t>(index)];
  }
  std::string id(int area_index, std::string_view separator, int number) const {
    return std::string(1, area(area_index).letter) + std::string(separator) + to_text(number);
  }
  /// A bonus in the middle of the box, not larger than a token.
  void bonus(clever::Bonus bonus, std::string id, const Box& box) const;
  /// The outline of a field, and the field told to the drawing.
  void field(int area_index, int number, const Box& box, std::string label,
             std::string_view shade = {}, bool printed = false) const;
  void open_area(int area_index, const Box& panel) const;
  void badge(std::string_view colour, Point at, int size) const;
  /// The area's sign; with the white die's sign if both are added.
  void sign(int area_index, const Box& box, int size) const;
};

/// Points by number of marks: a line of numbers, and under each what it is worth; or several such
/// lines, if one is too long for the width.
class PointsTable {
 public:
  PointsTable(const clever::PrintArea& area, const Measure& measure, int width);
  int height() const { return lines_ * line_height(); }
  void draw(Pen& pen, const Box& box) const;

 private:
  int legend() const { return measure_.note * 5 / 4; }
  int line_height() const;
  void legend(Pen& pen, Point at) const;

  const clever::PrintArea& area_;
  const Measure& measure_;
  int count_;
  int lines_ = 0;
  int columns_ = 0;
};

/// From one field to the next.
struct Pitch {
  int x;
  int y;
};
/// A grid's fields, and the width and height that it needs besides them. The header depends on the
/// width of the panel.
struct GridSize {
  int columns;
  int rows;
  int w;
  int h;
};
GridSize grid_size(const Canvas& canvas, int area, int width);
void draw_grid(const Canvas& canvas, int area, const Box& panel, Pitch pitch);
/// How high the panel of a row must be for fields of that height; 0: for square ones.
int row_height(const Canvas& canvas, int area, int width, int field_height);
void draw_row(const Canvas& canvas, int area, const Box& panel);
void draw_rounds(const Canvas& canvas, const Box& panel);
void draw_track(const Canvas& canvas, int track, const Box& panel);
/// The points of the areas, of the foxes, and the total, in so many lines.
void draw_scores(const Canvas& canvas, const Box& panel, int lines);

}  // namespace foxtray::drawing
