// The games in the order in which they are shown. A program that is built with another list, as
// tests are, links its own definition of `games` before this one.
#include "catalog/catalog.h"
#include "clever/rules.h"

namespace foxtray::catalog {

std::span<const Entry> games() {
  static constexpr std::array kGames = {
      entry_of_sheet(clever::kGanzSchonClever),
      entry_of_sheet(clever::kDoppeltSoClever),
      entry_of_sheet(clever::kCleverHochDrei),
      Entry{&wizard::kWizardDiceGame, nullptr},
  };
  return kGames;
}

}  // namespace foxtray::catalog
