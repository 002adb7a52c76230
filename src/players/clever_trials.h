// Telling good moves apart by trying out the next throws.
//
// Every candidate is played on to the next throw once. From there all meet the same dice: all six
// dice are thrown at each throw, and those in the pool count. After a few throws the network judges
// the position; trials that are to tell more go on from there, leg by leg (clever_tally.h). Most of
// what a throw brings is common to the candidates, so their differences need few trials.
#pragma once

#include <limits>

#include "players/clever_tally.h"

namespace foxtray::players {

struct Trials {
  int most = 0;                  // trials of each candidate; 0: none
  std::int64_t evaluations = 0;  // of the network, after which no further trial begins
  bool hurried = false;          // only as many of them as the patience of the game allows
  std::size_t legs = 1;          // how far a trial may go
  bool careful = false;          // in choices after a throw, too
  std::size_t candidates = 5;    // at most so many moves are tried
  float margin = 4;              // and only those within so many points of the best
  /// A candidate is given up when trying it further can be expected to gain less than this, in
  /// points or (with opponents) percent of winning.
  double worthwhile = 0;
  /// But each of the best is tried until the error of how far it is behind is less than this: who
  /// wants to know what a move costs wants to know it of all that are good.
  double precision = std::numeric_limits<double>::infinity();

  /// The same with so many times the time.
  Trials longer(int times) const;
};

class CleverTrials {
 public:
  explicit CleverTrials(const CleverBrain& brain)
      : brain_(brain), careful_(brain), quick_(brain, CleverJudge::Choice::kQuick) {}

  /// Improves the worths of the most promising moves and says how sure they are. With `rivals` the
  /// chance to win decides which those are, else the points.
  void improve(const Position& position, Seat seat, const Trials& trials, bool rivals,
               luck::Generator& generator, std::span<Weighed> weighed);

 private:
  /// A move on trial.
  struct Candidate {
    std::size_t index = 0;
    Position start;                  // before the next throw
    Worth before;                    // what the network says
    CleverTally::Difference behind;  // the leader, as far as is known
  };

  CleverJudge& judge(const Trials& trials) { return trials.careful ? careful_ : quick_; }
  std::int64_t allowed(const Trials& trials) const;
  void pick(const Position& position, Seat seat, const Trials& trials, bool rivals,
            std::span<const Weighed> weighed);
  void try_all(Seat seat, std::size_t legs, CleverJudge& judge, const luck::SpreadDice& dice);
  CleverTally::Difference difference(std::size_t i, std::size_t other) const;
  void measure();
  void lead(std::size_t leader);
  bool among_best(std::size_t i) const;
  bool compare(const Trials& trials);
  void conclude(std::span<Weighed> weighed) const;

  const CleverBrain& brain_;
  CleverJudge careful_;
  CleverJudge quick_;
  CleverTally tally_;
  std::array<Candidate, CleverTally::kMost> candidate_;
  std::size_t size_ = 0;
  std::size_t leader_ = 0;
  std::size_t going_on_ = 0;  // legs after which a game of the present block was not over yet
};

/// How much is gained on the mean by whoever may still change to something that is behind by some
/// points (less than 0), give or take an error.
double hope(double behind, double error);

}  // namespace foxtray::players
