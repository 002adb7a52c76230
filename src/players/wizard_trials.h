// Telling good moves of the Wizard dice game apart by playing on (contest.h): to the end of the
// round, where the network says what the sheets are worth, and on from there to the end of the
// game. What master leaves out when it solves a round (wizard_stakes.h), trials meet.
#pragma once

#include "luck/equal_dice.h"
#include "players/contest.h"
#include "players/wizard_mind.h"

namespace foxtray::players {

/// In rounds, the present one being the first. Measured by bench/legs.cpp (docs/ai/wizard.md).
inline constexpr std::array<Leg, 4> kWizardLegs = {{
    {.until = 1, .doubt = 14, .least = 0.1, .luck = 0, .cost = 1},
    {.until = 2, .doubt = 35, .least = 0.1, .luck = 90, .cost = 2},
    {.until = 4, .doubt = 300, .least = 0.1, .luck = 210, .cost = 4},
    {.until = Leg::kToTheEnd, .doubt = 600, .least = 0, .luck = 580, .cost = 6},
}};

class WizardTrials {
 public:
  explicit WizardTrials(const WizardWeights& weights);

  /// Improves the worths of the most promising moves and says how sure they are. As long as
  /// somebody's prediction is a secret it leaves them as they are.
  void improve(const Game& game, const Position& position, Seat seat, const Trials& trials,
               luck::Generator& generator, std::span<Weighed> weighed);

  /// All seats play on, thinking as well as they can in little time, until a round is over, or to
  /// the end of the game.
  void play_on(const Game& game, const luck::EqualDice& dice, int last_round, Position& position);
  /// What the network says between two rounds, or the result of a game that is over.
  Worth standing(const Position& position, Seat seat) const;

 private:
  void try_all(const Game& game, int round, Seat seat, const luck::EqualDice& dice);
  Move quick_choice(const Position& position, Seat seat);

  WizardMind mind_;
  std::vector<Considered> considered_;
  Contest contest_;
  std::array<Position, Tally::kMost> start_;  // of each move
  std::int64_t decisions_ = 0;                // of all trials
};

}  // namespace foxtray::players
