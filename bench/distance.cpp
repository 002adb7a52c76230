// How far a network is off in how far a move is behind the best one, by that distance:
//
//   foxtray_distance GAME [DECISIONS]
//
// Solo games of `strong`. At one decision in sixteen every move is played on by the network for
// four throws, many times on equal dice, and the mean of what it thinks then is compared with what
// it thought at once.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <vector>

#include "asked.h"
#include "clever_players/trials.h"
#include "roster/roster.h"

namespace foxtray {
namespace {

using clever_players::CleverJudge;
using players::Weighed;

constexpr int kTrials = 120;
constexpr int kThrows = 4;
constexpr std::uint64_t kSeed = 777;
constexpr std::uint64_t kOneIn = 16;                                   // decisions
constexpr std::array<double, 8> kFrom = {0, 2, 4, 6, 10, 15, 25, 40};  // points

struct Off {
  int moves = 0;
  double sum = 0;
  double squares = 0;
  double noise = 0;  // of the trials, as a square
};

class Walker {
 public:
  explicit Walker(const clever_players::CleverBrain& brain)
      : brain_(brain), judge_(brain), thorough_(brain, clever_players::kThorough) {}

  void walk(int decisions) {
    const auto strong = roster::make("strong");
    for (std::uint64_t number = 0; decisions > 0; ++number) {
      luck::Generator generator(kSeed, luck::Stream{number});
      game::Position position = brain_.game.deal({.players = 1});
      while (!brain_.game.actors(position).over() && decisions > 0) {
        if (brain_.game.actors(position).chance()) {
          brain_.game.roll(position, generator.sample(brain_.game.chance(position)));
          continue;
        }
        if (generator.next() % kOneIn == 0 && look_at(position, generator.next())) --decisions;
        brain_.game.apply(position, 0, strong->choose(brain_.game, position, 0, generator));
      }
    }
  }

  void print() const {
    std::puts("points behind  moves  mean off  rms off");
    for (std::size_t i = 0; i < kFrom.size(); ++i) {
      const Off& off = off_[i];
      if (off.moves == 0) continue;
      std::printf("from %8.0f %6d %9.2f %8.2f\n", kFrom[i], off.moves, off.sum / off.moves,
                  std::sqrt(std::max(0.0, (off.squares - off.noise) / off.moves)));
    }
  }

 private:
  using Results = std::array<double, kTrials>;

  Results results(game::Position position, game::Move move, const luck::SpreadDice& dice) {
    brain_.game.apply(position, 0, move);
    clever_players::play_to_throw(brain_.game, judge_, position);
    Results results;
    for (int trial = 0; trial < kTrials; ++trial) {
      clever_players::Course course{.position = position, .trial = trial};
      clever_players::play_on(brain_.game, judge_, dice, kThrows, course);
      results[static_cast<std::size_t>(trial)] = double{judge_.points(course.position, 0)};
    }
    return results;
  }

  /// Is there a choice?
  bool look_at(const game::Position& position, std::uint64_t seed) {
    std::vector<Weighed> weighed;
    thorough_.weigh_against_rivals(position, 0, options_, weighed);
    if (weighed.size() < 2) return false;
    std::sort(weighed.begin(), weighed.end(),
              [](const Weighed& a, const Weighed& b) { return a.worth.points > b.worth.points; });
    const luck::SpreadDice dice(seed);
    const Results best = results(position, weighed.front().move, dice);
    for (std::size_t i = 1; i < weighed.size(); ++i) {
      note(weighed.front().worth.points - weighed[i].worth.points, best,
           results(position, weighed[i].move, dice));
    }
    return true;
  }

  void note(double thought, const Results& best, const Results& move) {
    double sum = 0;
    double squares = 0;
    for (std::size_t trial = 0; trial < kTrials; ++trial) {
      const double behind = best[trial] - move[trial];
      sum += behind;
      squares += behind * behind;
    }
    const double mean = sum / kTrials;
    std::size_t i = kFrom.size() - 1;
    while (thought < kFrom[i]) --i;
    Off& off = off_[i];
    ++off.moves;
    off.sum += mean - thought;
    off.squares += (mean - thought) * (mean - thought);
    off.noise += (squares / kTrials - mean * mean) / kTrials;
  }

  const clever_players::CleverBrain& brain_;
  CleverJudge judge_;
  CleverJudge thorough_;
  CleverJudge::Options options_;
  std::array<Off, kFrom.size()> off_{};
};

}  // namespace
}  // namespace foxtray

int main(int count, char** words) {
  using namespace foxtray;
  const bench::Asked asked{count, words};
  const clever_players::CleverBrain* brain = asked.brain("foxtray_distance GAME [DECISIONS]");
  if (brain == nullptr) return 2;
  Walker walker(*brain);
  walker.walk(asked.number(2, 60));
  walker.print();
  return 0;
}
