#include "wizard_players/player.h"

#include <algorithm>
#include <bit>

#include "wizard/moves.h"

namespace foxtray::wizard_players {
namespace {

/// What makes a level, in the unit it thinks in: points of the round, or chances to win.
struct Nature {
  Manner manner;
  double error = 0;     // standard deviation of an estimate
  double optimism = 0;  // what each number predicted seems to be worth beyond its worth
  // What a character likes for itself.
  double favourite = 0;  // to predict in the seat's favourite colour
  double roll = 0;       // to roll again, or to wait while the seer does
  double jesters = 0;    // to take the jester count
};

constexpr std::array<Nature, 6> kNatures = {{
    {{.whole_game = false, .heeds_rivals = false, .horizon = 1, .cross = 0.0}, 1.0, 0.3},
    {{.whole_game = false, .heeds_rivals = false, .horizon = 3, .cross = 1.0}, 0.5, 0.0},
    {{.whole_game = true, .heeds_rivals = false, .horizon = 3}, 0.02, 0.0},
    {{.whole_game = true, .heeds_rivals = false, .horizon = 3}, 0.0, 0.0},
    {kMasterManner, 0.0, 0.0},
    {kAnalysisManner, 0.0, 0.0},
}};

/// Points of the round, a cross being one.
constexpr Manner kOfRound = {
    .whole_game = false, .heeds_rivals = false, .horizon = 3, .cross = 1.0};
/// By `tools/measure-characters` (docs/ai.md).
constexpr std::array<Nature, kCharacters> kCharacterNatures = {{
    {.manner = kOfRound, .error = 0.5, .optimism = 0.65, .roll = 0.9},
    {.manner = kOfRound, .error = 0.8, .favourite = 3},
    {.manner = kOfRound, .error = 0.3, .jesters = 2.5},
    {.manner = kOfRound, .error = 0.55, .optimism = -0.7, .roll = -1.2},
}};

const Nature& nature(Character character) {
  return kCharacterNatures[static_cast<std::size_t>(character)];
}

const Nature& nature(Level level) { return kNatures[static_cast<std::size_t>(level)]; }

/// Nearly normal, with deviation 1: the sum of twelve uniform numbers.
double slip(luck::Generator& generator) {
  constexpr std::uint32_t kSteps = 1U << 16;
  double sum = -6;
  for (int i = 0; i < 12; ++i) sum += (generator.below(kSteps) + 0.5) / kSteps;
  return sum;
}

/// Moves that are misjudged alike: predictions of one number, re-rolls of as many dice.
std::size_t alike(Move move) {
  using wizard::Verb;
  const unsigned operand = wizard::operand_of(move);
  switch (wizard::verb_of(move)) {
    case Verb::predict:
      return wizard::number_of(operand);
    case Verb::reroll:
      return static_cast<std::size_t>(std::popcount(operand));
    case Verb::wizard:
      return operand;
    case Verb::set:
      return operand % 11;
    case Verb::stop:
      return 8;
    case Verb::jester:
      return 9;
    case Verb::wait:
    case Verb::strike:
    case Verb::done:
      break;
  }
  return 10;
}

/// What a move seems to be worth beyond its worth.
double liking(const Nature& self, Seat seat, Move move) {
  using wizard::Verb;
  const unsigned operand = wizard::operand_of(move);
  switch (wizard::verb_of(move)) {
    case Verb::predict: {
      const bool favourite = wizard::colour_of(operand) == seat % wizard::kColours;
      return self.optimism * wizard::number_of(operand) + (favourite ? self.favourite : 0);
    }
    case Verb::reroll:
    case Verb::wait:
      return self.roll;
    case Verb::jester:
      return self.jesters;
    default:
      return 0;
  }
}

}  // namespace

WizardPlayer::WizardPlayer(Level level, const WizardWeights& weights, const Trials& trials)
    : level_(level),
      mind_(weights, nature(level).manner),
      evaluator_(level, weights),
      trials_(trials) {}

WizardPlayer::WizardPlayer(Character character, const WizardWeights& weights)
    : level_(Level::strong),
      character_(character),
      mind_(weights, nature(character).manner),
      evaluator_(level_, weights) {}

void WizardPlayer::misjudge(Seat seat, luck::Generator& generator) {
  const Nature& self = character_ ? nature(*character_) : nature(level_);
  if (self.error == 0) return;
  std::array<double, 11> off{};
  for (double& error : off) error = self.error * slip(generator);
  for (Considered& move : moves_) {
    move.values[seat] += off[alike(move.move)];
    move.values[seat] += liking(self, seat, move.move);
  }
}

Move WizardPlayer::choose(const Game& game, const Position& seen, Seat seat,
                          luck::Generator& generator) {
  if (trials_.most > 0) {
    evaluator_.weigh_by(trials_.without_precision(), {game, seen, seat}, generator, weighed_);
    return best_of(weighed_, true).move;
  }
  const State& s = game::as<State>(seen);
  mind_.consider(s, seat, Account::wins, moves_);
  misjudge(seat, generator);
  const Considered& best = best_for(seat, moves_);
  const bool decided = best.values[seat] <= 0 || best.values[seat] >= 1;
  if (!decided || level_ < Level::master) return best.move;
  evaluator_.weigh({game, seen, seat}, generator, weighed_);
  return best_of(weighed_, true).move;
}

}  // namespace foxtray::wizard_players
