#include "training/wizard_games.h"

#include <algorithm>
#include <optional>

#include "wizard/rules.h"

namespace foxtray::training {
namespace {

using game::Move;
using game::Position;
using game::Seat;
using wizard::kWizardDiceGame;
using wizard::State;

using Shares = std::array<float, wizard::kMaxPlayers>;

/// Half the games are of two players; a third each with the higher target and with cards.
game::Setup some_setup(luck::Generator& generator) {
  game::Setup setup;
  setup.players = static_cast<std::uint8_t>(generator.below(2) == 0 ? 2 : 2 + generator.below(4));
  setup.choice[0] = generator.below(3) == 0 ? 1 : 0;
  setup.choice[1] = generator.below(3) == 0 ? 1 : 0;
  return setup;
}

Move random_move(const Position& seen, Seat seat, luck::Generator& generator) {
  game::MoveList list;
  kWizardDiceGame.legal(seen, seat, list);
  return list[generator.below(static_cast<std::uint32_t>(list.size()))];
}

/// Goes one event on: a roll, or a move that `choose(seen, seat)` gives.
template <class Choose>
void go_on(Position& position, game::Actors actors, luck::Generator& generator, Choose&& choose) {
  if (actors.chance()) {
    kWizardDiceGame.roll(position, generator.sample(kWizardDiceGame.chance(position)));
    return;
  }
  const Seat seat = actors.first();
  Position seen = position;
  kWizardDiceGame.conceal(seen, seat);
  kWizardDiceGame.apply(position, seat, choose(seen, seat));
}

std::array<game::Score, wizard::kMaxPlayers> scores_of(const Position& end) {
  std::array<game::Score, wizard::kMaxPlayers> scores;
  for (Seat seat = 0; seat < game::as<State>(end).players; ++seat)
    scores[seat] = kWizardDiceGame.score(end, seat);
  return scores;
}

Shares wins_of(const Position& end) {
  const std::size_t players = game::as<State>(end).players;
  const auto scores = scores_of(end);
  const auto last = scores.begin() + static_cast<std::ptrdiff_t>(players);
  const game::Score best = *std::max_element(scores.begin(), last);
  const auto winners = static_cast<float>(std::count(scores.begin(), last, best));
  Shares wins{};
  for (std::size_t seat = 0; seat < players; ++seat)
    if (scores[seat] == best) wins[seat] = 1 / winners;
  return wins;
}

/// What a lesson is about to say.
struct Told {
  Shares win{};
  Shares points{};
};

Told end_of(const Position& end) {
  Told told{.win = wins_of(end)};
  const auto scores = scores_of(end);
  for (std::size_t seat = 0; seat < scores.size(); ++seat)
    told.points[seat] = static_cast<float>(scores[seat].points);
  return told;
}

/// Chances that add up to 1.
Told told_by(players::WizardMind& teacher, const State& s) {
  const players::Values values = teacher.value(s, players::Account::wins_and_points);
  Told told;
  float sum = 0;
  for (std::size_t seat = 0; seat < s.players; ++seat) {
    told.win[seat] = std::max(0.0F, static_cast<float>(values[seat]));
    told.points[seat] = static_cast<float>(values[s.players + seat]);
    sum += told.win[seat];
  }
  for (float& win : told.win) win /= sum;
  return told;
}

Told between(const Told& a, const Told& b) {
  Told middle;
  for (std::size_t seat = 0; seat < middle.win.size(); ++seat) {
    middle.win[seat] = (a.win[seat] + b.win[seat]) / 2;
    middle.points[seat] = (a.points[seat] + b.points[seat]) / 2;
  }
  return middle;
}

/// A round from its lesson on.
struct Round {
  WizardLesson lesson;
  std::optional<Told> thought;  // by the teacher
  bool strewn = false;          // somebody made a random move
};

/// All have predicted, and the dice are about to be rolled by what they predicted.
bool before_the_dice(const State& s) {
  const bool waits = s.phase == wizard::Phase::rolling || s.phase == wizard::Phase::insist;
  return waits && s.seat[s.seer].prediction != wizard::kNoField;
}

/// From the last round back. What is thought after a random move is no lesson.
void add_lessons(const std::vector<Round>& rounds, const Told& end, bool taught,
                 std::vector<WizardLesson>& lessons) {
  std::optional<Told> then = end;
  for (std::size_t i = rounds.size(); i-- > 0;) {
    const Round& round = rounds[i];
    if (taught) {
      if (round.strewn || !round.thought) {
        then.reset();
        continue;
      }
      then = then ? between(*round.thought, *then) : *round.thought;
    }
    lessons.push_back(round.lesson);
    lessons.back().win = then->win;
    lessons.back().points = then->points;
  }
}

}  // namespace

void play_wizard(players::Player& player, Strewn strewn, luck::Generator& generator,
                 std::vector<WizardLesson>& lessons, players::WizardMind* teacher) {
  std::vector<Round> rounds;
  const auto choose = [&](const Position& seen, Seat seat) {
    const bool may =
        !strewn.only_predictions || game::as<State>(seen).phase == wizard::Phase::predict;
    if (!may || generator.below(strewn.every) != 0)
      return player.choose(kWizardDiceGame, seen, seat, generator);
    rounds.back().strewn = true;
    return random_move(seen, seat, generator);
  };
  Position position = kWizardDiceGame.deal(some_setup(generator));
  for (unsigned number = 0;;) {
    const game::Actors actors = kWizardDiceGame.actors(position);
    if (actors.over()) break;
    const State& s = game::as<State>(position);
    if (s.round != number) rounds.emplace_back().lesson.state = s;
    number = s.round;
    Round& round = rounds.back();
    if (teacher != nullptr && !round.thought && before_the_dice(s))
      round.thought = told_by(*teacher, s);
    go_on(position, actors, generator, choose);
  }
  add_lessons(rounds, end_of(position), teacher != nullptr, lessons);
}

double win_of_first(players::Player& first, players::Player& second, luck::Generator& generator) {
  Position position = kWizardDiceGame.deal({.players = 2});
  for (;;) {
    const game::Actors actors = kWizardDiceGame.actors(position);
    if (actors.over()) return double{wins_of(position)[0]};
    go_on(position, actors, generator, [&](const Position& seen, Seat seat) {
      return (seat == 0 ? first : second).choose(kWizardDiceGame, seen, seat, generator);
    });
  }
}

}  // namespace foxtray::training
