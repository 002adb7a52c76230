#include "training/quantise.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <span>
#include <stdexcept>

#include "clever_players/network.h"
#include "clever_players/weights_file.h"

namespace foxtray::training {
namespace {

static_assert(kFirst == clever_players::kFirstLayer && kSecond == clever_players::kSecondLayer);

[[noreturn]] void refuse_to_write() {
  throw std::runtime_error("the weights have grown too large to be written: training went astray");
}

class Writer {
 public:
  template <class Int>
  void number(Int value) {
    const auto bits = static_cast<std::uint64_t>(static_cast<std::int64_t>(value));
    for (std::size_t i = 0; i < sizeof(Int); ++i)
      bytes_.push_back(static_cast<std::byte>(bits >> (8 * i) & 255));
  }
  template <class Int>
  void scaled(float value, double scale) {
    const double number = std::round(double{value} * scale);
    if (!(std::abs(number) <= double{std::numeric_limits<Int>::max()})) refuse_to_write();
    this->number(static_cast<Int>(number));
  }
  std::span<const std::byte> bytes() const { return bytes_; }

 private:
  std::vector<std::byte> bytes_;
};

/// Takes numbers off the front of a network that is known to be whole.
class Reader {
 public:
  explicit Reader(std::span<const std::byte> bytes) : rest_(bytes) {}

  void skip(std::size_t bytes) { rest_ = rest_.subspan(bytes); }
  template <class Int>
  Int number() {
    std::uint64_t bits = 0;
    for (std::size_t i = 0; i < sizeof(Int); ++i)
      bits |= std::to_integer<std::uint64_t>(rest_[i]) << (8 * i);
    skip(sizeof(Int));
    return static_cast<Int>(bits);
  }
  template <class Int>
  float scaled(double scale) {
    return static_cast<float>(number<Int>() / scale);
  }

 private:
  std::span<const std::byte> rest_;
};

/// The largest sum that any reading can give a unit of the first layer, in size.
double largest_sum(const Weights& weights, const CleverFeatures& features) {
  double largest = 0;
  for (std::size_t unit = 0; unit < kFirst; ++unit) {
    double sum = std::abs(double{weights.bias[unit]});
    for (int slot = 0; slot < features.slots(); ++slot) {
      double in_slot = 0;
      for (int input = features.first_input(slot); input < features.first_input(slot + 1); ++input)
        in_slot = std::max(in_slot,
                           std::abs(double{weights.input[static_cast<std::size_t>(input)][unit]}));
      sum += in_slot;
    }
    largest = std::max(largest, sum);
  }
  return largest;
}

/// The largest unit of the second layer in any bank, given the largest of the first.
double largest_unit(const Weights& weights, double largest_sum) {
  double largest = 0;
  for (const Bank& bank : weights.bank) {
    for (std::size_t j = 0; j < kSecond; ++j) {
      double sum = std::abs(double{bank.bias[j]});
      for (const Second& row : bank.weights) sum += std::abs(double{row[j]}) * largest_sum;
      largest = std::max(largest, sum);
    }
  }
  return largest;
}

double largest_weight(const Weights& weights) {
  double largest = 0;
  for (const Bank& bank : weights.bank)
    for (const Second& row : bank.weights)
      for (const float w : row) largest = std::max(largest, std::abs(double{w}));
  return largest;
}

double largest_out(const Weights& weights) {
  double largest = 0;
  for (const Bank& bank : weights.bank)
    for (const float w : bank.out) largest = std::max(largest, std::abs(double{w}));
  return largest * kScale;
}

double largest_out_bias(const Weights& weights) {
  double largest = 0;
  for (const Bank& bank : weights.bank)
    largest = std::max(largest, std::abs(double{bank.out_bias}));
  return largest * kScale;
}

/// Rounded to what a float holds even after a multiplication by kScale, so that a file that is read
/// and written again stays as it is.
std::int32_t coarse(double number) {
  constexpr double kGrain = 64;
  const double rounded = std::round(number / kGrain) * kGrain;
  if (!(std::abs(rounded) <= std::numeric_limits<std::int32_t>::max())) refuse_to_write();
  return static_cast<std::int32_t>(rounded);
}

/// The largest power of two, at most `most`, with which `largest` stays below `limit`.
int power(double largest, double limit, int most) {
  int power = most;
  while (power >= 0 && !(largest * std::ldexp(1.0, power) < limit)) --power;
  if (power < 0) refuse_to_write();
  return power;
}

}  // namespace

std::vector<std::byte> quantise(const Weights& weights, const CleverFeatures& features,
                                const clever_players::Constants& constants) {
  constexpr double kMost16 = 32000;
  constexpr double kMost32 = 2.1e9;
  const double sum = largest_sum(weights, features);
  const int first = power(sum, kMost16, 12);
  const int second =
      std::min(power(largest_weight(weights), kMost16, 14),
               power(largest_unit(weights, sum) * std::ldexp(1.0, first), kMost32, 14));
  const int third =
      std::min(power(largest_out(weights), kMost16, 12),
               power(largest_out_bias(weights) * std::ldexp(1.0, first), kMost32, 12));
  const double scale1 = std::ldexp(1.0, first);
  const double scale2 = std::ldexp(1.0, second);
  const double scale3 = std::ldexp(1.0, third);

  Writer writer;
  for (const int number :
       {features.inputs(), kFirst, kSecond, clever_players::kBanks, first, second, third})
    writer.number(static_cast<std::uint32_t>(number));
  // A row that is rounded to nothing is left out, so that a file gives itself again.
  const auto has_row = [&](const First& row) {
    return std::any_of(row.begin(), row.end(),
                       [&](float w) { return std::round(double{w} * scale1) != 0; });
  };
  std::vector<std::uint8_t> bits((weights.input.size() + 7) / 8);
  for (std::size_t i = 0; i < weights.input.size(); ++i)
    if (has_row(weights.input[i])) bits[i / 8] |= static_cast<std::uint8_t>(1U << (i % 8));
  for (const std::uint8_t byte : bits) writer.number(byte);
  for (const float w : weights.bias) writer.scaled<std::int16_t>(w, scale1);
  for (const First& row : weights.input)
    for (const float w : has_row(row) ? std::span(row) : std::span<const float>())
      writer.scaled<std::int16_t>(w, scale1);
  for (const Bank& bank : weights.bank) {
    for (std::size_t j = 0; j < kSecond; ++j)
      for (const Second& row : bank.weights) writer.scaled<std::int16_t>(row[j], scale2);
    for (const float w : bank.bias) writer.scaled<std::int32_t>(w, scale1 * scale2);
    for (const float w : bank.out) writer.scaled<std::int16_t>(w * kScale, scale3);
    writer.number(coarse(double{bank.out_bias} * double{kScale} * scale1 * scale3));
  }
  return clever_players::weights_file(constants, writer.bytes());
}

std::optional<Weights> weights_of(std::span<const std::byte> bytes,
                                  const CleverFeatures& features) {
  const auto file = clever_players::read_weights_file(bytes);
  if (!file || !clever_players::CleverNetwork::read(file->network, features)) return std::nullopt;
  Reader reader(file->network);
  reader.skip(4 * sizeof(std::uint32_t));
  const auto scale = [&] {
    return std::ldexp(1.0, static_cast<int>(reader.number<std::uint32_t>()));
  };
  const double scale1 = scale();
  const double scale2 = scale();
  const double scale3 = scale();
  Weights weights(features);
  std::vector<std::uint8_t> has_row((weights.input.size() + 7) / 8);
  for (std::uint8_t& byte : has_row) byte = reader.number<std::uint8_t>();
  for (float& w : weights.bias) w = reader.scaled<std::int16_t>(scale1);
  for (std::size_t i = 0; i < weights.input.size(); ++i)
    if ((has_row[i / 8] >> (i % 8) & 1) != 0)
      for (float& w : weights.input[i]) w = reader.scaled<std::int16_t>(scale1);
  for (Bank& bank : weights.bank) {
    for (std::size_t j = 0; j < kSecond; ++j)
      for (Second& row : bank.weights) row[j] = reader.scaled<std::int16_t>(scale2);
    for (float& w : bank.bias) w = reader.scaled<std::int32_t>(scale1 * scale2);
    for (float& w : bank.out) w = reader.scaled<std::int16_t>(scale3) / kScale;
    bank.out_bias = reader.scaled<std::int32_t>(scale1 * scale3) / kScale;
  }
  return weights;
}

}  // namespace foxtray::training
