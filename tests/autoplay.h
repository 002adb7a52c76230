// Plays games without anybody: at random, or greedily for points, which reaches late states.
#pragma once

#include <string>
#include <vector>

#include "luck/generator.h"
#include "record/record.h"

namespace foxtray::tests {

using game::Game;
using game::Move;
using game::MoveList;
using game::Position;
using game::Seat;
using game::Setup;

enum class Style : std::uint8_t { random, greedy };
inline constexpr std::array<Style, 2> kStyles = {Style::random, Style::greedy};
std::string_view name_of(Style style);

/// Every number of players with every combination of options.
std::vector<Setup> every_setup(const Game& game);
/// The set-ups with default options.
std::vector<Setup> plain_setups(const Game& game);
/// `ganz-schon-clever 2 decline=free`
std::string name_of(const Game& game, const Setup& setup);

/// One game that is being played. Of several open seats any may move first.
class Autoplay {
 public:
  Autoplay(const Game& game, const Setup& setup, Style style, std::uint64_t seed);

  bool over() const { return game_->actors(position_).over(); }
  const Position& position() const { return position_; }
  luck::Generator& generator() { return generator_; }

  /// The next event; not played yet. The game must not be over.
  record::Event next();
  void play(record::Event event) { record::apply(*game_, position_, event); }

 private:
  Move choose(Seat seat);

  const Game* game_;
  Position position_;
  Style style_;
  luck::Generator generator_;
};

/// A whole game, or its first `events` events.
record::Record play_game(const Game& game, const Setup& setup, Style style, std::uint64_t seed,
                         std::size_t events = 100'000);

/// A seat out of those open.
Seat any_seat(game::Actors actors, luck::Generator& generator);

}  // namespace foxtray::tests
