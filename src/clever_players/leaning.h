// Players who see one step ahead and lean: to some areas, to keeping or spending actions, to
// chance.
//
// A move is worth what the sheet is worth to such a player after it, plus noise. With even weights
// that is about `greedy`. People's ways of playing are near enough to such leanings that networks
// learn from positions they lead to (training/opening.h).
#pragma once

#include <array>

#include "catalog/catalog.h"
#include "luck/generator.h"

namespace foxtray::clever_players {

struct Leaning {
  std::array<float, clever::kAreas> area = {1, 1, 1, 1, 1};  // a point of each area
  float fox = 1;                                             // a point by foxes
  float bonus = 4;                                           // a bonus that still waits
  float action = 4;   // an unspent action; less than 0 wastes them
  float reroll = -2;  // the wish to roll again, in points
  float pips = 0;     // each pip above 3.5 of a die that is taken: high dice or low ones
  float noise = 0;    // standard deviation of what a move seems to be worth
};

/// How much it likes the position that a move of the seat leads to, without noise.
float liking(const clever::Sheet& sheet, const Leaning& leaning, const game::Position& seen,
             game::Seat seat, game::Move move, const game::Position& next);

/// The legal move of an open seat that it likes best.
game::Move lean(const game::Game& game, const Leaning& leaning, const game::Position& seen,
                game::Seat seat, luck::Generator& generator);

/// A number of about normal distribution with deviation 1.
double bell(luck::Generator& generator);

}  // namespace foxtray::clever_players
