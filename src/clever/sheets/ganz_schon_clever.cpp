#include "clever/sheets/ganz_schon_clever.h"

#include "clever/print_check.h"
#include "clever/rules_of.h"

namespace foxtray::clever {

static_assert(fault_in(sheets::ganz_schon_clever()).empty());
constinit const Rules kGanzSchonCleverRules = rules_of<kGanzSchonClever>();

}  // namespace foxtray::clever
