#include "players/clever_trials.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace foxtray::players {
namespace {

constexpr int kBlock = 12;           // trials between two looks at who is behind
constexpr double kNetworkError = 2;  // of a difference of two values of the network, in points
constexpr std::size_t kBest = 5;     // moves that are not given up early

Worth less(const Worth& a, const Worth& b) {
  return {.points = a.points - b.points, .win = a.win - b.win};
}

}  // namespace

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

/// Evaluations.
std::int64_t CleverTrials::allowed(const Trials& trials) const {
  const double share = trials.hurried ? brain_.patience : 1;
  return static_cast<std::int64_t>(share * static_cast<double>(trials.evaluations));
}

/// The moves worth a trial, each played on to the next throw.
void CleverTrials::pick(const Position& position, Seat seat, const Trials& trials, bool rivals,
                        std::span<const Weighed> weighed) {
  double best = -1e9;
  for (const Weighed& w : weighed) best = std::max(best, w.worth.points);
  std::array<std::size_t, game::MoveList::kCapacity> order;
  std::size_t near = 0;
  for (std::size_t i = 0; i < weighed.size(); ++i)
    if (weighed[i].worth.points >= best - double{trials.margin}) order[near++] = i;
  size_ = std::min({near, trials.candidates, candidate_.size()});
  tally_.begin(size_, trials.legs, rivals);
  std::sort(order.data(), order.data() + near, [&](std::size_t a, std::size_t b) {
    const double difference = tally_.unit(weighed[a].worth) - tally_.unit(weighed[b].worth);
    return difference != 0 ? difference > 0 : a < b;
  });
  leader_ = 0;
  for (std::size_t i = 0; i < size_ && size_ > 1; ++i) {
    const Weighed& w = weighed[order[i]];
    Candidate& candidate = candidate_[i];
    candidate = {.index = order[i], .start = position, .before = w.worth, .behind = {}};
    brain_.game.apply(candidate.start, seat, w.move);
    settle(brain_.game, careful_, candidate.start);
  }
}

/// One trial of every candidate that is left, over so many legs.
void CleverTrials::try_all(Seat seat, std::size_t legs, CleverJudge& judge,
                           const luck::SpreadDice& dice) {
  std::array<Course, CleverTally::kMost> courses;
  std::array<Worth, CleverTally::kMost> thought;
  for (std::size_t i = 0; i < size_; ++i) {
    courses[i] = {.position = candidate_[i].start, .trial = tally_.trials(0)};
    thought[i] = candidate_[i].before;
  }
  for (std::size_t leg = 0; leg < legs; ++leg) {
    std::array<Worth, CleverTally::kMost> gains;
    for (std::size_t i = 0; i < size_; ++i) {
      if (tally_.left_out(i)) continue;
      Position& position = courses[i].position;
      play_on(brain_.game, judge, dice, kLegs[leg].until, courses[i]);
      const Worth now = judge.worth(position, seat, judge.points(position, seat));
      gains[i] = less(now, thought[i]);
      thought[i] = now;
      if (!brain_.game.actors(position).over()) going_on_ = std::max(going_on_, leg + 1);
    }
    tally_.add(leg, gains);
  }
}

CleverTally::Difference CleverTrials::difference(std::size_t i, std::size_t other) const {
  CleverTally::Difference difference = tally_.correction(i, other);
  const Worth before = less(candidate_[i].before, candidate_[other].before);
  difference.worth.points += before.points;
  difference.worth.win += before.win;
  return difference;
}

/// How far everybody is behind the leader. Who was given up keeps his distance from whoever led
/// then.
void CleverTrials::measure() {
  for (std::size_t i = 0; i < size_; ++i)
    if (!tally_.left_out(i) && i != leader_) candidate_[i].behind = difference(i, leader_);
}

void CleverTrials::lead(std::size_t leader) {
  const Worth back = candidate_[leader].behind.worth;
  for (std::size_t i = 0; i < size_; ++i) {
    if (!tally_.left_out(i)) continue;
    Worth& behind = candidate_[i].behind.worth;
    behind.points -= back.points;
    behind.win -= back.win;
  }
  leader_ = leader;
  candidate_[leader].behind = {};
  measure();
}

/// Is it the leader, or one of the best who follow, as far as is known?
bool CleverTrials::among_best(std::size_t i) const {
  const double own = tally_.unit(candidate_[i].behind.worth);
  std::size_t ahead = 0;
  for (std::size_t j = 0; j < size_; ++j)
    if (tally_.unit(candidate_[j].behind.worth) > own) ++ahead;
  return ahead < kBest;
}

/// Finds the leader, and gives up who is hardly worth another trial. Is anybody else left?
bool CleverTrials::compare(const Trials& trials) {
  measure();
  std::size_t best = leader_;
  for (std::size_t i = 0; i < size_; ++i)
    if (!tally_.left_out(i) &&
        tally_.unit(candidate_[i].behind.worth) > tally_.unit(candidate_[best].behind.worth))
      best = i;
  if (best != leader_) lead(best);
  bool left = false;
  for (std::size_t i = 0; i < size_; ++i) {
    if (tally_.left_out(i) || i == leader_) continue;
    const CleverTally::Difference& behind = candidate_[i].behind;
    const bool hopeless = hope(tally_.unit(behind.worth), behind.unsure) < trials.worthwhile;
    if (hopeless && (behind.unsure < trials.precision || !among_best(i)))
      tally_.leave_out(i);
    else
      left = true;
  }
  return left;
}

/// Moves that were not tried keep their distance from the leader.
void CleverTrials::conclude(std::span<Weighed> weighed) const {
  const Worth found = tally_.mean(leader_, 0);
  const Worth leader{.points = candidate_[leader_].before.points + found.points,
                     .win = candidate_[leader_].before.win + found.win};
  for (Weighed& w : weighed) {
    w.worth.points += found.points;
    w.worth.win += found.win;
    w.worth.error = kNetworkError;
  }
  for (std::size_t i = 0; i < size_; ++i) {
    const Worth& behind = candidate_[i].behind.worth;
    weighed[candidate_[i].index].worth = {.points = leader.points + behind.points,
                                          .win = leader.win + behind.win,
                                          .error = behind.error};
  }
}

void CleverTrials::improve(const Position& position, Seat seat, const Trials& trials, bool rivals,
                           luck::Generator& generator, std::span<Weighed> weighed) {
  pick(position, seat, trials, rivals, weighed);
  if (size_ < 2) return;
  CleverJudge& judge = this->judge(trials);
  const luck::SpreadDice dice(generator.next());
  const std::int64_t enough = judge.evaluations() + allowed(trials);
  std::size_t legs = 1;
  going_on_ = 0;
  do {
    try_all(seat, legs, judge, dice);
    if (tally_.trials(0) % kBlock != 0) continue;
    if (going_on_ < legs) tally_.end_after(going_on_ + 1);
    going_on_ = 0;
    if (!compare(trials)) break;
    legs = tally_.reach(leader_);
  } while (tally_.trials(0) < trials.most && judge.evaluations() <= enough);
  measure();
  conclude(weighed);
}

}  // namespace foxtray::players
