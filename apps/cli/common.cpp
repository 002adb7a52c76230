#include "cli/common.h"

#include <fmt/core.h>

#include <algorithm>
#include <cctype>
#include <cerrno>
#include <clocale>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <memory>

#include "cli/draw.h"
#include "roster/roster.h"

namespace foxtray::cli {
namespace {

std::string read_all(std::FILE* file, const std::string& name) {
  std::string text;
  std::array<char, 1 << 16> buffer;
  for (;;) {
    const std::size_t n = std::fread(buffer.data(), 1, buffer.size(), file);
    text.append(buffer.data(), n);
    if (text.size() > record::kMaxTextSize) throw Trouble{name + " is larger than any game record"};
    if (n == 0) break;
  }
  if (std::ferror(file) != 0)
    throw Trouble{fmt::format("cannot read {}: {}", name, std::strerror(errno))};
  return text;
}

std::string in_locale(std::string_view text) {
  return in_characters(text, ascii_output() ? Characters::ascii : Characters::all);
}

}  // namespace

const catalog::Entry& game_named(const std::string& id) {
  const catalog::Entry* entry = catalog::find(id);
  if (entry != nullptr) return *entry;
  std::vector<std::string> ids;
  for (const auto& known : catalog::games()) ids.emplace_back(known.game->id);
  throw Trouble{fmt::format("no game is called '{}'; the games are {}", id, joined(ids, ", "))};
}

game::Setup setup_of(const game::Game& game, int players, const std::vector<std::string>& options) {
  if (players < game.min_players || players > game.max_players) {
    throw Trouble{fmt::format("{} is played by {} to {}, not by {}", game.title, game.min_players,
                              game.max_players, players)};
  }
  game::Setup setup{.players = static_cast<std::uint8_t>(players)};
  std::vector<std::string> given;
  for (const std::string& option : options) {
    const auto equals = option.find('=');
    if (equals == std::string::npos)
      throw Trouble{fmt::format("an option is NAME=VALUE, not '{}'", option)};
    const std::string name = option.substr(0, equals);
    if (std::find(given.begin(), given.end(), name) != given.end())
      throw Trouble{fmt::format("the house rule '{}' is given twice", name)};
    given.push_back(name);
    game::Choice choice{};
    const std::string value = option.substr(equals + 1);
    switch (game::find_option(game, players, name, value, choice)) {
      case game::OptionFault::none:
        break;
      case game::OptionFault::unknown_option: {
        std::vector<std::string> names;
        for (const auto& known : game.options) names.emplace_back(known.name);
        throw Trouble{fmt::format("{} has no option '{}'; its options are {}", game.title, name,
                                  joined(names, ", "))};
      }
      case game::OptionFault::unknown_value: {
        std::vector<std::string> values;
        for (const auto& known : game.options) {
          if (known.name != name) continue;
          for (const auto one : known.values) values.emplace_back(one);
        }
        throw Trouble{fmt::format("'{}' is no value of {}; its values are {}", value, name,
                                  joined(values, ", "))};
      }
      case game::OptionFault::no_such_seat:
        throw Trouble{fmt::format("there is no seat {}; the seats are 1 to {}", value, players)};
    }
    setup.choice[choice.option] = choice.value;
  }
  return setup;
}

std::vector<std::string> players_named(const std::string& names, int seats) {
  std::vector<std::string> result = split(names, ',');
  for (const std::string& name : result) {
    if (roster::make(name) != nullptr) continue;
    const std::size_t colon = name.find(':');
    if (colon != std::string::npos && roster::make(name.substr(0, colon)) != nullptr) {
      if (roster::make(name.substr(0, colon) + ":2") == nullptr) {
        throw Trouble{fmt::format(
            "{} tries no moves out, so more time does not help it; write {} without a number",
            name.substr(0, colon), name.substr(0, colon))};
      }
      throw Trouble{
          fmt::format("after the colon comes how many times the time {} has, from 1 to 10000, as "
                      "in {}:20, not '{}'",
                      name.substr(0, colon), name.substr(0, colon), name.substr(colon + 1))};
    }
    const auto known = roster::names();
    throw Trouble{fmt::format("no player is called '{}'; the players are {}", name,
                              joined({known.begin(), known.end()}, ", "))};
  }
  if (result.size() == 1) result.resize(static_cast<std::size_t>(seats), result[0]);
  if (result.size() == static_cast<std::size_t>(seats)) return result;
  throw Trouble{fmt::format("{} named for {}; name one, or one for each seat",
                            counted(std::ssize(result), "player is", "players are"),
                            counted(seats, "seat"))};
}

std::string text_of_file(const std::string& name) {
  if (name == "-") return read_all(stdin, "standard input");
  const std::unique_ptr<std::FILE, int (*)(std::FILE*)> file(std::fopen(name.c_str(), "rb"),
                                                             std::fclose);
  if (file == nullptr) throw Trouble{fmt::format("cannot open {}: {}", name, std::strerror(errno))};
  return read_all(file.get(), name);
}

record::Record reading_of_file(const std::string& name) {
  record::Record reading;
  if (const auto fault = record::read(text_of_file(name), reading)) {
    throw Trouble{fmt::format("{}:{}", name, fault->text()), kFailed};
  }
  return reading;
}

std::vector<std::string> split(std::string_view text, char separator) {
  std::vector<std::string> parts;
  for (;;) {
    const auto at = text.find(separator);
    parts.emplace_back(text.substr(0, at));
    if (at == std::string_view::npos) return parts;
    text.remove_prefix(at + 1);
  }
}

std::string joined(const std::vector<std::string>& words, std::string_view separator) {
  std::string text;
  for (const std::string& word : words) {
    if (!text.empty()) text += separator;
    text += word;
  }
  return text;
}

std::string counted(std::int64_t number, std::string_view one, std::string_view many) {
  if (number == 1 || number == -1) return fmt::format("{} {}", number, one);
  return many.empty() ? fmt::format("{} {}s", number, one) : fmt::format("{} {}", number, many);
}

void use_locale() {
  if (std::setlocale(LC_CTYPE, "") != nullptr) return;
  for (const char* variable : {"LC_ALL", "LC_CTYPE", "LANG"}) {
    const char* value = std::getenv(variable);
    if (value == nullptr || *value == '\0') continue;
    std::string name = value;
    std::transform(name.begin(), name.end(), name.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    if (name.find("utf-8") != std::string::npos || name.find("utf8") != std::string::npos)
      std::setlocale(LC_CTYPE, "C.UTF-8");
    return;
  }
}

void print(std::string_view text) { print_bytes(in_locale(text)); }

void print_bytes(std::string_view bytes) { std::fwrite(bytes.data(), 1, bytes.size(), stdout); }

void complain(std::string_view sentence) {
  std::fflush(stdout);
  std::fprintf(stderr, "foxtray: %s\n", in_locale(without_controls(sentence)).c_str());
}

}  // namespace foxtray::cli
