#include "arena/playout.h"

#include "arena/fortune.h"

namespace foxtray::arena {
namespace {

game::Move ask(const Game& game, const Position& position, Seat seat, players::Player& player,
               luck::Generator& generator) {
  if (!game.has_secrets(position, seat)) return player.choose(game, position, seat, generator);
  Position seen = position;
  game.conceal(seen, seat);
  return player.choose(game, seen, seat, generator);
}

}  // namespace

std::uint64_t play_out(const Game& game, Position& position,
                       std::span<players::Player* const> seats, Luck& luck,
                       std::vector<record::Event>* keep) {
  for (std::uint64_t events = 0;; ++events) {
    const game::Actors actors = game.actors(position);
    if (actors.over()) return events;
    if (actors.chance()) {
      const dice::Throw outcome = luck.next(game.chance(position));
      if (keep != nullptr) keep->push_back(record::Event::of(outcome));
      if (luck.fortune != nullptr) luck.fortune->note(game, position, outcome);
      game.roll(position, outcome);
      continue;
    }
    if (luck.stop != nullptr && *luck.stop) return events;
    const Seat seat = actors.first();
    const game::Move move = ask(game, position, seat, *seats[seat], luck.generator);
    if (keep != nullptr) keep->push_back(record::Event::of(seat, move));
    game.apply(position, seat, move);
  }
}

}  // namespace foxtray::arena
