// The value network in the form in which it is trained: 32-bit floating point.
//
//   inputs (sparse) -> kFirst sums, rectified -> kSecond of the stage's bank, rectified -> 1
//
// The value of a reading is its present score + kScale x the last sum.
#pragma once

#include <array>
#include <tuple>
#include <vector>

#include "clever_players/features.h"

namespace foxtray::training {

using clever_players::CleverFeatures;
using clever_players::Reading;

inline constexpr int kFirst = 128;
inline constexpr int kSecond = 32;
inline constexpr float kScale = 100;

using First = std::array<float, kFirst>;
using Second = std::array<float, kSecond>;

/// The second and third layer of one stage.
struct Bank {
  std::array<Second, kFirst> weights;  // by unit of the first layer
  Second bias;
  Second out;
  float out_bias;
};
inline constexpr std::size_t kBankFloats = sizeof(Bank) / sizeof(float);
static_assert(sizeof(Bank) == kBankFloats * sizeof(float));

/// A network learns solo games first, then only what is different at a table, and at last, in both,
/// what positions are worth to `master`, who searches further than self-play can afford.
enum class Part : std::uint8_t { solo, tables, master };
inline constexpr int kParts = 3;

/// All weights of a network; also a gradient, and a moment of the optimiser.
struct Weights {
  explicit Weights(const CleverFeatures& features)
      : input(static_cast<std::size_t>(features.inputs())),
        solo_inputs(static_cast<std::size_t>(features.solo_inputs())),
        bank(clever_players::kBanks) {}

  std::vector<First> input;
  std::size_t solo_inputs;  // those after them, and the banks after the solo ones, are of tables
  First bias{};
  std::vector<Bank> bank;

  /// Everything as rows of floats: input, bias, banks.
  template <class Visit>
  static void each(Visit&& visit, auto&... weights) {
    const Weights& first = std::get<0>(std::tie(weights...));
    visit(first.input.size() * kFirst, weights.input.data()->data()...);
    visit(std::size_t{kFirst}, weights.bias.data()...);
    visit(first.bank.size() * kBankFloats, floats(weights.bank.data())...);
  }
  /// Those of one part.
  template <class Visit>
  static void each(Part part, Visit&& visit, auto&... weights) {
    const Weights& first = std::get<0>(std::tie(weights...));
    const std::size_t inputs = first.solo_inputs;
    const std::size_t banks = clever_players::kSoloBanks;
    if (part == Part::master) {
      each(visit, weights...);
    } else if (part == Part::solo) {
      visit(inputs * kFirst, weights.input.data()->data()...);
      visit(std::size_t{kFirst}, weights.bias.data()...);
      visit(banks * kBankFloats, floats(weights.bank.data())...);
    } else {
      visit((first.input.size() - inputs) * kFirst, weights.input[inputs].data()...);
      visit((first.bank.size() - banks) * kBankFloats, floats(&weights.bank[banks])...);
    }
  }

 private:
  static float* floats(Bank* bank) { return &bank->weights[0][0]; }
  static const float* floats(const Bank* bank) { return &bank->weights[0][0]; }
};

/// Random weights; the last layer starts at zero, so that a position is first worth its score. What
/// is of tables is zero.
void begin(Weights& weights, std::uint64_t seed);
/// The banks of tables become what those of solo games are.
void lend_banks(Weights& weights);

class Network {
 public:
  using Sum = First;

  /// The weights must outlive it.
  Network(const Weights& weights, int slots) : weights_(weights), slots_(slots) {}
  Network(Weights&& weights, int slots) = delete;

  /// The lowest area counts this many times more than there are foxes (see trainer.h).
  void set_extra_foxes(float extra) { extra_foxes_ = extra; }

  void sum(const Reading& reading, Sum& sum) const;
  float value(const Reading& near, const Sum& sum, const Reading& reading) const;
  float points(const Reading& reading) const;

  /// One step of learning: adds to `gradient` that of (output - wanted)^2 / 2, where `wanted` is a
  /// value in points. Returns the error in points.
  float learn(const Reading& reading, float wanted, Weights& gradient) const;

 private:
  const Weights& weights_;
  int slots_;
  float extra_foxes_ = 0;
};

}  // namespace foxtray::training
