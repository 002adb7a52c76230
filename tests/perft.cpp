#include "perft.h"

#include <algorithm>
#include <sstream>
#include <stdexcept>

#include "files.h"

namespace foxtray::tests {
namespace {

using game::Position;
using game::Seat;

std::vector<std::string> words_in(const std::string& line) {
  std::istringstream in(line);
  std::vector<std::string> words;
  for (std::string word; in >> word;) words.push_back(word);
  return words;
}

/// The three lowest dice before the `/`, as a record writes it.
std::string serve_line(const std::vector<std::string>& dice) {
  std::string platter;
  std::string fields;
  for (std::size_t i = 0; i < dice.size(); ++i) {
    std::size_t lower = 0;
    for (std::size_t other = 0; other < dice.size(); ++other) {
      const bool tie = dice[other][1] == dice[i][1] && other < i;
      if (dice[other][1] < dice[i][1] || tie) ++lower;
    }
    (lower < 3 ? platter : fields) += " " + dice[i];
  }
  return "serve" + platter + " /" + fields;
}

/// The line of the record that a line of the script stands for when this is owed.
std::string chance_line(const std::string& owed, const std::string& script) {
  std::vector<std::string> words = words_in(script);
  const std::vector<std::string> wanted = words_in(owed);
  if (wanted[0] == "card") return script;
  words.erase(words.begin());
  if (wanted[0] == "serve") return serve_line(words);
  std::string line = "roll";
  const bool like = wanted.size() == 2 && wanted[1][0] >= '1' && wanted[1][0] <= '7';
  const std::size_t first = like ? static_cast<std::size_t>(wanted[1][0] - '0') : words.size();
  for (std::size_t i = 0; i < std::min(first, words.size()); ++i) {
    const bool rolled =
        like || std::find(wanted.begin(), wanted.end(), words[i].substr(0, 1)) != wanted.end();
    if (rolled) line += " " + words[i];
  }
  return line;
}

class Counter {
 public:
  Counter(const game::Game& game, const std::vector<std::string>& script, std::size_t lines)
      : game_(game), script_(script), lines_(lines) {}

  std::uint64_t ends(const Position& position, std::size_t line) const {
    const game::Actors actors = game_.actors(position);
    if (actors.over()) return 1;
    if (actors.chance()) {
      return line == lines_ ? 1 : ends(after_chance(position, script_[line]), line + 1);
    }
    const Seat seat = actors.first();
    game::MoveList list;
    game_.legal(position, seat, list);
    std::uint64_t sum = 0;
    for (const game::Move move : list) {
      Position after = position;
      game_.apply(after, seat, move);
      sum += ends(after, line);
    }
    return sum;
  }

 private:
  Position after_chance(Position position, const std::string& script) const {
    const std::string owed = record::legal_lines(game_, position)[0];
    const auto outcome = game_.hear_throw(position, chance_line(owed, script));
    if (!outcome) throw std::runtime_error("'" + script + "' does not answer " + owed);
    game_.roll(position, *outcome);
    return position;
  }

  const game::Game& game_;
  const std::vector<std::string>& script_;
  std::size_t lines_;
};

}  // namespace

Perft perft_in(std::string_view text) {
  constexpr std::string_view kScript = "=== script\n";
  constexpr std::string_view kEnds = "=== ends\n";
  const auto script = text.find(kScript);
  const auto ends = text.find(kEnds);
  if (script == std::string_view::npos || ends == std::string_view::npos) {
    throw std::runtime_error("a perft has a script and ends");
  }
  Perft perft;
  if (const auto fault = record::read(text.substr(0, script), perft.record)) {
    throw std::runtime_error(fault->text());
  }
  const auto begin = script + kScript.size();
  perft.script = lines_of(text.substr(begin, ends - begin));
  for (const std::string& line : lines_of(text.substr(ends + kEnds.size()))) {
    perft.ends.push_back(std::stoull(words_in(line).at(1)));
  }
  return perft;
}

std::uint64_t ends_of(const Perft& perft, std::size_t lines) {
  const Counter counter(perft.record.game(), perft.script, lines);
  return counter.ends(perft.record.position(), 0);
}

}  // namespace foxtray::tests
