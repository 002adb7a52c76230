#include "clever_players/player.h"

#include <cassert>
#include <cmath>
#include <limits>

#include "clever_players/character.h"
#include "clever_players/leaning.h"
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

CleverPlayer::Mind& CleverPlayer::mind_of(const Game& game) {
  const CleverBrain* its = brain(game);
  assert(its != nullptr);
  if (!mind_ || &mind_->brain != its) mind_ = std::make_unique<Mind>(*its, style_);
  return *mind_;
}

void CleverPlayer::weigh(const Question& question, luck::Generator& generator,
                         std::vector<Weighed>& weighed) {
  weigh_by(style_.trials, question, generator, weighed);
}

void CleverPlayer::weigh_by(const Trials& trials, const Question& question,
                            luck::Generator& generator, std::vector<Weighed>& weighed) {
  const auto& [game, seen, seat, about, watched] = question;
  Mind& mind = mind_of(game);
  const std::int64_t before = mind.judge.evaluations();
  if (trials.most > 0) mind.judge.allow(CleverTrials::for_weighing(trials));
  mind.judge.weigh_against_rivals(seen, seat, mind.options, weighed);
  if (trials.most == 0) return;
  const std::int64_t spent = mind.judge.evaluations() - before;
  const bool rivals = style_.rivals && game.setup(seen).players > 1;
  mind.trials.improve(question, trials, rivals, spent, generator, weighed);
}

Worth CleverPlayer::worth(const Game& game, const Position& seen, Seat seat,
                          luck::Generator& generator) {
  Mind& mind = mind_of(game);
  if (style_.trials.legs > 1) return mind.trials.value(seen, generator)[seat];
  const auto thought = [&](const Position& position) {
    return mind.reader.worth(position, seat, mind.reader.points(position, seat));
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

Move CleverPlayer::choose(const Game& game, const Position& seen, Seat seat,
                          luck::Generator& generator) {
  Mind& mind = mind_of(game);
  const bool rivals = style_.rivals && game.setup(seen).players > 1;
  if (!rivals && style_.trials.most == 0) {
    if (style_.character) {
      mind.judge.weigh(seen, seat, mind.options);
      return in_character(*style_.character, mind, seen, seat, generator);
    }
    if (style_.level >= Level::network) return mind.judge.seek(seen, seat).first;
    mind.judge.weigh(seen, seat, mind.options);
    return misjudged(mind, generator);
  }
  weigh_by(style_.trials.without_precision(), {game, seen, seat}, generator, mind.weighed);
  return best_of(mind.weighed, rivals).move;
}

Move CleverPlayer::in_character(Character character, const Mind& mind, const Position& seen,
                                Seat seat, luck::Generator& generator) const {
  const CleverCharacter& self = clever_character(character);
  const double off = double{self.error} * mind.brain.misjudgements.casual;
  const clever::Sheet& sheet = *catalog::entry_of(mind.brain.game).sheet;
  Move best{};
  double most = std::numeric_limits<double>::lowest();
  for (int i = 0; i < mind.options.size; ++i) {
    const CleverJudge::Choice::Option& option = mind.options.option[static_cast<std::size_t>(i)];
    Position next = seen;
    mind.brain.game.apply(next, seat, option.move);
    const double value = double{option.value} +
                         double{liking(sheet, self, seen, seat, option.move, next)} +
                         off * bell(generator);
    if (value <= most) continue;
    best = option.move;
    most = value;
  }
  return best;
}

Move CleverPlayer::misjudged(const Mind& mind, luck::Generator& generator) const {
  const CleverJudge::Options& options = mind.options;
  const double off = mind.brain.misjudgements.of(style_.level);
  std::size_t best = 0;
  double most = -1e9;
  for (std::size_t i = 0; i < static_cast<std::size_t>(options.size); ++i) {
    const double value = double{options.option[i].value} + off * bell(generator);
    if (value <= most) continue;
    most = value;
    best = i;
  }
  return options.option[best].move;
}

}  // namespace foxtray::clever_players
