// Telling good moves apart by trying out the next throws.
//
// Every candidate is played on with the same dice: all six dice are thrown at each throw, and those
// in the pool count. After a few throws the network judges the position. Most of what a throw
// brings is common to the candidates, so their differences need few trials.
#pragma once

#include <span>

#include "luck/spread_dice.h"
#include "players/clever_judge.h"

namespace foxtray::players {

struct Trials {
  int most = 0;                  // trials of each candidate; 0: none
  std::int64_t evaluations = 0;  // of the network, after which no further trial begins
  int throws = 1;                // how far each trial goes
  int candidates = 5;            // at most so many moves are tried
  float margin = 4;              // and only those within so many points of the best
};

class CleverTrials {
 public:
  explicit CleverTrials(const CleverBrain& brain)
      : brain_(brain), judge_(brain, CleverJudge::Choice::kQuick) {}

  /// Improves the worths of the most promising moves and says how sure they are. With `rivals` the
  /// chance to win decides which those are, else the points.
  void improve(const Position& position, Seat seat, const Trials& trials, bool rivals,
               luck::Generator& generator, std::span<Weighed> weighed);

 private:
  /// A move on trial: what its trials came to, and how they differed from those of the first
  /// candidate, in points or (with opponents) percent of winning.
  struct Candidate {
    std::size_t index = 0;
    Worth before;
    Worth sum;
    double difference = 0;
    double squares = 0;
    double point_squares = 0;  // of the differences in points
    int done = 0;
    bool dropped = false;

    double mean() const { return difference / done; }
    double error() const;
    double point_error() const;
  };

  double unit(const Worth& worth) const { return rivals_ ? 100 * worth.win : worth.points; }
  void pick(const Trials& trials, std::span<const Weighed> weighed);
  void try_all(const Position& position, Seat seat, int throws, const luck::SpreadDice& dice,
               int trial, std::span<const Weighed> weighed);
  Worth play_on(Position position, Seat seat, int throws, const luck::SpreadDice& dice, int trial);
  bool drop_losers();
  void conclude(std::span<Weighed> weighed) const;

  const CleverBrain& brain_;
  CleverJudge judge_;
  CleverJudge::Options options_;
  std::vector<Candidate> candidates_;
  bool rivals_ = false;
};

}  // namespace foxtray::players
