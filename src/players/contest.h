// Which of a few moves is the best, by trials of all of them.
//
// Whoever holds a contest plays the trials: from every move that is left, on the same dice, over as
// many legs (tally.h) as the contest says.
#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>
#include <optional>

#include "players/tally.h"

namespace foxtray::players {

struct Trials {
  int most = 0;                  // trials of each move; 0: none
  std::int64_t evaluations = 0;  // that a decision may cost
  std::size_t legs = 1;          // how far a trial may go
  std::size_t candidates = 5;    // at most so many moves are tried
  float margin = 4;              // and only those so near the best, in points or percent of winning
  /// A move is given up when trying it further can be expected to gain less than this, in points or
  /// (with opponents) percent of winning.
  double worthwhile = 0;
  /// But what may be one of the best three is tried until the error of how far it is behind is less
  /// than this: who wants to know what a move costs wants to know it of all that are good. Of
  /// what is not that near the best a tenth of its distance will do.
  double precision = std::numeric_limits<double>::infinity();
  float near = 4;  // in points or percent of winning
  /// The error of the points of a move that is not tried, beside a fifth of how far it seems to be
  /// behind: about what trials of all moves find (docs/ai.md).
  double untried_error = 3;

  /// The same with so many times the time. More moves are tried then, and such as seem to be
  /// farther behind.
  Trials longer(int times) const;
  /// For whoever only wants the best move.
  Trials without_precision() const;
  /// For two moves that are to be compared, however far apart they seem to be.
  Trials for_two() const;
};

class Contest {
 public:
  /// Begins with the most promising moves. `rivals`: the chance to win decides, else the points.
  void begin(std::span<const Weighed> weighed, const Trials& trials, std::span<const Leg> legs,
             bool rivals);

  /// Moves in the contest; with fewer than two there is nothing to be tried.
  std::size_t size() const { return size_; }
  /// Which of the moves weighed it is.
  std::size_t index(std::size_t move) const { return candidate_[move].index; }
  bool given_up(std::size_t move) const { return tally_.left_out(move); }

  /// Trials made so far.
  int trials() const { return tally_.trials(0); }

  /// What is thought of a game at the end of a leg.
  struct Stage {
    Worth worth;
    bool over = false;
  };
  /// Makes a trial. `play_on(move, leg)` plays a move on over its next leg and returns a Stage.
  template <class PlayOn>
  void try_all(PlayOn play_on) {
    std::array<Worth, Tally::kMost> thought;
    for (std::size_t move = 0; move < size_; ++move) thought[move] = candidate_[move].before;
    for (std::size_t leg = 0; leg < reach_; ++leg) {
      std::array<Worth, Tally::kMost> gains;
      for (std::size_t move = 0; move < size_; ++move) {
        if (tally_.left_out(move)) continue;
        const Stage stage = play_on(move, leg);
        gains[move] = stage.worth - thought[move];
        thought[move] = stage.worth;
        if (!stage.over) going_on_ = std::max(going_on_, leg + 1);
      }
      tally_.add(leg, gains);
    }
  }
  /// Is another trial worthwhile? To be asked after each.
  bool go_on(const Trials& trials);
  /// How much of what may be tried at most has been, when such a share of the time has passed.
  double share_done(const Trials& trials, double of_time) const {
    return std::max(of_time, static_cast<double>(this->trials()) / trials.most);
  }

  /// The place of a move weighed in the contest; `size()` if it takes no part.
  std::size_t place_of(std::size_t index) const;
  /// How far the second of two moves weighed is behind the first.
  Tally::Difference behind(std::size_t first, std::size_t second) const;

  /// Corrects the worths of all moves, and says how sure their distances from the best are.
  void conclude(const Trials& trials, std::span<Weighed> weighed);

 private:
  struct Candidate {
    std::size_t index = 0;
    Worth before;
    Tally::Difference behind;  // the leader, as far as is known
  };

  Tally::Difference difference(std::size_t move, std::size_t other) const;
  void measure();
  void lead(std::size_t leader);
  void give_up(std::size_t move);
  double behind_of_best(std::size_t n) const;
  bool known_well(std::size_t move, const Trials& trials) const;
  bool compare(const Trials& trials);

  Tally tally_;
  std::array<Candidate, Tally::kMost> candidate_;
  /// How far a move that was given up was behind each of the others then.
  std::array<std::array<Tally::Difference, Tally::kMost>, Tally::kMost> given_up_;
  std::size_t size_ = 0;
  std::size_t leader_ = 0;
  std::size_t reach_ = 1;
  std::size_t going_on_ = 0;  // legs after which a game of the present block was not over yet
};

/// A move that is asked about, after a contest with the best one alone. Which one is the best was
/// decided by other trials, so these think too well of it: the difference has to be measured on
/// other dice. The best one stays the best.
void take_check(Weighed& asked, const Weighed& best, const Tally::Difference& behind, bool rivals);

/// The place of the move that is asked about among those weighed; their number if there is none.
std::size_t asked_in(std::span<const Weighed> weighed, std::optional<Move> about);

inline double share(std::int64_t part, std::int64_t whole) {
  return static_cast<double>(part) / static_cast<double>(whole);
}

/// How much is gained on the mean by whoever may still change to something that is behind by some
/// points (less than 0), give or take an error.
double hope(double behind, double error);

}  // namespace foxtray::players
