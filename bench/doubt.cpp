// How far a network is off from what it says one throw later, by round:
//
//   foxtray_doubt GAME [GAMES]
//
// Plays solo games by the network. At one decision in four the best moves within a few points of
// each other are played on to the next throw, many such throws are made, and the mean of what the
// network thinks after them is compared with what it thought before.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <vector>

#include "asked.h"
#include "clever_players/judge.h"
#include "luck/spread_dice.h"

namespace foxtray {
namespace {

using clever_players::CleverJudge;

constexpr int kRounds = 6;
constexpr int kThrows = 216;
constexpr float kClose = 4;  // points from the best move
constexpr std::uint64_t kSeed = 777;
constexpr std::uint64_t kOneIn = 4;  // decisions

struct Doubt {
  double moves = 0;
  double sum = 0;
  double squares = 0;
  double among = 0;  // squares, less what all moves of a decision are off by
  double decisions = 0;
  double gain = 0;  // points by choosing what is best one throw later
};

class Doubter {
 public:
  explicit Doubter(const clever_players::CleverBrain& brain) : brain_(brain), judge_(brain) {}

  void play(luck::Generator generator) {
    game::Position position = brain_.game.deal({.players = 1});
    for (;;) {
      const game::Actors actors = brain_.game.actors(position);
      if (actors.over()) return;
      if (actors.chance()) {
        brain_.game.roll(position, generator.sample(brain_.game.chance(position)));
        continue;
      }
      judge_.weigh(position, 0, options_);
      if (generator.next() % kOneIn == 0) doubt(position, luck::SpreadDice(generator.next()));
      brain_.game.apply(position, 0, best(options_));
    }
  }

  void print(int games) const {
    std::puts("round  moves  mean off  rms off  rms among moves  points to gain a game");
    for (int round = 1; round <= kRounds; ++round) {
      const Doubt& doubt = doubt_[static_cast<std::size_t>(round)];
      std::printf("%5d %6.0f %9.2f %8.2f %16.2f %22.2f\n", round, doubt.moves,
                  doubt.sum / doubt.moves, std::sqrt(doubt.squares / doubt.moves),
                  std::sqrt(doubt.among / std::max(1.0, doubt.moves - doubt.decisions)),
                  doubt.gain * static_cast<double>(kOneIn) / games);
    }
  }

 private:
  static game::Move best(const CleverJudge::Options& options) {
    return options.option[static_cast<std::size_t>(options.best)].move;
  }

  /// The mean of what the network thinks after the next throw; the value itself if none comes.
  double one_throw_later(game::Position position, float value, const luck::SpreadDice& dice) {
    for (;;) {
      const game::Actors actors = brain_.game.actors(position);
      if (actors.over()) return double{value};
      if (actors.chance()) break;
      judge_.weigh(position, 0, further_);
      brain_.game.apply(position, 0, best(further_));
    }
    double sum = 0;
    for (int trial = 0; trial < kThrows; ++trial) {
      game::Position next = position;
      brain_.game.roll(next, dice.at(brain_.game.chance(next), trial));
      sum += double{judge_.points(next, 0)};
    }
    return sum / kThrows;
  }

  void doubt(const game::Position& position, const luck::SpreadDice& dice) {
    const float most = options_.option[static_cast<std::size_t>(options_.best)].value;
    double first = 0;
    double highest = -1e9;
    std::vector<double> off;
    for (int i = 0; i < options_.size; ++i) {
      const CleverJudge::Choice::Option& option = options_.option[static_cast<std::size_t>(i)];
      if (option.value < most - kClose) continue;
      game::Position next = position;
      brain_.game.apply(next, 0, option.move);
      const double later = one_throw_later(next, option.value, dice);
      off.push_back(later - double{option.value});
      highest = std::max(highest, later);
      if (i == options_.best) first = later;
    }
    if (off.size() < 2) return;
    Doubt& doubt = doubt_[game::as<clever::State>(position).round];
    double mean = 0;
    for (const double by : off) mean += by / static_cast<double>(off.size());
    for (const double by : off) {
      doubt.sum += by;
      doubt.squares += by * by;
      doubt.among += (by - mean) * (by - mean);
    }
    doubt.moves += static_cast<double>(off.size());
    ++doubt.decisions;
    doubt.gain += highest - first;
  }

  const clever_players::CleverBrain& brain_;
  CleverJudge judge_;
  CleverJudge::Options options_;
  CleverJudge::Options further_;
  std::array<Doubt, kRounds + 1> doubt_{};
};

}  // namespace
}  // namespace foxtray

int main(int count, char** words) {
  using namespace foxtray;
  const bench::Asked asked{count, words};
  const clever_players::CleverBrain* brain = asked.brain("foxtray_doubt GAME [GAMES]");
  if (brain == nullptr) return 2;
  const int games = asked.number(2, 100);
  Doubter doubter(*brain);
  for (int game = 0; game < games; ++game)
    doubter.play(luck::Generator(kSeed, static_cast<luck::Stream>(game)));
  doubter.print(games);
  return 0;
}
