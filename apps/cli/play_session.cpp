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
#include "view/refusal_words.h"

namespace foxtray::cli {

using game::Seat;
using host::Next;

namespace {

host::Host host_of(record::Record record, const SessionSetup& setup, host::Company& company) {
  const record::Header header = record.header();
  table::Table table(std::move(record), setup.dice.throws());
  for (Seat seat = 0; seat < table.seats(); ++seat)
    table.sit(seat, setup.chairs[seat], header.names[seat]);
  return {std::move(table),
          setup.dice,
          {setup.seed, host::Lots::From::events},
          company,
          host::First::people};
}

}  // namespace

Session::Session(record::Record record, const SessionSetup& setup, Look look, SaveFile file)
    : host_(host_of(std::move(record), setup, company_)),
      look_(look),
      file_(std::move(file)),
      told_(table().record().events().size()),
      told_position_(table().position()),
      saved_(told_) {}

int Session::people() const {
  int people = 0;
  for (Seat seat = 0; seat < table().seats(); ++seat)
    if (!table().player_decides(seat)) ++people;
  return people;
}

Need Session::run() {
  for (;;) {
    tell();
    asking_ = false;
    if (const auto need = this->need()) {
      save();
      return *need;
    }
    step();
  }
}

/// What people have to do before the game goes on; nothing, if it goes on by a step.
std::optional<Need> Session::need() {
  if (Interrupts::noted()) return Need::leave;
  const Next next = host_.next();
  switch (next.kind) {
    case Next::Kind::over:
      return Need::over;
    case Next::Kind::typed:
      return Need::real_roll;
    case Next::Kind::person:
      return ask(next.seats.first());
    case Next::Kind::roll:
      if (!rolling_ && can_undo()) return Need::go_on;
      break;
    case Next::Kind::player:
      break;
  }
  return std::nullopt;
}

Need Session::ask(Seat seat) {
  if (seat != asked_) lifted_ = false;
  asked_ = seat;
  asking_ = true;
  const bool secret = people() > 1 && game().decides_in_secret(table().position(), seat);
  return secret && !lifted_ ? Need::curtain : Need::decision;
}

void Session::step() {
  const auto& events = table().record().events();
  // A player may think for long, and what people decided is not to be lost meanwhile.
  if (!table().actors().chance() && !events.empty() && !events.back().chance() &&
      !table().player_decides(events.back().seat))
    save();
  rolling_ = false;
  if (!host_.step()) throw Trouble{"a player is asked who does not know this game"};
}

Refused Session::sentence(const table::Answer& answer) const {
  if (!answer.refusal) return std::nullopt;
  return view::sentence(game(), table().position(), *answer.refusal);
}

void Session::play(game::Move move) {
  host_.table().play(asked_, move);
  lifted_ = false;
}

Refused Session::play(std::string_view text) {
  const Refused refused = sentence(host_.table().play(asked_, look_.recorded(text)));
  if (refused) return look_.shown_words(*refused);
  lifted_ = false;
  return std::nullopt;
}

SpokenDice& Session::spoken() {
  if (!spoken_) spoken_.emplace(game(), table().position());
  return *spoken_;
}

Refused Session::hear_dice(std::string_view answer) {
  SpokenDice& talk = spoken();
  // The look changes no first word, and here the first word may be a die.
  const std::string recorded = look_.recorded("x " + std::string(answer)).substr(2);
  if (Refused refused = talk.hear(recorded)) return refused;
  if (!talk.outcome()) return std::nullopt;
  Refused refused = sentence(host_.table().roll(*talk.outcome()));
  spoken_.reset();
  return refused;
}

Refused Session::undo() {
  if (spoken_) {  // the talk about the dice begins anew
    const bool fresh = spoken_->question() == SpokenDice(game(), table().position()).question();
    spoken_.reset();
    if (!fresh) return std::nullopt;
  }
  if (Refused refused = sentence(host_.table().undo())) return refused;
  const std::size_t events = table().record().events().size();
  if (events < told_) {
    told_ = events;
    told_position_ = table().position();
  }
  if (events < saved_) begun_in_file_ = false;
  rolling_ = false;
  lifted_ = false;
  unsaved_ = true;
  return std::nullopt;
}

std::vector<std::string> Session::take_news() { return std::exchange(news_, {}); }

game::Position Session::seen() const {
  return asking_ ? table().seen_by(asked_) : table().position();
}

void Session::tell() {
  const auto& events = table().record().events();
  for (; told_ < events.size(); ++told_) {
    news_.push_back(told(view_of(told_position_), events[told_]));
    record::apply(game(), told_position_, events[told_]);
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
  const std::size_t events = table().record().events().size();
  if (!unsaved_ && saved_ == events) return std::nullopt;
  const std::string before = file_.path();
  auto trouble = file_.write(table().text());
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
  if (auto trouble = other.write(table().text())) return trouble;
  file_ = std::move(other);
  saved_ = table().record().events().size();
  unsaved_ = false;
  failed_ = false;
  begun_in_file_ = true;
  return std::nullopt;
}

std::string Session::missing() const {
  const auto& events = table().record().events();
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
