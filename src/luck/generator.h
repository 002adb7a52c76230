// The fast random source: xoshiro256++ (Blackman and Vigna, public domain) seeded by splitmix64,
// and exact sampling of every law of chance. The same seed gives the same throws on every machine.
// For dice that others can recompute see fair_dice.h.
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>

#include "dice/dice.h"

namespace foxtray::luck {

/// Which of the independent streams of one seed, as the number of a game in a batch.
enum class Stream : std::uint64_t {};

inline constexpr int kMaxLikeDice = 7;  // as many as a count of 3 bits in dice::Throw can hold

/// The bijection of 64-bit words at the heart of splitmix64.
constexpr std::uint64_t mix(std::uint64_t word) {
  word = (word ^ word >> 30) * 0xbf58476d1ce4e5b9U;
  word = (word ^ word >> 27) * 0x94d049bb133111ebU;
  return word ^ word >> 31;
}

/// Only fills the state of a Generator.
class SplitMix {
 public:
  static constexpr std::uint64_t kStep = 0x9e3779b97f4a7c15U;

  constexpr explicit SplitMix(std::uint64_t seed) : state_(seed) {}
  constexpr std::uint64_t next() { return mix(state_ += kStep); }

 private:
  std::uint64_t state_;
};

namespace detail {

// Dice are taken three at a time: a number below 216 is three faces, die 0 being the digit of 36.
inline constexpr std::uint32_t kTriples = 216;

/// Faces of three dice as dice::Throw has them.
inline constexpr auto kFaces = [] {
  std::array<std::uint16_t, kTriples> table{};
  for (std::uint32_t t = 0; t < kTriples; ++t) {
    table[t] = static_cast<std::uint16_t>((t / 36 + 1) | (t / 6 % 6 + 1) << 3 | (t % 6 + 1) << 6);
  }
  return table;
}();

/// Counts of faces as dice::Throw has them, of the first 0, 1, 2 or 3 dice.
inline constexpr auto kCounts = [] {
  std::array<std::array<std::uint32_t, kTriples>, 4> table{};
  for (std::uint32_t t = 0; t < kTriples; ++t) {
    table[1][t] = 1U << 3 * (t / 36);
    table[2][t] = table[1][t] + (1U << 3 * (t / 6 % 6));
    table[3][t] = table[2][t] + (1U << 3 * (t % 6));
  }
  return table;
}();

/// The bits of the faces of a set of dice.
inline constexpr auto kFaceBits = [] {
  std::array<std::uint32_t, 1U << dice::kMaxDice> table{};
  for (std::uint32_t set = 0; set < table.size(); ++set) {
    for (std::uint32_t die = 0; die < dice::kMaxDice; ++die) {
      if ((set >> die & 1U) != 0) table[set] |= 7U << 3 * die;
    }
  }
  return table;
}();

/// 2^32 mod n: how many of the 2^32 fractions must be refused so that n numbers are equally likely.
constexpr std::uint32_t surplus(std::uint32_t n) { return (0U - n) % n; }

/// A 32-bit fraction of 1, from which uniform numbers are cut off one after the other: multiplied
/// by n, its whole part is a number below n and the rest is the next fraction. After numbers below
/// a, b and c it is exact if fractions are refused whose rest is below surplus(a * b * c) (D.
/// Lemire, "Fast random integer generation in an interval").
class Fraction {
 public:
  constexpr explicit Fraction(std::uint64_t random) : rest_(random >> 32) {}
  constexpr std::uint32_t cut(std::uint32_t n) {
    const std::uint64_t product = rest_ * n;
    rest_ = product & 0xffffffffU;
    return static_cast<std::uint32_t>(product >> 32);
  }
  constexpr std::uint32_t rest() const { return static_cast<std::uint32_t>(rest_); }

 private:
  std::uint64_t rest_;
};

}  // namespace detail

/// A stream of random words and throws. A value of 32 bytes: copy it to fork it.
class Generator {
 public:
  constexpr explicit Generator(std::uint64_t seed) : Generator(SplitMix(seed)) {}

  /// One of many independent streams of a seed: game k of a batch has its own, whatever the thread.
  constexpr Generator(std::uint64_t seed, Stream stream)
      : Generator(mix(mix(seed + SplitMix::kStep) + static_cast<std::uint64_t>(stream))) {}

  /// Not all words may be 0.
  constexpr explicit Generator(const std::array<std::uint64_t, 4>& state) : state_(state) {}

  constexpr std::uint64_t next() {
    auto& [a, b, c, d] = state_;
    const std::uint64_t result = std::rotl(a + d, 23) + a;
    const std::uint64_t t = b << 17;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= t;
    d = std::rotl(d, 45);
    return result;
  }

  /// A number 0..n-1, all exactly equally likely. n is at least 1.
  constexpr std::uint32_t below(std::uint32_t n) {
    assert(n > 0);
    detail::Fraction fraction(next());
    std::uint32_t number = fraction.cut(n);
    // The division is needed only if the rest is below n, which is rare for small n.
    if (fraction.rest() < n) [[unlikely]] {
      const std::uint32_t refused = detail::surplus(n);
      while (fraction.rest() < refused) {
        fraction = detail::Fraction(next());
        number = fraction.cut(n);
      }
    }
    return number;
  }

  /// An outcome of the law, each with exactly its probability (dice::weight).
  constexpr dice::Throw sample(const dice::Chance& chance) {
    if (chance.law == dice::Law::distinct) [[likely]]
      return distinct(chance.dice);
    if (chance.law == dice::Law::like) return like(chance.dice);
    return sample_rare(chance);
  }

  /// Dice that can be told apart. All six are drawn and the set is kept, so that the faces do not
  /// depend on the set.
  constexpr dice::Throw distinct(unsigned set) {
    constexpr std::uint32_t kRefused = detail::surplus(kTriples * kTriples);
    assert(set < detail::kFaceBits.size());
    for (;;) {
      detail::Fraction fraction(next());
      const std::uint32_t low = fraction.cut(kTriples);
      const std::uint32_t high = fraction.cut(kTriples);
      if (fraction.rest() < kRefused) [[unlikely]]
        continue;
      const std::uint32_t faces = detail::kFaces[low] | std::uint32_t{detail::kFaces[high]} << 9;
      return dice::Throw(faces & detail::kFaceBits[set]);
    }
  }

  /// Dice that cannot be told apart; at most kMaxLikeDice.
  constexpr dice::Throw like(unsigned number) {
    constexpr std::uint32_t kRefused = detail::surplus(kTriples * kTriples * 6);
    assert(number <= kMaxLikeDice);
    for (;;) {
      detail::Fraction fraction(next());
      const std::uint32_t low = fraction.cut(kTriples);
      const std::uint32_t high = fraction.cut(kTriples);
      const std::uint32_t last = fraction.cut(6);
      if (fraction.rest() < kRefused) [[unlikely]]
        continue;
      const Split split = kSplit[number];
      return dice::Throw(detail::kCounts[split.low][low] + detail::kCounts[split.high][high] +
                         (std::uint32_t{split.last} << 3 * last));
    }
  }

  /// Six dice; ties for the three lowest and the order of the row are drawn too.
  dice::Throw serve();
  /// The same for six dice whose faces are known.
  dice::Throw served(dice::Throw faces);
  /// One card of the set, which is not empty.
  dice::Throw card(unsigned pool);

 private:
  static constexpr std::uint32_t kTriples = detail::kTriples;

  /// How a number of like dice is shared among the two triples and the seventh die.
  struct Split {
    std::uint8_t low, high, last;
  };
  static constexpr std::array<Split, kMaxLikeDice + 1> kSplit{
      {{0, 0, 0}, {1, 0, 0}, {2, 0, 0}, {3, 0, 0}, {3, 1, 0}, {3, 2, 0}, {3, 3, 0}, {3, 3, 1}}};

  constexpr explicit Generator(SplitMix fill)
      : state_{fill.next(), fill.next(), fill.next(), fill.next()} {}

  dice::Throw sample_rare(const dice::Chance& chance);

  std::array<std::uint64_t, 4> state_;
};

}  // namespace foxtray::luck
