#include "training/network.h"

#include <algorithm>
#include <cmath>
#include <span>

#include "luck/generator.h"
#include "players/clones.h"

namespace foxtray::training {
namespace {

// The hot loops work on eight numbers at a time.
constexpr std::size_t kLanes = 8;
using Lanes [[gnu::vector_size(32), gnu::aligned(4), gnu::may_alias]] = float;

const Lanes& lanes(const float& first) { return reinterpret_cast<const Lanes&>(first); }
Lanes& lanes(float& first) { return reinterpret_cast<Lanes&>(first); }

FOXTRAY_CLONES void add(First& sum, const First& row) {
  for (std::size_t i = 0; i < kFirst; i += kLanes) lanes(sum[i]) += lanes(row[i]);
}

FOXTRAY_CLONES void replace(First& sum, const First& gone, const First& come) {
  for (std::size_t i = 0; i < kFirst; i += kLanes) lanes(sum[i]) += lanes(come[i]) - lanes(gone[i]);
}

/// Four vectors: as many as the second layer has.
struct Lanes4 {
  Lanes a, b, c, d;

  [[gnu::always_inline]] void add(float x, const Second& row) {
    a += x * lanes(row[0]);
    b += x * lanes(row[kLanes]);
    c += x * lanes(row[2 * kLanes]);
    d += x * lanes(row[3 * kLanes]);
  }
};
static_assert(kSecond == 4 * kLanes && kFirst % 2 == 0);

FOXTRAY_CLONES void second_layer(const Bank& bank, const First& sum, Second& out) {
  Lanes4 even{};
  Lanes4 odd{};  // two chains of additions, so that one need not wait for the other
  for (std::size_t i = 0; i < kFirst; i += 2) {
    even.add(std::max(sum[i], 0.0F), bank.weights[i]);
    odd.add(std::max(sum[i + 1], 0.0F), bank.weights[i + 1]);
  }
  lanes(out[0]) = lanes(bank.bias[0]) + even.a + odd.a;
  lanes(out[kLanes]) = lanes(bank.bias[kLanes]) + even.b + odd.b;
  lanes(out[2 * kLanes]) = lanes(bank.bias[2 * kLanes]) + even.c + odd.c;
  lanes(out[3 * kLanes]) = lanes(bank.bias[3 * kLanes]) + even.d + odd.d;
}

FOXTRAY_CLONES float third_layer(const Bank& bank, const Second& second) {
  Lanes y{};
  for (std::size_t j = 0; j < kSecond; j += kLanes) {
    const Lanes x = lanes(second[j]);
    y += (x > 0 ? x : Lanes{}) * lanes(bank.out[j]);
  }
  float sum = bank.out_bias;
  for (std::size_t lane = 0; lane < kLanes; ++lane) sum += y[lane];
  return sum;
}

FOXTRAY_CLONES void backward(const Bank& bank, Bank& gradient, const First& sum, const Second& back,
                             First& first_back) {
  for (std::size_t i = 0; i < kFirst; ++i) {
    first_back[i] = 0;
    const float x = sum[i];
    if (x <= 0) continue;
    Lanes d{};
    for (std::size_t j = 0; j < kSecond; j += kLanes) {
      d += lanes(back[j]) * lanes(bank.weights[i][j]);
      lanes(gradient.weights[i][j]) += x * lanes(back[j]);
    }
    for (std::size_t lane = 0; lane < kLanes; ++lane) first_back[i] += d[lane];
  }
}

}  // namespace

void begin(Weights& weights, std::uint64_t seed) {
  luck::Generator generator(seed);
  const auto uniform = [&](float range) {
    return range * (static_cast<float>(generator.next() >> 40) * 0x1p-23F - 1);
  };
  for (First& row : std::span(weights.input).first(weights.solo_inputs))
    for (float& w : row) w = uniform(0.15F);
  for (Bank& bank : std::span(weights.bank).first(clever_players::kSoloBanks)) {
    for (Second& row : bank.weights)
      for (float& w : row) w = uniform(0.15F);
    bank.bias = {};
    bank.out = {};
    for (float& w : bank.out) w = uniform(0.02F);
    bank.out_bias = 0;
  }
  weights.bias = {};
}

void lend_banks(Weights& weights) {
  for (int bank = clever_players::kSoloBanks; bank < clever_players::kBanks; ++bank)
    weights.bank[static_cast<std::size_t>(bank)] =
        weights.bank[static_cast<std::size_t>(clever_players::solo_bank_like(bank))];
}

void Network::sum(const Reading& reading, Sum& sum) const {
  sum = weights_.bias;
  for (int s = 0; s < slots_; ++s)
    add(sum, weights_.input[reading.input[static_cast<std::size_t>(s)]]);
}

float Network::points(const Reading& reading) const {
  const int lowest = *std::min_element(reading.area_points.begin(), reading.area_points.end());
  return static_cast<float>(reading.points) + extra_foxes_ * static_cast<float>(lowest);
}

float Network::value(const Reading& near, const Sum& near_sum, const Reading& reading) const {
  Sum sum = near_sum;
  clever_players::each_difference(near, reading, [&](std::uint16_t gone, std::uint16_t come) {
    replace(sum, weights_.input[gone], weights_.input[come]);
  });
  const Bank& bank = weights_.bank[reading.bank];
  Second second;
  second_layer(bank, sum, second);
  return points(reading) + kScale * third_layer(bank, second);
}

float Network::learn(const Reading& reading, float wanted, Weights& gradient) const {
  Sum sum;
  this->sum(reading, sum);
  const Bank& bank = weights_.bank[reading.bank];
  Bank& bank_gradient = gradient.bank[reading.bank];
  Second second;
  second_layer(bank, sum, second);
  const float error = third_layer(bank, second) - (wanted - points(reading)) / kScale;
  Second back;
  bank_gradient.out_bias += error;
  for (std::size_t j = 0; j < kSecond; ++j) {
    bank_gradient.out[j] += error * std::max(second[j], 0.0F);
    back[j] = second[j] > 0 ? error * bank.out[j] : 0;
    bank_gradient.bias[j] += back[j];
  }
  First first_back;
  backward(bank, bank_gradient, sum, back, first_back);
  add(gradient.bias, first_back);
  for (int s = 0; s < slots_; ++s)
    add(gradient.input[reading.input[static_cast<std::size_t>(s)]], first_back);
  return error * kScale;
}

}  // namespace foxtray::training
