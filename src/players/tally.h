// What trials of several moves have told about them so far.
//
// A player misjudges what it values, most of all what is about to set off something. A trial plays
// on from a move and asks the player again a little later. The way from there to the end of the
// game is divided into legs, each longer than the one before. What the player changes its mind by
// over a leg is partly its mistake, the same in all trials, and partly luck, which becomes less in
// the mean of many. Over the first leg mistakes are large; the longer a leg is, the more luck there
// is in it and the less is mistaken.
#pragma once

#include <array>
#include <span>

#include "players/evaluator.h"

namespace foxtray::players {

Worth operator-(const Worth& a, const Worth& b);

struct Leg {
  static constexpr int kToTheEnd = -1;

  int until;     // so many throws or rounds after the move, or to the end
  double doubt;  // the more luck the larger mistakes: so many trials count as much as the player
  double least;  // the mistake where there is no luck, as a variance
  double luck;   // of a trial in a difference, as a variance, where no trial has gone yet
  double cost;   // of a trial, compared with the other legs
  /// Moves that seem to be far apart are valued less alike: the mistake, as a deviation, grows by
  /// so much for each point or percent beyond kNear, up to kFar.
  double stretch = 0;
  static constexpr double kNear = 4;
  static constexpr double kFar = 20;
};

class Tally {
 public:
  static constexpr std::size_t kMost = 24;  // moves
  static constexpr std::size_t kMostLegs = 4;

  /// How much one move is worth more than another.
  struct Difference {
    Worth worth;        // the error is that of the points
    double unsure = 0;  // standard error of what decides
  };

  /// Begins anew with moves of which the player thinks so much, and of which trials can tell over
  /// these legs.
  void begin(std::span<const Worth> thought, std::span<const Leg> legs, bool rivals);

  double unit(const Worth& worth) const { return unit_of(worth, rivals_); }
  bool rivals() const { return rivals_; }

  /// One trial of all moves that are left: what the player changed its mind by over a leg. All
  /// trials go over the first leg, and over no leg without the one before it.
  void add(std::size_t leg, std::span<const Worth> gains);
  /// Games are over after so many legs, as far as has been seen.
  void end_after(std::size_t legs) { legs_ = legs_.first(legs); }
  /// A move that is tried no more.
  void leave_out(std::size_t move) { left_out_[move] = true; }
  bool left_out(std::size_t move) const { return left_out_[move]; }

  /// By how much the trials correct what the player thinks of the difference between two moves,
  /// neither of which is left out.
  Difference correction(std::size_t move, std::size_t other) const;

  /// Over how many legs the next trials should go to tell the most for their time about how far the
  /// moves are from one of them.
  std::size_t reach(std::size_t leader) const;

  /// So many trials went over a leg.
  int trials(std::size_t leg) const { return trials_[leg]; }
  Worth mean(std::size_t move, std::size_t leg) const;

 private:
  struct Squares {
    double unit = 0;
    double points = 0;
  };
  using OfLegs = std::array<Worth, kMostLegs>;
  using SquaresOfLegs = std::array<Squares, kMostLegs>;

  Worth mean_difference(std::size_t move, std::size_t other, std::size_t leg) const;
  Squares luck(std::size_t move, std::size_t other, std::size_t leg) const;
  double surprise(std::size_t move, std::size_t other) const;
  Squares mistake(std::size_t move, std::size_t other, const Squares& luck, std::size_t leg) const;
  double mistake_after(double usual, double mean, double luck, std::size_t leg) const;
  double share(double mistake, double luck, std::size_t leg) const;
  double told_by_next(double mistake, double luck, std::size_t leg) const;

  bool rivals_ = false;
  std::size_t moves_ = 0;
  std::array<Worth, kMost> thought_{};
  std::span<const Leg> legs_;
  std::array<int, kMostLegs> trials_{};
  std::array<bool, kMost> left_out_{};
  std::array<OfLegs, kMost> sums_{};
  std::array<std::array<SquaresOfLegs, kMost>, kMost> squares_{};  // the lower number first
};

}  // namespace foxtray::players
