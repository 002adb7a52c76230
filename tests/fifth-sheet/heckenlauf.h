// Heckenlauf: the printed sheet (tests/fifth-sheet/heckenlauf.md).
#pragma once

#include "clever/family.h"
#include "clever/options.h"

namespace foxtray::clever::sheets {

namespace heckenlauf_words {
inline constexpr Bonus o = Bonus::none, reroll = Bonus::reroll, back = Bonus::second,
                       plus = Bonus::extra_die, fox = Bonus::fox, green = waiting(0),
                       silver = waiting(1), orange = waiting(2), brown = waiting(3),
                       turquoise = waiting(4), green_6 = waiting(5), black = waiting(7);
}  // namespace heckenlauf_words

constexpr Print heckenlauf() {
  using namespace heckenlauf_words;
  return {
      .id = "heckenlauf",
      .title = "Heckenlauf",
      .dice = "wgsont",
      .dice_names = {"white", "green", "silver", "orange", "brown", "turquoise"},
      .rounds = {0, 7, 6, 5, 4},
      .round_bonus = {reroll, plus, back, black, o, silver},
      .tracks = {{{6, fox}, {5, turquoise}, {7, brown}}},
      .waiting = {{{0, 0, "green ?"},
                   {1, 0, "silver ?"},
                   {2, 0, "orange ?"},
                   {3, 0, "brown ?"},
                   {4, 0, "turquoise ?"},
                   {0, 6, "green 6"},
                   {},
                   {-1, 0, "black ?"}}},
      .black = 0b11111,
      .may_forfeit = false,
      .has_return = true,
      .area = {{
          {.kind = Kind::rising,
           .letter = 'g',
           .name = "green",
           .columns = 10,
           .bonus = {o, o, reroll, orange, plus, turquoise, o, fox, brown, plus}},
          {.kind = Kind::column_grid,
           .letter = 's',
           .name = "silver",
           .rows = 4,
           .columns = 6,
           .column_bonus = {plus, orange, fox, turquoise, green_6, brown},
           .crosses = Crosses::sweep,
           .row_dice = {'g', 'o', 'n', 't'},
           .points = {0, 2, 4, 7, 11, 16, 22}},
          {.kind = Kind::circle_grid,
           .letter = 'o',
           .name = "orange",
           .rows = 4,
           .columns = 4,
           .number = {0, 2, 0, 5,  //
                      4, 0, 1, 0,  //
                      0, 6, 0, 3,  //
                      3, 0, 2, 0},
           .row_bonus = {green, back, silver, plus},
           .column_bonus = {reroll, brown, back, fox},
           .points = {0, 3, 8, 15, 24, 35, 48, 63, 80}},
          {.kind = Kind::two_sided,
           .letter = 'n',
           .name = "brown",
           .sums = true,
           .columns = 6,
           .bonus = {fox, o, silver, back, o, o, o, o, o, plus, o, orange, reroll},
           .points = {20, 15, 11, 8, 5, 2, 0, 2, 5, 8, 11, 15, 20},
           .extra_at_most = 4,
           .extra_at_least = 10,
           .extra_each = 3},
          {.kind = Kind::column_grid,
           .letter = 't',
           .name = "turquoise",
           .rows = 3,
           .columns = 6,
           .gap_bonus = {reroll, green, plus, o, silver, back,  //
                         orange, fox, o, brown, reroll, green_6},
           .lanes = true,
           .grey = {0b000011, 0b001100, 0b110000},
           .points = {0, 2, 5, 10, 17, 26, 37}},
      }},
      .bands = {330, 300, 270, 240, 210, 180, 150},
      .band_count = 8,
      .options = {2, {options::kSoloFallback, options::kDecline}, {kNoSoloFallback, kDeclineFree}},
  };
}

}  // namespace foxtray::clever::sheets

namespace foxtray::clever {

extern const Rules kHeckenlaufRules;
inline constexpr Sheet kHeckenlauf = compile(sheets::heckenlauf(), &kHeckenlaufRules);

}  // namespace foxtray::clever
