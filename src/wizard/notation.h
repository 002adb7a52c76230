// The notation of moves and throws in the Wizard dice game (docs/record-format.md, R8-R9).
#pragma once

#include <optional>

#include "wizard/moves.h"

namespace foxtray::wizard {

char* say(const State& s, Move move, char* out);
char* say_throw(const State& s, dice::Throw outcome, char* out);
char* say_chance(const State& s, char* out);

struct Heard {
  std::optional<Move> move;
  game::Refusal refusal;  // if there is no move
};
/// Reads a move by the notation alone; whether it is legal now is not asked.
Heard hear(const State& s, std::string_view text);
std::optional<dice::Throw> hear_throw(const State& s, std::string_view text);

/// Why a move that was understood is not among the legal ones.
game::Refusal why_not(const State& s, Seat seat, Move move);

enum class Reason : std::uint8_t {
  unknown_move,
  words_missing,
  unknown_face,
  unknown_colour,
  unknown_field,
  two_faces,
  dice_not_there,
  not_asked,
  field_used,
  already_predicted,
  nothing_to_strike,
  no_jester_count,
  jesters_stay,
  roll_at_least_three,
};
inline constexpr std::array<std::string_view, 14> kReasons = {
    "there is no such move in this game",
    "words are missing or too many",
    "no such face; the faces are g, r, b, y, w and j",
    "no such colour; the colours are g, r, b and y",
    "no such field; a field is a colour and a number from 1 to 5, like g5",
    "two faces are set, like: set y y",
    "these dice do not lie there",
    "this is not what the player is asked for now",
    "the field {c0} {1} is used already",
    "{c0} {1} was already predicted in this round",
    "no penalty in {c0} {1} can be struck now",
    "no jester count is possible with {0} jesters",
    "jesters stay and may not be rolled again",
    "at least three dice must be rolled again",
};

}  // namespace foxtray::wizard
