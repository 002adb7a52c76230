#include "arena/futures.h"

#include <algorithm>
#include <bit>
#include <thread>

#include "wizard/state.h"

namespace foxtray::arena {
namespace {

constexpr std::size_t kBatch = 16;  // games that a thread takes at once

Future play_one(const Game& game, Position position, players::Player& player, std::uint64_t seed,
                std::uint64_t number, const Watch& watch) {
  const luck::EqualDice dice(seed, luck::Stream{number});
  Luck luck{.generator = luck::Generator(seed, luck::Stream{number}),
            .equal_dice = &dice,
            .stop = watch.stop};
  std::array<players::Player*, game::kMaxSeats> seats{};
  seats.fill(&player);
  play_out(game, position, seats, luck);
  if (!game.actors(position).over()) return {};
  watch.count();
  return future_of(game, position);
}

}  // namespace

Future future_of(const Game& game, const Position& over) {
  const Seat players = game.setup(over).players;
  const unsigned winners = game::winners(game, over);
  Future future;
  future.known = true;
  for (Seat seat = 0; seat < players; ++seat) {
    future.points[seat] = static_cast<std::int16_t>(game.score(over, seat).points);
    if (players > 1 && (winners >> seat & 1U) != 0)
      future.win[seat] = static_cast<std::uint8_t>(kWholeWin / std::popcount(winners));
  }
  return future;
}

void reopen_secrets(const Game& game, Position& seen, Seat seat) {
  if (!game.has_secrets(seen, seat)) return;
  // Only the Wizard dice game has secrets: predictions, after the seer's open one (W10.8).
  auto& s = game::as<wizard::State>(seen);
  if (s.seat[s.seer].prediction == wizard::kNoField) return;
  for (Seat other = 0; other < s.players; ++other) {
    const bool hidden =
        other != seat && s.seat[other].prediction == wizard::kNoField && (s.open >> other & 1) == 0;
    if (!hidden) continue;
    s.open = static_cast<std::uint8_t>(s.open | wizard::bit(other));
    --s.asked;
  }
}

Futures::Futures(const Maker& maker, int threads) {
  for (int thread = 0; thread < std::max(threads, 1); ++thread) players_.push_back(maker());
}

std::vector<Future> Futures::play(const Game& game, std::uint64_t seed,
                                  std::span<const Start> starts, const Watch& watch) {
  std::vector<Future> futures(starts.size());
  std::atomic<std::size_t> next{0};
  const auto run = [&](players::Player& player) {
    for (;;) {
      const std::size_t first = next.fetch_add(kBatch);
      if (first >= starts.size() || watch.stopped()) return;
      for (std::size_t i = first; i < std::min(first + kBatch, starts.size()); ++i)
        futures[i] = play_one(game, *starts[i].position, player, seed, starts[i].number, watch);
    }
  };
  std::vector<std::jthread> threads;
  for (std::size_t t = 1; t < players_.size() && t * kBatch < starts.size(); ++t)
    threads.emplace_back([&run, &player = *players_[t]] { run(player); });
  run(*players_[0]);
  threads.clear();  // waits for them
  return futures;
}

Summary Futures::summary(const Game& game, const Position& position, std::uint64_t seed,
                         std::int64_t number, const Watch& watch) {
  std::vector<Start> starts;
  starts.reserve(static_cast<std::size_t>(number));
  for (std::int64_t n = 0; n < number; ++n)
    starts.push_back({&position, static_cast<std::uint64_t>(n)});
  Summary summary;
  summary.seats.resize(game.setup(position).players);
  for (const Future& future : play(game, seed, starts, watch)) {
    if (!future.known) continue;
    ++summary.games;
    for (std::size_t seat = 0; seat < summary.seats.size(); ++seat) {
      summary.seats[seat].points.add(future.points[seat]);
      const int win = summary.seats.size() == 1 ? kWholeWin : future.win[seat];
      if (win != 0) ++summary.seats[seat].wins[static_cast<std::size_t>(kWholeWin / win - 1)];
    }
  }
  return summary;
}

}  // namespace foxtray::arena
