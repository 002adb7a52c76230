// Players that choose moves. A player only ever sees the concealed position.
#pragma once

#include "catalog/catalog.h"
#include "luck/generator.h"

namespace foxtray::players {

using game::Game;
using game::Move;
using game::Position;
using game::Seat;

class Player {
 public:
  Player() = default;
  Player(const Player&) = delete;
  Player& operator=(const Player&) = delete;
  virtual ~Player() = default;

  /// A legal move of the seat, which must be open. `seen` is what the seat may know. A player keeps
  /// no state between two calls, so one player may sit at many tables of one thread.
  virtual Move choose(const Game& game, const Position& seen, Seat seat,
                      luck::Generator& generator) = 0;

  /// Does the player know enough of this game to choose? Some need weights (roster/roster.h).
  virtual bool knows(const Game& /*game*/) const { return true; }
};

/// Lots for a player: they follow from what the seat sees, so the same question has the same answer
/// and no secret has a say in it.
luck::Generator lots(std::uint64_t seed, const Position& seen, Seat seat);

}  // namespace foxtray::players
