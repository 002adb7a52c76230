// What positions and moves of the Wizard dice game are worth.
#pragma once

#include "players/evaluator.h"
#include "players/level.h"
#include "wizard_players/trials.h"

namespace foxtray::wizard_players {

using players::Level;

/// Whatever the level, these are the master's figures; or those of the analysis.
class WizardEvaluator final : public players::Evaluator {
 public:
  /// With trials, moves are also played on, beyond the round that can be solved. The weights must
  /// outlive it.
  explicit WizardEvaluator(Level level, const WizardWeights& weights = wizard_weights(),
                           const Trials& trials = {});

  void weigh(const Question& question, luck::Generator& generator,
             std::vector<Weighed>& weighed) override;
  Worth worth(const Game& game, const Position& seen, Seat seat,
              luck::Generator& generator) override;
  bool plays_to_win() const override { return true; }
  bool values_by_moves() const override { return false; }

  /// `weigh` with other trials.
  void weigh_by(const Trials& trials, const Question& question, luck::Generator& generator,
                std::vector<Weighed>& weighed);

 private:
  WizardMind mind_;
  Trials trials_;
  WizardTrials trying_;
  std::vector<Considered> moves_;
};

}  // namespace foxtray::wizard_players
