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
  const Game& game = record.game();
  Position position = record.position_after(event);
  if (!has_secrets(game, position)) return false;
  record::apply(game, position, record.events()[event]);
  return !has_secrets(game, position);
}

}  // namespace

Table::Table(record::Header header) : record_(std::move(header)) {}

Table::Table(record::Record record) : record_(std::move(record)) {}

Position Table::seen_by(Seat seat) const {
  Position seen = position();
  game().conceal(seen, seat);
  return seen;
}

void Table::add(Event event) {
  record_.append(event);
  if (!event.chance()) undoing_.reset();
}

Refused Table::play(Seat seat, Move move) {
  if (!actors().has(seat)) return "it is not the turn of seat " + std::to_string(seat + 1);
  game::MoveList list;
  game().legal(position(), seat, list);
  if (!list.contains(move)) return "this move is not legal now";
  add(Event::of(seat, move));
  return std::nullopt;
}

Refused Table::play(Seat seat, std::string_view text) {
  const game::Actors open = actors();
  if (open.over()) return "the game is over";
  if (open.chance()) return "nobody is asked now: the dice or a card come next";
  if (!open.has(seat)) return "it is not the turn of seat " + std::to_string(seat + 1);
  const auto move = game().hear(position(), seat, text);
  if (!move) return record::sentence(game(), game().why_not(position(), seat, text));
  return play(seat, *move);
}

Refused Table::roll(dice::Throw outcome) {
  if (!actors().chance()) return "the dice or a card do not come now";
  if (!dice::possible(game().chance(position()), outcome))
    return "these dice or this card cannot come now";
  add(Event::of(outcome));
  return std::nullopt;
}

Refused Table::roll(std::string_view text) {
  if (!actors().chance()) return "the dice or a card do not come now";
  const auto outcome = game().hear_throw(position(), text);
  if (!outcome) return "that cannot come now; it is: " + say_chance(game(), position());
  return roll(*outcome);
}

Table::UndoPoint Table::undo_point(const Reach& reach) const {
  for (std::size_t i = record_.events().size(); i-- > 0;) {
    const Event event = record_.events()[i];
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
  const Event first = record_.events()[*point.events];
  record_.truncate(*point.events);
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
