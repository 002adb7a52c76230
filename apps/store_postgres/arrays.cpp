#include "store_postgres/arrays.h"

#include <algorithm>
#include <charconv>

namespace foxtray::store::postgres {

void Array::separate() {
  if (!items_.empty()) items_ += ',';
}

Array& Array::add(std::int64_t value) {
  separate();
  items_ += std::to_string(value);
  return *this;
}

Array& Array::add(std::string_view text) {
  separate();
  items_ += '"';
  for (const char letter : text) {
    if (letter == '"' || letter == '\\') items_ += '\\';
    items_ += letter;
  }
  items_ += '"';
  return *this;
}

Array& Array::add(const SecretHash& bytes) { return add(std::string_view(hex(bytes))); }

Array& Array::add_nothing() {
  separate();
  items_ += "NULL";
  return *this;
}

std::string hex(const SecretHash& bytes) {
  constexpr char kDigits[] = "0123456789abcdef";
  std::string text = "\\x";
  for (const std::uint8_t byte : bytes) {
    text += kDigits[byte >> 4U];
    text += kDigits[byte & 15U];
  }
  return text;
}

SecretHash bytes_of(std::string_view hex) {
  SecretHash bytes{};
  const std::size_t count = std::min(bytes.size(), hex.size() < 2 ? 0 : hex.size() / 2 - 1);
  for (std::size_t at = 0; at < count; ++at) {
    const char* begin = hex.data() + 2 + 2 * at;
    std::from_chars(begin, begin + 2, bytes[at], 16);
  }
  return bytes;
}

}  // namespace foxtray::store::postgres
