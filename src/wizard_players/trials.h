// Telling good moves of the Wizard dice game apart by playing on (contest.h).
//
// Up to the end of the round moves are solved (rolls.h); what the sheets are worth then is
// the network's guess. Trials go on: to the end of the round, where the next one is solved, to the
// end of later ones, and to the end of the game, everybody playing as the master does.
#pragma once

#include "luck/equal_dice.h"
#include "players/contest.h"
#include "wizard_players/mind.h"

namespace foxtray::wizard_players {

using players::Contest;
using players::Leg;
using players::Question;
using players::Tally;
using players::Trials;
using players::Weighed;
using players::Worth;

/// In rounds, the present one being the first. What is thought at the end of a leg is the solution
/// of the round that begins there.
inline constexpr std::array<Leg, 4> kWizardLegs = {{
    {.until = 1, .doubt = 270, .least = 0.01, .luck = 0, .cost = 2},
    {.until = 2, .doubt = 100, .least = 0.01, .luck = 100, .cost = 3},
    {.until = 4, .doubt = 500, .least = 0.01, .luck = 400, .cost = 5},
    {.until = Leg::kToTheEnd, .doubt = 3000, .least = 0, .luck = 1600, .cost = 6},
}};

class WizardTrials {
 public:
  explicit WizardTrials(const WizardWeights& weights) : mind_(weights) {}

  /// Improves the worths of the most promising moves, and says how sure they are. The move that is
  /// asked about is compared with the best one, on dice of their own, however bad it is. As long as
  /// somebody's prediction is a secret it leaves all as they are.
  void improve(const Question& question, const Trials& trials, luck::Generator& generator,
               std::span<Weighed> weighed);

  /// All seats play on, from a move of some round to the end of a leg.
  void play_on(const Game& game, const luck::EqualDice& dice, int round, const Leg& leg,
               Position& position);
  /// Between two rounds, what the next one is worth before it begins; or the result of a game that
  /// is over.
  Worth standing(const Position& position, Seat seat);

 private:
  void start(Contest& contest, const Question& question, std::span<const Weighed> weighed);
  void try_all(Contest& contest, const Question& question, const luck::EqualDice& dice);
  template <class Tell>
  void hold(Contest& contest, const Question& question, const Trials& trials,
            luck::Generator& generator, Tell tell);
  void check(const Question& question, const Trials& trials, luck::Generator& generator,
             std::span<Weighed> weighed);

  WizardMind mind_;
  std::vector<Considered> considered_;
  Contest contest_;
  Contest check_;
  std::vector<Weighed> untried_;              // the moves before trials
  std::array<Position, Tally::kMost> start_;  // of each move of a contest
  int round_ = 0;                             // there
  std::int64_t decisions_ = 0;                // of all trials
};

}  // namespace foxtray::wizard_players
