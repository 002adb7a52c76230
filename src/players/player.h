// Players that choose moves. A player only ever sees the concealed position.
#pragma once

#include <memory>
#include <span>
#include <string_view>

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
};

/// Names of all players, the weakest first.
std::span<const std::string_view> names();
/// The player of that name; nullptr if there is none.
std::unique_ptr<Player> make(std::string_view name);

}  // namespace foxtray::players
