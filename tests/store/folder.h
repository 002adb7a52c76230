// A folder of its own for a test; it is gone with the object.
#pragma once

#include <cstdlib>
#include <filesystem>
#include <string>

namespace foxtray::store {

class Folder {
 public:
  Folder() {
    std::string path = (std::filesystem::temp_directory_path() / "foxtray-store-XXXXXX").string();
    if (mkdtemp(path.data()) == nullptr) std::abort();
    path_ = path + "/";
  }
  ~Folder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
  }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;

  std::string file(const std::string& name) const { return path_ + name; }
  const std::string& path() const { return path_; }

 private:
  std::string path_;
};

}  // namespace foxtray::store
