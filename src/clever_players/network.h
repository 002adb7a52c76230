// The value network of a Clever game in whole numbers: the same value on every platform.
//
//   inputs (sparse) -> kFirstLayer sums, rectified -> kSecondLayer sums of the stage's bank,
//   rectified -> 1; the value is the present score + that.
//
// In a file of weights (weights_file.h) it is little-endian:
//
//   u32       inputs, units of the first layer, units of the second layer, banks
//   u32       the scales of the three layers, as powers of two
//   bytes     a bit for each input, from the lowest: whether it has a row; the others are all zero
//   i16       bias of the first layer; then the rows of the first layer
//   then for each bank: i16 weights, a row for each unit of the second layer; i32 its biases;
//             i16 the last layer; i32 its bias
//
// It is made so that no sum can overflow (training/quantise.cpp); one in which a sum could is not
// read.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "clever_players/features.h"

namespace foxtray::clever_players {

inline constexpr std::size_t kFirstLayer = 128;
inline constexpr std::size_t kSecondLayer = 32;

class CleverNetwork {
 public:
  using Sum = std::array<std::int16_t, kFirstLayer>;

  /// The network of these bytes; nothing if they are not one for such features, or damaged.
  static std::optional<CleverNetwork> read(std::span<const std::byte> bytes,
                                           const CleverFeatures& features);

  void sum(const Reading& reading, Sum& sum) const;
  /// Expected points at the end of the game, given the sum of a near reading.
  float value(const Reading& near, const Sum& near_sum, const Reading& reading) const;
  float points(const Reading& reading) const { return static_cast<float>(reading.points); }

 private:
  struct Bank {
    std::array<Sum, kSecondLayer> weights;
    std::array<std::int32_t, kSecondLayer> bias;
    std::array<std::int16_t, kSecondLayer> out;
    std::int32_t out_bias;
  };

  /// Can no sum overflow, whatever is read?
  bool within_range(const CleverFeatures& features) const;

  std::size_t slots_ = 0;
  unsigned middle_shift_ = 0;  // brings the sums of the second layer down to the first's scale
  unsigned out_shift_ = 0;     // what the last sum has to be divided by, as a power of two
  Sum bias_{};
  std::vector<Sum> input_;
  std::vector<Bank> bank_;
};

}  // namespace foxtray::clever_players
