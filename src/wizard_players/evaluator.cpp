#include "wizard_players/evaluator.h"

#include <algorithm>

namespace foxtray::wizard_players {
namespace {

/// Gains that are added up (stakes.h) may leave the range of chances, with many players by
/// far: then the game is as good as decided.
Worth worth_of(const Values& values, std::size_t players, Seat seat) {
  return {.points = values[players + seat], .win = std::clamp(values[seat], 0.0, 1.0)};
}

}  // namespace

WizardEvaluator::WizardEvaluator(Level level, const WizardWeights& weights, const Trials& trials)
    : mind_(weights, level == Level::analysis ? kAnalysisManner : kMasterManner),
      trials_(trials),
      trying_(weights) {}

void WizardEvaluator::weigh(const Question& question, luck::Generator& generator,
                            std::vector<Weighed>& weighed) {
  weigh_by(trials_, question, generator, weighed);
}

void WizardEvaluator::weigh_by(const Trials& trials, const Question& question,
                               luck::Generator& generator, std::vector<Weighed>& weighed) {
  const State& s = game::as<State>(question.seen);
  const Seat seat = question.seat;
  mind_.consider(s, seat, Account::wins_and_points, moves_);
  weighed.clear();
  for (const Considered& move : moves_)
    weighed.push_back({move.move, worth_of(move.values, s.players, seat)});
  if (trials.most > 0) trying_.improve(question, trials, generator, weighed);
}

Worth WizardEvaluator::worth(const Game& /*game*/, const Position& seen, Seat seat,
                             luck::Generator& /*generator*/) {
  const State& s = game::as<State>(seen);
  return worth_of(mind_.value(s, Account::wins_and_points), s.players, seat);
}

}  // namespace foxtray::wizard_players
