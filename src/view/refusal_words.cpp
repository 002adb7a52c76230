#include "view/refusal_words.h"

#include <array>

#include "record/fault.h"

namespace foxtray::view {
namespace {

using Code = table::Refusal::Code;

/// What a line of a record can be refused for too.
constexpr RefusalWords as_in_a_record(record::Wrong wrong) {
  const record::FaultWords& words = record::kFaults[static_cast<std::size_t>(wrong)];
  return {words.name, words.sentence};
}

constexpr std::array<RefusalWords, table::kRefusalCodes> kRefusals = {{
    as_in_a_record(record::Wrong::game_over),
    as_in_a_record(record::Wrong::dice_first),
    {"not_your_turn", "it is not the turn of seat {0}"},
    {"illegal_move", ""},  // the rules have the sentence
    {"no_dice_now", "the dice or a card do not come now"},
    {"other_throw", "that cannot come now; it is: {0}"},
    {"dice_are_rolled", "the dice of this table are rolled for it, not typed"},
    {"stale", "the table has moved on since that was asked"},
    {"player_decides", "a player decides for seat {0}"},
    {"person_decides", "no player decides in the place of seat {0}"},
    {"no_such_seat", "there is no seat {0}"},
    {"bad_name", "a record cannot hold this name"},
    {"nothing_to_undo", "there is no decision to go back to"},
    {"rolled_since", "the dice have been rolled since, and a roll stays"},
    {"revealed_since", "the secret predictions are revealed, and they stay"},
    {"others_decided", "before that comes what seat {0} did, and that stays"},
}};
static_assert(static_cast<std::size_t>(Code::others_decided) + 1 == kRefusals.size());

}  // namespace

const RefusalWords& words_of(Code code) { return kRefusals[static_cast<std::size_t>(code)]; }

std::vector<std::string_view> refusal_names() {
  std::vector<std::string_view> names;
  names.reserve(kRefusals.size());
  for (const RefusalWords& words : kRefusals) names.push_back(words.name);
  return names;
}

std::string operand_of(const game::Game& game, const game::Position& position,
                       const table::Refusal& refusal) {
  switch (refusal.code) {
    case Code::other_throw:
      return table::say_chance(game, position);
    case Code::not_your_turn:
    case Code::player_decides:
    case Code::person_decides:
    case Code::no_such_seat:
    case Code::others_decided:
      return std::to_string(refusal.seat + 1);
    case Code::game_over:
    case Code::dice_first:
    case Code::illegal_move:
    case Code::no_dice_now:
    case Code::dice_are_rolled:
    case Code::stale:
    case Code::bad_name:
    case Code::nothing_to_undo:
    case Code::rolled_since:
    case Code::revealed_since:
      break;
  }
  return {};
}

std::string sentence(const game::Game& game, const game::Position& position,
                     const table::Refusal& refusal) {
  if (refusal.code == Code::illegal_move) return record::sentence(game, refusal.rules);
  std::string text(words_of(refusal.code).sentence);
  constexpr std::string_view kOperand = "{0}";
  if (const auto at = text.find(kOperand); at != std::string::npos)
    text.replace(at, kOperand.size(), operand_of(game, position, refusal));
  return text;
}

}  // namespace foxtray::view
