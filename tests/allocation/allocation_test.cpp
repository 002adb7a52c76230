// Playing takes nothing from the heap: not dealing, listing, applying, rolling, scoring,
// concealing, speaking or hearing.
#include <gtest/gtest.h>

#include <cstdlib>
#include <new>

#include "autoplay.h"
#include "env/games.h"

namespace {
// Not atomic: there is one thread.
bool counting = false;
std::size_t allocations = 0;

void* allocate(std::size_t size) {
  if (counting) ++allocations;
  if (void* memory = std::malloc(size == 0 ? 1 : size)) return memory;
  throw std::bad_alloc();
}
}  // namespace

void* operator new(std::size_t size) { return allocate(size); }
void* operator new[](std::size_t size) { return allocate(size); }
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete[](void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t) noexcept { std::free(memory); }

namespace foxtray::tests {
namespace {

/// Says and hears every legal move of every open seat.
std::size_t talk(const Game& game, const Position& position) {
  std::array<char, game::kMaxText> text;
  MoveList list;
  std::size_t heard = 0;
  for (Seat seat = 0; seat < game::kMaxSeats; ++seat) {
    if (!game.actors(position).has(seat)) continue;
    game.legal(position, seat, list);
    for (const Move move : list) {
      const char* end = game.say(position, seat, move, text.data());
      heard += game.hear(position, seat, {text.data(), end}) == move ? 1U : 0U;
    }
    heard += game.why_not(position, seat, "nonsense").code;
    Position seen = position;
    game.conceal(seen, seat);
    heard += static_cast<std::size_t>(game.score(seen, seat).points != 0);
  }
  return heard;
}

TEST(Allocation, is_counted_at_all) {
  allocations = 0;
  counting = true;
  int* number = new int(1);
  counting = false;
  delete number;
  EXPECT_EQ(allocations, 1U);
}

TEST(Allocation, playing_a_game_needs_none) {
  for (const auto& entry : catalog::games()) {
    const Game& game = *entry.game;
    for (const game::Setup& setup : every_setup(game)) {
      for (const Style style : kStyles) {
        allocations = 0;
        std::size_t heard = 0;
        counting = true;
        Autoplay play(game, setup, style, 77);
        while (!play.over()) {
          heard += talk(game, play.position());
          const record::Event event = play.next();
          Position checked = play.position();
          if (event.chance()) {
            std::array<char, game::kMaxText> text;
            const char* end = game.say_throw(checked, event.outcome(), text.data());
            heard += game.hear_throw(checked, {text.data(), end}) == event.outcome() ? 1U : 0U;
            game::play(game, checked, event.outcome());
          } else {
            game::play(game, checked, event.seat, event.move());
          }
          play.play(event);
        }
        counting = false;
        EXPECT_EQ(allocations, 0U) << name_of(game, setup);
        EXPECT_GT(heard, 0U);
      }
    }
  }
}

/// Steps, the games that begin anew in them, and actions that are drawn.
TEST(Allocation, stepping_many_games_needs_none) {
  for (const auto& entry : catalog::games()) {
    for (const env::DiceKind dice : {env::DiceKind::seeded, env::DiceKind::equal}) {
      env::Games games(env::Manner{.entry = &entry,
                                   .setup = {.players = entry.game->max_players},
                                   .games = 3,
                                   .dice = dice,
                                   .reset = env::Reset::same_step});
      std::vector<std::uint8_t> observations(3 * games.observation_size());
      std::vector<std::uint8_t> masks(3 * games.mask_size());
      std::array<float, 3> rewards{};
      std::array<std::uint8_t, 3> ended{};
      std::array<std::int64_t, 3> actions{};
      const env::Arrays out{.observations = observations.data(),
                            .masks = masks.data(),
                            .rewards = rewards.data(),
                            .terminated = ended.data()};
      games.reset(1, out);
      int over = 0;
      allocations = 0;
      counting = true;
      for (int step = 0; step < 3000; ++step) {
        games.sample(actions.data());
        games.step(actions.data(), out);
        over += ended[0];
      }
      counting = false;
      EXPECT_EQ(allocations, 0U) << entry.game->id;
      EXPECT_GT(over, 0) << entry.game->id;
    }
  }
}

}  // namespace
}  // namespace foxtray::tests
