#include "players/clever_endings.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace foxtray::players {
namespace {

constexpr int kFewest = 96;            // games that are worth beginning with
constexpr int kBlock = 12;             // games between two looks at what is still to be gained
constexpr double kMisjudgement = 0.5;  // of a difference, over a leg, in points
constexpr double kSure = 2;  // standard errors by which games must differ to say that it is more

}  // namespace

double hope(double behind, double error) {
  const double z = -behind / error;
  const double density = std::exp(-z * z / 2) / std::sqrt(2 * std::numbers::pi);
  return error * density + behind * 0.5 * std::erfc(z / std::numbers::sqrt2);
}

/// What is thought of a game at the end of each leg, less what was thought at its beginning.
CleverEndings::Legs CleverEndings::gains(const Position& start, Seat seat, int throws,
                                         const luck::SpreadDice& dice) {
  Course course{.position = start, .trial = games_};
  const auto think = [&](int until) {
    play_on(game_, judge_, dice, until, course);
    return judge_.worth(course.position, seat, judge_.points(course.position, seat));
  };
  Legs legs;
  Worth before = think(throws);
  for (std::size_t leg = 0; leg < kLegs; ++leg) {
    throws *= 2;
    const Worth after = think(leg + 1 < kLegs ? throws : kToTheEnd);
    legs[leg] = {.points = after.points - before.points, .win = after.win - before.win};
    before = after;
  }
  return legs;
}

/// One game of every finalist.
void CleverEndings::play(std::span<const Finalist> finalists, Seat seat, int throws,
                         const luck::SpreadDice& dice) {
  const Legs first = gains(finalists[0].start, seat, throws, dice);
  for (std::size_t i = 1; i < finalists.size(); ++i) {
    const Legs other = gains(finalists[i].start, seat, throws, dice);
    for (std::size_t leg = 0; leg < kLegs; ++leg) {
      const Worth more{.points = other[leg].points - first[leg].points,
                       .win = other[leg].win - first[leg].win};
      Found& found = found_[i][leg];
      found.sum.points += more.points;
      found.sum.win += more.win;
      found.squares += unit(more) * unit(more);
      found.points_squares += more.points * more.points;
    }
  }
  ++games_;
}

/// The square of the standard error of the mean.
double CleverEndings::noise_of(const Found& found) const {
  const double mean = unit(found.sum) / games_;
  return std::max(0.0, found.squares / games_ - mean * mean) / games_;
}

/// The network is taken to be off by a little over each leg, or by more where games say so clearly.
Worth CleverEndings::corrected(const Finalist& finalist,
                               const std::array<Found, kLegs>& found_of_legs) const {
  Worth behind = finalist.behind;
  for (const Found& found : found_of_legs) {
    const double off = unit(found.sum) / games_;
    const double noise = noise_of(found);
    const double misjudged =
        std::max(kMisjudgement * kMisjudgement, off * off - kSure * kSure * noise);
    const double share = misjudged / (misjudged + noise);
    const double points_noise = rivals_ ? found.points_squares / games_ / games_ : noise;
    behind.points += share * found.sum.points / games_;
    behind.win += share * found.sum.win / games_;
    behind.error = std::hypot(behind.error, std::sqrt(share * points_noise));
  }
  return behind;
}

/// Can more games change which finalist is the best?
bool CleverEndings::worthwhile(std::span<const Finalist> finalists, double least) const {
  for (std::size_t i = 1; i < finalists.size(); ++i) {
    const double behind = unit(corrected(finalists[i], found_[i]));
    double noise = 0;
    for (const Found& found : found_[i]) noise += noise_of(found);
    if (noise > 0 && hope(-std::abs(behind), std::sqrt(noise)) >= least) return true;
  }
  return false;
}

void CleverEndings::improve(std::span<Finalist> finalists, Seat seat, int throws,
                            const Limits& limits, const luck::SpreadDice& dice) {
  found_ = {};
  games_ = 0;
  const std::int64_t begin = judge_.evaluations();
  const auto used = [&] { return judge_.evaluations() - begin; };
  play(finalists, seat, throws, dice);
  if (used() * kFewest > limits.evaluations) return;
  while (used() <= limits.evaluations) {
    play(finalists, seat, throws, dice);
    if (games_ % kBlock == 0 && games_ >= limits.least && !worthwhile(finalists, limits.worthwhile))
      break;
  }
  for (std::size_t i = 1; i < finalists.size(); ++i)
    finalists[i].behind = corrected(finalists[i], found_[i]);
}

}  // namespace foxtray::players
