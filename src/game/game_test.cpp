#include "game/game.h"

#include <gtest/gtest.h>

#include "game/words.h"

namespace foxtray::game {
namespace {

TEST(Actors, are_seats_or_chance_or_nobody) {
  EXPECT_TRUE(Actors().over());
  EXPECT_TRUE(Actors::table().chance());
  EXPECT_FALSE(Actors::table().over());
  const Actors some(0b10010);
  EXPECT_FALSE(some.over());
  EXPECT_FALSE(some.chance());
  EXPECT_EQ(some.first(), 1);
  EXPECT_TRUE(some.has(4));
  EXPECT_FALSE(some.has(0));
  for (const int seat : {5, 7, 8, 255}) {
    EXPECT_FALSE(Actors::table().has(static_cast<Seat>(seat)));
    EXPECT_FALSE(Actors(255).has(static_cast<Seat>(seat)));
  }
}

TEST(MoveList, keeps_what_is_pushed) {
  MoveList list;
  EXPECT_TRUE(list.empty());
  for (std::uint16_t code = 0; code < MoveList::kCapacity; ++code) list.push(Move{code});
  EXPECT_EQ(list.size(), MoveList::kCapacity);
  EXPECT_TRUE(list.contains(Move{255}));
  EXPECT_FALSE(list.contains(Move{256}));
  list.clear();
  EXPECT_FALSE(list.contains(Move{0}));
}

TEST(Score, compares_points_and_then_the_tie_break) {
  EXPECT_LT((Score{1, 9}), (Score{2, 0}));
  EXPECT_LT((Score{2, 0}), (Score{2, 1}));
  EXPECT_EQ((Score{2, 1}), (Score{2, 1}));
}

TEST(Winners, are_all_with_the_best_score) {
  Game game{};
  game.setup = [](const Position&) { return game::Setup{.players = 3}; };
  game.score = [](const Position&, Seat seat) { return Score{seat == 0 ? -9 : -5, 0}; };
  EXPECT_EQ(winners(game, Position{}), 0b110U);
  game.score = [](const Position&, Seat seat) { return Score{4, seat == 0 ? 1 : 0}; };
  EXPECT_EQ(winners(game, Position{}), 0b001U);
}

TEST(Place, is_decided_by_the_tie_break_below_the_first_too) {
  Game game{};
  game.setup = [](const Position&) { return game::Setup{.players = 5}; };
  game.score = [](const Position&, Seat seat) {
    static constexpr std::array kScores = {Score{4, 1}, Score{9, 0}, Score{4, 3}, Score{4, 1},
                                           Score{-2, 9}};
    return kScores[seat];
  };
  const std::array<int, 5> places = {3, 1, 2, 3, 5};
  for (Seat seat = 0; seat < 5; ++seat) EXPECT_EQ(place(game, Position{}, seat), places[seat]);
}

TEST(Words, are_separated_by_blanks_and_tabs) {
  Words words("  take\t y3  y11 ");
  EXPECT_EQ(words.next(), "take");
  EXPECT_EQ(words.next(), "y3");
  EXPECT_EQ(words.rest(), "y11 ");
  EXPECT_EQ(words.next(), "y11");
  EXPECT_EQ(words.next(), "");
  EXPECT_EQ(words.next(), "");
}

constexpr std::array<std::string_view, 2> kValues = {"off", "on"};
constexpr std::array<std::string_view, 3> kSeats = {"1", "2", "3"};
constexpr std::array<Option, 3> kOptions = {
    {{"a", kValues, ""}, {"b", kValues, ""}, {"seat", kSeats, "", true}}};

TEST(Options, are_found_by_name_and_value) {
  Game game{};
  game.options = kOptions;
  Choice found{};
  EXPECT_EQ(find_option(game, 1, "b", "on", found), OptionFault::none);
  EXPECT_EQ(found.option, 1U);
  EXPECT_EQ(found.value, 1);
  EXPECT_EQ(find_option(game, 1, "b", "", found), OptionFault::unknown_value);
  EXPECT_EQ(find_option(game, 1, "c", "on", found), OptionFault::unknown_option);
}

TEST(Options, that_name_a_seat_name_one_of_the_game) {
  Game game{};
  game.options = kOptions;
  Choice found{};
  EXPECT_EQ(values_for(kOptions[0], 1), 2U);
  EXPECT_EQ(values_for(kOptions[2], 2), 2U);
  EXPECT_EQ(find_option(game, 2, "seat", "2", found), OptionFault::none);
  EXPECT_EQ(find_option(game, 2, "seat", "3", found), OptionFault::no_such_seat);
  EXPECT_EQ(find_option(game, 2, "seat", "4", found), OptionFault::unknown_value);
}

}  // namespace
}  // namespace foxtray::game
