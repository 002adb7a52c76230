#include "clever_players/trials.h"

#include <cmath>

namespace foxtray::clever_players {
namespace {

// Of values of positions (docs/ai.md, "What a position is worth"):
constexpr int kPlayouts = 216;         // a multiple of six, see SpreadDice
constexpr int kLookAfter = 2;          // throws
constexpr double kOfLook = 0.3;        // the share of what the network says there
constexpr double kOffPerThrow = 0.25;  // systematic error, for each throw that is left

/// Sum of a quantity over playouts.
struct Sum {
  double all = 0;
  double squares = 0;

  void add(double x) {
    all += x;
    squares += x * x;
  }
  double mean() const { return all / kPlayouts; }
  double error() const {
    return std::sqrt(std::max(0.0, squares / kPlayouts - mean() * mean()) / kPlayouts);
  }
};

}  // namespace

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
void CleverTrials::try_all(Contest& contest, std::span<const Position> starts, Seat seat,
                           const luck::SpreadDice& dice) {
  std::array<Course, Tally::kMost> courses;
  for (std::size_t i = 0; i < contest.size(); ++i)
    courses[i] = {.position = starts[i], .trial = contest.trials()};
  contest.try_all([&](std::size_t move, std::size_t leg) -> Contest::Stage {
    const Position& position = courses[move].position;
    play_on(brain_.game, judge_, dice, kCleverLegs[leg].until, courses[move]);
    return {.worth = judge_.worth(position, seat, judge_.points(position, seat)),
            .over = brain_.game.actors(position).over()};
  });
}

/// Trials from these positions, one for each move, until enough is known or all is spent.
template <class Tell>
void CleverTrials::hold(Contest& contest, std::span<const Position> starts,
                        const Question& question, const Trials& trials, std::int64_t spent,
                        luck::Generator& generator, Tell tell) {
  const luck::SpreadDice dice(generator.next());
  std::int64_t dearest = 0;
  judge_.allow(trials.evaluations - spent);
  do {
    const std::int64_t before = judge_.evaluations();
    try_all(contest, starts, question.seat, dice);
    const std::int64_t cost = judge_.evaluations() - before;
    spent += cost;
    dearest = std::max(dearest, cost);
    tell(spent);
  } while (contest.go_on(trials) && spent + dearest <= trials.evaluations);
}

/// Compares the best move with the one that is asked about once more, on other dice.
void CleverTrials::check(const Question& question, const Trials& trials, bool rivals,
                         luck::Generator& generator, std::span<const Weighed> weighed) {
  const auto pair = contest_.to_check();
  if (!pair) return;
  const std::array<Weighed, 2> two = {weighed[contest_.index(pair->best)],
                                      weighed[contest_.index(pair->asked)]};
  check_.begin(two, trials, kCleverLegsAsked, rivals, two[1].move);
  std::array<Position, 2> starts;
  for (std::size_t i = 0; i < starts.size(); ++i)
    starts[i] = start_[check_.index(i) == 0 ? pair->best : pair->asked];
  hold(check_, starts, question, trials, 0, generator, [](std::int64_t) {});
  contest_.take_check(check_.behind(0, 1));
}

void CleverTrials::improve(const Question& question, const Trials& trials, bool rivals,
                           std::int64_t spent, luck::Generator& generator,
                           std::span<Weighed> weighed) {
  contest_.begin(weighed, trials, kCleverLegs, rivals, question.about);
  if (contest_.size() < 2) return contest_.conclude(trials, weighed);
  spent += start(question, trials, weighed);
  hold(contest_, start_, question, trials, spent, generator, [&](std::int64_t by_now) {
    question.tell(contest_.share_done(trials, players::share(by_now, trials.evaluations)));
  });
  check(question, trials, rivals, generator, weighed);
  contest_.conclude(trials, weighed);
}

/// What the judge thinks of a position for every seat.
CleverTrials::Worths CleverTrials::thought(const Position& position) {
  Worths worths;
  const Seat players = game::as<clever::State>(position).players;
  for (Seat seat = 0; seat < players; ++seat)
    worths[seat] = judge_.worth(position, seat, judge_.points(position, seat));
  return worths;
}

/// What one playout says of a position: the result, and in part what the network thinks on the way.
/// `throws` becomes the number of throws to the end, as many as a seat has a part in.
CleverTrials::Worths CleverTrials::play_out(const luck::SpreadDice& dice, Course course,
                                            double& throws) {
  const Seat players = game::as<clever::State>(course.position).players;
  const double own_part = (players + 2.0) / (3.0 * players);
  const auto look = [&](int until) {
    play_on(brain_.game, judge_, dice, until, course);
    Worths worths = thought(course.position);
    throws = own_part * course.thrown;
    for (Worth& worth : worths) worth.points += brain_.constants.edge * throws;
    return worths;
  };
  const Worths early = look(kLookAfter);
  Worths worths = look(Leg::kToTheEnd);
  for (Seat seat = 0; seat < players; ++seat) {
    worths[seat].points += kOfLook * (early[seat].points - worths[seat].points);
    worths[seat].win += kOfLook * (early[seat].win - worths[seat].win);
  }
  return worths;
}

CleverTrials::Worths CleverTrials::value(const Position& position, luck::Generator& generator) {
  const Game& game = brain_.game;
  judge_.allow(std::numeric_limits<std::int64_t>::max() / 2);
  Position settled = position;
  settle(game, judge_, settled);
  Worths worths = thought(settled);
  if (game.actors(settled).over()) return worths;
  const luck::SpreadDice dice(generator.next());
  std::array<Sum, clever::kMaxPlayers> points;
  std::array<Sum, clever::kMaxPlayers> wins;
  Sum throws;
  for (int trial = 0; trial < kPlayouts; ++trial) {
    double thrown = 0;
    const Worths said = play_out(dice, {.position = settled, .trial = trial}, thrown);
    for (Seat seat = 0; seat < clever::kMaxPlayers; ++seat) {
      points[seat].add(said[seat].points);
      wins[seat].add(said[seat].win);
    }
    throws.add(thrown);
  }
  for (Seat seat = 0; seat < clever::kMaxPlayers; ++seat)
    worths[seat] = {.points = points[seat].mean(),
                    .win = wins[seat].mean(),
                    .error = std::hypot(points[seat].error(), kOffPerThrow * throws.mean()),
                    .win_error = wins[seat].error()};
  return worths;
}

}  // namespace foxtray::clever_players
