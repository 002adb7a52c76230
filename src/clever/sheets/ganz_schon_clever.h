// Ganz schön clever: the printed sheet (docs/rules/ganz-schon-clever.md).
#pragma once

#include "clever/family.h"
#include "clever/options.h"

namespace foxtray::clever::sheets {

namespace ganz_schon_clever_words {
inline constexpr Bonus o = Bonus::none, reroll = Bonus::reroll, plus = Bonus::extra_die,
                       fox = Bonus::fox, yellow_x = waiting(0), blue_x = waiting(1),
                       green_x = waiting(2), orange_4 = waiting(3), orange_5 = waiting(4),
                       orange_6 = waiting(5), purple_6 = waiting(6), black = waiting(7);
inline constexpr std::uint8_t X = kPrintedCross;
}  // namespace ganz_schon_clever_words

constexpr Print ganz_schon_clever() {
  using namespace ganz_schon_clever_words;
  return {
      .id = "ganz-schon-clever",
      .title = "Ganz schön clever",
      .dice = "wybgop",
      .dice_names = {"white", "yellow", "blue", "green", "orange", "purple"},
      .rounds = {0, 6, 6, 5, 4},
      .round_bonus = {reroll, plus, reroll, black, o, o},
      .tracks = {{{.spaces = 7}, {}, {.spaces = 7}}},
      .waiting = {{{0, 0, "yellow X"},
                   {1, 0, "blue X"},
                   {2, 0, "green X"},
                   {3, 4, "orange 4"},
                   {3, 5, "orange 5"},
                   {3, 6, "orange 6"},
                   {4, 6, "purple 6"},
                   {-1, 0, "black X or 6"}}},
      .black = 0b1100111,
      .may_forfeit = false,
      .area = {{
          {.kind = Kind::number_grid,
           .letter = 'y',
           .name = "yellow",
           .rows = 4,
           .columns = 4,
           .number = {3, 6, 5, X,  //
                      2, 1, X, 5,  //
                      1, X, 2, 4,  //
                      X, 3, 4, 6},
           .row_bonus = {blue_x, orange_4, green_x, fox},
           .diagonal_bonus = plus,
           .column_points = {10, 14, 16, 20}},
          {.kind = Kind::number_grid,
           .letter = 'b',
           .name = "blue",
           .sums = true,
           .rows = 3,
           .columns = 4,
           .number = {kNoField, 2, 3, 4,  //
                      5, 6, 7, 8,         //
                      9, 10, 11, 12},
           .row_bonus = {orange_5, yellow_x, fox},
           .column_bonus = {reroll, green_x, purple_6, plus},
           .points = {0, 1, 2, 4, 7, 11, 16, 22, 29, 37, 46, 56}},
          {.kind = Kind::threshold,
           .letter = 'g',
           .name = "green",
           .columns = 11,
           .bonus = {o, o, o, plus, o, blue_x, fox, o, purple_6, reroll, o},
           .minimum = {1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 6},
           .points = {0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66}},
          {.kind = Kind::product,
           .letter = 'o',
           .name = "orange",
           .columns = 11,
           .bonus = {o, o, reroll, o, yellow_x, plus, o, fox, o, purple_6, o},
           .factor = {1, 1, 1, 2, 1, 1, 2, 1, 2, 1, 3}},
          {.kind = Kind::rising,
           .letter = 'p',
           .name = "purple",
           .columns = 11,
           .bonus = {o, o, reroll, blue_x, plus, yellow_x, fox, reroll, green_x, orange_6, plus}},
      }},
      .bands = {281, 260, 240, 220, 200, 180, 160, 140},
      .band_count = 9,
      .options = {2, {options::kSoloFallback, options::kDecline}, {kNoSoloFallback, kDeclineFree}},
  };
}

}  // namespace foxtray::clever::sheets

namespace foxtray::clever {

extern const Rules kGanzSchonCleverRules;
inline constexpr Sheet kGanzSchonClever =
    compile(sheets::ganz_schon_clever(), &kGanzSchonCleverRules);
inline constexpr const game::Game& kGanzSchonCleverGame = kGanzSchonCleverRules.game;

}  // namespace foxtray::clever
