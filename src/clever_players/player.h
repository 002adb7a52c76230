// Players of the Clever games by value networks (evaluator.h).
#pragma once

#include <memory>

#include "clever_players/evaluator.h"
#include "players/player.h"

namespace foxtray::clever_players {

class CleverPlayer final : public players::Player {
 public:
  explicit CleverPlayer(const CleverStyle& style) : style_(style) {}
  /// One that plays only the game of this brain, which must outlive it.
  CleverPlayer(const CleverStyle& style, const CleverBrain& brain) : style_(style), own_(&brain) {}

  Move choose(const Game& game, const Position& seen, Seat seat,
              luck::Generator& generator) override;
  bool knows(const Game& game) const override { return brain(game) != nullptr; }

  /// How many positions were valued so far in order to choose.
  std::int64_t evaluations() const { return evaluator_ ? evaluator_->evaluations() : 0; }

 private:
  const CleverBrain* brain(const Game& game) const { return own_ ? own_ : brain_of(game); }
  CleverEvaluator& evaluator_of(const Game& game);
  // Of the options that were weighed.
  Move in_character(Character character, const Game& game, const Position& seen, Seat seat,
                    luck::Generator& generator) const;
  Move misjudged(double off, luck::Generator& generator) const;

  CleverStyle style_;
  const CleverBrain* own_ = nullptr;
  std::unique_ptr<CleverEvaluator> evaluator_;  // of the game that was played last
  CleverJudge::Options options_;
  std::vector<Weighed> weighed_;
};

}  // namespace foxtray::clever_players
