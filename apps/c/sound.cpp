#include "sound.h"

#include <algorithm>

namespace foxtray::c {

Soundness soundness_of(const catalog::Entry& entry, const game::Position& position) {
  if (entry.sheet != nullptr) return clever_soundness(*entry.sheet, position);
  return wizard_soundness(position);
}

bool zero_from(const game::Position& position, std::size_t first) {
  return std::all_of(position.bytes.begin() + static_cast<std::ptrdiff_t>(first),
                     position.bytes.end(), [](std::byte b) { return b == std::byte{0}; });
}

}  // namespace foxtray::c
