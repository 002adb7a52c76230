// How far players are off over the legs of a game (players/tally.h), and how much luck there is in
// each of them:
//
//   foxtray_legs GAME [DECISIONS [TRIALS]]
//
// Plays games by `network`, with as few players as the game allows. At one decision in sixteen the
// two best moves, if they are close, are played on to the end that many times on equal dice. Over
// each leg the difference between the two changes by something that is the player's mistake, and by
// luck. In points, or in percent of winning.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include "players/clever_trials.h"
#include "players/wizard_trials.h"

namespace foxtray {
namespace {

constexpr std::size_t kLegs = 4;
constexpr std::uint64_t kSeed = 555;
constexpr std::uint64_t kOneIn = 16;  // decisions

/// What is thought of a game before the first leg and after each.
using Thoughts = std::array<double, kLegs + 1>;

/// Somebody who plays on.
class Walker {
 public:
  Walker() = default;
  Walker(const Walker&) = delete;
  Walker& operator=(const Walker&) = delete;
  virtual ~Walker() = default;

  virtual double close() const = 0;  // two moves that differ by no more
  virtual double unit(const players::Worth& worth) const = 0;
  /// Plays on from a position right after a move of the seat.
  virtual Thoughts walk(const game::Position& start, game::Seat seat, std::uint64_t trial) = 0;
};

class CleverWalker final : public Walker {
 public:
  explicit CleverWalker(const players::CleverBrain& brain) : brain_(brain), judge_(brain) {}

  double close() const override { return 3; }
  double unit(const players::Worth& worth) const override { return worth.points; }
  Thoughts walk(const game::Position& start, game::Seat seat, std::uint64_t trial) override {
    players::Course course{.position = start, .trial = static_cast<int>(trial)};
    players::settle(brain_.game, judge_, course.position);
    Thoughts thoughts{double{judge_.points(course.position, seat)}};
    for (std::size_t leg = 0; leg < kLegs; ++leg) {
      players::play_on(brain_.game, judge_, dice_, players::kCleverLegs[leg].until, course);
      thoughts[leg + 1] = double{judge_.points(course.position, seat)};
    }
    return thoughts;
  }

 private:
  const players::CleverBrain& brain_;
  players::CleverJudge judge_;
  luck::SpreadDice dice_{kSeed};
};

class WizardWalker final : public Walker {
 public:
  explicit WizardWalker(const game::Game& game) : game_(game) {}

  double close() const override { return 3; }
  double unit(const players::Worth& worth) const override { return 100 * worth.win; }
  Thoughts walk(const game::Position& start, game::Seat seat, std::uint64_t trial) override {
    game::Position position = start;
    const int round = game::as<wizard::State>(start).round;
    const luck::EqualDice dice(kSeed, luck::Stream{trial});
    Thoughts thoughts{};
    for (std::size_t leg = 0; leg < kLegs; ++leg) {
      const int until = players::kWizardLegs[leg].until;
      trials_.play_on(game_, dice, until == players::Leg::kToTheEnd ? until : round + until - 1,
                      position);
      thoughts[leg + 1] = unit(trials_.standing(position, seat));
    }
    return thoughts;
  }

 private:
  const game::Game& game_;
  players::WizardTrials trials_{players::wizard_weights()};
};

class Survey {
 public:
  Survey(const game::Game& game, Walker& walker, int decisions, int trials)
      : game_(game), walker_(walker), decisions_(decisions), trials_(trials) {}

  void make() {
    const auto network = players::make("network");
    for (std::uint64_t number = 0; done_ < decisions_; ++number) {
      luck::Generator generator(kSeed, luck::Stream{number});
      game::Position position =
          game_.deal({.players = static_cast<std::uint8_t>(game_.min_players)});
      while (!game_.actors(position).over() && done_ < decisions_) {
        const game::Actors actors = game_.actors(position);
        if (actors.chance()) {
          game_.roll(position, generator.sample(game_.chance(position)));
          continue;
        }
        const game::Seat seat = actors.first();
        if (generator.next() % kOneIn == 0) look_at(position, seat, generator);
        game_.apply(position, seat, network->choose(game_, position, seat, generator));
      }
    }
  }

  void print() const {
    std::puts("leg   off by (rms)   luck of a trial (deviation)   trials that count half");
    for (std::size_t leg = 0; leg < kLegs; ++leg)
      std::printf("%3zu %14.2f %29.1f %24.0f\n", leg + 1,
                  std::sqrt(std::max(0.0, off_[leg] / decisions_)),
                  std::sqrt(luck_[leg] / decisions_), luck_[leg] / std::max(1e-9, off_[leg]));
  }

 private:
  void look_at(const game::Position& position, game::Seat seat, luck::Generator& generator) {
    std::vector<players::Weighed> weighed;
    if (game_.has_secrets(position, seat)) return;
    master_->weigh(game_, position, seat, generator, weighed);
    std::sort(weighed.begin(), weighed.end(), [&](const auto& a, const auto& b) {
      return walker_.unit(a.worth) > walker_.unit(b.worth);
    });
    if (weighed.size() < 2) return;
    const double apart = walker_.unit(weighed[0].worth) - walker_.unit(weighed[1].worth);
    if (apart > walker_.close() || apart == 0) return;
    std::array<game::Position, 2> start{position, position};
    for (std::size_t i = 0; i < 2; ++i) game_.apply(start[i], seat, weighed[i].move);
    measure(start, seat, game_.min_players > 1 ? apart : 0);
  }

  /// `apart`: how far the two are apart before the first leg, if the walker does not say so.
  void measure(const std::array<game::Position, 2>& start, game::Seat seat, double apart) {
    std::array<double, kLegs> sum{};
    std::array<double, kLegs> squares{};
    for (int trial = 0; trial < trials_; ++trial) {
      const Thoughts a = walker_.walk(start[0], seat, static_cast<std::uint64_t>(trial));
      const Thoughts b = walker_.walk(start[1], seat, static_cast<std::uint64_t>(trial));
      for (std::size_t leg = 0; leg < kLegs; ++leg) {
        const double more = a[leg + 1] - b[leg + 1] - (a[leg] - b[leg]) - (leg == 0 ? apart : 0);
        sum[leg] += more;
        squares[leg] += more * more;
      }
    }
    for (std::size_t leg = 0; leg < kLegs; ++leg) {
      const double mean = sum[leg] / trials_;
      const double luck = squares[leg] / trials_ - mean * mean;
      off_[leg] += mean * mean - luck / trials_;
      luck_[leg] += luck;
      std::printf("  %6.2f +- %.2f", mean, std::sqrt(luck / trials_));
    }
    std::puts("");
    std::fflush(stdout);
    ++done_;
  }

  const game::Game& game_;
  Walker& walker_;
  int decisions_;
  int trials_;
  int done_ = 0;
  std::unique_ptr<players::Player> master_ = players::make("master");
  std::array<double, kLegs> off_{};
  std::array<double, kLegs> luck_{};
};

}  // namespace
}  // namespace foxtray

int main(int count, char** words) {
  using namespace foxtray;
  const catalog::Entry* entry = count > 1 ? catalog::find(words[1]) : nullptr;
  if (entry == nullptr) {
    std::fputs("foxtray_legs GAME [DECISIONS [TRIALS]]\n", stderr);
    return 2;
  }
  const players::CleverBrain* brain = players::brain_of(*entry->game);
  std::unique_ptr<Walker> walker;
  if (brain != nullptr)
    walker = std::make_unique<CleverWalker>(*brain);
  else
    walker = std::make_unique<WizardWalker>(*entry->game);
  Survey survey(*entry->game, *walker, count > 2 ? std::max(1, std::atoi(words[2])) : 60,
                count > 3 ? std::max(2, std::atoi(words[3])) : 2000);
  survey.make();
  survey.print();
  return 0;
}
