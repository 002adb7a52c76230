// Telling good moves apart by trying out the next throws.
//
// Every candidate is played on to the next throw once. From there all meet the same dice: all six
// dice are thrown at each throw, and those in the pool count. After a few throws the network judges
// the position. Most of what a throw brings is common to the candidates, so their differences need
// few trials.
#pragma once

#include <span>

#include "players/clever_endings.h"

namespace foxtray::players {

struct Trials {
  static constexpr int kMostCandidates = 8;

  int most = 0;                  // trials of each candidate; 0: none
  std::int64_t evaluations = 0;  // of the network, after which no further trial begins
  int throws = 1;                // how far each trial goes
  bool careful = false;          // in choices after a throw, too
  int candidates = 5;            // at most so many moves are tried
  float margin = 4;              // and only those within so many points of the best
  /// A candidate is given up when trying it further can be expected to gain less than this, in
  /// points or (with opponents) percent of winning.
  double worthwhile = 0;
  /// But each is tried so often before it is given up: who wants to know what a move costs wants to
  /// know it of all that are good.
  int least = 0;
  /// Then the best are played on to the end of the game (clever_endings.h), for so many
  /// evaluations.
  std::int64_t to_the_end = 0;

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
    Position start;  // before the next throw
    Worth before;    // what the network says
    Worth sum;       // of its trials
    Worth behind;    // the leader by so much, as far as is known: 0 or less, but for the error
    bool dropped = false;
  };
  /// Sums of the squares by which the trials of two candidates differ.
  struct Squares {
    double unit = 0;  // of what decides: points, or percent of winning
    double points = 0;
  };

  double unit(const Worth& worth) const { return rivals_ ? 100 * worth.win : worth.points; }
  Squares& squares(std::size_t a, std::size_t b);

  void pick(const Position& position, Seat seat, const Trials& trials,
            std::span<const Weighed> weighed);
  void try_all(Seat seat, const Trials& trials, const luck::SpreadDice& dice);
  CleverJudge& judge(const Trials& trials) { return trials.careful ? careful_ : quick_; }
  std::int64_t patiently(std::int64_t evaluations) const;
  std::size_t find_leader() const;
  Worth difference(std::size_t i, std::size_t leader);
  bool among_best(std::size_t i) const;
  bool compare(double worthwhile, int least);
  void play_to_the_end(Seat seat, const Trials& trials, const luck::SpreadDice& dice);
  void conclude(std::span<Weighed> weighed) const;

  const CleverBrain& brain_;
  CleverJudge careful_;
  CleverJudge quick_;
  bool rivals_ = false;
  std::array<Candidate, Trials::kMostCandidates> candidate_;
  std::array<std::array<Squares, Trials::kMostCandidates>, Trials::kMostCandidates> squares_;
  std::size_t size_ = 0;
  std::size_t leader_ = 0;
  int done_ = 0;  // trials of each candidate that was not dropped
};

}  // namespace foxtray::players
