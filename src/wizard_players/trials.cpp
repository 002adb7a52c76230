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

/// One trial of every move that is left.
void WizardTrials::try_all(const Game& game, Seat seat, const luck::EqualDice& dice) {
  std::array<Position, Tally::kMost> positions = start_;
  contest_.try_all([&](std::size_t move, std::size_t leg) -> Contest::Stage {
    play_on(game, dice, round_, kWizardLegs[leg], positions[move]);
    return {.worth = standing(positions[move], seat), .over = game.actors(positions[move]).over()};
  });
}

void WizardTrials::improve(const Question& question, const Trials& trials,
                           luck::Generator& generator, std::span<Weighed> weighed) {
  const auto& [game, seen, seat, about, watched] = question;
  if (game.has_secrets(seen, seat)) return;
  contest_.begin(weighed, trials, kWizardLegs, true, about);
  if (contest_.size() < 2) return;
  round_ = round_of(seen);
  for (std::size_t i = 0; i < contest_.size(); ++i) {
    start_[i] = seen;
    game.apply(start_[i], seat, weighed[contest_.index(i)].move);
  }
  const std::uint64_t seed = generator.next();
  const std::int64_t before = decisions_;
  const std::int64_t most = trials.evaluations / kEvaluations;
  do {
    const auto stream = static_cast<luck::Stream>(contest_.trials());
    try_all(game, seat, luck::EqualDice(seed, stream));
    question.tell(contest_.share_done(trials, players::share(decisions_ - before, most)));
  } while (contest_.go_on(trials) && decisions_ - before <= most);
  contest_.conclude(trials, weighed);
}

}  // namespace foxtray::wizard_players
