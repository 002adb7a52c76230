#include "server/site.h"

#include <algorithm>
#include <cassert>

namespace foxtray::server {

EmbeddedSite::EmbeddedSite(std::span<const File> files) : files_(files) {
  assert(std::ranges::is_sorted(files_, {}, &File::path));
}

std::optional<Found> EmbeddedSite::find(std::string_view path) const {
  const auto at = std::ranges::lower_bound(files_, path, {}, &File::path);
  if (at == files_.end() || at->path != path) return {};
  return Found{.file = *at};
}

}  // namespace foxtray::server
