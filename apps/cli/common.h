// What several verbs need: games, options, players and files named on the command line.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "catalog/catalog.h"
#include "cli/verbs.h"
#include "record/reader.h"

namespace foxtray::cli {

/// All of these throw Trouble with a sentence that says what would have been right.
const catalog::Entry& game_named(const std::string& id);
game::Setup setup_of(const game::Game& game, int players, const std::vector<std::string>& options);
/// One player's name for each seat, from `random` or `greedy,random,...`.
std::vector<std::string> players_named(const std::string& names, int seats);
record::Reading reading_of_file(const std::string& name);

void write_file(const std::string& path, std::string_view text);

std::vector<std::string> split(std::string_view text, char separator);
std::string joined(const std::vector<std::string>& words, std::string_view separator);

/// Writes to standard output.
void print(std::string_view text);

}  // namespace foxtray::cli
