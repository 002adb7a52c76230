// From trained weights to the whole numbers that players use.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "clever_players/constants.h"
#include "training/network.h"

namespace foxtray::training {

/// The file of weights that clever_players/weights_file.h describes. The scales are the largest
/// powers of two with which no sum can overflow, whatever the inputs.
std::vector<std::byte> quantise(const Weights& weights, const CleverFeatures& features,
                                const clever_players::Constants& constants = {});

/// The weights of such a file, as near as whole numbers are; nothing if it is none for these
/// features. A former file will do.
std::optional<Weights> weights_of(std::span<const std::byte> bytes, const CleverFeatures& features);

}  // namespace foxtray::training
