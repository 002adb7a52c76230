// Positions that people of many kinds reach, for calibrate.cpp and legs.cpp.
#pragma once

#include <cstdint>
#include <string>

#include "odd_players.h"
#include "record/record.h"

namespace foxtray::bench {

/// A whole game by players of one kind; at tables every second seat is a casual player.
record::Record odd_game(std::uint64_t seed, int players, const game::Game& game,
                        const std::string& kind, std::uint64_t number);

/// In the middle of the game, or at two thirds of it.
game::Position odd_position(const record::Record& record, std::uint64_t number);

/// Goes on to the next decision between several moves: rolls what is due and makes moves that are
/// the only ones. False if the game ends before.
bool to_decision(const game::Game& game, game::Position& position, luck::Generator& generator);

}  // namespace foxtray::bench
