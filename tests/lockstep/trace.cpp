// Prints a canonical trace of records: what may come before each event, and the scores after it.
// tests/reference/lockstep.py trace prints the same.
#include <cstdio>
#include <fstream>
#include <iterator>

#include "record/reader.h"
#include "wizard/round.h"

namespace foxtray {
namespace {

void print(const std::string& text) { std::fputs(text.c_str(), stdout); }

std::string scores(const catalog::Entry& entry, const game::Position& position, int players) {
  std::string line = "scores ";
  for (int seat = 0; seat < players; ++seat) {
    if (seat > 0) line += " | ";
    line += std::to_string(seat + 1);
    if (entry.sheet != nullptr) {
      const auto sum = clever::tally(
          *entry.sheet, game::as<clever::State>(position).seat[static_cast<std::size_t>(seat)]);
      for (const int points : sum.area) line += " " + std::to_string(points);
      line += " foxes " + std::to_string(sum.foxes) + " fox-points " +
              std::to_string(sum.fox_points) + " total " + std::to_string(sum.total);
    } else {
      const auto sum =
          wizard::tally(game::as<wizard::State>(position), static_cast<game::Seat>(seat));
      line += " crosses " + std::to_string(sum.crosses) + " jesters " +
              std::to_string(sum.jester_crosses) + " points " + std::to_string(sum.points);
    }
  }
  return line + "\n";
}

std::string owed(const game::Game& game, const game::Position& position) {
  std::string line = game.actors(position).chance() ? "chance " : "legal ";
  bool first = true;
  for (const std::string& legal : record::legal_lines(game, position)) {
    if (!first) line += "; ";
    line += legal;
    first = false;
  }
  return line + "\n";
}

bool trace(const std::string& path) {
  print("file " + path.substr(path.rfind('/') + 1) + "\n");
  std::ifstream file(path, std::ios::binary);
  const std::string text{std::istreambuf_iterator<char>(file), {}};
  record::Record record;
  if (const auto fault = record::read(text, record)) {
    print("error line " + std::to_string(fault->line) + "\n");
    std::fprintf(stderr, "%s:%s\n", path.c_str(), fault->text().c_str());
    return false;
  }
  const catalog::Entry& entry = catalog::entry_of(record.game());
  game::Position position = record::start(record.header());
  for (const record::Event event : record.events()) {
    print(owed(*entry.game, position));
    record::apply(*entry.game, position, event);
    print(scores(entry, position, record.header().setup.players));
  }
  print(entry.game->actors(position).over() ? "over\n" : "open\n");
  return true;
}

}  // namespace
}  // namespace foxtray

int main(int argc, char** argv) {
  bool fine = true;
  for (int i = 1; i < argc; ++i) fine &= foxtray::trace(argv[i]);
  return fine ? 0 : 1;
}
