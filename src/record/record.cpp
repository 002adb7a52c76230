#include "record/record.h"

#include <algorithm>
#include <utility>

namespace foxtray::record {

Position start(const Header& header) { return header.game->deal(header.setup); }

void apply(const Game& game, Position& position, Event event) {
  if (event.chance()) {
    game.roll(position, event.outcome());
  } else {
    game.apply(position, event.seat, event.move());
  }
}

Record::Record(Header header, std::vector<Event> events)
    : header_(std::move(header)),
      events_(std::move(events)),
      position_(position_after(events_.size())) {}

Position Record::position_after(std::size_t events) const {
  assert(events <= events_.size());
  Position position = start(header_);
  for (std::size_t i = 0; i < events; ++i) apply(game(), position, events_[i]);
  return position;
}

void Record::append(Event event) {
  apply(game(), position_, event);
  events_.push_back(event);
}

void Record::truncate(std::size_t events) {
  position_ = position_after(events);
  events_.resize(events);
}

void Record::set_name(Seat seat, std::string name) { header_.names[seat] = std::move(name); }

std::string line_of(const Game& game, const Position& before, Event event) {
  std::array<char, game::kMaxText> text;
  char* out = text.data();
  if (event.chance()) {
    out = game.say_throw(before, event.outcome(), out);
  } else {
    *out++ = static_cast<char>('1' + event.seat);
    *out++ = ' ';
    out = game.say(before, event.seat, event.move(), out);
  }
  return {text.data(), out};
}

std::string header_text(const Header& header) {
  const Game& game = *header.game;
  std::string text = "foxtray 1\ngame ";
  text += game.id;
  text += "\nplayers " + std::to_string(header.setup.players) + "\n";
  for (std::size_t o = 0; o < game.options.size(); ++o) {
    if (header.setup.choice[o] == 0) continue;
    text += "option ";
    text += game.options[o].name;
    text += '=';
    text += game.options[o].values[header.setup.choice[o]];
    text += '\n';
  }
  for (std::size_t seat = 0; seat < header.setup.players; ++seat) {
    if (header.names[seat].empty()) continue;
    text += "name " + std::to_string(seat + 1) + " " + header.names[seat] + "\n";
  }
  if (!header.seed.empty()) text += "seed " + header.seed + "\n";
  text += "---\n";
  return text;
}

std::string result_line(const Game& game, const Position& position) {
  std::string line = "result";
  for (Seat seat = 0; seat < game.setup(position).players; ++seat) {
    line += ' ' + std::to_string(game.score(position, seat).points);
  }
  return line;
}

std::string text_of(const Record& record) {
  const Game& game = record.game();
  std::string text = header_text(record.header());
  Position position = start(record.header());
  for (const Event event : record.events()) {
    text += line_of(game, position, event);
    text += '\n';
    apply(game, position, event);
  }
  if (game.actors(position).over()) text += result_line(game, position) + "\n";
  return text;
}

std::vector<std::string> legal_lines(const Game& game, const Position& position) {
  const game::Actors actors = game.actors(position);
  if (actors.over()) return {"over"};
  if (actors.chance()) {
    std::array<char, game::kMaxText> text;
    return {std::string(text.data(), game.say_chance(position, text.data()))};
  }
  std::vector<std::string> lines;
  game::MoveList list;
  for (Seat seat = 0; seat < game::kMaxSeats; ++seat) {
    if (!actors.has(seat)) continue;
    game.legal(position, seat, list);
    for (const Move move : list) lines.push_back(line_of(game, position, Event::of(seat, move)));
  }
  std::sort(lines.begin(), lines.end());
  return lines;
}

std::string filled_in(const Game& game, std::string_view pattern,
                      const std::array<std::uint8_t, 3>& operands) {
  std::string text;
  for (std::size_t i = 0; i < pattern.size(); ++i) {
    if (pattern[i] != '{') {
      text += pattern[i];
      continue;
    }
    const bool colour = pattern[i + 1] == 'c';
    if (colour) ++i;
    const std::uint8_t operand = operands[static_cast<std::size_t>(pattern[i + 1] - '0')];
    if (colour) {
      text += game.colour_names[operand];
    } else {
      text += std::to_string(operand);
    }
    i += 2;
  }
  return text;
}

std::string sentence(const Game& game, const game::Refusal& refusal) {
  return filled_in(game, game.refusals[refusal.code], refusal.operands);
}

}  // namespace foxtray::record
