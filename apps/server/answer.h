// Answers to requests, before they become bytes on a wire.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "server/negotiation.h"
#include "server/open_file.h"

namespace foxtray::server {

enum class Status : std::uint16_t {
  ok = 200,
  not_modified = 304,
  bad_request = 400,
  not_found = 404,
  method_not_allowed = 405,
  not_acceptable = 406,
  request_timeout = 408,
  uri_too_long = 414,
  header_too_large = 431,
  version_not_supported = 505,
};

enum class Caching {
  never,       // ask every time, keep nothing
  revalidate,  // keep it, but ask whether it is still the same
  forever,     // what lies at this path never changes
};

struct Answer {
  Status status = Status::ok;
  std::string_view type = {};
  Coding coding = Coding::identity;
  bool varies = false;  // other clients may get it compressed otherwise
  Caching caching = Caching::never;
  std::string tag = {};                       // with its quotes
  std::string_view body = {};                 // a HEAD gets its size only
  std::shared_ptr<const void> owner = {};     // of the body, unless the program holds it
  std::shared_ptr<const OpenFile> file = {};  // instead of a body in memory

  std::size_t size() const { return file ? file->size : body.size(); }
};

/// A small page that says what went wrong.
Answer refusal(Status status);

/// What the connection adds to an answer.
struct Delivery {
  std::string_view date;  // as http_date() has it
  bool keep_alive = true;
  bool old_client = false;  // one that speaks HTTP/1.0 and has to be told that we keep it alive
  bool with_body = true;    // not for HEAD
};

/// The status line and the header fields, with the empty line that ends them.
std::string head_of(const Answer& answer, const Delivery& delivery);

/// A time in seconds since 1970, as in "Sun, 06 Nov 1994 08:49:37 GMT".
std::string http_date(std::int64_t seconds);

}  // namespace foxtray::server
