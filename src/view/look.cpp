// V4: a look at a position.
#include "view/look.h"

#include <algorithm>

#include "catalog/catalog.h"

namespace foxtray::view {
namespace {

/// A record at one of its events.
struct Moment {
  const record::Record& record;
  std::size_t events;
  Position whole;
  Position seen;  // by the one who looks
  Seat viewer;    // or somebody who is at no seat

  const Game& game() const { return record.game(); }
  Seat players() const { return record.header().setup.players; }
};

constexpr Seat kWatcher = 255;

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

void put_last(Json& json, const Moment& at) {
  if (at.events == 0) return json.put("last", nullptr);
  const record::Event event = at.record.events()[at.events - 1];
  json.object("last", [&] {
    if (event.chance()) {
      json.put("seat", nullptr);
    } else {
      json.put("seat", event.seat);
    }
    const Position before = at.record.position_after(at.events - 1);
    std::string line = record::line_of(at.game(), before, event);
    if (!event.chance()) line.erase(0, 2);
    // Of a choice that the viewer may not know yet only the verb is told.
    const bool secret = !event.chance() && event.seat != at.viewer &&
                        at.game().decides_in_secret(before, event.seat) &&
                        at.game().has_secrets(at.whole, at.viewer);
    if (secret) line.resize(line.find(' '));
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
  const clever::Sheet* sheet = catalog::entry_of(at.game()).sheet;
  json.list("moves", [&] {
    if (!at.game().actors(at.whole).has(at.viewer)) return;
    game::MoveList list;
    at.game().legal(at.seen, at.viewer, list);
    for (const Move move : list) {
      json.object([&] {
        const std::string text = table::say(at.game(), at.seen, at.viewer, move);
        json.put("text", text);
        json.put("verb", std::string_view(text).substr(0, text.find(' ')));
        if (sheet != nullptr) {
          put_clever_move(json, *sheet, at.seen, at.viewer, move);
        } else {
          put_wizard_move(json, at.game(), at.seen, at.viewer, move);
        }
      });
    }
  });
}

std::string json_of(const Moment& at) {
  Json json;
  json.object([&] {
    put_header(json, at.record.header());
    json.put("events", at.events);
    json.put("total", at.record.events().size());
    json.put("seat", at.viewer == kWatcher ? kNobody : int{at.viewer});
    put_asked(json, at);
    put_last(json, at);
    put_places(json, at);
    const clever::Sheet* sheet = catalog::entry_of(at.game()).sheet;
    if (sheet != nullptr) {
      json.object("clever", [&] { put_clever(json, *sheet, at.seen); });
    } else {
      json.object("wizard", [&] { put_wizard(json, at.whole, at.seen); });
    }
    put_moves(json, at);
  });
  return json.take();
}

}  // namespace

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
  const Position whole = record.position_after(events);
  Position seen = whole;
  record.game().conceal(seen, viewer);
  return {Status::fine, json_of({record, events, whole, seen, viewer})};
}

}  // namespace foxtray::view
