#include <fmt/core.h>

#include <algorithm>
#include <boost/json.hpp>
#include <chrono>
#include <optional>

#include "cli/common.h"
#include "cli/interrupts.h"
#include "cli/parts.h"
#include "cli/statistics.h"
#include "cli/weights.h"

namespace foxtray::cli {
namespace {

using Clock = std::chrono::steady_clock;

}  // namespace

arena::Simulation simulation_of(const SimulateCall& call) {
  arena::Simulation simulation;
  simulation.game = game_named(call.game).game;
  use_weights(call.weights, simulation.game);
  simulation.setup = setup_of(*simulation.game, call.players, call.options);
  simulation.players = players_named(call.player, call.players);
  simulation.games = call.games;
  simulation.seed = call.seed;
  simulation.fair_dice = call.fair_dice;
  simulation.less_luck = call.less_luck;
  return simulation;
}

int simulate(const SimulateCall& call) {
  arena::Simulation simulation = simulation_of(call);
  std::optional<Part> part;
  if (!call.part.empty()) {
    part = part_of(call);
    simulation.first = part->from(call.games);
    simulation.games = part->to(call.games) - simulation.first;
  }
  simulation.threads = static_cast<int>(
      std::clamp<std::int64_t>(call.threads, 1, std::max<std::int64_t>(simulation.games, 1)));

  std::atomic<std::int64_t> done{0};
  const auto begin = Clock::now();
  const Interrupts interrupts;
  const arena::Summary summary = [&] {
    const Progress progress(done, simulation.games, "games");
    return arena::simulate(simulation, {done, &Interrupts::noted()});
  }();
  const double seconds = std::chrono::duration<double>(Clock::now() - begin).count();
  if (part) {
    print_bytes(part_line(call, *part, summary, summary.games < simulation.games, seconds));
  } else {
    tell(call, simulation, summary, seconds);
  }
  return Interrupts::status_or(kFine);
}

void tell(const SimulateCall& call, const arena::Simulation& simulation,
          const arena::Summary& summary, double seconds) {
  const bool cut_short = summary.games < call.games;
  const double games_a_second = static_cast<double>(summary.games) / seconds;
  const double events_a_second = static_cast<double>(summary.events) / seconds;

  if (call.json) {
    boost::json::array seats;
    for (std::size_t seat = 0; seat < summary.seats.size(); ++seat) {
      seats.push_back(seat_json(summary.seats[seat], simulation.players[seat], summary.games));
    }
    boost::json::object json{{"game", call.game},
                             {"players", call.players},
                             {"seed", call.seed},
                             {"games", summary.games},
                             {"cut_short", cut_short},
                             {"events", summary.events},
                             {"seconds", seconds},
                             {"games_per_second", games_a_second},
                             {"events_per_second", events_a_second},
                             {"seats", seats}};
    if (summary.games > 0) {
      const boost::json::object& first = seats[0].as_object();
      for (const char* name : {"mean", "standard_error"}) json[name] = first.at(name);
    }
    print_bytes(boost::json::serialize(json) + "\n");
    return;
  }
  print(fmt::format("{}, {}, {}, seed {}\n", simulation.game->title,
                    counted(call.players, "player"), counted(summary.games, "game"), call.seed));
  print(cut_short_text(summary.games, call.games, "games"));
  if (summary.games == 0) return;
  for (std::size_t seat = 0; seat < summary.seats.size(); ++seat) {
    print_seat(summary, seat, simulation.players[seat]);
  }
  print(fmt::format("{} events in {:.2f} s: {:.0f} games and {:.0f} events a second\n",
                    summary.events, seconds, games_a_second, events_a_second));
}

}  // namespace foxtray::cli
