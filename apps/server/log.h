// What the server tells about its work: one line for each request, on standard error.
#pragma once

#include <chrono>
#include <cstddef>
#include <memory>
#include <string>
#include <string_view>

#include "server/answer.h"

namespace spdlog {
class logger;  // NOLINT(readability-identifier-naming): theirs
}

namespace foxtray::server {

/// Text from outside as it may stand in a line: printable ASCII without spaces, all else as \xNN.
/// A long text is cut.
std::string printable(std::string_view text);

/// One request that was answered, or could not be.
struct Visit {
  std::string_view method = {};
  std::string_view target = {};
  Status status = Status::ok;
  std::size_t bytes = 0;  // of the body, as far as it was sent
  std::chrono::nanoseconds took{};
};

class Log {
 public:
  /// A quiet log tells of trouble only.
  explicit Log(bool quiet);

  void visit(const Visit& visit) const;
  void trouble(std::string_view sentence) const;

 private:
  std::shared_ptr<spdlog::logger> lines_;
};

}  // namespace foxtray::server
