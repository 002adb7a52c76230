// Which answer a request gets.
#pragma once

#include <string_view>

#include "server/answer.h"
#include "server/site.h"

namespace foxtray::server {

enum class Method { get, head, other };

/// What an answer depends on.
struct Request {
  Method method = Method::get;
  std::string_view target;
  std::string_view accept_encoding = {};
  std::string_view if_none_match = {};
};

class Router {
 public:
  /// The site has to outlive the router.
  explicit Router(const Site& site) : site_(site) {}

  Answer answer(const Request& request) const;

 private:
  const Site& site_;
};

}  // namespace foxtray::server
