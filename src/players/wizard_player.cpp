#include "players/wizard_player.h"

#include "wizard/rules.h"

namespace foxtray::players {

WizardPlayer::WizardPlayer(Level level, const WizardWeights& weights)
    : level_(level), mind_(weights) {}

Move WizardPlayer::choose(const Game& /*game*/, const Position& seen, Seat seat,
                          luck::Generator& /*generator*/) {
  mind_.consider(game::as<State>(seen), seat, Account::wins, moves_);
  return best_for(seat, moves_).move;
}

bool WizardPlayer::weighs(const Game& game) const { return &game == &wizard::kWizardDiceGame; }

void WizardPlayer::weigh(const Game& /*game*/, const Position& seen, Seat seat,
                         luck::Generator& /*generator*/, std::vector<Weighed>& weighed) {
  const State& s = game::as<State>(seen);
  mind_.consider(s, seat, Account::wins_and_points, moves_);
  weighed.clear();
  for (const Considered& move : moves_) {
    weighed.push_back({move.move,
                       {.points = move.values[s.players + std::size_t{seat}],
                        .win = move.values[seat]}});
  }
}

Worth WizardPlayer::worth(const Game& /*game*/, const Position& seen, Seat seat,
                          luck::Generator& /*generator*/) {
  const State& s = game::as<State>(seen);
  const Values values = mind_.value(s, Account::wins_and_points);
  return {.points = values[s.players + std::size_t{seat}], .win = values[seat]};
}

}  // namespace foxtray::players
