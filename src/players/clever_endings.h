// Telling good moves apart by playing on to the end of the game, many times.
//
// What the network misjudges after a few throws it misjudges in every trial (clever_trials.h). The
// end of a game is never misjudged; but games soon go different ways, so it takes many of them to
// see a small difference. So the way from where trials stop to the end is divided into legs, each
// longer than the one before. What the network changes its mind by over a leg counts by how sure it
// is: over the first legs few games tell much.
#pragma once

#include <span>

#include "players/clever_course.h"

namespace foxtray::players {

/// A move whose games are played to their end.
struct Finalist {
  Position start;  // before the next throw
  Worth behind;    // the first finalist by so much; 0 or less, but for the error
};

class CleverEndings {
 public:
  static constexpr std::size_t kMost = 5;

  struct Limits {
    std::int64_t evaluations = 0;  // of the network, after which no further game begins
    int least = 0;                 // games of each finalist, if there is time for them
    double worthwhile = 0;         // then games go on as long as they can be expected to gain this
  };

  CleverEndings(const Game& game, CleverJudge& judge, bool rivals)
      : game_(game), judge_(judge), rivals_(rivals) {}

  /// Corrects how far each finalist is behind the first, who leads as far as is known from trials
  /// of so many throws. Where there is time for a few games only, nothing changes.
  void improve(std::span<Finalist> finalists, Seat seat, int throws, const Limits& limits,
               const luck::SpreadDice& dice);

 private:
  static constexpr std::size_t kLegs = 3;
  using Legs = std::array<Worth, kLegs>;
  /// What a leg of the games so far said about the difference between a finalist and the first.
  struct Found {
    Worth sum;
    double squares = 0;         // of what decides
    double points_squares = 0;  // of the points
  };

  double unit(const Worth& worth) const { return rivals_ ? 100 * worth.win : worth.points; }
  Legs gains(const Position& start, Seat seat, int throws, const luck::SpreadDice& dice);
  void play(std::span<const Finalist> finalists, Seat seat, int throws,
            const luck::SpreadDice& dice);
  double noise_of(const Found& found) const;
  Worth corrected(const Finalist& finalist, const std::array<Found, kLegs>& found_of_legs) const;
  bool worthwhile(std::span<const Finalist> finalists, double least) const;

  const Game& game_;
  CleverJudge& judge_;
  bool rivals_;
  std::array<std::array<Found, kLegs>, kMost> found_{};
  int games_ = 0;  // of each finalist
};

/// How much is gained on the mean by whoever may still change to something that is behind by some
/// points, give or take an error.
double hope(double behind, double error);

}  // namespace foxtray::players
