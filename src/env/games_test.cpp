#include "env/games.h"

#include <gtest/gtest.h>

#include <numeric>

#include "autoplay.h"
#include "players/random.h"

namespace foxtray::env {
namespace {

/// The arrays of some games.
struct Rows {
  explicit Rows(const Games& games)
      : seats(static_cast<std::size_t>(games.players())),
        width(games.observation_size()),
        mask_width(games.mask_size()),
        observations(games.size() * width),
        masks(games.size() * mask_width),
        rewards(games.size()),
        terminated(games.size()),
        to_act(games.size()),
        seat_rewards(games.size() * seats),
        scores(games.size() * seats),
        final_observations(games.size() * width),
        actions(games.size()) {}

  Arrays arrays() {
    return {observations.data(), masks.data(),        rewards.data(), terminated.data(),
            to_act.data(),       seat_rewards.data(), scores.data(),  final_observations.data()};
  }
  std::span<const std::uint8_t> observation(std::size_t k) const {
    return std::span(observations).subspan(k * width, width);
  }
  std::span<const std::uint8_t> mask(std::size_t k) const {
    return std::span(masks).subspan(k * mask_width, mask_width);
  }

  std::size_t seats, width, mask_width;
  std::vector<std::uint8_t> observations, masks;
  std::vector<float> rewards;
  std::vector<std::uint8_t> terminated, to_act;
  std::vector<float> seat_rewards;
  std::vector<std::int16_t> scores;
  std::vector<std::uint8_t> final_observations;
  std::vector<std::int64_t> actions;
};

Manner manner_of(const catalog::Entry& entry, int players, std::size_t games = 8) {
  return {
      .entry = &entry, .setup = {.players = static_cast<std::uint8_t>(players)}, .games = games};
}

template <class Visit>
void each_table(Visit visit) {
  for (const catalog::Entry& entry : catalog::games())
    for (int players = entry.game->min_players; players <= entry.game->max_players; ++players)
      visit(entry, players);
}

/// What the arrays say is what the position says.
void expect_in_step(const catalog::Entry& entry, const Games& games, const Rows& rows) {
  const Actions& actions = Actions::of(entry);
  for (std::size_t k = 0; k < games.size(); ++k) {
    const Position& position = games.position(k);
    std::vector<std::uint8_t> legal(actions.size());
    const game::Actors actors = entry.game->actors(position);
    if (!actors.over() && !actors.chance()) {
      ASSERT_EQ(rows.to_act[k], actors.first());
      game::MoveList list;
      entry.game->legal(position, actors.first(), list);
      for (const Move move : list) legal[actions.of(move)] = 1;
      Position seen = position;
      entry.game->conceal(seen, actors.first());
      const auto back =
          Form::of(entry, games.players()).read(games.manner().setup, rows.observation(k));
      ASSERT_TRUE(back && *back == seen);
    } else {
      ASSERT_EQ(rows.to_act[k], actors.over() ? kNobody : kChance);
    }
    ASSERT_TRUE(std::ranges::equal(rows.mask(k), legal));
  }
}

TEST(Games, show_the_positions_and_pay_the_points) {
  each_table([](const catalog::Entry& entry, int players) {
    Games games(manner_of(entry, players));
    Rows rows(games);
    games.reset(3, rows.arrays());
    std::vector<float> sums(rows.seat_rewards.size());
    int ended = 0;
    for (int step = 0; step < 1500; ++step) {
      ASSERT_NO_FATAL_FAILURE(expect_in_step(entry, games, rows));
      const std::vector<std::uint8_t> actors = rows.to_act;
      games.sample(rows.actions.data());
      games.step(rows.actions.data(), rows.arrays());
      for (std::size_t k = 0; k < games.size(); ++k) {
        for (std::size_t s = 0; s < rows.seats; ++s)
          sums[k * rows.seats + s] += rows.seat_rewards[k * rows.seats + s];
        if (actors[k] == kNobody) continue;
        EXPECT_EQ(rows.rewards[k], rows.seat_rewards[k * rows.seats + actors[k]]);
        EXPECT_EQ(rows.terminated[k] != 0, entry.game->actors(games.position(k)).over());
        if (rows.terminated[k] == 0) continue;
        ++ended;
        for (std::size_t s = 0; s < rows.seats; ++s) {
          const int points = entry.game->score(games.position(k), static_cast<Seat>(s)).points;
          EXPECT_EQ(sums[k * rows.seats + s], static_cast<float>(points));
          EXPECT_EQ(rows.scores[k * rows.seats + s], points);
          sums[k * rows.seats + s] = 0;
        }
      }
    }
    EXPECT_GT(ended, 8);
  });
}

/// All that was seen in some steps of random play, of game 0.
std::vector<std::uint8_t> course_of_first(Manner manner, int steps) {
  Games games(std::move(manner));
  Rows rows(games);
  std::vector<std::uint8_t> seen;
  games.reset(17, rows.arrays());
  for (int step = 0; step < steps; ++step) {
    const auto row = rows.observation(0);
    seen.insert(seen.end(), row.begin(), row.end());
    games.sample(rows.actions.data());
    games.step(rows.actions.data(), rows.arrays());
    seen.push_back(static_cast<std::uint8_t>(static_cast<int>(rows.rewards[0])));
  }
  return seen;
}

TEST(Games, go_the_same_with_any_number_of_threads) {
  Manner manner = manner_of(*catalog::find("wizard-dice"), 4, 5);
  manner.opponents.assign(3, [] { return std::make_unique<players::Random>(); });
  const auto alone = course_of_first(manner, 60);
  manner.threads = 3;
  EXPECT_EQ(course_of_first(manner, 60), alone);
}

TEST(Games, go_the_same_in_batches_of_any_size) {
  each_table([](const catalog::Entry& entry, int players) {
    for (const DiceKind dice : {DiceKind::seeded, DiceKind::equal, DiceKind::fair}) {
      Manner manner = manner_of(entry, players, 1);
      manner.dice = dice;
      if (players > 1)
        manner.opponents.assign(static_cast<std::size_t>(players) - 1,
                                [] { return std::make_unique<players::Random>(); });
      const auto alone = course_of_first(manner, 120);
      manner.games = 5;
      EXPECT_EQ(course_of_first(manner, 120), alone);
    }
  });
}

TEST(Games, begin_anew_in_the_same_step_the_next_or_when_told) {
  const catalog::Entry& entry = *catalog::find("ganz-schon-clever");
  std::vector<std::vector<std::uint8_t>> ends;
  std::vector<std::vector<std::uint8_t>> starts;
  for (const Reset reset : {Reset::next_step, Reset::same_step, Reset::none}) {
    Manner manner = manner_of(entry, 1, 1);
    manner.reset = reset;
    Games games(manner);
    Rows rows(games);
    games.reset(5, rows.arrays());
    do {
      games.sample(rows.actions.data());
      games.step(rows.actions.data(), rows.arrays());
    } while (rows.terminated[0] == 0);
    ends.push_back(reset == Reset::same_step ? rows.final_observations : rows.observations);
    if (reset == Reset::next_step) {
      rows.actions[0] = -1;  // does not matter
      games.step(rows.actions.data(), rows.arrays());
      EXPECT_EQ(rows.rewards[0], 0);
      EXPECT_EQ(rows.terminated[0], 0);
    }
    if (reset == Reset::none) {
      EXPECT_THROW(games.step(rows.actions.data(), rows.arrays()), Refused);
      games.reset(rows.terminated.data(), rows.arrays());
    }
    starts.push_back(rows.observations);
  }
  EXPECT_EQ(ends[0], ends[1]);
  EXPECT_EQ(ends[0], ends[2]);
  EXPECT_EQ(starts[0], starts[1]);
  EXPECT_EQ(starts[0], starts[2]);
}

TEST(Games, refuse_what_is_not_legal_and_stay_as_they_were) {
  each_table([](const catalog::Entry& entry, int players) {
    Games games(manner_of(entry, players, 3));
    Rows rows(games);
    games.reset(1, rows.arrays());
    for (int step = 0; step < 40; ++step) {
      games.sample(rows.actions.data());
      games.step(rows.actions.data(), rows.arrays());
    }
    games.sample(rows.actions.data());
    const Position before = games.position(0);
    for (std::int64_t action = -2; action < static_cast<std::int64_t>(rows.mask_width) + 2;
         ++action) {
      const bool known = action >= 0 && action < static_cast<std::int64_t>(rows.mask_width);
      if (known && rows.mask(2)[static_cast<std::size_t>(action)] != 0) continue;
      rows.actions[2] = action;
      try {
        games.step(rows.actions.data(), rows.arrays());
        ADD_FAILURE() << action;
      } catch (const Refused& why) {
        EXPECT_EQ(std::string_view(why.what()).substr(0, 8), "game 2: ") << why.what();
      }
      ASSERT_TRUE(games.position(0) == before);
    }
  });
}

TEST(Games, have_throws_as_steps_that_can_be_chosen) {
  Manner manner = manner_of(*catalog::find("ganz-schon-clever"), 1, 1);
  manner.explicit_chance = true;
  Games games(manner);
  Rows rows(games);
  games.reset(1, rows.arrays());
  ASSERT_EQ(rows.to_act[0], kChance);
  EXPECT_EQ(std::accumulate(rows.masks.begin(), rows.masks.end(), 0), 0);
  dice::Throw sixes;
  for (int die = 0; die < 6; ++die) sixes.set_face(die, 6);
  EXPECT_THROW(games.set_throw(0, dice::Throw(1)), Refused);
  games.set_throw(0, sixes);
  games.step(rows.actions.data(), rows.arrays());
  EXPECT_EQ(rows.to_act[0], 0);
  const auto& state = game::as<clever::State>(games.position(0));
  for (std::size_t die = 0; die < 6; ++die) EXPECT_EQ(state.face[die], 6);
  EXPECT_THROW(games.set_throw(0, sixes), Refused);
}

TEST(Games, as_copies_have_the_same_luck_until_it_is_another) {
  each_table([](const catalog::Entry& entry, int players) {
    Games games(manner_of(entry, players));
    Rows rows(games);
    games.reset(9, rows.arrays());
    Games copy(games);
    Games other(games);
    other.reseed(10);
    bool differs = false;
    for (int step = 0; step < 60; ++step) {
      games.sample(rows.actions.data());
      std::vector<std::int64_t> same(games.size());
      copy.sample(same.data());
      ASSERT_EQ(same, rows.actions);
      games.step(rows.actions.data(), rows.arrays());
      Rows copied(copy);
      copy.step(same.data(), copied.arrays());
      ASSERT_EQ(copied.observations, rows.observations);
      other.sample(same.data());
      other.step(same.data(), copied.arrays());
      differs |= copied.observations != rows.observations;
    }
    EXPECT_TRUE(differs);
  });
}

TEST(Games, packed_masks_are_the_same_as_bits) {
  Manner manner = manner_of(*catalog::find("clever-hoch-drei"), 2);
  Games plain(manner);
  manner.packed_masks = true;
  Games packed(manner);
  Rows wide(plain);
  Rows small(packed);
  plain.reset(2, wide.arrays());
  packed.reset(2, small.arrays());
  EXPECT_EQ(small.mask_width, (wide.mask_width + 7) / 8);
  for (int step = 0; step < 50; ++step) {
    for (std::size_t k = 0; k < plain.size(); ++k)
      for (std::size_t action = 0; action < wide.mask_width; ++action)
        ASSERT_EQ(wide.mask(k)[action], small.mask(k)[action / 8] >> action % 8 & 1);
    plain.sample(wide.actions.data());
    plain.step(wide.actions.data(), wide.arrays());
    packed.step(wide.actions.data(), small.arrays());
  }
}

TEST(Games, winners_share_what_a_win_is_worth) {
  Manner manner = manner_of(*catalog::find("wizard-dice"), 3, 4);
  manner.reward = Reward::win;
  Games games(manner);
  Rows rows(games);
  games.reset(4, rows.arrays());
  int ended = 0;
  while (ended < 20) {
    games.sample(rows.actions.data());
    games.step(rows.actions.data(), rows.arrays());
    for (std::size_t k = 0; k < games.size(); ++k) {
      float sum = 0;
      for (std::size_t s = 0; s < 3; ++s) sum += rows.seat_rewards[k * 3 + s];
      EXPECT_NEAR(sum, rows.terminated[k], 1e-6);
      ended += rows.terminated[k];
    }
  }
}

TEST(Games, are_small) {
  each_table([](const catalog::Entry& entry, int players) {
    EXPECT_LE(Games(manner_of(entry, players, 2)).bytes_a_game(), 1000U);
  });
}

TEST(Games, refuse_tables_that_cannot_be) {
  const catalog::Entry& entry = *catalog::find("ganz-schon-clever");
  Manner manner = manner_of(entry, 1);
  manner.reward = Reward::win;
  EXPECT_THROW(Games{manner}, Refused);
  manner = manner_of(entry, 3);
  manner.opponents.push_back([] { return std::make_unique<players::Random>(); });
  EXPECT_THROW(Games{manner}, Refused);
  manner = manner_of(entry, 2);
  manner.seat = 2;
  EXPECT_THROW(Games{manner}, Refused);
}

TEST(Pool, passes_on_what_is_thrown) {
  Pool pool(3);
  std::array<std::atomic<int>, 3> calls{};
  auto work = [&](int part) {
    ++calls[static_cast<std::size_t>(part)];
    if (part == 2) throw Refused("no");
  };
  for (int i = 0; i < 50; ++i) EXPECT_THROW(pool.run(work), Refused);
  for (const auto& count : calls) EXPECT_EQ(count, 50);
}

}  // namespace
}  // namespace foxtray::env
