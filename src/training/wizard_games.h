// Games of the Wizard dice game to learn from.
#pragma once

#include <array>
#include <vector>

#include "players/player.h"
#include "wizard/state.h"

namespace foxtray::training {

/// The table between two rounds, and how the game ended for each seat.
struct WizardLesson {
  wizard::State state;
  std::array<float, wizard::kMaxPlayers> win{};  // a shared win in parts
  std::array<float, wizard::kMaxPlayers> points{};
};

/// Random moves that are strewn in, so that more of the game is seen.
struct Strewn {
  std::uint32_t every = 12;      // one choice in so many
  bool only_predictions = true;  // or any choice
};

/// Plays a game with a setup drawn at random and adds its lessons.
void play_wizard(players::Player& player, Strewn strewn, luck::Generator& generator,
                 std::vector<WizardLesson>& lessons);

/// Plays a game of two; the first player's share of the win.
double win_of_first(players::Player& first, players::Player& second, luck::Generator& generator);

}  // namespace foxtray::training
