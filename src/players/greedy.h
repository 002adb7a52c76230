// The baseline: what is best now, without a thought for later.
//
// Clever: of the legal moves the one after which, automatic consequences included, the present
// score plus 4 for each unspent action is highest; of equal ones the lowest move code. It re-rolls,
// and then gives up, only if nothing can be marked. It uses an extra die or a Return only if that
// gains.
//
// Wizard: predicts the field with the best (chance of exactly that number with the rolls that are
// left, kept towards it, Ws counting, alone at the table) x column - expected difference; sets Ws;
// strikes its largest penalty; names its own colour; as the seer keeps what counts for it, up to
// the number predicted, and rolls the rest again; stops when exact; takes the jester count whenever
// it is not exact and may.
#pragma once

#include "players/player.h"

namespace foxtray::players {

class Greedy final : public Player {
 public:
  Move choose(const Game& game, const Position& seen, Seat seat,
              luck::Generator& generator) override;
};

}  // namespace foxtray::players
