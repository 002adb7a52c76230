// Where the throws of one game come from.
#pragma once

#include <cassert>
#include <memory>
#include <optional>

#include "luck/equal_dice.h"
#include "luck/fair_dice.h"

namespace foxtray::env {

enum class DiceKind : std::uint8_t {
  seeded,  // a stream of the fast generator
  equal,   // by the coordinates of the throw: games that go differently meet the same dice
  fair,    // the same, recomputable by anyone (docs/fair-dice.md)
};

/// The dice of one game. Copied, both copies give the same throws.
class Luck {
 public:
  Luck() = default;
  Luck(DiceKind kind, std::uint64_t seed, std::uint64_t episode) : kind_(kind) {
    const auto stream = static_cast<luck::Stream>(episode);
    generator_ = luck::Generator(seed, stream);
    if (kind == DiceKind::equal) equal_ = luck::EqualDice(seed, stream);
    if (kind == DiceKind::fair) {
      std::string wrong;
      const auto fair = luck::FairDice::from(luck::make_seed(seed, stream), wrong);
      assert(fair.has_value());
      fair_ = std::make_shared<const luck::FairDice>(*fair);
    }
  }

  dice::Throw next(const dice::Chance& chance) {
    if (kind_ == DiceKind::seeded) [[likely]]
      return generator_.sample(chance);
    return kind_ == DiceKind::equal ? equal_.at(chance) : fair_->at(chance);
  }

 private:
  DiceKind kind_ = DiceKind::seeded;
  luck::Generator generator_{1};
  luck::EqualDice equal_{1, {}};
  std::shared_ptr<const luck::FairDice> fair_;  // large and rare
};

}  // namespace foxtray::env
