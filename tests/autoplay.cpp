#include "autoplay.h"

namespace foxtray::tests {
namespace {

/// Each set-up once with each value of the option.
std::vector<Setup> with_each_value(const Game& game, std::size_t option,
                                   const std::vector<Setup>& setups) {
  std::vector<Setup> more;
  for (Setup setup : setups) {
    for (std::size_t value = 0; value < game::values_for(game.options[option], setup.players);
         ++value) {
      setup.choice[option] = static_cast<std::uint8_t>(value);
      more.push_back(setup);
    }
  }
  return more;
}

}  // namespace

std::string_view name_of(Style style) {
  switch (style) {
    case Style::random:
      return "random";
    case Style::greedy:
      return "greedy";
  }
  return {};
}

std::vector<Setup> every_setup(const Game& game) {
  std::vector<Setup> setups = plain_setups(game);
  for (std::size_t option = 0; option < game.options.size(); ++option) {
    setups = with_each_value(game, option, setups);
  }
  return setups;
}

std::vector<Setup> plain_setups(const Game& game) {
  std::vector<Setup> setups;
  for (std::uint8_t players = game.min_players; players <= game.max_players; ++players) {
    setups.push_back({.players = players});
  }
  return setups;
}

std::string name_of(const Game& game, const Setup& setup) {
  std::string name = std::string(game.id) + " " + std::to_string(setup.players);
  for (std::size_t o = 0; o < game.options.size(); ++o) {
    if (setup.choice[o] == 0) continue;
    const game::Option& option = game.options[o];
    name += " " + std::string(option.name) + "=" + std::string(option.values[setup.choice[o]]);
  }
  return name;
}

Seat any_seat(game::Actors actors, luck::Generator& generator) {
  std::uint32_t skip = generator.below(static_cast<std::uint32_t>(std::popcount(actors.bits())));
  for (Seat seat = 0;; ++seat) {
    if (actors.has(seat) && skip-- == 0) return seat;
  }
}

Autoplay::Autoplay(const Game& game, const Setup& setup, Style style, std::uint64_t seed)
    : game_(&game), position_(game.deal(setup)), style_(style), generator_(seed) {}

record::Event Autoplay::next() {
  const game::Actors actors = game_->actors(position_);
  if (actors.chance()) return record::Event::of(generator_.sample(game_->chance(position_)));
  const Seat seat = any_seat(actors, generator_);
  return record::Event::of(seat, choose(seat));
}

Move Autoplay::choose(Seat seat) {
  MoveList list;
  game_->legal(position_, seat, list);
  const auto size = static_cast<std::uint32_t>(list.size());
  const std::uint32_t first = generator_.below(size);
  if (style_ == Style::random) return list[first];
  Move best = list[first];
  game::Score highest{-100'000, 0};
  for (std::uint32_t i = 0; i < size; ++i) {
    const Move move = list[(first + i) % size];
    Position after = position_;
    game_->apply(after, seat, move);
    const game::Score score = game_->score(after, seat);
    if (score > highest) {
      highest = score;
      best = move;
    }
  }
  return best;
}

record::Record play_game(const Game& game, const Setup& setup, Style style, std::uint64_t seed,
                         std::size_t events) {
  Autoplay play(game, setup, style, seed);
  record::Record record({.game = &game, .setup = setup, .names = {}, .seed = {}});
  while (!play.over() && record.events().size() < events) {
    record.append(play.next());
    play.play(record.events().back());
  }
  return record;
}

}  // namespace foxtray::tests
