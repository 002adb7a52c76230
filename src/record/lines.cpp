#include "record/lines.h"

#include <array>
#include <cstdint>
#include <cstring>

#include "game/words.h"

namespace foxtray::record {
namespace {

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
std::optional<Wrong> fault_in(std::string_view text) {
  while (!text.empty()) {
    const auto first = static_cast<unsigned char>(text[0]);
    if (first < 0x80) {
      if ((first < 0x20 && first != '\t') || first == 0x7f) return Wrong::control_character;
      text.remove_prefix(1);
      continue;
    }
    const std::size_t length = sequence_length(text);
    if (length == 0) return Wrong::not_utf8;
    if (first == 0xc2 && static_cast<unsigned char>(text[1]) < 0xa0)
      return Wrong::control_character;
    text.remove_prefix(length);
  }
  return std::nullopt;
}

/// Looks at a line, eight bytes at a time.
class Glance {
 public:
  explicit Glance(std::string_view line) {
    constexpr std::size_t kWord = 8;
    if (line.size() < kWord) {
      std::uint64_t word = ' ' * kOnes;
      for (const char c : line) word = word << 8 | static_cast<unsigned char>(c);
      look_at(word);
      return;
    }
    for (std::size_t i = 0; i + kWord <= line.size(); i += kWord) look_at(word_at(line.data() + i));
    look_at(word_at(line.data() + line.size() - kWord));
  }

  /// Is every byte printable ASCII, as in nearly every line?
  bool plain() const { return (odd_ & kHigh) == 0; }
  bool comment() const { return (hash_ & kHigh) != 0; }

 private:
  static constexpr std::uint64_t kOnes = 0x0101010101010101U;
  static constexpr std::uint64_t kHigh = 0x80 * kOnes;

  static std::uint64_t word_at(const char* at) {
    std::uint64_t word = 0;
    std::memcpy(&word, at, sizeof word);
    return word;
  }
  // A high bit tells of a byte: below 0x20, 0x7f or above; a #. Above the first such byte there may
  // be false alarms, never below it.
  void look_at(std::uint64_t word) {
    odd_ |= word | (word - 0x20 * kOnes) | (word + kOnes);
    const std::uint64_t other = word ^ '#' * kOnes;
    hash_ |= (other - kOnes) & ~other;
  }

  std::uint64_t odd_ = 0;
  std::uint64_t hash_ = 0;
};

}  // namespace

bool is_name(std::string_view name) {
  if (name.empty() || game::blank(name.front()) || game::blank(name.back())) return false;
  return name.find_first_of("#\t") == std::string_view::npos && !fault_in(name);
}

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
      fault_ = Wrong::byte_order_mark;
      return std::nullopt;
    }
    const Glance glance(line);
    if (!glance.plain()) {
      fault_ = fault_in(line);
      if (fault_) return std::nullopt;
    }
    if (glance.comment()) line = line.substr(0, line.find('#'));
    while (!line.empty() && game::blank(line.back())) line.remove_suffix(1);
    while (!line.empty() && game::blank(line.front())) line.remove_prefix(1);
    if (!line.empty()) return line;
  }
  return std::nullopt;
}

}  // namespace foxtray::record
