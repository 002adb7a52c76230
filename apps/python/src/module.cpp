#include "module.h"

#include "players/player.h"

namespace foxtray::python {

void refuse(const std::string& why) { throw env::Refused(why); }

const catalog::Entry& entry_named(const std::string& id) {
  if (const catalog::Entry* entry = catalog::find(id)) return *entry;
  std::string known;
  for (const catalog::Entry& entry : catalog::games())
    known += (known.empty() ? "" : ", ") + std::string(entry.game->id);
  refuse("there is no game \"" + id + "\"; the games are " + known);
}

game::Setup setup_of(const game::Game& game, int players, const nb::dict& options) {
  if (players < game.min_players || players > game.max_players) {
    refuse(std::string(game.title) + " is for " + std::to_string(game.min_players) + " to " +
           std::to_string(game.max_players) + " players, not " + std::to_string(players));
  }
  game::Setup setup{.players = static_cast<std::uint8_t>(players)};
  for (const auto& [key, chosen] : options) {
    const std::string name = nb::cast<std::string>(nb::str(key));
    const std::string value = nb::cast<std::string>(nb::str(chosen));
    game::Choice found;
    switch (game::find_option(game, players, name, value, found)) {
      case game::OptionFault::none:
        setup.choice[found.option] = found.value;
        break;
      case game::OptionFault::unknown_option:
        refuse(std::string(game.title) + " has no option \"" + name + "\"");
      case game::OptionFault::unknown_value:
        refuse("the option \"" + name + "\" has no value \"" + value + "\"");
      case game::OptionFault::no_such_seat:
        refuse("there is no seat " + value + " for the option \"" + name + "\"");
    }
  }
  return setup;
}

game::Seat seat_of(const Place& place, int seat) {
  if (seat < 0 || seat >= place.players())
    refuse("there is no seat " + std::to_string(seat) + "; seats are numbered from 0");
  return static_cast<game::Seat>(seat);
}

}  // namespace foxtray::python

NB_MODULE(_foxtray, module) {
  module.attr("__version__") = FOXTRAY_VERSION;
  nanobind::exception<foxtray::env::Refused>(module, "Refused", PyExc_ValueError);
  foxtray::python::add_positions(module);
  foxtray::python::add_games(module);
  foxtray::python::add_play(module);
}
