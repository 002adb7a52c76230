#include "view/json.h"

#include <array>
#include <charconv>
#include <cmath>

namespace foxtray::view {
namespace {

constexpr std::size_t kDecimals = 9;
constexpr double kScale = 1e9;
constexpr double kMost = 9e9;  // what a scaled number of 64 bits can hold

std::string_view digits_of(std::uint64_t number, std::array<char, 20>& room) {
  const char* end = std::to_chars(room.data(), room.data() + room.size(), number).ptr;
  return {room.data(), end};
}

std::string escape_of(char c) {
  if (c == '"' || c == '\\') return {'\\', c};
  if (c == '\n') return "\\n";
  constexpr std::string_view kHex = "0123456789abcdef";
  const auto code = static_cast<unsigned char>(c);
  return std::string("\\u00") + kHex[code >> 4] + kHex[code & 15];
}

}  // namespace

void Json::add(std::string_view text) {
  comma();
  text_ += '"';
  for (const char c : text) {
    const bool plain = static_cast<unsigned char>(c) >= ' ' && c != '"' && c != '\\';
    if (plain) {
      text_ += c;
    } else {
      text_ += escape_of(c);
    }
  }
  text_ += '"';
}

void Json::add_number(bool negative, std::uint64_t magnitude) {
  std::array<char, 20> room;
  comma();
  if (negative) text_ += '-';
  text_ += digits_of(magnitude, room);
}

void Json::add(double number) {
  if (!(std::abs(number) < kMost)) return plain("null");
  const std::int64_t scaled = std::llround(number * kScale);
  const std::uint64_t size = magnitude(scaled);
  constexpr auto kWhole = static_cast<std::uint64_t>(kScale);
  add_number(scaled < 0, size / kWhole);
  if (size % kWhole == 0) return;
  std::array<char, 20> room;
  std::string_view decimals = digits_of(size % kWhole, room);
  text_ += '.';
  text_.append(kDecimals - decimals.size(), '0');
  while (decimals.back() == '0') decimals.remove_suffix(1);
  text_ += decimals;
}

}  // namespace foxtray::view
