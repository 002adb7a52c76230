// How long players think, in processor time. A decision is the same work in every go at the games,
// so the shortest of kGoes is told: what is above it other programs on the machine have cost.
//
//   foxtray_pace PLAYER [GAMES [GAME]]   a decision of the player, for every number of players, and
//                                        in the Wizard dice game also with cards
//   foxtray_pace network [GAME]          an evaluation of a network, as the players do it, and how
//                                        long it takes until a network is ready
//
// Without GAME in all games.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <string_view>

#include "arena/playout.h"
#include "clever_players/brain.h"
#include "clever_players/weights_file.h"
#include "roster/roster.h"

namespace foxtray {
namespace {

double milliseconds() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

class Timed final : public players::Player {
 public:
  explicit Timed(std::string_view name) : player_(roster::make(name)) {}

  game::Move choose(const game::Game& game, const game::Position& seen, game::Seat seat,
                    luck::Generator& generator) override {
    const double start = milliseconds();
    const game::Move move = player_->choose(game, seen, seat, generator);
    times.push_back(milliseconds() - start);
    return move;
  }
  std::vector<double> times;

 private:
  std::unique_ptr<players::Player> player_;
};

constexpr int kGoes = 5;

/// How long the player thinks about each of its decisions in all the games.
std::vector<double> one_go(std::string_view name, const game::Game& game, const game::Setup& setup,
                           int games) {
  Timed player(name);
  const std::vector<players::Player*> seats(setup.players, &player);
  for (int i = 0; i < games; ++i) {
    arena::Luck luck{luck::Generator(1, static_cast<luck::Stream>(i)), nullptr};
    game::Position position = game.deal(setup);
    arena::play_out(game, position, seats, luck);
  }
  return player.times;
}

std::vector<double> shortest_of_goes(std::string_view name, const game::Game& game,
                                     const game::Setup& setup, int games) {
  std::vector<double> shortest = one_go(name, game, setup, games);
  for (int go = 1; go < kGoes; ++go) {
    const std::vector<double> times = one_go(name, game, setup, games);
    if (times.size() != shortest.size()) std::abort();  // a player that is not reproducible
    for (std::size_t i = 0; i < times.size(); ++i) shortest[i] = std::min(shortest[i], times[i]);
  }
  return shortest;
}

void time_player(std::string_view name, const game::Game& game, const game::Setup& setup,
                 const char* with, int games) {
  std::vector<double> times = shortest_of_goes(name, game, setup, games);
  std::sort(times.begin(), times.end());
  double sum = 0;
  for (const double time : times) sum += time;
  const auto size = static_cast<double>(times.size());
  std::printf("%-18s %d players%s: %6zu decisions, mean %.3f ms, 99 %% %.3f ms, most %.3f ms\n",
              std::string(game.id).c_str(), setup.players, with, times.size(), sum / size,
              times[static_cast<std::size_t>(0.99 * size)], times.back());
}

void time_player(std::string_view name, const game::Game& game, int games) {
  for (std::uint8_t players = game.min_players; players <= game.max_players; ++players) {
    time_player(name, game, {.players = players}, "", games);
    for (std::size_t i = 0; i < game.options.size(); ++i) {
      if (game.options[i].name != "cards") continue;
      game::Setup cards{.players = players};
      cards.choice[i] = 1;
      time_player(name, game, cards, ", cards", games);
    }
  }
}

double milliseconds_until_ready(const clever_players::CleverBrain& brain) {
  constexpr int kTimes = 100;
  const double start = milliseconds();
  for (int i = 0; i < kTimes; ++i) {
    const clever_players::CleverFeatures features(catalog::sheet_of(brain.game));
    const auto file =
        clever_players::read_weights_file(clever_players::built_in_weights(brain.game.id));
    const auto read = clever_players::CleverNetwork::read(file->network, features);
    if (!read) std::abort();
  }
  return (milliseconds() - start) / kTimes;
}

/// Values every chance position of a game from the one before it.
void time_network(const game::Game& game) {
  const clever_players::CleverBrain* brain = clever_players::brain_of(game);
  if (brain == nullptr) return;
  std::vector<clever_players::Reading> readings;
  luck::Generator generator(1);
  const auto random = roster::make("random");
  game::Position position = game.deal({.players = 1});
  while (!game.actors(position).over()) {
    if (game.actors(position).chance()) {
      readings.emplace_back();
      brain->features.read(game::as<clever::State>(position), 0, 0, readings.back());
      game.roll(position, generator.sample(game.chance(position)));
    } else {
      game.apply(position, 0, random->choose(game, position, 0, generator));
    }
  }
  constexpr int kRounds = 20000;
  std::vector<clever_players::CleverNetwork::Sum> sums(readings.size());
  for (std::size_t i = 0; i < readings.size(); ++i) brain->network.sum(readings[i], sums[i]);
  float total = 0;
  const double start = milliseconds();
  for (int round = 0; round < kRounds; ++round) {
    for (std::size_t i = 1; i < readings.size(); ++i)
      total += brain->network.value(readings[i - 1], sums[i - 1], readings[i]);
  }
  const double spent = milliseconds() - start;
  std::printf("%-18s %.3f microseconds an evaluation (mean value %.1f), ready in %.2f ms\n",
              std::string(game.id).c_str(),
              1e3 * spent / kRounds / static_cast<double>(readings.size() - 1),
              static_cast<double>(total) / kRounds / static_cast<double>(readings.size() - 1),
              milliseconds_until_ready(*brain));
}

}  // namespace
}  // namespace foxtray

int main(int argc, char** argv) {
  using namespace foxtray;
  const std::string_view what = argc > 1 ? argv[1] : "";
  const bool network = what == "network";
  const int at = network ? 2 : 3;  // of the game
  const catalog::Entry* only = argc > at ? catalog::find(argv[at]) : nullptr;
  if (roster::make(what) == nullptr || (argc > at && only == nullptr)) {
    std::fprintf(stderr, "foxtray_pace network [GAME] | foxtray_pace PLAYER [GAMES [GAME]]\n");
    return 2;
  }
  for (const catalog::Entry& entry : catalog::games()) {
    if (only != nullptr && only != &entry) continue;
    if (network)
      time_network(*entry.game);
    else
      time_player(what, *entry.game, argc > 2 ? std::atoi(argv[2]) : 20);
  }
}
