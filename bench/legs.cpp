// How far a network is off over the legs of a game (players/tally.h), and how much luck
// there is in each of them:
//
//   foxtray_legs GAME [DECISIONS [GAMES]]
//
// Plays solo games by the network. At one decision in sixteen the two best moves, if they are
// close, are played on to the end that many times on equal dice.
#include <algorithm>
#include <array>
#include <cstdio>
#include <vector>

#include "asked.h"
#include "leg_sums.h"
#include "players/clever_trials.h"

namespace foxtray {
namespace {

using players::CleverJudge;

constexpr double kClose = 3;  // points between the two moves
constexpr std::uint64_t kSeed = 555;
constexpr std::uint64_t kOneIn = 16;  // decisions

using Sums = bench::LegSums<players::kCleverLegs.size()>;

class Walker {
 public:
  Walker(const players::CleverBrain& brain, int decisions, int games)
      : brain_(brain), judge_(brain), decisions_(decisions), games_(games) {}

  void walk() {
    const auto master = players::make("master");
    for (std::uint64_t number = 0; sums_.decisions() < decisions_; ++number) {
      luck::Generator generator(kSeed, luck::Stream{number});
      game::Position position = brain_.game.deal({.players = 1});
      while (!brain_.game.actors(position).over() && sums_.decisions() < decisions_) {
        if (brain_.game.actors(position).chance()) {
          brain_.game.roll(position, generator.sample(brain_.game.chance(position)));
          continue;
        }
        if (generator.next() % kOneIn == 0) look_at(*master, position, generator);
        brain_.game.apply(position, 0, judge_.seek(position, 0).first);
      }
    }
  }

  void print() const { sums_.print(); }

 private:
  void look_at(players::Player& master, const game::Position& position,
               luck::Generator& generator) {
    std::vector<players::Weighed> weighed;
    master.weigh({brain_.game, position, 0}, generator, weighed);
    std::sort(weighed.begin(), weighed.end(),
              [](const auto& a, const auto& b) { return a.worth.points > b.worth.points; });
    if (weighed.size() < 2 || weighed[0].worth.points - weighed[1].worth.points > kClose) return;
    std::array<game::Position, 2> start{position, position};
    for (std::size_t i = 0; i < 2; ++i) {
      brain_.game.apply(start[i], 0, weighed[i].move);
      players::settle(brain_.game, judge_, start[i]);
    }
    if (start[0] == start[1]) return;
    const luck::SpreadDice dice(generator.next());
    for (int trial = 0; trial < games_; ++trial)
      sums_.add(gains(start[0], trial, dice), gains(start[1], trial, dice));
    sums_.end_decision(game::as<clever::State>(position).round);
  }

  Sums::Gains gains(const game::Position& start, int trial, const luck::SpreadDice& dice) {
    players::Course course{.position = start, .trial = trial};
    Sums::Gains gains;
    double before = double{judge_.points(start, 0)};
    for (std::size_t leg = 0; leg < gains.size(); ++leg) {
      players::play_on(brain_.game, judge_, dice, players::kCleverLegs[leg].until, course);
      const double after = double{judge_.points(course.position, 0)};
      gains[leg] = after - before;
      before = after;
    }
    return gains;
  }

  const players::CleverBrain& brain_;
  CleverJudge judge_;
  int decisions_;
  int games_;
  Sums sums_;
};

}  // namespace
}  // namespace foxtray

int main(int count, char** words) {
  using namespace foxtray;
  const bench::Asked asked{count, words};
  const players::CleverBrain* brain = asked.brain("foxtray_legs GAME [DECISIONS [GAMES]]");
  if (brain == nullptr) return 2;
  Walker walker(*brain, asked.number(2, 60), asked.number(3, 2000, 2));
  walker.walk();
  walker.print();
  return 0;
}
