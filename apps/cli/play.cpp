#include <fmt/core.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <random>

#include "cli/common.h"
#include "cli/play_session.h"
#include "cli/verbs.h"

namespace foxtray::cli {
namespace {

using game::Seat;

/// How many letters must change to make one word the other.
std::size_t distance(std::string_view a, std::string_view b) {
  std::vector<std::size_t> row(b.size() + 1);
  for (std::size_t j = 0; j < row.size(); ++j) row[j] = j;
  for (std::size_t i = 1; i <= a.size(); ++i) {
    std::size_t diagonal = row[0]++;
    for (std::size_t j = 1; j < row.size(); ++j) {
      const std::size_t change = diagonal + (a[i - 1] == b[j - 1] ? 0 : 1);
      diagonal = row[j];
      row[j] = std::min({change, row[j] + 1, row[j - 1] + 1});
    }
  }
  return row.back();
}

/// A person's name can be anything; but a player's name with a slip of the finger is not meant so.
void check_name(const std::string& name) {
  if (name.empty()) throw Trouble{"a seat has no name; --seats is like me,greedy or Anna,Ben"};
  if (std::any_of(name.begin(), name.end(),
                  [](char c) { return c == '#' || static_cast<unsigned char>(c) < 0x20; })) {
    throw Trouble{fmt::format("the name '{}' has a character that a record cannot hold", name)};
  }
  for (const std::string_view known : players::names()) {
    if (name != known && distance(name, known) <= 2) {
      const auto all = players::names();
      throw Trouble{
          fmt::format("no player is called '{}'; the players are {} (for a person's name write it "
                      "with a capital)",
                      name, joined({all.begin(), all.end()}, ", "))};
    }
  }
}

std::vector<std::string> seats_of(const std::string& text) {
  std::vector<std::string> seats = split(text, ',');
  for (std::string& name : seats) {
    while (!name.empty() && name.front() == ' ') name.erase(0, 1);
    while (!name.empty() && name.back() == ' ') name.pop_back();
    check_name(name);
  }
  return seats;
}

record::Header new_header(const PlayCall& call) {
  const std::vector<std::string> seats = seats_of(call.seats);
  const game::Game& game = *game_named(call.game).game;
  record::Header header;
  header.game = &game;
  const auto players = static_cast<int>(seats.size());
  if (players < game.min_players || players > game.max_players) {
    throw Trouble{fmt::format("{} is played by {} to {}; name them like --seats me,greedy",
                              game.title, game.min_players, game.max_players)};
  }
  header.setup = setup_of(game, players, call.options);
  for (std::size_t seat = 0; seat < seats.size(); ++seat) {
    if (seats[seat] != "me") header.names[seat] = seats[seat];
  }
  return header;
}

/// Who sits there: as called, or by the names in the record.
std::vector<Chair> chairs_of(const PlayCall& call, record::Header& header) {
  std::vector<std::string> seats = seats_of(call.seats);
  const std::size_t players = header.setup.players;
  if (seats.size() == 1 && seats[0] == "me" && players > 1) {
    seats.assign(header.names.begin(), header.names.begin() + static_cast<std::ptrdiff_t>(players));
  } else if (seats.size() != players) {
    throw Trouble{
        fmt::format("the game has {} seats, but --seats names {}", players, seats.size())};
  }
  std::vector<Chair> chairs;
  for (std::size_t seat = 0; seat < players; ++seat) {
    chairs.push_back(players::make(seats[seat]));
    if (seats[seat] != "me" && !seats[seat].empty()) header.names[seat] = seats[seat];
  }
  return chairs;
}

void say(const PlayCall& call, std::string_view text) {
  print(in_characters(text, call.ascii ? Characters::ascii : Characters::all));
  std::fflush(stdout);
}

bool in_progress(const record::Record& record) {
  return std::any_of(record.events.begin(), record.events.end(),
                     [](record::Event e) { return !e.chance(); }) &&
         !record.header.game->actors(record::replay(record)).over();
}

std::string decisions_in(const record::Record& record) {
  const auto count = std::count_if(record.events.begin(), record.events.end(),
                                   [](record::Event e) { return !e.chance(); });
  return count == 1 ? "one decision" : fmt::format("{} decisions", count);
}

/// What the usual place holds: a game to go on with, if there is one and people want it. Nothing if
/// the input ended before they answered.
enum class Answer { go_on, begin, leave };
Answer ask_to_go_on(const PlayCall& call, const SaveFile& file, const record::Record& record) {
  say(call, fmt::format("A game of {} is in progress, with {} so far.\nIt is kept in {}.\n"
                        "Go on with it? (yes or no)\n> ",
                        record.header.game->title, decisions_in(record), file.path()));
  for (;;) {
    const auto line = read_line();
    if (!line) return Answer::leave;
    if (*line == "yes" || *line == "y" || line->empty()) return Answer::go_on;
    if (*line == "no" || *line == "n") return Answer::begin;
    say(call, "Please answer yes or no.\n> ");
  }
}

/// The game to play; nothing if people left.
std::optional<record::Record> find_game(const PlayCall& call, SaveFile& file) {
  record::Record record;
  if (!call.load.empty()) {
    if (call.load == "-")
      throw Trouble{"a game cannot be loaded from standard input, because it is played there"};
    if (const auto fault = record::read(text_of_file(call.load), record)) {
      throw Trouble{fmt::format("{}:{}", call.load, fault->text()), kFailed};
    }
    file = SaveFile(call.save.empty() ? call.load : call.save);
    return record;
  }
  const record::Header header = new_header(call);
  file = SaveFile(call.save.empty() ? SaveFile::usual_path(header.game->id) : call.save);
  std::error_code error;
  if (std::filesystem::exists(file.path(), error)) {
    if (const auto fault = record::read(text_of_file(file.path()), record)) {
      say(call,
          fmt::format(
              "The game kept in {} is damaged, in line {}\nIt is kept as {}; a new game begins.\n",
              file.path(), fault->text(), file.set_aside(".damaged")));
    } else if (in_progress(record)) {
      switch (ask_to_go_on(call, file, record)) {
        case Answer::go_on:
          return record;
        case Answer::begin:
          say(call, fmt::format("The earlier game is kept as {}.\n", file.set_aside(".earlier")));
          break;
        case Answer::leave:
          return std::nullopt;
      }
    }
  }
  return record::Record{header, {}};
}

bool full_screen(const PlayCall& call) {
  if (call.plain || isatty(STDIN_FILENO) == 0 || isatty(STDOUT_FILENO) == 0) return false;
  const char* terminal = std::getenv("TERM");
  return terminal != nullptr && *terminal != '\0' && std::string_view(terminal) != "dumb";
}

std::uint64_t fresh_number() {
  std::random_device device;
  return std::uint64_t{device()} << 32 | device();
}

}  // namespace

int play(const PlayCall& call) {
  SaveFile file("");
  auto record = find_game(call, file);
  if (!record) return kFine;
  SessionSetup setup{.chairs = chairs_of(call, record->header),
                     .seed = call.seed ? *call.seed : fresh_number(),
                     .real_dice = call.real_dice};
  const Look look(*record->header.game, call.dice_set, call.ascii);
  table::Table table(std::move(*record));
  if (const auto trouble = file.write(table.text())) {
    throw Trouble{
        fmt::format("the game cannot be kept: {}; give another file with --save", *trouble)};
  }
  Session session(std::move(table), std::move(setup), look, std::move(file));
  if (full_screen(call)) {
    play_on_screen(session);
  } else {
    play_in_lines(session);
  }
  return kFine;
}

}  // namespace foxtray::cli
