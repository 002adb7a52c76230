#include "earned.h"

namespace foxtray::tests {

using clever::Bonus;

Earned earned(const clever::SeatState& seat) {
  Earned found;
  const auto add = [&](Bonus bonus, unsigned times) {
    if (times != 0) found[bonus] += static_cast<int>(times);
  };
  for (int slot = 0; slot < clever::kWaiting; ++slot) {
    add(clever::waiting(slot), seat.purse >> (4 * slot) & 15U);
  }
  add(Bonus::reroll, circled(seat, clever::kReroll));
  add(Bonus::second, circled(seat, clever::kSecond));
  add(Bonus::extra_die, circled(seat, clever::kExtraDie));
  add(Bonus::fox, foxes(seat));
  return found;
}

std::string text_of(const Earned& bonuses) {
  std::string text;
  for (const auto& [bonus, times] : bonuses) {
    text += " " + std::to_string(static_cast<int>(bonus)) + "x" + std::to_string(times);
  }
  return text;
}

}  // namespace foxtray::tests
