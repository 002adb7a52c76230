#include "players/clever_trials.h"

namespace foxtray::players {

/// Plays all moves of the contest on to the next throw, for a fourth of what a decision may cost.
/// Returns how many evaluations that took.
std::int64_t CleverTrials::start(const Question& question, const Trials& trials,
                                 std::span<const Weighed> weighed) {
  const std::int64_t before = starter_.evaluations();
  for (std::size_t i = 0; i < contest_.size(); ++i) {
    start_[i] = question.seen;
    brain_.game.apply(start_[i], question.seat, weighed[contest_.index(i)].move);
    starter_.allow(trials.evaluations / 4 / static_cast<std::int64_t>(contest_.size()));
    settle(brain_.game, starter_, start_[i]);
  }
  return starter_.evaluations() - before;
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
                           std::int64_t spent, luck::Generator& generator,
                           std::span<Weighed> weighed) {
  contest_.begin(weighed, trials, kCleverLegs, rivals, question.about);
  if (contest_.size() < 2) return contest_.conclude(trials, weighed);
  spent += start(question, trials, weighed);
  const luck::SpreadDice dice(generator.next());
  std::int64_t dearest = 0;
  judge_.allow(trials.evaluations - spent);
  do {
    const std::int64_t before = judge_.evaluations();
    try_all(question.seat, dice);
    const std::int64_t cost = judge_.evaluations() - before;
    spent += cost;
    dearest = std::max(dearest, cost);
    question.tell(contest_.share_done(trials, share(spent, trials.evaluations)));
  } while (contest_.go_on(trials) && spent + dearest <= trials.evaluations);
  contest_.conclude(trials, weighed);
}

}  // namespace foxtray::players
