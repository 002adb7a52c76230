// Style sheets for drawings, made of the palette.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace foxtray::drawing {

/// For a page: colours as custom properties (`--yellow`, `--yellow-soft`), by day, and by night
/// under
/// `:root[data-theme='dark']`.
std::string page_style();
/// The colours of areas with rows in other colours, on the sheet of a page and on those of others.
struct Holders {
  std::vector<std::string_view> here;
  std::vector<std::string_view> elsewhere;
};
/// For a page to print: plain colours, which every program that shows SVG understands.
std::string print_style(const Holders& holders);

}  // namespace foxtray::drawing
