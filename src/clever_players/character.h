// Characters of the Clever games: what they see of a position, and what they like about it.
#pragma once

#include "clever_players/leaning.h"
#include "players/level.h"

namespace foxtray::clever_players {

using players::Character;
using players::kCharacters;

/// A move is worth, to a character, what the network says and what it likes by itself.
struct CleverCharacter {
  Leaning leaning;      // with areas and foxes at 0: what is liked beyond the network's points
  float favourite = 0;  // points of the seat's favourite area count so much more
  float mark = 0;       // a mark there
  float extra = 0;      // to spend an extra die
  float error = 0;      // what a move seems to be worth is off by so much of what `casual` is
};

const CleverCharacter& clever_character(Character character);
/// The favourite area of a seat.
std::size_t favourite_area(game::Seat seat);
/// What a character likes of a move of the seat beyond what the network says, without error.
float liking(const clever::Sheet& sheet, const CleverCharacter& character,
             const game::Position& seen, game::Seat seat, game::Move move,
             const game::Position& next);

}  // namespace foxtray::clever_players
