// Could a game have come to this position? What is asked of it goes far enough that every function
// of the rules is safe on it, and on whatever follows from it.
#pragma once

#include "catalog/catalog.h"

namespace foxtray::c {

enum class Soundness : std::uint8_t {
  unsound,
  concealed,  // sound, but what a seat may not know was blanked: it cannot be played on
  whole,
};

/// Any bytes may be given.
Soundness soundness_of(const catalog::Entry& entry, const game::Position& position);

Soundness clever_soundness(const clever::Sheet& sheet, const game::Position& position);
Soundness wizard_soundness(const game::Position& position);

/// Are all bytes from there to the end zero?
bool zero_from(const game::Position& position, std::size_t first);

}  // namespace foxtray::c
