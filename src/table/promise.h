// What a move would earn, told before it is made.
#pragma once

#include <array>

#include "clever/state.h"
#include "game/game.h"
#include "table/table.h"

namespace foxtray::table {

/// What a seat gains by a move and by all that then happens by itself. In a Clever game, also what
/// it leads to; what a game does not have stays 0.
struct Promise {
  int points = 0;                              // of the total
  std::array<int, clever::kAreas> area{};      // of each area
  std::array<int, clever::kTracks> actions{};  // circled
  int foxes = 0;
  std::array<int, clever::kWaiting> to_place{};  // bonuses that the player will have to place
  unsigned to_platter = 0;                       // by `take`: dice that go there, as bits
  clever::SeatState sheet{};                     // as it will be
  int crosses = 0;                               // Wizard
  bool scores = false;                           // Wizard: the round is scored for this seat
};

/// The move must be legal.
Promise promise(const Game& game, const Position& position, Seat seat, Move move);

}  // namespace foxtray::table
