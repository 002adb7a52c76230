#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <string>

#include "store_sqlite/database.h"
#include "store_sqlite/file_lock.h"
#include "store_sqlite/schema.h"
#include "store_sqlite/store.h"

namespace foxtray::store {
namespace sqlite {
namespace {

bool there(const std::string& file) {
  struct stat found;
  return lstat(file.c_str(), &found) == 0;
}

std::string folder_of(const std::string& file) {
  const std::size_t end = file.rfind('/');
  return end == std::string::npos ? "." : file.substr(0, end + 1);
}

/// Waits until a file or folder is on its disk.
void sync(const std::string& path) {
  const int handle = open(path.c_str(), O_RDONLY | O_CLOEXEC);
  const bool synced = handle >= 0 && fsync(handle) == 0;
  const int reason = errno;
  if (handle >= 0) close(handle);
  if (!synced)
    throw Failure{path + " could not be synced to its disk: " + std::strerror(reason) + "."};
}

/// Writes a copy of one moment, which has no epoch yet. It appears under its name when it is
/// complete and durable.
void copy(Database& from, const std::string& to) {
  const std::string part = to + ".part";
  unlink(part.c_str());
  Statement(from, "VACUUM INTO ?").with(part).run();
  {
    Database written(part, Database::Mode::must_exist);
    forget_epoch(written);
  }
  sync(part);
  if (link(part.c_str(), to.c_str()) != 0) {
    const int reason = errno;
    unlink(part.c_str());
    throw Failure{to + " cannot be made: " + std::strerror(reason) + "."};
  }
  unlink(part.c_str());
  sync(folder_of(to));
}

void refuse_if_there(const std::string& file) {
  if (there(file)) throw Failure{file + " is there already."};
}

void back_up(const std::string& file, const std::string& to) {
  refuse_if_there(to);
  Database from(file, Database::Mode::must_exist);
  refuse_foreign(from, file);
  copy(from, to);
}

void restore(const std::string& backup, const std::string& file) {
  const FileLock lock(file);
  refuse_if_there(file);
  // SQLite would take the log of another file for this one's.
  for (const char* end : {"-wal", "-shm", "-journal"})
    if (there(file + end))
      throw Failure{file + end +
                    " is still there. It belongs to the file that was there before; move "
                    "it away, too."};
  Database from(backup, Database::Mode::must_exist);
  refuse_foreign(from, backup);
  if (from.text("PRAGMA integrity_check") != "ok") throw Failure{backup + " is damaged."};
  copy(from, file);
}

template <class Action>
std::optional<Trouble> tried(const Action& action) {
  try {
    action();
    return std::nullopt;
  } catch (const Failure& failure) {
    return Trouble{failure.sentence};
  }
}

}  // namespace
}  // namespace sqlite

std::optional<Trouble> back_up_sqlite(const std::string& file, const std::string& to) {
  return sqlite::tried([&] { sqlite::back_up(file, to); });
}

std::optional<Trouble> restore_sqlite(const std::string& backup, const std::string& file) {
  return sqlite::tried([&] { sqlite::restore(backup, file); });
}

}  // namespace foxtray::store
