// A game on its way from a position that is looked at, played by the network.
#pragma once

#include "clever_players/judge.h"
#include "luck/spread_dice.h"

namespace foxtray::clever_players {

struct Course {
  Position position;
  int trial = 0;   // all courses of a trial meet the same dice
  int thrown = 0;  // throws since the beginning
};

/// Everybody chooses what the judge holds best until the dice were thrown so many times in all, or
/// to the end of the game. Alone the course stops right after the last of those throws: what the
/// best choice then is worth is known before it is made. At a table others choose from what it
/// leaves, so the course goes on to the throw after it.
void play_on(const Game& game, CleverJudge& judge, const luck::SpreadDice& dice, int throws,
             Course& course);

/// Everybody decides what is to be decided before the next throw.
void play_to_throw(const Game& game, CleverJudge& judge, Position& position);

}  // namespace foxtray::clever_players
