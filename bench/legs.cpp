// How far a network is off over the legs of a game (players/tally.h), and how much luck there is in
// each of them, where people are:
//
//   foxtray_legs GAME [POSITIONS [PLAYOUTS]]
//
// Takes so many positions from games of each kind of player (odd_positions.h). At the next decision
// the best move and another one, drawn at random, are played on to the end by the network, so often
// and on equal dice. Rows are by how far the other one seems to be behind.
#include <array>
#include <cmath>
#include <cstdio>

#include "asked.h"
#include "clever_players/trials.h"
#include "odd_positions.h"

namespace foxtray::bench {
namespace {

using clever_players::CleverJudge;

constexpr std::uint64_t kSeed = 555;
constexpr std::size_t kLegs = clever_players::kCleverLegs.size();
constexpr std::array kBehind = {1.5, 4.0, 10.0, 1e9};  // points, upper bounds of the rows

/// What was thought to be gained over each leg of one game.
using Gains = std::array<double, kLegs>;

/// Of the differences between two moves: what the player is off by, and the luck, as variances.
struct Row {
  Gains off{};
  Gains luck{};
  int decisions = 0;

  void add(const Gains& sum, const Gains& squares, int games) {
    for (std::size_t leg = 0; leg < kLegs; ++leg) {
      const double mean = sum[leg] / games;
      const double variance = std::fmax(0, squares[leg] / games - mean * mean);
      off[leg] += mean * mean - variance / games;
      luck[leg] += variance;
    }
    ++decisions;
  }
  void print(double behind) const {
    std::printf("%8.4g %9d", behind, decisions);
    for (std::size_t leg = 0; leg < kLegs; ++leg)
      std::printf("   %5.2f %6.1f", std::sqrt(std::fmax(0, off[leg] / decisions)),
                  luck[leg] / decisions);
    std::puts("");
  }
};

class Measuring {
 public:
  Measuring(const clever_players::CleverBrain& brain, int playouts)
      : brain_(brain), judge_(brain), playouts_(playouts) {}

  void look_at(game::Position position, luck::Generator& generator) {
    if (!to_decision(brain_.game, position, generator)) return;
    clever_players::CleverJudge::Options options;
    judge_.weigh(position, 0, options);
    std::size_t best = 0;
    for (std::size_t i = 1; i < size(options); ++i)
      if (options.option[i].value > options.option[best].value) best = i;
    const auto other = generator.below(static_cast<std::uint32_t>(options.size));
    if (other == best) return;
    compare(after(position, options.option[best].move), after(position, options.option[other].move),
            double{options.option[best].value - options.option[other].value}, generator.next());
  }

  void print() const {
    std::puts("behind   decisions   of each leg: off by (rms), luck of a game (variance)");
    for (std::size_t row = 0; row < rows_.size(); ++row) rows_[row].print(kBehind[row]);
  }

 private:
  static std::size_t size(const CleverJudge::Options& options) {
    return static_cast<std::size_t>(options.size);
  }

  game::Position after(game::Position position, game::Move move) {
    brain_.game.apply(position, 0, move);
    clever_players::play_to_throw(brain_.game, judge_, position);
    return position;
  }

  void compare(const game::Position& best, const game::Position& other, double behind,
               std::uint64_t seed) {
    if (best == other) return;
    const luck::SpreadDice dice(seed);
    Gains sum{};
    Gains squares{};
    for (int trial = 0; trial < playouts_; ++trial) {
      const Gains one = gains(best, trial, dice);
      const Gains two = gains(other, trial, dice);
      for (std::size_t leg = 0; leg < kLegs; ++leg) {
        const double difference = one[leg] - two[leg];
        sum[leg] += difference;
        squares[leg] += difference * difference;
      }
    }
    std::size_t row = 0;
    while (behind >= kBehind[row]) ++row;
    rows_[row].add(sum, squares, playouts_);
  }

  Gains gains(const game::Position& start, int trial, const luck::SpreadDice& dice) {
    clever_players::Course course{.position = start, .trial = trial};
    Gains gains;
    double before = double{judge_.points(start, 0)};
    for (std::size_t leg = 0; leg < kLegs; ++leg) {
      clever_players::play_on(brain_.game, judge_, dice, clever_players::kCleverLegs[leg].until,
                              course);
      const double after = double{judge_.points(course.position, 0)};
      gains[leg] = after - before;
      before = after;
    }
    return gains;
  }

  const clever_players::CleverBrain& brain_;
  CleverJudge judge_;
  int playouts_;
  std::array<Row, kBehind.size()> rows_;
};

void measure(const clever_players::CleverBrain& brain, int positions, int playouts) {
  Measuring measuring(brain, playouts);
  for (const OddKind& kind : odd_kinds()) {
    for (int i = 0; i < positions; ++i) {
      const auto number = static_cast<std::uint64_t>(i);
      luck::Generator generator(kSeed, luck::Stream{number});
      const auto record = odd_game(kSeed, 1, brain.game, std::string(kind.name), number);
      measuring.look_at(odd_position(record, number), generator);
    }
  }
  measuring.print();
}

}  // namespace
}  // namespace foxtray::bench

int main(int count, char** words) {
  using namespace foxtray;
  const bench::Asked asked{count, words};
  const clever_players::CleverBrain* brain =
      asked.brain("foxtray_legs GAME [POSITIONS [PLAYOUTS]]");
  if (brain == nullptr) return 2;
  bench::measure(*brain, asked.number(2, 20), asked.number(3, 400, 2));
  return 0;
}
