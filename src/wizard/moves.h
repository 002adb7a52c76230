// The code of a decision in the Wizard dice game:
//
//   15 12  11   0
//   verb   operand
//
//   set      first face * 6 + second face, first <= second
//   predict  the field;   strike  the field;   wizard  the colour
//   reroll   which of the seven dice that lie, sorted by face, as bits; of equal dice the first
//   ones
#pragma once

#include "wizard/state.h"

namespace foxtray::wizard {

enum class Verb : std::uint8_t { set, predict, strike, wizard, reroll, wait, stop, jester, done };

constexpr Move move_of(Verb verb, unsigned operand = 0) {
  return static_cast<Move>(static_cast<unsigned>(verb) << 12 | operand);
}
constexpr Verb verb_of(Move move) { return static_cast<Verb>(static_cast<unsigned>(move) >> 12); }
constexpr unsigned operand_of(Move move) { return static_cast<unsigned>(move) & 0xfff; }

/// How many dice of each face a re-roll takes from the dice that lie.
using Counts = std::array<std::uint8_t, kFaces>;
constexpr Counts taken(const Counts& lying, unsigned dice) {
  Counts part{};
  unsigned at = 0;
  for (std::size_t face = 0; face < kFaces; ++face) {
    const unsigned of_face = dice >> at & (bit(lying[face]) - 1);
    part[face] = static_cast<std::uint8_t>(std::bit_width(of_face));
    at += lying[face];
  }
  return part;
}
/// The other way round: the dice of a part of what lies.
constexpr unsigned dice_of(const Counts& lying, const Counts& part) {
  unsigned dice = 0;
  unsigned at = 0;
  for (std::size_t face = 0; face < kFaces; ++face) {
    dice |= (bit(part[face]) - 1) << at;
    at += lying[face];
  }
  return dice;
}

}  // namespace foxtray::wizard
