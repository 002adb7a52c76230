// Files that verbs write: whole ones or none, and never a folder that nobody asked for.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace foxtray::cli {

/// Writes a file as it is, from its beginning; returns why it could not.
std::optional<std::string> write_all(const std::string& name, std::string_view text);

/// Where the links lead, even if nothing is there yet.
std::filesystem::path target_of(std::filesystem::path path);

/// Do both names lead to one file, there or yet to be written? By whatever way.
bool same_file(const std::string& one, const std::string& other);

/// Says what to do if the folder that is to hold the path is not there; nothing if it is.
std::optional<std::string> missing_folder(const std::string& path);

/// Replaces the whole file at once, so that it is never half written; a link stays, and the file
/// that it leads to is replaced. Throws Trouble, and then nothing has changed.
void write_file(const std::string& path, std::string_view text);

/// Throws what write_file would throw as things are now, and leaves no trace.
void check_writable(const std::string& path);

}  // namespace foxtray::cli
