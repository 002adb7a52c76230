#include "odd_positions.h"

#include <array>

#include "arena/playout.h"
#include "roster/roster.h"

namespace foxtray::bench {

record::Record odd_game(std::uint64_t seed, int players, const game::Game& game,
                        const std::string& kind, std::uint64_t number) {
  const auto player = odd_player(kind);
  const auto casual = roster::make("casual");
  std::array<players::Player*, game::kMaxSeats> seats{};
  for (std::size_t seat = 0; seat < seats.size(); ++seat)
    seats[seat] = seat % 2 == 0 ? player.get() : casual.get();
  record::Header header;
  header.game = &game;
  header.setup = {.players = static_cast<std::uint8_t>(players)};
  game::Position position = record::start(header);
  std::vector<record::Event> events;
  arena::Luck luck{.generator = luck::Generator(seed, luck::Stream{number})};
  arena::play_out(game, position, seats, luck, &events);
  return record::Record(std::move(header), std::move(events));
}

game::Position odd_position(const record::Record& record, std::uint64_t number) {
  const std::size_t events = record.events().size();
  return record.position_after(number % 2 == 0 ? events / 2 : 2 * events / 3);
}

bool to_decision(const game::Game& game, game::Position& position, luck::Generator& generator) {
  while (true) {
    const game::Actors actors = game.actors(position);
    if (actors.over()) return false;
    if (actors.chance()) {
      game.roll(position, generator.sample(game.chance(position)));
      continue;
    }
    const game::Seat seat = actors.first();
    game::MoveList moves;
    game.legal(position, seat, moves);
    if (moves.size() > 1) return true;
    game.apply(position, seat, moves[0]);
  }
}

}  // namespace foxtray::bench
