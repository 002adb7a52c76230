// The file in which a game is kept. Two programs never write over each other's game: a game that is
// being played is locked, and a file that somebody else changed stays as it is.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "cli/file_lock.h"

namespace foxtray::cli {

class SaveFile {
 public:
  explicit SaveFile(std::string path) : path_(std::move(path)) {}

  const std::string& path() const { return path_; }
  /// Why a game cannot be kept there, whatever is tried; nothing, if it can.
  std::optional<std::string> unfit() const;
  bool is_there() const { return mark() != Mark{}; }
  /// Locks the file, if there is one, for as long as this object lives; the lock of a program that
  /// crashed is gone. False if another program has locked it. From now on `write` notices changes
  /// by others.
  bool claim();
  /// Takes a name beside this one that no file has, as `game-2.fox` for `game.fox`.
  void take_free_name();
  /// Replaces the whole file at once, so that it is never half written. A link stays, and the file
  /// that it leads to is replaced. A file that was claimed and has been changed since by somebody
  /// else is left alone: then `path` is another one. Says what went wrong.
  std::optional<std::string> write(const std::string& text);
  /// Moves the file out of the way and returns its new name, which no file had before: with a
  /// number after the suffix if need be.
  std::string set_aside(std::string_view suffix);

  /// $XDG_DATA_HOME/foxtray/GAME.fox, or below ~/.local/share.
  static std::string usual_path(std::string_view game_id);

 private:
  /// By what a change of the file is noticed; all 0 if there is no file.
  struct Mark {
    std::uint64_t device = 0;
    std::uint64_t inode = 0;
    std::int64_t size = 0;
    std::int64_t seconds = 0;
    std::int64_t nanoseconds = 0;
    friend bool operator==(const Mark&, const Mark&) = default;
  };

  Mark mark() const;
  bool changed_by_others() const;

  std::string path_;
  std::shared_ptr<FileLock> lock_;
  std::optional<Mark> known_;  // as it was when it was claimed or last written
};

}  // namespace foxtray::cli
