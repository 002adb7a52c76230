// Judges positions of a Clever game: points to expect, and with opponents the chance to win.
#pragma once

#include "clever_players/brain.h"
#include "clever_players/choice.h"
#include "players/evaluator.h"

namespace foxtray::clever_players {

using game::Game;
using game::Move;
using game::Position;
using game::Seat;
using players::Weighed;
using players::Worth;

class CleverJudge {
 public:
  using Choice = CleverChoice<CleverNetwork>;
  using Options = Choice::Options;

  explicit CleverJudge(const CleverBrain& brain, Care care = kUsual);
  CleverJudge(const CleverJudge&) = delete;
  CleverJudge& operator=(const CleverJudge&) = delete;

  /// The points that every legal move of an open seat leads to.
  void weigh(const Position& position, Seat seat, Options& options) {
    choice_[seat].weigh(position, seat, options);
  }

  /// The best that an open seat can make of a position before the next throw; valid until the next
  /// call.
  const Way& seek(const Position& position, Seat seat) {
    return choice_[seat].seek(position, seat);
  }

  /// How many positions were valued so far.
  std::int64_t evaluations() const { return budget_.spent(); }
  /// Only about so many more.
  void allow(std::int64_t evaluations) { budget_.allow(evaluations); }

  /// The points that a seat can expect: of its best move, if it is to decide.
  float points(const Position& position, Seat seat);

  /// The worth of a position to a seat, of which the points are known.
  Worth worth(const Position& position, Seat seat, float points);

  /// The worth of every option. In a game with opponents only what promises nearly the most points
  /// is looked at from their side; for the others they are taken to stand as they do now.
  void weigh_against_rivals(const Position& position, Seat seat, Options& options,
                            std::vector<Weighed>& weighed);

 private:
  using Points = std::array<float, clever::kMaxPlayers>;

  Worth worth_among(const Position& position, Seat seat, const Points& points) const;
  Worth result(const Position& over, Seat seat) const;

  const CleverBrain& brain_;
  Budget budget_;
  CleverMemory memory_;
  std::array<Choice, clever::kMaxPlayers> choice_;
};

/// How many turns of a game are left, the present one in parts.
double turns_left(const clever::State& state, const clever::Sheet& sheet);

/// How far the difference of two results strays from what was expected of it, as a standard
/// deviation. Most of it comes from the last turns, in which bonuses set each other off.
double deviation(const Spread& spread, double turns_left);

/// The chance that a player who can expect so many points more than another comes out ahead.
double chance_ahead(double lead, double deviation);

}  // namespace foxtray::clever_players
