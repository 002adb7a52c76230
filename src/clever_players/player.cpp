#include "clever_players/player.h"

#include <cassert>
#include <limits>

#include "clever_players/character.h"
#include "clever_players/leaning.h"

namespace foxtray::clever_players {

CleverEvaluator& CleverPlayer::evaluator_of(const Game& game) {
  const CleverBrain* its = brain(game);
  assert(its != nullptr);
  if (!evaluator_ || &evaluator_->brain() != its)
    evaluator_ = std::make_unique<CleverEvaluator>(*its, style_);
  return *evaluator_;
}

Move CleverPlayer::choose(const Game& game, const Position& seen, Seat seat,
                          luck::Generator& generator) {
  CleverEvaluator& evaluator = evaluator_of(game);
  const bool rivals = style_.rivals && game.setup(seen).players > 1;
  if (!rivals && style_.trials.most == 0) {
    if (style_.level >= Level::network && !style_.character)
      return evaluator.judge().seek(seen, seat).first;
    evaluator.judge().weigh(seen, seat, options_);
    if (style_.character) return in_character(*style_.character, game, seen, seat, generator);
    return misjudged(evaluator.brain().constants.misjudgements.of(style_.level), generator);
  }
  evaluator.weigh_by(style_.trials.without_precision(), {game, seen, seat}, generator, weighed_);
  return best_of(weighed_, rivals).move;
}

Move CleverPlayer::in_character(Character character, const Game& game, const Position& seen,
                                Seat seat, luck::Generator& generator) const {
  const CleverCharacter& self = clever_character(character);
  const double off = double{self.error} * evaluator_->brain().constants.misjudgements.casual;
  const clever::Sheet& sheet = catalog::sheet_of(game);
  Move best{};
  double most = std::numeric_limits<double>::lowest();
  for (int i = 0; i < options_.size; ++i) {
    const CleverJudge::Choice::Option& option = options_.option[static_cast<std::size_t>(i)];
    Position next = seen;
    game.apply(next, seat, option.move);
    const double value = double{option.value} +
                         double{liking(sheet, self, seen, seat, option.move, next)} +
                         off * bell(generator);
    if (value <= most) continue;
    best = option.move;
    most = value;
  }
  return best;
}

Move CleverPlayer::misjudged(double off, luck::Generator& generator) const {
  std::size_t best = 0;
  double most = -1e9;
  for (std::size_t i = 0; i < static_cast<std::size_t>(options_.size); ++i) {
    const double value = double{options_.option[i].value} + off * bell(generator);
    if (value <= most) continue;
    most = value;
    best = i;
  }
  return options_.option[best].move;
}

}  // namespace foxtray::clever_players
