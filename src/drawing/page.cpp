// A page to print: two sheets, one above the other, with room for a name and a date.
#include "catalog/catalog.h"
#include "drawing/pen.h"
#include "drawing/style.h"

namespace foxtray::drawing {
namespace {

// In tenths of a millimetre.
struct Size {
  int w;
  int h;
};
constexpr Size size_of(Paper paper) {
  switch (paper) {
    case Paper::a4:
      return {2100, 2970};
    case Paper::letter:
      return {2159, 2794};
  }
  return {};
}
constexpr int kMargin = 90;  // at every edge and on both sides of the fold
constexpr int kHeader = 84;
constexpr int kSheets = 2;

std::string millimetres(int tenths) {
  return to_text(tenths / 10) + "." + to_text(tenths % 10) + "mm";
}

constexpr std::string_view kPageStyle =
    "text{font-family:system-ui,'Segoe UI',Roboto,'Helvetica Neue','DejaVu Sans',sans-serif}\n"
    ".title{fill:#2a2620;font-weight:600}\n"
    ".rule{fill:none;stroke:#978d7f;stroke-width:3}\n"
    ".fold{fill:none;stroke:#978d7f;stroke-width:2;stroke-dasharray:6 14}\n"
    ".mark{fill:none;stroke:#665e53;stroke-width:4;stroke-linecap:round;stroke-linejoin:round}\n";

/// Somebody's head and shoulders: here goes a name.
std::string person(Point at) {
  return "M" + to_text(at.x - 16) + " " + to_text(at.y + 18) + "q0-18 16-18t16 18M" +
         to_text(at.x - 8) + " " + to_text(at.y - 12) + "a8 8 0 1 0 16 0a8 8 0 1 0-16 0";
}

/// A leaf of a calendar: here goes a date.
std::string calendar(Point at) {
  return "M" + to_text(at.x - 17) + " " + to_text(at.y - 13) +
         "h34v31h-34zm0 10h34m-25-15v8m16-8v8";
}

void header(Pen& pen, std::string_view title, const Box& box) {
  const int base = box.y + box.h - 30;
  const int mid = base - 16;
  const int right = box.x + box.w;
  const int date = right - 340;
  const int name = date - 600;
  pen.text("title", {box.x, mid}, 48, title, Anchor::start);
  pen.path("mark", person({name, mid - 4}));
  pen.line("rule", {name + 36, base}, {date - 50, base});
  pen.path("mark", calendar({date, mid - 4}));
  pen.line("rule", {date + 36, base}, {right, base});
}

}  // namespace

namespace {

void add_holders(const clever::Print& print, std::vector<std::string_view>& names) {
  for (const clever::PrintArea& area : print.area)
    if (area.row_dice[0] != 0) names.push_back(area.name);
}

}  // namespace

Holders holders_of(const game::Game& game, std::string_view set) {
  Holders holders;
  for (const catalog::Entry& entry : catalog::games()) {
    if (entry.sheet == nullptr) continue;
    const clever::Print& print = entry.sheet->print;
    if (entry.game == &game) add_holders(shown(print, swaps(game, set)), holders.here);
    add_holders(print, holders.elsewhere);
    add_holders(shown(print, swaps(*entry.game, print.other_dice.name)), holders.elsewhere);
  }
  return holders;
}

std::string sheet_svg(const game::Game& game, Paper paper, std::string_view set) {
  const Drawing drawing = draw(game, Form::wide, set);
  const Size page = size_of(paper);
  const int slot = page.h / kSheets;
  int height = slot - 2 * kMargin - kHeader;
  int width = height * drawing.width / drawing.height;
  if (width > page.w - 2 * kMargin) {
    width = page.w - 2 * kMargin;
    height = width * drawing.height / drawing.width;
  }
  std::string out = "<svg xmlns='http://www.w3.org/2000/svg' width='" + millimetres(page.w) +
                    "' height='" + millimetres(page.h) + "' viewBox='0 0 " + to_text(page.w) + " " +
                    to_text(page.h) + "'>\n<title>";
  out += game.title;
  out += "</title>\n<style>\n";
  out += kPageStyle;
  out += print_style(holders_of(game, set)) + "</style>\n<defs>" + drawing.defs +
         "<symbol id='sheet' class='sheet' viewBox='0 0 " + to_text(drawing.width) + " " +
         to_text(drawing.height) + "'>" + drawing.art + "</symbol></defs>\n";
  Pen pen(out);
  const int x = (page.w - width) / 2;
  for (int sheet = 0; sheet < kSheets; ++sheet) {
    const int y = sheet * slot + (slot - kHeader - height) / 2;
    const int inset = width / 120;  // where the panels begin
    header(pen, game.title, {x + inset, y, width - 2 * inset, kHeader});
    pen.use("sheet", {x, y + kHeader, width, height});
    out += '\n';
  }
  pen.line("fold", {0, slot}, {page.w, slot});
  return out + "\n</svg>\n";
}

}  // namespace foxtray::drawing
