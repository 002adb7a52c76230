#include "table/table.h"

#include <algorithm>
#include <utility>

#include "game/words.h"
#include "record/concealed.h"
#include "record/lines.h"

namespace foxtray::table {

using record::Event;
using Code = Refusal::Code;
using game::Words;

namespace {

constexpr std::size_t kRefusedRemembered = 32;

Answer refuse(Code code, Seat seat = 0) { return {0, Refusal{.code = code, .seat = seat}}; }
Answer refuse(const Refusal& refusal) { return {0, refusal}; }

/// Empty, or one that a record can hold.
bool is_name(std::string_view name) { return name.empty() || record::is_name(name); }

/// Is it one word?
bool is_player(std::string_view name) {
  return !name.empty() && is_name(name) && name.find(' ') == std::string_view::npos;
}

[[maybe_unused]] bool is_legal(const Game& game, const Position& position, Seat seat, Move move) {
  game::MoveList list;
  game.legal(position, seat, list);
  return list.contains(move);
}

std::string number_of(Seat seat) { return std::to_string(seat + 1); }

}  // namespace

Table::Table(record::Header header, Throws throws)
    : Table(record::Record(std::move(header)), throws) {}

Table::Table(record::Record record, Throws throws) : throws_(throws) {
  const std::vector<Event> events = record.events();
  record_ = std::move(record);
  record_.truncate(0);
  asked_ = actors();
  for (const Event event : events) add_event(event);
}

Position Table::seen_by(Seat seat) const {
  Position seen = position();
  game().conceal(seen, seat);
  return seen;
}

// --- The numbers that commands answer
// --------------------------------------------------------------

std::optional<Number> Table::decision(Seat seat) const {
  if (!actors().has(seat)) return std::nullopt;
  return asked_since_[seat];
}

std::optional<Number> Table::throw_due() const {
  if (!actors().chance()) return std::nullopt;
  return thrown_since_;
}

std::optional<UndoPoint> Table::undo_point() const {
  UndoPoint found;
  if (find_undo(found)) return std::nullopt;
  return found;
}

std::optional<Refusal> Table::undo_refusal() const {
  UndoPoint found;
  return find_undo(found);
}

/// Did a person decide anything in the first `events` events?
bool Table::person_decided(std::size_t events) const {
  const auto first = record_.events().begin();
  return std::any_of(first, first + static_cast<std::ptrdiff_t>(events), [this](Event event) {
    return !event.chance() && !player_decides(event.seat);
  });
}

std::optional<Refusal> Table::find_undo(UndoPoint& found) const {
  const std::vector<Event>& events = record_.events();
  for (std::size_t i = events.size(); i-- > 0;) {
    const Seat seat = events[i].seat;
    found = {.events = i, .number = marks_[i].number, .seat = seat};
    if (events[i].chance()) {
      if (throws_ == Throws::typed) return std::nullopt;
      return Refusal{.code = person_decided(i) ? Code::rolled_since : Code::nothing_to_undo};
    }
    if (marks_[i].shows) return Refusal{.code = Code::revealed_since};
    if (player_decides(seat)) continue;
    if (undoing_ && *undoing_ != seat) return Refusal{.code = Code::others_decided, .seat = seat};
    return std::nullopt;
  }
  return Refusal{.code = Code::nothing_to_undo};
}

// --- Commands
// --------------------------------------------------------------------------------------

Answer Table::take(const Command& command) {
  if (command.seat >= seats()) return refuse(Code::no_such_seat, command.seat);
  if (command.by >= seats() && command.by != kNoSeat) return refuse(Code::no_such_seat, command.by);
  if (auto before = answered(command.id)) return *before;
  const auto late = stale(command);
  Answer answer = late ? refuse(*late) : obey(command);
  if (command.id.none()) return answer;
  if (!answer.refusal) {
    log_.back().id = command.id;
  } else if (refused_.size() < kRefusedRemembered) {
    refused_.push_back({command.id, *answer.refusal});
  } else {
    refused_[next_refused_] = {command.id, *answer.refusal};
    next_refused_ = (next_refused_ + 1) % kRefusedRemembered;
  }
  return answer;
}

/// The answer that the command got when it came before.
std::optional<Answer> Table::answered(CommandId id) const {
  if (id.none()) return std::nullopt;
  for (Number number = this->number(); number > 0; --number)
    if (entry(number).id == id) return Answer{number, {}};
  for (const Refused& refused : refused_)
    if (refused.id == id) return refuse(refused.refusal);
  return std::nullopt;
}

/// Why a late command is refused: it answers another decision than the present one.
std::optional<Refusal> Table::stale(const Command& command) const {
  std::optional<Number> present;
  switch (command.kind) {
    case Command::Kind::play:
      if (auto refusal = not_asked(game(), position(), command.seat)) return refusal;
      present = decision(command.seat);
      break;
    case Command::Kind::roll:
      if (throws_ != Throws::typed) return Refusal{.code = Code::dice_are_rolled};
      present = throw_due();
      if (!present) return Refusal{.code = actors().over() ? Code::game_over : Code::no_dice_now};
      break;
    case Command::Kind::undo: {
      UndoPoint point;
      if (auto refusal = find_undo(point)) return refusal;
      present = point.number;
      break;
    }
    case Command::Kind::sit:
    case Command::Kind::take_over:
    case Command::Kind::hand_back:
      present = seated_since(command.seat);
      break;
  }
  if (command.decision == present) return std::nullopt;
  return Refusal{.code = Code::stale, .seat = command.seat};
}

Answer Table::obey(const Command& command) {
  switch (command.kind) {
    case Command::Kind::play:
      if (player_decides(command.seat)) return refuse(Code::player_decides, command.seat);
      return play(command.seat, command.text);
    case Command::Kind::roll:
      return roll(command.text);
    case Command::Kind::undo:
      return undo(command.by);
    case Command::Kind::sit:
      return restore_line("sit " + number_of(command.seat) + " " + std::string(command.text));
    case Command::Kind::take_over:
      return take_over(command.seat, std::string(command.text), command.by);
    case Command::Kind::hand_back:
      return hand_back(command.seat, command.by);
  }
  return {};
}

Answer Table::play(Seat seat, Move move) {
  if (const auto refusal = not_asked(game(), position(), seat)) return refuse(*refusal);
  assert(is_legal(game(), position(), seat, move));
  add_event(Event::of(seat, move));
  return {number(), {}};
}

Answer Table::play(Seat seat, std::string_view text) {
  if (const auto refusal = not_asked(game(), position(), seat)) return refuse(*refusal);
  if (const auto move = game().hear(position(), seat, text)) return play(seat, *move);
  return refuse(
      {.code = Code::illegal_move, .seat = seat, .rules = game().why_not(position(), seat, text)});
}

Answer Table::roll(dice::Throw outcome) {
  if (actors().over()) return refuse(Code::game_over);
  if (!actors().chance()) return refuse(Code::no_dice_now);
  if (!dice::possible(game().chance(position()), outcome)) return refuse(Code::other_throw);
  add_event(Event::of(outcome));
  return {number(), {}};
}

Answer Table::roll(std::string_view text) {
  if (actors().over()) return refuse(Code::game_over);
  if (!actors().chance()) return refuse(Code::no_dice_now);
  const auto outcome = game().hear_throw(position(), text);
  return outcome ? roll(*outcome) : refuse(Code::other_throw);
}

Answer Table::undo(Seat by) {
  UndoPoint point;
  if (const auto refusal = find_undo(point)) return refuse(*refusal);
  if (point.seat != kNoSeat) undoing_ = point.seat;
  return add(
      {.kind = Entry::Kind::undo, .by = by, .code = static_cast<std::uint32_t>(point.events)});
}

Answer Table::sit(Seat seat, Chair chair, std::string name) {
  if (seat >= seats()) return refuse(Code::no_such_seat, seat);
  const bool plays = chair.kind == Chair::Kind::player;
  if (plays ? !is_player(chair.player) : !chair.player.empty()) return refuse(Code::bad_name, seat);
  if (!is_name(name)) return refuse(Code::bad_name, seat);
  return add_chair({.kind = Entry::Kind::sit, .seat = seat}, std::move(chair), std::move(name));
}

Answer Table::take_over(Seat seat, std::string player, Seat by) {
  if (seat >= seats()) return refuse(Code::no_such_seat, seat);
  if (player_decides(seat)) return refuse(Code::player_decides, seat);
  if (!is_player(player)) return refuse(Code::bad_name, seat);
  return add_chair({.kind = Entry::Kind::take_over, .seat = seat, .by = by},
                   {chairs_[seat].kind, std::move(player)}, record_.header().names[seat]);
}

Answer Table::hand_back(Seat seat, Seat by) {
  if (seat >= seats()) return refuse(Code::no_such_seat, seat);
  if (chairs_[seat].kind == Chair::Kind::player || !player_decides(seat))
    return refuse(Code::person_decides, seat);
  return add_chair({.kind = Entry::Kind::hand_back, .seat = seat, .by = by},
                   {chairs_[seat].kind, {}}, record_.header().names[seat]);
}

// --- The log
// ---------------------------------------------------------------------------------------

/// Did an event show all that was a secret before it?
bool Table::reveals(const Position& before, const Position& after) const {
  return record::holds_secrets(game(), before) && !record::holds_secrets(game(), after);
}

void Table::add_event(Event event) {
  before_ = position();
  record_.append(event);
  marks_.push_back({number() + 1, !event.chance() && reveals(before_, position())});
  if (!event.chance() && !player_decides(event.seat)) undoing_.reset();
  add({.kind = Entry::Kind::event, .seat = event.seat, .by = event.seat, .code = event.code});
}

Answer Table::add_chair(const Entry& entry, Chair chair, std::string name) {
  chairs_[entry.seat] = chair;
  record_.set_name(entry.seat, name);
  Entry numbered = entry;
  numbered.code = static_cast<std::uint32_t>(seatings_.size());
  seatings_.push_back({std::move(chair), std::move(name)});
  seated_since_[entry.seat] = number() + 1;
  return add(numbered);
}

Answer Table::add(const Entry& entry) {
  log_.push_back(entry);
  if (entry.kind == Entry::Kind::undo) {
    record_.truncate(entry.code);
    marks_.resize(entry.code);
    if (entry.code > 0) before_ = record_.position_after(entry.code - 1);
  }
  note_who_is_asked(entry);
  return {number(), {}};
}

/// Whoever is asked something since this entry has its number. A seat that was asked before it, and
/// did nothing itself, is asked the same as before.
void Table::note_who_is_asked(const Entry& entry) {
  const bool all = entry.kind == Entry::Kind::undo;
  const bool event = entry.kind == Entry::Kind::event;
  for (Seat seat = 0; seat < seats(); ++seat)
    if (all || entry.seat == seat || !asked_.has(seat)) asked_since_[seat] = number();
  if (all || event) thrown_since_ = number();
  asked_ = actors();
}

std::string Table::line_of(const Entry& entry, const Position& before) const {
  const std::string by = entry.by == kNoSeat ? "" : " by " + number_of(entry.by);
  switch (entry.kind) {
    case Entry::Kind::event:
      return record::line_of(game(), before, entry.event());
    case Entry::Kind::undo:
      return "undo " + std::to_string(entry.code) + by;
    case Entry::Kind::sit: {
      const Seating& seating = seatings_[entry.code];
      std::string line = "sit " + number_of(entry.seat);
      if (seating.chair.kind == Chair::Kind::open) line += " open";
      if (seating.chair.kind == Chair::Kind::person) line += " person";
      if (seating.chair.kind == Chair::Kind::player) line += " player " + seating.chair.player;
      return seating.name.empty() ? line : line + " " + seating.name;
    }
    case Entry::Kind::take_over:
      return "take-over " + number_of(entry.seat) + " " + seatings_[entry.code].chair.player + by;
    case Entry::Kind::hand_back:
      return "hand-back " + number_of(entry.seat) + by;
  }
  return {};
}

std::string Table::line() const { return log_.empty() ? "" : line_of(log_.back(), before_); }

std::vector<std::string> Table::lines_after(Number after) const {
  std::vector<std::string> lines;
  record::Record replayed(record_.header());
  for (Number number = 1; number <= this->number(); ++number) {
    const Entry& at = entry(number);
    if (number > after) lines.push_back(line_of(at, replayed.position()));
    if (at.kind == Entry::Kind::event) replayed.append(at.event());
    if (at.kind == Entry::Kind::undo) replayed.truncate(at.code);
  }
  return lines;
}

std::vector<Told> Table::told_after(Number after, Seat viewer) const {
  struct Hidden {
    Number number;
    std::size_t event;
    std::string line;
  };
  std::vector<Told> told;
  std::vector<Hidden> hidden;
  record::Record replayed(record_.header());
  for (Number number = 1; number <= this->number(); ++number) {
    const Entry& at = entry(number);
    const Position& before = replayed.position();
    Told now{.number = number, .line = line_of(at, before), .shows = {}};
    if (at.kind == Entry::Kind::event) {
      const bool secret = record::hides(game(), before, at.event(), viewer);
      const std::string hidden_line =
          secret ? record::hidden_line(game(), before, at.event()) : std::string();
      replayed.append(at.event());
      if (!record::holds_secrets(game(), replayed.position())) {
        for (Hidden& each : hidden) now.shows.emplace_back(each.number, std::move(each.line));
        hidden.clear();
      } else if (secret) {
        hidden.push_back({number, replayed.events().size() - 1, now.line});
        now.line = hidden_line;
      }
    } else if (at.kind == Entry::Kind::undo) {
      replayed.truncate(at.code);
      std::erase_if(hidden, [&](const Hidden& each) { return each.event >= at.code; });
    }
    if (number > after) told.push_back(std::move(now));
  }
  return told;
}

bool Table::restore(std::string_view line, CommandId id) {
  if (restore_line(line).refusal) return false;
  log_.back().id = id;
  return true;
}

namespace {

/// `2`, as the seats of a line are written.
std::optional<Seat> seat_in(std::string_view word) {
  if (word.size() != 1 || word[0] < '1' || word[0] >= '1' + game::kMaxSeats) return std::nullopt;
  return static_cast<Seat>(word[0] - '1');
}

/// `by 2`, or nothing; false if it is something else.
bool hear_by(Words& words, Seat& by) {
  const std::string_view word = words.next();
  if (word.empty()) return true;
  const auto seat = seat_in(words.next());
  if (word != "by" || !seat || !words.rest().empty()) return false;
  by = *seat;
  return true;
}

}  // namespace

Answer Table::restore_line(std::string_view line) {
  const Answer unreadable = refuse(Code::bad_name);
  Words words(line);
  const std::string_view verb = words.next();
  if (verb == "undo") {
    const std::string_view events = words.next();
    const auto point = undo_point();
    Seat by = kNoSeat;
    if (!point || events != std::to_string(point->events) || !hear_by(words, by)) return unreadable;
    return undo(by);
  }
  const bool sits = verb == "sit";
  if (!sits && verb != "take-over" && verb != "hand-back") {
    if (const auto seat = seat_in(verb)) return play(*seat, words.rest());
    return roll(line);
  }
  const auto seat = seat_in(words.next());
  if (!seat) return unreadable;
  if (sits) {
    const std::string_view kind = words.next();
    Chair chair;
    if (kind == "person") chair.kind = Chair::Kind::person;
    if (kind == "player") chair = {Chair::Kind::player, std::string(words.next())};
    if (chair.kind == Chair::Kind::open && kind != "open") return unreadable;
    return sit(*seat, std::move(chair), std::string(words.rest()));
  }
  Seat by = kNoSeat;
  const std::string player(verb == "take-over" ? words.next() : "");
  if (!hear_by(words, by)) return unreadable;
  return verb == "take-over" ? take_over(*seat, player, by) : hand_back(*seat, by);
}

std::optional<Refusal> not_asked(const Game& game, const Position& position, Seat seat) {
  const game::Actors open = game.actors(position);
  if (open.has(seat)) return std::nullopt;
  if (seat >= game.setup(position).players)
    return Refusal{.code = Code::no_such_seat, .seat = seat};
  if (open.over()) return Refusal{.code = Code::game_over};
  if (open.chance()) return Refusal{.code = Code::dice_first};
  return Refusal{.code = Code::not_your_turn, .seat = seat};
}

std::string say(const Game& game, const Position& position, Seat seat, Move move) {
  std::array<char, game::kMaxText> text;
  return {text.data(), game.say(position, seat, move, text.data())};
}

std::string say_chance(const Game& game, const Position& position) {
  std::array<char, game::kMaxText> text;
  return {text.data(), game.say_chance(position, text.data())};
}

}  // namespace foxtray::table
