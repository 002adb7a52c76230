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

/// What a player is taken to be off by over a leg with so much luck, both as variances.
double mistake(double luck, const Leg& leg) { return luck / leg.doubt + leg.least; }

}  // namespace

void Tally::begin(std::size_t moves, std::span<const Leg> legs, bool rivals) {
  *this = {};
  moves_ = moves;
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

/// What the player is taken to be off by, as a variance, after a mean of trials that differs so
/// much from what it thought: if that cannot be luck, as much as that.
double Tally::mistake_after(double mean, double luck, std::size_t leg) const {
  const double usual = mistake(luck, legs_[leg]);
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
    const double mistake = mistake_after(unit(mean), luck.unit, leg);
    const double share = this->share(mistake, luck.unit, leg);
    sum.worth.points += share * mean.points;
    sum.worth.win += share * mean.win;
    sum.unsure += (1 - share) * mistake;
    const double of_points = mistake_after(mean.points, luck.points, leg);
    sum.worth.error += (1 - this->share(of_points, luck.points, leg)) * of_points;
  }
  sum.worth.error = std::sqrt(sum.worth.error);
  sum.unsure = std::sqrt(sum.unsure);
  return sum;
}

/// By how much one more trial makes the variance of what is known smaller.
double Tally::told_by_next(double luck, std::size_t leg) const {
  if (luck == 0) return 0;
  const double n = trials_[leg] + luck / mistake(luck, legs_[leg]);
  return luck / (n * n);
}

std::size_t Tally::reach(std::size_t leader) const {
  double told = 0;
  double cost = 0;
  double best = -1;
  std::size_t reach = 1;
  for (std::size_t leg = 0; leg < legs_.size(); ++leg) {
    for (std::size_t i = 0; i < moves_; ++i)
      if (i != leader && !left_out_[i]) told += told_by_next(luck(i, leader, leg).unit, leg);
    cost += legs_[leg].cost;
    if (told / cost <= best) continue;
    best = told / cost;
    reach = leg + 1;
  }
  return reach;
}

}  // namespace foxtray::players
