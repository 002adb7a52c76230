// How positions may end: many games on from each of them, on equal dice, in several threads.
#pragma once

#include <functional>
#include <memory>

#include "arena/playout.h"
#include "arena/simulation.h"

namespace foxtray::arena {

/// Makes the player that plays on for every seat; called once for each thread.
using Maker = std::function<std::unique_ptr<players::Player>()>;

/// How one game ended. Wins are counted in sixtieths, so that shared ones add up exactly.
inline constexpr int kWholeWin = 60;
struct Future {
  std::array<std::int16_t, game::kMaxSeats> points{};
  std::array<std::uint8_t, game::kMaxSeats> win{};  // all 0 in a solo game
  bool known = false;                               // was it played to its end?
};

Future future_of(const Game& game, const Position& over);

/// A concealed position cannot be played on: somebody has chosen, but nobody knows what. Here those
/// whose choice is hidden from the seat are asked once more, so that whoever plays on for them
/// chooses something plausible.
void reopen_secrets(const Game& game, Position& seen, Seat seat);

class Futures {
 public:
  Futures(const Maker& maker, int threads);

  /// The number-th future of a position: equal numbers meet equal dice, whatever the position.
  struct Start {
    const Position* position;
    std::uint64_t number;
  };
  /// Plays all of them on to their end. The result does not depend on the threads. Stopped early,
  /// some of them are not known.
  std::vector<Future> play(const Game& game, std::uint64_t seed, std::span<const Start> starts,
                           const Watch& watch = {});

  /// The first so many futures of one position, summed up; stopped early, those that are known.
  Summary summary(const Game& game, const Position& position, std::uint64_t seed,
                  std::int64_t number, const Watch& watch = {});

 private:
  std::vector<std::unique_ptr<players::Player>> players_;  // one for each thread
};

}  // namespace foxtray::arena
