#include <fmt/core.h>

#include <boost/json.hpp>

#include "cli/common.h"
#include "cli/statistics.h"
#include "cli/weigher.h"

namespace foxtray::cli {

int odds(const OddsCall& call) {
  const record::Reading reading = reading_of_file(call.file);
  const game::Game& game = *reading.header.game;
  arena::Futures futures(maker_named(call.player), call.threads);
  const arena::Summary summary = futures.summary(game, reading.position, call.seed, call.playouts);
  boost::json::array seats;
  if (!call.json) {
    print(fmt::format("{}, {} on, played by {} from here\n", game.title,
                      call.playouts == 1 ? "1 game" : fmt::format("{} games", call.playouts),
                      call.player));
  }
  for (std::size_t seat = 0; seat < summary.seats.size(); ++seat) {
    const std::string& name =
        reading.header.names[seat].empty() ? call.player : reading.header.names[seat];
    if (call.json) {
      seats.push_back(seat_json(summary.seats[seat], name, summary.games));
    } else {
      print_seat(summary.seats[seat], name, seat + 1, summary.games);
    }
  }
  if (call.json) {
    print(boost::json::serialize(boost::json::object{{"game", std::string(game.id)},
                                                     {"player", call.player},
                                                     {"games", summary.games},
                                                     {"seed", call.seed},
                                                     {"seats", seats}}) +
          "\n");
  }
  return kFine;
}

}  // namespace foxtray::cli
