#include "cli/file_lock.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>

namespace foxtray::cli {
namespace {

constexpr int kReadableByAll = 0666;  // less what the umask takes

}  // namespace

FileLock::FileLock(const std::string& name, Missing missing)
    : file_(open(name.c_str(), O_RDONLY | O_CLOEXEC | (missing == Missing::is_made ? O_CREAT : 0),
                 kReadableByAll)) {}

FileLock::~FileLock() {
  if (file_ >= 0) close(file_);
}

bool FileLock::refused() const {
  return flock(file_, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK;
}

bool FileLock::is(const std::string& name) const {
  struct stat mine{};
  struct stat named{};
  return fstat(file_, &mine) == 0 && stat(name.c_str(), &named) == 0 &&
         mine.st_dev == named.st_dev && mine.st_ino == named.st_ino;
}

}  // namespace foxtray::cli
