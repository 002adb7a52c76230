#include "record/concealed.h"

#include <utility>

namespace foxtray::record {

bool hides(const Game& game, const Position& before, Event event, Seat viewer) {
  return !event.chance() && event.seat != viewer && game.decides_in_secret(before, event.seat);
}

bool holds_secrets(const Game& game, const Position& position) {
  for (Seat seat = 0; seat < game.setup(position).players; ++seat)
    if (game.has_secrets(position, seat)) return true;
  return false;
}

std::string hidden_line(const Game& game, const Position& before, Event event) {
  std::string line = line_of(game, before, event);
  line.resize(line.find(' ', line.find(' ') + 1));
  return line + " ?";
}

std::string concealed_text(const Record& record, Seat viewer) {
  const Game& game = record.game();
  if (record.actors().over()) return text_of(record);
  Header header = record.header();
  header.seed.clear();
  std::string text = header_text(header);
  constexpr std::string_view kEnd = "---\n";
  text.insert(text.size() - kEnd.size(),
              "seen-by " + (viewer == kNobody ? "nobody" : std::to_string(viewer + 1)) + "\n");
  std::vector<std::string> lines;
  std::vector<std::pair<std::size_t, std::string>> hidden;  // until all is shown
  Position position = start(header);
  for (const Event event : record.events()) {
    if (hides(game, position, event, viewer))
      hidden.emplace_back(lines.size(), hidden_line(game, position, event));
    lines.push_back(line_of(game, position, event));
    apply(game, position, event);
    if (!hidden.empty() && !holds_secrets(game, position)) hidden.clear();
  }
  for (auto& [place, line] : hidden) lines[place] = std::move(line);
  for (const std::string& line : lines) text += line + "\n";
  return text;
}

Position Concealed::position() const {
  Position seen = record_.position();
  record_.game().conceal(seen, viewer_);
  return seen;
}

}  // namespace foxtray::record
