#include "catalog/catalog.h"

#include <gtest/gtest.h>

namespace foxtray::catalog {
namespace {

TEST(Catalog, finds_every_game_by_its_id) {
  EXPECT_EQ(games().size(), 4U);
  for (const Entry& entry : games()) {
    EXPECT_EQ(find(entry.game->id), &entry);
    EXPECT_EQ(&entry_of(*entry.game), &entry);
    if (entry.sheet != nullptr) {
      EXPECT_EQ(entry.sheet->print.id, entry.game->id);
    }
  }
  EXPECT_EQ(find("chess"), nullptr);
  EXPECT_EQ(find(""), nullptr);
}

TEST(Catalog, every_game_is_whole) {
  for (const Entry& entry : games()) {
    const game::Game& game = *entry.game;
    EXPECT_FALSE(game.title.empty());
    EXPECT_LE(game.min_players, game.max_players);
    EXPECT_LE(game.max_players, game::kMaxSeats);
    EXPECT_LE(game.options.size(), game::kMaxOptions);
    for (const game::Option& option : game.options) {
      EXPECT_GE(option.values.size(), 2U);
      EXPECT_FALSE(option.meaning.empty());
    }
    EXPECT_FALSE(game.refusals.empty());
    EXPECT_FALSE(game.colour_names.empty());
  }
}

}  // namespace
}  // namespace foxtray::catalog
