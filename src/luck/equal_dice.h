// Equal dice: fast throws that follow from a seed and the coordinates of the throw. Two games that
// decide differently still meet the same dice later, so that only the decisions tell them apart.
// For dice that others can recompute see fair_dice.h.
#pragma once

#include "luck/generator.h"

namespace foxtray::luck {

/// The dice of one game. A value: it may be copied, and read by many threads.
class EqualDice {
 public:
  EqualDice(std::uint64_t seed, Stream game)
      : key_(mix(mix(seed + SplitMix::kStep) ^ mix(~static_cast<std::uint64_t>(game)))) {}

  /// The outcome of the law at its coordinates. Chance must owe something. A die shows the same
  /// face whichever others are rolled with it, and of like dice the first ones are the same.
  dice::Throw at(const dice::Chance& chance) const;

 private:
  std::uint64_t key_;
};

}  // namespace foxtray::luck
