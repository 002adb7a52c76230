#include "players/tally.h"

#include <algorithm>
#include <cmath>

namespace foxtray::players {
namespace {

/// What is assumed about the luck of a leg counts as much as so many trials.
constexpr double kAssumed = 6;
/// What is not taken for luck any more, in standard errors of a mean; and of how many trials, for
/// those of a few are not known well.
constexpr double kSurprising = 3;
constexpr int kToBeSurprised = 100;
/// Who is off by more than so much over the first leg, compared with the usual, is surprised. That
/// makes mistakes over later legs larger, by so much at most. All as variances (bench/legs.cpp).
constexpr double kNoSurprise = 3;
constexpr double kMostSurprise = 4;

/// What a player is taken to be off by over a leg with so much luck, both as variances, in the
/// difference of two moves that seem to be so far apart.
double usual_mistake(double apart, double luck, const Leg& leg) {
  const double beyond = std::clamp(std::abs(apart), Leg::kNear, Leg::kFar) - Leg::kNear;
  const double stretched = leg.stretch * beyond;
  return luck / leg.doubt + leg.least + stretched * stretched;
}

}  // namespace

Worth operator-(const Worth& a, const Worth& b) {
  return {.points = a.points - b.points, .win = a.win - b.win};
}

void Tally::begin(std::span<const Worth> thought, std::span<const Leg> legs, bool rivals) {
  *this = {};
  moves_ = thought.size();
  std::ranges::copy(thought, thought_.begin());
  legs_ = legs;
  rivals_ = rivals;
}

void Tally::add(std::size_t leg, std::span<const Worth> gains) {
  for (std::size_t i = 0; i < moves_; ++i) {
    if (left_out_[i]) continue;
    sums_[i][leg].points += gains[i].points;
    sums_[i][leg].win += gains[i].win;
    for (std::size_t j = 0; j < i; ++j) {
      if (left_out_[j]) continue;
      const double units = unit(gains[i]) - unit(gains[j]);
      const double points = gains[i].points - gains[j].points;
      squares_[j][i][leg].unit += units * units;
      squares_[j][i][leg].points += points * points;
    }
  }
  ++trials_[leg];
}

Worth Tally::mean(std::size_t move, std::size_t leg) const {
  const Worth& sum = sums_[move][leg];
  return {.points = sum.points / trials_[leg], .win = sum.win / trials_[leg]};
}

Worth Tally::mean_difference(std::size_t move, std::size_t other, std::size_t leg) const {
  if (trials_[leg] == 0) return {};
  const Worth a = mean(move, leg);
  const Worth b = mean(other, leg);
  return {.points = a.points - b.points, .win = a.win - b.win};
}

/// How much larger mistakes over later legs are than usual, as variances: who did not understand
/// what comes next does not understand what comes later, either.
double Tally::surprise(std::size_t move, std::size_t other) const {
  if (trials_[0] == 0) return 1;
  const double mean = unit(mean_difference(move, other, 0));
  const double luck = this->luck(move, other, 0).unit;
  const double apart = unit(thought_[move] - thought_[other]);
  const double found = mean * mean - luck / trials_[0];
  const double surprising = kNoSurprise * usual_mistake(apart, luck, legs_[0]);
  return found <= surprising ? 1 : std::min(found / surprising, kMostSurprise);
}

/// What the player is taken to be off by over a leg before the trials of that leg are looked at.
Tally::Squares Tally::mistake(std::size_t move, std::size_t other, const Squares& luck,
                              std::size_t leg) const {
  const Worth apart = thought_[move] - thought_[other];
  const double times = leg == 0 ? 1 : surprise(move, other);
  return {.unit = times * usual_mistake(unit(apart), luck.unit, legs_[leg]),
          .points = times * usual_mistake(apart.points, luck.points, legs_[leg])};
}

/// What the player is taken to be off by, as a variance, after a mean of trials that differs so
/// much from what it thought: if that cannot be luck, as much as that.
double Tally::mistake_after(double usual, double mean, double luck, std::size_t leg) const {
  if (trials_[leg] < kToBeSurprised) return usual;
  return std::max(usual, mean * mean - kSurprising * kSurprising * luck / trials_[leg]);
}

/// How far the mean of the trials can be trusted beside the player.
double Tally::share(double mistake, double luck, std::size_t leg) const {
  if (trials_[leg] == 0) return 0;
  return mistake / (mistake + luck / trials_[leg]);
}

/// The variance of a trial.
Tally::Squares Tally::luck(std::size_t move, std::size_t other, std::size_t leg) const {
  const Worth mean = mean_difference(move, other, leg);
  const Squares& sum = squares_[std::min(move, other)][std::max(move, other)][leg];
  const double n = trials_[leg];
  const auto variance = [&](double squares, double of_mean, double assumed) {
    const double found = std::max(0.0, squares - n * of_mean * of_mean);
    return (found + kAssumed * assumed) / (n + kAssumed);
  };
  // Of points, where those do not decide, nothing is assumed.
  const double assumed = legs_[leg].luck;
  return {.unit = variance(sum.unit, unit(mean), assumed),
          .points = variance(sum.points, mean.points, rivals_ ? 0 : assumed)};
}

Tally::Difference Tally::correction(std::size_t move, std::size_t other) const {
  Difference sum;
  for (std::size_t leg = 0; leg < legs_.size(); ++leg) {
    const Worth mean = mean_difference(move, other, leg);
    const Squares luck = this->luck(move, other, leg);
    const Squares usual = this->mistake(move, other, luck, leg);
    const double mistake = mistake_after(usual.unit, unit(mean), luck.unit, leg);
    const double share = this->share(mistake, luck.unit, leg);
    sum.worth.points += share * mean.points;
    sum.worth.win += share * mean.win;
    sum.unsure += (1 - share) * mistake;
    const double of_points = mistake_after(usual.points, mean.points, luck.points, leg);
    sum.worth.error += (1 - this->share(of_points, luck.points, leg)) * of_points;
  }
  sum.worth.error = std::sqrt(sum.worth.error);
  sum.unsure = std::sqrt(sum.unsure);
  return sum;
}

/// By how much one more trial makes the variance of what is known smaller.
double Tally::told_by_next(double mistake, double luck, std::size_t leg) const {
  if (luck == 0) return 0;
  const double n = trials_[leg] + luck / mistake;
  return luck / (n * n);
}

std::size_t Tally::reach(std::size_t leader) const {
  double told = 0;
  double cost = 0;
  double best = -1;
  std::size_t reach = 1;
  for (std::size_t leg = 0; leg < legs_.size(); ++leg) {
    for (std::size_t i = 0; i < moves_; ++i) {
      if (i == leader || left_out_[i]) continue;
      const Squares luck = this->luck(i, leader, leg);
      told += told_by_next(mistake(i, leader, luck, leg).unit, luck.unit, leg);
    }
    cost += legs_[leg].cost;
    if (told / cost <= best) continue;
    best = told / cost;
    reach = leg + 1;
  }
  return reach;
}

}  // namespace foxtray::players
