// A folder on disk as a site, read anew at every request: for whoever works on the web app.
#pragma once

#include <string>

#include "server/open_file.h"
#include "server/site.h"

namespace foxtray::server {

/// Serves plain files only: nothing whose name starts with a dot, and nothing through a symbolic
/// link, so that no path leads out of the folder.
class FolderSite final : public Site {
 public:
  /// Throws std::system_error if the folder cannot be opened.
  explicit FolderSite(const std::string& folder);
  std::optional<Found> find(std::string_view path) const override;

 private:
  Descriptor folder_;
};

}  // namespace foxtray::server
