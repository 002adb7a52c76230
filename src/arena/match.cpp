#include "arena/match.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <thread>

#include "arena/fortune.h"

namespace foxtray::arena {
namespace {

constexpr double kMixture = 0.01;  // variance of the mixture, in variances of a trial

/// One thread's players. A game of the pair has its own generator: players are not on equal dice.
class Worker {
 public:
  Worker(const Match& match, const Watch& watch)
      : match_(match), watch_(watch), players_{match.first(), match.second()} {
    start_ = match.game->deal(match.setup);
    if (match.evaluator) fortune_.emplace(match.evaluator());
  }

  Pair play(std::int64_t number, std::array<Distribution, 2>& points) {
    Pair pair{.known = true};
    std::array<int, 2> sums{};
    std::array<Future, 2> ends;
    for (std::size_t swapped = 0; swapped < 2; ++swapped) {
      const Future& future = ends[swapped] = play_game(number, swapped);
      if (!future.known) return {};
      for (std::size_t seat = 0; seat < match_.setup.players; ++seat) {
        const std::size_t who = (seat + swapped) % 2;
        const Fortune::Amount luck =
            fortune_ ? fortune_->of(static_cast<Seat>(seat)) : Fortune::Amount{};
        pair.points[who] += future.points[seat] - luck.points;
        sums[who] += future.points[seat];
        if (who == 0) pair.share += (future.win[seat] / double{kWholeWin} - luck.win) / 2;
      }
    }
    const bool solo = match_.setup.players == 1;
    if (solo) pair.share = sums[0] == sums[1] ? 0.5 : sums[0] > sums[1];
    for (std::size_t swapped = 0; swapped < 2; ++swapped) {
      for (std::size_t seat = 0; seat < match_.setup.players; ++seat)
        points[(seat + swapped) % 2].add(ends[swapped].points[seat]);
    }
    return pair;
  }

 private:
  Future play_game(std::int64_t number, std::size_t swapped) {
    const luck::EqualDice dice(match_.seed, static_cast<luck::Stream>(number));
    const auto stream = static_cast<luck::Stream>(2 * static_cast<std::size_t>(number) + swapped);
    Luck luck{.generator = luck::Generator(match_.seed, stream),
              .equal_dice = &dice,
              .stop = watch_.stop};
    if (fortune_) {
      fortune_->begin(luck::Generator(~match_.seed, stream).next());
      luck.fortune = &*fortune_;
    }
    std::array<players::Player*, game::kMaxSeats> seats{};
    for (std::size_t seat = 0; seat < seats.size(); ++seat)
      seats[seat] = players_[(seat + swapped) % 2].get();
    Position position = start_;
    play_out(*match_.game, position, seats, luck);
    if (!match_.game->actors(position).over()) return {};
    return future_of(*match_.game, position);
  }

  const Match& match_;
  const Watch& watch_;
  std::array<std::unique_ptr<players::Player>, 2> players_;
  Position start_;
  std::optional<Fortune> fortune_;
};

Estimate estimate(std::span<const Pair> pairs, const auto& value) {
  const auto n = static_cast<double>(pairs.size());
  double sum = 0;
  for (const Pair& pair : pairs) sum += value(pair);
  Estimate result{.mean = sum / n};
  if (pairs.size() < 2) {
    result.margin = std::numeric_limits<double>::infinity();
    return result;
  }
  double squares = 0;
  for (const Pair& pair : pairs) squares += std::pow(value(pair) - result.mean, 2);
  result.error = std::sqrt(squares / (n - 1) / n);
  result.margin = half_of_95(std::ssize(pairs)) * result.error;
  return result;
}

/// Plays the pairs from..to-1 of the match.
class Hall {
 public:
  Hall(const Match& match, const Watch& watch) : watch_(watch), from_(match.from) {
    for (int thread = 0; thread < std::max(match.threads, 1); ++thread)
      workers_.push_back(std::make_unique<Worker>(match, watch));
    points_.resize(workers_.size());
  }

  /// Pairs that were not finished are left out.
  void play(std::vector<Pair>& pairs, std::int64_t to) {
    std::atomic<std::int64_t> next{std::ssize(pairs)};
    pairs.resize(static_cast<std::size_t>(to));
    const auto run = [&](std::size_t thread) {
      for (std::int64_t number; (number = next.fetch_add(1)) < to && !watch_.stopped();) {
        Pair& pair = pairs[static_cast<std::size_t>(number)];
        pair = workers_[thread]->play(from_ + number, points_[thread]);
        if (pair.known) watch_.count();
      }
    };
    {
      std::vector<std::jthread> threads;
      for (std::size_t thread = 1; thread < workers_.size(); ++thread)
        threads.emplace_back([&run, thread] { run(thread); });
      run(0);
    }
    std::erase_if(pairs, [](const Pair& pair) { return !pair.known; });
  }

  void add_to(MatchResult& result) const {
    for (const auto& part : points_)
      for (std::size_t who = 0; who < 2; ++who) result.points[who].add(part[who]);
  }

 private:
  const Watch& watch_;
  std::int64_t from_;
  std::vector<std::unique_ptr<Worker>> workers_;
  std::vector<std::array<Distribution, 2>> points_;
};

}  // namespace

double half_of_95(std::int64_t trials) {
  constexpr std::array<double, 4> kFew = {12.71, 4.30, 3.18, 2.78};  // degrees of freedom 1 to 4
  const auto freedom = static_cast<double>(trials - 1);
  if (freedom <= double{kFew.size()}) return kFew[static_cast<std::size_t>(freedom - 1)];
  // The first terms of its expansion around the normal distribution, whose half is 1.96.
  return 1.96 + 2.372 / freedom + 2.823 / (freedom * freedom) + 2.556 / std::pow(freedom, 3);
}

SequentialTest::SequentialTest(std::int64_t trials, double mean, double error) : mean_(mean) {
  const double spread = 1 + static_cast<double>(trials) * kMixture;
  const double pull = (spread - 1) / spread;
  margin_ = error * std::sqrt((2 * std::log(kEnough) + std::log(spread)) / pull);
  if (error == 0) {  // all trials alike
    evidence_ = mean == 0 || trials < 2 ? 1 : std::numeric_limits<double>::max();
    return;
  }
  const double z = mean / error;
  evidence_ = std::exp(std::min(700.0, pull * z * z / 2)) / std::sqrt(spread);
}

Verdict SequentialTest::verdict() const {
  if (evidence_ < kEnough) return Verdict::open;
  return mean_ > 0 ? Verdict::first_ahead : Verdict::second_ahead;
}

MatchResult sum_up(const Match& match, std::span<const Pair> pairs) {
  MatchResult result;
  result.pairs = std::ssize(pairs);
  if (pairs.empty()) return result;
  const double sheets = match.setup.players;
  result.difference =
      estimate(pairs, [&](const Pair& p) { return (p.points[0] - p.points[1]) / sheets; });
  result.share = estimate(pairs, [](const Pair& p) { return p.share; });
  const SequentialTest test(result.pairs, result.difference.mean, result.difference.error);
  result.evidence = test.evidence();
  result.verdict = test.verdict();
  if (match.sequential) {
    result.difference.margin = test.margin();
    result.share.margin =
        SequentialTest(result.pairs, result.share.mean - 0.5, result.share.error).margin();
  }
  // Where all pairs ended alike the next one may not: the rule of three.
  if (result.share.error == 0) result.share.margin = 3.0 / static_cast<double>(result.pairs);
  return result;
}

MatchResult play_match(const Match& match, const Watch& watch) {
  Hall hall(match, watch);
  std::vector<Pair> pairs;
  MatchResult result;
  do {
    const std::int64_t next = match.sequential ? std::ssize(pairs) + kLook : match.pairs;
    hall.play(pairs, std::min(next, match.pairs));
    result = sum_up(match, pairs);
  } while (result.pairs < match.pairs && result.verdict == Verdict::open && !watch.stopped());
  hall.add_to(result);
  if (match.keep_pairs) result.each = std::move(pairs);
  return result;
}

}  // namespace foxtray::arena
