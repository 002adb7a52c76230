#include "wizard_players/trials.h"

namespace foxtray::wizard_players {
namespace {

/// A decision takes about as long as so many evaluations of a Clever network.
constexpr std::int64_t kEvaluations = 1000;
/// And a round is solved from its beginning in about the time of so many decisions.
constexpr std::int64_t kStanding = 6;

int round_of(const Position& position) { return game::as<State>(position).round; }

}  // namespace

void WizardTrials::play_on(const Game& game, const luck::EqualDice& dice, int round, const Leg& leg,
                           Position& position) {
  const int last_round = leg.until == Leg::kToTheEnd ? wizard::kLastRound : round + leg.until - 1;
  for (;;) {
    const game::Actors actors = game.actors(position);
    if (actors.over() || round_of(position) > last_round) return;
    if (actors.chance()) {
      game.roll(position, dice.at(game.chance(position)));
      continue;
    }
    const Seat seat = actors.first();
    Position seen = position;
    game.conceal(seen, seat);
    mind_.consider(game::as<State>(seen), seat, Account::wins, considered_);
    game.apply(position, seat, best_for(seat, considered_).move);
    ++decisions_;
  }
}

Worth WizardTrials::standing(const Position& position, Seat seat) {
  decisions_ += kStanding;
  const State& s = game::as<State>(position);
  const Values values = mind_.value(s, Account::wins_and_points);
  return {.points = values[s.players + std::size_t{seat}], .win = values[seat]};
}

void WizardTrials::start(Contest& contest, const Question& question,
                         std::span<const Weighed> weighed) {
  for (std::size_t i = 0; i < contest.size(); ++i) {
    start_[i] = question.seen;
    question.game.apply(start_[i], question.seat, weighed[contest.index(i)].move);
  }
}

/// One trial of every move that is left.
void WizardTrials::try_all(Contest& contest, const Question& question,
                           const luck::EqualDice& dice) {
  std::array<Position, Tally::kMost> positions = start_;
  contest.try_all([&](std::size_t move, std::size_t leg) -> Contest::Stage {
    Position& position = positions[move];
    play_on(question.game, dice, round_, kWizardLegs[leg], position);
    return {.worth = standing(position, question.seat),
            .over = question.game.actors(position).over()};
  });
}

/// Trials of all moves of a contest, until enough is known or all is spent.
template <class Tell>
void WizardTrials::hold(Contest& contest, const Question& question, const Trials& trials,
                        luck::Generator& generator, Tell tell) {
  const std::uint64_t seed = generator.next();
  const std::int64_t before = decisions_;
  const std::int64_t most = trials.evaluations / kEvaluations;
  do {
    const auto stream = static_cast<luck::Stream>(contest.trials());
    try_all(contest, question, luck::EqualDice(seed, stream));
    tell(players::share(decisions_ - before, most));
  } while (contest.go_on(trials) && decisions_ - before <= most);
}

/// Compares the best move with the one that is asked about, on other dice.
void WizardTrials::check(const Question& question, const Trials& trials, luck::Generator& generator,
                         std::span<Weighed> weighed) {
  const Weighed& best = best_of(weighed, true);
  const auto first = static_cast<std::size_t>(&best - weighed.data());
  const std::size_t asked = asked_in(weighed, question.about);
  if (asked == weighed.size() || asked == first) return;
  const std::array<Weighed, 2> two = {untried_[first], untried_[asked]};
  check_.begin(two, trials.for_two(), kWizardLegs, true);
  start(check_, question, two);
  hold(check_, question, trials, generator, [](double) {});
  take_check(weighed[asked], best, check_.behind(0, 1), true);
}

void WizardTrials::improve(const Question& question, const Trials& trials,
                           luck::Generator& generator, std::span<Weighed> weighed) {
  if (question.game.has_secrets(question.seen, question.seat)) return;
  contest_.begin(weighed, trials, kWizardLegs, true);
  if (contest_.size() < 2) return;
  round_ = round_of(question.seen);
  start(contest_, question, weighed);
  hold(contest_, question, trials, generator,
       [&](double of_time) { question.tell(contest_.share_done(trials, of_time)); });
  untried_.assign(weighed.begin(), weighed.end());
  contest_.conclude(trials, weighed);
  check(question, trials, generator, weighed);
}

}  // namespace foxtray::wizard_players
