#include "players/contest.h"

#include <algorithm>
#include <cmath>
#include <functional>

#include "players/normal.h"

namespace foxtray::players {
namespace {

constexpr int kBlock = 12;        // trials between two looks at who is behind
constexpr std::size_t kBest = 3;  // moves that are to be known precisely
constexpr double kAlike = 0.01;   // points or percent between moves that come to the same
constexpr double kRoughly = 0.1;  // of its distance: the error that is small beside it
constexpr double kUntried = 0.2;  // of its distance: the error of one that was not tried
/// So many trials of a move count as much as what the player thought of it: its mistakes are a
/// fourth of the luck of a trial.
constexpr double kLevelDoubt = 14;

}  // namespace

std::size_t asked_in(std::span<const Weighed> weighed, std::optional<Move> about) {
  std::size_t asked = 0;
  while (asked < weighed.size() && weighed[asked].move != about) ++asked;
  return asked;
}

double hope(double behind, double error) {
  if (error == 0) return std::max(0.0, behind);
  const double z = -behind / error;
  // Far behind both parts are next to nothing, and their difference can be less.
  return std::max(0.0, error * normal_density(z) + behind * normal_above(z));
}

Trials Trials::longer(int times) const {
  const double root = std::sqrt(times);
  Trials result = *this;
  result.most *= times;
  result.evaluations *= times;
  result.candidates = static_cast<std::size_t>(static_cast<double>(candidates) * root);
  result.margin = static_cast<float>(double{margin} * root);
  result.precision /= root;
  return result;
}

Trials Trials::without_precision() const {
  Trials result = *this;
  result.precision = std::numeric_limits<double>::infinity();
  return result;
}

Trials Trials::for_two() const {
  Trials result = *this;
  result.margin = std::numeric_limits<float>::infinity();
  return result;
}

void Contest::begin(std::span<const Weighed> weighed, const Trials& trials,
                    std::span<const Leg> legs, bool rivals) {
  const auto unit = [&](std::size_t i) { return unit_of(weighed[i].worth, rivals); };
  std::array<std::size_t, game::MoveList::kCapacity> order;
  for (std::size_t i = 0; i < weighed.size(); ++i) order[i] = i;
  std::sort(order.data(), order.data() + weighed.size(), [&](std::size_t a, std::size_t b) {
    if (better(weighed[a], weighed[b], rivals)) return true;
    return !better(weighed[b], weighed[a], rivals) && a < b;
  });
  // Who wants to know what moves are worth wants trials even where one stands out.
  const std::size_t least = std::isfinite(trials.precision) ? 2 : 1;
  size_ = 0;
  const std::size_t most = std::min({weighed.size(), trials.candidates, candidate_.size()});
  while (size_ < most &&
         (size_ < least || unit(order[size_]) >= unit(order[0]) - double{trials.margin}))
    ++size_;
  for (std::size_t i = 0; i < size_; ++i)
    candidate_[i] = {.index = order[i], .before = weighed[order[i]].worth, .behind = {}};
  std::array<Worth, Tally::kMost> thought;
  for (std::size_t i = 0; i < size_; ++i) thought[i] = candidate_[i].before;
  tally_.begin(std::span(thought).first(size_), legs.first(trials.legs), rivals);
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

/// How far everybody is behind the leader. Who was given up is as far behind as he was then.
void Contest::measure() {
  for (std::size_t i = 0; i < size_; ++i) {
    if (i == leader_) continue;
    candidate_[i].behind = tally_.left_out(i) ? given_up_[i][leader_] : difference(i, leader_);
  }
}

void Contest::lead(std::size_t leader) {
  leader_ = leader;
  candidate_[leader].behind = {};
  measure();
}

void Contest::give_up(std::size_t move) {
  for (std::size_t i = 0; i < size_; ++i)
    if (i != move && !tally_.left_out(i)) given_up_[move][i] = difference(move, i);
  tally_.leave_out(move);
}

/// How far the n-th best is behind the leader, as far as is known; if there are fewer, the last. Of
/// those that come to the same, as when a cross may go to one of two like places, one counts.
double Contest::behind_of_best(std::size_t n) const {
  std::array<double, Tally::kMost> behind;
  const auto end = behind.begin() + static_cast<std::ptrdiff_t>(size_);
  for (std::size_t i = 0; i < size_; ++i) behind[i] = tally_.unit(candidate_[i].behind.worth);
  std::sort(behind.begin(), end, std::greater<>());
  const auto last =
      std::unique(behind.begin(), end, [](double a, double b) { return a - b < kAlike; });
  return behind[std::min(n, static_cast<std::size_t>(last - behind.begin())) - 1];
}

/// Is it known as well as it is to be? Precisely if it may be one of the best.
bool Contest::known_well(std::size_t move, const Trials& trials) const {
  if (!std::isfinite(trials.precision)) return true;
  const Tally::Difference& behind = candidate_[move].behind;
  const double beside_best = tally_.unit(behind.worth) - behind_of_best(kBest);
  const bool hardly = beside_best < 0 && hope(beside_best, behind.unsure) < trials.worthwhile;
  if (hardly) return true;
  const double distance = std::abs(tally_.unit(behind.worth));
  const bool far = distance > double{trials.near};
  return behind.unsure < std::max(trials.precision, far ? kRoughly * distance : 0);
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
    if (hopeless && known_well(i, trials))
      give_up(i);
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

std::size_t Contest::place_of(std::size_t index) const {
  std::size_t move = 0;
  while (move < size_ && candidate_[move].index != index) ++move;
  return move;
}

Tally::Difference Contest::behind(std::size_t first, std::size_t second) const {
  const std::size_t one = place_of(first);
  const std::size_t other = place_of(second);
  if (!tally_.left_out(one) && !tally_.left_out(other)) return difference(other, one);
  if (tally_.left_out(other)) return given_up_[other][one];
  Tally::Difference turned = given_up_[one][other];
  turned.worth.points = -turned.worth.points;
  turned.worth.win = -turned.worth.win;
  return turned;
}

/// The differences are what trials are for. All moves rise or fall with the leader, as far as the
/// trials of it can be trusted beside the player; those that were not tried keep their distance.
void Contest::conclude(const Trials& trials, std::span<Weighed> weighed) {
  const auto chance = [](double win) { return std::clamp(win, 0.0, 1.0); };
  const Worth before = candidate_[leader_].before;
  Worth best = before;
  if (this->trials() > 0) {
    measure();
    const Worth found = tally_.mean(leader_, 0);
    const double share = this->trials() / (this->trials() + kLevelDoubt);
    best.points += share * found.points;
    best.win = chance(best.win + share * found.win);
  }
  for (Weighed& w : weighed) {
    const Worth behind = before - w.worth;
    const double points_behind = std::max(0.0, behind.points);
    w.worth = {
        .points = best.points - behind.points,
        .win = chance(best.win - std::max(0.0, behind.win)),
        .error = trials.untried_error + kUntried * points_behind,
        .win_error = tally_.rivals()
                         ? (trials.untried_error + kUntried * 100 * std::max(0.0, behind.win)) / 100
                         : 0};
  }
  for (std::size_t i = 0; i < size_; ++i) {
    const auto& [behind, unsure] = candidate_[i].behind;
    weighed[candidate_[i].index].worth = {.points = best.points + behind.points,
                                          .win = chance(best.win + behind.win),
                                          .error = behind.error,
                                          .win_error = tally_.rivals() ? unsure / 100 : 0};
  }
}

void take_check(Weighed& asked, const Weighed& best, const Tally::Difference& behind, bool rivals) {
  const Worth& found = behind.worth;
  asked.gap = Worth{.points = -found.points, .win = -found.win};
  const bool better = unit_of(found, rivals) > 0;  // by chance
  asked.worth = {.points = best.worth.points + (better ? 0 : found.points),
                 .win = std::clamp(best.worth.win + (better ? 0 : found.win), 0.0, 1.0),
                 .error = found.error,
                 .win_error = rivals ? behind.unsure / 100 : 0};
}

}  // namespace foxtray::players
