#include "players/checksum.h"

#include <array>

namespace foxtray::players {
namespace {

constexpr std::array<std::uint32_t, 256> kTable = [] {
  std::array<std::uint32_t, 256> table{};
  for (std::uint32_t byte = 0; byte < table.size(); ++byte) {
    std::uint32_t rest = byte;
    for (int bit = 0; bit < 8; ++bit) rest = rest >> 1 ^ ((rest & 1) != 0 ? 0xedb88320U : 0U);
    table[byte] = rest;
  }
  return table;
}();

}  // namespace

std::uint32_t crc32(std::span<const std::byte> bytes, std::uint32_t before) {
  std::uint32_t rest = ~before;
  for (const std::byte byte : bytes)
    rest = rest >> 8 ^ kTable[(rest ^ std::to_integer<std::uint32_t>(byte)) & 255];
  return ~rest;
}

}  // namespace foxtray::players
