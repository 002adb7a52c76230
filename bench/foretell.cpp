// How well players foretell who wins: two of `master` play the Wizard dice game, and at the start
// of every round each of the named players says how likely the first seat is to win.
//
//   foxtray_foretell GAMES PLAYER...
//
// prints for each of them the mean square of how far that is from how the game ends, and how much
// less that is than for the first one, with its standard error (games, not rounds, are
// independent).
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <string>

#include "arena/playout.h"
#include "roster/roster.h"
#include "wizard/rules.h"
#include "wizard/state.h"

namespace foxtray {
namespace {

using wizard::kWizardDiceGame;

constexpr std::uint64_t kSeed = 77;

struct Foreteller {
  std::string name;
  std::unique_ptr<players::Evaluator> evaluator;
  std::vector<double> said;   // in this game
  double squares = 0;         // over all games
  double gain = 0;            // less than the first
  double square_of_gain = 0;  // by game
};

double squares_of(const Foreteller& foreteller, double result) {
  double sum = 0;
  for (const double said : foreteller.said) sum += (said - result) * (said - result);
  return sum;
}

double first_wins(const game::Position& end) {
  const game::Score first = kWizardDiceGame.score(end, 0);
  const game::Score second = kWizardDiceGame.score(end, 1);
  return first == second ? 0.5 : first > second ? 1 : 0;
}

/// Plays a game and asks everybody at the start of each round; how it ends for the first seat.
double play(std::uint64_t number, std::vector<Foreteller>& foretellers) {
  const auto master = roster::make("master");
  luck::Generator generator(kSeed, luck::Stream{number});
  game::Position position = kWizardDiceGame.deal({.players = 2});
  for (unsigned round = 0;;) {
    const game::Actors actors = kWizardDiceGame.actors(position);
    if (actors.over()) return first_wins(position);
    const unsigned now = game::as<wizard::State>(position).round;
    for (Foreteller& foreteller : foretellers) {
      if (now == round) break;
      foreteller.said.push_back(
          foreteller.evaluator->worth(kWizardDiceGame, position, 0, generator).win);
    }
    round = now;
    if (actors.chance()) {
      kWizardDiceGame.roll(position, generator.sample(kWizardDiceGame.chance(position)));
    } else {
      const game::Seat seat = actors.first();
      kWizardDiceGame.apply(position, seat,
                            master->choose(kWizardDiceGame, position, seat, generator));
    }
  }
}

void foretell(int games, std::vector<Foreteller>& foretellers) {
  double rounds = 0;
  for (int i = 0; i < games; ++i) {
    for (Foreteller& foreteller : foretellers) foreteller.said.clear();
    const double result = play(static_cast<std::uint64_t>(i), foretellers);
    rounds += static_cast<double>(foretellers.front().said.size());
    const double first = squares_of(foretellers.front(), result);
    for (Foreteller& foreteller : foretellers) {
      const double squares = squares_of(foreteller, result);
      foreteller.squares += squares;
      foreteller.gain += first - squares;
      foreteller.square_of_gain += (first - squares) * (first - squares);
    }
  }
  for (const Foreteller& foreteller : foretellers)
    std::printf("%-10s %.4f, less by %.4f +- %.4f\n", foreteller.name.c_str(),
                foreteller.squares / rounds, foreteller.gain / rounds,
                std::sqrt(foreteller.square_of_gain) / rounds);
}

}  // namespace
}  // namespace foxtray

int main(int count, char** words) {
  using namespace foxtray;
  std::vector<Foreteller> foretellers;
  for (int i = 2; i < count; ++i) {
    foretellers.push_back({.name = words[i],
                           .evaluator = roster::make_evaluator(words[i], kWizardDiceGame),
                           .said = {}});
    if (foretellers.back().evaluator == nullptr) foretellers.clear();
  }
  if (foretellers.empty()) {
    std::fputs("foxtray_foretell GAMES PLAYER...: players that weigh moves, as master\n", stderr);
    return 2;
  }
  foretell(std::atoi(words[1]), foretellers);
  return 0;
}
