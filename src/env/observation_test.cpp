#include "env/observation.h"

#include <gtest/gtest.h>

#include <set>

#include "autoplay.h"

namespace foxtray::env {
namespace {

using tests::Autoplay;

/// What the seat may know, in bytes, and back.
void expect_there_and_back(const catalog::Entry& entry, const game::Setup& setup,
                           const Position& position, Seat seat) {
  Position seen = position;
  entry.game->conceal(seen, seat);
  const Form& form = Form::of(entry, setup.players);
  std::vector<std::uint8_t> bytes(form.size() + 1, 0xee);
  form.write(seen, seat, bytes.data());
  ASSERT_EQ(bytes.back(), 0xee) << "it wrote beyond its end";
  bytes.pop_back();
  for (std::size_t i = 0; i < bytes.size(); ++i)
    ASSERT_LE(bytes[i], form.fields()[i].highest) << form.fields()[i].name;
  const std::optional<Position> back = form.read(setup, bytes);
  ASSERT_TRUE(back.has_value());
  ASSERT_TRUE(*back == seen) << tests::name_of(*entry.game, setup);
}

TEST(Observation, holds_all_that_a_seat_may_know) {
  for (const catalog::Entry& entry : catalog::games()) {
    for (const game::Setup& setup : tests::every_setup(*entry.game)) {
      for (const tests::Style style : tests::kStyles) {
        Autoplay play(*entry.game, setup, style, 11);
        for (;;) {
          for (Seat seat = 0; seat < setup.players; ++seat)
            ASSERT_NO_FATAL_FAILURE(expect_there_and_back(entry, setup, play.position(), seat));
          if (play.over()) break;
          play.play(play.next());
        }
      }
    }
  }
}

TEST(Observation, has_a_different_name_for_every_number) {
  for (const catalog::Entry& entry : catalog::games()) {
    for (int players = entry.game->min_players; players <= entry.game->max_players; ++players) {
      const Form& form = Form::of(entry, players);
      std::set<std::string> names;
      for (const Field& field : form.fields())
        EXPECT_TRUE(names.insert(field.name).second) << field.name;
      EXPECT_LE(form.size(), kMaxObservation);
    }
  }
}

/// What it costs to write is mostly its size.
TEST(Observation, is_small) {
  EXPECT_EQ(Form::of(*catalog::find("ganz-schon-clever"), 1).size(), 96U);
}

TEST(Observation, with_a_number_too_high_is_none) {
  for (const catalog::Entry& entry : catalog::games()) {
    const game::Setup setup{.players = 2};
    const Form& form = Form::of(entry, 2);
    std::vector<std::uint8_t> bytes(form.size());
    EXPECT_TRUE(form.read(setup, bytes).has_value());
    for (std::size_t i = 0; i < bytes.size(); ++i) {
      bytes[i] = static_cast<std::uint8_t>(form.fields()[i].highest + 1);
      EXPECT_FALSE(form.read(setup, bytes).has_value()) << form.fields()[i].name;
      bytes[i] = 0;
    }
    bytes.pop_back();
    EXPECT_FALSE(form.read(setup, bytes).has_value());
  }
}

}  // namespace
}  // namespace foxtray::env
