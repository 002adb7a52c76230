#include "games.h"

#include "catalog/catalog.h"
#include "clever/rules.h"
#include "clever/rules_of.h"

namespace foxtray::tests {

using clever::Rules;
using clever::Sheet;

// The rules are compiled with each of these as with the sheets of the games; only, what is printed
// on them is read when they are played. A template argument needs a name of its own.
extern const Rules ganz_rules;
extern const Rules doppelt_rules;
extern const Rules drei_rules;
Sheet ganz = compile(clever::sheets::ganz_schon_clever(), &ganz_rules);
Sheet doppelt = compile(clever::sheets::doppelt_so_clever(), &doppelt_rules);
Sheet drei = compile(clever::sheets::clever_hoch_drei(), &drei_rules);
const Rules ganz_rules = clever::rules_of<ganz>();
const Rules doppelt_rules = clever::rules_of<doppelt>();
const Rules drei_rules = clever::rules_of<drei>();

std::span<Sheet* const> changeable_sheets() {
  static constexpr std::array<Sheet*, 3> kSheets = {&ganz, &doppelt, &drei};
  return kSheets;
}

}  // namespace foxtray::tests

// The catalogue of this program.
std::span<const foxtray::catalog::Entry> foxtray::catalog::games() {
  static const std::array kGames = {entry_of_sheet(tests::ganz), entry_of_sheet(tests::doppelt),
                                    entry_of_sheet(tests::drei)};
  return kGames;
}
