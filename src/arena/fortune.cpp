#include "arena/fortune.h"

#include "luck/spread_dice.h"

namespace foxtray::arena {

constexpr int kOthers = 36;  // throws that a throw is compared with: a multiple of six

void Fortune::begin(std::uint64_t seed) {
  generator_ = luck::Generator(seed);
  amounts_ = {};
}

void Fortune::note(const game::Game& game, const game::Position& before, dice::Throw outcome) {
  add(game, before, outcome, 1);
  const luck::SpreadDice dice(generator_.next());
  for (int other = 0; other < kOthers; ++other)
    add(game, before, dice.at(game.chance(before), other), -1.0 / kOthers);
}

/// Adds what a throw leads to, so many times.
void Fortune::add(const game::Game& game, const game::Position& before, dice::Throw outcome,
                  double times) {
  game::Position after = before;
  game.roll(after, outcome);
  for (game::Seat seat = 0; seat < game.setup(before).players; ++seat) {
    const players::Worth worth = evaluator_->worth(game, after, seat, generator_);
    amounts_[seat].points += times * worth.points;
    amounts_[seat].win += times * worth.win;
  }
}

}  // namespace foxtray::arena
