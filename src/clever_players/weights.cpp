// The files of weights, taken into the program as they are: those of the folder `weights`, each
// named after its game. CMake lists them.
#include "clever_players/brain.h"

// NOLINTBEGIN(readability-identifier-naming): names of the linker, in the manner of C.
#define FOXTRAY_WEIGHTS_OF(game, symbol, file)                                     \
  asm(".section .rodata\n.balign 16\n" #symbol ":\n.incbin \"" file "\"\n" #symbol \
      "_end:\n.previous\n");                                                       \
  extern "C" const std::byte symbol[];                                             \
  extern "C" const std::byte symbol##_end[];
#include "clever_players/built_in.inc"
#undef FOXTRAY_WEIGHTS_OF
// NOLINTEND(readability-identifier-naming)

namespace foxtray::clever_players {

std::span<const std::byte> built_in_weights([[maybe_unused]] std::string_view game) {
#define FOXTRAY_WEIGHTS_OF(id, symbol, file) \
  if (game == (id)) return {symbol, symbol##_end};
#include "clever_players/built_in.inc"
#undef FOXTRAY_WEIGHTS_OF
  return {};
}

}  // namespace foxtray::clever_players
