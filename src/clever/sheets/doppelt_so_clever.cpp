#include "clever/sheets/doppelt_so_clever.h"

#include "clever/print_check.h"
#include "clever/rules_of.h"

namespace foxtray::clever {

static_assert(fault_in(sheets::doppelt_so_clever()).empty());
constinit const Rules kDoppeltSoCleverRules = rules_of<kDoppeltSoClever>();

}  // namespace foxtray::clever
