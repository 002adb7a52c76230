// Files of the source tree that tests read.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace foxtray::tests {

/// A path of the source tree, like `docs/rules`.
std::filesystem::path source_path(std::string_view path);

/// The whole text of a file; throws std::runtime_error if it cannot be read.
std::string text_of_file(const std::filesystem::path& path);

/// The lines of a text without their ends.
std::vector<std::string> lines_of(std::string_view text);

/// The files of a folder with this extension, sorted.
std::vector<std::filesystem::path> files_in(const std::filesystem::path& folder,
                                            std::string_view extension);

}  // namespace foxtray::tests
