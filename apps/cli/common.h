// What several verbs need: games, options, players and files named on the command line.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "catalog/catalog.h"
#include "cli/files.h"
#include "cli/verbs.h"
#include "record/reader.h"

namespace foxtray::cli {

/// All of these throw Trouble with a sentence that says what would have been right.
const catalog::Entry& game_named(const std::string& id);
game::Setup setup_of(const game::Game& game, int players, const std::vector<std::string>& options);
/// One player's name for each seat, from `random` or `greedy,random,...`.
std::vector<std::string> players_named(const std::string& names, int seats);
record::Record reading_of_file(const std::string& name);

std::vector<std::string> split(std::string_view text, char separator);
/// `1 die`, `2 dice`; without a word for many it ends with s.
std::string counted(std::int64_t number, std::string_view one, std::string_view many = {});
std::string joined(const std::vector<std::string>& words, std::string_view separator);

/// Takes the locale of the environment. One that is not installed counts by its name.
void use_locale();
/// Writes to standard output what people read, in the characters that their locale has.
void print(std::string_view text);
/// Writes to standard output what programs read, as it is.
void print_bytes(std::string_view bytes);
/// Writes a sentence to standard error.
void complain(std::string_view sentence);

}  // namespace foxtray::cli
