// The text record of a game (docs/record-format.md): what it holds, and how it is written.
#pragma once

#include <string>
#include <vector>

#include "catalog/catalog.h"

namespace foxtray::record {

using game::Game;
using game::Move;
using game::Position;
using game::Seat;

struct Header {
  const Game* game = nullptr;
  game::Setup setup;
  std::array<std::string, game::kMaxSeats> names;  // empty: not named
  std::string seed;                                // empty: none
};

/// A decision, or a throw of chance.
struct Event {
  static constexpr Seat kTable = 255;
  Seat seat = kTable;
  std::uint32_t code = 0;  // the bits of a throw, or a move

  static Event of(Seat seat, Move move) { return {seat, static_cast<std::uint32_t>(move)}; }
  static Event of(dice::Throw outcome) { return {kTable, outcome.bits()}; }
  bool chance() const { return seat == kTable; }
  Move move() const { return static_cast<Move>(code); }
  dice::Throw outcome() const { return dice::Throw(code); }
  friend bool operator==(const Event&, const Event&) = default;
};

Position start(const Header& header);
void apply(const Game& game, Position& position, Event event);

/// A game as far as it has come: its header, its events, and the position that they lead to, which
/// is always at hand.
class Record {
 public:
  /// Of no game: only to be read into or assigned to.
  Record() = default;
  /// The events must follow from one another.
  explicit Record(Header header, std::vector<Event> events = {});

  const Header& header() const { return header_; }
  const Game& game() const { return *header_.game; }
  const std::vector<Event>& events() const { return events_; }
  /// After the last event.
  const Position& position() const { return position_; }
  /// After the first `events` events: replays them.
  Position position_after(std::size_t events) const;
  game::Actors actors() const { return game().actors(position_); }

  /// The event must be one that may come next.
  void append(Event event);
  /// Goes back to the first `events` events.
  void truncate(std::size_t events);

  void set_name(Seat seat, std::string name);
  /// The dice do not follow from it, or not any more.
  void drop_seed() { header_.seed.clear(); }

 private:
  friend class Reader;

  Header header_;
  std::vector<Event> events_;
  Position position_{};
};

/// One line of a record, without a line end. `before` is the position in which the event comes.
std::string line_of(const Game& game, const Position& before, Event event);
std::string header_text(const Header& header);
/// `result 105 120`
std::string result_line(const Game& game, const Position& position);
/// The whole record; with a result if the game is over.
std::string text_of(const Record& record);

/// Every legal line of every open seat, sorted bytewise; or the one line of what chance owes; or
/// `over`.
std::vector<std::string> legal_lines(const Game& game, const Position& position);

/// A sentence with its operands in it (see game::Refusal).
std::string filled_in(const Game& game, std::string_view pattern,
                      const std::array<std::uint8_t, 3>& operands);
/// A refusal in plain English.
std::string sentence(const Game& game, const game::Refusal& refusal);

}  // namespace foxtray::record
