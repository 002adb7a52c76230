// From trained weights to the whole numbers that players use.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "training/network.h"

namespace foxtray::training {

/// The file of weights that players/clever_network.h describes. The scales are the largest powers
/// of two with which no sum can overflow, whatever the inputs.
std::vector<std::byte> quantise(const Weights& weights, const CleverFeatures& features);

/// The weights of such a file, as near as whole numbers are; nothing if it is none for these
/// features.
std::optional<Weights> weights_of(std::span<const std::byte> bytes, const CleverFeatures& features);

}  // namespace foxtray::training
