#include "players/clever_network.h"

#include <algorithm>
#include <bit>
#include <cstring>

#include "players/clones.h"

namespace foxtray::players {
namespace {

using Block = CleverNetwork::Block;
using Sum = CleverNetwork::Sum;
constexpr std::size_t kBlock = CleverNetwork::kBlock;

// Plain loops that a compiler turns into vectors: each function a whole layer, so that it is not
// called for every row.

std::int16_t wrap(int number) { return static_cast<std::int16_t>(number); }

FOXTRAY_CLONES void add(Block& sum, const Block& row) {
  for (std::size_t i = 0; i < kBlock; ++i) sum[i] = wrap(sum[i] + row[i]);
}

/// An input that went off, and the one of its slot that came on: their rows.
struct Change {
  const Block* gone;
  const Block* come;
};

/// Numbers that are added up at once, and how many such parts stay in registers meanwhile.
using Lanes = std::uint16_t __attribute__((vector_size(32)));
constexpr std::size_t kLanes = sizeof(Lanes) / sizeof(std::int16_t);
constexpr std::size_t kParts = 4;
static_assert(kBlock % (kLanes * kParts) == 0);

/// The first layer after some changes, rectified.
FOXTRAY_CLONES void first_layer(const Block* near, std::size_t blocks,
                                std::span<const Change> changes, Block* sum) {
  const auto units = blocks * kBlock;
  for (std::size_t at = 0; at < units; at += kLanes * kParts) {
    std::array<Lanes, kParts> part;
    for (std::size_t i = 0; i < kParts; ++i)
      std::memcpy(&part[i], near->data() + at + i * kLanes, sizeof(Lanes));
    for (const Change& change : changes) {
      for (std::size_t i = 0; i < kParts; ++i) {
        Lanes gone;
        Lanes come;
        std::memcpy(&gone, change.gone->data() + at + i * kLanes, sizeof gone);
        std::memcpy(&come, change.come->data() + at + i * kLanes, sizeof come);
        part[i] += come - gone;
      }
    }
    for (std::size_t i = 0; i < kParts; ++i)
      std::memcpy(sum->data() + at + i * kLanes, &part[i], sizeof(Lanes));
  }
  for (std::size_t block = 0; block < blocks; ++block)
    for (std::int16_t& x : sum[block]) x = std::max(x, std::int16_t{0});
}

using Second = std::array<std::int32_t, CleverNetwork::kMostSecond>;

/// The second layer, not yet rectified: adds the products of the first layer with the blocks of the
/// units, two at a time.
FOXTRAY_CLONES void second_layer(const Block* first, std::size_t blocks,
                                 std::span<const Block> weights, Second& second) {
  for (std::size_t k = 0; k < weights.size(); k += 2) {
    const Block& first_one = first[k % blocks];
    const Block& first_two = first[(k + 1) % blocks];
    std::int32_t one = 0;
    std::int32_t two = 0;
    for (std::size_t i = 0; i < kBlock; ++i) one += std::int32_t{first_one[i]} * weights[k][i];
    for (std::size_t i = 0; i < kBlock; ++i) two += std::int32_t{first_two[i]} * weights[k + 1][i];
    second[k / blocks] += one;
    second[(k + 1) / blocks] += two;
  }
}

FOXTRAY_CLONES std::int64_t last_layer(
    const Second& second, unsigned shift,
    const std::array<std::int16_t, CleverNetwork::kMostSecond>& weights) {
  std::int64_t sum = 0;
  for (std::size_t j = 0; j < second.size(); ++j)
    sum += std::int64_t{std::max(second[j] >> shift, 0)} * weights[j];
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
  template <class Int>
  void fill(Int* row, std::size_t size) {
    if (std::endian::native != std::endian::little) {
      for (std::size_t i = 0; i < size; ++i) row[i] = next<Int>();
    } else if (rest_.size() < size * sizeof(Int)) {
      short_ = true;
    } else {
      std::memcpy(row, rest_.data(), size * sizeof(Int));
      rest_ = rest_.subspan(size * sizeof(Int));
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
  if (!is(features.inputs())) return std::nullopt;
  const std::size_t first_units = cutter.next<std::uint32_t>();
  const std::size_t second_units = cutter.next<std::uint32_t>();
  const bool fits = first_units % kBlock == 0 && first_units / kBlock >= 1 &&
                    first_units / kBlock <= kMostBlocks && second_units % 2 == 0 &&
                    second_units >= 2 && second_units <= kMostSecond;
  if (!is(kBanks) || !fits) return std::nullopt;
  CleverNetwork network;
  network.slots_ = static_cast<std::size_t>(features.slots());
  network.blocks_ = first_units / kBlock;
  const auto first = cutter.next<std::uint32_t>();
  const auto second = cutter.next<std::uint32_t>();
  const auto third = cutter.next<std::uint32_t>();
  if (first > 15 || second > 15 || third > 31) return std::nullopt;
  network.middle_shift_ = second;
  network.out_shift_ = first + third;
  const auto inputs = static_cast<std::size_t>(features.inputs());
  std::vector<std::uint8_t> has_row((inputs + 7) / 8);
  cutter.fill(has_row.data(), has_row.size());
  cutter.fill(network.bias_[0].data(), first_units);
  network.input_.resize(inputs * network.blocks_);
  for (std::size_t i = 0; i < inputs; ++i)
    if ((has_row[i / 8] >> (i % 8) & 1) != 0)
      cutter.fill(network.input_[i * network.blocks_].data(), first_units);
  network.bank_.resize(kBanks);
  for (Bank& bank : network.bank_) {
    bank.weights.resize(second_units * network.blocks_);
    cutter.fill(bank.weights.data()->data(), second_units * first_units);
    cutter.fill(bank.bias.data(), second_units);
    cutter.fill(bank.out.data(), second_units);
    bank.out_bias = cutter.next<std::int32_t>();
  }
  if (!cutter.exact()) return std::nullopt;
  return network;
}

void CleverNetwork::sum(const Reading& reading, Sum& sum) const {
  sum = bias_;
  for (std::size_t slot = 0; slot < slots_; ++slot)
    for (std::size_t block = 0; block < blocks_; ++block)
      add(sum[block], row(reading.input[slot])[block]);
}

float CleverNetwork::value(const Reading& near, const Sum& near_sum, const Reading& reading) const {
  std::array<Change, kMaxSlots> changes;
  std::size_t size = 0;
  each_difference(near, reading, [&](std::uint16_t gone, std::uint16_t come) {
    changes[size++] = {row(gone), row(come)};
  });
  Sum first;
  first_layer(near_sum.data(), blocks_, {changes.data(), size}, first.data());
  const Bank& bank = bank_[reading.bank];
  Second second = bank.bias;
  second_layer(first.data(), blocks_, bank.weights, second);
  const std::int64_t total = bank.out_bias + last_layer(second, middle_shift_, bank.out);
  // Both are whole numbers below 2^24 after the shift, so this is exact.
  const std::int64_t in_256ths = total >> (out_shift_ - 8);
  return points(reading) + static_cast<float>(in_256ths) / 256;
}

}  // namespace foxtray::players
