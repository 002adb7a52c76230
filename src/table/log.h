// What a table keeps of all that happened, and what it is asked to do.
#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "record/record.h"
#include "table/refusal.h"

namespace foxtray::table {

using game::Game;
using game::Move;
using game::Position;
using game::Seat;

/// Instead of a seat: the table itself, or nobody.
inline constexpr Seat kNoSeat = record::Event::kTable;

/// Entries of a log are numbered from 1, and a number never goes back. 0: before the first one.
using Number = std::uint32_t;

/// 128 bits that whoever sends a command draws at random. All zero: the command needs no answer
/// later and is not remembered.
struct CommandId {
  std::uint64_t high = 0;
  std::uint64_t low = 0;
  bool none() const { return high == 0 && low == 0; }
  friend bool operator==(const CommandId&, const CommandId&) = default;
};

/// Who sits on a seat. Where `player` names one, that player decides: it sits there itself, or in
/// the place of a person who is away.
struct Chair {
  enum class Kind : std::uint8_t { open, person, player };
  Kind kind = Kind::open;
  std::string player{};
  friend bool operator==(const Chair&, const Chair&) = default;
};

struct Entry {
  enum class Kind : std::uint8_t {
    event,      // of the record: `seat` decided, or nobody for a throw; `code` is that of the event
    undo,       // the record goes back to its first `code` events
    sit,        // `seat` has another chair
    take_over,  // a player decides for the person on `seat`
    hand_back,  // the person on `seat` decides again
  };
  CommandId id{};  // of the command that asked for it
  Kind kind = Kind::event;
  Seat seat = kNoSeat;
  Seat by = kNoSeat;  // the seat that asked for it
  std::uint32_t code = 0;

  record::Event event() const { return {seat, code}; }
};

/// What somebody asks of a table. `decision` is the number that the table told for it: a command
/// that was meant for another state is stale, and refused.
struct Command {
  enum class Kind : std::uint8_t {
    play,       // `text`: a move, as `take y3 y11`. Answers Table::decision(seat)
    roll,       // `text`: a throw of real dice, as `roll w4 y3 b5`. Answers Table::throw_due()
    undo,       // Answers the number in Table::undo_point()
    sit,        // `text`: `open`, `person NAME` or `player PLAYER NAME`; NAME is the one in the
                // record and may be missing. Answers Table::seated_since(seat)
    take_over,  // `text`: a player's name. Answers Table::seated_since(seat)
    hand_back,  // Answers Table::seated_since(seat)
  };
  CommandId id{};
  Kind kind = Kind::play;
  Seat seat = 0;      // whose decision, roll or chair it is
  Seat by = kNoSeat;  // the seat that asks; of `play` it is `seat`
  Number decision = 0;
  std::string_view text{};
};

/// An entry as a seat, or somebody who watches, may know it.
struct Told {
  Number number = 0;
  std::string line{};  // of a decision that is still a secret `2 predict ?`
  /// The lines of earlier entries that this one has shown.
  std::vector<std::pair<Number, std::string>> shows{};
};

/// What came of a command: the entry that it made, or why there is none.
struct Answer {
  Number number = 0;
  std::optional<Refusal> refusal{};
};

}  // namespace foxtray::table
