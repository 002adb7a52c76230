// What is printed on a sheet of the Clever family: the words in which sheets/*.h describe it.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace foxtray::clever {

inline constexpr int kAreas = 5;
inline constexpr int kDice = 6;
inline constexpr int kTracks = 3;
inline constexpr int kRounds = 6;

/// The action tracks (C8). `second` is Return in Doppelt so clever (D8) and Any number in Clever
/// hoch Drei (H10); Ganz schön clever has none.
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
  std::array<std::uint8_t, 3> grey{};  // column grid with lanes: grey columns of each row, as bits
  std::array<std::uint8_t, 12> minimum{};        // threshold: die at least
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
  std::array<std::uint8_t, 5> rounds;  // by number of players
  std::array<Bonus, kRounds> round_bonus;
  std::array<PrintTrack, kTracks> tracks;
  std::array<PrintWaiting, kWaiting> waiting;  // the last one is the black bonus: see black
  std::uint8_t black = 0;                      // which of the waiting slots the black bonus can be
  bool may_forfeit = true;                     // any roll may be forfeited (C4.2)
  bool has_return = false;
  bool has_any_number = false;
  bool has_sweep = false;        // area 0: silver's sweep (D3.4)
  bool has_same_number = false;  // area 1: turquoise's extra crosses (H4.4)
  bool has_lanes = false;        // area 0: yellow's rows by roll and grey fields (H3)
  std::array<PrintArea, kAreas> area;
  std::array<std::int16_t, 10> bands{};  // solo rating: lowest score of each band but the last
  std::uint8_t band_count = 0;           // bands, the last one included
};

}  // namespace foxtray::clever
