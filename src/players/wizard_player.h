// Players of the Wizard dice game, at four levels. They differ in how far they think, and the lower
// ones misjudge: they see more in high numbers than there is, and their estimates are a little off
// each time. Close calls go wrong often, clear ones hardly ever.
#pragma once

#include "players/wizard_trials.h"

namespace foxtray::players {

enum class Level : std::uint8_t { beginner, casual, strong, master };

class WizardPlayer final : public Player {
 public:
  /// With trials the best moves are played on before one is chosen.
  explicit WizardPlayer(Level level, const Trials& trials = {},
                        const WizardWeights& weights = wizard_weights());

  Move choose(const Game& game, const Position& seen, Seat seat,
              luck::Generator& generator) override;
  bool weighs(const Game& game) const override;
  /// Whatever the level, these are the master's figures, as trials correct them.
  void weigh(const Game& game, const Position& seen, Seat seat, luck::Generator& generator,
             std::vector<Weighed>& weighed) override;
  Worth worth(const Game& game, const Position& seen, Seat seat,
              luck::Generator& generator) override;

 private:
  void misjudge(const State& s, Seat seat, luck::Generator& generator);
  void weigh_by(const Trials& trials, const Game& game, const Position& seen, Seat seat,
                luck::Generator& generator, std::vector<Weighed>& weighed);

  Level level_;
  Trials trials_;
  WizardMind mind_;    // as the level thinks
  WizardMind master_;  // for figures
  WizardTrials trying_;
  std::vector<Considered> moves_;
  std::vector<Weighed> weighed_;
};

}  // namespace foxtray::players
