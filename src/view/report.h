// The coach's report as JSON (V8).
#pragma once

#include <string>
#include <string_view>

#include "coach/report.h"

namespace foxtray::view {

std::string report_json(const coach::Report& report, std::string_view weighed_by);

}  // namespace foxtray::view
