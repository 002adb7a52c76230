#include "clever_players/weights_file.h"

#include <cmath>
#include <cstdint>
#include <cstring>

#include "players/checksum.h"

namespace foxtray::clever_players {
namespace {

constexpr std::string_view kMagic = "foxnet 4";
constexpr std::string_view kMagicWithoutConstants = "foxnet 3";
constexpr std::string_view kMagicWithoutChecksum = "foxnet 2";

using Bytes = std::span<const std::byte>;

bool begins(Bytes bytes, std::string_view magic) {
  return bytes.size() >= magic.size() && std::memcmp(bytes.data(), magic.data(), magic.size()) == 0;
}

std::uint32_t number_at(Bytes bytes, std::size_t at) {
  std::uint32_t number = 0;
  for (std::size_t i = 0; i < sizeof number; ++i)
    number |= std::to_integer<std::uint32_t>(bytes[at + i]) << (8 * i);
  return number;
}

void append(std::vector<std::byte>& bytes, std::uint32_t number) {
  for (std::size_t i = 0; i < sizeof number; ++i)
    bytes.push_back(static_cast<std::byte>(number >> (8 * i) & 255));
}

/// What stands between the magic and the checksum; nothing if that is wrong.
std::optional<Bytes> whole_body(Bytes bytes) {
  constexpr std::size_t kChecksumSize = sizeof(std::uint32_t);
  if (bytes.size() < kMagic.size() + kChecksumSize) return std::nullopt;
  const Bytes text = bytes.first(bytes.size() - kChecksumSize);
  if (number_at(bytes, text.size()) != players::crc32(text)) return std::nullopt;
  return text.subspan(kMagic.size());
}

}  // namespace

std::optional<WeightsFile> read_weights_file(Bytes bytes) {
  if (begins(bytes, kMagicWithoutChecksum))
    return WeightsFile{.constants = {}, .network = bytes.subspan(kMagicWithoutChecksum.size())};
  const bool former = begins(bytes, kMagicWithoutConstants);
  if (!former && !begins(bytes, kMagic)) return std::nullopt;
  const std::optional<Bytes> body = whole_body(bytes);
  if (!body) return std::nullopt;
  if (former) return WeightsFile{.constants = {}, .network = *body};
  const auto names = constant_names();
  const std::size_t size = names.size() * sizeof(std::uint32_t);
  if (body->size() < size) return std::nullopt;
  Constants constants;
  for (std::size_t i = 0; i < names.size(); ++i) {
    const std::uint32_t parts = number_at(*body, i * sizeof(std::uint32_t));
    if (parts > kMostOfAConstant * kPartsOfAConstant) return std::nullopt;
    names[i].in(constants) = parts / kPartsOfAConstant;
  }
  return WeightsFile{.constants = constants, .network = body->subspan(size)};
}

std::vector<std::byte> weights_file(const Constants& constants, Bytes network) {
  const Bytes magic = std::as_bytes(std::span(kMagic));
  std::vector<std::byte> bytes(magic.begin(), magic.end());
  Constants copy = constants;
  for (const ConstantName& name : constant_names())
    append(bytes, static_cast<std::uint32_t>(std::lround(name.in(copy)*kPartsOfAConstant)));
  bytes.insert(bytes.end(), network.begin(), network.end());
  append(bytes, players::crc32(bytes));
  return bytes;
}

}  // namespace foxtray::clever_players
