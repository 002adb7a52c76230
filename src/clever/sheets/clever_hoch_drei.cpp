#include "clever/sheets/clever_hoch_drei.h"

#include "clever/print_check.h"
#include "clever/rules_of.h"

namespace foxtray::clever {

static_assert(fault_in(sheets::clever_hoch_drei()).empty());
constinit const Rules kCleverHochDreiRules = rules_of<kCleverHochDrei>();

}  // namespace foxtray::clever
