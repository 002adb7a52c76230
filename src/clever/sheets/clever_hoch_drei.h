// Clever hoch Drei: the printed sheet (docs/rules/clever-hoch-drei.md).
#pragma once

#include "clever/family.h"
#include "clever/options.h"

namespace foxtray::clever::sheets {

namespace clever_hoch_drei_words {
inline constexpr Bonus o = Bonus::none, reroll = Bonus::reroll, any = Bonus::second,
                       plus = Bonus::extra_die, fox = Bonus::fox, yellow = waiting(0),
                       turquoise = waiting(1), blue = waiting(2), brown = waiting(3),
                       pink = waiting(4), black = waiting(7);
inline constexpr std::array<std::string_view, 2> kDieTotal = {"die", "total"};
inline constexpr game::Option kBlueQuestion = {
    "blue-question", kDieTotal,
    "die: a blue ? is 1-6 plus the white die; total: any 2-12 that fits"};
inline constexpr game::Option kSevensInBlue = {"seven-after-seven", options::kOffOn,
                                               "on: in blue a 7 may directly follow a 7"};
}  // namespace clever_hoch_drei_words

constexpr Print clever_hoch_drei() {
  using namespace clever_hoch_drei_words;
  return {
      .id = "clever-hoch-drei",
      .title = "Clever hoch Drei",
      .dice = "wytbnp",
      .dice_names = {"white", "yellow", "turquoise", "blue", "brown", "pink"},
      .rounds = {0, 6, 6, 5, 4},
      .round_bonus = {reroll, plus, any, black, o, o},
      .tracks = {{{7, fox}, {7, pink, {3, 4, 5, 6, 0, 0, 0}}, {7, brown}}},
      .waiting = {{{0, 0, "yellow ?"},
                   {1, 0, "turquoise ?"},
                   {2, 0, "blue ?"},
                   {3, 0, "brown ?"},
                   {4, 0, "pink ?"},
                   {},
                   {},
                   {-1, 0, "black ?"}}},
      .black = 0b11111,
      .has_any_number = true,
      .area = {{
          {.kind = Kind::column_grid,
           .letter = 'y',
           .name = "yellow",
           .rows = 3,
           .columns = 6,
           .gap_bonus = {reroll, any, pink, plus, turquoise, fox,  //
                         any, turquoise, blue, brown, yellow, plus},
           .lanes = true,
           .grey = {0b110000, 0b001100, 0b000011},
           .points = {0, 2, 6, 12, 20, 30, 42}},
          {.kind = Kind::column_grid,
           .letter = 't',
           .name = "turquoise",
           .rows = 5,
           .columns = 6,
           .row_bonus = {fox, plus, brown, turquoise, o},
           .column_bonus = {brown, pink, yellow, any, blue, reroll},
           .tinted = {6, 5, 3, 2, 1},
           .crosses = Crosses::same_number,
           .points = {0, 1, 3, 6, 10, 15, 21}},
          {.kind = Kind::two_sided,
           .letter = 'b',
           .name = "blue",
           .sums = true,
           .columns = 6,
           .bonus = {plus, pink, o, yellow, any, o, o, o, reroll, brown, o, turquoise, fox},
           .points = {22, 17, 13, 9, 6, 3, 0, 3, 6, 9, 13, 17, 22},
           .extra_at_most = 4,
           .extra_at_least = 10,
           .extra_each = 4},
          {.kind = Kind::skipping,
           .letter = 'n',
           .name = "brown",
           .columns = 12,
           .number = {1, 5, 3, 4, 2, 6, 4, 5, 2, 1, 6, 3},
           .gap_bonus = {any, pink, o, reroll, turquoise, o, plus, blue, o, yellow, fox},
           .points = {0, 2, 5, 9, 14, 20, 27, 35, 44, 54, 65, 77, 90}},
          {.kind = Kind::halving,
           .letter = 'p',
           .name = "pink",
           .columns = 12,
           .bonus = {o, reroll, blue, plus, any, yellow, brown, reroll, fox, blue, turquoise,
                     black},
           .factor = {0, 1, 2, 2, 1, 2, 2, 1, 3, 2, 2, 3}},
      }},
      .bands = {450, 420, 390, 360, 330, 300, 270, 240, 210, 180},
      .band_count = 11,
      .options = {3,
                  {options::kSoloFallback, kBlueQuestion, kSevensInBlue},
                  {kNoSoloFallback, kBlueTotal, kSevenAfterSeven}},
  };
}

}  // namespace foxtray::clever::sheets

namespace foxtray::clever {

extern const Rules kCleverHochDreiRules;
inline constexpr Sheet kCleverHochDrei = compile(sheets::clever_hoch_drei(), &kCleverHochDreiRules);
inline constexpr const game::Game& kCleverHochDreiGame = kCleverHochDreiRules.game;

}  // namespace foxtray::clever
