// Plays any legal move, all equally likely.
#pragma once

#include "players/player.h"

namespace foxtray::players {

class Random final : public Player {
 public:
  Move choose(const Game& game, const Position& seen, Seat seat,
              luck::Generator& generator) override;
};

}  // namespace foxtray::players
