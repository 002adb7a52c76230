// Dice that are evenly spread over many trials: in six trials that belong together each die shows
// each face once, so that how a die falls by itself makes no noise in their mean. Every single
// trial is as random as any throw.
#pragma once

#include "luck/generator.h"

namespace foxtray::luck {

class SpreadDice {
 public:
  explicit SpreadDice(std::uint64_t seed) : seed_(seed) {}

  /// What the law gives in throw `number` of a trial; 6k to 6k + 5 are the trials that belong
  /// together. A die falls the same whatever else is rolled. Only dice that can be told apart are
  /// spread, others are as they come.
  dice::Throw at(const dice::Chance& chance, int trial, int number = 0) const;

 private:
  std::uint64_t seed_;
};

}  // namespace foxtray::luck
