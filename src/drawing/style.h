// Style sheets for drawings, made of the palette.
#pragma once

#include <string>

namespace foxtray::drawing {

/// For a page: colours as custom properties (`--yellow`, `--yellow-soft`), by day, and by night
/// under
/// `:root[data-theme='dark']`.
std::string page_style();
/// For a page to print: plain colours, which every program that shows SVG understands.
std::string print_style();

}  // namespace foxtray::drawing
