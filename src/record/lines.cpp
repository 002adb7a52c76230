#include "record/lines.h"

#include <array>
#include <cstdint>
#include <cstring>

#include "game/words.h"

namespace foxtray::record {
namespace {

constexpr const char* kNotUtf8 = "the line is not valid UTF-8 text";
constexpr const char* kControl = "the line contains a control character";

/// Length of the well-formed UTF-8 sequence at the beginning of the text, 0 if there is none.
std::size_t sequence_length(std::string_view text) {
  const auto byte = [&](std::size_t i) -> unsigned {
    return i < text.size() ? static_cast<unsigned char>(text[i]) : 0U;
  };
  const auto continues = [&](std::size_t i) { return (byte(i) & 0xc0U) == 0x80U; };
  const unsigned first = byte(0);
  if (first < 0x80) return 1;
  if (first >= 0xc2 && first <= 0xdf) return continues(1) ? 2 : 0;
  if (first >= 0xe0 && first <= 0xef) {
    const bool overlong = first == 0xe0 && byte(1) < 0xa0;
    const bool surrogate = first == 0xed && byte(1) > 0x9f;
    return continues(1) && continues(2) && !overlong && !surrogate ? 3 : 0;
  }
  if (first >= 0xf0 && first <= 0xf4) {
    const bool overlong = first == 0xf0 && byte(1) < 0x90;
    const bool too_large = first == 0xf4 && byte(1) > 0x8f;
    return continues(1) && continues(2) && continues(3) && !overlong && !too_large ? 4 : 0;
  }
  return 0;
}

/// R1.1, R1.5: checks everything beyond plain printable ASCII.
const char* fault_in(std::string_view text) {
  while (!text.empty()) {
    const auto first = static_cast<unsigned char>(text[0]);
    if (first < 0x80) {
      if ((first < 0x20 && first != '\t') || first == 0x7f) return kControl;
      text.remove_prefix(1);
      continue;
    }
    const std::size_t length = sequence_length(text);
    if (length == 0) return kNotUtf8;
    if (first == 0xc2 && static_cast<unsigned char>(text[1]) < 0xa0) return kControl;
    text.remove_prefix(length);
  }
  return nullptr;
}

/// True if every byte is printable ASCII: what nearly every line is. Eight bytes at a time.
bool plain(std::string_view text) {
  constexpr std::uint64_t kOnes = 0x0101010101010101U;
  constexpr std::uint64_t kHigh = 0x8080808080808080U;
  std::size_t i = 0;
  std::uint64_t odd = 0;
  for (; i + 8 <= text.size(); i += 8) {
    std::uint64_t word = 0;
    std::memcpy(&word, text.data() + i, 8);
    odd |= word | (word - 0x20 * kOnes) | (word + kOnes);  // >= 0x80, < 0x20, = 0x7f
  }
  bool ok = (odd & kHigh) == 0;
  for (; i < text.size(); ++i) {
    const auto c = static_cast<unsigned char>(text[i]);
    ok &= c >= 0x20 && c < 0x7f;
  }
  return ok;
}

}  // namespace

std::string_view Lines::raw_line() {
  const auto left = static_cast<std::size_t>(end_ - at_);
  const void* newline = std::memchr(at_, '\n', left);
  const char* stop = newline != nullptr ? static_cast<const char*>(newline) : end_;
  const char* begin = at_;
  at_ = newline != nullptr ? stop + 1 : stop;
  if (stop != begin && stop[-1] == '\r') --stop;
  return {begin, static_cast<std::size_t>(stop - begin)};
}

std::optional<std::string_view> Lines::next() {
  while (at_ != end_) {
    std::string_view line = raw_line();
    ++number_;
    if (number_ == 1 && line.starts_with("\xef\xbb\xbf")) {
      fault_ = "the text begins with a byte order mark, which a record does not have";
      return std::nullopt;
    }
    if (!plain(line)) {
      fault_ = fault_in(line);
      if (fault_ != nullptr) return std::nullopt;
    }
    line = line.substr(0, line.find('#'));
    while (!line.empty() && game::blank(line.back())) line.remove_suffix(1);
    while (!line.empty() && game::blank(line.front())) line.remove_prefix(1);
    if (!line.empty()) return line;
  }
  return std::nullopt;
}

}  // namespace foxtray::record
