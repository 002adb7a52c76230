// Any bytes as what a client says of the file it wants: target, Accept-Encoding and If-None-Match,
// each in a line of its own.
#include <algorithm>
#include <array>

#include "fuzz/games.h"
#include "server/log.h"
#include "server/path.h"
#include "server/router.h"

namespace {

using namespace foxtray;
using namespace foxtray::server;

constexpr std::array kFiles = {
    File{"/assets/index-B4kX9_2a.js", "0a1b", "plain script", "gzip", "br"},
    File{"/index.html", "2c3d", "plain page", "gz", "b"},
    File{"/robots.txt", "4e5f", "plain text"},
};

std::string_view line(std::string_view& text) {
  const std::string_view first = text.substr(0, text.find('\n'));
  text.remove_prefix(std::min(text.size(), first.size() + 1));
  return first;
}

void check_path(std::string_view target) {
  const auto path = path_of(target);
  if (!path) return;
  fuzz::demand(path->starts_with('/'), "a path starts with a slash");
  fuzz::demand(std::ranges::none_of(*path, [](unsigned char c) { return c < 0x20 || c == 0x7f; }),
               "a path has no control characters");
  const std::string closed = *path + "/";
  fuzz::demand(closed.find("/../") == std::string::npos && closed.find("/./") == std::string::npos,
               "a path leads nowhere else");
  fuzz::demand(path->size() <= target.size() + 1, "a path is no longer than its target");
}

void check_printable(std::string_view text) {
  const std::string shown = printable(text);
  fuzz::demand(std::ranges::all_of(shown, [](char c) { return c > ' ' && c < 0x7f; }),
               "only printable characters are logged");
  fuzz::demand(!shown.empty() && shown.size() <= 1000, "what is logged has a bounded length");
}

void check_head(const Answer& answer) {
  const std::string head = head_of(answer, {.date = "now"});
  fuzz::demand(head.starts_with("HTTP/1.1 "), "an answer starts with its status line");
  fuzz::demand(head.find("\r\n\r\n") == head.size() - 4, "the head ends where its fields end");
}

/// What the client named for itself must fit to what it gets.
void check_answer(const Request& request, const Answer& answer) {
  const Accepted weights = accepted(request.accept_encoding);
  for (const int weight : {weights.identity, weights.gzip, weights.brotli})
    fuzz::demand(weight >= 0 && weight <= 1000, "a weight is a share");
  if (answer.coding == Coding::gzip) fuzz::demand(weights.gzip > 0, "gzip was asked for");
  if (answer.coding == Coding::brotli) fuzz::demand(weights.brotli > 0, "brotli was asked for");
  if (answer.status == Status::not_modified) {
    fuzz::demand(answer.body.empty(), "what the client has is not sent");
    fuzz::demand(names_tag(answer.tag, answer.tag), "a tag names itself");
  }
  if (answer.status == Status::ok) fuzz::demand(!answer.body.empty(), "a file is sent");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const EmbeddedSite site(kFiles);
  static const Router router(site);
  std::string_view text(reinterpret_cast<const char*>(data), size);
  Request request{.target = line(text)};
  request.accept_encoding = line(text);
  request.if_none_match = line(text);
  check_path(request.target);
  check_printable(request.target);
  const Answer answer = router.answer(request);
  check_head(answer);
  check_answer(request, answer);
  return 0;
}
