// What a move leads to, told before it is made.
#pragma once

#include "clever/family.h"
#include "clever/moves.h"

namespace foxtray::clever {

/// What a seat gains by a move and by all that then happens by itself, but for what the round track
/// gives to everybody if a round begins.
struct Outcome {
  SeatState sheet{};               // as it will be
  int points = 0;                  // of the total
  std::array<int, kAreas> area{};  // of each area
  int fox_points = 0;
  int foxes = 0;
  std::array<int, kTracks> actions{};    // circled
  std::array<int, kWaiting> to_place{};  // bonuses that the player will have to place
  unsigned to_platter = 0;               // by `take`: dice that go there, as bits
};

/// The move must be legal.
Outcome outcome_of(const Sheet& sheet, const State& state, Seat seat, Move move);

}  // namespace foxtray::clever
