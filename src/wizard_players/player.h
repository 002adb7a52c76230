// Players of the Wizard dice game, at four levels; `network` is `strong` without misjudging, for
// playouts, and `analysis` thinks longer than `master`. They differ in how far they think, and the
// lower ones misjudge: they see more in high numbers than there is, and their estimates are a
// little off each time. Close calls go wrong often, clear ones hardly ever.
#pragma once

#include "players/player.h"
#include "wizard_players/evaluator.h"

namespace foxtray::wizard_players {

using players::Character;
using players::kCharacters;

class WizardPlayer final : public players::Player {
 public:
  /// With trials, moves are also played on, beyond the round that can be solved.
  explicit WizardPlayer(Level level, const WizardWeights& weights = wizard_weights(),
                        const Trials& trials = {});
  /// One who plays as some people do.
  explicit WizardPlayer(Character character, const WizardWeights& weights = wizard_weights());

  Move choose(const Game& game, const Position& seen, Seat seat,
              luck::Generator& generator) override;

 private:
  void misjudge(Seat seat, luck::Generator& generator);

  Level level_;
  std::optional<Character> character_;
  WizardMind mind_;            // as the level thinks
  WizardEvaluator evaluator_;  // where trials are made, or all moves are as good
  Trials trials_;
  std::vector<Considered> moves_;
  std::vector<Weighed> weighed_;
};

}  // namespace foxtray::wizard_players
