#include "players/clever_trials.h"

namespace foxtray::players {

/// Evaluations.
std::int64_t CleverTrials::allowed(const Trials& trials) const {
  const double share = trials.hurried ? brain_.patience : 1;
  return static_cast<std::int64_t>(share * static_cast<double>(trials.evaluations));
}

/// Plays all moves of the contest on to the next throw.
void CleverTrials::start(const Position& position, Seat seat, std::span<const Weighed> weighed) {
  for (std::size_t i = 0; i < contest_.size(); ++i) {
    start_[i] = position;
    brain_.game.apply(start_[i], seat, weighed[contest_.index(i)].move);
    settle(brain_.game, careful_, start_[i]);
  }
}

/// One trial of every move that is left. Over the long way to the end of the game many games by
/// quick choices tell more than few by careful ones.
void CleverTrials::try_all(Seat seat, bool carefully, const luck::SpreadDice& dice) {
  CleverJudge& judge = carefully ? careful_ : quick_;
  std::array<Course, Tally::kMost> courses;
  for (std::size_t i = 0; i < contest_.size(); ++i)
    courses[i] = {.position = start_[i], .trial = contest_.trials()};
  contest_.try_all([&](std::size_t move, std::size_t leg) -> Contest::Stage {
    const Position& position = courses[move].position;
    const int until = kCleverLegs[leg].until;
    play_on(brain_.game, until == Leg::kToTheEnd ? quick_ : judge, dice, until, courses[move]);
    return {.worth = judge.worth(position, seat, judge.points(position, seat)),
            .over = brain_.game.actors(position).over()};
  });
}

void CleverTrials::improve(const Question& question, const Trials& trials, bool rivals,
                           luck::Generator& generator, std::span<Weighed> weighed) {
  contest_.begin(weighed, trials, kCleverLegs, rivals, question.about);
  if (contest_.size() < 2) return contest_.conclude(trials, weighed);
  start(question.seen, question.seat, weighed);
  const luck::SpreadDice dice(generator.next());
  const std::int64_t before = evaluations();
  const std::int64_t most = allowed(trials);
  do {
    try_all(question.seat, trials.careful, dice);
    question.tell(contest_.share_done(trials, share(evaluations() - before, most)));
  } while (contest_.go_on(trials) && evaluations() - before <= most);
  contest_.conclude(trials, weighed);
}

}  // namespace foxtray::players
