// The lines of a text, checked for what a record may contain (R1).
#pragma once

#include <optional>
#include <string_view>

#include "record/fault.h"

namespace foxtray::record {

/// Can a record hold the name of a seat (R2.5)?
bool is_name(std::string_view name);

/// Walks over the lines of a text. A line comes without its end, comment and blanks at its ends.
class Lines {
 public:
  explicit Lines(std::string_view text) : at_(text.data()), end_(text.data() + text.size()) {}

  /// The next line that is not empty; nothing at the end or at a fault.
  std::optional<std::string_view> next();

  int number() const { return number_; }  // of the line that came last, from 1
  /// What is wrong with the line that came last, if anything is.
  std::optional<Wrong> fault() const { return fault_; }

 private:
  std::string_view raw_line();

  const char* at_;
  const char* end_;
  int number_ = 0;
  std::optional<Wrong> fault_;
};

}  // namespace foxtray::record
