#include <fmt/core.h>

#include <algorithm>
#include <boost/json.hpp>

#include "cli/common.h"
#include "cli/standing.h"
#include "roster/roster.h"

namespace foxtray::cli {
namespace {

boost::json::object as_json(const catalog::Entry& entry) {
  const game::Game& game = *entry.game;
  boost::json::array options;
  for (const auto& option : game.options) {
    boost::json::array values;
    for (const auto value : option.values) values.emplace_back(std::string(value));
    options.push_back({{"name", std::string(option.name)},
                       {"default", std::string(option.values[0])},
                       {"values", values},
                       {"meaning", std::string(option.meaning)}});
  }
  boost::json::array bands;
  for (int band = 1; band < bands_of(entry); ++band)
    bands.emplace_back(entry.sheet->print.bands[static_cast<std::size_t>(band - 1)]);
  return {{"id", std::string(game.id)},
          {"title", std::string(game.title)},
          {"min_players", game.min_players},
          {"max_players", game.max_players},
          {"options", options},
          {"bands", bands}};
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

/// All that is known of one game: also the bands of solo games.
std::string whole_text(const catalog::Entry& entry) {
  std::string text = as_text(*entry.game);
  if (bands_of(entry) == 0) return text;
  text += "  solo ratings, the best first:\n";
  const clever::Print& print = entry.sheet->print;
  for (int number = 1; number <= bands_of(entry); ++number) {
    text += fmt::format("  {:>4}  {:<12}  {}\n", number, points_of(print, {number}),
                        praise_of(print, {number}));
  }
  return text;
}

std::string players_as_text() {
  const auto characters = roster::characters();
  std::vector<std::string> levels;
  for (const auto name : roster::names()) {
    if (std::find(characters.begin(), characters.end(), name) == characters.end())
      levels.emplace_back(name);
  }
  return fmt::format("players, the weakest first: {}\ncharacters, who play like people: {}\n",
                     joined(levels, ", "), joined({characters.begin(), characters.end()}, ", "));
}

}  // namespace

int games(const GamesCall& call) {
  std::span<const catalog::Entry> listed = catalog::games();
  if (!call.game.empty()) listed = {&game_named(call.game), 1};
  if (call.json) {
    boost::json::array all;
    for (const auto& entry : listed) all.push_back(as_json(entry));
    boost::json::array players;
    for (const auto name : roster::names()) players.emplace_back(std::string(name));
    boost::json::array characters;
    for (const auto name : roster::characters()) characters.emplace_back(std::string(name));
    print_bytes(boost::json::serialize(boost::json::object{
                    {"games", all}, {"players", players}, {"characters", characters}}) +
                "\n");
    return kFine;
  }
  if (!call.game.empty()) {
    print(whole_text(listed[0]));
    return kFine;
  }
  for (const auto& entry : listed) print(as_text(*entry.game));
  print(players_as_text());
  print("foxtray games GAME lists the solo ratings of a game too\n");
  return kFine;
}

}  // namespace foxtray::cli
