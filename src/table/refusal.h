// Why a table does not do something: a code with operands. It becomes a sentence at the edge
// (view/refusal_words.h).
#pragma once

#include "game/game.h"

namespace foxtray::table {

struct Refusal {
  enum class Code : std::uint8_t {
    game_over,
    dice_first,       // nobody is asked: the dice or a card come next
    not_your_turn,    // `seat`
    illegal_move,     // `rules` says why
    no_dice_now,      // somebody is asked
    other_throw,      // not what chance owes
    dice_are_rolled,  // the table rolls, nobody types throws
    stale,            // the command answers another decision than the present one
    player_decides,   // a player decides for `seat`
    person_decides,   // no player decides in the place of a person for `seat`
    no_such_seat,     // `seat`
    bad_name,         // a record could not hold it
    nothing_to_undo,
    rolled_since,    // a throw came after the last decision, and it stays
    revealed_since,  // secret predictions were shown, and they stay
    others_decided,  // what `seat` did comes before, and it stays
  };
  Code code{};
  game::Seat seat = 0;
  game::Refusal rules{};
};
inline constexpr std::size_t kRefusalCodes =
    static_cast<std::size_t>(Refusal::Code::others_decided) + 1;

}  // namespace foxtray::table
