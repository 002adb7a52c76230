#include "odd_players.h"

#include "clever/moves.h"
#include "clever_players/leaning.h"
#include "roster/roster.h"

namespace foxtray::bench {
namespace {

using game::Game;
using game::Move;
using game::Position;
using game::Seat;

/// Fills one area and hardly looks at the others.
class OneArea final : public players::Player {
 public:
  Move choose(const Game& game, const Position& seen, Seat seat,
              luck::Generator& generator) override {
    clever_players::Leaning leaning;
    // Which one is the same all game long: it depends on nothing but the seat.
    for (std::size_t a = 0; a < leaning.area.size(); ++a)
      leaning.area[a] = a == seat % leaning.area.size() ? 4.0F : 0.2F;
    return clever_players::lean(game, leaning, seen, seat, generator);
  }
};

/// Chooses the legal move that comes first.
class First final : public players::Player {
 public:
  Move choose(const Game& game, const Position& seen, Seat seat,
              luck::Generator& /*generator*/) override {
    game::MoveList list;
    game.legal(seen, seat, list);
    return list[0];
  }
};

/// Takes the die with the highest face, however little it brings.
class HighestDie final : public players::Player {
 public:
  Move choose(const Game& game, const Position& seen, Seat seat,
              luck::Generator& generator) override {
    game::MoveList list;
    game.legal(seen, seat, list);
    const auto& state = game::as<clever::State>(seen);
    const auto height = [&](Move move) {
      const bool die = clever::verb_of(move) == clever::Verb::take;
      return die ? state.face[clever::die_of(move)] : 0;
    };
    std::size_t best = generator.below(static_cast<std::uint32_t>(list.size()));
    for (std::size_t i = 0; i < list.size(); ++i)
      if (height(list[i]) > height(list[best])) best = i;
    return list[best];
  }
};

/// Plays well, but for every third decision, which is a random one.
class Distracted final : public players::Player {
 public:
  Move choose(const Game& game, const Position& seen, Seat seat,
              luck::Generator& generator) override {
    return (generator.below(3) == 0 ? *random_ : *network_).choose(game, seen, seat, generator);
  }

 private:
  std::unique_ptr<players::Player> random_ = roster::make("random");
  std::unique_ptr<players::Player> network_ = roster::make("network");
};

}  // namespace

std::vector<OddKind> odd_kinds() {
  return {{"master", false},   {"random", false}, {"greedy", false},     {"one-area", false},
          {"beginner", false}, {"gambler", true}, {"collector", true},   {"hoarder", true},
          {"careful", true},   {"first", true},   {"highest-die", true}, {"distracted", true}};
}

std::unique_ptr<players::Player> odd_player(std::string_view name) {
  if (name == "one-area") return std::make_unique<OneArea>();
  if (name == "first") return std::make_unique<First>();
  if (name == "highest-die") return std::make_unique<HighestDie>();
  if (name == "distracted") return std::make_unique<Distracted>();
  return roster::make(name);
}

}  // namespace foxtray::bench
