// What positions and moves are worth. An evaluator only ever sees the concealed position.
#pragma once

#include <algorithm>
#include <atomic>
#include <optional>
#include <span>
#include <vector>

#include "catalog/catalog.h"
#include "luck/generator.h"

namespace foxtray::players {

using game::Game;
using game::Move;
using game::Position;
using game::Seat;

/// What something is worth to a seat.
struct Worth {
  double points = 0;     // expected points at the end of the game
  double win = 0;        // chance to win, a shared win counting in parts; 0 in a solo game
  double error = 0;      // standard error of `points`, as far as the player knows it
  double win_error = 0;  // and of `win`
};

struct Weighed {
  Move move{};
  Worth worth;
  /// Standard error of the difference in points from the best move. Less than the errors of the
  /// two would make it where both met the same dice; 0 if it is not known apart from them.
  double gap_error = 0;
  /// Of the move that was asked about: how far it is behind the best one, by trials of these two
  /// that had no say in which is the best. So it is right on average, and can be less than 0.
  std::optional<Worth> gap{};
};

/// What decides between moves: the chance to win, in percent, or without `to_win` the points.
/// Points also decide between moves that win as often, as where the game is won or lost: a hundred
/// count as much as a tenth of a percent.
inline double unit_of(const Worth& worth, bool to_win) {
  constexpr double kPoint = 0.001;
  return to_win ? 100 * worth.win + kPoint * worth.points : worth.points;
}
bool better(const Weighed& one, const Weighed& other, bool to_win);
/// The best of some moves; of equal ones the first.
const Weighed& best_of(std::span<const Weighed> weighed, bool to_win);

/// Whose moves are to be weighed.
struct Question {
  const Game& game;
  const Position& seen;  // what the seat may know
  Seat seat;             // an open one
  /// A move whose worth matters however bad it is: one that was played. What is thought of the
  /// other moves does not depend on it.
  std::optional<Move> about{};
  /// Where somebody who waits looks how much has been thought through, in percent.
  std::atomic<std::int64_t>* watched = nullptr;
  static constexpr std::int64_t kAll = 100;

  void tell(double share) const {
    if (watched != nullptr)
      *watched = static_cast<std::int64_t>(static_cast<double>(kAll) * std::clamp(share, 0.0, 1.0));
  }
};

/// Is made for a game (roster/roster.h) and asked about that game only. It keeps no state between
/// two calls that changes an answer.
class Evaluator {
 public:
  Evaluator() = default;
  Evaluator(const Evaluator&) = delete;
  Evaluator& operator=(const Evaluator&) = delete;
  virtual ~Evaluator() = default;

  /// The worth of every legal move of an open seat, in the order of the legal moves.
  virtual void weigh(const Question& question, luck::Generator& generator,
                     std::vector<Weighed>& weighed) = 0;
  /// The worth of any position to any seat of it. Where chance is to act it is the mean over all
  /// throws, where the seat is to decide that of its best move.
  virtual Worth worth(const Game& game, const Position& seen, Seat seat,
                      luck::Generator& generator) = 0;
  /// With opponents, does it weigh moves by the chance to win? Otherwise by points.
  virtual bool plays_to_win() const = 0;
  /// Are positions worth what their best moves are, by the same trials? Then values follow from
  /// what moves cost. Otherwise `worth` has an opinion of its own.
  virtual bool values_by_moves() const = 0;
};

}  // namespace foxtray::players
