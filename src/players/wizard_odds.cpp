#include "players/wizard_odds.h"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace foxtray::players {
namespace {

constexpr int kDice = 7;

/// Chances of 0, 1, ... of n dice to count.
std::array<double, kDice + 1> binomial(int n, double p) {
  std::array<double, kDice + 1> chance{1.0};
  for (int die = 0; die < n; ++die) {
    for (auto hits = static_cast<std::size_t>(die + 1); hits > 0; --hits) {
      chance[hits] = chance[hits] * (1 - p) + chance[hits - 1] * p;
    }
    chance[0] *= 1 - p;
  }
  return chance;
}

}  // namespace

Outlook outlook(int wanted, int sides, int kept, int rolls) {
  const auto chances = binomial(kDice - kept, sides / 6.0);
  Outlook sum;
  for (int hits = 0; hits <= kDice - kept; ++hits) {
    const int counting = kept + hits;
    const double chance = chances[static_cast<std::size_t>(hits)];
    Outlook then{.exact = counting == wanted ? 1.0 : 0.0,
                 .difference = static_cast<double>(std::abs(counting - wanted))};
    if (counting != wanted && rolls > 1) then = outlook(wanted, sides, std::min(counting, wanted), rolls - 1);
    sum.exact += chance * then.exact;
    sum.difference += chance * then.difference;
  }
  return sum;
}

}  // namespace foxtray::players
