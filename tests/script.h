// A small game as a script: record lines are played one after the other, and in between a test asks
// what is legal. Every failed expectation names the line.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "clever/score.h"
#include "record/reader.h"

namespace foxtray::tests {

class Script {
 public:
  /// Options as in a record: `decline=free seven-after-seven=on`.
  Script(std::string_view game, int players, std::string_view options = {});
  Script(const Script&) = default;

  const game::Game& game() const { return *header_.game; }
  game::Position& position() { return position_; }
  std::string text() const { return record::text_of(record::Record(header_, events_)); }

  /// Plays the lines, which must be legal. `#` starts a comment. Returns itself.
  Script& play(std::string_view lines);

  /// Everybody passes and is done, and all dice show 1, until round `round` begins. With
  /// `decline=forced` nobody can pass, so this is for the other games and `decline=free`.
  Script& idle_to_round(int round);

  /// The legal lines of one seat, or what chance owes (seat 0), sorted.
  std::vector<std::string> legal(int seat) const;
  bool is_legal(std::string_view line) const;
  /// `roll w y b`, or empty if chance owes nothing.
  std::string owed() const;
  bool over() const { return game().actors(position_).over(); }
  bool asked(int seat) const;

  /// Why a line is refused, as a sentence; empty if it is legal.
  std::string refusal(std::string_view line) const;

  int points(int seat) const;
  clever::Tally tally(int seat) const;
  const clever::SeatState& clever_seat(int seat) const;

 private:
  void play_line(std::string_view line);

  record::Header header_;
  std::vector<record::Event> events_;
  game::Position position_;
};

/// Seats' lines with a common beginning left out: `moves(1, "y11 y31")` is each `1 bonus ...`.
std::vector<std::string> lines(std::string_view beginning, std::string_view ends);
/// All of them together, sorted.
std::vector<std::string> together(std::vector<std::vector<std::string>> parts);

}  // namespace foxtray::tests
