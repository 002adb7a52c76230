// A sheet made ready for play: the printed sheet (print.h) and the tables that follow from it.
//
// A *place* is where a mark can go; it has an index below 32 in its area, so that sets of places
// are bit masks:
//
//   kind                        index of a place
//   number_grid with sums       the sum
//   other grids                 row * columns + column, from 0
//   skipping                    the field, from 0
//   threshold                   the number, 0 = the next field whatever it asks for
//   product, rising, falling,
//   pairs, reaching             the number written
//   halving                     the number for half of it, number + 8 for number x factor
//   two_sided                   the sum on the left, sum + 13 on the right
//
// Which places a number can go to whatever was marked before (`Sheet::reach`), and which places are
// still open whatever the number (`SeatState::open`), are kept apart: their intersection is what is
// legal.
#pragma once

#include "clever/print.h"

namespace foxtray::clever {

using Places = std::uint32_t;  // a set of places of one area, as bits

inline constexpr int kTimes = 8;   // halving: offset of "number x factor"
inline constexpr int kRight = 13;  // two-sided: offset of the right side

constexpr Places place(int index) { return Places{1} << index; }
constexpr Places places(int from, int to) { return (Places{2} << to) - place(from); }

/// A set of cells that pays when the last of them is filled. No line has all 32 bits.
struct Line {
  Places cells = ~Places{0};
  Bonus bonus = Bonus::none;
};

struct AreaTable {
  Kind kind{};
  Places all = 0;                         // every place there is
  Places printed = 0;                     // crossed from the start
  std::array<Places, 64> reach_any{};     // by set of numbers: bit n-1 stands for n (not for sums)
  std::array<std::uint8_t, 32> number{};  // the number that goes to a place
  std::array<std::array<Line, 2>, 32> lines{};
  std::array<Places, 14> open_by_count{};  // rows: by the number of fields filled
};

/// Counters of one seat in 64 bits, so that earning is one addition:
///
///   bits 0-31   waiting bonuses, 4 bits a slot      bits 44-47  foxes
///   bits 32-35  re-rolls circled                    bits 48-51  re-rolls spent
///   bits 36-39  second action circled               bits 52-55  extra dice spent
///   bits 40-43  extra dice circled                  bits 56-62  second: Returns spent, or the set
///                                                               of Any-number spaces spent
using Purse = std::uint64_t;
inline constexpr Purse kWaitingBits = 0xffffffff;
inline constexpr int kCircledShift = 32;
inline constexpr int kFoxShift = 44;
inline constexpr int kRerollsSpentShift = 48;
inline constexpr int kExtrasSpentShift = 52;
inline constexpr int kSecondSpentShift = 56;

struct Rules;  // family.h

inline constexpr unsigned kNoArea = kAreas;

struct Sheet {
  Print print;
  const Rules* rules = nullptr;  // compiled with this sheet
  std::array<AreaTable, kAreas> area{};
  /// The places that take a number (in the area of sums: a sum), whatever was marked before.
  std::array<std::array<Places, 16>, kAreas> reach{};
  std::array<std::array<Places, kAreas>, kWaiting> waiting{};  // places each waiting bonus allows
  std::array<Purse, 13> pay{};                                 // by Bonus
  unsigned sum_area = kNoArea;                                 // the area that is marked with sums
  Places sum_spread = 1;          // a set of sums x this = their places
  unsigned lane_area = kNoArea;   // the area whose rows go by rolls (H3),
  std::array<Places, 4> lanes{};  // and its places: of the rows of rolls 1-3, and the grey ones
  Crosses crosses = Crosses::none;
  unsigned cross_area = 0;                 // where further crosses go, if there are any,
  std::array<Places, kDice> cross_rows{};  // where those of each die may go (D3.5),
  unsigned row_dice = 0;                   // and the dice that keep to one row, as bits
};

namespace detail {

constexpr void add_line(AreaTable& table, Line line) {
  if (line.bonus == Bonus::none) return;
  for (std::size_t cell = 0; cell < 32; ++cell) {
    if ((line.cells >> cell & 1) == 0) continue;
    auto& lines = table.lines[cell];
    (lines[0].bonus == Bonus::none ? lines[0] : lines[1]) = line;
  }
}

constexpr bool tinted(const PrintArea& area, int row, int column) {
  return area.tinted[0] == 0 || column < area.tinted[static_cast<std::size_t>(row)];
}

constexpr void compile_grid(const PrintArea& print, AreaTable& table) {
  const int rows = print.rows;
  const int columns = print.columns;
  std::array<Places, 5> row_cells{};
  std::array<Places, 6> column_cells{};
  Places diagonal = 0;
  for (int r = 0; r < rows; ++r) {
    for (int c = 0; c < columns; ++c) {
      const auto cell = static_cast<std::size_t>(r * columns + c);
      const int shown = print.kind == Kind::column_grid ? c + 1 : print.number[cell];
      if (shown == kNoField) continue;
      const bool crossed = !print.sums && shown == kPrintedCross;
      const int index = print.sums ? shown : static_cast<int>(cell);
      table.all |= place(index);
      if (crossed) table.printed |= place(index);
      if (!crossed)
        table.number[static_cast<std::size_t>(index)] = static_cast<std::uint8_t>(shown);
      if (!tinted(print, r, c)) continue;
      row_cells[static_cast<std::size_t>(r)] |= place(index);
      column_cells[static_cast<std::size_t>(c)] |= place(index);
      if (r == c) diagonal |= place(index);
    }
  }
  for (std::size_t r = 0; r < 5; ++r) add_line(table, {row_cells[r], print.row_bonus[r]});
  for (std::size_t c = 0; c < 6; ++c) add_line(table, {column_cells[c], print.column_bonus[c]});
  add_line(table, {diagonal, print.diagonal_bonus});
  for (int gap = 0; gap < (rows - 1) * columns && gap < 12; ++gap) {
    add_line(table,
             {place(gap) | place(gap + columns), print.gap_bonus[static_cast<std::size_t>(gap)]});
  }
}

constexpr void compile_skipping(const PrintArea& print, AreaTable& table) {
  for (int field = 0; field < print.columns; ++field) {
    table.all |= place(field);
    table.number[static_cast<std::size_t>(field)] = print.number[static_cast<std::size_t>(field)];
    if (field + 1 < print.columns) {
      add_line(table,
               {place(field) | place(field + 1), print.gap_bonus[static_cast<std::size_t>(field)]});
    }
  }
}

/// Rows filled from left to right: what the next field may take.
constexpr void compile_row(const PrintArea& print, AreaTable& table) {
  const int highest = print.sums ? 12 : 6;
  const int lowest = print.sums ? 2 : 1;
  for (int number = lowest; number <= highest; ++number) {
    table.number[static_cast<std::size_t>(number)] = static_cast<std::uint8_t>(number);
    if (print.kind == Kind::halving) {
      table.number[static_cast<std::size_t>(number + kTimes)] = static_cast<std::uint8_t>(number);
    }
  }
  for (std::size_t count = 0; count < print.columns; ++count) {
    Places open = places(lowest, highest);
    if (print.kind == Kind::threshold) open = place(0) | places(print.minimum[count], highest);
    if (print.kind == Kind::halving && print.factor[count] != 0) {
      open |= places(lowest + kTimes, highest + kTimes);
    }
    table.open_by_count[count] = open;
    table.all |= open;
  }
}

constexpr void compile_two_sided(AreaTable& table) {
  for (int sum = 2; sum <= 12; ++sum) {
    table.all |= place(sum) | place(sum + kRight);
    table.number[static_cast<std::size_t>(sum)] = static_cast<std::uint8_t>(sum);
    table.number[static_cast<std::size_t>(sum + kRight)] = static_cast<std::uint8_t>(sum);
  }
}

constexpr void compile_reach(AreaTable& table) {
  for (std::size_t numbers = 0; numbers < 64; ++numbers) {
    for (int index = 0; index < 32; ++index) {
      const int number = table.number[static_cast<std::size_t>(index)];
      if (number >= 1 && number <= 6 && (numbers >> (number - 1) & 1) != 0) {
        table.reach_any[numbers] |= place(index);
      }
    }
  }
}

constexpr AreaTable compile(const PrintArea& print) {
  AreaTable table;
  table.kind = print.kind;
  switch (print.kind) {
    case Kind::number_grid:
    case Kind::circle_grid:
    case Kind::column_grid:
      compile_grid(print, table);
      break;
    case Kind::skipping:
      compile_skipping(print, table);
      break;
    case Kind::threshold:
    case Kind::product:
    case Kind::rising:
    case Kind::falling:
    case Kind::pairs:
    case Kind::reaching:
    case Kind::halving:
      compile_row(print, table);
      break;
    case Kind::two_sided:
      compile_two_sided(table);
      break;
  }
  compile_reach(table);
  return table;
}

constexpr void compile_waiting(Sheet& sheet) {
  constexpr std::size_t kBlack = kWaiting - 1;
  for (std::size_t slot = 0; slot < kWaiting; ++slot) {
    const PrintWaiting& bonus = sheet.print.waiting[slot];
    if (bonus.area < 0) continue;
    const auto area = static_cast<std::size_t>(bonus.area);
    const AreaTable& table = sheet.area[area];
    Places allowed = table.all & ~table.printed;
    if (bonus.number != 0) allowed = place(bonus.number);
    if (bonus.number == 0 && table.kind == Kind::threshold) allowed = place(0);
    sheet.waiting[slot][area] = allowed;
    if ((sheet.print.black >> slot & 1) != 0) sheet.waiting[kBlack][area] |= allowed;
  }
}

constexpr void compile_pay(Sheet& sheet) {
  const auto pay = [&](Bonus bonus) -> Purse& {
    return sheet.pay[static_cast<std::size_t>(bonus)];
  };
  pay(Bonus::reroll) = Purse{1} << (kCircledShift + 4 * kReroll);
  pay(Bonus::second) = Purse{1} << (kCircledShift + 4 * kSecond);
  pay(Bonus::extra_die) = Purse{1} << (kCircledShift + 4 * kExtraDie);
  pay(Bonus::fox) = Purse{1} << kFoxShift;
  for (int slot = 0; slot < kWaiting; ++slot) pay(waiting(slot)) = Purse{1} << (4 * slot);
}

constexpr void compile_lanes(Sheet& sheet, unsigned a) {
  const PrintArea& print = sheet.print.area[a];
  sheet.lane_area = a;
  for (int row = 0; row < 3; ++row) {
    const int first = row * print.columns;
    sheet.lanes[static_cast<std::size_t>(row)] = places(first, first + print.columns - 1);
    sheet.lanes[3] |= Places{print.grey[static_cast<std::size_t>(row)]} << first;
  }
}

constexpr void compile_crosses(Sheet& sheet, unsigned a) {
  const PrintArea& print = sheet.print.area[a];
  sheet.crosses = print.crosses;
  sheet.cross_area = a;
  for (Places& rows : sheet.cross_rows) rows = sheet.area[a].all;
  for (int row = 0; row < print.rows; ++row) {
    const auto die = sheet.print.dice.find(print.row_dice[static_cast<std::size_t>(row)]);
    if (die >= kDice) continue;
    const int first = row * print.columns;
    sheet.cross_rows[die] = places(first, first + print.columns - 1);
    sheet.row_dice |= 1U << die;
  }
}

}  // namespace detail

constexpr Sheet compile(const Print& print, const Rules* rules) {
  Sheet sheet{.print = print, .rules = rules};
  for (unsigned a = 0; a < kAreas; ++a) {
    sheet.area[a] = detail::compile(print.area[a]);
    for (std::size_t index = 0; index < 32; ++index) {
      const std::size_t number = sheet.area[a].number[index];
      if (number != 0) sheet.reach[a][number] |= place(static_cast<int>(index));
    }
    if (print.area[a].sums) sheet.sum_area = a;
    if (print.area[a].kind == Kind::two_sided) sheet.sum_spread = 1 | place(kRight);
    if (print.area[a].lanes) detail::compile_lanes(sheet, a);
    if (print.area[a].crosses != Crosses::none) detail::compile_crosses(sheet, a);
  }
  detail::compile_waiting(sheet);
  detail::compile_pay(sheet);
  return sheet;
}

}  // namespace foxtray::clever
