#include <fmt/core.h>

#include <charconv>
#include <cstdio>
#include <iostream>

#include "cli/common.h"
#include "cli/evaluators.h"
#include "cli/weights.h"

namespace foxtray::cli {
namespace {

std::string_view trimmed(std::string_view line) {
  line = line.substr(0, line.find('#'));
  constexpr std::string_view kBlanks = " \t\r";
  while (!line.empty() && kBlanks.find(line.back()) != std::string_view::npos)
    line.remove_suffix(1);
  while (!line.empty() && kBlanks.find(line.front()) != std::string_view::npos)
    line.remove_prefix(1);
  return line;
}

/// `go` alone or followed by anything: nothing in a record begins so.
bool is_go(std::string_view line) {
  return line == "go" || line.starts_with("go ") || line.starts_with("go\t");
}

game::Seat seat_of(std::string_view line, const record::Record& record) {
  const std::string_view word = trimmed(line.substr(2));
  unsigned seat = 0;
  const auto [at, error] = std::from_chars(word.data(), word.data() + word.size(), seat);
  const unsigned players = record.header().setup.players;
  const bool number = error == std::errc() && at == word.data() + word.size() && word[0] != '0';
  if (number && seat >= 1 && seat <= players) return static_cast<game::Seat>(seat - 1);
  throw Trouble{fmt::format("a request ends with 'go SEAT', SEAT from 1 to {}, not with '{}'",
                            players, line)};
}

void check_open(const record::Record& record, const game::Position& position, game::Seat seat) {
  const game::Actors actors = record.game().actors(position);
  if (actors.has(seat)) return;
  if (actors.over()) throw Trouble{"nobody has to move: the game is over"};
  if (actors.chance()) {
    throw Trouble{fmt::format("nobody has to move: the next line is a throw, '{}'",
                              record::legal_lines(record.game(), position)[0])};
  }
  std::vector<std::string> open;
  for (game::Seat other = 0; other < game::kMaxSeats; ++other)
    if (actors.has(other)) open.push_back(std::to_string(other + 1));
  throw Trouble{
      fmt::format("seat {} has nothing to decide now; to move: {}", seat + 1, joined(open, ", "))};
}

/// The answer to one request: a move. Throws Trouble.
std::string answer(const std::string& text, std::string_view go, players::Player& player,
                   std::uint64_t seed) {
  record::Record record;
  if (const auto fault = record::read(text, record)) throw Trouble{"line " + fault->text()};
  const game::Game& game = record.game();
  game::Position position = record.position();
  const game::Seat seat = seat_of(go, record);
  check_open(record, position, seat);
  game.conceal(position, seat);
  luck::Generator generator = players::lots(seed, position, seat);
  const game::Move move = player.choose(game, position, seat, generator);
  std::array<char, game::kMaxText> said;
  return {said.data(), game.say(position, seat, move, said.data())};
}

/// A fault of the record may quote what it was given; an answer is one line whatever that was.
std::string one_line(std::string text) {
  for (char& c : text)
    if (static_cast<unsigned char>(c) < ' ') c = ' ';
  return text;
}

void reply(const std::string& line) {
  print_bytes(line + "\n");
  std::fflush(stdout);
}

}  // namespace

int bot(const BotCall& call) {
  use_weights(call.weights);
  const auto player = maker_named(call.player)();
  std::string text;
  std::string line;
  bool too_long = false;
  while (std::getline(std::cin, line)) {
    const std::string_view words = trimmed(line);
    if (!is_go(words)) {
      too_long |= text.size() + line.size() > record::kMaxTextSize;
      if (!too_long) text += line + "\n";
      continue;
    }
    try {
      if (too_long) throw Trouble{"the request is larger than any game record"};
      reply(answer(text, words, *player, call.seed));
    } catch (const Trouble& trouble) {
      reply("error: " + one_line(trouble.sentence));
    }
    text.clear();
    too_long = false;
  }
  if (text.find_first_not_of(" \t\r\n") != std::string::npos)
    reply("error: the input ended within a request; a request ends with 'go SEAT'");
  return kFine;
}

}  // namespace foxtray::cli
