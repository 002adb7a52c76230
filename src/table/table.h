// One game with everybody who plays it: the authority on what happened and on what may happen.
//
// Whoever keeps a table (host/host.h keeps one going) holds one object of this class. It takes
// commands, and answers each with the number of the entry that it made in the log, or with a
// refusal; a refusal changes nothing. It knows no sockets, clocks, threads or files, and uses no
// luck: throws come in from outside. One thread at a time may use it.
//
//   Table table(header, Throws::by_host);
//   table.sit(0, {Chair::Kind::person, {}}, "Anna");
//   ...
//   const Answer answer = table.take({.id = id, .kind = Command::Kind::play, .seat = 0,
//                                     .decision = *table.decision(0), .text = "take y3 y11"});
//   if (answer.refusal) ... else store(answer.number, table.line(), id);
//
// A command with an id is applied at most once: the same id gets the same answer again. Commands
// answer a number that the table told. A seat's number stays as long as it is asked the same:
// what other seats decide meanwhile does not make its answer stale; what it decided itself, an
// undo, or another chair does.
//
// To open a table again, `restore` what was stored: the header, then each line with its id.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "table/log.h"

namespace foxtray::table {

/// Where throws come from: whoever keeps the table makes them, or people type what real dice show.
/// Typed ones can be mistyped, so they can be taken back.
enum class Throws : std::uint8_t { by_host, typed };

/// What undo would take back: the decision or typed throw that entry `number` put into the record,
/// and all after it. `events` stay.
struct UndoPoint {
  std::size_t events = 0;
  Number number = 0;
  Seat seat = kNoSeat;  // who decided it; nobody: a throw
};

class Table {
 public:
  /// A new game.
  Table(record::Header header, Throws throws);
  /// A game to go on with. Its events are the first entries of the log.
  Table(record::Record record, Throws throws);

  // --- What there is ---------------------------------------------------------------------------

  const Game& game() const { return record_.game(); }
  const record::Record& record() const { return record_; }
  const Position& position() const { return record_.position(); }
  /// Before the last event of the record; of no meaning if there is none.
  const Position& before_last() const { return before_; }
  game::Actors actors() const { return record_.actors(); }
  Seat seats() const { return record_.header().setup.players; }
  Throws throws() const { return throws_; }
  const Chair& chair(Seat seat) const { return chairs_[seat]; }
  /// Does a player decide for the seat, and no person?
  bool player_decides(Seat seat) const { return !chairs_[seat].player.empty(); }
  /// What the seat may know of the position; any other number: what somebody who watches may.
  Position seen_by(Seat seat) const;
  /// The whole record, as it is kept in a file.
  std::string text() const { return record::text_of(record_); }

  // --- The numbers that commands answer --------------------------------------------------------

  /// What the seat is asked now; nothing, if it is not asked.
  std::optional<Number> decision(Seat seat) const;
  /// The throw that is due; nothing, if none is.
  std::optional<Number> throw_due() const;
  /// Since when the seat has had its chair.
  Number seated_since(Seat seat) const { return seated_since_[seat]; }
  /// What undo would take back: the last decision of a seat for which a person decides, with what
  /// came after it; or the last throw, if it was typed. A throw, secrets that were shown and
  /// another person's decision are never crossed.
  std::optional<UndoPoint> undo_point() const;
  /// Why there is none; nothing, if there is one.
  std::optional<Refusal> undo_refusal() const;

  // --- What is asked of it ---------------------------------------------------------------------

  Answer take(const Command& command);

  // The same for whoever keeps the table: what is due now, without a number. Moves of seats for
  // which a player decides, throws and chairs come in here.
  /// The move must be legal if the seat is asked.
  Answer play(Seat seat, Move move);
  Answer play(Seat seat, std::string_view text);
  Answer roll(dice::Throw outcome);
  /// The throw that the text means, whoever makes the throws.
  Answer roll(std::string_view text);
  Answer undo(Seat by = kNoSeat);
  Answer sit(Seat seat, Chair chair, std::string name = {});
  Answer take_over(Seat seat, std::string player, Seat by = kNoSeat);
  Answer hand_back(Seat seat, Seat by = kNoSeat);

  // --- The log ---------------------------------------------------------------------------------

  /// The number of the newest entry.
  Number number() const { return static_cast<Number>(log_.size()); }
  const Entry& entry(Number number) const { return log_[number - 1]; }
  /// The newest entry as a line of text (docs/table-log.md).
  std::string line() const;
  /// The lines of all entries after that number. Replays the log.
  std::vector<std::string> lines_after(Number after) const;
  /// The same as the seat, or somebody who watches, may know it. What is told never changes: what
  /// was hidden in one entry is shown with a later one. A secret that was taken back stays one.
  std::vector<Told> told_after(Number after, Seat viewer) const;
  /// Puts back an entry by its line. False, and nothing changed, if it cannot follow: the log that
  /// was stored is damaged.
  bool restore(std::string_view line, CommandId id = {});

 private:
  /// Of an event of the record.
  struct Mark {
    Number number;  // the entry that put it there
    bool shows;     // it showed what was a secret before
  };
  struct Refused {
    CommandId id;
    Refusal refusal;
  };
  struct Seating {
    Chair chair;
    std::string name;
  };

  std::optional<Answer> answered(CommandId id) const;
  std::optional<Refusal> stale(const Command& command) const;
  Answer obey(const Command& command);
  std::optional<Refusal> find_undo(UndoPoint& found) const;
  bool person_decided(std::size_t events) const;
  bool reveals(const Position& before, const Position& after) const;

  Answer add(const Entry& entry);
  void add_event(record::Event event);
  Answer add_chair(const Entry& entry, Chair chair, std::string name);
  void note_who_is_asked(const Entry& entry);
  std::string line_of(const Entry& entry, const Position& before) const;
  Answer restore_line(std::string_view line);

  record::Record record_;
  Throws throws_;
  std::array<Chair, game::kMaxSeats> chairs_;
  std::vector<Entry> log_;
  std::vector<Seating> seatings_;  // of entries `sit` and `take_over`, by their code
  std::vector<Mark> marks_;        // of each event of the record
  std::vector<Refused> refused_;   // the newest ones
  std::size_t next_refused_ = 0;
  Position before_{};  // the last event of the record
  std::array<Number, game::kMaxSeats> asked_since_{};
  std::array<Number, game::kMaxSeats> seated_since_{};
  Number thrown_since_ = 0;
  game::Actors asked_;
  /// The seat that took something back, until a person decides again: it takes back only what is
  /// its own.
  std::optional<Seat> undoing_;
};

/// Why the seat has nothing to decide now; nothing, if it is asked.
std::optional<Refusal> not_asked(const Game& game, const Position& position, Seat seat);
/// What a move is called in the record, without the seat.
std::string say(const Game& game, const Position& position, Seat seat, Move move);
/// What chance owes, as `roll w y b`.
std::string say_chance(const Game& game, const Position& position);

}  // namespace foxtray::table
