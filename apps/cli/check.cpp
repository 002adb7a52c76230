#include <fmt/core.h>

#include <algorithm>
#include <filesystem>

#include "cli/common.h"

namespace foxtray::cli {
namespace {

namespace fs = std::filesystem;

/// Checks one text; prints its line.
bool check_text(const std::string& name, std::string_view text, bool dice) {
  static record::Reading reading;  // large, and made anew by every read
  const auto fault = record::read(text, reading, {.verify_dice = dice});
  print(fault ? fmt::format("{}:{}\n", name, fault->text()) : fmt::format("{}: ok\n", name));
  return !fault;
}

bool check_file(const std::string& name, bool dice) {
  return check_text(name, text_of_file(name), dice);
}

/// Every record in a folder, and in the folders within it, in order of name.
bool check_folder(const fs::path& folder, bool dice, std::size_t& found) {
  std::vector<std::string> files;
  std::vector<std::string> folders;
  for (const auto& item : fs::directory_iterator(folder)) {
    if (item.is_directory()) folders.push_back(item.path().filename());
    if (item.is_regular_file() && item.path().extension() == ".fox")
      files.push_back(item.path().filename());
  }
  std::sort(files.begin(), files.end());
  std::sort(folders.begin(), folders.end());
  found += files.size();
  bool fine = true;
  for (const std::string& file : files) fine &= check_file(folder / file, dice);
  for (const std::string& inner : folders) fine &= check_folder(folder / inner, dice, found);
  return fine;
}

}  // namespace

int check(const CheckCall& call) {
  bool fine = true;
  for (const std::string& name : call.files) {
    try {
      std::error_code error;
      if (!fs::is_directory(name, error)) {
        fine &= check_file(name, call.dice);
        continue;
      }
      std::size_t found = 0;
      fine &= check_folder(name, call.dice, found);
      if (found == 0) throw Trouble{fmt::format("there is no record (*.fox) in {}", name)};
    } catch (const fs::filesystem_error& error) {
      throw Trouble{fmt::format("cannot read the folder {}: {}", name, error.code().message())};
    }
  }
  return fine ? kFine : kFailed;
}

}  // namespace foxtray::cli
