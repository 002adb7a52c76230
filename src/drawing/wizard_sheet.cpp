#include "drawing/pen.h"
#include "drawing/sheets.h"
#include "drawing/signs.h"
#include "wizard/state.h"

namespace foxtray::drawing {
namespace {

constexpr int kCrosses = 12;  // the higher target (O5)
constexpr int kTarget = 9;

class WizardSheet {
 public:
  explicit WizardSheet(Form form) : tall_(form == Form::tall) {
    drawing_.defs = signs();
    drawing_.width = tall_ ? 780 : 1440;
    const int width = drawing_.width - 2 * gap_;
    const int row = tall_ ? 128 : 166;
    int y = gap_;
    for (int colour = 0; colour <= wizard::kColours; ++colour) {
      const int face = colour == wizard::kColours ? static_cast<int>(wizard::kJester) : colour;
      draw_row(face, {gap_, y, width, row});
      y += row + gap_;
    }
    const int foot = tall_ ? 92 : 110;
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
      pen_.text("label", middle(box), tall_ ? 44 : 60, number);
      drawing_.fields.push_back(
          {std::string(1, wizard::kFaceLetters[static_cast<std::size_t>(face)]) + ":" +
               to_text(column),
           jester ? wizard::kColours : face, box, number, false});
    }
    pen_.close();
  }

  void crosses(const Box& panel) {
    pen_.open("track");
    pen_.rect("panel", panel, 2 * gap_);
    const Box inner = inset(panel, gap_ + 2);
    const int icon = inner.h / 2;
    pen_.use("bonus-x", around({inner.x + icon, middle(inner).y}, icon, icon), "icon");
    const int left = inner.x + 2 * icon;
    const int width = inner.w - 2 * icon;
    std::vector<Space> spaces;
    for (int cross = 0; cross < kCrosses; ++cross) {
      const Point at = {left + width * (2 * cross + 1) / (2 * kCrosses), middle(inner).y};
      const int size = width / kCrosses - 4;
      const bool target = cross + 1 == kTarget || cross + 1 == kCrosses;
      pen_.circle(target ? "space target" : "space", at, size / 2);
      pen_.text("faint", at, tall_ ? 21 : 30, to_text(cross + 1));
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
  Drawing drawing_;
  Pen pen_{drawing_.art};
};

}  // namespace

Drawing draw_wizard(Form form) { return WizardSheet(form).drawing(); }

}  // namespace foxtray::drawing
