// The state of a Clever game: a value without pointers or padding.
#pragma once

#include <bit>

#include "clever/sheet.h"
#include "game/game.h"

namespace foxtray::clever {

using game::Seat;
inline constexpr int kWhite = 0;  // the die; die a + 1 belongs to area a
inline constexpr unsigned kAllDice = (1U << kDice) - 1;
inline constexpr std::uint8_t kNoDie = 7;

/// What a seat is asked next, once its waiting bonuses and crosses are done.
enum class Stage : std::uint8_t {
  idle,       // nothing
  choose,     // the active player: a die of the roll
  chosen,     // nothing more of this choice: the lower dice move on
  returning,  // the active player: dice to return, before a roll (D8)
  pick,       // a passive player: a die of the platter (C6.1)
  fall_back,  // a passive player who can mark no platter die as it lies (C6.2)
  extra,      // anybody: extra dice (C7)
};

enum class Phase : std::uint8_t {
  round_start,  // bonuses of the round track are placed
  turn,         // the active player's rolls
  serving,      // everybody acts for himself
  over,
};

/// How an area's marks are kept in 64 bits:
///
///   number_grid, column_grid, skipping   the crossed places
///   circle_grid                          low half: circled places, high half: crossed ones
///   rows (threshold ... halving)         4 bits a field, the first field lowest: the number
///                                        written (threshold: 1), + 8 if multiplied (halving);
///                                        0 = empty
///   two_sided                            left side in bits 0-23, right side from bit 24,
///                                        4 bits a field, the innermost first
using Marks = std::uint64_t;
inline constexpr int kRightShift = 24;
inline constexpr int kCrossedShift = 32;

struct SeatState {
  std::array<Marks, kAreas> marks;
  Purse purse;
  std::array<Places, kAreas> open;  // follows from marks: where something can still go
  Stage stage;
  std::uint8_t crosses;     // dice that still allow a further cross (sweep D3.4, same number H4.4)
  std::uint8_t extra_used;  // dice marked as extra dice in this serving or the one before
  std::uint8_t unused;
};

struct State {
  std::array<SeatState, kMaxPlayers> seat;
  std::array<std::uint8_t, 8> face;   // of the six dice; the rest is 0
  std::uint8_t pool;                  // dice neither on a die field nor on the platter
  std::uint8_t platter;               // dice on the platter
  std::array<std::uint8_t, 3> field;  // the die on each die field, or kNoDie
  std::uint8_t round;                 // 1-based
  std::uint8_t active;
  std::uint8_t roll;   // 1-3; 0 = the platter of a solo passive turn is to be served
  std::uint8_t again;  // re-rolls spent on this roll
  std::uint8_t open;   // seats that owe a decision
  std::uint8_t players;
  std::uint8_t options;
  Phase phase;
  std::uint8_t served;  // 1 in the passive turn of a solo game
  std::array<std::uint8_t, 2> unused;
};
static_assert(sizeof(State) <= game::Position::kSize);

constexpr unsigned bit(unsigned die) { return 1U << die; }

/// Number of 4-bit entries in use.
constexpr unsigned filled(Marks row) {
  return (static_cast<unsigned>(std::bit_width(row)) + 3) / 4;
}
constexpr unsigned entry(Marks row, unsigned field) { return row >> (4 * field) & 15; }

constexpr unsigned waiting_bonuses(const SeatState& seat) {
  return static_cast<std::uint32_t>(seat.purse);
}
constexpr unsigned circled(const SeatState& seat, Track track) {
  return seat.purse >> (kCircledShift + 4 * track) & 15;
}
constexpr unsigned foxes(const SeatState& seat) { return seat.purse >> kFoxShift & 15; }
constexpr unsigned rerolls_left(const SeatState& seat) {
  return circled(seat, kReroll) - (seat.purse >> kRerollsSpentShift & 15);
}
constexpr unsigned extras_left(const SeatState& seat) {
  return circled(seat, kExtraDie) - (seat.purse >> kExtrasSpentShift & 15);
}
constexpr unsigned second_spent(const SeatState& seat) {
  return seat.purse >> kSecondSpentShift & 127;
}
constexpr unsigned returns_left(const SeatState& seat) {
  return circled(seat, kSecond) - second_spent(seat);
}
/// The circled and unspent spaces of the Any-number track, as bits.
constexpr unsigned any_numbers_left(const SeatState& seat) {
  return (bit(circled(seat, kSecond)) - 1) & ~second_spent(seat);
}

constexpr unsigned fields_of(const State& s) { return kAllDice & ~(s.pool | unsigned{s.platter}); }

}  // namespace foxtray::clever
