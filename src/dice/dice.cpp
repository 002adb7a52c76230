#include "dice/dice.h"

#include <algorithm>
#include <bit>

namespace foxtray::dice {
namespace {

constexpr std::uint32_t kFaceBits = (1U << 18) - 1;
constexpr int kSetApart = 3;             // dice that a serve sets apart
constexpr std::uint64_t kRowOrders = 6;  // orders of the three others
constexpr std::uint64_t kTieWays = 60;   // divisible by every number of ways to break a tie

std::uint64_t power(std::uint64_t base, int exponent) {
  std::uint64_t result = 1;
  for (int i = 0; i < exponent; ++i) result *= base;
  return result;
}

std::uint64_t choose(int n, int k) {
  std::uint64_t result = 1;
  for (int i = 1; i <= k; ++i)
    result = result * static_cast<std::uint64_t>(n - k + i) / static_cast<std::uint64_t>(i);
  return result;
}

bool faces_possible(unsigned dice, Throw outcome) {
  for (int die = 0; die < kMaxDice; ++die) {
    const Face face = outcome.face(die);
    const bool rolled = dice >> die & 1U;
    if (rolled ? face < 1 || face > 6 : face != 0) return false;
  }
  return true;
}

bool row_possible(Throw outcome) {
  unsigned row = 0;
  Face lowest_in_row = 6;
  for (int place = 0; place < 3; ++place) {
    const int die = outcome.row(place);
    if (die >= kMaxDice || (row >> die & 1U) != 0) return false;
    row |= 1U << die;
    lowest_in_row = std::min(lowest_in_row, outcome.face(die));
  }
  for (int die = 0; die < kMaxDice; ++die) {
    if ((row >> die & 1U) == 0 && outcome.face(die) > lowest_in_row) return false;
  }
  return true;
}

/// How many sets of three lowest dice the faces allow.
std::uint64_t ways_to_set_apart(Throw outcome) {
  std::array<Face, kMaxDice> faces{};
  for (int die = 0; die < kMaxDice; ++die) faces[static_cast<std::size_t>(die)] = outcome.face(die);
  std::sort(faces.begin(), faces.end());
  const Face boundary = faces[kSetApart - 1];
  const auto below =
      std::count_if(faces.begin(), faces.end(), [&](Face f) { return f < boundary; });
  const auto tied = std::count(faces.begin(), faces.end(), boundary);
  return choose(static_cast<int>(tied), kSetApart - static_cast<int>(below));
}

}  // namespace

bool possible(const Chance& chance, Throw outcome) {
  switch (chance.law) {
    case Law::none:
      return false;
    case Law::distinct:
      return (outcome.bits() & ~kFaceBits) == 0 && faces_possible(chance.dice, outcome);
    case Law::serve:
      return (outcome.bits() >> 27) == 0 && faces_possible(0b111111, outcome) &&
             row_possible(outcome);
    case Law::like: {
      int sum = 0;
      for (Face face = 1; face <= 6; ++face) sum += outcome.count(face);
      return (outcome.bits() & ~kFaceBits) == 0 && sum == chance.dice;
    }
    case Law::card:
      return outcome.bits() < 8 && (chance.dice >> outcome.card() & 1) != 0;
  }
  return false;
}

std::uint64_t weight(const Chance& chance, Throw outcome) {
  if (!possible(chance, outcome)) return 0;
  switch (chance.law) {
    case Law::none:
      return 0;
    case Law::distinct:
    case Law::card:
      return 1;
    case Law::serve:
      return kTieWays / ways_to_set_apart(outcome);
    case Law::like: {
      std::uint64_t ways = 1;
      int left = chance.dice;
      for (Face face = 1; face <= 6; ++face) {
        ways *= choose(left, outcome.count(face));
        left -= outcome.count(face);
      }
      return ways;
    }
  }
  return 0;
}

std::uint64_t total_weight(const Chance& chance) {
  switch (chance.law) {
    case Law::none:
      return 0;
    case Law::distinct:
      return power(6, std::popcount(chance.dice));
    case Law::like:
      return power(6, chance.dice);
    case Law::serve:
      return kTieWays * kRowOrders * power(6, kMaxDice);
    case Law::card:
      return static_cast<std::uint64_t>(std::popcount(chance.dice));
  }
  return 0;
}

}  // namespace foxtray::dice
