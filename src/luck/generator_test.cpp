#include "luck/generator.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <map>
#include <set>
#include <type_traits>
#include <utility>
#include <vector>

namespace foxtray::luck {
namespace {

using dice::Chance;
using dice::Law;
using dice::Throw;

static_assert(std::is_trivially_copyable_v<Generator>);
static_assert(Generator(1).next() == Generator(1).next(), "usable at compile time");
static_assert(Generator(1).distinct(63) == Generator(1).distinct(63));
static_assert(Generator(1).below(1) == 0);

/// How far counts are from what weights demand: the sum of (seen - expected)^2 / expected.
/// With k outcomes its mean is k - 1 and its standard deviation sqrt(2 (k - 1)).
class ChiSquare {
 public:
  void add(double seen, double expected) {
    const double off = seen - expected;
    sum_ += off * off / expected;
    ++outcomes_;
  }
  /// Six standard deviations, with a little room where the distribution is skew. The seeds are
  /// fixed, so a test that passes once passes always.
  bool plausible() const {
    const double freedom = outcomes_ - 1;
    const double off = sum_ - freedom;
    return off * off < 36 * 2 * freedom + 200;
  }
  double sum() const { return sum_; }
  int outcomes() const { return outcomes_; }

 private:
  double sum_ = 0;
  int outcomes_ = 0;
};

std::map<std::uint32_t, int> census(const Chance& chance, std::uint64_t seed, int samples) {
  Generator generator(seed);
  std::map<std::uint32_t, int> seen;
  for (int i = 0; i < samples; ++i) {
    const Throw outcome = generator.sample(chance);
    if (++seen[outcome.bits()] == 1) {
      EXPECT_TRUE(dice::possible(chance, outcome)) << outcome.bits();
    }
  }
  return seen;
}

/// Every outcome that was never seen is accounted for, because the weights of those seen must sum
/// up to everything (the samples are many enough).
void expect_weights(const Chance& chance, std::uint64_t seed, int samples) {
  const auto total = static_cast<double>(dice::total_weight(chance));
  ChiSquare chi;
  double weights = 0;
  for (const auto& [bits, count] : census(chance, seed, samples)) {
    const auto weight = static_cast<double>(dice::weight(chance, Throw(bits)));
    weights += weight;
    chi.add(count, samples * weight / total);
  }
  EXPECT_EQ(weights, total) << "some outcomes were never seen";
  EXPECT_TRUE(chi.plausible()) << chi.sum() << " for " << chi.outcomes() << " outcomes";
}

TEST(SplitMix, KnownAnswers) {
  SplitMix source(1234567);
  for (const std::uint64_t expected :
       {6457827717110365317U, 3203168211198807973U, 9817491932198370423U, 4593380528125082431U,
        16408922859458223821U}) {
    EXPECT_EQ(source.next(), expected);
  }
}

TEST(Generator, KnownAnswersOfXoshiro256PlusPlus) {
  Generator generator(std::array<std::uint64_t, 4>{1, 2, 3, 4});
  for (const std::uint64_t expected :
       {std::uint64_t{41943041}, std::uint64_t{58720359}, 3588806011781223U, 3591011842654386U,
        9228616714210784205U, 9973669472204895162U, 14011001112246962877U, 12406186145184390807U,
        15849039046786891736U, 10450023813501588000U}) {
    EXPECT_EQ(generator.next(), expected);
  }
}

TEST(Generator, IsSeededBySplitMix) {
  SplitMix fill(42);
  const std::uint64_t a = fill.next(), b = fill.next(), c = fill.next(), d = fill.next();
  Generator by_state(std::array<std::uint64_t, 4>{a, b, c, d});
  Generator by_seed(42);
  for (int i = 0; i < 100; ++i) EXPECT_EQ(by_seed.next(), by_state.next());
}

// Recorded once: throws of a seed never change, or games of the arena could not be repeated.
TEST(Generator, ThrowsOfASeedNeverChange) {
  Generator generator(2026, Stream{7});
  const Chance chances[] = {{.law = Law::distinct, .dice = 0b111111},
                            {.law = Law::distinct, .dice = 0b010110},
                            {.law = Law::like, .dice = 7},
                            {.law = Law::serve},
                            {.law = Law::card, .dice = 0b10110101}};
  std::uint64_t hash = 0;
  for (int i = 0; i < 1000; ++i) {
    for (const Chance& chance : chances) hash = mix(hash ^ generator.sample(chance).bits());
  }
  EXPECT_EQ(hash, 8666786963036210884U);
}

TEST(Generator, StreamsOfASeedAreIndependent) {
  std::set<std::uint64_t> first_words;
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    for (std::uint64_t stream = 0; stream < 100; ++stream) {
      first_words.insert(Generator(seed, Stream{stream}).next());
    }
  }
  EXPECT_EQ(first_words.size(), 10000U);

  // First throws of neighbouring streams are as uniform as throws of one stream.
  std::array<int, 36> pairs{};
  const int samples = 360000;
  for (int i = 0; i < samples; ++i) {
    const auto k = static_cast<std::uint64_t>(i);
    const auto one = Generator(5, Stream{k}).distinct(1).face(0);
    const auto two = Generator(5, Stream{k + 1}).distinct(1).face(0);
    ++pairs[static_cast<std::size_t>((one - 1) * 6 + two - 1)];
  }
  ChiSquare chi;
  for (const int count : pairs) chi.add(count, samples / 36.0);
  EXPECT_TRUE(chi.plausible()) << chi.sum();
}

TEST(Generator, ACopyGoesOnInTheSameWay) {
  Generator generator(9);
  generator.next();
  Generator copy = generator;
  for (int i = 0; i < 10; ++i) EXPECT_EQ(copy.next(), generator.next());
}

TEST(Generator, BelowIsUniform) {
  for (const std::uint32_t n : {1U, 2U, 3U, 6U, 7U, 10U, 97U}) {
    Generator generator(n);
    std::vector<int> seen(n);
    const int samples = static_cast<int>(n) * 5000;
    for (int i = 0; i < samples; ++i) ++seen.at(generator.below(n));
    ChiSquare chi;
    for (const int count : seen) chi.add(count, 5000);
    EXPECT_TRUE(chi.plausible()) << n << ": " << chi.sum();
  }
}

// With 3 * 2^30 numbers a quarter of all fractions is refused; plain multiplication would give
// every third number, those of the form 3k, twice as often.
TEST(Generator, BelowRefusesTheSurplus) {
  const std::uint32_t n = 3U << 30;
  Generator generator(1);
  std::array<int, 3> by_remainder{};
  for (int i = 0; i < 300000; ++i) ++by_remainder[generator.below(n) % 3];
  for (const int count : by_remainder) EXPECT_NEAR(count, 100000, 1500);

  Generator words(1);
  int used = 0;
  Generator counted(1);
  for (int i = 0; i < 1000; ++i) {
    const std::uint32_t number = counted.below(n);
    for (;;) {
      ++used;
      const std::uint64_t product = (words.next() >> 32) * n;
      if ((product & 0xffffffffU) < detail::surplus(n)) continue;
      EXPECT_EQ(number, product >> 32);
      break;
    }
  }
  EXPECT_NEAR(used, 1333, 100);
}

/// A generator whose first word is the given one.
Generator starting_with(std::uint64_t word) {
  Generator generator(
      std::array<std::uint64_t, 4>{0, 0x123456789abcdefU, 0xfedcba987U, std::rotr(word, 23)});
  EXPECT_EQ(Generator(generator).next(), word);
  return generator;
}

// Surplus fractions are as rare as one in a million, so they are put in by hand: of all fractions
// at the lower border of an outcome those whose rest is just refused and just accepted.
TEST(Generator, ThrowsRefuseExactlyTheSurplus) {
  const auto check = [](const Chance& chance, std::uint64_t outcomes) {
    const std::uint64_t refused = (std::uint64_t{1} << 32) % outcomes;
    std::uint64_t just_refused = 0, just_accepted = 0;
    std::uint64_t highest = 0, lowest = ~std::uint64_t{0};
    for (std::uint64_t i = 0; i < outcomes; ++i) {
      const std::uint64_t fraction = ((i << 32) + outcomes - 1) / outcomes;
      const std::uint64_t rest = fraction * outcomes - (i << 32);
      if (rest < refused && rest >= highest) {
        highest = rest;
        just_refused = fraction;
      }
      if (rest >= refused && rest < lowest) {
        lowest = rest;
        just_accepted = fraction;
      }
    }
    SCOPED_TRACE(static_cast<int>(chance.law));
    Generator one = starting_with(just_refused << 32), two = one;
    two.next();
    EXPECT_EQ(one.sample(chance), two.sample(chance));
    EXPECT_EQ(one.next(), two.next());

    Generator accepting = starting_with(just_accepted << 32), next = accepting;
    accepting.sample(chance);
    next.next();
    if (chance.law == Law::serve) next.next();
    EXPECT_EQ(accepting.next(), next.next());
  };
  check({.law = Law::distinct, .dice = 63}, 46656);
  check({.law = Law::distinct, .dice = 1}, 46656);
  check({.law = Law::like, .dice = 7}, 279936);
  check({.law = Law::like, .dice = 1}, 279936);
  check({.law = Law::serve}, 46656);
  check({.law = Law::card, .dice = 0b1110111}, 6);
}

// The exactness of all throws: of a * b outcomes each is cut from equally many accepted fractions.
// All 2^32 fractions would take seconds, so the borders of every outcome are looked at instead.
TEST(Fraction, EveryOutcomeHasEquallyManyFractions) {
  const auto check = [](std::vector<std::uint32_t> cuts) {
    std::uint64_t outcomes = 1;
    for (const std::uint32_t n : cuts) outcomes *= n;
    const std::uint32_t refused = detail::surplus(static_cast<std::uint32_t>(outcomes));
    ASSERT_EQ(refused, (std::uint64_t{1} << 32) % outcomes);
    const std::uint64_t share = (std::uint64_t{1} << 32) / outcomes;
    const auto outcome_of = [&](std::uint64_t fraction, std::uint32_t& rest) {
      detail::Fraction left(fraction << 32);
      std::uint64_t outcome = 0;
      for (const std::uint32_t n : cuts) outcome = outcome * n + left.cut(n);
      rest = left.rest();
      return outcome;
    };
    for (std::uint64_t i = 0; i < outcomes; ++i) {
      // The first fraction of outcome i, and how many follow until the next outcome.
      const std::uint64_t first = ((i << 32) + outcomes - 1) / outcomes;
      const std::uint64_t next = (((i + 1) << 32) + outcomes - 1) / outcomes;
      std::uint32_t rest = 0;
      ASSERT_EQ(outcome_of(first, rest), i);
      const std::uint64_t accepted = next - first - (rest < refused ? 1 : 0);
      ASSERT_EQ(accepted, share) << i;
      ASSERT_EQ(outcome_of(first + 1, rest), i);
      ASSERT_GE(rest, refused) << "at most the first fraction of an outcome is refused";
      ASSERT_EQ(outcome_of(next - 1, rest), i);
    }
  };
  check({216, 216});
  check({216, 216, 6});
  check({360});
  check({8});
}

TEST(Distinct, EveryDieAndEveryPairOfDiceIsUniform) {
  Generator generator(11);
  const int samples = 720000;
  std::array<std::array<std::array<int, 36>, 6>, 6> pairs{};
  for (int i = 0; i < samples; ++i) {
    const Throw outcome = generator.sample({.law = Law::distinct, .dice = 63});
    for (std::size_t a = 0; a < 6; ++a) {
      for (std::size_t b = 0; b < a; ++b) {
        const int pair =
            (outcome.face(static_cast<int>(a)) - 1) * 6 + outcome.face(static_cast<int>(b)) - 1;
        ++pairs[a][b].at(static_cast<std::size_t>(pair));
      }
    }
  }
  for (std::size_t a = 0; a < 6; ++a) {
    for (std::size_t b = 0; b < a; ++b) {
      ChiSquare chi;
      for (const int count : pairs[a][b]) chi.add(count, samples / 36.0);
      EXPECT_TRUE(chi.plausible()) << a << ' ' << b << ": " << chi.sum();
    }
  }
}

TEST(Distinct, AllOutcomesOfSixDiceAreEquallyLikely) {
  expect_weights({.law = Law::distinct, .dice = 63}, 12, 46656 * 25);
}

TEST(Distinct, EverySetOfDiceIsUniform) {
  for (unsigned set = 0; set < 64; ++set) {
    const Chance chance{.law = Law::distinct, .dice = static_cast<std::uint8_t>(set)};
    if (std::popcount(set) <= 3) {
      expect_weights(chance, set, 216 * 100);
    } else {
      census(chance, set, 1000);
    }
  }
}

TEST(Distinct, FacesDoNotDependOnTheSet) {
  for (unsigned set = 0; set < 64; ++set) {
    Generator all(3), some(3);
    for (int i = 0; i < 20; ++i) {
      const Throw six = all.distinct(63), few = some.distinct(set);
      for (int die = 0; die < 6; ++die) {
        EXPECT_EQ(few.face(die), (set >> die & 1U) != 0 ? six.face(die) : 0);
      }
    }
  }
}

TEST(Like, BagsHaveTheirWeights) {
  for (int number = 1; number <= 5; ++number) {
    const Chance chance{.law = Law::like, .dice = static_cast<std::uint8_t>(number)};
    expect_weights(chance, static_cast<std::uint64_t>(number), 400000);
  }
  // Six and seven equal faces are rare: 1 of 46656 and 1 of 279936.
  expect_weights({.law = Law::like, .dice = 6}, 6, 2000000);
  expect_weights({.law = Law::like, .dice = 7}, 7, 6000000);
}

TEST(Like, NoDiceAreNoThrow) { EXPECT_EQ(Generator(1).sample({.law = Law::like}), Throw()); }

/// A serve has too many outcomes to see each of them often. They are sorted by the dice in the row,
/// by which of these show more than which, and by weight; every such class must be seen as often as
/// the weights of its outcomes demand.
std::uint32_t class_of(const Chance& chance, Throw outcome) {
  std::uint32_t result = static_cast<std::uint32_t>(dice::weight(chance, outcome));
  for (int place = 0; place < 3; ++place) {
    const int next = (place + 1) % 3;
    result = result * 6 + static_cast<std::uint32_t>(outcome.row(place));
    result = result * 2 + (outcome.face(outcome.row(place)) < outcome.face(outcome.row(next)));
  }
  return result;
}

TEST(Serve, OutcomesHaveTheirWeights) {
  const Chance chance{.law = Law::serve};
  std::map<std::uint32_t, double> weights;
  double total = 0;
  for (std::uint32_t faces = 0; faces < 46656; ++faces) {
    const std::uint32_t bits =
        detail::kFaces[faces / 216] | std::uint32_t{detail::kFaces[faces % 216]} << 9;
    for (std::uint32_t row = 0; row < 512; ++row) {
      const Throw outcome(bits | row << 18);
      const auto weight = static_cast<double>(dice::weight(chance, outcome));
      if (weight == 0) continue;
      weights[class_of(chance, outcome)] += weight;
      total += weight;
    }
  }
  ASSERT_EQ(total, static_cast<double>(dice::total_weight(chance)));

  Generator generator(21);
  const int samples = 2000000;
  std::map<std::uint32_t, int> seen;
  std::array<int, 46656> faces{};
  for (int i = 0; i < samples; ++i) {
    const Throw outcome = generator.sample(chance);
    ASSERT_TRUE(dice::possible(chance, outcome)) << outcome.bits();
    ++seen[class_of(chance, outcome)];
    std::size_t index = 0;
    for (int die = 0; die < 6; ++die) index = index * 6 + outcome.face(die) - 1U;
    ++faces[index];
  }
  ChiSquare all_faces;
  for (const int count : faces) all_faces.add(count, samples / 46656.0);
  EXPECT_TRUE(all_faces.plausible()) << all_faces.sum();

  ChiSquare classes;
  double rare_seen = 0, rare_expected = 0;
  for (const auto& [which, weight] : weights) {
    const double expected = samples * weight / total;
    if (expected < 20) {
      rare_seen += seen[which];
      rare_expected += expected;
    } else {
      classes.add(seen[which], expected);
    }
  }
  if (rare_expected > 0) classes.add(rare_seen, rare_expected);
  EXPECT_GT(classes.outcomes(), 1000);
  EXPECT_TRUE(classes.plausible()) << classes.sum() << " for " << classes.outcomes();
}

TEST(Serve, EveryTieHasItsWeight) {
  const Chance chance{.law = Law::serve};
  Generator generator(22);
  // By number of tied dice and how many of them are set apart: which of the tied ones were.
  std::map<std::pair<int, int>, std::map<std::uint32_t, int>> ways;
  for (int i = 0; i < 3000000; ++i) {
    const Throw outcome = generator.sample(chance);
    unsigned row = 0;
    for (int place = 0; place < 3; ++place) row |= 1U << outcome.row(place);
    int border = 0;
    for (int die = 0; die < 6; ++die) {
      if ((row >> die & 1U) == 0) border = std::max<int>(border, outcome.face(die));
    }
    int tied = 0, apart = 0;
    std::uint32_t which = 0;
    for (int die = 0; die < 6; ++die) {
      if (outcome.face(die) != border) continue;
      if ((row >> die & 1U) == 0) {
        which |= 1U << tied;
        ++apart;
      }
      ++tied;
    }
    ++ways[{tied, apart}][which];
  }
  const int choose[7][4] = {{1, 0, 0, 0}, {1, 1, 0, 0},   {1, 2, 1, 0},  {1, 3, 3, 1},
                            {1, 4, 6, 4}, {1, 5, 10, 10}, {1, 6, 15, 20}};
  int kinds = 0;
  for (const auto& [tie, seen] : ways) {
    const int expected_ways = choose[tie.first][tie.second];
    EXPECT_EQ(static_cast<int>(seen.size()), expected_ways) << tie.first << ' ' << tie.second;
    double total = 0;
    for (const auto& [which, count] : seen) total += count;
    ChiSquare chi;
    for (const auto& [which, count] : seen) chi.add(count, total / expected_ways);
    EXPECT_TRUE(chi.plausible()) << tie.first << ' ' << tie.second << ": " << chi.sum();
    ++kinds;
  }
  // 1 of 1; 1, 2 of 2; 1, 2, 3 of 3; 1, 2, 3 of 4; 2, 3 of 5; 3 of 6.
  EXPECT_EQ(kinds, 12);
}

TEST(Card, EveryCardOfThePoolIsEquallyLikely) {
  for (unsigned pool = 1; pool < 256; ++pool) {
    expect_weights({.law = Law::card, .dice = static_cast<std::uint8_t>(pool)}, pool, 8000);
  }
}

}  // namespace
}  // namespace foxtray::luck
