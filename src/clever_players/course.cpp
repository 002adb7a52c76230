#include "clever_players/course.h"

namespace foxtray::clever_players {
namespace {

/// All that a seat decides before the next throw, as far as it was thought through.
void decide(CleverJudge& judge, Seat seat, Position& position) {
  position = judge.seek(position, seat).position;
}

}  // namespace

void play_on(const Game& game, CleverJudge& judge, const luck::SpreadDice& dice, int throws,
             Course& course) {
  const bool alone = game::as<clever::State>(course.position).players == 1;
  for (;;) {
    const game::Actors actors = game.actors(course.position);
    if (actors.over() || (actors.chance() && course.thrown == throws)) return;
    if (!actors.chance()) {
      decide(judge, actors.first(), course.position);
      continue;
    }
    game.roll(course.position,
              dice.at(game.chance(course.position), course.trial, course.thrown++));
    if (alone && course.thrown == throws) return;
  }
}

void play_to_throw(const Game& game, CleverJudge& judge, Position& position) {
  for (;;) {
    const game::Actors actors = game.actors(position);
    if (actors.over() || actors.chance()) return;
    decide(judge, actors.first(), position);
  }
}

}  // namespace foxtray::clever_players
