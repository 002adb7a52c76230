// Players of the Wizard dice game, at four levels; `network` is `strong` without misjudging, for
// playouts, and `analysis` thinks longer than `master`. They differ in how far they think, and the
// lower ones misjudge: they see more in high numbers than there is, and their estimates are a
// little off each time. Close calls go wrong often, clear ones hardly ever.
#pragma once

#include "players/level.h"
#include "wizard_players/trials.h"

namespace foxtray::wizard_players {

using players::Character;
using players::kCharacters;
using players::Level;
using players::Player;

class WizardPlayer final : public Player {
 public:
  /// With trials, moves are also played on, beyond the round that can be solved.
  explicit WizardPlayer(Level level, const WizardWeights& weights = wizard_weights(),
                        const Trials& trials = {});
  /// One who plays as some people do.
  explicit WizardPlayer(Character character, const WizardWeights& weights = wizard_weights());

  Move choose(const Game& game, const Position& seen, Seat seat,
              luck::Generator& generator) override;
  bool weighs(const Game& game) const override;
  bool plays_to_win(const Game& game) const override { return weighs(game); }
  /// Whatever the level, these are the master's figures; or those of the analysis.
  void weigh(const Question& question, luck::Generator& generator,
             std::vector<Weighed>& weighed) override;
  Worth worth(const Game& game, const Position& seen, Seat seat,
              luck::Generator& generator) override;

 private:
  void weigh_by(const Trials& trials, const Question& question, luck::Generator& generator,
                std::vector<Weighed>& weighed);
  void misjudge(Seat seat, luck::Generator& generator);

  Level level_;
  std::optional<Character> character_;
  WizardMind mind_;     // as the level thinks
  WizardMind figures_;  // as whoever tells figures thinks
  Trials trials_;
  WizardTrials trying_;
  std::vector<Considered> moves_;
  std::vector<Weighed> weighed_;
};

}  // namespace foxtray::wizard_players
