// What is printed on a sheet of the Clever family: the words in which sheets/*.h describe it.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "game/game.h"

namespace foxtray::clever {

inline constexpr int kAreas = 5;
inline constexpr int kDice = 6;
inline constexpr int kTracks = 3;
inline constexpr int kMaxPlayers = 4;
inline constexpr int kMaxRounds = 8;  // at most

/// The action tracks (C8). `second` is Return (D8) or Any number (H10), or the sheet has none.
enum Track : std::uint8_t { kReroll, kSecond, kExtraDie };

/// What a field, a line or a track's end pays. A waiting bonus must be placed by the player (C9);
/// which places it allows is told by `Print::waiting`.
enum class Bonus : std::uint8_t {
  none,
  reroll,
  second,
  extra_die,
  fox,
  waiting_0,
  waiting_1,
  waiting_2,
  waiting_3,
  waiting_4,
  waiting_5,
  waiting_6,
  waiting_black,  // last, so that a place which a coloured one allows too uses up that one (C9.7)
};
inline constexpr int kWaiting = 8;

constexpr Bonus waiting(int slot) {
  return static_cast<Bonus>(static_cast<int>(Bonus::waiting_0) + slot);
}
constexpr bool is_waiting(Bonus bonus) { return bonus >= Bonus::waiting_0; }
constexpr int slot_of(Bonus bonus) {
  return static_cast<int>(bonus) - static_cast<int>(Bonus::waiting_0);
}

/// What marking an area means; areas.h has the functions of each kind.
enum class Kind : std::uint8_t {
  number_grid,  // cross an open field that shows the number
  circle_grid,  // circle a field that shows the number, or cross a circled one
  column_grid,  // columns 1-6: cross an open field in the number's column
  skipping,     // cross a field that shows the number, right of the last cross
  threshold,    // next field, if the number is at least what it asks for
  product,      // write number x factor in the next field
  rising,       // write a number higher than the last one; anything after a 6
  falling,      // write a number not higher than the last one
  pairs,        // write number x factor; pairs score first minus second
  reaching,     // write the number; the bonus asks for a minimum
  halving,      // half the number with the bonus, or number x factor without
  two_sided,    // outward from a printed 7, left downward, right upward
};

inline constexpr std::uint8_t kPrintedCross = 7;  // in `number`: crossed from the start
inline constexpr std::uint8_t kNoField = 0;

/// What a mark in an area allows besides: one more cross there for each of some dice.
enum class Crosses : std::uint8_t {
  none,
  sweep,        // dice that the active player's choice sends to the platter (D3.4)
  same_number,  // the other dice of the group that show the number (H4.4)
};

/// House rules, as bits of State::options.
enum Options : std::uint8_t {
  kNoSoloFallback = 1,
  kDeclineFree = 2,
  kBlueTotal = 4,  // a ? of the area of sums is any sum
  kSevenAfterSeven = 8,
};

/// The options of a game, and the bit of State::options that the second value of each sets.
struct PrintOptions {
  std::uint8_t count = 0;
  std::array<game::Option, game::kMaxOptions> option{};
  std::array<std::uint8_t, game::kMaxOptions> bit{};
};

/// A colour of the game's own, and the one that can be shown in its place.
struct Swap {
  std::string_view own_name;
  std::string_view shown_name;
  char own_letter;
  char shown_letter;
  std::string_view shown_bonus;
};

/// Other dice that a game can be shown with (D1.3): what the set is called, and what it changes.
struct PrintDiceSet {
  std::string_view name;
  std::uint8_t count = 0;
  std::array<Swap, kAreas> swaps{};
};

/// One coloured area. What a kind has no use for stays empty.
struct PrintArea {
  Kind kind{};
  char letter = ' ';
  std::string_view name;
  bool sums = false;  // marked with blue + white instead of one die's face
  std::uint8_t rows = 1;
  std::uint8_t columns = 0;               // of a grid; fields of a row (of one side, if two-sided)
  std::array<std::uint8_t, 20> number{};  // what each field shows, row by row
  std::array<Bonus, 5> row_bonus{};
  std::array<Bonus, 6> column_bonus{};
  std::array<Bonus, 13> bonus{};         // of each field of a row
  std::array<Bonus, 12> gap_bonus{};     // between rows of a grid, or between fields of a row
  Bonus diagonal_bonus = Bonus::none;    // top left to bottom right
  std::array<std::uint8_t, 5> tinted{};  // column grid: only so many fields from the left count for
                                         // lines; all zero: every field counts
  /// A column grid can be one of lanes: row 1 to 3 by the roll, and grey fields, the columns of
  /// each row as bits (H3).
  bool lanes = false;
  std::array<std::uint8_t, 3> grey{};
  Crosses crosses = Crosses::none;         // of a column grid
  std::array<char, 5> row_dice{};          // sweep: the die, by its letter, that keeps to each row
  std::array<std::uint8_t, 12> minimum{};  // threshold: die at least
  std::array<std::uint8_t, 12> bonus_minimum{};  // reaching: the bonus asks for at least
  std::array<std::uint8_t, 12> factor{};         // product, pairs, halving (0 = half only)
  std::array<std::uint8_t, 13> points{};        // by marks (of a row, in a column grid; by position
                                                // 1-13, if two-sided)
  std::array<std::uint8_t, 4> column_points{};  // number grid: for each full column
  std::uint8_t extra_at_most = 0;               // two-sided: extra points for low numbers ...
  std::uint8_t extra_at_least = 0;              // ... and high ones,
  std::uint8_t extra_each = 0;                  // each
};

/// An action track: how many spaces, what circling the last one pays, and what is printed in the
/// spaces of Any number (0 = ?).
struct PrintTrack {
  std::uint8_t spaces = 0;
  Bonus end = Bonus::none;
  std::array<std::uint8_t, 7> labels{};
};

/// Which places a waiting bonus allows: the area, and a number (0 = any place of the area; for a
/// threshold area: the next field whatever it asks for).
struct PrintWaiting {
  std::int8_t area = -1;  // -1: this sheet has no such bonus
  std::uint8_t number = 0;
  std::string_view name;
};

/// A whole sheet.
struct Print {
  std::string_view id;
  std::string_view title;
  std::string_view dice;  // letters; the first is white, then one die for each area in turn
  std::array<std::string_view, kDice> dice_names;
  std::array<std::uint8_t, 5> rounds;             // by number of players
  std::array<Bonus, kMaxRounds + 1> round_bonus;  // the last pays nothing: no game has that round
  std::array<PrintTrack, kTracks> tracks;
  std::array<PrintWaiting, kWaiting> waiting;  // the last one is the black bonus: see black
  std::uint8_t black = 0;                      // which of the waiting slots the black bonus can be
  bool may_forfeit = true;                     // any roll may be forfeited (C4.2)
  bool has_return = false;
  bool has_any_number = false;
  std::array<PrintArea, kAreas> area;
  std::array<std::int16_t, 10> bands{};  // solo rating: lowest score of each band but the last
  std::uint8_t band_count = 0;           // bands, the last one included
  PrintOptions options{};
  PrintDiceSet other_dice{};
};

/// The rounds that are printed: those of the table that plays most.
constexpr int most_rounds(const Print& print) {
  int most = 0;
  for (const int rounds : print.rounds) most = rounds > most ? rounds : most;
  return most;
}

}  // namespace foxtray::clever
