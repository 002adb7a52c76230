// Apart from the other screen files, because ncurses' term.h takes many short words for itself.
#pragma once

namespace foxtray::cli {

/// Does the system know how to draw on this terminal?
bool screen_is_known();

}  // namespace foxtray::cli
