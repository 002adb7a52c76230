#include "arena/simulation.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <thread>

#include "arena/fortune.h"
#include "roster/roster.h"

namespace foxtray::arena {
namespace {

constexpr std::int64_t kBatch = 64;  // games that a thread takes at once

/// One thread's share.
class Worker {
 public:
  Worker(const Simulation& simulation, const Watch& watch)
      : simulation_(simulation), watch_(watch) {
    for (const std::string& name : simulation.players) {
      owned_.push_back(roster::make(name));
      seats_.push_back(owned_.back().get());
    }
    summaries_.resize(simulation.players.size());
    start_ = simulation.game->deal(simulation.setup);
    if (simulation.less_luck) fortune_.emplace(roster::make_evaluator("network", *simulation.game));
  }

  void play(std::int64_t number) {
    Luck luck{.generator = luck::Generator(simulation_.seed, static_cast<luck::Stream>(number)),
              .stop = watch_.stop};
    std::optional<luck::FairDice> fair;
    if (simulation_.fair_dice) {
      std::string wrong;
      fair = luck::FairDice::from(
          luck::make_seed(simulation_.seed, static_cast<luck::Stream>(number)), wrong);
      if (fair) luck.fair_dice = &*fair;
    }
    if (fortune_) {
      fortune_->begin(luck::Generator(~simulation_.seed, static_cast<luck::Stream>(number)).next());
      luck.fortune = &*fortune_;
    }
    Position position = start_;
    const std::uint64_t events = play_out(*simulation_.game, position, seats_, luck);
    if (!simulation_.game->actors(position).over()) return;
    events_ += events;
    ++games_;
    count(position);
    watch_.count();
  }

  void add_to(Summary& summary) const {
    summary.games += games_;
    summary.events += events_;
    for (std::size_t seat = 0; seat < summaries_.size(); ++seat)
      summary.seats[seat].add(summaries_[seat]);
  }

 private:
  void count(const Position& position) {
    std::array<game::Score, game::kMaxSeats> scores;
    game::Score best{std::numeric_limits<int>::min(), 0};
    for (std::size_t seat = 0; seat < summaries_.size(); ++seat) {
      scores[seat] = simulation_.game->score(position, static_cast<Seat>(seat));
      summaries_[seat].points.add(scores[seat].points);
      if (fortune_)
        summaries_[seat].less_luck.add(scores[seat].points -
                                       fortune_->of(static_cast<Seat>(seat)).points);
      best = std::max(best, scores[seat]);
    }
    const auto winners = static_cast<std::size_t>(
        std::count(scores.begin(), scores.begin() + std::ssize(summaries_), best));
    for (std::size_t seat = 0; seat < summaries_.size(); ++seat) {
      if (scores[seat] == best) ++summaries_[seat].wins[winners - 1];
    }
  }

  const Simulation& simulation_;
  std::vector<std::unique_ptr<players::Player>> owned_;
  std::vector<players::Player*> seats_;
  Position start_;
  std::vector<SeatSummary> summaries_;
  std::optional<Fortune> fortune_;
  const Watch& watch_;
  std::int64_t games_ = 0;
  std::uint64_t events_ = 0;
};

}  // namespace

void Distribution::add(int score, std::int64_t times) {
  const int bounded = std::clamp(score, kLowest, kHighest);
  counts_[static_cast<std::size_t>(bounded - kLowest)] += times;
  size_ += times;
  sum_ += times * score;
  sum_of_squares_ += times * score * score;
}

void Distribution::add(const Distribution& other) {
  for (std::size_t i = 0; i < counts_.size(); ++i) counts_[i] += other.counts_[i];
  size_ += other.size_;
  sum_ += other.sum_;
  sum_of_squares_ += other.sum_of_squares_;
}

double Distribution::mean() const {
  return size_ == 0 ? 0.0 : static_cast<double>(sum_) / static_cast<double>(size_);
}

double Distribution::deviation() const {
  if (size_ < 2) return 0.0;
  const auto n = static_cast<double>(size_);
  const double squares = static_cast<double>(sum_of_squares_) - static_cast<double>(sum_) * mean();
  return std::sqrt(std::max(0.0, squares / (n - 1)));
}

double Distribution::standard_error() const {
  return size_ == 0 ? 0.0 : deviation() / std::sqrt(static_cast<double>(size_));
}

int Distribution::lowest() const { return quantile(0); }
int Distribution::highest() const { return quantile(1); }

int Distribution::quantile(double share) const {
  const auto needed = std::max<std::int64_t>(
      1, static_cast<std::int64_t>(std::ceil(share * static_cast<double>(size_))));
  std::int64_t seen = 0;
  for (std::size_t i = 0; i < counts_.size(); ++i) {
    seen += counts_[i];
    if (seen >= needed) return static_cast<int>(i) + kLowest;
  }
  return 0;
}

std::int64_t Distribution::between(int from, int to) const {
  std::int64_t games = 0;
  for (int score = std::max(from, kLowest); score < std::min(to, kHighest + 1); ++score) {
    games += counts_[static_cast<std::size_t>(score - kLowest)];
  }
  return games;
}

void FineMean::add(double number) {
  const std::int64_t steps = std::llround(kSteps * number);
  ++sums_.size;
  sums_.sum += steps;
  sums_.sum_of_squares += steps * steps;
}

void FineMean::add(const FineMean& other) {
  sums_.size += other.sums_.size;
  sums_.sum += other.sums_.sum;
  sums_.sum_of_squares += other.sums_.sum_of_squares;
}

double FineMean::mean() const {
  return size() == 0 ? 0.0 : static_cast<double>(sums_.sum) / kSteps / static_cast<double>(size());
}

double FineMean::standard_error() const {
  if (size() < 2) return 0.0;
  const auto n = static_cast<double>(size());
  const double squares =
      static_cast<double>(sums_.sum_of_squares) / kSteps / kSteps - n * mean() * mean();
  return std::sqrt(std::max(0.0, squares / (n - 1) / n));
}

void SeatSummary::add(const SeatSummary& other) {
  points.add(other.points);
  less_luck.add(other.less_luck);
  for (std::size_t i = 0; i < wins.size(); ++i) wins[i] += other.wins[i];
}

double SeatSummary::games_won() const {
  double won = 0;
  for (std::size_t i = 0; i < wins.size(); ++i)
    won += static_cast<double>(wins[i]) / static_cast<double>(i + 1);
  return won;
}

void Summary::add(const Summary& other) {
  games += other.games;
  events += other.events;
  for (std::size_t seat = 0; seat < seats.size(); ++seat) seats[seat].add(other.seats[seat]);
}

Summary simulate(const Simulation& simulation, const Watch& watch) {
  std::atomic<std::int64_t> next{simulation.first};
  const std::int64_t last = simulation.first + simulation.games;
  std::vector<std::unique_ptr<Worker>> workers;
  workers.reserve(static_cast<std::size_t>(simulation.threads));
  for (int t = 0; t < simulation.threads; ++t)
    workers.push_back(std::make_unique<Worker>(simulation, watch));
  const auto run = [&](Worker& worker) {
    for (;;) {
      const std::int64_t first = next.fetch_add(kBatch);
      if (first >= last || watch.stopped()) return;
      const std::int64_t end = std::min(first + kBatch, last);
      for (std::int64_t number = first; number < end && !watch.stopped(); ++number)
        worker.play(number);
    }
  };
  {
    std::vector<std::jthread> threads;
    for (std::size_t t = 1; t < workers.size(); ++t)
      threads.emplace_back([&, t] { run(*workers[t]); });
    run(*workers[0]);
  }
  Summary summary;
  summary.seats.resize(simulation.players.size());
  for (const auto& worker : workers) worker->add_to(summary);
  return summary;
}

}  // namespace foxtray::arena
