#include "players/wizard_trials.h"

#include "wizard/round.h"

namespace foxtray::players {
namespace {

/// A decision takes about as long as so many evaluations of a Clever network.
constexpr std::int64_t kEvaluations = 400;

/// Who decides quickly looks at all rolls that are left, but not at what dice mean for others.
constexpr Manner kQuick = {.heeds_rivals = false};

int round_of(const Position& position) { return game::as<State>(position).round; }

bool is_over(const Position& position) {
  return game::as<State>(position).phase == wizard::Phase::over;
}

}  // namespace

WizardTrials::WizardTrials(const WizardWeights& weights) : mind_(weights, kQuick) {}

/// Nobody sees a secret of others.
Move WizardTrials::quick_choice(const Position& position, Seat seat) {
  ++decisions_;
  State seen = game::as<State>(position);
  if (wizard::has_secrets(seen)) wizard::conceal(seen, seat);
  mind_.consider(seen, seat, Account::wins, considered_);
  return best_for(seat, considered_).move;
}

void WizardTrials::play_on(const Game& game, const luck::EqualDice& dice, int last_round,
                           Position& position) {
  const bool to_the_end = last_round == Leg::kToTheEnd;
  while (!is_over(position) && (to_the_end || round_of(position) <= last_round)) {
    const game::Actors actors = game.actors(position);
    if (actors.chance())
      game.roll(position, dice.at(game.chance(position)));
    else
      game.apply(position, actors.first(), quick_choice(position, actors.first()));
  }
}

Worth WizardTrials::standing(const Position& position, Seat seat) const {
  const State& s = game::as<State>(position);
  const Values values = mind_.between_rounds(s);
  return {.points = values[s.players + std::size_t{seat}], .win = values[seat]};
}

/// One trial of every move that is left, from some round on.
void WizardTrials::try_all(const Game& game, int round, Seat seat, const luck::EqualDice& dice) {
  std::array<Position, Tally::kMost> positions = start_;
  std::array<Worth, Tally::kMost> thought;
  for (std::size_t i = 0; i < contest_.size(); ++i) thought[i] = contest_.before(i);
  const std::size_t legs = contest_.reach();
  for (std::size_t leg = 0; leg < legs; ++leg) {
    const int until = kWizardLegs[leg].until;
    const int last_round = until == Leg::kToTheEnd ? until : round + until - 1;
    std::array<Worth, Tally::kMost> gains;
    bool over = true;
    for (std::size_t i = 0; i < contest_.size(); ++i) {
      if (contest_.given_up(i)) continue;
      play_on(game, dice, last_round, positions[i]);
      const Worth now = standing(positions[i], seat);
      gains[i] = now - thought[i];
      thought[i] = now;
      over = over && is_over(positions[i]);
    }
    contest_.note(leg, gains, over);
  }
}

void WizardTrials::improve(const Game& game, const Position& position, Seat seat,
                           const Trials& trials, luck::Generator& generator,
                           std::span<Weighed> weighed) {
  if (game.has_secrets(position, seat)) return;
  contest_.begin(weighed, trials, kWizardLegs, true);
  if (contest_.size() < 2) return;
  for (std::size_t i = 0; i < contest_.size(); ++i) {
    start_[i] = position;
    game.apply(start_[i], seat, weighed[contest_.index(i)].move);
  }
  const std::uint64_t seed = generator.next();
  const std::int64_t enough = decisions_ + trials.evaluations / kEvaluations;
  do {
    const auto stream = static_cast<luck::Stream>(contest_.trials());
    try_all(game, round_of(position), seat, luck::EqualDice(seed, stream));
  } while (contest_.go_on(trials) && decisions_ <= enough);
  contest_.conclude(trials, weighed);
}

}  // namespace foxtray::players
