// What two close moves, played on many times on equal dice, say about the legs of a game
// (players/tally.h): over each leg their difference changes by the player's mistake, which is the
// same in all games, and by luck, which is not.
#pragma once

#include <array>
#include <cmath>
#include <cstdio>

namespace foxtray::bench {

template <std::size_t kLegs>
class LegSums {
 public:
  /// What was thought to be gained over each leg of one game.
  using Gains = std::array<double, kLegs>;

  /// The same dice for both moves.
  void add(const Gains& one, const Gains& other) {
    ++games_;
    for (std::size_t leg = 0; leg < kLegs; ++leg) {
      const double difference = one[leg] - other[leg];
      sum_[leg] += difference;
      squares_[leg] += difference * difference;
    }
  }

  /// Ends a decision, with a line about it.
  void end_decision(int round) {
    std::printf("round %d", round);
    for (std::size_t leg = 0; leg < kLegs; ++leg) {
      const double mean = sum_[leg] / games_;
      const double luck = std::fmax(0, squares_[leg] / games_ - mean * mean);
      const double noise = luck / games_;
      off_[leg] += mean * mean - noise;
      luck_[leg] += luck;
      std::printf("  %6.2f +- %.2f (%.0f)", mean, std::sqrt(noise), std::sqrt(luck));
    }
    std::puts("");
    std::fflush(stdout);
    sum_ = squares_ = {};
    games_ = 0;
    ++decisions_;
  }
  int decisions() const { return decisions_; }

  void print() const {
    std::puts("leg     off by (rms)   luck of a game");
    for (std::size_t leg = 0; leg < kLegs; ++leg) {
      std::printf("%zu %16.2f %16.1f\n", leg, std::sqrt(std::fmax(0, off_[leg] / decisions_)),
                  std::sqrt(luck_[leg] / decisions_));
    }
  }

 private:
  Gains sum_{};
  Gains squares_{};
  int games_ = 0;
  Gains off_{};
  Gains luck_{};
  int decisions_ = 0;
};

}  // namespace foxtray::bench
