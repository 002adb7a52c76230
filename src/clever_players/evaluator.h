// What positions and moves of a Clever game are worth, by a value network and by trials.
//
// Alone a move is worth the points it leads to. With opponents it is worth the chance to win: that
// of the points it leads to against those that the others come to, and what an active player leaves
// on the platter counts for them.
#pragma once

#include "clever_players/trials.h"
#include "players/evaluator.h"
#include "players/level.h"

namespace foxtray::clever_players {

using players::Character;
using players::Level;

/// How a player thinks.
struct CleverStyle {
  /// The lower levels take every move to be worth a little more or less than it is, so that small
  /// mistakes are frequent and large ones rare.
  Level level = Level::master;
  /// A character plays without trials, by what it sees and likes.
  std::optional<Character> character{};
  /// Plays for the chance to win; else for points only.
  bool rivals = true;
  /// Trials of the coming throws, to tell the best moves apart.
  Trials trials;
  Care in_trials = kUsual;
};

/// How the players of a level think.
CleverStyle style_of(Level level);

/// Has room to think in, and is best used again. It judges as the style thinks, without errors and
/// likings.
class CleverEvaluator final : public players::Evaluator {
 public:
  /// The brain must outlive it.
  CleverEvaluator(const CleverBrain& brain, const CleverStyle& style);

  void weigh(const Question& question, luck::Generator& generator,
             std::vector<Weighed>& weighed) override;
  Worth worth(const Game& game, const Position& seen, Seat seat,
              luck::Generator& generator) override;
  bool plays_to_win() const override { return style_.rivals; }
  bool values_by_moves() const override { return style_.trials.legs > 1; }

  /// `weigh` with other trials.
  void weigh_by(const Trials& trials, const Question& question, luck::Generator& generator,
                std::vector<Weighed>& weighed);

  const CleverBrain& brain() const { return brain_; }
  /// Judges positions without trials.
  CleverJudge& judge() { return judge_; }
  /// How many positions were valued so far to weigh moves and to judge.
  std::int64_t evaluations() const { return judge_.evaluations() + trials_.evaluations(); }

 private:
  const CleverBrain& brain_;
  CleverStyle style_;
  CleverJudge judge_;
  CleverJudge reader_;  // of positions: there are many to read
  CleverTrials trials_;
  CleverJudge::Options options_;
};

}  // namespace foxtray::clever_players
