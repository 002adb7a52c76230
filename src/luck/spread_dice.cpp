#include "luck/spread_dice.h"

#include <utility>

namespace foxtray::luck {
namespace {

constexpr int kFaces = 6;
constexpr int kThrows = 16;  // of a trial that come from the same seed

/// The faces of all six dice in one of the six trials.
dice::Throw faces_of(Generator generator, std::size_t trial) {
  dice::Throw faces;
  for (int die = 0; die < dice::kMaxDice; ++die) {
    std::array<dice::Face, kFaces> order = {1, 2, 3, 4, 5, 6};
    for (std::uint32_t left = kFaces; left > 1; --left)
      std::swap(order[left - 1], order[generator.below(left)]);
    faces.set_face(die, order[trial % order.size()]);
  }
  return faces;
}

}  // namespace

dice::Throw SpreadDice::at(const dice::Chance& chance, int trial, int number) const {
  assert(trial >= 0 && number >= 0);
  const bool spread = chance.law == dice::Law::distinct;
  const auto block = static_cast<std::uint64_t>(spread ? trial / kFaces : trial);
  const auto within = static_cast<std::uint64_t>(number % kThrows);
  const auto beyond = static_cast<std::uint64_t>(number / kThrows);
  Generator generator(seed_ + beyond, Stream{block * kThrows + within});
  if (!spread) return generator.sample(chance);
  const dice::Throw faces = faces_of(generator, static_cast<std::size_t>(trial));
  return dice::Throw(faces.bits() & detail::kFaceBits[chance.dice]);
}

}  // namespace foxtray::luck
