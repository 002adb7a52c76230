#include "server/folder.h"

#include <fcntl.h>
#include <fmt/core.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>
#include <utility>

namespace foxtray::server {
namespace {

/// An open file or folder, closed at the end.
class Descriptor {
 public:
  explicit Descriptor(int number) : number_(number) {}
  Descriptor(Descriptor&& other) noexcept : number_(std::exchange(other.number_, -1)) {}
  Descriptor& operator=(Descriptor&& other) noexcept {
    std::swap(number_, other.number_);
    return *this;
  }
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  ~Descriptor() {
    if (number_ >= 0) ::close(number_);
  }
  explicit operator bool() const { return number_ >= 0; }
  int number() const { return number_; }

 private:
  int number_;
};

struct Content {
  std::string hash;
  std::string text;
};

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

bool read_all(int file, std::size_t size, std::string& text) {
  text.resize(size);
  std::size_t got = 0;
  while (got < size) {
    const ssize_t n = ::read(file, text.data() + got, size - got);
    if (n < 0 && errno == EINTR) continue;
    if (n < 0) return false;
    if (n == 0) break;
    got += static_cast<std::size_t>(n);
  }
  text.resize(got);
  return true;
}

}  // namespace

FolderSite::FolderSite(const std::string& folder)
    : folder_(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC)) {
  if (folder_ < 0)
    throw std::system_error(errno, std::generic_category(), "cannot open the folder " + folder);
}

FolderSite::~FolderSite() { ::close(folder_); }

std::optional<Found> FolderSite::find(std::string_view path) const {
  const Descriptor file = opened(folder_, path);
  struct stat about{};
  if (!file || ::fstat(file.number(), &about) != 0 || !S_ISREG(about.st_mode)) return {};
  const auto content = std::make_shared<Content>();
  content->hash = fmt::format("{:x}-{:x}-{:x}", about.st_mtim.tv_sec, about.st_mtim.tv_nsec,
                              static_cast<std::size_t>(about.st_size));
  if (!read_all(file.number(), static_cast<std::size_t>(about.st_size), content->text)) return {};
  return Found{{.hash = content->hash, .plain = content->text}, content};
}

}  // namespace foxtray::server
