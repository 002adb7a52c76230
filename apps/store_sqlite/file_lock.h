// Who may write to a file: one program at a time.
#pragma once

#include <string>

namespace foxtray::store::sqlite {

/// A lock beside a file, FILE-lock. It is let go of however the program ends. Throws a Failure if
/// another program has it.
class FileLock {
 public:
  explicit FileLock(const std::string& file);
  ~FileLock();
  FileLock(const FileLock&) = delete;
  FileLock& operator=(const FileLock&) = delete;

 private:
  int handle_;
};

}  // namespace foxtray::store::sqlite
