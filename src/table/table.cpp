#include "table/table.h"

#include <array>
#include <utility>

namespace foxtray::table {

using record::Event;

namespace {

bool has_secrets(const Game& game, const Position& position) {
  for (Seat seat = 0; seat < game.setup(position).players; ++seat) {
    if (game.has_secrets(position, seat)) return true;
  }
  return false;
}

/// Did this event show all what was a secret before it?
bool reveals(const record::Record& record, std::size_t event) {
  const Game& game = *record.header.game;
  Position position = record::replay(record, event);
  if (!has_secrets(game, position)) return false;
  record::apply(game, position, record.events[event]);
  return !has_secrets(game, position);
}

}  // namespace

Table::Table(record::Header header)
    : record_{std::move(header), {}}, position_(record::start(record_.header)) {}

Table::Table(record::Record record)
    : record_(std::move(record)), position_(record::replay(record_)) {}

Position Table::seen_by(Seat seat) const {
  Position seen = position_;
  game().conceal(seen, seat);
  return seen;
}

void Table::add(Event event) {
  record_.events.push_back(event);
  if (!event.chance()) undoing_.reset();
}

Refused Table::play(Seat seat, Move move) {
  switch (game::play(game(), position_, seat, move)) {
    case game::Verdict::not_open:
      return "it is not the turn of seat " + std::to_string(seat + 1);
    case game::Verdict::not_legal:
      return "this move is not legal now";
    case game::Verdict::done:
      break;
  }
  add(Event::of(seat, move));
  return std::nullopt;
}

Refused Table::play(Seat seat, std::string_view text) {
  const game::Actors open = actors();
  if (open.over()) return "the game is over";
  if (open.chance()) return "nobody is asked now: the dice or a card come next";
  if (!open.has(seat)) return "it is not the turn of seat " + std::to_string(seat + 1);
  const auto move = game().hear(position_, seat, text);
  if (!move) return record::sentence(game(), game().why_not(position_, seat, text));
  return play(seat, *move);
}

Refused Table::roll(dice::Throw outcome) {
  if (!actors().chance()) return "the dice or a card do not come now";
  if (!game::play(game(), position_, outcome)) return "these dice or this card cannot come now";
  add(Event::of(outcome));
  return std::nullopt;
}

Refused Table::roll(std::string_view text) {
  if (!actors().chance()) return "the dice or a card do not come now";
  const auto outcome = game().hear_throw(position_, text);
  if (!outcome) return "that cannot come now; it is: " + say_chance(game(), position_);
  return roll(*outcome);
}

Table::UndoPoint Table::undo_point(const Reach& reach) const {
  for (std::size_t i = record_.events.size(); i-- > 0;) {
    const Event event = record_.events[i];
    if (event.chance()) {
      if (reach.rolls) return {i, {}};
      return {{}, "the dice have been rolled since, and a roll stays"};
    }
    if (reveals(record_, i)) return {{}, "the secret predictions are revealed, and they stay"};
    if (reach.yielding.has(event.seat)) continue;
    if (undoing_ && *undoing_ != event.seat) {
      return {
          {},
          "before that comes what seat " + std::to_string(event.seat + 1) + " did, and that stays"};
    }
    return {i, {}};
  }
  return {{}, "there is no decision to go back to"};
}

Refused Table::undo(const Reach& reach) {
  const UndoPoint point = undo_point(reach);
  if (!point.events) return point.refusal;
  const Event first = record_.events[*point.events];
  record_.events.resize(*point.events);
  position_ = record::replay(record_);
  if (!first.chance()) undoing_ = first.seat;
  return std::nullopt;
}

std::string say(const Game& game, const Position& position, Seat seat, Move move) {
  std::array<char, game::kMaxText> text;
  return {text.data(), game.say(position, seat, move, text.data())};
}

std::string say_chance(const Game& game, const Position& position) {
  std::array<char, game::kMaxText> text;
  return {text.data(), game.say_chance(position, text.data())};
}

}  // namespace foxtray::table
