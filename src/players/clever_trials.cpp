#include "players/clever_trials.h"

#include <algorithm>
#include <cmath>

namespace foxtray::players {
namespace {

constexpr int kBlock = 12;           // trials between two looks at who is behind
constexpr double kClear = 3;         // standard errors that drop a candidate
constexpr double kNetworkError = 1;  // of a difference of two values of the network, in points

}  // namespace

double CleverTrials::Candidate::error() const {
  const double variance = std::max(0.0, squares / done - mean() * mean());
  return std::sqrt((variance + 0.01) / done);
}

/// Of the points, where the differences are of chances.
double CleverTrials::Candidate::point_error() const { return std::sqrt(point_squares) / done; }

void CleverTrials::pick(const Trials& trials, std::span<const Weighed> weighed) {
  double best = -1e9;
  for (const Weighed& w : weighed) best = std::max(best, w.worth.points);
  candidates_.clear();
  for (std::size_t i = 0; i < weighed.size(); ++i)
    if (weighed[i].worth.points >= best - double{trials.margin})
      candidates_.push_back({.index = i, .before = weighed[i].worth, .sum = {}});
  std::sort(candidates_.begin(), candidates_.end(), [this](const Candidate& a, const Candidate& b) {
    const double difference = unit(a.before) - unit(b.before);
    return difference != 0 ? difference > 0 : a.index < b.index;
  });
  const auto most = static_cast<std::size_t>(trials.candidates);
  if (candidates_.size() > most) candidates_.resize(most);
}

Worth CleverTrials::play_on(Position position, Seat seat, int throws, const luck::SpreadDice& dice,
                            int trial) {
  for (int thrown = 0;;) {
    const game::Actors actors = brain_.game.actors(position);
    if (actors.over()) break;
    if (actors.chance()) {
      if (thrown == std::min(throws, luck::SpreadDice::kMostThrows)) break;
      brain_.game.roll(position, dice.at(brain_.game.chance(position), trial, thrown++));
      continue;
    }
    const Seat mover = actors.first();
    judge_.weigh(position, mover, options_);
    brain_.game.apply(position, mover,
                      options_.option[static_cast<std::size_t>(options_.best)].move);
  }
  return judge_.worth(position, seat, judge_.points(position, seat));
}

/// One trial of every candidate that is left.
void CleverTrials::try_all(const Position& position, Seat seat, int throws,
                           const luck::SpreadDice& dice, int trial,
                           std::span<const Weighed> weighed) {
  Worth first;
  for (Candidate& candidate : candidates_) {
    if (candidate.dropped) continue;
    Position next = position;
    brain_.game.apply(next, seat, weighed[candidate.index].move);
    const Worth worth = play_on(next, seat, throws, dice, trial);
    if (&candidate == &candidates_.front()) first = worth;
    const double difference = unit(worth) - unit(first);
    candidate.sum.points += worth.points;
    candidate.sum.win += worth.win;
    candidate.difference += difference;
    candidate.squares += difference * difference;
    candidate.point_squares += (worth.points - first.points) * (worth.points - first.points);
    ++candidate.done;
  }
}

/// Who is behind the first candidate beyond doubt is not tried any more. Is anybody left?
bool CleverTrials::drop_losers() {
  bool left = false;
  for (Candidate& candidate : candidates_) {
    if (&candidate == &candidates_.front()) continue;
    candidate.dropped = candidate.dropped || candidate.mean() < -kClear * candidate.error();
    left = left || !candidate.dropped;
  }
  return left;
}

/// Trials and network are weighted by how far each can be trusted; moves that were not tried keep
/// their distance from the first candidate.
void CleverTrials::conclude(std::span<Weighed> weighed) const {
  const Candidate& first = candidates_.front();
  const double points = first.sum.points / first.done;
  const double win = first.sum.win / first.done;
  for (Weighed& w : weighed) {
    w.worth.points += points - first.before.points;
    w.worth.win += win - first.before.win;
    w.worth.error = kNetworkError;
  }
  for (const Candidate& candidate : candidates_) {
    const double error = candidate.error();
    const double trust = 1 / (1 + error * error / (kNetworkError * kNetworkError));
    Worth& worth = weighed[candidate.index].worth;
    const double tried_points = (candidate.sum.points / candidate.done) - points;
    const double tried_win = (candidate.sum.win / candidate.done) - win;
    if (candidate.done < first.done) {
      worth.points = std::min(worth.points, points - kClear * error);
      worth.win = std::min(worth.win, win - kClear * error / 100);
    } else {
      worth.points += trust * (tried_points - (worth.points - points));
      worth.win += trust * (tried_win - (worth.win - win));
    }
    worth.error = rivals_ ? candidate.point_error() : error;
  }
}

void CleverTrials::improve(const Position& position, Seat seat, const Trials& trials, bool rivals,
                           luck::Generator& generator, std::span<Weighed> weighed) {
  rivals_ = rivals;
  pick(trials, weighed);
  if (candidates_.size() < 2) return;
  const luck::SpreadDice dice(generator.next());
  const std::int64_t before = judge_.evaluations();
  for (int trial = 0; trial < trials.most; ++trial) {
    if (trial > 0 && trial % kBlock == 0 && !drop_losers()) break;
    if (judge_.evaluations() - before > trials.evaluations) break;
    try_all(position, seat, trials.throws, dice, trial, weighed);
  }
  conclude(weighed);
}

}  // namespace foxtray::players
