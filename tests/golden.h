// Golden games: what a record comes to, event by event, as text that can be reviewed as a diff.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "record/reader.h"

namespace foxtray::tests {

/// FNV-1a over bytes.
class Fingerprint {
 public:
  void add(std::string_view bytes);
  void add(std::uint64_t word);
  std::uint64_t value() const { return hash_; }
  std::string text() const;  // 16 hexadecimal digits

 private:
  std::uint64_t hash_ = 0xcbf29ce484222325U;
};

/// One line for each event: who was asked before it, how many lines were legal and a fingerprint of
/// them, the event, and the scores after it. Throws std::runtime_error if the text is no record.
std::string golden_text(std::string_view record_text);

/// What is wrong with a record that comes with the numbers of legal lines before each decision, and
/// perhaps with these lines themselves; empty if nothing is.
std::vector<std::string> example_faults(std::string_view record_text, std::string_view counts,
                                        std::string_view legal);

}  // namespace foxtray::tests
