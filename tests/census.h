// A census of a sheet: it is what the rules page prints, entry by entry, and adds up.
#pragma once

#include <string>
#include <vector>

#include "clever/sheet.h"

namespace foxtray::tests {

/// What differs from the page; empty if nothing does.
std::vector<std::string> census_faults(const clever::Print& print, const clever::Print& docs);

/// How often a bonus stands anywhere on the sheet, the round track and track ends included.
int sources_of(const clever::Print& print, clever::Bonus bonus);

/// Fields of an area.
int fields_of_area(const clever::PrintArea& area);

/// The most points that the area can have at all.
int most_points(const clever::PrintArea& area);

}  // namespace foxtray::tests
