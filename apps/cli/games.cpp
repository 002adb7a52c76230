#include <fmt/core.h>

#include <boost/json.hpp>

#include "cli/common.h"
#include "players/player.h"

namespace foxtray::cli {
namespace {

boost::json::object as_json(const game::Game& game) {
  boost::json::array options;
  for (const auto& option : game.options) {
    boost::json::array values;
    for (const auto value : option.values) values.emplace_back(std::string(value));
    options.push_back({{"name", std::string(option.name)},
                       {"default", std::string(option.values[0])},
                       {"values", values},
                       {"meaning", std::string(option.meaning)}});
  }
  return {{"id", std::string(game.id)},
          {"title", std::string(game.title)},
          {"min_players", game.min_players},
          {"max_players", game.max_players},
          {"options", options}};
}

std::string as_text(const game::Game& game) {
  std::string text = fmt::format("{}: {}, {}-{} players\n", game.id, game.title, game.min_players,
                                 game.max_players);
  for (const auto& option : game.options) {
    std::vector<std::string> values(option.values.begin(), option.values.end());
    text += fmt::format("  {}={} (default {}): {}\n", option.name, joined(values, "|"),
                        option.values[0], option.meaning);
  }
  return text;
}

}  // namespace

int games(const GamesCall& call) {
  if (call.json) {
    boost::json::array all;
    for (const auto& entry : catalog::games()) all.push_back(as_json(*entry.game));
    boost::json::array players;
    for (const auto name : players::names()) players.emplace_back(std::string(name));
    print(boost::json::serialize(boost::json::object{{"games", all}, {"players", players}}) + "\n");
    return kFine;
  }
  for (const auto& entry : catalog::games()) print(as_text(*entry.game));
  return kFine;
}

}  // namespace foxtray::cli
