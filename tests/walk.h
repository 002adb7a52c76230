// Walks over a sheet: every area is filled field by field in several ways, and at each step what is
// open, what is earned and what it scores must be what the tables of the rules pages say. The
// expectations are computed plainly from those tables, without the code's own tables.
#pragma once

#include <string>
#include <vector>

#include "clever/sheet.h"

namespace foxtray::tests {

/// What went otherwise on this sheet than on that of the page; empty if nothing did.
std::vector<std::string> walk_faults(const clever::Sheet& sheet, const clever::Print& docs);

/// The part of it that is no area: tracks, Any number, bands.
std::vector<std::string> action_faults(const clever::Sheet& sheet, const clever::Print& docs);

}  // namespace foxtray::tests
