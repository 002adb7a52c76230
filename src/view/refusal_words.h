// What a table refuses, in words.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "table/table.h"

namespace foxtray::view {

/// The name by which clients know it (V9), and an English sentence in which {0} stands for the
/// operand.
struct RefusalWords {
  std::string_view name;
  std::string_view sentence;
};
const RefusalWords& words_of(table::Refusal::Code code);
/// The names of all.
std::vector<std::string_view> refusal_names();

/// The operand of the sentence, as text: a seat, from 1, or what chance owes. Empty if there is
/// none.
std::string operand_of(const game::Game& game, const game::Position& position,
                       const table::Refusal& refusal);
std::string sentence(const game::Game& game, const game::Position& position,
                     const table::Refusal& refusal);

}  // namespace foxtray::view
