// What can be wrong with a text that should be a record.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "game/game.h"

namespace foxtray::record {

enum class Wrong : std::uint8_t {
  too_large,
  byte_order_mark,
  not_utf8,
  control_character,
  empty_text,
  no_record,
  unknown_version,
  unknown_header_line,
  more_after_dashes,
  given_twice,
  header_lacks,
  header_unended,
  unknown_game,
  no_number_of_players,
  not_played_by,
  no_option,
  too_many_options,
  unknown_option,
  unknown_value,
  no_such_seat,
  empty_name,
  tab_in_name,
  seed_of_many_words,
  no_seed_to_verify,
  seed_unreadable,
  not_from_seed,
  more_after_result,
  game_over,
  dice_first,
  seat_not_asked,
  move_missing,
  illegal_move,
  no_event,
  decision_first,
  throw_not_now,
  other_card,
  other_serve,
  other_dice,
  not_over,
  total_missing,
  wrong_total,
  too_many_totals,
  no_viewer,
  not_hidden,
  shown_since,
};

/// The name by which clients know it (docs/view.md, V9), and an English sentence in which {N}
/// stands for operand N.
struct FaultWords {
  std::string_view name;
  std::string_view sentence;
};
inline constexpr std::array<FaultWords, 45> kFaults = {{
    {"too_large", "the text is larger than any game record"},
    {"byte_order_mark", "the text begins with a byte order mark, which a record does not have"},
    {"not_utf8", "the line is not valid UTF-8 text"},
    {"control_character", "the line contains a control character"},
    {"empty_text", "the text is empty"},
    {"no_record", "this is not a game record: it does not begin with 'foxtray 1'"},
    {"unknown_version", "version '{0}' of the record is not known here"},
    {"unknown_header_line", "'{0}' is not a header line"},
    {"more_after_dashes", "nothing may follow --- on its line"},
    {"given_twice", "'{0}' is given twice"},
    {"header_lacks", "the header has no line '{0}'"},
    {"header_unended", "the header does not end"},
    {"unknown_game", "no game is called '{0}'"},
    {"no_number_of_players", "'{0}' is not a number of players"},
    {"not_played_by", "{0} is not played by {1}"},
    {"no_option", "'{0}' is not an option, which is written NAME=VALUE"},
    {"too_many_options", "more options than any game has"},
    {"unknown_option", "{0} has no option '{1}'"},
    {"unknown_value", "option '{0}' has no value '{1}'"},
    {"no_such_seat", "there is no seat '{0}'"},
    {"empty_name", "the name is empty"},
    {"tab_in_name", "a name cannot contain a tab"},
    {"seed_of_many_words", "a seed is one word"},
    {"no_seed_to_verify", "the record has no seed from which its dice could be verified"},
    {"seed_unreadable", "the dice cannot be verified. {0}"},
    {"not_from_seed", "this does not follow from the seed"},
    {"more_after_result", "nothing may follow the result"},
    {"game_over", "the game is over"},
    {"dice_first", "nobody is asked now: the dice or a card come next"},
    {"seat_not_asked", "seat {0} is not asked now"},
    {"move_missing", "the move is missing"},
    {"illegal_move", "'{0}': "},
    {"no_event", "'{0}' is not an event"},
    {"decision_first", "a player must decide before the next {0}"},
    {"throw_not_now", "'{0}' cannot come now"},
    {"other_card", "'{0}' is not one of the cards that are left"},
    {"other_serve", "'{0}' is not a possible platter and its other dice"},
    {"other_dice", "'{0}' is not a roll of exactly the dice that are due"},
    {"not_over", "the game is not over"},
    {"total_missing", "the total of seat {0} is missing"},
    {"wrong_total", "'{0}' is not the total of seat {1}"},
    {"too_many_totals", "the result has more totals than seats"},
    {"no_viewer", "'{0}' is neither a seat of this game nor 'nobody'"},
    {"not_hidden", "'{0}' cannot be hidden here"},
    {"shown_since", "what line {0} hides is shown now, and must stand there"},
}};
static_assert(kFaults.size() == static_cast<std::size_t>(Wrong::shown_since) + 1);

/// Why a text is not a record.
struct Fault {
  int line = 0;
  Wrong wrong{};
  std::vector<std::string> operands{};
  std::vector<std::string> legal{};  // what may stand there, if that can be listed
  const game::Game* game = nullptr;  // of an illegal move, as is
  game::Refusal refusal{};           // what the rules say to it

  const FaultWords& words() const { return kFaults[static_cast<std::size_t>(wrong)]; }
  std::string what() const;
  /// `what is wrong (legal: ...; ...)`
  std::string sentence() const;
  /// The same after the number of the line: `12: what is wrong (legal: ...)`
  std::string text() const;
};

}  // namespace foxtray::record
