#include "clever/rules.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "clever/moves.h"

namespace foxtray::clever {
namespace {

/// Solo, after a first roll with these faces, with every Any number circled.
game::Position every_any_number(const std::array<dice::Face, kDice>& faces) {
  game::Position position = kCleverHochDreiGame.deal({.players = 1});
  dice::Throw outcome;
  for (int die = 0; die < kDice; ++die) outcome.set_face(die, faces[static_cast<std::size_t>(die)]);
  kCleverHochDreiGame.roll(position, outcome);
  game::as<State>(position).seat[0].purse |= Purse{7} << (kCircledShift + 4 * kSecond);
  return position;
}

// game::MoveList holds 256 moves; the longest list is that of extra dice with every Any number.
TEST(Rules, the_longest_list_has_room) {
  std::size_t longest = 0;
  std::array<dice::Face, kDice> faces{};
  for (unsigned code = 0; code < 46'656; code += 7) {
    unsigned rest = code;
    for (dice::Face& face : faces) {
      face = static_cast<dice::Face>(rest % 6 + 1);
      rest /= 6;
    }
    game::Position position = every_any_number(faces);
    State& s = game::as<State>(position);
    s.seat[0].marks[4] = 1;  // pink's first field is half only
    s.seat[0].open[4] = kCleverHochDrei.area[4].open_by_count[1];
    s.seat[0].open[2] |= place(7) | place(7 + kRight);  // H5.5, seven-after-seven=on
    s.seat[0].stage = Stage::extra;
    s.platter = kAllDice;
    s.pool = 0;
    game::MoveList list;
    kCleverHochDreiGame.legal(position, 0, list);
    longest = std::max(longest, list.size());
  }
  EXPECT_GT(longest, 150U);
  EXPECT_LT(longest, game::MoveList::kCapacity);
}

// D8: who has no die left to roll but a Return is not through; what follows at least is a roll with
// one die that was returned.
TEST(Rules, settling_returns_a_die_where_no_other_is_left) {
  game::Position position = kDoppeltSoCleverGame.deal({.players = 1});
  State& s = game::as<State>(position);
  dice::Throw outcome;
  for (int die = 0; die < kDice; ++die) outcome.set_face(die, die == 1 ? 6 : 1);
  kDoppeltSoCleverGame.roll(position, outcome);
  s.seat[0].purse |= Purse{1} << (kCircledShift + 4 * kSecond);
  game::MoveList list;
  kDoppeltSoCleverGame.legal(position, 0, list);
  kDoppeltSoCleverGame.apply(position, 0, *std::find_if(list.begin(), list.end(), [](Move move) {
                               return die_of(move) == 1;
                             }));
  while (s.seat[0].crosses != 0) {
    kDoppeltSoCleverGame.legal(position, 0, list);
    kDoppeltSoCleverGame.apply(position, 0, list[list.size() - 1]);
  }
  ASSERT_EQ(s.seat[0].stage, Stage::returning);
  for (const bool some_left : {false, true}) {
    State settled = s;
    if (some_left) settled.pool = 2;
    settle(kDoppeltSoClever, settled, 0);
    EXPECT_EQ(settled.roll, 2);
    EXPECT_EQ(std::popcount(settled.pool), 1);
    EXPECT_EQ(returns_left(settled.seat[0]), some_left ? 1U : 0U);
  }
}

// Every seat starts alike, and nobody owes anything before the first roll.
TEST(Rules, the_deal_asks_chance_for_six_dice) {
  for (const game::Game* game :
       {&kGanzSchonCleverGame, &kDoppeltSoCleverGame, &kCleverHochDreiGame}) {
    for (std::uint8_t players = 1; players <= 4; ++players) {
      const game::Position position = game->deal({.players = players});
      EXPECT_TRUE(game->actors(position).chance());
      EXPECT_EQ(
          game->chance(position),
          (dice::Chance{.law = dice::Law::distinct, .dice = 63, .turn = 0, .roll = 1, .again = 0}));
      for (Seat seat = 0; seat < players; ++seat) EXPECT_EQ(game->score(position, seat).points, 0);
    }
  }
}

}  // namespace
}  // namespace foxtray::clever
