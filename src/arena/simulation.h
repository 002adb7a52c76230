// Many games, and the statistics of their scores.
#pragma once

#include <string>
#include <vector>

#include "arena/playout.h"

namespace foxtray::arena {

/// Exact counts of integer scores: sums, quantiles and histograms follow, whatever the order in
/// which games end.
class Distribution {
 public:
  void add(int score, std::int64_t times = 1);
  void add(const Distribution& other);

  std::int64_t size() const { return size_; }
  double mean() const;
  double deviation() const;       // of the sample
  double standard_error() const;  // of the mean
  int lowest() const;
  int highest() const;
  /// The smallest score that at least this share of the games does not exceed.
  int quantile(double share) const;
  /// Games with from <= score < to.
  std::int64_t between(int from, int to) const;

 private:
  static constexpr int kLowest = -1024;  // no game comes near
  static constexpr int kHighest = 2047;

  std::vector<std::int64_t> counts_ = std::vector<std::int64_t>(kHighest - kLowest + 1);
  std::int64_t size_ = 0;
  std::int64_t sum_ = 0;
  std::int64_t sum_of_squares_ = 0;
};

/// Mean of many numbers. They are added up in small steps, so that it does not depend on their
/// order.
class FineMean {
 public:
  /// All that it knows.
  struct Sums {
    std::int64_t size = 0;
    std::int64_t sum = 0;
    std::int64_t sum_of_squares = 0;
  };

  FineMean() = default;
  explicit FineMean(const Sums& sums) : sums_(sums) {}
  const Sums& sums() const { return sums_; }

  void add(double number);
  void add(const FineMean& other);

  std::int64_t size() const { return sums_.size; }
  double mean() const;
  double standard_error() const;

 private:
  static constexpr double kSteps = 256;  // in 1

  Sums sums_;  // of steps
};

struct Simulation {
  const Game* game = nullptr;
  game::Setup setup;
  std::vector<std::string> players;  // one for each seat
  std::int64_t first = 0;            // the number of the first game: a part of a run begins later
  std::int64_t games = 0;
  std::uint64_t seed = 1;
  int threads = 1;
  bool fair_dice = false;
  bool less_luck = false;  // also count points less the luck of the dice (arena/fortune.h)
};

struct SeatSummary {
  Distribution points;
  FineMean less_luck;                                // of the points, if it was wanted
  std::array<std::int64_t, game::kMaxSeats> wins{};  // alone, shared by two, by three, ...

  void add(const SeatSummary& other);
  /// Games won; a shared win counts in parts.
  double games_won() const;
};

struct Summary {
  std::int64_t games = 0;
  std::uint64_t events = 0;
  std::vector<SeatSummary> seats;

  /// The games of another part of the same run.
  void add(const Summary& other);
};

/// Plays the games: number k has its own generator, so the result does not depend on the threads.
/// Stopped early, it sums up the games that were finished.
Summary simulate(const Simulation& simulation, const Watch& watch = {});

}  // namespace foxtray::arena
