// Telling good moves of a Clever game apart by trying out the next throws (contest.h).
//
// Every move is played on to the next throw once. From there all meet the same dice: all six dice
// are thrown at each throw, and those in the pool count. Most of what a throw brings is common to
// the moves, so their differences need few trials.
#pragma once

#include "clever_players/course.h"
#include "players/contest.h"

namespace foxtray::clever_players {

using players::Contest;
using players::Leg;
using players::Question;
using players::Tally;
using players::Trials;

/// Measured by bench/legs.cpp on close moves in good games (docs/laboratory.md).
inline constexpr std::array<Leg, 4> kCleverLegs = {{
    {.until = 2, .doubt = 8, .least = 1, .luck = 0, .cost = 2, .stretch = 0.4},
    {.until = 4, .doubt = 60, .least = 0.1, .luck = 60, .cost = 2, .stretch = 0.2},
    {.until = 8, .doubt = 300, .least = 0.1, .luck = 140, .cost = 4, .stretch = 0.25},
    {.until = Leg::kToTheEnd, .doubt = 1500, .least = 0, .luck = 700, .cost = 8, .stretch = 0.2},
}};

/// The same for moves of any kind, where people are: of what a move cost.
inline constexpr std::array<Leg, 4> kCleverLegsAsked = {{
    {.until = 2, .doubt = 4, .least = 1, .luck = 0, .cost = 2, .stretch = 0.4},
    {.until = 4, .doubt = 45, .least = 0.1, .luck = 60, .cost = 2, .stretch = 0.2},
    {.until = 8, .doubt = 100, .least = 0.1, .luck = 140, .cost = 4, .stretch = 0.25},
    {.until = Leg::kToTheEnd, .doubt = 350, .least = 0, .luck = 700, .cost = 8, .stretch = 0.2},
}};

class CleverTrials {
 public:
  /// `care` is taken in trials.
  CleverTrials(const CleverBrain& brain, Care care)
      : brain_(brain), starter_(brain, kThorough), judge_(brain, care) {}

  /// Of all that a decision may cost, the part that may be spent before trials on what every move
  /// is worth.
  static std::int64_t for_weighing(const Trials& trials) { return trials.evaluations / 3; }

  /// Improves the worths of the most promising moves, and says how sure they are. With `rivals` the
  /// chance to win decides which those are, else the points. The move that is asked about is
  /// compared with the best one, on dice of their own, however bad it is. So many evaluations have
  /// been `spent` on the decision already.
  void improve(const Question& question, const Trials& trials, bool rivals, std::int64_t spent,
               luck::Generator& generator, std::span<Weighed> weighed);

  /// What a position is worth to every seat: the mean result of playouts by the network, corrected
  /// for what trials gain on it, and in part what the network thinks of positions on the way. The
  /// errors are those of the playouts and of the correction.
  std::array<Worth, clever::kMaxPlayers> value(const Position& position,
                                               luck::Generator& generator);

  std::int64_t evaluations() const { return starter_.evaluations() + judge_.evaluations(); }

 private:
  using Worths = std::array<Worth, clever::kMaxPlayers>;

  Worths thought(const Position& position);
  Position after(const Question& question, Move move, std::int64_t allowed);
  std::int64_t start(const Question& question, const Trials& trials,
                     std::span<const Weighed> weighed);
  void try_all(Contest& contest, std::span<const Position> starts, Seat seat,
               const luck::SpreadDice& dice);
  template <class Tell>
  void hold(Contest& contest, std::span<const Position> starts, const Question& question,
            const Trials& trials, std::int64_t spent, luck::Generator& generator, Tell tell);
  void check(const Question& question, const Trials& trials, bool rivals,
             luck::Generator& generator, std::span<Weighed> weighed);

  const CleverBrain& brain_;
  CleverJudge starter_;  // of each move once
  CleverJudge judge_;
  Contest contest_;
  Contest check_;
  std::array<Position, Tally::kMost> start_;  // of each move, before the next throw
  std::vector<Weighed> untried_;              // the moves before trials
};

}  // namespace foxtray::clever_players
