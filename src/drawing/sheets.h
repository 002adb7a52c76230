// The arrangements: which block stands where in each form.
#pragma once

#include "clever/print.h"
#include "drawing/drawing.h"

namespace foxtray::drawing {

Drawing draw_clever(const clever::Print& print, Form form);
Drawing draw_wizard(Form form);

}  // namespace foxtray::drawing
