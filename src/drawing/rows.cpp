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
        inner_(inset(panel, measure_.pad)),
        drop_(measure_.field_gap * 3 / 2) {
    const int gap = measure_.field_gap;
    if (has_points() || has_factors()) top_ = caption_height() + (has_points() ? gap : 0);
    condition_ = has_conditions() ? measure_.note + gap / 2 : 0;
    if (area_.kind == Kind::skipping)
      table_ = PointsTable(area_, measure_, inner_.w).height() + gap;
    pitch_ = (inner_.w - (two_sided() ? 0 : measure_.legend)) / fields_;
    left_ = inner_.x + inner_.w - pitch_ * fields_;
    if (two_sided()) left_ = inner_.x + (inner_.w - pitch_ * fields_) / 2;
    height_ = inner_.h - around_fields();
  }

  int height(int field_height) const {
    return (field_height > 0 ? field_height : pitch_ - measure_.field_gap) + around_fields() +
           2 * measure_.pad;
  }

  void draw() {
    sign();
    backs();
    for (int field = 0; field < fields_; ++field) {
      caption(field);
      payment(field);
      one_field(field);
    }
    for (int field = 1; field < fields_; ++field) between(field);
    if (table_ == 0) return;
    const Box box = span(0, fields_ - 1, inner_.y + inner_.h - table_ + measure_.field_gap,
                         table_ - measure_.field_gap);
    PointsTable(area_, measure_, box.w).draw(canvas_.pen, box);
  }

 private:
  bool two_sided() const { return area_.kind == Kind::two_sided; }
  bool has_points() const {
    return area_.kind == Kind::threshold || area_.kind == Kind::falling || two_sided();
  }
  bool has_factors() const {
    return area_.kind == Kind::product || area_.kind == Kind::pairs || area_.kind == Kind::halving;
  }
  bool has_conditions() const {
    return area_.kind == Kind::reaching || area_.kind == Kind::halving;
  }
  int caption_height() const { return measure_.caption + measure_.note / 2; }
  int around_fields() const { return top_ + drop_ + condition_ + measure_.token_h + table_; }
  int factor(int field) const {
    return has_factors() ? area_.factor[static_cast<std::size_t>(field)] : 0;
  }

  Box place(int field) const {
    const int gap = measure_.field_gap;
    return {left_ + field * pitch_ + gap / 2, inner_.y + top_, pitch_ - gap, height_};
  }
  /// As wide as the fields from the first to the last.
  Box span(int first, int last, int y, int height) const {
    const Box left = place(first);
    const Box right = place(last);
    return {left.x, y, right.x + right.w - left.x, height};
  }
  Box above(int field) const {
    const Box box = place(field);
    return {box.x, inner_.y, box.w, caption_height()};
  }
  Box below(int field) const {
    const Box box = place(field);
    return {box.x, box.y + box.h + drop_ + condition_, box.w, measure_.token_h};
  }

  void sign() {
    if (two_sided()) {
      canvas_.sign(index_, above(area_.columns), measure_.sign);
      return;
    }
    const Box first = place(0);
    canvas_.sign(index_, {inner_.x, first.y, left_ - inner_.x, first.h}, measure_.sign);
  }

  /// What lies behind captions and fields.
  void backs() {
    const int gap = measure_.field_gap;
    const auto strip = [&](int first, int last) {
      canvas_.pen.rect("strip", span(first, last, inner_.y, caption_height()), measure_.radius / 2);
    };
    if (two_sided()) {
      strip(0, area_.columns - 1);
      strip(area_.columns + 1, fields_ - 1);
    } else if (has_points()) {
      strip(0, fields_ - 1);
    }
    if (area_.kind != Kind::pairs) return;
    for (int field = 0; field < fields_; field += 2) {
      const Box both = span(field, field + 1, inner_.y, top_ + height_);
      canvas_.pen.rect("pair", {both.x - gap / 2 + 1, both.y, both.w + gap - 2, both.h + gap / 2},
                       measure_.radius / 2);
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
    canvas_.field(index_, field, box, factor(field) > 0 ? times(factor(field)) : inside, {},
                  printed);
    if (!inside.empty()) canvas_.pen.text("label", middle(box), measure_.label, inside);
  }

  /// What two neighbours must be to each other.
  void between(int field) {
    std::string_view sign;
    if (area_.kind == Kind::rising) sign = "&lt;";
    if (area_.kind == Kind::falling) sign = "≥";
    if (area_.kind == Kind::pairs && field % 2 == 1) sign = "−";
    if (sign.empty()) return;
    const Box box = place(field);
    const Point at = {box.x - measure_.field_gap / 2, middle(box).y};
    canvas_.pen.circle(area_.kind == Kind::pairs ? "pair" : "chip", at, measure_.note / 2);
    canvas_.pen.text("label", at, measure_.note * 9 / 10, sign);
  }

  void caption(int field) {
    const Point at = middle(above(field));
    const bool seven = two_sided() && field == area_.columns;
    if (has_points() && !seven) {
      const int marks = two_sided() ? field : field + 1;
      canvas_.pen.text("points", at, measure_.caption,
                       to_text(area_.points[static_cast<std::size_t>(marks)]));
    }
    if (factor(field) == 0 || (factor(field) == 1 && area_.kind == Kind::product)) return;
    if (area_.kind != Kind::pairs) tab(field);
    canvas_.pen.text("label", at, measure_.caption, times(factor(field)));
  }

  /// A factor sits on its field like the tab of a card.
  void tab(int field) {
    const Box box = above(field);
    const int w = measure_.caption * 9 / 4;
    canvas_.pen.rect("tab", {box.x + (box.w - w) / 2, box.y, w, box.h + measure_.radius},
                     measure_.radius / 2);
  }

  void payment(int field) {
    const auto f = static_cast<std::size_t>(field);
    if (area_.kind == Kind::skipping) {
      if (field + 1 < fields_) gap_payment(field);
      return;
    }
    const Box box = place(field);
    if (area_.bonus[f] != Bonus::none) canvas_.pen.line("line", middle(box), middle(below(field)));
    canvas_.bonus(area_.bonus[f], canvas_.id(index_, "/f", field), below(field));
    if (area_.kind == Kind::reaching && area_.bonus[f] != Bonus::none)
      condition(field, at_least(area_.bonus_minimum[f]));
    if (area_.kind == Kind::halving) condition(field, "½");
    if (two_sided()) two_sided_notes(field);
  }

  /// What the number must be for the bonus below, or what is left of it.
  void condition(int field, const std::string& words) {
    const Box box = place(field);
    const Point at = {middle(box).x, box.y + box.h + (drop_ + condition_) / 2};
    canvas_.pen.rect("panel", around(at, measure_.note * 2, measure_.note), 0);
    canvas_.pen.text("label", at, measure_.note, words);
  }

  /// A bonus that needs this field and the next one.
  void gap_payment(int field) {
    const Bonus bonus = area_.gap_bonus[static_cast<std::size_t>(field)];
    if (bonus == Bonus::none) return;
    Box box = below(field);
    box.x += pitch_ / 2;
    const Point at = middle(box);
    for (const int side : {-1, 1}) {
      const int x = at.x + side * measure_.token_w / 4;
      canvas_.pen.line("line", {x, at.y}, {x, middle(place(field)).y});
    }
    canvas_.bonus(bonus, canvas_.id(index_, "/g", field), box);
  }

  /// The first field without a bonus, going that way.
  int without_bonus(int from, int step) const {
    int field = from;
    while (area_.bonus[static_cast<std::size_t>(field)] != Bonus::none) field += step;
    return field;
  }

  /// Where no bonus stands: which way the numbers run, and what low and high ones are worth.
  void two_sided_notes(int field) {
    const Point at = middle(below(field));
    const int inner = area_.columns;
    const auto note = [&](std::string_view classes, int down, const std::string& words) {
      canvas_.pen.text(classes, {at.x, at.y + down}, measure_.note, words);
    };
    if (field == without_bonus(inner - 1, -1)) note("label", 0, "← −1");
    if (field == without_bonus(inner + 1, 1)) note("label", 0, "+1 →");
    const bool low = field == without_bonus(0, 1);
    if (!low && field != without_bonus(fields_ - 1, -1)) return;
    const int half = measure_.note * 6 / 10;
    note("label", -half, low ? "≤" + to_text(area_.extra_at_most) : at_least(area_.extra_at_least));
    note("points", half, "+" + to_text(area_.extra_each));
  }

  const Canvas& canvas_;
  const Measure& measure_;
  int index_;
  const PrintArea& area_;
  int fields_;
  Box inner_;
  int drop_;  // from a field to its bonus
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
