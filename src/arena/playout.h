// Plays games to their end.
#pragma once

#include <span>
#include <vector>

#include "luck/equal_dice.h"
#include "luck/fair_dice.h"
#include "players/player.h"
#include "record/record.h"

namespace foxtray::arena {

using game::Game;
using game::Position;
using game::Seat;

class Fortune;

/// Where the throws of a game come from: fair dice, equal dice, or else the game's generator, which
/// also serves the players. With `fortune` it is noted there what they are worth.
struct Luck {
  luck::Generator generator;
  const luck::FairDice* fair_dice = nullptr;
  const luck::EqualDice* equal_dice = nullptr;
  Fortune* fortune = nullptr;

  dice::Throw next(const dice::Chance& chance) {
    if (fair_dice != nullptr) return fair_dice->at(chance);
    return equal_dice != nullptr ? equal_dice->at(chance) : generator.sample(chance);
  }
};

/// Plays on from the position until the game is over; of several open seats the lowest moves first.
/// Returns the number of events; with `keep` they are stored there.
std::uint64_t play_out(const Game& game, Position& position,
                       std::span<players::Player* const> seats, Luck& luck,
                       std::vector<record::Event>* keep = nullptr);

}  // namespace foxtray::arena
