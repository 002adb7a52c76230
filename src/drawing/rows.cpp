#include <algorithm>

#include "drawing/blocks.h"

namespace foxtray::drawing {
namespace {

using clever::Bonus;
using clever::Kind;
using clever::PrintArea;

std::string times(int factor) { return "×" + to_text(factor); }
std::string at_least(int number) { return "≥" + to_text(number); }

/// Fields side by side: above each what it is worth or multiplies, below it what it pays.
class Row {
 public:
  Row(const Canvas& canvas, int index, const Box& panel)
      : canvas_(canvas),
        measure_(canvas.measure),
        index_(index),
        area_(canvas.area(index)),
        fields_(two_sided() ? 2 * area_.columns + 1 : area_.columns),
        inner_(inset(panel, measure_.pad)) {
    const int gap = measure_.field_gap;
    top_ = has_captions() ? measure_.caption + gap : 0;
    condition_ = has_conditions() ? measure_.note + gap / 2 : 0;
    table_ = area_.kind == Kind::skipping ? measure_.note + measure_.caption + gap : 0;
    const int legend = two_sided() ? 0 : measure_.legend;
    pitch_ = (inner_.w - legend) / fields_;
    left_ = inner_.x + inner_.w - pitch_ * fields_;
    if (two_sided()) left_ = inner_.x + (inner_.w - pitch_ * fields_) / 2;
    height_ = inner_.h - around_fields();
  }

  int height(int field_height) const {
    return (field_height > 0 ? field_height : pitch_ - measure_.field_gap) + around_fields() +
           2 * measure_.pad;
  }

  void draw() {
    legend();
    if (area_.kind == Kind::pairs) pair_backs();
    for (int field = 0; field < fields_; ++field) {
      one_field(field);
      captions(field);
      payment(field);
    }
    if (table_ > 0) {
      const Box box = {left_ - measure_.legend / 2, inner_.y + inner_.h - table_ + 2,
                       pitch_ * fields_ + measure_.legend / 2, table_ - 2};
      PointsTable(area_, measure_, box.w).draw(canvas_.pen, box);
    }
  }

 private:
  int around_fields() const {
    return top_ + condition_ + table_ + measure_.field_gap + measure_.token_h;
  }
  bool two_sided() const { return area_.kind == Kind::two_sided; }
  bool has_captions() const { return area_.kind != Kind::skipping && area_.kind != Kind::reaching; }
  bool has_conditions() const {
    return area_.kind == Kind::reaching || area_.kind == Kind::halving;
  }

  Box place(int field) const {
    const int gap = measure_.field_gap;
    return {left_ + field * pitch_ + gap / 2, inner_.y + top_, pitch_ - gap, height_};
  }
  Point above(int field) const {
    const Box box = place(field);
    return {box.x + box.w / 2, inner_.y + measure_.caption / 2};
  }
  Box below(int field) const {
    const Box box = place(field);
    return {box.x, box.y + box.h + condition_ + measure_.field_gap, box.w, measure_.token_h};
  }
  Point condition(int field) const {
    const Box box = place(field);
    return {box.x + box.w / 2, box.y + box.h + measure_.field_gap / 2 + measure_.note / 2 + 1};
  }

  void legend() {
    if (two_sided()) {
      const Point at = above(area_.columns);
      canvas_.sign(index_, around(at, 2 * measure_.sign, measure_.sign));
      return;
    }
    const Box first = place(0);
    canvas_.sign(index_, {inner_.x, first.y - top_ / 2, left_ - inner_.x, first.h + top_ / 2});
  }

  void pair_backs() {
    for (int field = 0; field < fields_; field += 2) {
      const Box first = place(field);
      const Box second = place(field + 1);
      const int gap = measure_.field_gap;
      canvas_.pen.rect("pair",
                       {first.x - gap / 2 + 1, inner_.y - gap / 2,
                        second.x + second.w - first.x + gap - 2, top_ + first.h + gap},
                       measure_.radius / 2);
      canvas_.pen.text("label", {(first.x + first.w + second.x) / 2, above(field).y},
                       measure_.caption, "−");
    }
  }

  std::string printed_label(int field) const {
    const auto f = static_cast<std::size_t>(field);
    if (area_.kind == Kind::threshold) return at_least(area_.minimum[f]);
    if (area_.kind == Kind::skipping) return to_text(area_.number[f]);
    if (two_sided() && field == area_.columns) return "7";
    return {};
  }

  void one_field(int field) {
    const Box box = place(field);
    const std::string inside = printed_label(field);
    const bool printed = two_sided() && field == area_.columns;
    std::string label = inside;
    const auto f = static_cast<std::size_t>(field);
    if (f < area_.factor.size() && area_.factor[f] > 0) label = times(area_.factor[f]);
    canvas_.field(index_, field, box, label, {}, printed);
    if (!inside.empty()) canvas_.pen.text("label", middle(box), measure_.label, inside);
  }

  /// A small arrow head between a field and the one before it.
  void between(int field, std::string_view sign) {
    if (field == 0) return;
    const Point at = above(field);
    canvas_.pen.text("faint", {at.x - pitch_ / 2, at.y}, measure_.note, sign);
  }

  void captions(int field) {
    const auto f = static_cast<std::size_t>(field);
    const auto caption = [&](std::string_view classes, const std::string& text) {
      canvas_.pen.text(classes, above(field), measure_.caption, text);
    };
    switch (area_.kind) {
      case Kind::threshold:
      case Kind::falling:
        caption("points", to_text(area_.points[f + 1]));
        if (area_.kind == Kind::falling) between(field, "≥");
        break;
      case Kind::two_sided:
        if (field != area_.columns) caption("points", to_text(area_.points[f]));
        break;
      case Kind::product:
        if (area_.factor[f] > 1) caption("label", times(area_.factor[f]));
        break;
      case Kind::pairs:
      case Kind::halving:
        if (area_.factor[f] > 0) caption("label", times(area_.factor[f]));
        break;
      case Kind::rising:
        between(field, "&lt;");
        break;
      case Kind::number_grid:
      case Kind::circle_grid:
      case Kind::column_grid:
      case Kind::skipping:
      case Kind::reaching:
        break;
    }
  }

  void payment(int field) {
    const auto f = static_cast<std::size_t>(field);
    if (area_.kind == Kind::skipping) {
      if (field + 1 == fields_) return;
      Box box = below(field);
      box.x += pitch_ / 2;
      canvas_.bonus(area_.gap_bonus[f], canvas_.id(index_, "/g", field), box);
      return;
    }
    canvas_.bonus(area_.bonus[f], canvas_.id(index_, "/f", field), below(field));
    if (area_.kind == Kind::reaching && area_.bonus[f] != Bonus::none)
      canvas_.pen.text("label", condition(field), measure_.note, at_least(area_.bonus_minimum[f]));
    if (area_.kind == Kind::halving)
      canvas_.pen.text("label", condition(field), measure_.note, "½");
    if (two_sided()) two_sided_notes(field);
  }

  /// Where no bonus stands: which way the numbers run, and what low and high ones are worth.
  void two_sided_notes(int field) {
    const Point at = middle(below(field));
    const int inner = area_.columns - 1;
    if (field == inner) canvas_.pen.text("label", at, measure_.note, "← −1");
    if (field == inner + 2) canvas_.pen.text("label", at, measure_.note, "+1 →");
    if (field == 2 || field == fields_ - 3) {
      const std::string which =
          field == 2 ? "≤" + to_text(area_.extra_at_most) : at_least(area_.extra_at_least);
      const int half = measure_.note * 6 / 10;
      canvas_.pen.text("label", {at.x, at.y - half}, measure_.note, which);
      canvas_.pen.text("points", {at.x, at.y + half}, measure_.note,
                       "+" + to_text(area_.extra_each));
    }
  }

  const Canvas& canvas_;
  const Measure& measure_;
  int index_;
  const PrintArea& area_;
  int fields_;
  Box inner_;
  int top_ = 0;
  int condition_ = 0;
  int table_ = 0;
  int pitch_ = 0;
  int left_ = 0;
  int height_ = 0;
};

}  // namespace

int row_height(const Canvas& canvas, int area, int width, int field_height) {
  return Row(canvas, area, {0, 0, width, 0}).height(field_height);
}

void draw_row(const Canvas& canvas, int area, const Box& panel) {
  canvas.open_area(area, panel);
  Row(canvas, area, panel).draw();
  canvas.pen.close();
}

}  // namespace foxtray::drawing
