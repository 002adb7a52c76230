// The code of a decision in the Clever family:
//
//   15 13 12 10  9 8   7 5   4   0
//   verb   die  spend  area  place
//
// `spend` says how a die is marked as another number (Any number, H10): not, with the space printed
// with that number, or with a ? space. The number itself follows from the place.
#pragma once

#include "clever/state.h"

namespace foxtray::clever {

using game::Move;

enum class Verb : std::uint8_t { take, plus, cross, bonus, give_back, reroll, pass, done };
enum class Spend : std::uint8_t { nothing, printed, question };

constexpr unsigned code(Verb verb, unsigned die = 0, Spend spend = Spend::nothing,
                        unsigned area = 0, unsigned place = 0) {
  return static_cast<unsigned>(verb) << 13 | die << 10 | static_cast<unsigned>(spend) << 8 |
         area << 5 | place;
}
constexpr Move move_of(unsigned code) { return static_cast<Move>(code); }
constexpr Verb verb_of(Move move) { return static_cast<Verb>(static_cast<unsigned>(move) >> 13); }
constexpr unsigned die_of(Move move) { return static_cast<unsigned>(move) >> 10 & 7; }
constexpr Spend spend_of(Move move) {
  return static_cast<Spend>(static_cast<unsigned>(move) >> 8 & 3);
}
constexpr unsigned area_of(Move move) { return static_cast<unsigned>(move) >> 5 & 7; }
constexpr unsigned place_of(Move move) { return static_cast<unsigned>(move) & 31; }

}  // namespace foxtray::clever
