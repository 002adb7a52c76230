#include <algorithm>

#include "drawing/pen.h"
#include "drawing/sheets.h"
#include "drawing/signs.h"
#include "wizard/state.h"

namespace foxtray::drawing {
namespace {

constexpr int kCrosses = 12;  // the higher target (O5)
constexpr int kTarget = 9;
constexpr int kExtra = 3;

class WizardSheet {
 public:
  explicit WizardSheet(Form form) : tall_(form == Form::tall) {
    drawing_.defs = signs();
    drawing_.width = tall_ ? 780 : 1440;
    const int width = drawing_.width - 2 * gap_;
    const int row = tall_ ? 140 : 166;
    int y = gap_;
    for (int colour = 0; colour <= wizard::kColours; ++colour) {
      const int face = colour == wizard::kColours ? static_cast<int>(wizard::kJester) : colour;
      draw_row(face, {gap_, y, width, row});
      y += row + gap_;
    }
    const int foot = tall_ ? 96 : 124;
    const int total = tall_ ? 150 : 240;
    crosses({gap_, y, width - total - gap_, foot});
    points({gap_ + width - total, y, total, foot});
    drawing_.height = y + foot + gap_;
  }
  Drawing drawing() && { return std::move(drawing_); }

 private:
  void draw_row(int face, const Box& panel) {
    const std::string name(wizard::kFaceNames[static_cast<std::size_t>(face)]);
    pen_.open("area " + name);
    pen_.rect("panel", panel, 2 * gap_);
    drawing_.areas.push_back(panel);
    const Box inner = inset(panel, tall_ ? 12 : 18);
    const int sign = inner.h * 2 / 3;
    const int legend = inner.h;
    const Point at = {inner.x + legend / 2, middle(inner).y};
    pen_.circle("badge", at, sign / 2);
    pen_.use("sign-" + name, around(at, sign * 7 / 10, sign * 7 / 10), "sign");
    const int gap = tall_ ? 10 : 16;
    const int pitch = (inner.w - legend) / wizard::kColumns;
    const bool jester = face == wizard::kJester;
    for (int column = 0; column < wizard::kColumns; ++column) {
      const Box box = {inner.x + legend + column * pitch + gap / 2, inner.y, pitch - gap, inner.h};
      const std::string number = to_text(column + 1);
      pen_.rect("field", box, box.h / 6);
      pen_.text("label", {box.x + number_ / 2 + gap, box.y + number_ / 2 + gap}, number_, number);
      drawing_.fields.push_back(
          {std::string(1, wizard::kFaceLetters[static_cast<std::size_t>(face)]) + ":" +
               to_text(column),
           jester ? wizard::kColours : face,
           box,
           number,
           false,
           {}});
    }
    pen_.close();
  }

  /// How many crosses there are, and what the target earns (W8.4).
  void crosses(const Box& panel) {
    pen_.open("track");
    pen_.rect("panel", panel, 2 * gap_);
    const Box inner = inset(panel, gap_ + 2);
    const int note = tall_ ? 19 : 27;
    const int middle_y = inner.y + (inner.h - note) / 2;
    const int icon = inner.h * 2 / 5;
    pen_.use("bonus-x", around({inner.x + icon / 2 + gap_ / 2, middle_y}, icon, icon), "icon");
    const int left = inner.x + icon + 2 * gap_;
    const int width = inner.x + inner.w - left;
    const int size = std::min(width / kCrosses - 4, inner.h - note - gap_ / 2);
    std::vector<Space> spaces;
    for (int cross = 0; cross < kCrosses; ++cross) {
      const Point at = {left + width * (2 * cross + 1) / (2 * kCrosses), middle_y};
      const bool target = cross + 1 == kTarget || cross + 1 == kCrosses;
      pen_.circle(target ? "space target" : "space", at, size / 2);
      pen_.text("faint", at, tall_ ? 21 : 30, to_text(cross + 1));
      if (target)
        pen_.text("points", {at.x, inner.y + inner.h - note / 2}, note, "+" + to_text(kExtra));
      spaces.push_back({around(at, size, size), to_text(cross + 1)});
    }
    drawing_.tracks.push_back(std::move(spaces));
    pen_.close();
  }

  void points(const Box& panel) {
    pen_.open("scores");
    pen_.rect("panel", panel, 2 * gap_);
    const Box inner = inset(panel, gap_ + 2);
    pen_.text("label", {inner.x + inner.h / 4, middle(inner).y}, tall_ ? 30 : 44, "=");
    const Box box = {inner.x + inner.h / 2, inner.y, inner.w - inner.h / 2, inner.h};
    pen_.rect("score total", box, gap_);
    drawing_.total_score = box;
    pen_.close();
  }

  bool tall_;
  int gap_ = tall_ ? 8 : 14;
  int number_ = tall_ ? 38 : 52;  // size of a field's number
  Drawing drawing_;
  Pen pen_{drawing_.art};
};

}  // namespace

Drawing draw_wizard(Form form) { return WizardSheet(form).drawing(); }

}  // namespace foxtray::drawing
