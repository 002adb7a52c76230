#include "players/clever_network.h"

#include <algorithm>
#include <bit>
#include <cstring>

#include "players/clones.h"

namespace foxtray::players {
namespace {

using Sum = CleverNetwork::Sum;

// Plain loops that a compiler turns into vectors.

std::int16_t wrap(int number) { return static_cast<std::int16_t>(number); }

FOXTRAY_CLONES void add(Sum& sum, const Sum& row) {
  for (std::size_t i = 0; i < kFirstLayer; ++i) sum[i] = wrap(sum[i] + row[i]);
}

FOXTRAY_CLONES void replace(Sum& sum, const Sum& gone, const Sum& come) {
  for (std::size_t i = 0; i < kFirstLayer; ++i) sum[i] = wrap(sum[i] + come[i] - gone[i]);
}

FOXTRAY_CLONES void rectify(Sum& sum) {
  for (std::int16_t& x : sum) x = std::max(x, std::int16_t{0});
}

FOXTRAY_CLONES std::int32_t dot(const Sum& a, const Sum& b) {
  std::int32_t sum = 0;
  for (std::size_t i = 0; i < kFirstLayer; ++i) sum += std::int32_t{a[i]} * b[i];
  return sum;
}

/// Takes numbers off the front of a file.
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
  if (bytes.size() < kNetworkMagic.size()) return std::nullopt;
  for (std::size_t i = 0; i < kNetworkMagic.size(); ++i)
    if (std::to_integer<char>(bytes[i]) != kNetworkMagic[i]) return std::nullopt;
  Cutter cutter(bytes.subspan(kNetworkMagic.size()));
  const auto is = [&](int wanted) {
    return cutter.next<std::uint32_t>() == static_cast<std::uint32_t>(wanted);
  };
  if (!is(features.inputs()) || !is(kFirstLayer) || !is(kSecondLayer) || !is(kBanks))
    return std::nullopt;
  CleverNetwork network;
  network.slots_ = features.slots();
  const auto first = cutter.next<std::uint32_t>();
  const auto second = cutter.next<std::uint32_t>();
  const auto third = cutter.next<std::uint32_t>();
  if (first > 15 || second > 15 || third > 31) return std::nullopt;
  network.middle_shift_ = second;
  network.out_shift_ = first + third;
  cutter.fill(network.bias_);
  network.input_.resize(static_cast<std::size_t>(features.inputs()));
  for (Sum& row : network.input_) cutter.fill(row);
  network.bank_.resize(kBanks);
  for (Bank& bank : network.bank_) {
    for (Sum& row : bank.weights) cutter.fill(row);
    cutter.fill(bank.bias);
    cutter.fill(bank.out);
    bank.out_bias = cutter.next<std::int32_t>();
  }
  if (!cutter.exact()) return std::nullopt;
  return network;
}

void CleverNetwork::sum(const Reading& reading, Sum& sum) const {
  sum = bias_;
  for (int s = 0; s < slots_; ++s) add(sum, input_[reading.input[static_cast<std::size_t>(s)]]);
}

float CleverNetwork::value(const Reading& near, const Sum& near_sum, const Reading& reading) const {
  Sum sum = near_sum;
  each_difference(near, reading, [&](std::uint16_t gone, std::uint16_t come) {
    replace(sum, input_[gone], input_[come]);
  });
  rectify(sum);
  const Bank& bank = bank_[reading.bank];
  std::int64_t total = bank.out_bias;
  for (std::size_t j = 0; j < kSecondLayer; ++j) {
    const std::int32_t unit = (bank.bias[j] + dot(sum, bank.weights[j])) >> middle_shift_;
    total += std::int64_t{std::max(unit, 0)} * bank.out[j];
  }
  // Both are whole numbers below 2^24 after the shift, so this is exact.
  const std::int64_t in_256ths = total >> (out_shift_ - 8);
  return points(reading) + static_cast<float>(in_256ths) / 256;
}

}  // namespace foxtray::players
