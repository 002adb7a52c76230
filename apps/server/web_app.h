// The web app inside this program.
#pragma once

#include <span>

#include "server/site.h"

namespace foxtray::server {

/// Its files, ascending by path; none if the program was built without it (FOXTRAY_WEB).
std::span<const File> web_app();

}  // namespace foxtray::server
