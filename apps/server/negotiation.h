// What client and server agree on: how a file is compressed, and whether it has to be sent at all.
#pragma once

#include <string_view>

namespace foxtray::server {

enum class Coding { identity, gzip, brotli };

/// As in Content-Encoding; empty for identity.
std::string_view name_of(Coding coding);

/// What a client takes, by its Accept-Encoding. A weight is 0 (not at all) to 1000.
struct Accepted {
  int identity = 1;
  int gzip = 0;
  int brotli = 0;
};
Accepted accepted(std::string_view accept_encoding);

/// Whether an If-None-Match names the tag, which is given with its quotes. As the standard has it,
/// a weak tag matches too.
bool names_tag(std::string_view if_none_match, std::string_view tag);

}  // namespace foxtray::server
