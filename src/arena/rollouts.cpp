#include "arena/rollouts.h"

#include <algorithm>
#include <cmath>

namespace foxtray::arena {
namespace {

using players::Weighed;
using players::Worth;

constexpr int kFirstShare = 8;  // the first stage takes one part of so many
constexpr int kFewest = 16;     // playouts before anything is judged
constexpr double kClearly = 3;  // standard errors

struct Sums {
  std::int64_t points = 0;
  std::int64_t squares = 0;
  std::int64_t win = 0;
  std::int64_t number = 0;

  void add(int difference, int won) {
    points += difference;
    squares += std::int64_t{difference} * difference;
    win += won;
    ++number;
  }
  double mean() const { return static_cast<double>(points) / static_cast<double>(number); }
  double win_mean() const {
    return static_cast<double>(win) / static_cast<double>(number * kWholeWin);
  }
  double error() const {
    if (number < 2) return 0;
    const auto n = static_cast<double>(number);
    const double spread = static_cast<double>(squares) - static_cast<double>(points) * mean();
    return std::sqrt(std::max(0.0, spread / (n - 1) / n));
  }
  Worth worth() const { return {.points = mean(), .win = win_mean(), .error = error()}; }
};

Sums sums_of(std::span<const Future> futures, Seat seat) {
  Sums sums;
  for (const Future& future : futures) sums.add(future.points[seat], future.win[seat]);
  return sums;
}

/// One move on trial.
struct Candidate {
  players::Move move{};
  Position after;
  std::vector<Future> futures;
  Worth worth;
  double gap_error = 0;
  bool running = true;
};

class Trial {
 public:
  Trial(const Game& game, const Position& start, Seat seat) : game_(game), seat_(seat) {
    game::MoveList list;
    game.legal(start, seat, list);
    for (const players::Move move : list) {
      Candidate& candidate = candidates_.emplace_back();
      candidate.move = move;
      candidate.after = start;
      game.apply(candidate.after, seat, move);
    }
  }

  void run(const players::Question& question, Futures& futures, std::uint64_t seed,
           std::size_t playouts) {
    std::size_t done = 0;
    while (done < playouts) {
      const std::size_t first = std::max<std::size_t>(kFewest, playouts / kFirstShare);
      const std::size_t next = std::min(playouts, done == 0 ? first : 2 * done);
      extend(futures, seed, done, next);
      done = next;
      judge();
      question.tell(static_cast<double>(done) / static_cast<double>(playouts));
    }
  }

  const std::vector<Candidate>& candidates() const { return candidates_; }

 private:
  void extend(Futures& futures, std::uint64_t seed, std::size_t from, std::size_t to) {
    std::vector<Futures::Start> starts;
    for (const Candidate& candidate : candidates_)
      for (std::size_t n = from; candidate.running && n < to; ++n)
        starts.push_back({&candidate.after, n});
    const std::vector<Future> ends = futures.play(game_, seed, starts);
    auto end = ends.begin();
    for (Candidate& candidate : candidates_) {
      if (!candidate.running) continue;
      const auto last = end + static_cast<std::ptrdiff_t>(to - from);
      candidate.futures.insert(candidate.futures.end(), end, last);
      candidate.worth = sums_of(candidate.futures, seat_).worth();
      end = last;
    }
  }

  /// Drops what is clearly behind in points and not ahead in wins.
  void judge() {
    const Candidate* best = nullptr;
    for (const Candidate& candidate : candidates_) {
      const bool better = best == nullptr || candidate.worth.points > best->worth.points;
      if (candidate.running && better) best = &candidate;
    }
    for (Candidate& candidate : candidates_) {
      const Sums gap = gap_between(*best, candidate);
      candidate.gap_error = gap.error();
      if (&candidate == best || !candidate.running) continue;
      candidate.running = gap.mean() <= kClearly * gap.error() || gap.win < 0;
    }
  }

  /// On the dice that both have met.
  Sums gap_between(const Candidate& best, const Candidate& other) const {
    Sums gap;
    const std::size_t common = std::min(best.futures.size(), other.futures.size());
    for (std::size_t n = 0; n < common; ++n) {
      const Future& a = best.futures[n];
      const Future& b = other.futures[n];
      gap.add(a.points[seat_] - b.points[seat_], a.win[seat_] - b.win[seat_]);
    }
    return gap;
  }

  const Game& game_;
  Seat seat_;
  std::vector<Candidate> candidates_;
};

}  // namespace

Rollouts::Rollouts(const Maker& base, Effort effort)
    : futures_(base, effort.threads), playouts_(std::max(effort.playouts, 2)) {}

void Rollouts::weigh(const players::Question& question, luck::Generator& generator,
                     std::vector<Weighed>& weighed) {
  const auto& [game, seen, seat, about, watched] = question;
  Position start = seen;
  reopen_secrets(game, start, seat);
  Trial trial(game, start, seat);
  trial.run(question, futures_, generator.next(), static_cast<std::size_t>(playouts_));
  weighed.clear();
  for (const Candidate& c : trial.candidates()) weighed.push_back({c.move, c.worth, c.gap_error});
}

players::Move Rollouts::choose(const Game& game, const Position& seen, Seat seat,
                               luck::Generator& generator) {
  game::MoveList list;
  game.legal(seen, seat, list);
  if (list.size() == 1) return list[0];
  std::vector<Weighed> weighed;
  weigh({game, seen, seat}, generator, weighed);
  return std::max_element(
             weighed.begin(), weighed.end(),
             [](const Weighed& a, const Weighed& b) { return a.worth.points < b.worth.points; })
      ->move;
}

Worth Rollouts::worth(const Game& game, const Position& seen, Seat seat,
                      luck::Generator& generator) {
  const std::uint64_t seed = generator.next();
  if (game.actors(seen).over()) {
    const Future end = future_of(game, seen);
    return {.points = static_cast<double>(end.points[seat]),
            .win = static_cast<double>(end.win[seat]) / kWholeWin};
  }
  Position start = seen;
  reopen_secrets(game, start, seat);
  if (memory_.game != &game || memory_.seed != seed || memory_.position != start) {
    std::vector<Futures::Start> starts;
    starts.reserve(static_cast<std::size_t>(playouts_));
    for (int n = 0; n < playouts_; ++n) starts.push_back({&start, static_cast<std::uint64_t>(n)});
    const std::vector<Future> ends = futures_.play(game, seed, starts);
    memory_.game = &game;
    memory_.position = start;
    memory_.seed = seed;
    for (Seat s = 0; s < game.setup(start).players; ++s)
      memory_.worths[s] = sums_of(ends, s).worth();
  }
  return memory_.worths[seat];
}

}  // namespace foxtray::arena
