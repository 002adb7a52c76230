#include "luck/generator.h"

#include <type_traits>

namespace foxtray::luck {
namespace {

using dice::kMaxDice;
using dice::Throw;

static_assert(std::is_trivially_copyable_v<Generator> && sizeof(Generator) == 32);

constexpr int kSetApart = 3;  // dice that a serve sets apart
constexpr std::uint32_t kAllDice = (1U << kMaxDice) - 1;
constexpr std::uint32_t kTieWays = 60;   // divisible by every number of ways to break a tie
constexpr std::uint32_t kRowOrders = 6;  // orders of the three other dice

/// kChoose[n][k]: how many sets of k dice n dice have.
constexpr auto kChoose = [] {
  std::array<std::array<std::uint32_t, kSetApart + 1>, kMaxDice + 1> table{};
  for (std::size_t n = 0; n < table.size(); ++n) {
    table[n][0] = 1;
    for (std::size_t k = 1; n > 0 && k <= kSetApart; ++k) {
      table[n][k] = table[n - 1][k - 1] + table[n - 1][k];
    }
  }
  return table;
}();

constexpr std::uint8_t kOrders[kRowOrders][3] = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2},
                                                 {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};

/// How many dice a set has; std::popcount is a slow call on the oldest x86-64.
constexpr auto kSize = [] {
  std::array<std::uint8_t, kAllDice + 1> table{};
  for (std::uint32_t set = 1; set <= kAllDice; ++set) {
    table[set] = static_cast<std::uint8_t>(table[set / 2] + set % 2);
  }
  return table;
}();

std::uint32_t lowest(std::uint32_t set) { return set & (0U - set); }

/// The `way`-th of all sets of `size` dice of the given ones.
std::uint32_t subset(std::uint32_t from, std::uint32_t size, std::uint32_t way) {
  std::uint32_t chosen = 0;
  while (size > 0) {
    const std::uint32_t die = lowest(from);
    from &= ~die;
    const std::uint32_t with_die = kChoose[kSize[from]][size - 1];
    if (way < with_die) {
      chosen |= die;
      --size;
    } else {
      way -= with_die;
    }
  }
  return chosen;
}

/// The three lowest dice; where a tie leaves a choice, `way` of kTieWays decides it.
std::uint32_t set_apart(Throw faces, std::uint32_t way) {
  std::array<std::uint32_t, 7> showing{};  // by face, the set of dice that show it
  for (int die = 0; die < kMaxDice; ++die) showing[faces.face(die)] |= 1U << die;
  std::uint32_t apart = 0;
  std::uint32_t open = kSetApart;
  for (std::size_t face = 1;; ++face) {
    const std::uint32_t tied = kSize[showing[face]];
    if (tied > open) {
      return apart | subset(showing[face], open, way % kChoose[tied][open]);
    }
    apart |= showing[face];
    open -= tied;
    if (open == 0) return apart;
  }
}

}  // namespace

Throw Generator::serve() { return served(distinct(kAllDice)); }

Throw Generator::served(Throw faces) {
  Throw outcome = faces;
  const std::uint32_t way = below(kTieWays * kRowOrders);
  std::uint32_t others = kAllDice & ~set_apart(outcome, way / kRowOrders);
  const std::uint8_t* order = kOrders[way % kRowOrders];
  for (int i = 0; i < 3; ++i) {
    outcome.set_row(order[i], std::countr_zero(others));
    others &= others - 1;
  }
  return outcome;
}

Throw Generator::card(unsigned pool) {
  assert(pool != 0 && pool < 256);
  for (auto skip = below(static_cast<std::uint32_t>(std::popcount(pool))); skip > 0; --skip) {
    pool &= pool - 1;
  }
  return Throw(static_cast<std::uint32_t>(std::countr_zero(pool)));
}

Throw Generator::sample_rare(const dice::Chance& chance) {
  switch (chance.law) {
    case dice::Law::none:
      break;
    case dice::Law::distinct:
      return distinct(chance.dice);
    case dice::Law::like:
      return like(chance.dice);
    case dice::Law::serve:
      return serve();
    case dice::Law::card:
      return card(chance.dice);
  }
  assert(false && "chance owes nothing");
  return Throw();
}

}  // namespace foxtray::luck
