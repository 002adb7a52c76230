#include "backend.h"
#include "folder.h"
#include "frail_disk.h"
#include "store_sqlite/store.h"

namespace foxtray::store {
namespace {

class SqliteBackend final : public Backend {
 public:
  explicit SqliteBackend(bool sync_commits) : sync_commits_(sync_commits) { frail_disk::mend(); }

  std::unique_ptr<Store> open(Wake) override {
    SqliteOptions options{.file = file_, .file_system = frail_disk::name()};
    options.sync_commits = sync_commits_;
    options.log_pages = 64;
    auto opened = open_sqlite(std::move(options));
    if (const auto* trouble = std::get_if<Trouble>(&opened)) {
      ADD_FAILURE() << trouble->text;
      return nullptr;
    }
    return std::get<std::unique_ptr<Store>>(std::move(opened));
  }
  bool shared() const override { return false; }
  void lose_power() override {
    const std::string after = folder_.file("after" + std::to_string(++losses_));
    std::filesystem::create_directory(after);
    frail_disk::lose_power(std::filesystem::path(file_).parent_path().string(), after, seed_++);
    file_ = after + "/tables.db";
  }
  void power_is_back() override { frail_disk::mend(); }

 private:
  static inline std::uint64_t seed_ = 1;
  const bool sync_commits_;
  Folder folder_;
  std::string file_ = folder_.file("tables.db");
  int losses_ = 0;
};

}  // namespace

std::unique_ptr<Backend> sqlite_backend() { return std::make_unique<SqliteBackend>(true); }
std::unique_ptr<Backend> unsynced_sqlite_backend() {
  return std::make_unique<SqliteBackend>(false);
}

}  // namespace foxtray::store
