// A drawing as JSON (docs/view.md, V3).
#pragma once

#include "drawing/drawing.h"

namespace foxtray::drawing {

std::string to_json(const Drawing& drawing);

}  // namespace foxtray::drawing
