#include "cli/save_file.h"

#include <fmt/core.h>
#include <sys/stat.h>

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>

#include "cli/files.h"
#include "cli/verbs.h"

namespace foxtray::cli {
namespace {

bool taken(const std::filesystem::path& path) {
  std::error_code error;
  return std::filesystem::exists(std::filesystem::symlink_status(path, error));
}

}  // namespace

std::optional<std::string> SaveFile::unfit() const {
  std::error_code error;
  const std::filesystem::file_status status = std::filesystem::status(path_, error);
  if (!std::filesystem::exists(status) || std::filesystem::is_regular_file(status))
    return std::nullopt;
  return fmt::format("{} is not a regular file", path_);
}

bool SaveFile::claim() {
  // Whoever plays with the file replaces it now and then; the lock is worth nothing on an old one.
  constexpr int kAttempts = 100;
  for (int i = 0; i < kAttempts; ++i) {
    auto lock = std::make_shared<FileLock>(path_, FileLock::Missing::stays);
    if (!lock->open_at_all()) break;
    if (lock->refused()) return false;
    if (!lock->is(path_)) continue;
    lock_ = std::move(lock);
    break;
  }
  known_ = mark();
  return true;
}

void SaveFile::take_free_name() {
  const std::filesystem::path path = path_;
  std::filesystem::path name;
  int number = 2;
  do {
    name = path.parent_path() /
           fmt::format("{}-{}{}", path.stem().string(), number++, path.extension().string());
  } while (taken(name));
  path_ = name;
  lock_.reset();
  known_ = Mark{};
}

SaveFile::Mark SaveFile::mark() const {
  struct stat status{};
  if (stat(path_.c_str(), &status) != 0) return {};
  return {.device = status.st_dev,
          .inode = status.st_ino,
          .size = status.st_size,
          .seconds = status.st_mtim.tv_sec,
          .nanoseconds = status.st_mtim.tv_nsec};
}

bool SaveFile::changed_by_others() const {
  if (!known_) return false;
  const Mark now = mark();
  return now != Mark{} && now != *known_;  // one that was removed can be written anew
}

std::optional<std::string> SaveFile::write(const std::string& text) {
  if (auto trouble = unfit()) return trouble;
  if (changed_by_others()) take_free_name();
  const std::filesystem::path path = target_of(path_);
  std::error_code error;
  if (path.has_parent_path()) std::filesystem::create_directories(path.parent_path(), error);
  const std::string beside = path.string() + ".new";
  std::optional<std::string> why = write_all(beside, text);
  if (!why) {
    // Locked before it gets the name, so that the name always leads to a locked file.
    auto lock = std::make_shared<FileLock>(beside, FileLock::Missing::stays);
    if (lock->open_at_all()) lock->refused();
    std::filesystem::rename(beside, path, error);
    if (!error) {
      if (known_) {
        lock_ = std::move(lock);
        known_ = mark();
      }
      return std::nullopt;
    }
    why = error.message();
  }
  std::filesystem::remove(beside, error);
  return fmt::format("cannot write {}: {}", path_, *why);
}

std::string SaveFile::set_aside(std::string_view suffix) {
  const std::filesystem::path path = target_of(path_);
  const std::string first = path.string() + std::string(suffix);
  std::string name = first;
  for (int i = 2; taken(name); ++i) name = first + std::to_string(i);
  std::error_code error;
  std::filesystem::rename(path, name, error);
  if (error)
    throw Trouble{fmt::format("cannot move {} out of the way: {}", path_, error.message())};
  lock_.reset();
  if (known_) known_ = Mark{};
  return name;
}

std::string SaveFile::usual_path(std::string_view game_id) {
  const char* data = std::getenv("XDG_DATA_HOME");
  std::string folder = data != nullptr && *data == '/' ? data : "";
  if (folder.empty()) {
    const char* home = std::getenv("HOME");
    if (home == nullptr || *home == '\0')
      throw Trouble{"there is no home folder to keep the game in; give a file with --save"};
    folder = std::string(home) + "/.local/share";
  }
  return fmt::format("{}/foxtray/{}.fox", folder, game_id);
}

}  // namespace foxtray::cli
