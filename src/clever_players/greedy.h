// The baseline: what is best now, without a thought for later.
//
// Of the legal moves the one after which, automatic consequences included, the present score plus 4
// for each unspent action is highest; of equal ones the lowest move code. It re-rolls, and then
// gives up, only if nothing can be marked. It uses an extra die or a Return only if that gains.
#pragma once

#include "players/player.h"

namespace foxtray::clever_players {

class CleverGreedy final : public players::Player {
 public:
  game::Move choose(const game::Game& game, const game::Position& seen, game::Seat seat,
                    luck::Generator& generator) override;
};

}  // namespace foxtray::clever_players
