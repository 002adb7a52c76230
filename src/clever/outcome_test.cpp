#include "clever/outcome.h"

#include <gtest/gtest.h>

#include "catalog/catalog.h"
#include "luck/generator.h"

namespace foxtray::clever {
namespace {

TEST(CleverOutcome, tells_points_and_the_dice_for_the_platter) {
  const catalog::Entry& entry = *catalog::find("ganz-schon-clever");
  game::Position position = entry.game->deal({.players = 1});
  const auto rolled = entry.game->hear_throw(position, "roll w4 y3 b5 g2 o6 p1");
  ASSERT_TRUE(rolled);
  entry.game->roll(position, *rolled);
  const auto told = [&](std::string_view text) {
    return outcome_of(*entry.sheet, game::as<State>(position), 0,
                      entry.game->hear(position, 0, text).value());
  };
  const Outcome orange = told("take o6 o6");
  EXPECT_EQ(orange.points, 6);
  EXPECT_EQ(orange.area[3], 6);
  EXPECT_EQ(orange.to_platter, 0b101111U);
  EXPECT_EQ(told("take p1 p1").to_platter, 0U);
}

// Whatever is told comes true, as far as the seat itself is concerned, unless a round begins.
TEST(CleverOutcome, sees_the_chain_but_not_the_next_round) {
  luck::Generator generator(11);
  for (const catalog::Entry& entry : catalog::games()) {
    if (entry.sheet == nullptr) continue;
    const game::Game& game = *entry.game;
    game::Position position = game.deal({.players = 2});
    for (game::Actors actors; !(actors = game.actors(position)).over();) {
      if (actors.chance()) {
        game.roll(position, generator.sample(game.chance(position)));
        continue;
      }
      const Seat seat = actors.first();
      game::MoveList list;
      game.legal(position, seat, list);
      const Move move = list[generator.below(static_cast<std::uint32_t>(list.size()))];
      const State before = game::as<State>(position);
      const Tally points = tally(*entry.sheet, before.seat[seat]);
      const Outcome told = outcome_of(*entry.sheet, before, seat, move);
      game.apply(position, seat, move);
      const State& after = game::as<State>(position);
      if (after.round != before.round) continue;
      EXPECT_EQ(after.seat[seat].marks, told.sheet.marks);
      EXPECT_EQ(after.seat[seat].purse, told.sheet.purse);
      const Tally now = tally(*entry.sheet, after.seat[seat]);
      EXPECT_EQ(now.total, points.total + told.points);
      EXPECT_EQ(now.fox_points, points.fox_points + told.fox_points);
      EXPECT_EQ(now.foxes, points.foxes + told.foxes);
      EXPECT_EQ(static_cast<int>(circled(after.seat[seat], kReroll)),
                static_cast<int>(circled(before.seat[seat], kReroll)) + told.actions[kReroll]);
    }
  }
}

}  // namespace
}  // namespace foxtray::clever
