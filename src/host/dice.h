// Where a table's throws come from.
#pragma once

#include <cstdint>
#include <optional>

#include "luck/fair_dice.h"
#include "luck/generator.h"
#include "table/table.h"

namespace foxtray::host {

class Dice {
 public:
  /// People roll real dice and type what they show.
  static Dice typed() { return Dice(); }
  /// They follow from a seed, so that anybody can recompute them (docs/fair-dice.md).
  static Dice fair(const luck::FairDice& dice);
  /// A generator rolls them. The throw after so many events is always the same, so a game that is
  /// taken up again goes on with the dice that it would have had.
  static Dice seeded(std::uint64_t seed);

  table::Throws throws() const {
    return fair_ || seed_ ? table::Throws::by_host : table::Throws::typed;
  }
  /// What chance brings next. Not of typed dice.
  dice::Throw next(const table::Table& table) const;

 private:
  Dice() = default;

  std::optional<luck::FairDice> fair_;
  std::optional<std::uint64_t> seed_;
};

}  // namespace foxtray::host
