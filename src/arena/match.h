// Two players against each other: pairs of games on equal dice, the seats swapped.
#pragma once

#include "arena/futures.h"
#include "players/evaluator.h"

namespace foxtray::arena {

/// In the first game of a pair the first player has the seats 1, 3, ..., in the second game the
/// others. So over a pair each of them has sat once on every seat and met the same dice there. In a
/// solo game each plays alone; whoever has more points on the same dice has won.
struct Match {
  const Game* game = nullptr;
  game::Setup setup;
  Maker first;
  Maker second;
  std::int64_t from = 0;  // the number of the first pair: a part of a match begins later
  std::int64_t pairs = 0;
  std::uint64_t seed = 1;
  int threads = 1;
  bool sequential = false;  // may stop as soon as the test is decided
  bool keep_pairs = false;  // in the result
  /// If there is one, the luck of the dice is taken out (arena/fortune.h).
  std::function<std::unique_ptr<players::Evaluator>()> evaluator = nullptr;
};

/// Mean of many equal trials, and how sure it is.
struct Estimate {
  double mean = 0;
  double error = 0;   // standard error
  double margin = 0;  // half of the 95 % interval

  double low() const { return mean - margin; }
  double high() const { return mean + margin; }
};

/// How many standard errors of a mean of so many trials are half of its 95 % interval: Student's
/// distribution, so that a handful of trials is not taken for many.
double half_of_95(std::int64_t trials);

/// What is left of a hypothesis that a mean is 0.
enum class Verdict : std::uint8_t { open, first_ahead, second_ahead };

/// How one pair ended, for the first player. Luck is taken out of it, if the match wants that.
struct Pair {
  std::array<double, 2> points{};  // of both players, over all their sheets
  double share = 0;                // of the wins of both games
  bool known = false;              // were both games finished?
};

struct MatchResult {
  std::int64_t pairs = 0;
  /// Less the luck of the dice, if the match has an evaluator.
  Estimate difference;  // points of the first player less those of the second, for one sheet
  Estimate share;       // of the wins that went to the first player; 0.5 if they are equal
  std::array<Distribution, 2> points;
  double evidence = 1;  // how many times likelier the differences are if the two are not equal
  Verdict verdict = Verdict::open;
  std::vector<Pair> each;  // with keep_pairs, in their order
};

/// Plays the match. It depends on neither threads nor their timing: a sequential match looks at its
/// result only after every kLook pairs. Stopped early, it counts the pairs that were finished.
inline constexpr std::int64_t kLook = 50;
MatchResult play_match(const Match& match, const Watch& watch = {});

/// What these pairs come to, but for `points`.
MatchResult sum_up(const Match& match, std::span<const Pair> pairs);

/// A test that may be looked at as often as one likes. The hypothesis is that the mean of the
/// trials is 0. It is compared with a mixture of all other means, normally distributed around 0
/// with a tenth of the trials' own deviation (Robbins 1970). If the hypothesis is true, the
/// evidence against it ever reaches 20 in at most 5 % of all matches; then it is rejected.
class SequentialTest {
 public:
  static constexpr double kEnough = 20;

  /// Of so many trials with this mean and standard error of it.
  SequentialTest(std::int64_t trials, double mean, double error);
  double evidence() const { return evidence_; }
  Verdict verdict() const;
  /// Half of an interval that holds the true mean at every look, in at least 95 % of all matches.
  double margin() const { return margin_; }

 private:
  double mean_;
  double evidence_ = 1;
  double margin_ = 0;
};

}  // namespace foxtray::arena
