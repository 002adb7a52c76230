// The catalogue of the programs that know Heckenlauf.
#include "catalog/catalog.h"
#include "clever/rules.h"
#include "heckenlauf.h"

std::span<const foxtray::catalog::Entry> foxtray::catalog::games() {
  static constexpr std::array kGames = {
      entry_of_sheet(clever::kGanzSchonClever), entry_of_sheet(clever::kDoppeltSoClever),
      entry_of_sheet(clever::kCleverHochDrei),  Entry{&wizard::kWizardDiceGame, nullptr},
      entry_of_sheet(clever::kHeckenlauf),
  };
  return kGames;
}
