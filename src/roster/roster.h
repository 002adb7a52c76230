// The one place that names every player.
#pragma once

#include <cstddef>
#include <memory>
#include <span>
#include <string_view>

#include "players/evaluator.h"
#include "players/given.h"
#include "players/player.h"

namespace foxtray::roster {

/// Names of all players: the simple ones, the characters, then the levels; of each the weakest
/// first.
std::span<const std::string_view> names();
/// Those of them who play like people, with weaknesses of their own (players/level.h).
std::span<const std::string_view> characters();
/// The player of that name; nullptr if there is none. `analysis:20` is given 20 times the time of
/// `analysis`: all who try moves out think the longer, the others play as ever.
std::unique_ptr<players::Player> make(std::string_view name);

/// How the player of that name judges positions and moves of the game. nullptr if there is no such
/// player, if it has no opinion (random, greedy), or if it has no weights for the game.
std::unique_ptr<players::Evaluator> make_evaluator(std::string_view name, const game::Game& game);

/// Gives a game weights, instead of those that the program was built with: the file that `foxtray
/// train` makes. To be called before a player of that game is asked for anything.
players::Given give_weights(const game::Game& game, std::span<const std::byte> bytes);

}  // namespace foxtray::roster
