// What a benchmark is asked for: `PROGRAM GAME [NUMBER]...`.
#pragma once

#include <algorithm>
#include <cstdio>
#include <cstdlib>

#include "clever_players/brain.h"

namespace foxtray::bench {

struct Asked {
  int count;
  char** words;

  /// The brain of the game; nullptr, and a word on how the program is called, if it is no Clever
  /// game.
  const clever_players::CleverBrain* brain(const char* usage) const {
    const catalog::Entry* entry = count > 1 ? catalog::find(words[1]) : nullptr;
    const clever_players::CleverBrain* found =
        entry != nullptr ? clever_players::brain_of(*entry->game) : nullptr;
    if (found == nullptr) std::fprintf(stderr, "%s, a Clever game\n", usage);
    return found;
  }

  int number(int place, int usual, int least = 1) const {
    return count > place ? std::max(least, std::atoi(words[place])) : usual;
  }
};

}  // namespace foxtray::bench
