#include <algorithm>

#include "drawing/blocks.h"
#include "drawing/signs.h"

namespace foxtray::drawing {

using clever::Bonus;
using clever::PrintArea;

void Canvas::bonus(Bonus bonus, std::string id, const Box& box) const {
  if (bonus == Bonus::none) return;
  const int w = std::min(measure.token_w, box.w);
  const Box token = around(middle(box), w, w * kTokenHeight / kTokenWidth);
  const std::string name = bonus_name(print, bonus);
  pen.use("token-" + name, token, "bonus");
  drawing.bonuses.push_back({std::move(id), name, token});
}

void Canvas::field(int area_index, int number, const Box& box, std::string label,
                   std::string_view shade, bool printed) const {
  std::string all = printed ? "field printed" : "field";
  if (!shade.empty()) {
    all += ' ';
    all += shade;
  }
  pen.rect(all, box, std::min(box.w, box.h) / 6);
  drawing.fields.push_back({id(area_index, ":", number), area_index, box, std::move(label), printed,
                            std::string(shade)});
}

void Canvas::open_area(int area_index, const Box& panel) const {
  pen.open("area " + std::string(area(area_index).name));
  pen.rect("panel", panel, measure.radius);
  drawing.areas[static_cast<std::size_t>(area_index)] = panel;
}

void Canvas::badge(std::string_view colour, Point at, int size) const {
  pen.open(colour);
  pen.circle("badge", at, size / 2);
  const int sign = size * 7 / 10;
  pen.use("sign-" + std::string(colour), around(at, sign, sign), "sign");
  pen.close();
}

void Canvas::sign(int area_index, const Box& box, int size) const {
  const Point at = middle(box);
  if (!area(area_index).sums) {
    badge(area(area_index).name, at, size);
    return;
  }
  const int small = std::min(size * 7 / 8, std::max(box.w, box.h) / 2);
  const bool upright = box.h > box.w;
  const int shift = small * 9 / 16;
  badge(area(area_index).name, upright ? Point{at.x, at.y - shift} : Point{at.x - shift, at.y},
        small);
  badge("white", upright ? Point{at.x, at.y + shift} : Point{at.x + shift, at.y}, small);
}

namespace {

int counted(const PrintArea& area) {
  std::size_t count = area.points.size() - 1;
  while (count > 0 && area.points[count] == 0) --count;
  return static_cast<int>(count);
}

}  // namespace

PointsTable::PointsTable(const PrintArea& area, const Measure& measure, int width)
    : area_(area), measure_(measure), count_(counted(area)) {
  if (count_ == 0) return;
  const int digits = area.points[static_cast<std::size_t>(count_)] > 99 ? 3 : 2;
  const int cell = measure.caption * digits * 62 / 100 + measure.note / 2;
  const int fitting = std::max(1, (width - legend()) / cell);
  lines_ = (count_ + fitting - 1) / fitting;
  columns_ = (count_ + lines_ - 1) / lines_;
}

int PointsTable::line_height() const {
  return measure_.note + measure_.caption + measure_.note / 2;
}

/// A cross before the numbers of crosses; under it a double arrow, if each row counts for itself.
void PointsTable::legend(Pen& pen, Point at) const {
  const int size = measure_.note * 6 / 10;
  pen.cross("line", around(at, size, size));
  if (area_.kind != clever::Kind::column_grid) return;
  const int y = at.y + (measure_.note + measure_.caption) / 2;
  const int half = size * 3 / 4;
  const int tip = size / 3;
  const auto arrow = [&](int x, int way) {
    const std::string head = to_text(way * tip) + " " + to_text(tip);
    return "M" + to_text(x + way * tip) + " " + to_text(y - tip) + "l" + to_text(-way * tip) + " " +
           to_text(tip) + "l" + head;
  };
  pen.path("line", arrow(at.x - half, 1) + arrow(at.x + half, -1) + "M" + to_text(at.x - half) +
                       " " + to_text(y) + "h" + to_text(2 * half));
}

void PointsTable::draw(Pen& pen, const Box& box) const {
  if (count_ == 0) return;
  const Box strip = {box.x, box.y, box.w, box.h};
  pen.rect("strip", strip, measure_.radius / 2);
  const int air = (box.h - height()) / (lines_ + 1);
  for (int marks = 1; marks <= count_; ++marks) {
    const int line = (marks - 1) / columns_;
    const int column = (marks - 1) % columns_;
    const int top = box.y + air * (line + 1) + line * line_height() + measure_.note / 4;
    const int x = box.x + legend() + (box.w - legend()) * (2 * column + 1) / (2 * columns_);
    const int first = top + measure_.note / 2;
    if (column == 0) legend(pen, {box.x + legend() * 6 / 10, first});
    pen.text("faint", {x, first}, measure_.note, to_text(marks));
    pen.text("points", {x, top + measure_.note + measure_.caption / 2}, measure_.caption,
             to_text(area_.points[static_cast<std::size_t>(marks)]));
  }
}

}  // namespace foxtray::drawing
