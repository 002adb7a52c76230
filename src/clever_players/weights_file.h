// The file of weights of a Clever game, little-endian:
//
//   8 bytes   "foxnet 4"
//   u32       the constants in thousandths, in the order of constants.h
//   bytes     the network (network.h)
//   u32       CRC-32 of all that, as in zlib
//
// Former files have no constants: "foxnet 3" is followed by the network and the checksum, "foxnet
// 2" by the network alone. Training can begin with them, and `foxtray constants` makes them
// complete.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "clever_players/constants.h"

namespace foxtray::clever_players {

struct WeightsFile {
  std::optional<Constants> constants;  // nothing in a former file
  std::span<const std::byte> network;  // a part of the bytes that were read
};

/// What a file holds; nothing if it is no such file, or damaged. Whether the network is one of some
/// game is not looked at.
std::optional<WeightsFile> read_weights_file(std::span<const std::byte> bytes);

std::vector<std::byte> weights_file(const Constants& constants, std::span<const std::byte> network);

}  // namespace foxtray::clever_players
