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
    settle(brain_.game, starter_, start_[i]);
  }
}

/// One trial of every move that is left.
void CleverTrials::try_all(Seat seat, const luck::SpreadDice& dice) {
  std::array<Course, Tally::kMost> courses;
  for (std::size_t i = 0; i < contest_.size(); ++i)
    courses[i] = {.position = start_[i], .trial = contest_.trials()};
  contest_.try_all([&](std::size_t move, std::size_t leg) -> Contest::Stage {
    const Position& position = courses[move].position;
    play_on(brain_.game, judge_, dice, kCleverLegs[leg].until, courses[move]);
    return {.worth = judge_.worth(position, seat, judge_.points(position, seat)),
            .over = brain_.game.actors(position).over()};
  });
}

void CleverTrials::improve(const Question& question, const Trials& trials, bool rivals,
                           luck::Generator& generator, std::span<Weighed> weighed) {
  contest_.begin(weighed, trials, kCleverLegs, rivals, question.about);
  if (contest_.size() < 2) return contest_.conclude(trials, weighed);
  start(question.seen, question.seat, weighed);
  const luck::SpreadDice dice(generator.next());
  const std::int64_t before = judge_.evaluations();
  const std::int64_t most = allowed(trials);
  do {
    try_all(question.seat, dice);
    question.tell(contest_.share_done(trials, share(judge_.evaluations() - before, most)));
  } while (contest_.go_on(trials) && judge_.evaluations() - before <= most);
  contest_.conclude(trials, weighed);
}

}  // namespace foxtray::players
