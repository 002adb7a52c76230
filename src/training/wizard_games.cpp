#include "training/wizard_games.h"

#include <algorithm>
#include <bit>

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
  const unsigned winners = game::winners(kWizardDiceGame, end);
  Shares wins{};
  for (std::size_t seat = 0; seat < wins.size(); ++seat)
    if ((winners >> seat & 1U) != 0) wins[seat] = 1 / static_cast<float>(std::popcount(winners));
  return wins;
}

}  // namespace

void play_wizard(players::Player& player, Strewn strewn, luck::Generator& generator,
                 std::vector<WizardLesson>& lessons) {
  const auto choose = [&](const Position& seen, Seat seat) {
    const bool may =
        !strewn.only_predictions || game::as<State>(seen).phase == wizard::Phase::predict;
    return may && generator.below(strewn.every) == 0
               ? random_move(seen, seat, generator)
               : player.choose(kWizardDiceGame, seen, seat, generator);
  };
  const std::size_t first = lessons.size();
  Position position = kWizardDiceGame.deal(some_setup(generator));
  for (unsigned round = 1;;) {
    const game::Actors actors = kWizardDiceGame.actors(position);
    if (actors.over()) break;
    const State& s = game::as<State>(position);
    if (s.round != round) lessons.push_back({.state = s});
    round = s.round;
    go_on(position, actors, generator, choose);
  }
  const auto scores = scores_of(position);
  for (std::size_t i = first; i < lessons.size(); ++i) {
    lessons[i].win = wins_of(position);
    for (std::size_t seat = 0; seat < scores.size(); ++seat)
      lessons[i].points[seat] = static_cast<float>(scores[seat].points);
  }
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
