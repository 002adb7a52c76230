#include "cli/weights.h"

#include <fmt/core.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iterator>

#include "clever_players/weights_file.h"
#include "cli/common.h"
#include "roster/roster.h"

namespace foxtray::cli {
namespace {

constexpr const char* kVariable = "FOXTRAY_WEIGHTS";
/// More than any file of weights; a file without an end is not read on.
constexpr std::size_t kMostBytes = std::size_t{16} << 20;

/// Gives the weights to the game that they are of.
const game::Game& give(const std::string& name) {
  const std::string bytes = bytes_of_weights(name);
  const auto file = clever_players::read_weights_file(std::as_bytes(std::span(bytes)));
  if (file && !file->constants)
    throw Trouble{
        fmt::format("{0} is of a former format, without constants; foxtray constants {0} --like "
                    "FILE adds those "
                    "of another file of weights, and keeps the network",
                    name)};
  for (const catalog::Entry& entry : catalog::games()) {
    switch (roster::give_weights(*entry.game, std::as_bytes(std::span(bytes)))) {
      case players::Given::taken:
        return *entry.game;
      case players::Given::late:
        throw Trouble{
            fmt::format("{} has weights of {}, which has some already; name one file for "
                        "each game",
                        name, entry.game->title)};
      case players::Given::unfit:
        break;
    }
  }
  throw Trouble{fmt::format(
      "{} has no weights of any game, or is damaged; foxtray train makes such files", name)};
}

}  // namespace

std::string bytes_of_weights(const std::string& name) {
  std::ifstream file(name, std::ios::binary);
  std::string bytes(kMostBytes, '\0');
  file.read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
  if (!file.is_open() || file.bad())
    throw Trouble{fmt::format("cannot read the weights {}: {}", name, std::strerror(errno))};
  bytes.resize(static_cast<std::size_t>(file.gcount()));
  return bytes;
}

void use_weights(const std::vector<std::string>& files, const game::Game* game) {
  for (const std::string& file : files) {
    const game::Game& its = give(file);
    if (game != nullptr && game != &its) {
      throw Trouble{
          fmt::format("{} has weights of {}, and this game is {}", file, its.title, game->title)};
    }
  }
  const char* named = std::getenv(kVariable);
  if (!files.empty() || named == nullptr || *named == '\0') return;
  for (const std::string& file : split(named, ':')) {
    try {
      give(file);
    } catch (const Trouble& trouble) {
      throw Trouble{fmt::format("{}: {}", kVariable, trouble.sentence)};
    }
  }
}

}  // namespace foxtray::cli
