// A lock on a file, which a program holds as long as it works with it.
#pragma once

#include <string>

namespace foxtray::cli {

/// An open file that can be locked. The lock of a program that ended in any way is gone.
class FileLock {
 public:
  enum class Missing { stays, is_made };
  FileLock(const std::string& name, Missing missing);
  ~FileLock();
  FileLock(const FileLock&) = delete;
  FileLock& operator=(const FileLock&) = delete;

  bool open_at_all() const { return file_ >= 0; }
  /// Locks it, unless another program has done so. A file system without locks refuses nobody.
  bool refused() const;
  /// Is the locked file still the one of that name?
  bool is(const std::string& name) const;

 private:
  int file_;
};

}  // namespace foxtray::cli
