// What the throws of a game were worth: the part of a result that luck explains.
//
// A throw is worth what an evaluator thinks of the position after it, less the mean of what it
// thinks after other throws in its place. Whatever it thinks, that is 0 on average. So a result
// less the luck of its throws has the same mean as the result, and varies far less if the evaluator
// is good: players can be told apart by far fewer games.
#pragma once

#include <memory>

#include "players/evaluator.h"

namespace foxtray::arena {

class Fortune {
 public:
  /// The evaluator must be one of the game.
  explicit Fortune(std::unique_ptr<players::Evaluator> evaluator)
      : evaluator_(std::move(evaluator)) {}

  struct Amount {
    double points = 0;
    double win = 0;  // of the chance to win
  };

  /// Forgets the last game. Which other throws are looked at follows from the seed.
  void begin(std::uint64_t seed);
  void note(const game::Game& game, const game::Position& before, dice::Throw outcome);
  /// What all throws that were noted were worth to a seat.
  const Amount& of(game::Seat seat) const { return amounts_[seat]; }

 private:
  void add(const game::Game& game, const game::Position& before, dice::Throw outcome, double times);

  std::unique_ptr<players::Evaluator> evaluator_;
  luck::Generator generator_{0};
  std::array<Amount, game::kMaxSeats> amounts_{};
};

}  // namespace foxtray::arena
