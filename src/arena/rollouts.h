// Weighs by trying: every move is played out many times, and each meets the same dice.
#pragma once

#include "arena/futures.h"
#include "players/evaluator.h"

namespace foxtray::arena {

struct Effort {
  int playouts = 400;  // of a move that stays in the running, and of a position
  int threads = 1;
};

/// Weighs by playing on with a base player for all seats. What it finds is what moves
/// and positions are worth if everybody plays like the base player from there on.
///
/// All moves start with an eighth of the playouts. A move that is clearly behind then gets no more,
/// so its error is larger than that of the best ones, but small beside its distance from them.
///
/// The dice follow from the generator: equal generators give equal dice, for every move and every
/// position, and so equal answers. Differences between such answers are more exact than their
/// errors say.
class Rollouts final : public players::Player, public players::Evaluator {
 public:
  Rollouts(const Maker& base, Effort effort);

  /// The move with the most points.
  players::Move choose(const Game& game, const Position& seen, Seat seat,
                       luck::Generator& generator) override;
  void weigh(const players::Question& question, luck::Generator& generator,
             std::vector<players::Weighed>& weighed) override;
  /// Where the seat is to decide, this is not the worth of its best move but of the base player's:
  /// the mean over all throws is of what that one makes of them, and the two must fit together.
  players::Worth worth(const Game& game, const Position& seen, Seat seat,
                       luck::Generator& generator) override;
  bool plays_to_win() const override { return false; }
  bool values_by_moves() const override { return false; }

 private:
  /// The answer to the last question; with opponents the same is asked for every seat.
  struct Memory {
    const Game* game = nullptr;
    Position position;
    std::uint64_t seed = 0;
    std::array<players::Worth, game::kMaxSeats> worths;
  };

  Futures futures_;
  int playouts_;
  Memory memory_;
};

}  // namespace foxtray::arena
