// The paths that requests name, and what follows from them.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace foxtray::server {

/// The path of a request's target, decoded, without the query: "/assets/a b.js". It starts with a
/// slash and holds no control character, backslash, or segment "." or "..". Nothing if the target
/// has no such path.
std::optional<std::string> path_of(std::string_view target);

/// The media type of a file, by the ending of its name.
std::string_view type_of(std::string_view path);

/// Whether the name holds a hash of the content, as in /assets/index-B4kX9_2a.js: then what lies
/// there never changes. Vite names files in /assets/ so; files with other names lie elsewhere.
bool names_its_content(std::string_view path);

}  // namespace foxtray::server
