#include "players/clever_trials.h"

#include <algorithm>
#include <cmath>

namespace foxtray::players {
namespace {

constexpr int kBlock = 12;  // trials between two looks at who is behind
constexpr auto kBest = CleverEndings::kMost;
constexpr double kNetworkError = 2;  // of a difference of two values of the network, in points

/// How far a difference found by trials can be trusted, beside that of the network.
double trust(double error) { return 1 / (1 + error * error / (kNetworkError * kNetworkError)); }

}  // namespace

Trials Trials::longer(int times) const {
  Trials result = *this;
  result.most *= times;
  result.evaluations *= times;
  result.least *= times;
  result.to_the_end *= times;
  return result;
}

std::int64_t CleverTrials::patiently(std::int64_t evaluations) const {
  return static_cast<std::int64_t>(brain_.patience * static_cast<double>(evaluations));
}

CleverTrials::Squares& CleverTrials::squares(std::size_t a, std::size_t b) {
  return squares_[std::min(a, b)][std::max(a, b)];
}

/// The moves worth a trial, each played on to the next throw.
void CleverTrials::pick(const Position& position, Seat seat, const Trials& trials,
                        std::span<const Weighed> weighed) {
  double best = -1e9;
  for (const Weighed& w : weighed) best = std::max(best, w.worth.points);
  const auto promises_more = [&](std::size_t a, std::size_t b) {
    const double difference = unit(weighed[a].worth) - unit(weighed[b].worth);
    return difference != 0 ? difference > 0 : a < b;
  };
  std::array<std::size_t, game::MoveList::kCapacity> order;
  std::size_t near = 0;
  for (std::size_t i = 0; i < weighed.size(); ++i)
    if (weighed[i].worth.points >= best - double{trials.margin}) order[near++] = i;
  std::sort(order.data(), order.data() + near, promises_more);
  size_ = std::min({near, static_cast<std::size_t>(trials.candidates), candidate_.size()});
  for (std::size_t i = 0; i < size_ && size_ > 1; ++i) {
    const Weighed& w = weighed[order[i]];
    Candidate& candidate = candidate_[i];
    candidate = {};
    candidate.index = order[i];
    candidate.before = w.worth;
    candidate.start = position;
    brain_.game.apply(candidate.start, seat, w.move);
    settle(brain_.game, careful_, candidate.start);
  }
}

/// One trial of every candidate that is left.
void CleverTrials::try_all(Seat seat, const Trials& trials, const luck::SpreadDice& dice) {
  CleverJudge& judge = this->judge(trials);
  std::array<Worth, Trials::kMostCandidates> worth;
  for (std::size_t i = 0; i < size_; ++i) {
    if (candidate_[i].dropped) continue;
    Course course{.position = candidate_[i].start, .trial = done_};
    play_on(brain_.game, judge, dice, trials.throws, course);
    worth[i] = judge.worth(course.position, seat, judge.points(course.position, seat));
    candidate_[i].sum.points += worth[i].points;
    candidate_[i].sum.win += worth[i].win;
    for (std::size_t j = 0; j < i; ++j) {
      if (candidate_[j].dropped) continue;
      const double units = unit(worth[i]) - unit(worth[j]);
      const double points = worth[i].points - worth[j].points;
      squares_[j][i].unit += units * units;
      squares_[j][i].points += points * points;
    }
  }
  ++done_;
}

std::size_t CleverTrials::find_leader() const {
  std::size_t leader = size_;
  for (std::size_t i = 0; i < size_; ++i) {
    if (candidate_[i].dropped) continue;
    if (leader == size_ || unit(candidate_[i].sum) > unit(candidate_[leader].sum)) leader = i;
  }
  return leader;
}

/// What a candidate is worth more than the leader: trials and network are weighted by how far each
/// can be trusted. The error is that of what decides.
Worth CleverTrials::difference(std::size_t i, std::size_t leader) {
  const Candidate& a = candidate_[i];
  const Candidate& b = candidate_[leader];
  const double tried = (unit(a.sum) - unit(b.sum)) / done_;
  const double variance = std::max(0.0, squares(i, leader).unit / done_ - tried * tried);
  const double error = std::sqrt((variance + 0.01) / done_);
  const double share = trust(error);
  const auto weighted = [&](double sums, double before) {
    return share * sums / done_ + (1 - share) * before;
  };
  return {.points = weighted(a.sum.points - b.sum.points, a.before.points - b.before.points),
          .win = weighted(a.sum.win - b.sum.win, a.before.win - b.before.win),
          .error = error * std::sqrt(share)};
}

/// Is it the leader, or one of the best who follow, as far as is known?
bool CleverTrials::among_best(std::size_t i) const {
  const auto better = [&](std::size_t j) {
    const double difference = unit(candidate_[j].behind) - unit(candidate_[i].behind);
    return j != leader_ && (difference != 0 ? difference > 0 : j < i);
  };
  std::size_t ahead = 1;
  for (std::size_t j = 0; j < size_; ++j)
    if (better(j)) ++ahead;
  return i == leader_ || ahead < kBest;
}

/// Finds the leader, and drops who is hardly worth another trial. Is anybody else left?
bool CleverTrials::compare(double worthwhile, int least) {
  leader_ = find_leader();
  for (std::size_t i = 0; i < size_; ++i)
    if (!candidate_[i].dropped)
      candidate_[i].behind = i == leader_ ? Worth{} : difference(i, leader_);
  bool left = false;
  for (std::size_t i = 0; i < size_; ++i) {
    Candidate& candidate = candidate_[i];
    if (candidate.dropped || i == leader_) continue;
    const bool hopeless = hope(unit(candidate.behind), candidate.behind.error) < worthwhile;
    candidate.dropped = hopeless && done_ >= least;
    if (rivals_) candidate.behind.error = std::sqrt(squares(i, leader_).points) / done_;
    left = left || !candidate.dropped;
  }
  return left;
}

void CleverTrials::play_to_the_end(Seat seat, const Trials& trials, const luck::SpreadDice& dice) {
  std::array<std::size_t, kBest> index = {leader_};
  std::size_t size = 1;
  for (std::size_t i = 0; i < size_; ++i)
    if (i != leader_ && among_best(i)) index[size++] = i;
  std::array<Finalist, kBest> finalists;
  for (std::size_t i = 0; i < size; ++i)
    finalists[i] = {.start = candidate_[index[i]].start, .behind = candidate_[index[i]].behind};
  CleverEndings endings(brain_.game, judge(trials), rivals_);
  endings.improve(std::span(finalists).first(size), seat, trials.throws,
                  {.evaluations = patiently(trials.to_the_end),
                   .least = trials.least,
                   .worthwhile = trials.worthwhile},
                  dice);
  for (std::size_t i = 1; i < size; ++i) candidate_[index[i]].behind = finalists[i].behind;
}

/// Moves that were not tried keep their distance from the leader.
void CleverTrials::conclude(std::span<Weighed> weighed) const {
  const Candidate& leader = candidate_[leader_];
  const Worth found{.points = leader.sum.points / done_, .win = leader.sum.win / done_};
  for (Weighed& w : weighed) {
    w.worth.points += found.points - leader.before.points;
    w.worth.win += found.win - leader.before.win;
    w.worth.error = kNetworkError;
  }
  for (std::size_t i = 0; i < size_; ++i) {
    Worth& worth = weighed[candidate_[i].index].worth;
    const Worth behind = i == leader_ ? Worth{} : candidate_[i].behind;
    worth = {.points = found.points + behind.points,
             .win = found.win + behind.win,
             .error = behind.error};
  }
}

void CleverTrials::improve(const Position& position, Seat seat, const Trials& trials, bool rivals,
                           luck::Generator& generator, std::span<Weighed> weighed) {
  rivals_ = rivals;
  pick(position, seat, trials, weighed);
  if (size_ < 2) return;
  squares_ = {};
  done_ = 0;
  const luck::SpreadDice dice(generator.next());
  const std::int64_t enough = judge(trials).evaluations() + patiently(trials.evaluations);
  do {
    try_all(seat, trials, dice);
    if (done_ % kBlock == 0 && !compare(trials.worthwhile, trials.least)) break;
  } while (done_ < trials.most && judge(trials).evaluations() <= enough);
  compare(0, 0);
  if (trials.to_the_end > 0) play_to_the_end(seat, trials, luck::SpreadDice(generator.next()));
  conclude(weighed);
}

}  // namespace foxtray::players
