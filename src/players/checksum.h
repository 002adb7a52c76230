// CRC-32 as in zlib: tells a damaged file from a whole one.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace foxtray::players {

/// Of `bytes`, or of those that follow what has the checksum `before`.
std::uint32_t crc32(std::span<const std::byte> bytes, std::uint32_t before = 0);

}  // namespace foxtray::players
