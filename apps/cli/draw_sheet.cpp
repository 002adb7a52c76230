#include "cli/draw_sheet.h"

#include <fmt/core.h>

namespace foxtray::cli {

using game::Seat;

std::string seat_name(const record::Header& header, Seat seat, int columns) {
  const auto shown = [&](Seat any) { return in_characters(header.names[any], Characters::all); };
  const std::string name = shown(seat);
  if (name.empty()) return fmt::format("seat {}", seat + 1);
  bool namesake = false;
  for (Seat other = 0; other < header.setup.players; ++other)
    namesake = namesake || (other != seat && shown(other) == name);
  const std::string number = namesake ? fmt::format(" ({})", seat + 1) : "";
  return fitted(name, columns - width_of(number)) + number;
}

int draw_die(Drawing& drawing, int row, int column, char letter, int face, Ink ink) {
  const std::string text =
      face == 0 ? fmt::format("[{} ]", letter) : fmt::format("[{}{}]", letter, face);
  return drawing.put(row, column, text, {.ink = ink, .bold = true, .filled = face != 0});
}

Drawing draw_table(const View& view) {
  const clever::Sheet* sheet = catalog::entry_of(view.game()).sheet;
  return sheet == nullptr ? wizard_drawing::table(view) : clever_drawing::table(view, *sheet);
}

Drawing draw_sheet(const View& view, Seat seat, std::optional<game::Move> pointed_at) {
  const clever::Sheet* sheet = catalog::entry_of(view.game()).sheet;
  return sheet == nullptr ? wizard_drawing::sheet(view, seat, pointed_at)
                          : clever_drawing::sheet(view, *sheet, seat, pointed_at);
}

Drawing draw_legend(const game::Game& game, const Look& look) {
  const clever::Sheet* sheet = catalog::entry_of(game).sheet;
  return sheet == nullptr ? wizard_drawing::legend() : clever_drawing::legend(sheet->print, look);
}

Drawing draw_all(const View& view) {
  Drawing result = draw_table(view);
  const Seat players = view.header.setup.players;
  for (Seat seat = 0; seat < players; ++seat) {
    const Drawing sheet = draw_sheet(view, seat);
    Drawing both = sheet;
    const bool narrow = 2 * sheet.width() + 1 <= kMaxWidth;  // two of them side by side
    if (narrow && seat + 1 < players) both.paste(0, sheet.width() + 1, draw_sheet(view, ++seat));
    result.append("");
    result.append(both);
  }
  result.append("");
  result.append(draw_legend(view.game(), view.look));
  return result;
}

}  // namespace foxtray::cli
