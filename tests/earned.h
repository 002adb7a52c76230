// What a seat has earned, as bonuses.
#pragma once

#include <map>
#include <string>

#include "clever/family.h"

namespace foxtray::tests {

/// How many of each bonus.
using Earned = std::map<clever::Bonus, int>;

/// What lies in the purse.
Earned earned(const clever::SeatState& seat);
std::string text_of(const Earned& bonuses);

}  // namespace foxtray::tests
