#include "clever_players/trials.h"

#include <algorithm>
#include <cmath>

namespace foxtray::clever_players {
namespace {

// Of values of positions (docs/ai.md, "What a position is worth"):
constexpr int kPlayouts = 216;         // a multiple of six, see SpreadDice
constexpr int kLookAfter = 2;          // throws
constexpr double kOfLook = 0.3;        // the share of what the network says there
constexpr double kOffPerThrow = 0.25;  // systematic error, for each throw that is left
/// Trials gain more on the network where results vary more: by so much of their deviation.
constexpr double kOfDeviation = 0.08;
constexpr double kThrowsThatCount = 5;  // with fewer left there is less to be gained
/// What the network says is taken to be so far from the results at most.
constexpr double kMostApart = 12;
constexpr double kMostApartInWins = 0.12;

/// Sum of a quantity over playouts.
struct Sum {
  double all = 0;
  double squares = 0;

  void add(double x) {
    all += x;
    squares += x * x;
  }
  double mean() const { return all / kPlayouts; }
  double deviation() const {
    return std::sqrt(std::max(0.0, squares / kPlayouts - mean() * mean()));
  }
  double error() const { return deviation() / std::sqrt(kPlayouts); }
};

/// What playouts say of a quantity: what the network thinks on the way, and the results.
struct Said {
  Sum looks;
  Sum results;

  void add(double look, double result) {
    looks.add(look);
    results.add(result);
  }
  /// The mean of the results and a gain on them, and in part what the network thought on the way:
  /// the less of that, the more it contradicts the results.
  double mean(double gain, double most_apart) const {
    const double told = results.mean() + gain;
    return told + kOfLook * std::clamp(looks.mean() - told, -most_apart, most_apart);
  }
  double error() const { return (1 - kOfLook) * results.error() + kOfLook * looks.error(); }
};

/// What trials gain on the network in so many throws to the end, if its results vary so much.
double gain_of_trials(const CleverBrain& brain, double throws, double deviation) {
  const double of_deviation = kOfDeviation * std::min(1.0, throws / kThrowsThatCount);
  return brain.constants.edge * throws + of_deviation * deviation;
}

/// Of all that a decision may cost, the part for playing one move on to the next throw.
std::int64_t for_start(const Trials& trials, std::size_t moves) {
  return trials.evaluations / 4 / static_cast<std::int64_t>(moves);
}

}  // namespace

/// Plays a move on to the next throw.
Position CleverTrials::after(const Question& question, Move move, std::int64_t allowed) {
  Position position = question.seen;
  brain_.game.apply(position, question.seat, move);
  starter_.allow(allowed);
  play_to_throw(brain_.game, starter_, position);
  return position;
}

/// Plays all moves of the contest on to the next throw. Returns how many evaluations that took.
std::int64_t CleverTrials::start(const Question& question, const Trials& trials,
                                 std::span<const Weighed> weighed) {
  const std::int64_t before = starter_.evaluations();
  for (std::size_t i = 0; i < contest_.size(); ++i) {
    const Move move = weighed[contest_.index(i)].move;
    start_[i] = after(question, move, for_start(trials, contest_.size()));
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

/// Compares the best move with the one that is asked about, on other dice.
void CleverTrials::check(const Question& question, const Trials& trials, bool rivals,
                         luck::Generator& generator, std::span<Weighed> weighed) {
  const Weighed& best = best_of(weighed, rivals);
  const std::array<std::size_t, 2> two = {static_cast<std::size_t>(&best - weighed.data()),
                                          asked_in(weighed, question.about)};
  if (two[1] == weighed.size() || two[1] == two[0]) return;
  check_.begin(std::array{untried_[two[0]], untried_[two[1]]}, trials.for_two(), kCleverLegsAsked,
               rivals);
  std::array<Position, 2> starts;
  for (std::size_t i = 0; i < starts.size(); ++i) {
    const std::size_t index = two[check_.index(i)];
    const std::size_t place = contest_.place_of(index);
    const bool started = contest_.size() > 1 && place < contest_.size();
    starts[i] = started ? start_[place]
                        : after(question, weighed[index].move,
                                for_start(trials, std::max(contest_.size(), starts.size())));
  }
  hold(check_, starts, question, trials, 0, generator, [](std::int64_t) {});
  take_check(weighed[two[1]], best, check_.behind(0, 1), rivals);
}

void CleverTrials::improve(const Question& question, const Trials& trials, bool rivals,
                           std::int64_t spent, luck::Generator& generator,
                           std::span<Weighed> weighed) {
  contest_.begin(weighed, trials, kCleverLegs, rivals);
  if (contest_.size() > 1) {
    spent += start(question, trials, weighed);
    hold(contest_, start_, question, trials, spent, generator, [&](std::int64_t by_now) {
      question.tell(contest_.share_done(trials, players::share(by_now, trials.evaluations)));
    });
  }
  untried_.assign(weighed.begin(), weighed.end());
  contest_.conclude(trials, weighed);
  check(question, trials, rivals, generator, weighed);
}

/// What the judge thinks of a position for every seat.
CleverTrials::Worths CleverTrials::thought(const Position& position) {
  Worths worths;
  const Seat players = game::as<clever::State>(position).players;
  for (Seat seat = 0; seat < players; ++seat)
    worths[seat] = judge_.worth(position, seat, judge_.points(position, seat));
  return worths;
}

CleverTrials::Worths CleverTrials::value(const Position& position, luck::Generator& generator) {
  const Game& game = brain_.game;
  judge_.allow(std::numeric_limits<std::int64_t>::max() / 2);
  Position settled = position;
  play_to_throw(game, judge_, settled);
  Worths worths = thought(settled);
  if (game.actors(settled).over()) return worths;
  const luck::SpreadDice dice(generator.next());
  const Seat players = game::as<clever::State>(settled).players;
  std::array<Said, clever::kMaxPlayers> points;
  std::array<Said, clever::kMaxPlayers> wins;
  double thrown = 0;
  for (int trial = 0; trial < kPlayouts; ++trial) {
    Course course{.position = settled, .trial = trial};
    play_on(game, judge_, dice, kLookAfter, course);
    const Worths looks = thought(course.position);
    play_on(game, judge_, dice, Leg::kToTheEnd, course);
    const Worths results = thought(course.position);
    for (Seat seat = 0; seat < players; ++seat) {
      points[seat].add(looks[seat].points, results[seat].points);
      wins[seat].add(looks[seat].win, results[seat].win);
    }
    thrown += course.thrown;
  }
  const double own_throws = thrown / kPlayouts * (players + 2.0) / (3.0 * players);
  for (Seat seat = 0; seat < players; ++seat) {
    const double gain = gain_of_trials(brain_, own_throws, points[seat].results.deviation());
    worths[seat] = {.points = points[seat].mean(gain, kMostApart),
                    .win = wins[seat].mean(0, kMostApartInWins),
                    .error = std::hypot(points[seat].error(), kOffPerThrow * own_throws),
                    .win_error = wins[seat].error()};
  }
  return worths;
}

}  // namespace foxtray::clever_players
