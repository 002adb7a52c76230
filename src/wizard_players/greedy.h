// The baseline: what is best now, without a thought for later.
//
// Predicts the field with the best (chance of exactly that number with the rolls that are left,
// kept towards it, Ws counting, alone at the table) x column - expected difference; sets Ws;
// strikes its largest penalty; names its own colour; as the seer keeps what counts for it, up to
// the number predicted, and rolls the rest again; stops when exact; takes the jester count whenever
// it is not exact and may.
#pragma once

#include "players/player.h"

namespace foxtray::wizard_players {

class WizardGreedy final : public players::Player {
 public:
  game::Move choose(const game::Game& game, const game::Position& seen, game::Seat seat,
                    luck::Generator& generator) override;
};

}  // namespace foxtray::wizard_players
