// The notation of moves and throws in the Clever family (docs/record-format.md, R5-R6).
#pragma once

#include <optional>
#include <string_view>

#include "clever/moves.h"

namespace foxtray::clever {

char* say(const Sheet& sheet, const State& s, Move move, char* out);
char* say_place(const Sheet& sheet, unsigned area, unsigned index, char* out);
char* say_throw(const Sheet& sheet, const State& s, dice::Throw outcome, char* out);
char* say_chance(const Sheet& sheet, const State& s, char* out);

/// What a text says, and how far it was understood.
struct Heard {
  std::optional<Move> move;
  game::Refusal refusal;  // if there is no move
};
/// Reads a move by the notation alone: the die must show the face, the place must exist and take
/// the number. Whether the move is legal now is not asked.
Heard hear(const Sheet& sheet, const State& s, std::string_view text);
std::optional<dice::Throw> hear_throw(const Sheet& sheet, const State& s, std::string_view text);

/// Why a move that was understood is not among the legal ones.
game::Refusal why_not(const Sheet& sheet, const State& s, Seat seat, Move move);

/// Why a text is no legal move. Dice and areas are operands by their colour: area a is colour a
/// + 1.
enum class Reason : std::uint8_t {
  unknown_move,
  unknown_die,
  other_face,
  unknown_place,
  other_colour,
  number_elsewhere,
  same_number,
  no_die_like_that,
  words_missing,
  bonus_first,
  cross_first,
  not_asked,
  die_not_rolled,
  die_not_on_platter,
  platter_first,
  die_used_already,
  place_not_open,
  wrong_lane,
  no_reroll,
  no_any_number,
  must_choose,
  no_such_cross,
  no_such_bonus,
};
inline constexpr std::array<std::string_view, 23> kReasons = {
    "there is no such move in this game",
    "no such die in this game",
    "the {c0} die shows {1}, not {2}",
    "no such place on this sheet",
    "the {c0} die cannot be marked in {c1}",
    "{0} cannot be marked there",
    "Any number must differ from the face, and the die shows {0} already",
    "a die is written as its letter and its face, like y3",
    "words are missing or too many",
    "a waiting bonus must be placed first",
    "further crosses come first: cross or done",
    "this is not what the player is asked for now",
    "the {c0} die was not rolled just now",
    "the {c0} die is not on the platter",
    "the {c0} die is not on the platter, and a platter die can be marked",
    "the {c0} die was already used as an extra die in this turn",
    "that place in {c0} is not open for this now",
    "this use of the die does not allow that row of {c0}",
    "no re-roll is left",
    "no such Any number is left",
    "a die can be marked, so the roll cannot be forfeited",
    "no die allows that cross",
    "no waiting bonus allows that place",
};

}  // namespace foxtray::clever
