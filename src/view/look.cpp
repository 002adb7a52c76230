// V4: a look at a position.
#include "view/look.h"

#include <algorithm>

#include "catalog/catalog.h"

namespace foxtray::view {
namespace {

void put_header(Json& json, const record::Header& header) {
  const Game& game = *header.game;
  json.put("game", game.id);
  json.put("players", header.setup.players);
  json.list("names", [&] {
    for (std::size_t seat = 0; seat < header.setup.players; ++seat) json.add(header.names[seat]);
  });
  json.object("options", [&] {
    for (std::size_t o = 0; o < game.options.size(); ++o)
      json.put(game.options[o].name, game.options[o].values[header.setup.choice[o]]);
  });
  if (header.seed.empty()) {
    json.put("seed", nullptr);
  } else {
    json.put("seed", header.seed);
  }
}

/// Was a throw lost by itself, since nothing fits (C4.3, C6.5)?
bool lost(const Game& game, const Position& before, const Position& after) {
  if (catalog::entry_of(game).sheet == nullptr) return false;
  using clever::Stage;
  const auto& s = game::as<clever::State>(after);
  if (game.chance(before).law == dice::Law::serve) {
    const Stage stage = s.seat[0].stage;
    return stage != Stage::pick && stage != Stage::fall_back;
  }
  const Stage stage = s.seat[s.active].stage;
  const bool choosing = stage == Stage::choose || stage == Stage::chosen;
  return s.phase != clever::Phase::turn || s.open == 0 || !choosing;
}

void put_last(Json& json, const Moment& at) {
  if (at.events == 0) return json.put("last", nullptr);
  const record::Event event = at.record.events()[at.events - 1];
  std::string line = record::line_of(at.game(), at.before, event);
  json.object("last", [&] {
    if (event.chance()) {
      json.put("seat", nullptr);
      json.put("text", line);
      return json.put("lost", lost(at.game(), at.before, at.whole));
    }
    line.erase(0, 2);
    // Of a choice that the viewer may not know yet only the verb is told.
    const bool secret = event.seat != at.viewer &&
                        at.game().decides_in_secret(at.before, event.seat) &&
                        at.game().has_secrets(at.whole, at.viewer);
    if (secret) line.resize(line.find(' '));
    json.put("seat", event.seat);
    json.put("text", line);
  });
}

void put_asked(Json& json, const Moment& at) {
  const game::Actors actors = at.game().actors(at.whole);
  json.put("over", actors.over());
  json.list("actors", [&] {
    for (Seat seat = 0; seat < game::kMaxSeats; ++seat)
      if (actors.has(seat)) json.add(seat);
  });
  json.put("secrets", at.game().has_secrets(at.whole, at.viewer));
  json.list("in_secret", [&] {
    for (Seat seat = 0; seat < at.players(); ++seat)
      if (actors.has(seat) && at.game().decides_in_secret(at.whole, seat)) json.add(seat);
  });
  if (actors.chance()) {
    json.put("chance", table::say_chance(at.game(), at.whole));
  } else {
    json.put("chance", nullptr);
  }
}

void put_places(Json& json, const Moment& at) {
  if (!at.game().actors(at.whole).over()) return;
  const unsigned winners = game::winners(at.game(), at.whole);
  json.list("winners", [&] {
    for (Seat seat = 0; seat < at.players(); ++seat)
      if ((winners >> seat & 1U) != 0) json.add(seat);
  });
  json.list("places", [&] {
    for (Seat seat = 0; seat < at.players(); ++seat)
      json.add(game::place(at.game(), at.whole, seat));
  });
}

void put_moves(Json& json, const Moment& at) {
  json.list("moves", [&] {
    if (!at.game().actors(at.whole).has(at.viewer)) return;
    game::MoveList list;
    at.game().legal(at.seen, at.viewer, list);
    for (const Move move : list)
      json.object([&] { put_move(json, at.game(), at.seen, at.viewer, move); });
  });
}

}  // namespace

void put_move(Json& json, const Game& game, const Position& seen, Seat seat, Move move) {
  const std::string text = table::say(game, seen, seat, move);
  json.put("text", text);
  json.put("verb", std::string_view(text).substr(0, text.find(' ')));
  if (const clever::Sheet* sheet = catalog::entry_of(game).sheet) {
    put_clever_move(json, *sheet, seen, seat, move);
  } else {
    put_wizard_move(json, game, seen, seat, move);
  }
}

void put_look(Json& json, const Moment& at) {
  put_header(json, at.record.header());
  json.put("events", at.events);
  json.put("total", at.record.events().size());
  json.put("seat", at.viewer == kWatcher ? kNobody : int{at.viewer});
  put_asked(json, at);
  put_last(json, at);
  put_places(json, at);
  if (const clever::Sheet* sheet = catalog::entry_of(at.game()).sheet) {
    json.object("clever", [&] { put_clever(json, *sheet, at.seen); });
  } else {
    json.object("wizard", [&] { put_wizard(json, at.whole, at.seen); });
  }
  put_moves(json, at);
}

Answer look(std::string_view record_text, std::size_t events, int seat_number) {
  record::Record record;
  if (auto refusal = open(record_text, record)) return *refusal;
  Seat viewer = kWatcher;
  if (seat_number != kNobody)
    if (auto refusal = find_seat(record, seat_number, viewer)) return *refusal;
  if (events == kAllEvents) events = record.events().size();
  if (events > record.events().size()) {
    return no_such(Status::no_such_event, "event",
                   "the record has " + std::to_string(record.events().size()) + " events");
  }
  const bool now = events == record.events().size();
  Moment at{.record = record,
            .events = events,
            .before = events == 0 ? Position{} : record.position_after(events - 1),
            .whole = now ? record.position() : record.position_after(events),
            .seen = {},
            .viewer = viewer};
  at.seen = at.whole;
  record.game().conceal(at.seen, viewer);
  Json json;
  json.object([&] { put_look(json, at); });
  return {Status::fine, json.take()};
}

}  // namespace foxtray::view
