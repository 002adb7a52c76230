#include "store/store.h"

#include <algorithm>

namespace foxtray::store {
namespace {

constexpr std::uint64_t kMost = (std::uint64_t{1} << 63) - 1;

/// How many bytes the first character has; 0 if it is not valid UTF-8.
std::size_t utf8_length(std::string_view text) {
  const auto byte = [&](std::size_t at) { return static_cast<unsigned char>(text[at]); };
  const unsigned first = byte(0);
  if (first < 0x80) return 1;
  const std::size_t length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2;
  if (first < 0xC2 || first > 0xF4 || text.size() < length) return 0;
  unsigned code = first & (0xFFU >> (length + 1));
  for (std::size_t at = 1; at < length; ++at) {
    if ((byte(at) & 0xC0U) != 0x80) return 0;
    code = code << 6U | (byte(at) & 0x3FU);
  }
  constexpr unsigned kLeast[] = {0, 0, 0x80, 0x800, 0x10000};
  const bool surrogate = code >= 0xD800 && code <= 0xDFFF;
  return code < kLeast[length] || code > 0x10FFFF || surrogate ? 0 : length;
}

bool same_key_twice(const std::vector<KeyChange>& changes) {
  std::vector<Key> keys;
  keys.reserve(changes.size());
  for (const KeyChange& change : changes) keys.push_back(change.key);
  std::sort(keys.begin(), keys.end());
  return std::adjacent_find(keys.begin(), keys.end()) != keys.end();
}

}  // namespace

bool is_line(std::string_view text) {
  while (!text.empty()) {
    if (text[0] == '\0' || text[0] == '\n' || text[0] == '\r') return false;
    const std::size_t length = utf8_length(text);
    if (length == 0) return false;
    text.remove_prefix(length);
  }
  return true;
}

std::optional<Trouble> why_not(const Append& append) {
  const auto id = static_cast<std::uint64_t>(append.table);
  if (id == 0 || id > kMost) return Trouble{"The id of a table is out of range."};
  if (append.next == 0 || append.next > kMost / 2) return Trouble{"A number is out of range."};
  if (append.head && append.next != 1) return Trouble{"A new table begins with number 1."};
  const bool lines = std::all_of(append.lines.begin(), append.lines.end(), is_line);
  const bool reply =
      !append.reply || (is_line(append.reply->command) && is_line(append.reply->text));
  const bool glance = !append.standing || is_line(append.standing->glance);
  const bool head = !append.head || is_line(*append.head);
  if (!lines || !reply || !glance || !head)
    return Trouble{"What is stored must be text in UTF-8, one line each."};
  if (same_key_twice(append.keys)) return Trouble{"A key is changed twice."};
  return std::nullopt;
}

}  // namespace foxtray::store
