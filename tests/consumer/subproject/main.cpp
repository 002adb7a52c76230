// The example of docs/library.md.
#include <cstdint>
#include <cstdio>

#include "clever/rules.h"
#include "luck/generator.h"

int main() {
  using namespace foxtray;
  const game::Game& rules = clever::kGanzSchonCleverGame;
  game::Position position = rules.deal({.players = 1});
  luck::Generator luck(7);
  for (game::Actors actors; !(actors = rules.actors(position)).over();) {
    if (actors.chance()) {
      rules.roll(position, luck.sample(rules.chance(position)));
      continue;
    }
    game::MoveList moves;
    rules.legal(position, actors.first(), moves);
    const auto pick = luck.below(static_cast<std::uint32_t>(moves.size()));
    rules.apply(position, actors.first(), moves[pick]);
  }
  std::printf("%d points\n", rules.score(position, 0).points);
}
