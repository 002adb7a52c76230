#include <fmt/core.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <random>

#include "cli/common.h"
#include "cli/play_session.h"
#include "cli/screen_known.h"
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

/// Can a record hold the name?
bool can_be_kept(const std::string& name) {
  record::Header header;
  header.game = catalog::games()[0].game;
  header.setup.players = 1;
  header.names[0] = name;
  record::Record record;
  return !record::read(record::header_text(header), record) && record.header.names[0] == name;
}

/// A person's name can be anything; but a player's name with a slip of the finger is not meant so.
void check_name(const std::string& name, std::size_t number) {
  if (name.empty()) throw Trouble{"a seat has no name; --seats is like me,greedy or Anna,Ben"};
  if (!can_be_kept(name)) {
    throw Trouble{
        fmt::format("the name of seat {} has a character that a record cannot hold", number)};
  }
  if (players::make(name) != nullptr) return;
  std::string small = name;
  std::transform(small.begin(), small.end(), small.begin(), [](char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  });
  const bool capital = name[0] != small[0];
  const auto all = players::names();
  for (const std::string_view known : all) {
    if (small == known) {
      throw Trouble{fmt::format(
          "for the player write '{}', in small letters; a person needs another name", known)};
    }
    if (!capital && distance(name, known) <= 2) {
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
    check_name(name, static_cast<std::size_t>(&name - seats.data()) + 1);
  }
  return seats;
}

record::Header new_header(const PlayCall& call) {
  const std::vector<std::string> seats = seats_of(call.seats);
  const game::Game& game =
      call.game.empty() ? *catalog::games()[0].game : *game_named(call.game).game;
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

bool begun(const record::Record& record) {
  return std::any_of(record.events.begin(), record.events.end(),
                     [](record::Event e) { return !e.chance(); });
}

bool in_progress(const record::Record& record) {
  return begun(record) && !record.header.game->actors(record::replay(record)).over();
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

/// The game to play, and the file to keep it in.
struct Found {
  record::Record record;
  SaveFile file;
  enum class Holds { nothing, this_game, another, damage };
  Holds holds = Holds::nothing;  // what the file holds
  std::string damage;            // what is wrong with it
};
using Holds = Found::Holds;

/// Throws what keeps the game from being kept.
void must_be_kept(const std::optional<std::string>& trouble) {
  if (trouble)
    throw Trouble{
        fmt::format("the game cannot be kept: {}; give another file with --save", *trouble)};
}

bool is_there(const std::string& path) {
  std::error_code error;
  return std::filesystem::exists(path, error);
}

/// Never writes over another game.
void make_room(const PlayCall& call, const Found& found) {
  if (found.holds == Holds::another) {
    say(call, fmt::format("The earlier game is kept as {}.\n", found.file.set_aside(".earlier")));
  } else if (found.holds == Holds::damage) {
    say(call,
        fmt::format(
            "The game kept in {} is damaged, in line {}\nIt is kept as {}; a new game begins.\n",
            found.file.path(), found.damage, found.file.set_aside(".damaged")));
  }
}

Found load_game(const PlayCall& call) {
  if (call.load == "-")
    throw Trouble{"a game cannot be loaded from standard input, because it is played there"};
  Found found{{}, SaveFile(call.save.empty() ? call.load : call.save), Holds::nothing, {}};
  must_be_kept(found.file.unfit());
  if (const auto fault = record::read(text_of_file(call.load), found.record))
    throw Trouble{fmt::format("{}:{}", call.load, fault->text()), kFailed};
  const game::Game& game = *found.record.header.game;
  if (!call.game.empty() && call.game != game.id) {
    throw Trouble{
        fmt::format("{} is a game of {}; leave out --game, or --load", call.load, game.title)};
  }
  if (!call.options.empty())
    throw Trouble{fmt::format("{} has its own house rules; leave out --option", call.load)};
  std::error_code error;
  if (std::filesystem::equivalent(call.load, found.file.path(), error)) {
    found.holds = Holds::this_game;
  } else if (is_there(found.file.path())) {
    found.holds = Holds::another;
  }
  return found;
}

/// Nothing if people left.
std::optional<Found> new_or_kept_game(const PlayCall& call) {
  const record::Header header = new_header(call);
  const SaveFile file(call.save.empty() ? SaveFile::usual_path(header.game->id) : call.save);
  must_be_kept(file.unfit());
  Found fresh{{header, {}}, file, Holds::nothing, {}};
  if (!is_there(file.path())) return fresh;
  record::Record record;
  if (const auto fault = record::read(text_of_file(file.path()), record)) {
    fresh.holds = Holds::damage;
    fresh.damage = fault->text();
    return fresh;
  }
  if (record.header.game == header.game && in_progress(record)) {
    const Answer answer = ask_to_go_on(call, file, record);
    if (answer == Answer::leave) return std::nullopt;
    if (answer == Answer::go_on) return Found{std::move(record), file, Holds::this_game, {}};
  }
  if (begun(record) || record::header_text(record.header) != record::header_text(header))
    fresh.holds = Holds::another;
  return fresh;
}

/// The dice of the record's seed; other dice do not follow from it, and the record loses it.
std::optional<luck::FairDice> fair_dice_of(const PlayCall& call, record::Header& header) {
  std::optional<luck::FairDice> dice;
  std::string wrong;
  if (!call.seed && !call.real_dice) dice = luck::FairDice::from(header.seed, wrong);
  if (!dice) header.seed.clear();
  return dice;
}

bool full_screen(const PlayCall& call) {
  if (call.plain || isatty(STDIN_FILENO) == 0 || isatty(STDOUT_FILENO) == 0) return false;
  const char* terminal = std::getenv("TERM");
  return terminal != nullptr && *terminal != '\0' && std::string_view(terminal) != "dumb" &&
         screen_is_known();
}

std::uint64_t fresh_number() {
  std::random_device device;
  return std::uint64_t{device()} << 32 | device();
}

}  // namespace

int play(const PlayCall& call) {
  if (call.seed && call.real_dice)
    throw Trouble{"real dice have no seed; give one of --seed and --real-dice"};
  auto found = call.load.empty() ? new_or_kept_game(call) : load_game(call);
  if (!found) return kFine;
  record::Header& header = found->record.header;
  SessionSetup setup{.chairs = chairs_of(call, header),
                     .seed = call.seed ? *call.seed : fresh_number(),
                     .fair_dice = fair_dice_of(call, header),
                     .real_dice = call.real_dice};
  const Look look(*header.game, call.dice_set, call.ascii);
  make_room(call, *found);
  table::Table table(std::move(found->record));
  if (found->holds != Holds::this_game) must_be_kept(found->file.write(table.text()));
  Session session(std::move(table), std::move(setup), look, std::move(found->file));
  if (full_screen(call)) {
    play_on_screen(session);
  } else {
    play_in_lines(session);
  }
  return kFine;
}

}  // namespace foxtray::cli
