// Why a die or a field that somebody points at cannot be used now.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "view/json.h"
#include "view/open.h"

namespace foxtray::view {

/// A reason by its name, with a sentence in which {N} and {cN} stand for its operands.
struct Reason {
  std::string_view name;
  std::string_view sentence;
  std::array<std::uint8_t, 3> operands{};
};

/// A refusal of the rules by its name.
Reason reason_of(const Game& game, const game::Refusal& refusal);
/// `reasons` of V2: the name of everything that is told in words.
void put_reason_names(Json& json);
/// V5
void put_reason(Json& json, const Game& game, const Reason& reason);

/// Why the text is no legal move of an open seat, as the rules say it.
Reason reason_of_text(const Game& game, const Position& position, Seat seat, std::string_view text);

/// `die y`, `field y:0` or `die y field y:0`.
struct Pointed {
  char die = 0;            // 0: no die
  std::string_view field;  // empty: no field
};

/// What the rules say to it; nothing if a legal move does what was pointed at.
std::optional<Reason> reason_of_pointing(const Game& game, const Position& position, Seat seat,
                                         const Pointed& pointed);

/// In a Clever game, where no legal move does what was pointed at.
Reason clever_reason(const clever::Sheet& sheet, const Position& position, Seat seat,
                     const Pointed& pointed);

/// The names of the reasons that `clever_reason` has besides those of the rules.
std::vector<std::string_view> pointing_reasons();

/// The reasons of the families by name.
Reason clever_reason(const game::Refusal& refusal);
Reason wizard_reason(const game::Refusal& refusal);

}  // namespace foxtray::view
