// Whether what is printed on a sheet can be played: the limits of the state and of the tables that
// follow from a sheet, and the rules that every sheet keeps.
#pragma once

#include "clever/print.h"

namespace foxtray::clever {

namespace detail {

constexpr bool is_grid(Kind kind) {
  return kind == Kind::number_grid || kind == Kind::circle_grid || kind == Kind::column_grid;
}

/// Visits everything on a sheet that pays.
template <class Visit>
constexpr void each_bonus(const Print& print, Visit visit) {
  for (const Bonus bonus : print.round_bonus) visit(bonus);
  for (const PrintTrack& track : print.tracks) visit(track.end);
  for (const PrintArea& area : print.area) {
    for (const Bonus bonus : area.row_bonus) visit(bonus);
    for (const Bonus bonus : area.column_bonus) visit(bonus);
    for (const Bonus bonus : area.bonus) visit(bonus);
    for (const Bonus bonus : area.gap_bonus) visit(bonus);
    visit(area.diagonal_bonus);
  }
}

constexpr int sources_of(const Print& print, Bonus wanted) {
  int sources = 0;
  each_bonus(print, [&](Bonus bonus) { sources += bonus == wanted ? 1 : 0; });
  return sources;
}

/// What is wrong with the dice, the rounds, the tracks or the waiting bonuses.
constexpr std::string_view fault_in_margins(const Print& print) {
  if (print.dice.size() != kDice) return "a sheet has six dice";
  for (std::size_t die = 0; die < kDice; ++die) {
    if (print.dice.find(print.dice[die]) != die) return "two dice have one letter";
    if (print.dice_names[die].empty()) return "a die has no name";
  }
  for (std::size_t players = 1; players < print.rounds.size(); ++players) {
    const int rounds = print.rounds[players];
    if (rounds < 1 || rounds > kMaxRounds) return "a game has 1 to 8 rounds";
  }
  for (std::size_t round = 0; round < print.round_bonus.size(); ++round) {
    if (static_cast<int>(round) >= most_rounds(print) && print.round_bonus[round] != Bonus::none)
      return "a round that nobody plays pays something";
  }
  if (print.has_return && print.has_any_number) return "the second track has one meaning";
  if ((print.tracks[kSecond].spaces != 0) != (print.has_return || print.has_any_number))
    return "the second track needs a meaning";
  for (std::size_t t = 0; t < kTracks; ++t) {
    const auto action = static_cast<Bonus>(static_cast<std::size_t>(Bonus::reroll) + t);
    if (print.tracks[t].spaces != sources_of(print, action))
      return "a track has as many spaces as its action has sources";  // C8.1
    if (print.tracks[t].spaces > 7) return "a track has at most 7 spaces";
    if (print.tracks[t].end != Bonus::none && print.tracks[t].end <= Bonus::extra_die)
      return "the end of a track pays no action";  // C8.3
  }
  if (sources_of(print, Bonus::fox) > 15) return "a sheet has at most 15 foxes";
  for (int slot = 0; slot < kWaiting; ++slot) {
    const int sources = sources_of(print, waiting(slot));
    const PrintWaiting& bonus = print.waiting[static_cast<std::size_t>(slot)];
    if (sources > 15) return "a sheet has at most 15 bonuses of a kind";
    if (sources != 0 && bonus.name.empty()) return "a bonus is not described";
    if (bonus.area >= kAreas) return "a bonus names no area";
  }
  return {};
}

constexpr std::string_view fault_in_grid(const PrintArea& area) {
  const int cells = area.rows * area.columns;
  if (area.rows < 1 || area.rows > 5 || area.columns < 1 || area.columns > 6)
    return "a grid has at most 5 rows and 6 columns";
  if (area.kind != Kind::column_grid && cells > static_cast<int>(area.number.size()))
    return "a grid of numbers has at most 20 fields";
  if (area.kind == Kind::column_grid && area.columns != 6) return "the columns are 1 to 6";
  int fields = 0;
  for (int cell = 0; cell < cells && cell < static_cast<int>(area.number.size()); ++cell)
    fields += area.number[static_cast<std::size_t>(cell)] != kNoField ? 1 : 0;
  const bool counts = area.kind != Kind::column_grid && area.column_points[0] == 0;
  if (counts && fields >= static_cast<int>(area.points.size()))
    return "points are printed for at most 12 marks";
  int lines_of_a_cell = area.row_bonus[0] != Bonus::none ? 1 : 0;
  lines_of_a_cell += area.column_bonus[0] != Bonus::none ? 1 : 0;
  lines_of_a_cell += area.diagonal_bonus != Bonus::none ? 1 : 0;
  if (lines_of_a_cell > 2) return "a field lies on at most two lines that pay";
  return {};
}

constexpr std::string_view fault_in_area(const Print& print, unsigned a) {
  const PrintArea& area = print.area[a];
  if (area.letter != print.dice[a + 1] || area.name != print.dice_names[a + 1])
    return "an area has the letter and the name of its die";
  const bool grid = is_grid(area.kind);
  if (area.lanes && (area.kind != Kind::column_grid || area.rows != 3))
    return "lanes are a column grid of three rows";
  if (area.crosses != Crosses::none && area.kind != Kind::column_grid)
    return "further crosses go into a column grid";
  for (const char letter : area.row_dice) {
    if (letter != 0 && print.dice.find(letter) == std::string_view::npos)
      return "a row is named by a die of the sheet";
  }
  if (area.kind == Kind::two_sided && (!area.sums || area.columns != 6))
    return "a two-sided area has six fields on each side, for sums";
  if (area.sums && (area.kind == Kind::column_grid || area.kind == Kind::halving))
    return "this kind of area takes no sums";
  if (grid) return fault_in_grid(area);
  return area.columns < 1 || area.columns > 12 ? "a row has at most 12 fields" : "";
}

}  // namespace detail

/// Why the sheet cannot be played; empty if it can.
constexpr std::string_view fault_in(const Print& print) {
  if (const auto fault = detail::fault_in_margins(print); !fault.empty()) return fault;
  int sums = 0;
  int lanes = 0;
  int crosses = 0;
  for (unsigned a = 0; a < kAreas; ++a) {
    if (const auto fault = detail::fault_in_area(print, a); !fault.empty()) return fault;
    sums += print.area[a].sums ? 1 : 0;
    lanes += print.area[a].lanes ? 1 : 0;
    crosses += print.area[a].crosses != Crosses::none ? 1 : 0;
  }
  if (sums > 1) return "at most one area takes sums";
  if (lanes > 1 || crosses > 1) return "at most one area has lanes, and one further crosses";
  return {};
}

}  // namespace foxtray::clever
