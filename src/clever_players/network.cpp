#include "clever_players/network.h"

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <cstring>
#include <limits>

#include "players/clones.h"

namespace foxtray::clever_players {
namespace {

using Sum = CleverNetwork::Sum;

// Plain loops that a compiler turns into vectors: each function a whole layer, so that it is not
// called for every row.

std::int16_t wrap(int number) { return static_cast<std::int16_t>(number); }

FOXTRAY_CLONES void add(Sum& sum, const Sum& row) {
  for (std::size_t i = 0; i < kFirstLayer; ++i) sum[i] = wrap(sum[i] + row[i]);
}

/// An input that went off, and the one of its slot that came on.
struct Change {
  const Sum* gone;
  const Sum* come;
};

/// Numbers that are added up at once, and how many such parts stay in registers meanwhile.
using Lanes [[gnu::vector_size(32), gnu::aligned(2), gnu::may_alias]] = std::uint16_t;
constexpr std::size_t kLanes = sizeof(Lanes) / sizeof(std::int16_t);
constexpr std::size_t kParts = 4;
static_assert(kFirstLayer % (kLanes * kParts) == 0);

const Lanes& lanes(const std::int16_t& first) { return reinterpret_cast<const Lanes&>(first); }
Lanes& lanes(std::int16_t& first) { return reinterpret_cast<Lanes&>(first); }

/// The first layer after some changes, rectified. (Clang forgets what templates over types of this
/// file need in a cloned function, hence no span.)
FOXTRAY_CLONES void first_layer(const Sum& near, const Change* changes, std::size_t size,
                                Sum& sum) {
  for (std::size_t at = 0; at < kFirstLayer; at += kLanes * kParts) {
    Lanes part[kParts];
    for (std::size_t i = 0; i < kParts; ++i) part[i] = lanes(near[at + i * kLanes]);
    for (const Change* change = changes; change != changes + size; ++change) {
      const Sum& gone = *change->gone;
      const Sum& come = *change->come;
      for (std::size_t i = 0; i < kParts; ++i)
        part[i] += lanes(come[at + i * kLanes]) - lanes(gone[at + i * kLanes]);
    }
    for (std::size_t i = 0; i < kParts; ++i) lanes(sum[at + i * kLanes]) = part[i];
  }
  for (std::int16_t& x : sum) x = std::max(x, std::int16_t{0});
}

using Second = std::array<std::int32_t, kSecondLayer>;

/// The second layer, not yet rectified.
FOXTRAY_CLONES void second_layer(const Sum& first, const std::array<Sum, kSecondLayer>& weights,
                                 Second& second) {
  for (std::size_t j = 0; j < kSecondLayer; j += 2) {
    std::int32_t one = 0;
    std::int32_t two = 0;
    for (std::size_t i = 0; i < kFirstLayer; ++i) one += std::int32_t{first[i]} * weights[j][i];
    for (std::size_t i = 0; i < kFirstLayer; ++i) two += std::int32_t{first[i]} * weights[j + 1][i];
    second[j] += one;
    second[j + 1] += two;
  }
}

FOXTRAY_CLONES std::int64_t last_layer(const Second& second, unsigned shift,
                                       const std::array<std::int16_t, kSecondLayer>& weights) {
  std::int64_t sum = 0;
  for (std::size_t j = 0; j < kSecondLayer; ++j)
    sum += std::int64_t{std::max(second[j] >> shift, 0)} * weights[j];
  return sum;
}

/// A value is rounded to 1/256.
constexpr unsigned kValueBits = 8;

/// Takes numbers off the front of some bytes.
class Cutter {
 public:
  explicit Cutter(std::span<const std::byte> bytes) : rest_(bytes) {}

  template <class Int>
  Int next() {
    std::make_unsigned_t<Int> number = 0;
    if (rest_.size() < sizeof(Int)) {
      short_ = true;
      return 0;
    }
    for (std::size_t i = 0; i < sizeof(Int); ++i)
      number = static_cast<std::make_unsigned_t<Int>>(
          number | static_cast<std::make_unsigned_t<Int>>(std::to_integer<std::uint64_t>(rest_[i])
                                                          << (8 * i)));
    rest_ = rest_.subspan(sizeof(Int));
    return static_cast<Int>(number);
  }
  template <class Int, std::size_t N>
  void fill(std::array<Int, N>& row) {
    if (std::endian::native != std::endian::little) {
      for (Int& number : row) number = next<Int>();
    } else if (rest_.size() < sizeof row) {
      short_ = true;
    } else {
      std::memcpy(row.data(), rest_.data(), sizeof row);
      rest_ = rest_.subspan(sizeof row);
    }
  }

  bool exact() const { return !short_ && rest_.empty(); }

 private:
  std::span<const std::byte> rest_;
  bool short_ = false;
};

}  // namespace

std::optional<CleverNetwork> CleverNetwork::read(std::span<const std::byte> bytes,
                                                 const CleverFeatures& features) {
  Cutter cutter(bytes);
  const auto inputs = static_cast<std::size_t>(features.inputs());
  const auto is = [&](std::size_t wanted) { return cutter.next<std::uint32_t>() == wanted; };
  if (!is(inputs) || !is(kFirstLayer) || !is(kSecondLayer) || !is(kBanks)) return std::nullopt;
  CleverNetwork network;
  network.slots_ = static_cast<std::size_t>(features.slots());
  const auto first = cutter.next<std::uint32_t>();
  const auto second = cutter.next<std::uint32_t>();
  const auto third = cutter.next<std::uint32_t>();
  if (first > 15 || second > 15 || third > 31 || first + third < kValueBits) return std::nullopt;
  network.middle_shift_ = second;
  network.out_shift_ = first + third;
  std::vector<std::uint8_t> has_row((inputs + 7) / 8);
  for (std::uint8_t& byte : has_row) byte = cutter.next<std::uint8_t>();
  cutter.fill(network.bias_);
  network.input_.resize(inputs);
  for (std::size_t i = 0; i < inputs; ++i)
    if ((has_row[i / 8] >> (i % 8) & 1) != 0) cutter.fill(network.input_[i]);
  network.bank_.resize(kBanks);
  for (Bank& bank : network.bank_) {
    for (Sum& row : bank.weights) cutter.fill(row);
    cutter.fill(bank.bias);
    cutter.fill(bank.out);
    bank.out_bias = cutter.next<std::int32_t>();
  }
  if (!cutter.exact() || !network.within_range(features)) return std::nullopt;
  return network;
}

bool CleverNetwork::within_range(const CleverFeatures& features) const {
  std::array<std::int64_t, kFirstLayer> most;
  for (std::size_t i = 0; i < kFirstLayer; ++i) most[i] = std::abs(std::int64_t{bias_[i]});
  for (int slot = 0; slot < features.slots(); ++slot) {
    std::array<int, kFirstLayer> in_slot{};
    for (int input = features.first_input(slot); input < features.first_input(slot + 1); ++input) {
      const Sum& row = input_[static_cast<std::size_t>(input)];
      for (std::size_t i = 0; i < kFirstLayer; ++i)
        in_slot[i] = std::max(in_slot[i], std::abs(int{row[i]}));
    }
    for (std::size_t i = 0; i < kFirstLayer; ++i) most[i] += in_slot[i];
  }
  if (*std::ranges::max_element(most) > std::numeric_limits<std::int16_t>::max()) return false;
  for (const Bank& bank : bank_) {
    for (std::size_t j = 0; j < kSecondLayer; ++j) {
      std::int64_t sum = std::abs(std::int64_t{bank.bias[j]});
      for (std::size_t i = 0; i < kFirstLayer; ++i)
        sum += std::abs(std::int64_t{bank.weights[j][i]}) * most[i];
      if (sum > std::numeric_limits<std::int32_t>::max()) return false;
    }
  }
  return true;
}

void CleverNetwork::sum(const Reading& reading, Sum& sum) const {
  sum = bias_;
  for (std::size_t slot = 0; slot < slots_; ++slot) add(sum, input_[reading.input[slot]]);
}

float CleverNetwork::value(const Reading& near, const Sum& near_sum, const Reading& reading) const {
  std::array<Change, kMaxSlots> changes;
  std::size_t size = 0;
  each_difference(near, reading, [&](std::uint16_t gone, std::uint16_t come) {
    changes[size++] = {&input_[gone], &input_[come]};
  });
  Sum first;
  first_layer(near_sum, changes.data(), size, first);
  const Bank& bank = bank_[reading.bank];
  Second second = bank.bias;
  second_layer(first, bank.weights, second);
  const std::int64_t total = bank.out_bias + last_layer(second, middle_shift_, bank.out);
  // Both are whole numbers below 2^24 after the shift, so this is exact.
  const std::int64_t in_256ths = total >> (out_shift_ - kValueBits);
  return points(reading) + static_cast<float>(in_256ths) / (1U << kValueBits);
}

}  // namespace foxtray::clever_players
