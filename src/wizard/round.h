// A round of the Wizard dice game (docs/rules/wizard-dice.md): what a seat may do, doing it, and
// who is asked next.
#pragma once

#include "wizard/moves.h"

namespace foxtray::wizard {

void deal(State& s);
void legal(const State& s, Seat seat, game::MoveList& list);
void apply(State& s, Seat seat, Move move);
void roll(State& s, dice::Throw outcome);
bool has_secrets(const State& s);
bool decides_in_secret(const State& s, Seat seat);
void conceal(State& s, Seat seat);

/// W6: dice that count for a prediction in this colour.
int count_for(const State& s, unsigned colour);
/// W7.1
bool jester_count_possible(const State& s, const SeatState& me);
/// The fields a seat may predict now.
std::uint32_t predictable(const State& s, Seat seat);

/// What a sheet is worth now (W8.4).
struct Tally {
  int crosses = 0;
  int jester_crosses = 0;
  int points = 0;
};
Tally tally(const State& s, Seat seat);

}  // namespace foxtray::wizard
