// How far the Wizard players are off over the legs of a game (wizard_players/trials.h), in percent
// of winning, and how much luck there is in each of them:
//
//   foxtray_wizard_legs [DECISIONS [GAMES]]
//
// Masters play games of two. At one decision in ten the two best moves, if they are close, are
// played on to the end that many times on equal dice.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include "leg_sums.h"
#include "wizard/rules.h"
#include "wizard_players/player.h"

namespace foxtray {
namespace {

using game::Position;
using game::Seat;
using players::Weighed;
using wizard::kWizardDiceGame;
using wizard_players::kWizardLegs;

constexpr double kClose = 0.03;  // of winning
constexpr double kAlike = 1e-6;  // the same but for the colour, most likely
constexpr std::uint64_t kSeed = 99;
constexpr std::uint64_t kOneIn = 10;  // decisions

using Sums = bench::LegSums<kWizardLegs.size()>;

class Walker {
 public:
  Walker(int decisions, int games) : decisions_(decisions), games_(games) {}

  void walk() {
    for (std::uint64_t number = 0; sums_.decisions() < decisions_; ++number)
      walk(luck::Generator(kSeed, luck::Stream{number}));
    sums_.print();
  }

 private:
  void walk(luck::Generator generator) {
    Position position = kWizardDiceGame.deal({.players = 2});
    while (sums_.decisions() < decisions_) {
      const game::Actors actors = kWizardDiceGame.actors(position);
      if (actors.over()) return;
      if (actors.chance()) {
        kWizardDiceGame.roll(position, generator.sample(kWizardDiceGame.chance(position)));
        continue;
      }
      const Seat seat = actors.first();
      if (generator.next() % kOneIn == 0) look_at(position, seat, generator);
      kWizardDiceGame.apply(position, seat,
                            master_.choose(kWizardDiceGame, position, seat, generator));
    }
  }

  void look_at(const Position& position, Seat seat, luck::Generator& generator) {
    std::vector<Weighed> weighed;
    analysis_.weigh({kWizardDiceGame, position, seat}, generator, weighed);
    std::sort(weighed.begin(), weighed.end(),
              [](const Weighed& a, const Weighed& b) { return a.worth.win > b.worth.win; });
    const double best = weighed.front().worth.win;
    const auto second = std::find_if(weighed.begin(), weighed.end(),
                                     [&](const Weighed& w) { return w.worth.win < best - kAlike; });
    if (second == weighed.end() || second->worth.win < best - kClose) return;
    const std::uint64_t seed = generator.next();
    for (int game = 0; game < games_; ++game) {
      const luck::EqualDice dice(seed, static_cast<luck::Stream>(game));
      sums_.add(gains(position, seat, weighed.front(), dice), gains(position, seat, *second, dice));
    }
    sums_.end_decision(game::as<wizard::State>(position).round);
  }

  Sums::Gains gains(Position position, Seat seat, const Weighed& move,
                    const luck::EqualDice& dice) {
    const int round = game::as<wizard::State>(position).round;
    kWizardDiceGame.apply(position, seat, move.move);
    Sums::Gains gains;
    double before = 100 * move.worth.win;
    for (std::size_t leg = 0; leg < gains.size(); ++leg) {
      trials_.play_on(kWizardDiceGame, dice, round, kWizardLegs[leg], position);
      const double after = 100 * trials_.standing(position, seat).win;
      gains[leg] = after - before;
      before = after;
    }
    return gains;
  }

  wizard_players::WizardPlayer master_{players::Level::master};
  wizard_players::WizardEvaluator analysis_{players::Level::analysis};
  wizard_players::WizardTrials trials_{wizard_players::wizard_weights()};
  int decisions_;
  int games_;
  Sums sums_;
};

}  // namespace
}  // namespace foxtray

int main(int count, char** words) {
  using namespace foxtray;
  Walker(count > 1 ? std::max(1, std::atoi(words[1])) : 23,
         count > 2 ? std::max(2, std::atoi(words[2])) : 400)
      .walk();
  return 0;
}
