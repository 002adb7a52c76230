#include "clever_players/choice.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <vector>

#include "clever_players/judge.h"

namespace foxtray::clever_players {
namespace {

/// Meets every decision of a game that the network plays.
void each_decision(const CleverBrain& brain, std::uint8_t players, std::uint64_t seed,
                   const std::function<void(const Position& position, Seat seat)>& meet) {
  const Game& game = brain.game;
  CleverJudge judge(brain);
  luck::Generator generator(seed);
  Position position = game.deal({.players = players});
  for (game::Actors actors; !(actors = game.actors(position)).over();) {
    if (actors.chance()) {
      game.roll(position, generator.sample(game.chance(position)));
      continue;
    }
    meet(position, actors.first());
    game.apply(position, actors.first(), judge.seek(position, actors.first()).first);
  }
}

void each_game(const std::function<void(const CleverBrain& brain)>& visit) {
  for (const catalog::Entry& entry : catalog::games())
    if (entry.sheet != nullptr) visit(*brain_of(*entry.game));
}

/// All positions that an open seat can come to before the next throw, as far as they are no more
/// than `most`.
std::vector<Position> all_ends(const Game& game, const Position& position, Seat seat,
                               std::size_t most) {
  std::vector<Position> met{position};
  std::vector<Position> ends;
  for (std::size_t at = 0; at < met.size() && met.size() < most; ++at) {
    game::MoveList list;
    game.legal(met[at], seat, list);
    for (const Move move : list) {
      Position next = met[at];
      game.apply(next, seat, move);
      std::vector<Position>& kind = game.actors(next).has(seat) ? met : ends;
      if (std::find(kind.begin(), kind.end(), next) == kind.end()) kind.push_back(next);
    }
  }
  return met.size() < most ? ends : std::vector<Position>{};
}

TEST(CleverChoice, WithTimeTheBestOfAllEndsIsFound) {
  constexpr Care kEndless = {.steps = 100000, .hope = 100000};
  constexpr std::size_t kMost = 60;  // no more than those that are kept
  each_game([&](const CleverBrain& brain) {
    CleverJudge judge(brain, kEndless);
    Budget budget;
    CleverChoice<CleverNetwork> choice(brain.game, brain.features, brain.network, budget);
    int compared = 0;
    for (std::uint8_t players = 1; players <= 2; ++players) {
      each_decision(brain, players, players, [&](const Position& position, Seat seat) {
        const std::vector<Position> ends = all_ends(brain.game, position, seat, kMost);
        if (ends.empty()) return;
        choice.stand(position, seat);
        float best = choice.value(ends.front(), seat);
        for (const Position& end : ends) best = std::max(best, choice.value(end, seat));
        const Way& way = judge.seek(position, seat);
        ASSERT_EQ(way.value, best);
        ASSERT_NE(std::find(ends.begin(), ends.end(), way.position), ends.end());
        ++compared;
      });
    }
    EXPECT_GT(compared, 20) << brain.game.id;
  });
}

TEST(CleverChoice, TheFirstMoveOfAWayLeadsThere) {
  each_game([&](const CleverBrain& brain) {
    CleverJudge judge(brain);
    each_decision(brain, 1, 3, [&](const Position& position, Seat seat) {
      const Way way = judge.seek(position, seat);
      Position after = position;
      ASSERT_EQ(game::play(brain.game, after, seat, way.first), game::Verdict::done);
      if (brain.game.actors(after).has(seat)) {
        const auto ends = all_ends(brain.game, after, seat, 200);
        if (!ends.empty() && !brain.game.actors(way.position).has(seat)) {
          ASSERT_NE(std::find(ends.begin(), ends.end(), way.position), ends.end());
        }
      } else {
        ASSERT_EQ(after, way.position);
      }
    });
  });
}

TEST(CleverChoice, TheBestMoveIsTheBeginningOfTheBestWay) {
  each_game([&](const CleverBrain& brain) {
    CleverJudge judge(brain, kThorough);
    int decisions = 0;
    int same = 0;
    each_decision(brain, 1, 4, [&](const Position& position, Seat seat) {
      CleverJudge::Options options;
      judge.weigh(position, seat, options);
      const float best = options.option[static_cast<std::size_t>(options.best)].value;
      ++decisions;
      same += judge.seek(position, seat).value == best ? 1 : 0;
    });
    EXPECT_GT(same, decisions * 9 / 10) << brain.game.id;
  });
}

/// What less care costs, in points of a game.
TEST(CleverChoice, LittleIsLostByTheUsualCare) {
  each_game([&](const CleverBrain& brain) {
    CleverJudge thorough(brain, kThorough);
    CleverJudge usual(brain, kUsual);
    double lost = 0;
    constexpr int kGames = 4;
    for (int game = 0; game < kGames; ++game) {
      each_decision(brain, 1, 100 + static_cast<std::uint64_t>(game),
                    [&](const Position& position, Seat seat) {
                      const double best = double{thorough.seek(position, seat).value};
                      lost += std::max(0.0, best - double{usual.seek(position, seat).value});
                    });
    }
    EXPECT_LT(lost / kGames, 6) << brain.game.id;
    EXPECT_LT(usual.evaluations(), thorough.evaluations());
  });
}

Position numbered(int number) {
  Position position = catalog::find("ganz-schon-clever")->game->deal({.players = 1});
  game::as<clever::State>(position).seat[0].marks[0] = static_cast<clever::Marks>(number);
  return position;
}

TEST(Unfinished, WhatPromisesMostComesFirst) {
  Unfinished unfinished;
  unfinished.clear();
  for (const int number : {3, 1, 4, 2})
    unfinished.add(numbered(number), static_cast<float>(number), Move{}, 0);
  for (const int number : {4, 3, 2, 1}) {
    ASSERT_FALSE(unfinished.empty());
    EXPECT_EQ(unfinished.most(), static_cast<float>(number));
    EXPECT_EQ(unfinished.best().position, numbered(number));
    EXPECT_EQ(unfinished.take_best().position, numbered(number));
  }
  EXPECT_TRUE(unfinished.empty());
}

TEST(Unfinished, APositionIsTakenOnce) {
  Unfinished unfinished;
  unfinished.clear();
  unfinished.add(numbered(1), 1, Move{}, 0);
  unfinished.take_best();
  unfinished.add(numbered(1), 1, Move{}, 0);
  EXPECT_TRUE(unfinished.empty());
  unfinished.clear();
  unfinished.add(numbered(1), 1, Move{}, 0);
  EXPECT_FALSE(unfinished.empty());
}

TEST(Unfinished, WithoutRoomWhatPromisesLeastGives) {
  Unfinished unfinished;
  unfinished.clear();
  for (int number = 1; number <= 100; ++number)
    unfinished.add(numbered(number), static_cast<float>(number), Move{}, 0);
  int left = 0;
  for (int number = 100; !unfinished.empty(); --number, ++left)
    EXPECT_EQ(unfinished.take_best().position, numbered(number));
  EXPECT_EQ(left, 64);
}

/// Thinks the same of every position, whatever that is.
struct Stubborn {
  using Sum = int;
  float opinion;

  void sum(const Reading& /*reading*/, Sum& /*sum*/) const {}
  float value(const Reading& /*near*/, const Sum& /*sum*/, const Reading& /*reading*/) const {
    return opinion;
  }
  float points(const Reading& /*reading*/) const { return opinion; }
};

TEST(CleverChoice, IsLegalWhateverTheNetworkSays) {
  using Limits = std::numeric_limits<float>;
  for (const float opinion : {Limits::quiet_NaN(), -Limits::infinity(), Limits::infinity(),
                              Limits::lowest(), Limits::max()}) {
    each_game([&](const CleverBrain& brain) {
      using Choice = CleverChoice<Stubborn>;
      const Stubborn stubborn{opinion};
      Budget budget;
      Choice choice(brain.game, brain.features, stubborn, budget);
      each_decision(brain, 2, 5, [&](const Position& position, Seat seat) {
        const Way way = choice.seek(position, seat);
        game::MoveList legal;
        brain.game.legal(position, seat, legal);
        ASSERT_NE(std::ranges::find(legal, way.first), legal.end()) << opinion;
        Choice::Options options;
        choice.weigh(position, seat, options);
        for (int i = 0; i < options.size; ++i)
          ASSERT_TRUE(std::isfinite(options.option[static_cast<std::size_t>(i)].value)) << opinion;
      });
    });
  }
}

}  // namespace
}  // namespace foxtray::clever_players
