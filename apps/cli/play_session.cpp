#include "cli/play_session.h"

#include <fmt/core.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <utility>

#include "cli/common.h"
#include "wizard/state.h"

namespace foxtray::cli {

using game::Seat;
using table::Refused;

namespace {

/// Dice and players draw from streams numbered by the events so far, so that a game taken up again
/// with the same seed goes on with the same dice.
luck::Generator dice_of(std::uint64_t seed, std::size_t events) {
  return {seed, static_cast<luck::Stream>(2 * events)};
}
luck::Generator thoughts_of(std::uint64_t seed, std::size_t events) {
  return {seed, static_cast<luck::Stream>(2 * events + 1)};
}

/// Where the links lead, even if nothing is there yet.
std::filesystem::path target_of(std::filesystem::path path) {
  constexpr int kMostLinks = 40;  // as the system has it
  std::error_code error;
  for (int i = 0; i < kMostLinks && std::filesystem::is_symlink(path, error); ++i)
    path = path.parent_path() / std::filesystem::read_symlink(path, error);
  return path;
}

}  // namespace

// --- SaveFile
// -------------------------------------------------------------------------------------

std::optional<std::string> SaveFile::unfit() const {
  std::error_code error;
  const std::filesystem::file_status status = std::filesystem::status(path_, error);
  if (!std::filesystem::exists(status) || std::filesystem::is_regular_file(status))
    return std::nullopt;
  return fmt::format("{} is not a regular file", path_);
}

std::optional<std::string> SaveFile::write(const std::string& text) const {
  if (auto trouble = unfit()) return trouble;
  const std::filesystem::path path = target_of(path_);
  std::error_code error;
  if (path.has_parent_path()) std::filesystem::create_directories(path.parent_path(), error);
  const std::string beside = path.string() + ".new";
  std::FILE* file = std::fopen(beside.c_str(), "wb");
  if (file == nullptr) return fmt::format("cannot write {}: {}", beside, std::strerror(errno));
  errno = 0;
  const bool written = std::fwrite(text.data(), 1, text.size(), file) == text.size();
  const bool closed = std::fclose(file) == 0;
  std::string why = std::strerror(errno);
  if (written && closed) {
    std::filesystem::rename(beside, path, error);
    if (!error) return std::nullopt;
    why = error.message();
  }
  std::filesystem::remove(beside, error);
  return fmt::format("cannot write {}: {}", path_, why);
}

std::string SaveFile::set_aside(std::string_view suffix) const {
  const std::filesystem::path path = target_of(path_);
  const std::string first = path.string() + std::string(suffix);
  std::string name = first;
  std::error_code error;
  for (int i = 2; std::filesystem::exists(std::filesystem::symlink_status(name, error)); ++i)
    name = first + std::to_string(i);
  std::filesystem::rename(path, name, error);
  if (error)
    throw Trouble{fmt::format("cannot move {} out of the way: {}", path_, error.message())};
  return name;
}

std::string SaveFile::usual_path(std::string_view game_id) {
  const char* data = std::getenv("XDG_DATA_HOME");
  std::string folder = data != nullptr && *data == '/' ? data : "";
  if (folder.empty()) {
    const char* home = std::getenv("HOME");
    if (home == nullptr || *home == '\0')
      throw Trouble{"there is no home folder to keep the game in; give a file with --save"};
    folder = std::string(home) + "/.local/share";
  }
  return fmt::format("{}/foxtray/{}.fox", folder, game_id);
}

// --- Session
// --------------------------------------------------------------------------------------

Session::Session(table::Table table, SessionSetup setup, Look look, SaveFile file)
    : table_(std::move(table)),
      setup_(std::move(setup)),
      look_(look),
      file_(std::move(file)),
      told_(table_.record().events.size()),
      saved_(told_) {}

int Session::people() const {
  return static_cast<int>(std::count(setup_.chairs.begin(), setup_.chairs.end(), nullptr));
}

table::Reach Session::reach() const {
  unsigned players = 0;
  for (std::size_t seat = 0; seat < setup_.chairs.size(); ++seat) {
    if (setup_.chairs[seat] != nullptr) players |= 1U << seat;
  }
  return {game::Actors(players), setup_.real_dice};
}

std::optional<Seat> Session::open_person() const {
  const game::Actors actors = table_.actors();
  for (Seat seat = 0; seat < setup_.chairs.size(); ++seat) {
    if (actors.has(seat) && person(seat)) return seat;
  }
  return std::nullopt;
}

bool Session::needs_curtain(Seat seat) const {
  if (people() < 2 || !game().has_secrets(table_.position(), seat)) return false;
  return game::as<wizard::State>(table_.position()).seer !=
         seat;  // the seer predicts openly (W10.8)
}

Need Session::run() {
  for (;;) {
    tell();
    asking_ = false;
    const game::Actors actors = table_.actors();
    std::optional<Need> need;
    if (actors.over()) {
      need = Need::over;
    } else if (actors.chance()) {
      if (setup_.real_dice) {
        need = Need::real_roll;
      } else if (!rolling_ && can_undo()) {
        need = Need::go_on;
      }
    } else if (const auto seat = open_person()) {
      if (*seat != asked_) lifted_ = false;
      asked_ = *seat;
      asking_ = true;
      need = needs_curtain(*seat) && !lifted_ ? Need::curtain : Need::decision;
    }
    if (need) {
      save();
      return *need;
    }
    if (actors.chance()) {
      roll();
    } else {
      move_player();
    }
  }
}

void Session::move_player() {
  const Seat seat = table_.actors().first();
  luck::Generator generator = thoughts_of(setup_.seed, table_.record().events.size());
  const game::Move move =
      setup_.chairs[seat]->choose(game(), table_.seen_by(seat), seat, generator);
  if (const Refused refused = table_.play(seat, move))
    throw Trouble{"a player made an impossible move: " + *refused};
}

void Session::roll() {
  rolling_ = false;
  const dice::Chance chance = game().chance(table_.position());
  luck::Generator generator = dice_of(setup_.seed, table_.record().events.size());
  const dice::Throw outcome =
      setup_.fair_dice ? setup_.fair_dice->at(chance) : generator.sample(chance);
  if (const Refused refused = table_.roll(outcome)) throw Trouble{*refused};
}

Refused Session::play(game::Move move) {
  Refused refused = table_.play(asked_, move);
  if (!refused) lifted_ = false;
  return refused;
}

Refused Session::play(std::string_view text) {
  Refused refused = table_.play(asked_, look_.recorded(text));
  if (refused) return look_.shown_words(*refused);
  lifted_ = false;
  return refused;
}

table::SpokenDice& Session::spoken() {
  if (!spoken_) spoken_.emplace(game(), table_.position());
  return *spoken_;
}

Refused Session::hear_dice(std::string_view answer) {
  table::SpokenDice& talk = spoken();
  // The look changes no first word, and here the first word may be a die.
  const std::string recorded = look_.recorded("x " + std::string(answer)).substr(2);
  if (Refused refused = talk.hear(recorded)) return refused;
  if (!talk.outcome()) return std::nullopt;
  Refused refused = table_.roll(*talk.outcome());
  spoken_.reset();
  return refused;
}

Refused Session::undo() {
  if (spoken_) {  // the talk about the dice begins anew
    const bool fresh =
        spoken_->question() == table::SpokenDice(game(), table_.position()).question();
    spoken_.reset();
    if (!fresh) return std::nullopt;
  }
  if (Refused refused = table_.undo(reach())) return refused;
  told_ = std::min(told_, table_.record().events.size());
  rolling_ = false;
  lifted_ = false;
  unsaved_ = true;
  return std::nullopt;
}

std::vector<std::string> Session::take_news() { return std::exchange(news_, {}); }

game::Position Session::seen() const {
  return asking_ ? table_.seen_by(asked_) : table_.position();
}

void Session::tell() {
  const auto& events = table_.record().events;
  if (told_ == events.size()) return;
  game::Position position = record::replay(table_.record(), told_);
  for (; told_ < events.size(); ++told_) {
    const record::Event event = events[told_];
    news_.push_back(told(view_of(position), event));
    record::apply(game(), position, event);
  }
}

void Session::save() {
  const std::size_t events = table_.record().events.size();
  if (!unsaved_ && saved_ == events) return;
  unsaved_ = false;
  saved_ = events;
  if (const auto trouble = file_.write(table_.text())) {
    unsaved_ = true;
    news_.push_back("The game is not saved: " + *trouble);
  }
}

std::optional<std::string> read_line() {
  std::string line;
  int c = std::getc(stdin);
  if (c == EOF) return std::nullopt;
  for (; c != EOF && c != '\n'; c = std::getc(stdin)) line += static_cast<char>(c);
  if (!line.empty() && line.back() == '\r') line.pop_back();
  return line;
}

}  // namespace foxtray::cli
