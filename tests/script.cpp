#include "script.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>

#include "files.h"
#include "game/words.h"
#include "wizard/state.h"

namespace foxtray::tests {
namespace {

/// A line of a script without comment and blanks at its ends.
std::string_view bare(std::string_view line) {
  line = line.substr(0, line.find('#'));
  while (!line.empty() && game::blank(line.back())) line.remove_suffix(1);
  while (!line.empty() && game::blank(line.front())) line.remove_prefix(1);
  return line;
}

bool is_decision(std::string_view line) { return line[0] >= '0' && line[0] <= '9'; }
game::Seat seat_in(std::string_view line) { return static_cast<game::Seat>(line[0] - '1'); }

}  // namespace

Script::Script(std::string_view game, int players, std::string_view options) {
  std::string header =
      "foxtray 1\ngame " + std::string(game) + "\nplayers " + std::to_string(players) + "\n";
  std::istringstream words{std::string(options)};
  for (std::string option; words >> option;) header += "option " + option + "\n";
  record::Record record;
  if (const auto fault = record::read(header + "---\n", record))
    throw std::runtime_error(fault->text());
  header_ = record.header();
  position_ = record.position();
}

Script& Script::play(std::string_view lines) {
  for (const std::string& line : lines_of(lines)) {
    if (const auto text = bare(line); !text.empty()) play_line(text);
  }
  return *this;
}

void Script::play_line(std::string_view line) {
  record::Event event;
  if (is_decision(line)) {
    const auto move = game().hear(position_, seat_in(line), line.substr(2));
    if (!move) throw std::runtime_error(std::string(line) + ": " + refusal(line));
    event = record::Event::of(seat_in(line), *move);
  } else {
    const auto outcome = game().hear_throw(position_, line);
    if (!outcome) throw std::runtime_error("'" + std::string(line) + "' comes, owed: " + owed());
    event = record::Event::of(*outcome);
  }
  events_.push_back(event);
  record::apply(game(), position_, event);
}

Script& Script::idle_to_round(int round) {
  while (game::as<clever::State>(position_).round < round) {
    if (const std::string chance = owed(); !chance.empty()) {
      std::string line = chance;
      if (chance == "serve") {
        const std::string_view dice = catalog::entry_of(game()).sheet->print.dice;
        for (std::size_t i = 0; i < dice.size(); ++i) {
          line += i == 3 ? " / " : " ";
          line += std::string(1, dice[i]) + "1";
        }
      } else {
        line.clear();
        std::istringstream words(chance);
        for (std::string word; words >> word;) line += word == "roll" ? word : " " + word + "1";
      }
      play_line(line);
      continue;
    }
    const int seat = game().actors(position_).first() + 1;
    const std::string pass = std::to_string(seat) + " pass";
    play_line(is_legal(pass) ? pass : std::to_string(seat) + " done");
  }
  return *this;
}

std::vector<std::string> Script::legal(int seat) const {
  std::vector<std::string> found;
  for (std::string& line : record::legal_lines(game(), position_)) {
    const bool decision = is_decision(line);
    if (seat == 0 ? !decision : decision && seat_in(line) == seat - 1) found.push_back(line);
  }
  return found;
}

bool Script::is_legal(std::string_view line) const {
  const auto all = record::legal_lines(game(), position_);
  return std::find(all.begin(), all.end(), line) != all.end();
}

std::string Script::owed() const {
  if (!game().actors(position_).chance()) return {};
  return record::legal_lines(game(), position_)[0];
}

bool Script::asked(int seat) const {
  return game().actors(position_).has(static_cast<game::Seat>(seat - 1));
}

std::string Script::refusal(std::string_view line) const {
  const game::Seat seat = seat_in(line);
  if (!asked(seat + 1)) return "seat is not asked";
  if (game().hear(position_, seat, line.substr(2))) return {};
  return record::sentence(game(), game().why_not(position_, seat, line.substr(2)));
}

int Script::points(int seat) const {
  return game().score(position_, static_cast<game::Seat>(seat - 1)).points;
}

const clever::SeatState& Script::clever_seat(int seat) const {
  return game::as<clever::State>(position_).seat[static_cast<std::size_t>(seat - 1)];
}

clever::Tally Script::tally(int seat) const {
  return clever::tally(*catalog::entry_of(game()).sheet, clever_seat(seat));
}

std::vector<std::string> lines(std::string_view beginning, std::string_view ends) {
  std::vector<std::string> found;
  std::istringstream words{std::string(ends)};
  for (std::string word; words >> word;) found.push_back(std::string(beginning) + " " + word);
  std::sort(found.begin(), found.end());
  return found;
}

std::vector<std::string> together(std::vector<std::vector<std::string>> parts) {
  std::vector<std::string> all;
  for (const auto& part : parts) all.insert(all.end(), part.begin(), part.end());
  std::sort(all.begin(), all.end());
  return all;
}

}  // namespace foxtray::tests
