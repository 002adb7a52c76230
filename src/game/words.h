// Reading and writing plain words.
#pragma once

#include <algorithm>
#include <array>
#include <string_view>

namespace foxtray::game {

constexpr bool blank(char c) { return c == ' ' || c == '\t'; }

/// The words of a text, one after the other; an empty word at its end.
class Words {
 public:
  explicit Words(std::string_view text) : at_(text.data()), end_(text.data() + text.size()) {}

  std::string_view next() {
    while (at_ != end_ && blank(*at_)) ++at_;
    const char* begin = at_;
    while (at_ != end_ && !blank(*at_)) ++at_;
    return {begin, static_cast<std::size_t>(at_ - begin)};
  }
  /// What was not read yet, without the blanks before it.
  std::string_view rest() {
    while (at_ != end_ && blank(*at_)) ++at_;
    return {at_, static_cast<std::size_t>(end_ - at_)};
  }

 private:
  const char* at_;
  const char* end_;
};

/// Where the word stands in a list of (not empty) words; the list's size if it is not there.
template <std::size_t N>
std::size_t index_of(std::string_view word, const std::array<std::string_view, N>& list) {
  for (std::size_t i = 0; i < N; ++i) {
    if (word.size() == list[i].size() && word.front() == list[i].front() && word == list[i])
      return i;
  }
  return N;
}

inline char* put(std::string_view text, char* out) {
  return std::copy(text.begin(), text.end(), out);
}

}  // namespace foxtray::game
