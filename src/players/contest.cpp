#include "players/contest.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace foxtray::players {
namespace {

constexpr int kBlock = 12;        // trials between two looks at who is behind
constexpr std::size_t kBest = 5;  // moves that are to be known precisely

}  // namespace

Worth operator-(const Worth& a, const Worth& b) {
  return {.points = a.points - b.points, .win = a.win - b.win};
}

double hope(double behind, double error) {
  if (error == 0) return std::max(0.0, behind);
  const double z = -behind / error;
  const double density = std::exp(-z * z / 2) / std::sqrt(2 * std::numbers::pi);
  return error * density + behind * 0.5 * std::erfc(z / std::numbers::sqrt2);
}

Trials Trials::longer(int times) const {
  Trials result = *this;
  result.most *= times;
  result.evaluations *= times;
  result.precision /= std::sqrt(times);
  return result;
}

Trials Trials::without_precision() const {
  Trials result = *this;
  result.precision = std::numeric_limits<double>::infinity();
  return result;
}

void Contest::begin(std::span<const Weighed> weighed, const Trials& trials,
                    std::span<const Leg> legs, bool rivals) {
  double best = -1e9;
  for (const Weighed& w : weighed) best = std::max(best, w.worth.points);
  std::array<std::size_t, game::MoveList::kCapacity> order;
  std::size_t near = 0;
  for (std::size_t i = 0; i < weighed.size(); ++i)
    if (weighed[i].worth.points >= best - double{trials.margin}) order[near++] = i;
  size_ = std::min({near, trials.candidates, candidate_.size()});
  tally_.begin(size_, legs.first(trials.legs), rivals);
  std::sort(order.data(), order.data() + near, [&](std::size_t a, std::size_t b) {
    const double difference = tally_.unit(weighed[a].worth) - tally_.unit(weighed[b].worth);
    return difference != 0 ? difference > 0 : a < b;
  });
  for (std::size_t i = 0; i < size_; ++i)
    candidate_[i] = {.index = order[i], .before = weighed[order[i]].worth, .behind = {}};
  leader_ = 0;
  reach_ = 1;
  going_on_ = 0;
}

Tally::Difference Contest::difference(std::size_t move, std::size_t other) const {
  Tally::Difference difference = tally_.correction(move, other);
  const Worth before = candidate_[move].before - candidate_[other].before;
  difference.worth.points += before.points;
  difference.worth.win += before.win;
  return difference;
}

/// How far everybody is behind the leader. Who was given up keeps his distance from whoever led
/// then.
void Contest::measure() {
  for (std::size_t i = 0; i < size_; ++i)
    if (!tally_.left_out(i) && i != leader_) candidate_[i].behind = difference(i, leader_);
}

void Contest::lead(std::size_t leader) {
  const Worth ahead = candidate_[leader].behind.worth;
  for (std::size_t i = 0; i < size_; ++i) {
    if (!tally_.left_out(i)) continue;
    Worth& behind = candidate_[i].behind.worth;
    behind.points -= ahead.points;
    behind.win -= ahead.win;
  }
  leader_ = leader;
  candidate_[leader].behind = {};
  measure();
}

/// Is it the leader, or one of the best who follow, as far as is known?
bool Contest::among_best(std::size_t move) const {
  const double own = tally_.unit(candidate_[move].behind.worth);
  std::size_t ahead = 0;
  for (std::size_t i = 0; i < size_; ++i)
    if (tally_.unit(candidate_[i].behind.worth) > own) ++ahead;
  return ahead < kBest;
}

/// Finds the leader, and gives up who is hardly worth another trial. Is anybody else left?
bool Contest::compare(const Trials& trials) {
  measure();
  std::size_t best = leader_;
  for (std::size_t i = 0; i < size_; ++i) {
    const bool better =
        tally_.unit(candidate_[i].behind.worth) > tally_.unit(candidate_[best].behind.worth);
    if (better && !tally_.left_out(i)) best = i;
  }
  if (best != leader_) lead(best);
  bool left = false;
  for (std::size_t i = 0; i < size_; ++i) {
    if (tally_.left_out(i) || i == leader_) continue;
    const Tally::Difference& behind = candidate_[i].behind;
    const bool hopeless = hope(tally_.unit(behind.worth), behind.unsure) < trials.worthwhile;
    if (hopeless && (behind.unsure < trials.precision || !among_best(i)))
      tally_.leave_out(i);
    else
      left = true;
  }
  return left;
}

bool Contest::go_on(const Trials& trials) {
  if (this->trials() >= trials.most) return false;
  if (this->trials() % kBlock != 0) return true;
  if (going_on_ < reach_) tally_.end_after(going_on_ + 1);
  going_on_ = 0;
  if (!compare(trials)) return false;
  reach_ = tally_.reach(leader_);
  return true;
}

/// Moves that were not tried keep their distance from the leader.
void Contest::conclude(std::span<Weighed> weighed) {
  measure();
  const Worth found = tally_.mean(leader_, 0);
  for (Weighed& w : weighed) {
    w.worth.points += found.points;
    w.worth.win += found.win;
    w.worth.error = kUntriedError;
  }
  const Worth& leader = weighed[candidate_[leader_].index].worth;
  const Worth best{.points = leader.points, .win = leader.win};
  for (std::size_t i = 0; i < size_; ++i) {
    const Worth& behind = candidate_[i].behind.worth;
    weighed[candidate_[i].index].worth = {
        .points = best.points + behind.points, .win = best.win + behind.win, .error = behind.error};
  }
}

}  // namespace foxtray::players
