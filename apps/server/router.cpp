#include "server/router.h"

#include <fmt/format.h>

#include "server/path.h"

namespace foxtray::server {
namespace {

constexpr std::size_t kMaxTarget = 2048;

/// What the client likes best; what is smaller if it likes both equally. Nothing if it takes none
/// of what there is.
std::optional<Coding> best_coding(const File& file, std::string_view accept_encoding) {
  const Accepted weights = accepted(accept_encoding);
  std::optional<Coding> best;
  if (weights.identity > 0) best = Coding::identity;
  int weight = weights.identity;
  if (!file.gzip.empty() && weights.gzip > 0 && weights.gzip >= weight) {
    best = Coding::gzip;
    weight = weights.gzip;
  }
  if (!file.brotli.empty() && weights.brotli > 0 && weights.brotli >= weight) best = Coding::brotli;
  return best;
}

std::string_view body_of(const File& file, Coding coding) {
  switch (coding) {
    case Coding::identity:
      return file.plain;
    case Coding::gzip:
      return file.gzip;
    case Coding::brotli:
      return file.brotli;
  }
  return {};
}

/// Each form of a file has a tag of its own.
std::string tag_of(const File& file, Coding coding) {
  const std::string_view name = name_of(coding);
  return fmt::format("\"{}{}{}\"", file.hash, name.empty() ? "" : "-", name);
}

Answer file_answer(const Request& request, std::string_view path, const Found& found) {
  const std::optional<Coding> best = best_coding(found.file, request.accept_encoding);
  if (!best) return refusal(Status::not_acceptable);
  const Coding coding = *best;
  Answer answer{.type = type_of(path),
                .coding = coding,
                .varies = !found.file.gzip.empty() || !found.file.brotli.empty(),
                .caching = names_its_content(path) ? Caching::forever : Caching::revalidate,
                .tag = tag_of(found.file, coding),
                .owner = found.owner};
  if (names_tag(request.if_none_match, answer.tag)) {
    answer.status = Status::not_modified;
  } else {
    answer.body = body_of(found.file, coding);
    answer.file = found.open;
  }
  return answer;
}

}  // namespace

Answer Router::answer(const Request& request) const {
  if (request.method == Method::other) return refusal(Status::method_not_allowed);
  if (request.target.size() > kMaxTarget) return refusal(Status::uri_too_long);
  const std::optional<std::string> path = path_of(request.target);
  if (!path) return refusal(Status::bad_request);
  if (*path == "/healthz") return {.type = "text/plain; charset=utf-8", .body = "ok"};
  const std::string_view file = *path == "/" ? "/index.html" : std::string_view(*path);
  if (const auto found = site_.find(file)) return file_answer(request, file, *found);
  return refusal(Status::not_found);
}

}  // namespace foxtray::server
