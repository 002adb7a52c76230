#include "cli/files.h"

#include <fmt/core.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>

#include "cli/verbs.h"

namespace foxtray::cli {
namespace {

namespace fs = std::filesystem;

/// A device or a pipe takes what it is given and cannot be replaced.
bool takes_bytes(const fs::path& path) {
  std::error_code error;
  const fs::file_status status = fs::status(path, error);
  return fs::exists(status) && !fs::is_regular_file(status) && !fs::is_directory(status);
}

[[noreturn]] void cannot_write(const std::string& path, std::string_view why) {
  throw Trouble{fmt::format("cannot write {}: {}", path, why)};
}

/// The file beside the one that is written; it takes its place when it is whole.
fs::path beside(const std::string& path) {
  std::error_code error;
  if (fs::is_directory(path, error)) cannot_write(path, "it is a folder");
  if (const auto missing = missing_folder(path)) cannot_write(path, *missing);
  fs::path name = target_of(path);
  name += fmt::format(".new{}", getpid());
  return name;
}

}  // namespace

std::optional<std::string> write_all(const std::string& name, std::string_view text) {
  std::FILE* file = std::fopen(name.c_str(), "wb");
  if (file == nullptr) return std::strerror(errno);
  const bool written = std::fwrite(text.data(), 1, text.size(), file) == text.size();
  const int error = errno;
  if (std::fclose(file) != 0) return std::strerror(errno);
  if (!written) return std::strerror(error);
  return std::nullopt;
}

fs::path target_of(fs::path path) {
  constexpr int kMostLinks = 40;  // as the system has it
  std::error_code error;
  for (int i = 0; i < kMostLinks && fs::is_symlink(path, error); ++i)
    path = path.parent_path() / fs::read_symlink(path, error);
  return path;
}

bool same_file(const std::string& one, const std::string& other) {
  std::error_code error;
  const auto place = [&error](const std::string& name) {
    return fs::weakly_canonical(fs::absolute(target_of(name), error), error);
  };
  return fs::equivalent(one, other, error) || place(one) == place(other);
}

std::optional<std::string> missing_folder(const std::string& path) {
  fs::path name(path);
  if (!name.has_filename()) name = name.parent_path();  // as in games/
  const fs::path folder = name.parent_path();
  std::error_code error;
  if (folder.empty() || fs::is_directory(folder, error)) return std::nullopt;
  if (fs::exists(folder, error)) return fmt::format("{} is not a folder", folder.string());
  if (error) return fmt::format("{}: {}", folder.string(), error.message());
  return fmt::format("the folder {0} does not exist; make it first, with mkdir -p {0}",
                     folder.string());
}

void write_file(const std::string& path, std::string_view text) {
  if (takes_bytes(path)) {
    if (const auto why = write_all(path, text)) cannot_write(path, *why);
    return;
  }
  const fs::path fresh = beside(path);
  std::optional<std::string> why = write_all(fresh, text);
  std::error_code error;
  if (!why) {
    const fs::path target = target_of(path);
    const fs::file_status old = fs::status(target, error);
    if (fs::exists(old)) fs::permissions(fresh, old.permissions(), error);
    fs::rename(fresh, target, error);
    if (!error) return;
    why = error.message();
  }
  fs::remove(fresh, error);
  cannot_write(path, *why);
}

void check_writable(const std::string& path) {
  if (takes_bytes(path)) return;
  const fs::path fresh = beside(path);
  const auto why = write_all(fresh, "");
  std::error_code error;
  fs::remove(fresh, error);
  if (why) cannot_write(path, *why);
}

}  // namespace foxtray::cli
