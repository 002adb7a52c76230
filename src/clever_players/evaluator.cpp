#include "clever_players/evaluator.h"

#include "luck/spread_dice.h"

namespace foxtray::clever_players {
namespace {

/// So many throws stand for all that are possible. A multiple of six, so that of a single die every
/// face comes as often.
constexpr int kThrows = 36;

/// About a millisecond a decision, and at most five.
constexpr Trials kShort = {.most = 288, .evaluations = 7000, .worthwhile = 0.01};
/// About a tenth of a second.
constexpr Trials kLong = {.most = 2400,
                          .evaluations = 320000,
                          .legs = kCleverLegs.size(),
                          .candidates = 8,
                          .margin = 6,
                          .worthwhile = 0.004,
                          .precision = 1,
                          .near = 6};

}  // namespace

CleverStyle style_of(Level level) {
  switch (level) {
    case Level::beginner:
    case Level::casual:
    case Level::strong:
    case Level::network:
      break;
    case Level::master:
      return {.level = level, .trials = kShort, .in_trials = kHurried};
    case Level::analysis:
      return {.level = level, .trials = kLong};
  }
  return {.level = level, .rivals = false, .trials = {}};
}

CleverEvaluator::CleverEvaluator(const CleverBrain& brain, const CleverStyle& style)
    : brain_(brain),
      style_(style),
      judge_(brain, style.trials.most > 0 ? kThorough : kUsual),
      reader_(brain),
      trials_(brain, style.in_trials) {}

void CleverEvaluator::weigh(const Question& question, luck::Generator& generator,
                            std::vector<Weighed>& weighed) {
  weigh_by(style_.trials, question, generator, weighed);
}

void CleverEvaluator::weigh_by(const Trials& trials, const Question& question,
                               luck::Generator& generator, std::vector<Weighed>& weighed) {
  const auto& [game, seen, seat, about, watched] = question;
  const std::int64_t before = judge_.evaluations();
  if (trials.most > 0) judge_.allow(CleverTrials::for_weighing(trials));
  judge_.weigh_against_rivals(seen, seat, options_, weighed);
  if (trials.most == 0) return;
  const std::int64_t spent = judge_.evaluations() - before;
  const bool rivals = style_.rivals && game.setup(seen).players > 1;
  trials_.improve(question, trials, rivals, spent, generator, weighed);
}

Worth CleverEvaluator::worth(const Game& game, const Position& seen, Seat seat,
                             luck::Generator& generator) {
  if (style_.trials.legs > 1) return trials_.value(seen, generator)[seat];
  const auto thought = [&](const Position& position) {
    return reader_.worth(position, seat, reader_.points(position, seat));
  };
  if (!game.actors(seen).chance()) return thought(seen);
  const dice::Chance chance = game.chance(seen);
  const luck::SpreadDice dice(generator.next());
  Worth mean;
  for (int i = 0; i < kThrows; ++i) {
    Position after = seen;
    game.roll(after, dice.at(chance, i));
    const Worth then = thought(after);
    mean.points += then.points / kThrows;
    mean.win += then.win / kThrows;
  }
  return mean;
}

}  // namespace foxtray::clever_players
