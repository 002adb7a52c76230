// Plays games to their end.
#pragma once

#include <atomic>
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

/// How somebody who waits follows long work, and how he ends it early.
struct Watch {
  Watch() = default;
  Watch(std::atomic<std::int64_t>& counter, const std::atomic<bool>* wish = nullptr)
      : done(&counter), stop(wish) {}

  std::atomic<std::int64_t>* done = nullptr;  // counts what is finished
  const std::atomic<bool>* stop = nullptr;  // once it is true, games that are not over are dropped

  bool stopped() const { return stop != nullptr && *stop; }
  void count() const {
    if (done != nullptr) ++*done;
  }
};

/// Where the throws of a game come from: fair dice, equal dice, or else the game's generator, which
/// also serves the players. With `fortune` it is noted there what they are worth.
struct Luck {
  luck::Generator generator;
  const luck::FairDice* fair_dice = nullptr;
  const luck::EqualDice* equal_dice = nullptr;
  Fortune* fortune = nullptr;
  const std::atomic<bool>* stop = nullptr;  // once it is true, the game is broken off

  dice::Throw next(const dice::Chance& chance) {
    if (fair_dice != nullptr) return fair_dice->at(chance);
    return equal_dice != nullptr ? equal_dice->at(chance) : generator.sample(chance);
  }
};

/// Plays on from the position until the game is over, or `luck.stop` says so; of several open seats
/// the lowest moves first. Returns the number of events; with `keep` they are stored there.
std::uint64_t play_out(const Game& game, Position& position,
                       std::span<players::Player* const> seats, Luck& luck,
                       std::vector<record::Event>* keep = nullptr);

}  // namespace foxtray::arena
