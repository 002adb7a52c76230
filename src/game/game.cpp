#include "game/game.h"

#include <algorithm>

namespace foxtray::game {

unsigned winners(const Game& game, const Position& position) {
  unsigned seats = 0;
  Score best;
  for (Seat seat = 0; seat < game.setup(position).players; ++seat) {
    const Score score = game.score(position, seat);
    if (seats == 0 || score > best) {
      seats = 0;
      best = score;
    }
    if (score == best) seats |= 1U << seat;
  }
  return seats;
}

int place(const Game& game, const Position& position, Seat seat) {
  const Score own = game.score(position, seat);
  int place = 1;
  for (Seat other = 0; other < game.setup(position).players; ++other)
    if (game.score(position, other) > own) ++place;
  return place;
}

bool zero_from(const Position& position, std::size_t first) {
  return std::all_of(position.bytes.begin() + static_cast<std::ptrdiff_t>(first),
                     position.bytes.end(), [](std::byte b) { return b == std::byte{0}; });
}

Verdict play(const Game& game, Position& position, Seat seat, Move move) {
  if (!game.actors(position).has(seat)) return Verdict::not_open;
  MoveList list;
  game.legal(position, seat, list);
  if (!list.contains(move)) return Verdict::not_legal;
  game.apply(position, seat, move);
  return Verdict::done;
}

bool play(const Game& game, Position& position, dice::Throw outcome) {
  if (!game.actors(position).chance()) return false;
  if (!dice::possible(game.chance(position), outcome)) return false;
  game.roll(position, outcome);
  return true;
}

OptionFault find_option(const Game& game, int players, std::string_view name,
                        std::string_view value, Choice& found) {
  for (std::size_t o = 0; o < game.options.size(); ++o) {
    if (game.options[o].name != name) continue;
    const auto values = game.options[o].values;
    for (std::size_t v = 0; v < values.size(); ++v) {
      if (values[v] != value) continue;
      if (v >= values_for(game.options[o], players)) return OptionFault::no_such_seat;
      found = {o, static_cast<std::uint8_t>(v)};
      return OptionFault::none;
    }
    return OptionFault::unknown_value;
  }
  return OptionFault::unknown_option;
}

}  // namespace foxtray::game
