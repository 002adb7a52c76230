// Doppelt so clever: the printed sheet (docs/rules/doppelt-so-clever.md).
#pragma once

#include "clever/family.h"
#include "clever/options.h"

namespace foxtray::clever::sheets {

namespace doppelt_so_clever_words {
inline constexpr Bonus o = Bonus::none, reroll = Bonus::reroll, back = Bonus::second,
                       plus = Bonus::extra_die, fox = Bonus::fox, silver = waiting(0),
                       yellow = waiting(1), blue = waiting(2), green = waiting(3),
                       pink = waiting(4), black = waiting(7);
}  // namespace doppelt_so_clever_words

constexpr Print doppelt_so_clever() {
  using namespace doppelt_so_clever_words;
  return {
      .id = "doppelt-so-clever",
      .title = "Doppelt so clever",
      .dice = "wsybgp",
      .dice_names = {"white", "silver", "yellow", "blue", "green", "pink"},
      .rounds = {0, 6, 6, 5, 4},
      .round_bonus = {reroll, plus, back, black, o, o},
      .tracks = {{{6, fox}, {6, pink}, {6, silver}}},
      .waiting = {{{0, 0, "silver ?"},
                   {1, 0, "yellow ?"},
                   {2, 0, "blue ?"},
                   {3, 0, "green ?"},
                   {4, 0, "pink ?"},
                   {},
                   {},
                   {-1, 0, "black ?"}}},
      .black = 0b11111,
      .has_return = true,
      .area = {{
          {.kind = Kind::column_grid,
           .letter = 's',
           .name = "silver",
           .rows = 4,
           .columns = 6,
           .column_bonus = {plus, yellow, fox, blue, green, pink},
           .crosses = Crosses::sweep,
           .row_dice = {'y', 'b', 'g', 'p'},
           .points = {0, 2, 4, 7, 11, 16, 22}},
          {.kind = Kind::circle_grid,
           .letter = 'y',
           .name = "yellow",
           .rows = 5,
           .columns = 4,
           .number = {0, 3, 0, 6,  //
                      1, 0, 2, 0,  //
                      0, 4, 0, 3,  //
                      2, 0, 5, 0,  //
                      0, 5, 0, 4},
           .row_bonus = {blue, back, yellow, green, pink},
           .column_bonus = {reroll, plus, silver, fox},
           .points = {0, 3, 10, 21, 36, 55, 75, 96, 118, 141, 165}},
          {.kind = Kind::falling,
           .letter = 'b',
           .name = "blue",
           .sums = true,
           .columns = 12,
           .bonus = {o, back, yellow, o, plus, reroll, pink, o, fox, back, o, green},
           .points = {0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78}},
          {.kind = Kind::pairs,
           .letter = 'g',
           .name = "green",
           .columns = 12,
           .bonus = {o, reroll, o, blue, back, o, fox, silver, plus, o, pink, yellow},
           .factor = {2, 2, 2, 1, 3, 3, 3, 2, 3, 1, 4, 1}},
          {.kind = Kind::reaching,
           .letter = 'p',
           .name = "pink",
           .columns = 12,
           .bonus = {o, o, reroll, back, plus, green, yellow, fox, silver, reroll, blue, yellow},
           .bonus_minimum = {0, 0, 2, 3, 4, 5, 6, 2, 3, 4, 5, 6}},
      }},
      .bands = {320, 300, 280, 260, 240, 220, 200, 180, 160, 140},
      .band_count = 11,
      .options = {1, {options::kSoloFallback}, {kNoSoloFallback}},
      .other_dice = {"ganz-schon-clever",
                     2,
                     {{{"silver", "orange", 's', 'o', "orange ?"},
                       {"pink", "purple", 'p', 'p', "purple ?"}}}},
  };
}

}  // namespace foxtray::clever::sheets

namespace foxtray::clever {

extern const Rules kDoppeltSoCleverRules;
inline constexpr Sheet kDoppeltSoClever =
    compile(sheets::doppelt_so_clever(), &kDoppeltSoCleverRules);
inline constexpr const game::Game& kDoppeltSoCleverGame = kDoppeltSoCleverRules.game;

}  // namespace foxtray::clever
