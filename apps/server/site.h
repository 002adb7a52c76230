// The files that are served.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string_view>

#include "server/open_file.h"

namespace foxtray::server {

/// One file. What it is sent as if compressed is empty if that would not pay.
struct File {
  std::string_view path = {};  // "/index.html"; may be empty if it was found by its path
  std::string_view hash = {};  // of the content; letters, digits and hyphens
  std::string_view plain = {};
  std::string_view gzip = {};
  std::string_view brotli = {};
};

struct Found {
  File file;
  std::shared_ptr<const void> owner = {};  // of what `file` points to, unless the program holds it
  std::shared_ptr<const OpenFile> open = {};  // the content, if it is not in memory
};

class Site {
 public:
  Site() = default;
  Site(const Site&) = delete;
  Site& operator=(const Site&) = delete;
  virtual ~Site() = default;

  /// The file at a path, as path_of() gives it.
  virtual std::optional<Found> find(std::string_view path) const = 0;
};

/// Files inside the program, ascending by path.
class EmbeddedSite final : public Site {
 public:
  explicit EmbeddedSite(std::span<const File> files);
  std::optional<Found> find(std::string_view path) const override;

 private:
  std::span<const File> files_;
};

}  // namespace foxtray::server
