// Players whose games lead to positions that strong players never see, for calibrate.cpp.
#pragma once

#include <memory>
#include <string_view>
#include <vector>

#include "players/player.h"

namespace foxtray::bench {

struct OddKind {
  std::string_view name;
  bool held_out;  // training never begins a game like that (training/opening.h)
};

/// The kinds for Clever games: players of the program by their names, and those made for this.
std::vector<OddKind> odd_kinds();
std::unique_ptr<players::Player> odd_player(std::string_view name);

}  // namespace foxtray::bench
