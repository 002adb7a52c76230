#include "players/contest.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace foxtray::players {
namespace {

constexpr int kBlock = 12;        // trials between two looks at who is behind
constexpr std::size_t kBest = 5;  // moves that are to be known precisely
constexpr double kRoughly = 0.1;  // of its distance: the error that is small beside it
constexpr double kUntried = 0.2;  // of its distance: the error of one that was not tried

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
                    std::span<const Leg> legs, bool rivals, std::optional<Move> about) {
  double best = -1e9;
  for (const Weighed& w : weighed) best = std::max(best, w.worth.points);
  const auto tempting = [&](std::size_t i) {
    return weighed[i].worth.points >= best - double{trials.margin};
  };
  const auto asked = [&](std::size_t i) { return about && weighed[i].move == *about; };
  std::array<std::size_t, game::MoveList::kCapacity> order;
  std::size_t near = 0;
  for (std::size_t i = 0; i < weighed.size(); ++i)
    if (tempting(i) || asked(i)) order[near++] = i;
  std::sort(order.data(), order.data() + near, [&](std::size_t a, std::size_t b) {
    if (tempting(a) != tempting(b)) return tempting(a);
    const double difference = unit_of(weighed[a].worth, rivals) - unit_of(weighed[b].worth, rivals);
    return difference != 0 ? difference > 0 : a < b;
  });
  size_ = std::min({near, trials.candidates, candidate_.size()});
  asked_ = kNobody;
  for (std::size_t i = 0; i < near; ++i)
    if (asked(order[i])) asked_ = i;
  if (asked_ != kNobody && asked_ >= size_) {  // instead of the last one
    order[size_ - 1] = order[asked_];
    asked_ = size_ - 1;
  }
  for (std::size_t i = 0; i < size_; ++i)
    candidate_[i] = {.index = order[i], .before = weighed[order[i]].worth, .behind = {}};
  tally_.begin(size_, legs.first(trials.legs), rivals);
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

/// Is it known as well as it is to be?
bool Contest::known_well(std::size_t move, double precision) const {
  const Tally::Difference& behind = candidate_[move].behind;
  if (among_best(move)) return behind.unsure < precision;
  const double roughly = kRoughly * std::abs(tally_.unit(behind.worth));
  return move != asked_ || behind.unsure < std::max(precision, roughly);
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
    if (hopeless && known_well(i, trials.precision))
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
void Contest::conclude(const Trials& trials, std::span<Weighed> weighed) {
  const Worth before = candidate_[leader_].before;
  Worth best = before;
  if (this->trials() > 0) {
    measure();
    const Worth found = tally_.mean(leader_, 0);
    best.points += found.points;
    best.win += found.win;
  }
  for (Weighed& w : weighed) {
    const Worth behind = before - w.worth;
    w.worth = {.points = best.points - behind.points,
               .win = best.win - behind.win,
               .error = trials.untried_error + kUntried * std::max(0.0, behind.points)};
  }
  for (std::size_t i = 0; i < size_; ++i) {
    const Worth& behind = candidate_[i].behind.worth;
    weighed[candidate_[i].index].worth = {
        .points = best.points + behind.points, .win = best.win + behind.win, .error = behind.error};
  }
}

}  // namespace foxtray::players
