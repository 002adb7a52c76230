#include "server/folder.h"

#include <fcntl.h>
#include <fmt/core.h>
#include <sys/stat.h>

#include <cerrno>
#include <system_error>

namespace foxtray::server {
namespace {

/// Follows the path segment by segment. O_NONBLOCK: opening a pipe must not wait for its writer.
Descriptor opened(int folder, std::string_view path) {
  Descriptor here(::dup(folder));
  while (here && !path.empty()) {
    path.remove_prefix(1);
    const std::string segment(path.substr(0, path.find('/')));
    path.remove_prefix(segment.size());
    if (segment.empty() || segment.starts_with('.')) return Descriptor(-1);
    constexpr int kFlags = O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK;
    here = Descriptor(
        ::openat(here.number(), segment.c_str(), kFlags | (path.empty() ? 0 : O_DIRECTORY)));
  }
  return here;
}

}  // namespace

FolderSite::FolderSite(const std::string& folder)
    : folder_(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC)) {
  if (!folder_)
    throw std::system_error(errno, std::generic_category(), "cannot open the folder " + folder);
}

std::optional<Found> FolderSite::find(std::string_view path) const {
  Descriptor file = opened(folder_.number(), path);
  struct stat about{};
  if (!file || ::fstat(file.number(), &about) != 0 || !S_ISREG(about.st_mode)) return {};
  const auto size = static_cast<std::size_t>(about.st_size);
  const auto hash = std::make_shared<const std::string>(
      fmt::format("{:x}-{:x}-{:x}", about.st_mtim.tv_sec, about.st_mtim.tv_nsec, size));
  return Found{.file = {.hash = *hash},
               .owner = hash,
               .open = std::make_shared<const OpenFile>(std::move(file), size)};
}

}  // namespace foxtray::server
