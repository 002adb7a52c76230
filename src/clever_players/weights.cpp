// The files of weights, taken into the program as they are.
#include "clever_players/brain.h"

#ifdef FOXTRAY_WEIGHTS

#define FOXTRAY_FILE(name, file)                                                                   \
  asm(".section .rodata\n.balign 16\n" #name ":\n.incbin \"" FOXTRAY_WEIGHTS "/" file "\"\n" #name \
      "_end:\n.previous\n");                                                                       \
  extern "C" const std::byte name[];                                                               \
  extern "C" const std::byte name##_end[];

// NOLINTBEGIN(readability-identifier-naming): names of the linker, in the manner of C.
FOXTRAY_FILE(foxtray_weights_ganz_schon_clever, "ganz-schon-clever.foxnet")
FOXTRAY_FILE(foxtray_weights_doppelt_so_clever, "doppelt-so-clever.foxnet")
FOXTRAY_FILE(foxtray_weights_clever_hoch_drei, "clever-hoch-drei.foxnet")
// NOLINTEND(readability-identifier-naming)

namespace foxtray::clever_players {

std::span<const std::byte> built_in_weights(std::string_view game) {
  if (game == "ganz-schon-clever")
    return {foxtray_weights_ganz_schon_clever, foxtray_weights_ganz_schon_clever_end};
  if (game == "doppelt-so-clever")
    return {foxtray_weights_doppelt_so_clever, foxtray_weights_doppelt_so_clever_end};
  if (game == "clever-hoch-drei")
    return {foxtray_weights_clever_hoch_drei, foxtray_weights_clever_hoch_drei_end};
  return {};
}

}  // namespace foxtray::clever_players

#else

namespace foxtray::clever_players {

std::span<const std::byte> built_in_weights(std::string_view /*game*/) { return {}; }

}  // namespace foxtray::clever_players

#endif
