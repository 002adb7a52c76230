#include "wizard/outcome.h"

#include "wizard/rules.h"

namespace foxtray::wizard {

Outcome outcome_of(const State& state, Seat seat, game::Move move) {
  game::Position fork = game::position_of(state);
  kWizardDiceGame.apply(fork, seat, move);
  const State& after = game::as<State>(fork);
  const Tally was = tally(state, seat);
  const Tally is = tally(after, seat);
  return {.points = is.points - was.points,
          .crosses = is.crosses - was.crosses,
          .scores = after.seat[seat].used != state.seat[seat].used};
}

}  // namespace foxtray::wizard
