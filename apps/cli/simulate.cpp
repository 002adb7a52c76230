#include <fmt/core.h>

#include <algorithm>
#include <boost/json.hpp>
#include <chrono>

#include "cli/common.h"
#include "cli/statistics.h"

namespace foxtray::cli {
namespace {

using Clock = std::chrono::steady_clock;

}  // namespace

int simulate(const SimulateCall& call) {
  arena::Simulation simulation;
  simulation.game = game_named(call.game).game;
  simulation.setup = setup_of(*simulation.game, call.players, call.options);
  simulation.players = players_named(call.player, call.players);
  simulation.games = call.games;
  simulation.seed = call.seed;
  simulation.threads = static_cast<int>(
      std::clamp<std::int64_t>(call.threads, 1, std::max<std::int64_t>(call.games, 1)));
  simulation.fair_dice = call.fair_dice;
  simulation.less_luck = call.less_luck;

  std::atomic<std::int64_t> done{0};
  const auto begin = Clock::now();
  const arena::Summary summary = [&] {
    const Progress progress(done, call.games, "games");
    return arena::simulate(simulation, done);
  }();
  const double seconds = std::chrono::duration<double>(Clock::now() - begin).count();
  const double games_a_second = static_cast<double>(summary.games) / seconds;
  const double events_a_second = static_cast<double>(summary.events) / seconds;

  if (call.json) {
    boost::json::array seats;
    for (std::size_t seat = 0; seat < summary.seats.size(); ++seat) {
      seats.push_back(seat_json(summary.seats[seat], simulation.players[seat], summary.games));
    }
    const boost::json::object first = seats[0].as_object();
    print(boost::json::serialize(boost::json::object{{"game", call.game},
                                                     {"players", call.players},
                                                     {"seed", call.seed},
                                                     {"games", summary.games},
                                                     {"events", summary.events},
                                                     {"mean", first.at("mean")},
                                                     {"standard_error", first.at("standard_error")},
                                                     {"seconds", seconds},
                                                     {"games_per_second", games_a_second},
                                                     {"events_per_second", events_a_second},
                                                     {"seats", seats}}) +
          "\n");
    return kFine;
  }
  const auto count = [](std::int64_t n, const char* what) {
    return fmt::format("{} {}{}", n, what, n == 1 ? "" : "s");
  };
  print(fmt::format("{}, {}, {}, seed {}\n", simulation.game->title, count(call.players, "player"),
                    count(summary.games, "game"), call.seed));
  for (std::size_t seat = 0; seat < summary.seats.size(); ++seat) {
    print_seat(summary, seat, simulation.players[seat]);
  }
  print(fmt::format("{} events in {:.2f} s: {:.0f} games and {:.0f} events a second\n",
                    summary.events, seconds, games_a_second, events_a_second));
  return kFine;
}

}  // namespace foxtray::cli
