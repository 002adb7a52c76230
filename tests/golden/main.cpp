// foxtray_golden FOLDER [GAME]: plays the golden games, of that game or of all, that are missing
// there and writes what each record comes to. See tests/golden/regenerate.
#include <exception>
#include <fstream>
#include <iostream>

#include "autoplay.h"
#include "files.h"
#include "golden.h"

namespace {

using namespace foxtray;
using namespace foxtray::tests;

void write(const std::filesystem::path& path, const std::string& text) {
  std::ofstream file(path, std::ios::binary);
  file << text;
  if (!file.flush()) throw std::runtime_error("cannot write " + path.string());
}

std::string file_name(const Game& game, const Setup& setup, Style style) {
  std::string name = name_of(game, setup) + "-" + std::string(name_of(style));
  for (char& c : name) {
    if (c == ' ') c = '-';
    if (c == '=') c = '_';
  }
  return name;
}

/// Each number of players with its defaults and with one more set-up, taken in turn from all
/// others, so that every option occurs.
std::vector<Setup> golden_setups(const Game& game) {
  std::vector<Setup> setups;
  std::size_t turn = 0;
  for (const Setup& plain : plain_setups(game)) {
    setups.push_back(plain);
    std::vector<Setup> others;
    for (const Setup& setup : every_setup(game)) {
      if (setup.players == plain.players && setup != plain) others.push_back(setup);
    }
    setups.push_back(others[turn * 3 % others.size()]);
    ++turn;
  }
  return setups;
}

void play_missing(const std::filesystem::path& folder, const Game& game) {
  std::uint64_t seed = 1;
  for (const Setup& setup : golden_setups(game)) {
    const Style style = seed % 2 == 0 ? Style::random : Style::greedy;
    const auto path = folder / (file_name(game, setup, style) + ".fox");
    if (!std::filesystem::exists(path)) {
      write(path, record::text_of(play_game(game, setup, style, seed)));
    }
    ++seed;
  }
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 2 || argc > 3) {
    std::cerr << "usage: foxtray_golden FOLDER [GAME]\n";
    return 2;
  }
  try {
    const std::filesystem::path folder = argv[1];
    const std::string_view only = argc == 3 ? argv[2] : "";
    for (const auto& entry : catalog::games())
      if (only.empty() || only == entry.game->id) play_missing(folder, *entry.game);
    for (std::filesystem::path path : files_in(folder, ".fox")) {
      const std::string text = text_of_file(path);
      write(path.replace_extension(".golden"), golden_text(text));
    }
  } catch (const std::exception& error) {
    std::cerr << "foxtray_golden: " << error.what() << "\n";
    return 1;
  }
  return 0;
}
