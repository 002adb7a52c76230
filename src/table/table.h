// One table with one game on it: the record so far, and the position it comes to. Commands come in
// as moves, throws or text; a refusal comes out as a sentence, and nothing has changed then.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "record/record.h"

namespace foxtray::table {

using game::Game;
using game::Move;
using game::Position;
using game::Seat;

/// Why something was not done; nothing, if it was.
using Refused = std::optional<std::string>;

/// How far back `undo` may go.
struct Reach {
  game::Actors yielding;  // seats whose decisions go with the one taken back: they only answered it
  bool rolls = false;     // a roll can be taken back too: it was typed, and may be mistyped
};

class Table {
 public:
  /// A new game.
  explicit Table(record::Header header);
  /// A game to go on with. The record must be correct, as record::read leaves it.
  explicit Table(record::Record record);

  const Game& game() const { return record_.game(); }
  const record::Record& record() const { return record_; }
  const Position& position() const { return record_.position(); }
  game::Actors actors() const { return record_.actors(); }
  /// What the seat may know of the position.
  Position seen_by(Seat seat) const;

  Refused play(Seat seat, Move move);
  Refused play(Seat seat, std::string_view text);
  Refused roll(dice::Throw outcome);
  Refused roll(std::string_view text);

  /// Takes back the last decision of a seat that does not yield, and what came after it; or the
  /// last roll, if the reach says so. A roll and another's decision are never crossed: several
  /// decisions can be taken back one by one only if they are of the same seat.
  Refused undo(const Reach& reach);
  bool can_undo(const Reach& reach) const { return undo_point(reach).events.has_value(); }

  /// The whole record, as it is kept in a file.
  std::string text() const { return record::text_of(record_); }

 private:
  struct UndoPoint {
    std::optional<std::size_t> events;  // how many stay
    std::string refusal;
  };
  UndoPoint undo_point(const Reach& reach) const;
  void add(record::Event event);

  record::Record record_;
  std::optional<Seat> undoing_;  // the seat that took back something and has not decided anew
};

/// What a move is called in the record, without the seat.
std::string say(const Game& game, const Position& position, Seat seat, Move move);
/// What chance owes, as `roll w y b`.
std::string say_chance(const Game& game, const Position& position);

}  // namespace foxtray::table
