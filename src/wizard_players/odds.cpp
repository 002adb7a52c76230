#include "wizard_players/odds.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>

namespace foxtray::wizard_players {
namespace {

constexpr int kDice = 7;
constexpr int kMostWanted = 5;
constexpr int kRolls = 3;

/// Chances of 0, 1, ... of n dice to count, if one does with chance p.
constexpr std::array<double, kDice + 1> binomial(int n, double p) {
  std::array<double, kDice + 1> chance{1.0};
  for (int die = 0; die < n; ++die) {
    for (auto hits = static_cast<std::size_t>(die + 1); hits > 0; --hits) {
      chance[hits] = chance[hits] * (1 - p) + chance[hits - 1] * p;
    }
    chance[0] *= 1 - p;
  }
  return chance;
}

/// Outlooks by number wanted, dice kept and rolls left, for one number of sides that count.
class Table {
 public:
  constexpr explicit Table(int sides) {
    for (int rolls = 1; rolls <= kRolls; ++rolls)
      for (int wanted = 0; wanted <= kMostWanted; ++wanted)
        for (int kept = 0; kept <= wanted; ++kept)
          at(wanted, kept, rolls) = roll(sides, wanted, kept, rolls);
  }
  constexpr const Outlook& at(int wanted, int kept, int rolls) const {
    return outlooks_[index(wanted, kept, rolls)];
  }

 private:
  static constexpr std::size_t index(int wanted, int kept, int rolls) {
    return static_cast<std::size_t>((rolls * (kMostWanted + 1) + wanted) * (kMostWanted + 1) +
                                    kept);
  }
  constexpr Outlook& at(int wanted, int kept, int rolls) {
    return outlooks_[index(wanted, kept, rolls)];
  }

  /// Rolls the dice that are not kept; goes on with one roll less unless exact.
  constexpr Outlook roll(int sides, int wanted, int kept, int rolls) const {
    const auto chances = binomial(kDice - kept, sides / 6.0);
    Outlook sum;
    for (int hits = 0; hits <= kDice - kept; ++hits) {
      const int counting = kept + hits;
      const int difference = counting > wanted ? counting - wanted : wanted - counting;
      Outlook then{.exact = difference == 0 ? 1.0 : 0.0,
                   .difference = static_cast<double>(difference)};
      if (difference != 0 && rolls > 1) then = at(wanted, std::min(counting, wanted), rolls - 1);
      sum.exact += chances[static_cast<std::size_t>(hits)] * then.exact;
      sum.difference += chances[static_cast<std::size_t>(hits)] * then.difference;
    }
    return sum;
  }

  std::array<Outlook, (kRolls + 1) * (kMostWanted + 1) * (kMostWanted + 1)> outlooks_{};
};

constexpr Table kTwoSides{2};
constexpr Table kThreeSides{3};

}  // namespace

Outlook outlook(int wanted, int sides, int kept, int rolls) {
  assert(sides == 2 || sides == 3);
  return (sides == 2 ? kTwoSides : kThreeSides).at(wanted, kept, rolls);
}

}  // namespace foxtray::wizard_players
