// What the coach and the odds say, as JSON (V7 and V8).
#pragma once

#include <string>
#include <string_view>

#include "coach/report.h"
#include "wizard_players/chances.h"

namespace foxtray::view {

std::string odds_json(const wizard_players::WizardChances& odds);
std::string report_json(const coach::Report& report, std::string_view weighed_by);

}  // namespace foxtray::view
