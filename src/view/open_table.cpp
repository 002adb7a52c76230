#include "view/open_table.h"

#include "catalog/catalog.h"
#include "game/words.h"
#include "view/look.h"
#include "view/refusal_words.h"
#include "wizard/state.h"

namespace foxtray::view {
namespace {

using host::Next;
using table::Chair;
using table::Table;

std::string_view name_of(Next::Kind kind) {
  switch (kind) {
    case Next::Kind::over:
      return "over";
    case Next::Kind::person:
      return "person";
    case Next::Kind::typed:
      return "typed";
    case Next::Kind::roll:
      return "roll";
    case Next::Kind::player:
      return "player";
  }
  return {};
}

void put_seat(Json& json, Seat seat) {
  if (seat == table::kNoSeat) {
    json.put("seat", nullptr);
  } else {
    json.put("seat", seat);
  }
}

/// A decision without its seat, a throw as it is.
std::string text_of(const Game& game, const Position& before, record::Event event) {
  std::string line = record::line_of(game, before, event);
  if (!event.chance()) line.erase(0, 2);
  return line;
}

/// Whose turn it is, or who the seer is.
Seat active_seat(const Game& game, const Position& position) {
  if (catalog::entry_of(game).sheet != nullptr) return game::as<clever::State>(position).active;
  return game::as<wizard::State>(position).seer;
}

/// `serve w4 y3 b5 g2 o6 p1`: all six dice of a serve, of which nobody has said where they lie.
std::optional<dice::Throw> faces_in(const Table& table, std::string_view text) {
  const clever::Sheet* sheet = catalog::entry_of(table.game()).sheet;
  if (sheet == nullptr || text.find('/') != std::string_view::npos) return std::nullopt;
  game::Words words(text);
  if (words.next() != "serve") return std::nullopt;
  dice::Throw faces;
  unsigned named = 0;
  for (std::string_view word = words.next(); !word.empty(); word = words.next()) {
    const std::size_t die = word.size() == 2 ? sheet->print.dice.find(word[0]) : std::string::npos;
    if (die == std::string_view::npos || word[1] < '1' || word[1] > '6') return std::nullopt;
    if ((named >> die & 1U) != 0) return std::nullopt;
    named |= 1U << die;
    faces.set_face(static_cast<int>(die), static_cast<dice::Face>(word[1] - '0'));
  }
  return named == (1U << clever::kDice) - 1 ? std::optional(faces) : std::nullopt;
}

host::Dice dice_of(const Table& table, const std::optional<luck::FairDice>& fair,
                   std::uint64_t seed) {
  if (table.throws() == table::Throws::typed) return host::Dice::typed();
  return fair ? host::Dice::fair(*fair) : host::Dice::seeded(seed);
}

}  // namespace

OpenTable::OpenTable(const Table& table, std::optional<luck::FairDice> dice, std::uint64_t seed,
                     host::Company& company)
    : host_(table, dice_of(table, dice, seed), {.seed = seed}, company),
      rolls_(dice.has_value()),
      seed_(seed) {}

Answer OpenTable::step(Seat viewer) {
  const Next next = host_.next();
  if (next.kind == Next::Kind::roll && !rolls_) {
    return refused(Status::no_seed, Cause::no_seed, {},
                   "this game has no seed: real dice are rolled");
  }
  if (next.kind == Next::Kind::player) {
    std::unique_ptr<players::Player> player;
    if (auto refusal = find_player(table().game(), table().chair(next.seat).player, player))
      return *refusal;
  }
  if (!next.by_step()) {
    const auto code = next.kind == Next::Kind::over ? table::Refusal::Code::game_over
                                                    : table::Refusal::Code::no_dice_now;
    return refused(table().game(), table().position(), {.code = code});
  }
  host_.step();
  return happened(viewer);
}

Answer OpenTable::play(Seat seat, std::string_view text, Seat viewer) {
  return told(host_.table().play(seat, text), viewer, text);
}

Answer OpenTable::roll(std::string_view text, Seat viewer) {
  const auto faces = table().actors().chance() ? faces_in(table(), text) : std::nullopt;
  if (!faces) return told(host_.table().roll(text), viewer);
  luck::Generator lots(seed_, static_cast<luck::Stream>(table().record().events().size()));
  return told(host_.table().roll(lots.served(*faces)), viewer);
}

Answer OpenTable::undo(Seat viewer) {
  const auto point = table().undo_point();
  if (point) undone_ = table().record().events()[point->events];
  return told(host_.table().undo(), viewer);
}

Answer OpenTable::told(const table::Answer& answer, Seat viewer, std::string_view text) const {
  if (!answer.refusal) return happened(viewer);
  return refused(table().game(), table().position(), *answer.refusal, text);
}

Answer OpenTable::happened(Seat viewer) const {
  const bool undone = table().entry(table().number()).kind == table::Entry::Kind::undo;
  Json json;
  json.object([&] {
    if (undone) {
      json.put("record", table().text());
    } else {
      std::string added = table().line() + "\n";
      if (table().actors().over())
        added += record::result_line(table().game(), table().position()) + "\n";
      json.put("added", added);
    }
    json.object("happened", [&] { put_event(json); });
    put_state(json, viewer);
  });
  return {Status::fine, json.take()};
}

void OpenTable::put_event(Json& json) const {
  const table::Entry& entry = table().entry(table().number());
  const Game& game = table().game();
  if (entry.kind == table::Entry::Kind::undo) {
    json.put("kind", "undo");
    const record::Event undone = undone_.value_or(record::Event{});
    put_seat(json, undone.seat);
    return json.put("text", text_of(game, table().position(), undone));
  }
  const record::Event event = entry.event();
  json.put("kind", event.chance() ? "throw" : "move");
  put_seat(json, event.seat);
  json.put("text", text_of(game, table().before_last(), event));
  if (event.chance()) return;
  Position seen = table().before_last();
  game.conceal(seen, event.seat);
  json.object("move", [&] { put_move(json, game, seen, event.seat, event.move()); });
}

void OpenTable::put_state(Json& json, Seat viewer) const {
  json.put("number", table().number());
  put_view(json, viewer);
  json.object("waits", [&] { put_waits(json, viewer); });
  put_undo(json);
}

void OpenTable::put_view(Json& json, Seat viewer) const {
  const record::Record& record = table().record();
  json.object("look", [&] {
    put_look(json, {.record = record,
                    .events = record.events().size(),
                    .before = table().before_last(),
                    .whole = table().position(),
                    .seen = table().seen_by(viewer),
                    .viewer = viewer});
  });
}

/// Whoever looks, if he is asked; otherwise the one next to whose turn it is.
Seat OpenTable::asked_next(game::Actors seats, Seat viewer) const {
  if (seats.has(viewer)) return viewer;
  const auto players = static_cast<unsigned>(table().seats());
  unsigned seat = active_seat(table().game(), table().position());
  while (!seats.has(static_cast<Seat>(seat))) seat = (seat + 1) % players;
  return static_cast<Seat>(seat);
}

void OpenTable::put_waits(Json& json, Seat viewer) const {
  const Next next = host_.next();
  json.put("for", name_of(next.kind));
  if (next.kind == Next::Kind::player) {
    json.put("seat", next.seat);
    json.put("player", table().chair(next.seat).player);
  }
  if (next.kind != Next::Kind::person) return;
  const Seat seat = asked_next(next.seats, viewer);
  const bool secret = table().game().decides_in_secret(table().position(), seat);
  json.put("seat", seat);
  json.put("secret", secret);
  if (seat != viewer && !secret) put_view(json, seat);
}

void OpenTable::put_undo(Json& json) const {
  if (const auto point = table().undo_point())
    return json.object("undo", [&] { put_seat(json, point->seat); });
  if (const auto refusal = table().undo_refusal()) json.put("undo", words_of(refusal->code).name);
}

// --- By number ---------------------------------------------------------------------------------

OpenTables::Found OpenTables::find(std::uint32_t number, int viewer) {
  const auto found = tables_.find(number);
  if (found == tables_.end())
    return {.refusal = no_such(Status::no_such_table, "table", "no such table is open")};
  OpenTable& open = found->second;
  if (viewer == kNobody) return {.table = &open, .viewer = kWatcher};
  Seat seat = 0;
  if (auto refusal = find_seat(open.table().record(), viewer, seat)) return {.refusal = refusal};
  return {.table = &open, .viewer = seat};
}

Answer OpenTables::open(const Opening& opening, int viewer) {
  record::Record record;
  if (auto refusal = view::open(opening.record, record)) return *refusal;
  Seat seat = kWatcher;
  if (viewer != kNobody)
    if (auto refusal = find_seat(record, viewer, seat)) return *refusal;
  const record::Header header = record.header();
  std::optional<luck::FairDice> dice;
  std::string wrong;
  if (!opening.typed && !header.seed.empty()) {
    dice = luck::FairDice::from(header.seed, wrong);
    if (!dice) return refused(Status::no_seed, Cause::bad_seed, {header.seed}, wrong);
  }
  Table table(std::move(record), opening.typed ? table::Throws::typed : table::Throws::by_host);
  game::Words words(opening.seats);
  for (Seat at = 0; at < table.seats(); ++at) {
    const std::string_view word = words.next();
    const bool person = word == "person";
    const Chair chair{person ? Chair::Kind::person : Chair::Kind::player,
                      person ? "" : std::string(word)};
    if (const auto refusal = table.sit(at, chair, header.names[at]).refusal)
      return no_such(Status::no_such_player, "player", "a seat has neither a person nor a player");
  }
  const std::string text = table.text();
  const auto [place, fresh] =
      tables_.try_emplace(last_ + 1, std::move(table), dice, opening.seed, company_);
  ++last_;
  Json json;
  json.object([&] {
    json.put("table", place->first);
    json.put("record", text);
    place->second.put_state(json, seat);
  });
  return {Status::fine, json.take()};
}

Answer OpenTables::look(std::uint32_t number, int viewer) {
  const Found found = find(number, viewer);
  if (found.refusal) return *found.refusal;
  Json json;
  json.object([&] { found.table->put_state(json, found.viewer); });
  return {Status::fine, json.take()};
}

Answer OpenTables::step(std::uint32_t number, int viewer) {
  const Found found = find(number, viewer);
  return found.refusal ? *found.refusal : found.table->step(found.viewer);
}

Answer OpenTables::play(std::uint32_t number, int seat_number, std::string_view text, int viewer) {
  const Found found = find(number, viewer);
  if (found.refusal) return *found.refusal;
  Seat seat = 0;
  if (auto refusal = find_seat(found.table->table().record(), seat_number, seat)) return *refusal;
  return found.table->play(seat, text, found.viewer);
}

Answer OpenTables::roll(std::uint32_t number, std::string_view text, int viewer) {
  const Found found = find(number, viewer);
  return found.refusal ? *found.refusal : found.table->roll(text, found.viewer);
}

Answer OpenTables::undo(std::uint32_t number, int viewer) {
  const Found found = find(number, viewer);
  return found.refusal ? *found.refusal : found.table->undo(found.viewer);
}

Answer OpenTables::why(std::uint32_t number, int seat_number, std::string_view text) {
  const Found found = find(number, seat_number);
  if (found.refusal) return *found.refusal;
  return view::why(found.table->table(), found.viewer, text);
}

Answer OpenTables::close(std::uint32_t number) {
  const Found found = find(number, kNobody);
  if (found.refusal) return *found.refusal;
  tables_.erase(number);
  return {};
}

}  // namespace foxtray::view
