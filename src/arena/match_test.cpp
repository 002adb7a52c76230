#include "arena/match.h"

#include <gtest/gtest.h>

#include <cmath>
#include <thread>

#include "roster/roster.h"

namespace foxtray::arena {
namespace {

Maker named(const char* name) {
  return [name] { return roster::make(name); };
}

Match match_of(const char* game, int players, const char* first, const char* second, int pairs) {
  Match match;
  match.game = catalog::find(game)->game;
  match.setup.players = static_cast<std::uint8_t>(players);
  match.first = named(first);
  match.second = named(second);
  match.pairs = pairs;
  return match;
}

MatchResult played(const Match& match) {
  std::atomic<std::int64_t> done{0};
  MatchResult result = play_match(match, done);
  EXPECT_EQ(done, result.pairs);
  return result;
}

TEST(Match, StoppedEarlyItCountsWholePairs) {
  for (const bool at_once : {true, false}) {
    Match match = match_of("wizard-dice", 2, "random", "greedy", 1 << 20);
    match.threads = 2;
    std::atomic<std::int64_t> done{0};
    std::atomic<bool> stop{at_once};
    const std::jthread impatient([&] {
      while (done < 20 && !stop) std::this_thread::yield();
      stop = true;
    });
    const MatchResult result = play_match(match, {done, &stop});
    EXPECT_EQ(result.pairs, done);
    EXPECT_EQ(result.pairs == 0, at_once);
    for (const Distribution& points : result.points) EXPECT_EQ(points.size(), 2 * result.pairs);
    EXPECT_TRUE(std::isfinite(result.difference.mean));
  }
}

TEST(Match, APlayerIsEqualToItself) {
  // Greedy draws no lots, so on equal dice and swapped seats the two games of a pair are the same.
  for (const auto& entry : catalog::games()) {
    for (int players = entry.game->min_players; players <= entry.game->max_players; ++players) {
      const MatchResult result =
          played(match_of(entry.game->id.data(), players, "greedy", "greedy", 10));
      EXPECT_EQ(result.difference.mean, 0) << entry.game->id << players;
      EXPECT_EQ(result.difference.error, 0) << entry.game->id << players;
      EXPECT_NEAR(result.share.mean, 0.5, 1e-12);
      EXPECT_EQ(result.verdict, Verdict::open);
      EXPECT_EQ(result.points[0].size(), 10 * players);
      EXPECT_EQ(result.points[0].mean(), result.points[1].mean());
    }
  }
}

TEST(Match, FindsTheStrongerPlayer) {
  for (const int players : {1, 2, 3}) {
    Match match = match_of("ganz-schon-clever", players, "greedy", "random", 500);
    match.sequential = true;
    const MatchResult result = played(match);
    EXPECT_EQ(result.verdict, Verdict::first_ahead);
    EXPECT_EQ(result.pairs, kLook);
    EXPECT_GT(result.difference.mean, 20);
    EXPECT_GT(result.share.mean, 0.9);
    EXPECT_GT(result.difference.margin, 1.96 * result.difference.error);
    EXPECT_GT(result.share.margin, 0);
    std::swap(match.first, match.second);
    const MatchResult swapped = played(match);
    EXPECT_EQ(swapped.verdict, Verdict::second_ahead);
    EXPECT_NEAR(swapped.share.mean + result.share.mean, 1, 0.1);
  }
}

TEST(Match, DoesNotDependOnThreads) {
  Match match = match_of("wizard-dice", 3, "greedy", "random", 120);
  const MatchResult one = played(match);
  match.threads = 3;
  const MatchResult many = played(match);
  EXPECT_EQ(one.difference.mean, many.difference.mean);
  EXPECT_EQ(one.difference.error, many.difference.error);
  EXPECT_EQ(one.share.mean, many.share.mean);
  EXPECT_EQ(one.points[0].mean(), many.points[0].mean());
  EXPECT_EQ(one.points[1].deviation(), many.points[1].deviation());
}

TEST(Match, WithoutLuckItSaysTheSame) {
  for (const int players : {1, 2}) {
    const int pairs = 16 / (players * players);  // tables take their time under a sanitizer
    Match match = match_of("ganz-schon-clever", players, "network", "strong", pairs);
    match.threads = 2;
    const MatchResult plain = played(match);
    match.evaluator = [] {
      return roster::make_evaluator("network", *catalog::find("ganz-schon-clever")->game);
    };
    const MatchResult less_luck = played(match);
    EXPECT_EQ(less_luck.points[0].mean(), plain.points[0].mean());
    // Equal dice have taken most of the luck out before.
    EXPECT_LT(less_luck.difference.error, 1.5 * plain.difference.error);
    EXPECT_NEAR(less_luck.difference.mean, plain.difference.mean, 4 * plain.difference.error);
    EXPECT_NEAR(less_luck.share.mean, plain.share.mean, 4 * plain.share.error);
    EXPECT_EQ(less_luck.share.mean == plain.share.mean, players == 1);
  }
}

TEST(SequentialTest, SeldomRejectsWhatIsTrue) {
  constexpr int kMatches = 400;
  int rejected = 0;
  luck::Generator generator(1);
  for (int match = 0; match < kMatches; ++match) {
    double sum = 0;
    double squares = 0;
    for (int trial = 1; trial <= 1000; ++trial) {
      const double value = static_cast<double>(generator.below(13)) - 6;
      sum += value;
      squares += value * value;
      if (trial % kLook != 0) continue;
      const double mean = sum / trial;
      const double error = std::sqrt((squares / trial - mean * mean) / trial);
      const SequentialTest test(trial, mean, error);
      // The interval leaves 0 out exactly when the hypothesis is rejected.
      EXPECT_EQ(std::abs(mean) > test.margin(), test.verdict() != Verdict::open);
      if (test.verdict() == Verdict::open) continue;
      ++rejected;
      break;
    }
  }
  EXPECT_LE(rejected, kMatches / 20);
}

TEST(Match, AFewTrialsAreNotTakenForMany) {
  // From a table of Student's distribution.
  EXPECT_NEAR(half_of_95(2), 12.706, 0.01);
  EXPECT_NEAR(half_of_95(5), 2.776, 0.01);
  EXPECT_NEAR(half_of_95(6), 2.571, 0.01);
  EXPECT_NEAR(half_of_95(11), 2.228, 0.005);
  EXPECT_NEAR(half_of_95(31), 2.042, 0.005);
  EXPECT_NEAR(half_of_95(1'000'000), 1.96, 0.001);
}

}  // namespace
}  // namespace foxtray::arena
