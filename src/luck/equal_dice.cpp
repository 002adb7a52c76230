#include "luck/equal_dice.h"

namespace foxtray::luck {
namespace {

constexpr std::uint64_t coordinates(const dice::Chance& at) {
  return std::uint64_t{at.turn} | std::uint64_t{at.roll} << 16 | std::uint64_t{at.again} << 24 |
         static_cast<std::uint64_t>(at.law) << 32;
}

/// The deck of the round in random order; its first card that is left. So the card does not change
/// with what else is left.
dice::Throw first_card(Generator& generator, unsigned pool) {
  for (;;) {
    const std::uint32_t card = generator.below(8);
    if ((pool >> card & 1) != 0) return dice::Throw(card);
  }
}

}  // namespace

dice::Throw EqualDice::at(const dice::Chance& chance) const {
  Generator generator(key_, static_cast<Stream>(coordinates(chance)));
  if (chance.law == dice::Law::card) return first_card(generator, chance.dice);
  return generator.sample(chance);
}

}  // namespace foxtray::luck
