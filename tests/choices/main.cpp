// foxtray_choices PLAYER EVERY FILE...: what a player chooses in every so many-th decision of each
// record, a line `FILE:EVENT SEAT MOVE` for each. See tests/README.md.
#include <exception>
#include <iostream>

#include "choices/choices.h"
#include "files.h"
#include "roster/roster.h"

int main(int argc, char** argv) {
  using namespace foxtray;
  const auto player = argc > 3 ? roster::make(argv[1]) : nullptr;
  const std::size_t every = argc > 3 ? std::strtoul(argv[2], nullptr, 10) : 0;
  if (player == nullptr || every == 0) {
    std::cerr << "usage: foxtray_choices PLAYER EVERY FILE...\n";
    return 2;
  }
  try {
    for (int i = 3; i < argc; ++i) {
      const std::filesystem::path path = argv[i];
      for (const std::string& line : tests::choices(*player, tests::text_of_file(path), every))
        std::cout << path.filename().string() << ":" << line << "\n";
    }
  } catch (const std::exception& error) {
    std::cerr << "foxtray_choices: " << error.what() << "\n";
    return 1;
  }
  return 0;
}
