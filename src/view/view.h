// What a client asks, and what it is told (docs/view.md). A record comes in as text; JSON or a
// record comes out. Any text is safe input.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace foxtray::view {

enum class Status : std::uint8_t {
  fine,
  bad_setup,
  bad_record,
  no_such_game,
  no_such_event,
  no_such_seat,
  no_such_player,
  not_asked,
  not_legal,
  no_weights,
  no_seed,
  weights_in_use,
  no_such_table,
};

/// JSON or a record; or if it was refused, a sentence that says why, and the same as JSON (V9).
struct Answer {
  Status status = Status::fine;
  std::string text{};
  std::string refusal{};
};

struct Beginning {
  std::string_view game;
  int players = 1;
  std::string_view options;  // as "cards=on target=12"
  std::string_view names;    // one line for each seat, which may be empty
  std::string_view seed;     // of fair dice; empty: real dice
};

inline constexpr std::size_t kAllEvents = SIZE_MAX;
inline constexpr int kNobody = -1;  // as a seat: somebody who only watches

/// V2
Answer catalog(std::string_view version);
/// A new record.
Answer begin(const Beginning& beginning);
/// V4: the position after the first `events` events, as the seat sees it.
Answer look(std::string_view record_text, std::size_t events, int seat_number);
/// The record with one decision more.
Answer move(std::string_view record_text, int seat_number, std::string_view text);
/// The record with one throw more; without a text the one that follows from its seed.
Answer roll(std::string_view record_text, std::string_view text);
/// The record without its last decision. `yielding` are seats, as bits, whose answers go with it;
/// with `rolls` a roll can be taken back too.
Answer undo(std::string_view record_text, unsigned yielding, bool rolls);
/// V5: why the text is no legal move, or what is pointed at cannot be used.
Answer why(std::string_view record_text, int seat_number, std::string_view text);
/// The move that a player chooses.
Answer think(std::string_view record_text, int seat_number, std::string_view player,
             std::uint64_t seed);
/// V6: the legal moves, the best first, as that player weighs them.
Answer hint(std::string_view record_text, int seat_number, std::string_view player);
/// V8: what the legal move of a text would cost, as a report says it of that decision.
Answer verdict(std::string_view record_text, int seat_number, std::string_view move,
               std::string_view player);
/// V7
Answer odds(std::string_view record_text, int seat_number);
/// V8
using Progress = std::function<void(std::size_t done, std::size_t all)>;
Answer analyse(std::string_view record_text, std::string_view player, const Progress& progress);

/// V3, by the names of a form and of a paper.
Answer drawing(std::string_view game, std::string_view form);
Answer sheet(std::string_view game, std::string_view paper);

/// Gives a game the weights of its stronger players, instead of those that it was built with; not
/// any more when players of that game were asked for something.
Answer take_weights(std::string_view game, std::span<const std::byte> bytes);

}  // namespace foxtray::view
