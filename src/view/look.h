// The parts of a look that are a family's own.
#pragma once

#include "view/json.h"
#include "view/open.h"

namespace foxtray::view {

/// A record at one of its events, as somebody sees it.
struct Moment {
  const record::Record& record;
  std::size_t events;
  Position before;  // the last of these events
  Position whole;
  Position seen;
  Seat viewer;  // or kWatcher

  const Game& game() const { return record.game(); }
  Seat players() const { return record.header().setup.players; }
};

inline constexpr Seat kWatcher = 255;  // somebody who is at no seat

/// V4, the parts of the object.
void put_look(Json& json, const Moment& at);
/// A move of V4, as the seat sees it.
void put_move(Json& json, const Game& game, const Position& seen, Seat seat, Move move);

/// V5, of a seat at a table.
Answer why(const table::Table& table, Seat seat, std::string_view text);

/// `clever` of V4.
void put_clever(Json& json, const clever::Sheet& sheet, const Position& position);
/// What a move of a Clever game has besides its text.
void put_clever_move(Json& json, const clever::Sheet& sheet, const Position& position, Seat seat,
                     Move move);
/// The field that a move marks; empty if it marks none.
std::string clever_field(const clever::Sheet& sheet, const Position& position, Seat seat,
                         Move move);

/// `wizard` of V4: `seen` is what may be told of the whole position.
void put_wizard(Json& json, const Position& whole, const Position& seen);
void put_wizard_move(Json& json, const Game& game, const Position& position, Seat seat, Move move);
/// The field that is predicted or struck; empty if none is.
std::string wizard_field(Move move);

}  // namespace foxtray::view
