// The sheets as pictures that can be opened in a browser and reviewed as a diff.
#pragma once

#include <map>
#include <string>

namespace foxtray::tests {

/// The text of each golden file by its path in the source tree: the pictures, a page to print, and
/// the page's style sheet.
std::map<std::string, std::string> golden_sheets();

}  // namespace foxtray::tests
