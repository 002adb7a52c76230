#include "record/fault.h"

#include "record/record.h"

namespace foxtray::record {

std::string Fault::what() const {
  const std::string_view pattern = words().sentence;
  std::string text;
  for (std::size_t i = 0; i < pattern.size(); ++i) {
    if (pattern[i] != '{') {
      text += pattern[i];
      continue;
    }
    text += operands[static_cast<std::size_t>(pattern[i + 1] - '0')];
    i += 2;
  }
  if (game != nullptr) text += record::sentence(*game, refusal);
  return text;
}

std::string Fault::sentence() const {
  std::string result = what();
  for (std::size_t i = 0; i < legal.size(); ++i) result += (i == 0 ? " (legal: " : "; ") + legal[i];
  return legal.empty() ? result : result + ")";
}

std::string Fault::text() const { return std::to_string(line) + ": " + sentence(); }

}  // namespace foxtray::record
