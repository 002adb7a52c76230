#include "golden.h"

#include <array>
#include <stdexcept>

#include "files.h"

namespace foxtray::tests {
namespace {

using record::Event;

record::Record record_in(std::string_view text) {
  record::Record record;
  if (const auto fault = record::read(text, record)) throw std::runtime_error(fault->text());
  return record;
}

std::string asked(const game::Game& game, const game::Position& position) {
  const game::Actors actors = game.actors(position);
  const auto lines = record::legal_lines(game, position);
  if (actors.chance()) return lines[0];
  std::string text = "seats";
  for (game::Seat seat = 0; seat < game::kMaxSeats; ++seat) {
    if (actors.has(seat)) text += " " + std::to_string(seat + 1);
  }
  Fingerprint fingerprint;
  for (const std::string& line : lines) fingerprint.add(line + "\n");
  return text + ": " + std::to_string(lines.size()) + " lines " + fingerprint.text().substr(0, 8);
}

std::string scores(const game::Game& game, const game::Position& position) {
  std::string text;
  for (game::Seat seat = 0; seat < game.setup(position).players; ++seat) {
    const game::Score score = game.score(position, seat);
    text += " " + std::to_string(score.points) + "/" + std::to_string(score.tie_break);
  }
  return text;
}

}  // namespace

void Fingerprint::add(std::string_view bytes) {
  for (const char c : bytes) hash_ = (hash_ ^ static_cast<unsigned char>(c)) * 0x100000001b3U;
}

void Fingerprint::add(std::uint64_t word) {
  for (int i = 0; i < 8; ++i) hash_ = (hash_ ^ (word >> (8 * i) & 255U)) * 0x100000001b3U;
}

std::string Fingerprint::text() const {
  constexpr std::string_view kDigits = "0123456789abcdef";
  std::string text;
  for (int i = 15; i >= 0; --i) text += kDigits[hash_ >> (4 * i) & 15U];
  return text;
}

std::string golden_text(std::string_view record_text) {
  const record::Record record = record_in(record_text);
  const game::Game& game = record.game();
  game::Position position = record::start(record.header());
  std::string text;
  for (const Event event : record.events()) {
    text += asked(game, position) + " > " + record::line_of(game, position, event) + " >";
    record::apply(game, position, event);
    text += scores(game, position) + "\n";
  }
  return text + (game.actors(position).over() ? "over\n" : asked(game, position) + "\n");
}

std::vector<std::string> example_faults(std::string_view record_text, std::string_view counts,
                                        std::string_view legal) {
  record::Record record;
  if (const auto fault = record::read(record_text, record)) return {fault->text()};
  const game::Game& game = record.game();
  const std::vector<std::string> numbers = lines_of(counts);
  game::Position position = record::start(record.header());
  std::vector<std::string> faults;
  std::string listed;
  std::size_t decisions = 0;
  for (const Event event : record.events()) {
    if (!event.chance()) {
      const auto lines = record::legal_lines(game, position);
      const std::string line = record::line_of(game, position, event);
      if (decisions >= numbers.size() || std::to_string(lines.size()) != numbers[decisions]) {
        faults.push_back("decision " + std::to_string(decisions + 1) + " (" + line + ") has " +
                         std::to_string(lines.size()) + " legal lines");
        return faults;
      }
      ++decisions;
      for (const std::string& other : lines) listed += other + "\n";
    }
    record::apply(game, position, event);
  }
  if (decisions != numbers.size()) faults.emplace_back("there are fewer decisions than counts");
  std::string expected;
  for (const std::string& line : lines_of(legal)) {
    if (!line.starts_with('#')) expected += line + "\n";
  }
  if (!legal.empty() && expected != listed) faults.emplace_back("the legal lines differ");
  return faults;
}

}  // namespace foxtray::tests
