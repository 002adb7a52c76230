// One load for callgrind: foxtray_load KIND GAME PLAYERS GAMES
//
//   events  random games: legal moves at each decision, one of them chosen; prints the events
//   forks   the same games, and at each decision the position is copied and one legal move applied
//           to the copy; prints the forks
//   base    like forks, without the copy and the move on it: what forks costs on top is the forks'
//   greedy  games of the greedy player; prints the events
//
// The difference of two run lengths is free of what starting costs.
#include <cstdio>
#include <cstdlib>
#include <string_view>

#include "arena/playout.h"
#include "catalog/catalog.h"
#include "roster/roster.h"

namespace foxtray {
namespace {

/// Keeps the compiler from leaving work out.
void use(const game::Position& position) { asm volatile("" : : "g"(&position) : "memory"); }

std::uint64_t play_games(const game::Game& game, const game::Setup& setup, std::string_view player,
                         int games) {
  const auto owned = roster::make(player);
  const std::vector<players::Player*> seats(setup.players, owned.get());
  const game::Position start = game.deal(setup);
  std::uint64_t events = 0;
  for (int number = 0; number < games; ++number) {
    arena::Luck luck{luck::Generator(1, static_cast<luck::Stream>(number)), nullptr};
    game::Position position = start;
    events += arena::play_out(game, position, seats, luck);
    use(position);
  }
  return events;
}

std::uint64_t fork_games(const game::Game& game, const game::Setup& setup, bool fork, int games) {
  const game::Position start = game.deal(setup);
  std::uint64_t forks = 0;
  game::MoveList list;
  game::Position copy = start;
  for (int number = 0; number < games; ++number) {
    luck::Generator generator(1, static_cast<luck::Stream>(number));
    game::Position position = start;
    for (;;) {
      const game::Actors actors = game.actors(position);
      if (actors.over()) break;
      if (actors.chance()) {
        game.roll(position, generator.sample(game.chance(position)));
        continue;
      }
      const game::Seat seat = actors.first();
      game.legal(position, seat, list);
      const game::Move tried = list[generator.below(static_cast<std::uint32_t>(list.size()))];
      const game::Move played = list[generator.below(static_cast<std::uint32_t>(list.size()))];
      if (fork) {
        copy = position;
        game.apply(copy, seat, tried);
        use(copy);
      }
      ++forks;
      game.apply(position, seat, played);
    }
  }
  return forks;
}

int run(std::string_view kind, const char* id, int players, int games) {
  const catalog::Entry* entry = catalog::find(id);
  if (entry == nullptr) return 2;
  const game::Setup setup{.players = static_cast<std::uint8_t>(players)};
  std::uint64_t units = 0;
  if (kind == "events") units = play_games(*entry->game, setup, "random", games);
  if (kind == "greedy") units = play_games(*entry->game, setup, "greedy", games);
  if (kind == "forks" || kind == "base")
    units = fork_games(*entry->game, setup, kind == "forks", games);
  std::printf("%llu\n", static_cast<unsigned long long>(units));
  return units == 0 ? 2 : 0;
}

}  // namespace
}  // namespace foxtray

int main(int argc, char** argv) {
  if (argc != 5) return 2;
  return foxtray::run(argv[1], argv[2], std::atoi(argv[3]), std::atoi(argv[4]));
}
