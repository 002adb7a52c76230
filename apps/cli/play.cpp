#include <fmt/core.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <random>

#include "cli/common.h"
#include "cli/interrupts.h"
#include "cli/play_session.h"
#include "cli/screen_known.h"
#include "cli/verbs.h"
#include "cli/weights.h"
#include "record/lines.h"
#include "roster/roster.h"

namespace foxtray::cli {
namespace {

using game::Seat;

constexpr std::string_view kAlone = "me";  // what --seats is if it is not given

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

/// Is it written as a player who thinks longer is, or as one who exists?
bool like_a_player(std::string_view name) {
  const std::size_t colon = name.find(':');
  if (colon == std::string_view::npos) return false;
  return roster::make(name.substr(0, colon)) != nullptr ||
         name.find_first_not_of("0123456789", colon + 1) == std::string_view::npos;
}

/// A person's name can be anything; but a player's name with a slip of the finger is not meant so.
void check_name(const std::string& name, std::size_t number) {
  if (name.empty()) throw Trouble{"a seat has no name; --seats is like me,greedy or Anna,Ben"};
  if (!record::is_name(name)) {
    throw Trouble{
        fmt::format("the name of seat {} has a character that a record cannot hold", number)};
  }
  if (roster::make(name) != nullptr) return;
  if (like_a_player(name)) players_named(name, 1);  // says what is wrong with it
  std::string small = name;
  std::transform(small.begin(), small.end(), small.begin(), [](char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  });
  const bool capital = name[0] != small[0];
  const auto all = roster::names();
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

const game::Game& game_of(const PlayCall& call) {
  return call.game.empty() ? *catalog::games()[0].game : *game_named(call.game).game;
}

record::Header new_header(const PlayCall& call) {
  const std::vector<std::string> seats = seats_of(call.seats);
  const game::Game& game = game_of(call);
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
  if (call.fair_dice) header.seed = call.seed ? luck::make_seed(*call.seed) : luck::fresh_seed();
  return header;
}

void say(const PlayCall& call, std::string_view text) {
  print(in_characters(text, call.ascii ? Characters::ascii : Characters::all));
  std::fflush(stdout);
}

bool begun(const record::Record& record) {
  return std::any_of(record.events().begin(), record.events().end(),
                     [](record::Event e) { return !e.chance(); });
}

bool in_progress(const record::Record& record) {
  return begun(record) && !record.game().actors(record.position()).over();
}

std::string decisions_in(const record::Record& record) {
  const auto count = std::count_if(record.events().begin(), record.events().end(),
                                   [](record::Event e) { return !e.chance(); });
  return counted(count, "decision");
}

std::vector<std::string> names_in(const record::Header& header) {
  std::vector<std::string> names;
  for (std::size_t seat = 0; seat < header.setup.players; ++seat)
    names.push_back(header.names[seat].empty() ? "me" : header.names[seat]);
  return names;
}

/// A game that is gone on with keeps its seats.
std::string seats_stay(const PlayCall& call, const record::Header& kept) {
  const std::vector<std::string> names = names_in(kept);
  if (call.seats == kAlone || seats_of(call.seats) == names) return "";
  return fmt::format("Its seats are {}; --seats does not apply to it, only to a new game.\n",
                     joined(names, ", "));
}

/// What the usual place holds: a game to go on with, if there is one and people want it. Nothing if
/// the input ended before they answered.
enum class Answer { go_on, begin, leave };
Answer ask_to_go_on(const PlayCall& call, const SaveFile& file, const record::Record& record) {
  say(call, fmt::format("A game of {} is in progress, with {} so far.\nIt is kept in {}.\n"
                        "{}Go on with it? (yes or no)\n> ",
                        record.game().title, decisions_in(record), file.path(),
                        seats_stay(call, record.header())));
  for (;;) {
    const auto line = read_line();
    if (!line) return Answer::leave;
    if (*line == "yes" || *line == "y" || line->empty()) return Answer::go_on;
    if (*line == "no" || *line == "n") return Answer::begin;
    if (*line == "quit" || *line == "q") return Answer::leave;
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
  bool shared = false;           // another program has the file that was asked for
};
using Holds = Found::Holds;

/// Was it kept, and do people go on with it?
bool goes_on(const PlayCall& call, const Found& found) {
  return call.load.empty() && found.holds == Holds::this_game;
}

/// Who sits there: as called, or by the names in the record.
std::vector<table::Chair> chairs_of(const PlayCall& call, Found& found) {
  const record::Header& header = found.record.header();
  std::vector<std::string> seats = seats_of(call.seats);
  const std::size_t players = header.setup.players;
  if (goes_on(call, found) || (call.seats == kAlone && players > 1)) {
    seats.assign(header.names.begin(), header.names.begin() + static_cast<std::ptrdiff_t>(players));
  } else if (seats.size() != players) {
    throw Trouble{fmt::format("the game has {}, but --seats names {}",
                              counted(static_cast<std::int64_t>(players), "seat"), seats.size())};
  }
  std::vector<table::Chair> chairs;
  for (std::size_t seat = 0; seat < players; ++seat) {
    if (roster::make(seats[seat]) != nullptr) {
      chairs.push_back({table::Chair::Kind::player, seats[seat]});
    } else {
      chairs.push_back({table::Chair::Kind::person, {}});
    }
    if (seats[seat] != "me" && !seats[seat].empty())
      found.record.set_name(static_cast<Seat>(seat), seats[seat]);
  }
  return chairs;
}

/// Throws what keeps the game from being kept.
void must_be_kept(const std::optional<std::string>& trouble) {
  if (trouble)
    throw Trouble{
        fmt::format("the game cannot be kept: {}; give another file with --save", *trouble)};
}

/// Waits for Enter; false if people leave.
bool agreed(const PlayCall& call) {
  for (;;) {
    const auto line = read_line();
    if (!line || *line == "quit" || *line == "q") return false;
    if (line->empty()) return true;
    say(call, "Please press Enter, or type quit > ");
  }
}

/// What the file holds beside this game, and the record in it.
void look_into(Found& found, record::Record& record) {
  const std::string text = text_of_file(found.file.path());
  if (text.empty()) return;
  if (!record::begins_like_one(text)) {
    throw Trouble{
        fmt::format("{} is not a game record of foxtray, and stays as it is; give another "
                    "file with --save",
                    found.file.path())};
  }
  found.holds = Holds::another;
  if (const auto fault = record::read(text, record)) {
    found.holds = Holds::damage;
    found.damage = fault->text();
  }
}

/// Never writes over another game. False if people would rather leave.
bool make_room(const PlayCall& call, Found& found) {
  if (found.holds == Holds::another) {
    say(call, fmt::format("The earlier game is kept as {}.\n", found.file.set_aside(".earlier")));
  } else if (found.holds == Holds::damage) {
    say(call, fmt::format("The game kept in {} is damaged, in line {}\n"
                          "Press Enter to keep it under another name and begin, or type quit > ",
                          found.file.path(), found.damage));
    if (!agreed(call)) return false;
    say(call, fmt::format("It is kept as {}.\n", found.file.set_aside(".damaged")));
  }
  return true;
}

/// Two programs never play on with one file: the second one takes another.
void take_another(const PlayCall& call, SaveFile& file) {
  const std::string played = file.path();
  file.take_free_name();
  say(call, fmt::format("The game in {} is being played by another foxtray at this moment.\n"
                        "This one is kept in {}.\n",
                        played, file.path()));
}

Found load_game(const PlayCall& call) {
  if (call.load == "-")
    throw Trouble{"a game cannot be loaded from standard input, because it is played there"};
  Found found{{}, SaveFile(call.save.empty() ? call.load : call.save), Holds::nothing, {}};
  must_be_kept(found.file.unfit());
  const bool taken = !found.file.claim();
  if (taken) take_another(call, found.file);
  if (const auto fault = record::read(text_of_file(call.load), found.record))
    throw Trouble{fmt::format("{}:{}", call.load, fault->text()), kFailed};
  const game::Game& game = found.record.game();
  if (!call.game.empty() && call.game != game.id) {
    throw Trouble{
        fmt::format("{} is a game of {}; leave out --game, or --load", call.load, game.title)};
  }
  if (!call.options.empty())
    throw Trouble{fmt::format("{} has its own house rules; leave out --option", call.load)};
  std::error_code error;
  found.shared = taken;
  if (taken) {
    found.holds = Holds::nothing;
  } else if (std::filesystem::equivalent(call.load, found.file.path(), error)) {
    found.holds = Holds::this_game;
  } else if (found.file.is_there()) {
    record::Record other;
    look_into(found, other);
  }
  return found;
}

/// Do the headers say the same, apart from the dice?
bool same_game(record::Header one, record::Header other) {
  one.seed.clear();
  other.seed.clear();
  return record::header_text(one) == record::header_text(other);
}

/// Nothing if people left. A kept game is offered first: seats and house rules are of a new one.
std::optional<Found> new_or_kept_game(const PlayCall& call) {
  const game::Game& game = game_of(call);
  const std::string path = call.save.empty() ? SaveFile::usual_path(game.id) : call.save;
  Found fresh{{}, SaveFile(path), Holds::nothing, {}};
  must_be_kept(fresh.file.unfit());
  fresh.shared = !fresh.file.claim();
  record::Record kept;
  if (!fresh.shared && fresh.file.is_there()) look_into(fresh, kept);
  const bool another = fresh.holds == Holds::another;
  if (another && &kept.game() == &game && in_progress(kept)) {
    const Answer answer = ask_to_go_on(call, fresh.file, kept);
    if (answer == Answer::leave) return std::nullopt;
    if (answer == Answer::go_on) return Found{std::move(kept), fresh.file, Holds::this_game, {}};
  }
  const record::Header header = new_header(call);
  if (fresh.shared) take_another(call, fresh.file);
  if (another && !begun(kept) && same_game(kept.header(), header)) fresh.holds = Holds::nothing;
  fresh.record = record::Record(header);
  return fresh;
}

/// The dice of the record's seed; other dice do not follow from it, and the record loses it.
std::optional<luck::FairDice> fair_dice_of(const PlayCall& call, record::Record& record) {
  const std::string& seed = record.header().seed;
  std::optional<luck::FairDice> dice;
  std::string wrong;
  if (call.fair_dice && seed.empty()) {
    throw Trouble{
        "that game was not begun with fair dice, so its dice do not follow from a seed; leave out "
        "--fair-dice"};
  }
  if (call.fair_dice || (!call.seed && !call.real_dice)) dice = luck::FairDice::from(seed, wrong);
  if (!dice) record.drop_seed();
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
  if (call.save == "-") throw Trouble{"a game is kept in a file of its own, not '-'"};
  // Only the usual place is made if it is not there.
  if (!call.save.empty()) must_be_kept(missing_folder(call.save));
  if (call.seed && call.real_dice)
    throw Trouble{"real dice have no seed; give one of --seed and --real-dice"};
  if (call.fair_dice && call.real_dice)
    throw Trouble{"real dice cannot be recomputed; give one of --fair-dice and --real-dice"};
  auto found = call.load.empty() ? new_or_kept_game(call) : load_game(call);
  if (!found) return kFine;
  const game::Game& game = found->record.game();
  use_weights(call.weights, &game);
  SessionSetup setup{.chairs = chairs_of(call, *found),
                     .seed = call.seed ? *call.seed : fresh_number()};
  if (const auto fair = fair_dice_of(call, found->record)) {
    setup.dice = host::Dice::fair(*fair);
  } else if (!call.real_dice) {
    setup.dice = host::Dice::seeded(setup.seed);
  }
  dice_set_for(game, call.dice_set);
  const Look look(game, call.dice_set, ascii_output(call.ascii));
  if (!make_room(call, *found)) return kFine;
  if (found->holds != Holds::this_game)
    must_be_kept(found->file.write(record::text_of(found->record)));
  const bool screen = full_screen(call);
  if (screen && found->shared) {
    say(call, "Press Enter to go on > ");  // the screen would hide what was said
    if (!read_line()) return kFine;
  }
  const Interrupts interrupts(screen ? leave_screen : nullptr);
  Session session(std::move(found->record), setup, look, std::move(found->file));
  if (screen) {
    play_on_screen(session);
    put_standing(session);
  } else {
    play_in_lines(session);
  }
  return take_leave(session);
}

}  // namespace foxtray::cli
