#include <fmt/core.h>

#include <algorithm>
#include <filesystem>

#include "cli/common.h"
#include "cli/draw.h"

namespace foxtray::cli {
namespace {

namespace fs = std::filesystem;

/// Goes through files and folders, whatever some of them are like, and keeps count.
class Check {
 public:
  explicit Check(const CheckCall& call) : call_(call) {}

  Status run() {
    for (const std::string& name : call_.files) {
      std::error_code error;
      if (name != "-" && fs::is_directory(name, error)) {
        check_named_folder(name);
      } else {
        check_file(name);
      }
    }
    if (correct_ + wrong_ > 0 && (call_.files.size() > 1 || folders_)) print(summary());
    if (unreadable_ > 0) return kWrongCall;
    return wrong_ > 0 ? kFailed : kFine;
  }

 private:
  void check_file(const std::string& name) {
    static record::Record reading;  // large, and made anew by every read
    std::string text;
    try {
      text = text_of_file(name);
    } catch (const Trouble& trouble) {
      unreadable(trouble.sentence);
      return;
    }
    if (const auto fault = record::read(text, reading, {.verify_dice = call_.dice})) {
      ++wrong_;
      print(fmt::format("{}:{}\n", without_controls(name), fault->text()));
    } else {
      ++correct_;
      if (!call_.quiet) print(without_controls(name) + ": ok\n");
    }
  }

  void check_named_folder(const std::string& name) {
    folders_ = true;
    const std::int64_t before = files();
    check_folder(name);
    if (files() == before) unreadable(fmt::format("there is no record (*.fox) in {}", name));
  }

  /// Every record in a folder, and in the folders within it, in order of name. Links to folders are
  /// not followed: they may lead upwards, or round in a circle.
  void check_folder(const fs::path& folder) {
    std::vector<std::string> records;
    std::vector<std::string> folders;
    std::error_code error;
    for (fs::directory_iterator item(folder, error), end; !error && item != end;
         item.increment(error)) {
      std::error_code unknown;  // of one item; the others are read even so
      const fs::path name = item->path().filename();
      const bool link = item->is_symlink(unknown);
      const bool is_folder = item->is_directory(unknown);
      if (is_folder && link) ++links_;
      if (is_folder && !link) folders.push_back(name);
      // Where a link does not lead anywhere, opening it says so.
      const bool file = item->is_regular_file(unknown) || (link && !item->exists(unknown));
      if (file && name.extension() == ".fox") records.push_back(name);
    }
    if (error)
      unreadable(fmt::format("cannot read the folder {}: {}", folder.string(), error.message()));
    std::sort(records.begin(), records.end());
    std::sort(folders.begin(), folders.end());
    for (const std::string& name : records) check_file(folder / name);
    for (const std::string& name : folders) check_folder(folder / name);
  }

  void unreadable(const std::string& sentence) {
    ++unreadable_;
    complain(sentence);
  }

  std::int64_t files() const { return correct_ + wrong_ + unreadable_; }

  std::string summary() const {
    std::string text = counted(correct_ + wrong_, "record");
    if (wrong_ > 0) {
      text += fmt::format(": {} correct, {} not", correct_, wrong_);
    } else {
      text += correct_ == 1 ? ", correct" : ", all correct";
    }
    if (unreadable_ > 0) text += fmt::format("; {} could not be read", unreadable_);
    if (links_ > 0)
      text +=
          fmt::format("; {} not followed", counted(links_, "link to a folder", "links to folders"));
    return text + "\n";
  }

  const CheckCall& call_;
  std::int64_t correct_ = 0;
  std::int64_t wrong_ = 0;
  std::int64_t unreadable_ = 0;
  std::int64_t links_ = 0;
  bool folders_ = false;
};

}  // namespace

int check(const CheckCall& call) { return Check(call).run(); }

}  // namespace foxtray::cli
