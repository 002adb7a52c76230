#include "golden_sheets.h"

#include "catalog/catalog.h"
#include "drawing/drawing.h"
#include "drawing/style.h"

namespace foxtray::tests {
namespace {

using drawing::Box;
using drawing::Drawing;
using drawing::Form;

std::string box(const std::string& name, const Box& b) {
  return "<rect data-name='" + name + "' x='" + std::to_string(b.x) + "' y='" +
         std::to_string(b.y) + "' width='" + std::to_string(b.w) + "' height='" +
         std::to_string(b.h) + "'/>";
}

std::string boxes(const Drawing& drawing) {
  std::string text;
  for (const auto& field : drawing.fields) text += box(field.id + " " + field.label, field.box);
  for (const auto& place : drawing.bonuses) text += box(place.id + " " + place.bonus, place.box);
  for (std::size_t track = 0; track < drawing.tracks.size(); ++track) {
    for (const auto& space : drawing.tracks[track])
      text += box("track " + std::to_string(track) + " " + space.label, space.box);
  }
  for (const Box& round : drawing.rounds) text += box("round", round);
  for (const Box& score : drawing.area_scores) text += box("score", score);
  if (drawing.fox_score) text += box("foxes", *drawing.fox_score);
  if (drawing.total_score) text += box("total", *drawing.total_score);
  return text;
}

/// One element on a line.
std::string in_lines(const std::string& text) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    out += text[i];
    if (text[i] == '>' && i + 1 < text.size() && text[i + 1] == '<') out += '\n';
  }
  return out;
}

std::string picture(const Drawing& drawing) {
  return "<?xml-stylesheet href='../../web/src/sheet.css'?>\n"
         "<svg xmlns='http://www.w3.org/2000/svg' class='sheet' "
         "font-family='system-ui,DejaVu Sans,sans-serif' viewBox='0 0 " +
         std::to_string(drawing.width) + " " + std::to_string(drawing.height) + "'>\n" +
         in_lines("<defs>" + drawing.defs + "</defs>" + drawing.art +
                  "<g fill='none' pointer-events='all'>" + boxes(drawing) + "</g>") +
         "\n</svg>\n";
}

}  // namespace

std::map<std::string, std::string> golden_sheets() {
  std::map<std::string, std::string> files;
  files["web/src/sheet.css"] = drawing::page_style();
  for (const catalog::Entry& entry : catalog::games()) {
    const std::string name = "tests/golden-sheets/" + std::string(entry.game->id);
    files[name + "-wide.svg"] = picture(drawing::draw(*entry.game, Form::wide));
    files[name + "-tall.svg"] = picture(drawing::draw(*entry.game, Form::tall));
  }
  const game::Game& wizard = *catalog::find("wizard-dice")->game;
  files["tests/golden-sheets/wizard-dice-a4.svg"] =
      in_lines(drawing::sheet_svg(wizard, drawing::Paper::a4));
  return files;
}

}  // namespace foxtray::tests
