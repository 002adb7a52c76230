// Players of the Clever games by value networks.
//
// Alone a move is worth the points it leads to. With opponents it is worth the chance to win: that
// of the points it leads to against those that the others come to, and what an active player leaves
// on the platter counts for them.
#pragma once

#include <memory>

#include "clever_players/trials.h"
#include "players/player.h"

namespace foxtray::clever_players {

using players::Character;
using players::Level;
using players::Player;

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

class CleverPlayer final : public Player {
 public:
  explicit CleverPlayer(const CleverStyle& style) : style_(style) {}
  /// One that plays only the game of this brain, which must outlive it.
  CleverPlayer(const CleverStyle& style, const CleverBrain& brain) : style_(style), own_(&brain) {}

  Move choose(const Game& game, const Position& seen, Seat seat,
              luck::Generator& generator) override;
  bool knows(const Game& game) const override { return brain(game) != nullptr; }
  bool weighs(const Game& game) const override { return knows(game); }
  bool plays_to_win(const Game& /*game*/) const override { return style_.rivals; }
  bool values_by_moves(const Game& /*game*/) const override { return style_.trials.legs > 1; }
  void weigh(const Question& question, luck::Generator& generator,
             std::vector<Weighed>& weighed) override;
  Worth worth(const Game& game, const Position& seen, Seat seat,
              luck::Generator& generator) override;

  /// How many positions were valued so far in order to choose and to weigh.
  std::int64_t evaluations() const { return mind_ ? mind_->evaluations() : 0; }

 private:
  /// Room to think in. It holds nothing from one call to the next.
  struct Mind {
    Mind(const CleverBrain& its_brain, const CleverStyle& style)
        : brain(its_brain),
          judge(its_brain, style.trials.most > 0 ? kThorough : kUsual),
          reader(its_brain),
          trials(its_brain, style.in_trials) {}

    std::int64_t evaluations() const { return judge.evaluations() + trials.evaluations(); }

    const CleverBrain& brain;
    CleverJudge judge;
    CleverJudge reader;  // of positions: there are many to read
    CleverTrials trials;
    CleverJudge::Options options;
    std::vector<Weighed> weighed;
  };

  const CleverBrain* brain(const Game& game) const { return own_ ? own_ : brain_of(game); }
  Mind& mind_of(const Game& game);
  void weigh_by(const Trials& trials, const Question& question, luck::Generator& generator,
                std::vector<Weighed>& weighed);
  Move in_character(Character character, const Mind& mind, const Position& seen, Seat seat,
                    luck::Generator& generator) const;
  Move misjudged(const Mind& mind, luck::Generator& generator) const;

  CleverStyle style_;
  const CleverBrain* own_ = nullptr;
  std::unique_ptr<Mind> mind_;
};

}  // namespace foxtray::clever_players
