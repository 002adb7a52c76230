#include "env/actions.h"

#include <gtest/gtest.h>

#include <set>

#include "autoplay.h"

namespace foxtray::env {
namespace {

using tests::Autoplay;

/// Every legal move of an open seat has an action of its own, which leads back to it.
void expect_one_action_each(const catalog::Entry& entry, const Position& position, Seat seat,
                            std::vector<int>& met) {
  const Actions& actions = Actions::of(entry);
  game::MoveList list;
  entry.game->legal(position, seat, list);
  std::set<Action> seen;
  for (const Move move : list) {
    const Action action = actions.of(move);
    ASSERT_LT(action, actions.size());
    ASSERT_TRUE(seen.insert(action).second) << actions.name(action);
    ASSERT_EQ(actions.move(position, seat, action), move) << actions.name(action);
    ++met[action];
  }
}

TEST(Actions, every_legal_move_is_exactly_one) {
  for (const catalog::Entry& entry : catalog::games()) {
    std::vector<int> met(Actions::of(entry).size());
    for (const game::Setup& setup : tests::every_setup(*entry.game)) {
      for (const tests::Style style : tests::kStyles) {
        for (std::uint64_t seed = 1; seed <= 6; ++seed) {
          Autoplay play(*entry.game, setup, style, seed);
          while (!play.over()) {
            const game::Actors actors = entry.game->actors(play.position());
            for (Seat seat = 0; seat < game::kMaxSeats; ++seat)
              if (actors.has(seat)) expect_one_action_each(entry, play.position(), seat, met);
            play.play(play.next());
          }
        }
      }
    }
    // Hardly anything is in the list that is never legal. Any numbers are rare in such games.
    const int percent = entry.sheet != nullptr && entry.sheet->print.has_any_number ? 70 : 97;
    const auto used = std::count_if(met.begin(), met.end(), [](int n) { return n != 0; });
    EXPECT_GE(used * 100, static_cast<std::int64_t>(met.size()) * percent) << entry.game->id;
  }
}

TEST(Actions, names_are_all_different_and_in_the_words_of_the_record) {
  for (const catalog::Entry& entry : catalog::games()) {
    const Actions& actions = Actions::of(entry);
    std::set<std::string> names;
    for (std::size_t action = 0; action < actions.size(); ++action)
      EXPECT_TRUE(names.insert(actions.name(static_cast<Action>(action))).second);
    EXPECT_TRUE(names.contains(entry.sheet != nullptr ? "pass" : "predict g5"));
  }
  const Actions& solo = Actions::of(*catalog::find("ganz-schon-clever"));
  EXPECT_EQ(solo.name(0), "w y11");
}

/// Programs that have learnt stand on these numbers.
TEST(Actions, of_a_game_stay_as_many) {
  const std::vector<std::size_t> sizes = {113, 204, 635, 196};
  for (std::size_t g = 0; g < catalog::games().size(); ++g)
    EXPECT_EQ(Actions::of(catalog::games()[g]).size(), sizes[g]) << catalog::games()[g].game->id;
}

}  // namespace
}  // namespace foxtray::env
