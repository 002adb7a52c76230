#include "store_sqlite/file_lock.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

#include "store_sqlite/database.h"

namespace foxtray::store::sqlite {

FileLock::FileLock(const std::string& file)
    : handle_(open((file + "-lock").c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600)) {
  if (handle_ < 0) throw Failure{file + "-lock cannot be opened: " + std::strerror(errno) + "."};
  if (flock(handle_, LOCK_EX | LOCK_NB) == 0) return;
  close(handle_);
  throw Failure{file + " is in use by another foxtray."};
}

FileLock::~FileLock() { close(handle_); }

}  // namespace foxtray::store::sqlite
