// What is at stake in a round of the Wizard dice game: how much each result of each seat changes
// everybody's chance to win.
#pragma once

#include <vector>

#include "wizard_players/worth.h"

namespace foxtray::wizard_players {

/// How a seat may score a round: 0-7 is the difference, 0 being exact; 7 + n is n jesters.
using Result = std::uint8_t;
inline constexpr Result kExact = 0;
inline constexpr Result kWorst = 7;
inline constexpr std::size_t kResults = 13;
constexpr Result jester_result(unsigned jesters) { return static_cast<Result>(kWorst + jesters); }

/// For each seat its chance to win, then, if asked for, for each seat its points.
inline constexpr std::size_t kMostChannels = 2 * wizard::kMaxPlayers;
using Values = std::array<double, kMostChannels>;

/// The result of each seat.
using Results = std::array<Result, wizard::kMaxPlayers>;

/// What everybody gets for every combination of results of two or three seats, which can mean more
/// than each of them alone: where my cross ends the game, yours decides who wins.
class JointStakes {
 public:
  static constexpr std::size_t kMostSeats = 3;

  /// As `stakes_of`.
  void fill(const WizardWeights& weights, const wizard::State& s, unsigned seats,
            game::Seat next_seer);
  /// Only the results of the seats asked for count.
  const Values& of(const Results& results) const { return values_[place(results)]; }
  Values& of(const Results& results) { return values_[place(results)]; }
  /// Makes room for every combination of results of these seats.
  void resize(unsigned seats);

 private:
  std::size_t place(const Results& results) const {
    std::size_t place = 0;
    for (std::size_t seat = 0; seat < results.size(); ++seat) place += steps_[seat] * results[seat];
    return place;
  }

  std::array<std::size_t, wizard::kMaxPlayers> steps_{};  // 0 for the others
  std::vector<Values> values_;
};

/// Gains add up: what all seats get is `base` plus the gain of each seat's result. That leaves out
/// how two results of the same round work on each other, except that each gain is a mean over
/// typical results of the other seats. If there are joint stakes, those count instead.
struct Stakes {
  std::size_t players = 2;
  std::size_t channels = 2;
  Values base{};
  std::array<std::array<Values, kResults>, wizard::kMaxPlayers> gain{};
  const JointStakes* joint = nullptr;
};

enum class Account : std::uint8_t { wins, wins_and_points };

/// The stakes of `seats`, which have predicted and not yet scored. `next_seer` is who will be the
/// seer then, as far as known.
Stakes stakes_of(const WizardWeights& weights, const wizard::State& s, unsigned seats,
                 game::Seat next_seer, Account account);

/// Only the points of this round count, and a cross is worth `cross` more.
Stakes round_stakes(const wizard::State& s, unsigned seats, double cross);
/// Everybody's results matter to himself alone.
void forget_rivals(Stakes& stakes);

/// The sheet after a result of the round.
Sheet after_result(const Sheet& sheet, unsigned field, wizard::Card card, Result result);

}  // namespace foxtray::wizard_players
