// foxtray_sheets ROOT: writes the golden pictures of the sheets, and the page's style sheet.
// See tests/golden/regenerate.
#include <filesystem>
#include <fstream>
#include <iostream>

#include "golden_sheets.h"

int main(int argc, char** argv) {
  if (argc != 2) {
    std::cerr << "usage: foxtray_sheets ROOT\n";
    return 2;
  }
  for (const auto& [path, text] : foxtray::tests::golden_sheets()) {
    std::ofstream file(std::filesystem::path(argv[1]) / path, std::ios::binary);
    file << text;
    if (!file.flush()) {
      std::cerr << "foxtray_sheets: cannot write " << path << "\n";
      return 1;
    }
  }
  return 0;
}
