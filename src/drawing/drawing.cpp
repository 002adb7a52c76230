#include "drawing/drawing.h"

#include "catalog/catalog.h"
#include "drawing/pen.h"
#include "drawing/sheets.h"

namespace foxtray::drawing {

std::optional<Form> form_named(std::string_view name) {
  if (name == "wide") return Form::wide;
  if (name == "tall") return Form::tall;
  return std::nullopt;
}

std::optional<Paper> paper_named(std::string_view name) {
  if (name == "a4") return Paper::a4;
  if (name == "letter") return Paper::letter;
  return std::nullopt;
}

Drawing draw(const game::Game& game, Form form, std::string_view set) {
  const catalog::Entry& entry = catalog::entry_of(game);
  Drawing drawing = entry.sheet == nullptr
                        ? draw_wizard(form)
                        : draw_clever(shown(entry.sheet->print, swaps(game, set)), form);
  std::string paper;
  Pen(paper).rect("paper", {0, 0, drawing.width, drawing.height}, drawing.width / 36);
  drawing.art = paper + drawing.art;
  return drawing;
}

}  // namespace foxtray::drawing
