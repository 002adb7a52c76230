#include "host/dice.h"

#include <cassert>

namespace foxtray::host {

Dice Dice::fair(const luck::FairDice& dice) {
  Dice result;
  result.fair_ = dice;
  return result;
}

Dice Dice::seeded(std::uint64_t seed) {
  Dice result;
  result.seed_ = seed;
  return result;
}

dice::Throw Dice::next(const table::Table& table) const {
  const dice::Chance chance = table.game().chance(table.position());
  if (fair_) return fair_->at(chance);
  // Even streams: the odd ones are for lots (host.cpp).
  const auto stream = static_cast<luck::Stream>(2 * table.record().events().size());
  assert(seed_.has_value());
  return luck::Generator(*seed_, stream).sample(chance);
}

}  // namespace foxtray::host
