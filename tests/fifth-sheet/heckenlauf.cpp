#include "heckenlauf.h"

#include "clever/print_check.h"
#include "clever/rules_of.h"

namespace foxtray::clever {

static_assert(fault_in(sheets::heckenlauf()).empty());
constinit const Rules kHeckenlaufRules = rules_of<kHeckenlauf>();

}  // namespace foxtray::clever
