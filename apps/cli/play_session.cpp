#include "cli/play_session.h"

#include <fmt/core.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdio>
#include <utility>

#include "cli/common.h"
#include "cli/interrupts.h"
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

}  // namespace

Session::Session(table::Table table, SessionSetup setup, Look look, SaveFile file)
    : table_(std::move(table)),
      setup_(std::move(setup)),
      look_(look),
      file_(std::move(file)),
      told_(table_.record().events().size()),
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
    if (Interrupts::noted()) {
      need = Need::leave;
    } else if (actors.over()) {
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
  const auto& events = table_.record().events();
  // A player may think for long, and what people decided is not to be lost meanwhile.
  if (!events.empty() && !events.back().chance() && person(events.back().seat)) save();
  luck::Generator generator = thoughts_of(setup_.seed, events.size());
  const game::Move move =
      setup_.chairs[seat]->choose(game(), table_.seen_by(seat), seat, generator);
  if (const Refused refused = table_.play(seat, move))
    throw Trouble{"a player made an impossible move: " + *refused};
}

void Session::roll() {
  rolling_ = false;
  const dice::Chance chance = game().chance(table_.position());
  luck::Generator generator = dice_of(setup_.seed, table_.record().events().size());
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
  told_ = std::min(told_, table_.record().events().size());
  if (table_.record().events().size() < saved_) begun_in_file_ = false;
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
  const auto& events = table_.record().events();
  if (told_ == events.size()) return;
  game::Position position = table_.record().position_after(told_);
  for (; told_ < events.size(); ++told_) {
    const record::Event event = events[told_];
    news_.push_back(told(view_of(position), event));
    record::apply(game(), position, event);
  }
}

void Session::save() {
  const bool failed_before = failed_;
  if (const auto trouble = keep()) {
    news_.push_back("The game is not saved: " + *trouble);
  } else if (failed_before) {
    news_.emplace_back("The game is saved again.");
  }
}

std::optional<std::string> Session::keep() {
  const std::size_t events = table_.record().events().size();
  if (!unsaved_ && saved_ == events) return std::nullopt;
  const std::string before = file_.path();
  auto trouble = file_.write(table_.text());
  if (file_.path() != before) {
    begun_in_file_ = false;
    news_.push_back(fmt::format(
        "Another program has changed {}, and that stays. This game is kept in {} from now on",
        before, file_.path()));
  }
  failed_ = trouble.has_value();
  unsaved_ = trouble.has_value();
  if (trouble) return trouble;
  saved_ = events;
  begun_in_file_ = true;
  return std::nullopt;
}

std::optional<std::string> Session::keep_in(const std::string& path) {
  SaveFile other(path);
  if (auto trouble = other.unfit()) return trouble;
  if (other.is_there()) return fmt::format("there is already a file {}", path);
  other.claim();
  if (auto trouble = other.write(table_.text())) return trouble;
  file_ = std::move(other);
  saved_ = table_.record().events().size();
  unsaved_ = false;
  failed_ = false;
  begun_in_file_ = true;
  return std::nullopt;
}

std::string Session::missing() const {
  const auto& events = table_.record().events();
  if (!file_.is_there()) return fmt::format("Nothing of it is in {}", file_.path());
  if (!begun_in_file_ || saved_ >= events.size())
    return fmt::format("{} holds an earlier state of it", file_.path());
  const auto lost = static_cast<std::int64_t>(events.size() - saved_);
  return fmt::format("{} lacks {} at its end", file_.path(), counted(lost, "event"));
}

std::optional<std::string> read_line() {
  static std::string waiting;  // read, and not yet asked for
  static bool ended = false;
  for (;;) {
    const std::size_t end = waiting.find('\n');
    if (end != std::string::npos || (ended && !waiting.empty())) {
      std::string line = waiting.substr(0, end);
      waiting.erase(0, end == std::string::npos ? end : end + 1);
      if (!line.empty() && line.back() == '\r') line.pop_back();
      return line;
    }
    if (ended) return std::nullopt;
    if (!Interrupts::wait_for_input()) {
      if (Interrupts::noted()) return std::nullopt;
      continue;
    }
    std::array<char, 4096> part;
    const ssize_t size = read(STDIN_FILENO, part.data(), part.size());
    if (size > 0) waiting.append(part.data(), static_cast<std::size_t>(size));
    ended = size == 0 || (size < 0 && errno != EINTR && errno != EAGAIN);
  }
}

}  // namespace foxtray::cli
