#include "server/answer.h"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <ctime>
#include <iterator>

namespace foxtray::server {
namespace {

// Every answer carries them. Scripts, styles and all else come from this server alone; the engine
// is WebAssembly. Whoever changes these changes docs/server.md too, for other hosts.
constexpr std::string_view kSafety =
    "Content-Security-Policy: default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; "
    "style-src 'self'; img-src 'self' data:; connect-src 'self'; worker-src 'self'; "
    "manifest-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'\r\n"
    "X-Content-Type-Options: nosniff\r\n"
    "Referrer-Policy: no-referrer\r\n"
    "Permissions-Policy: accelerometer=(), camera=(), display-capture=(), geolocation=(), "
    "gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()\r\n"
    "Cross-Origin-Opener-Policy: same-origin\r\n"
    "Cross-Origin-Resource-Policy: same-origin\r\n";

std::string_view reason_of(Status status) {
  switch (status) {
    case Status::ok:
      return "OK";
    case Status::not_modified:
      return "Not Modified";
    case Status::bad_request:
      return "Bad Request";
    case Status::not_found:
      return "Not Found";
    case Status::method_not_allowed:
      return "Method Not Allowed";
    case Status::not_acceptable:
      return "Not Acceptable";
    case Status::request_timeout:
      return "Request Timeout";
    case Status::uri_too_long:
      return "URI Too Long";
    case Status::header_too_large:
      return "Request Header Fields Too Large";
    case Status::version_not_supported:
      return "HTTP Version Not Supported";
  }
  return "";
}

std::string_view sentence_of(Caching caching) {
  switch (caching) {
    case Caching::never:
      return "no-store";
    case Caching::revalidate:
      return "no-cache";
    case Caching::forever:
      return "public, max-age=31536000, immutable";
  }
  return "";
}

constexpr std::string_view kNotFound =
    R"(<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>Not here - foxtray</title>
<h1>There is nothing here</h1>
<p>The address may be mistyped, or the page has moved.
<p lang="de">Hier ist nichts. Vielleicht ist die Adresse vertippt, oder die Seite ist umgezogen.
<p lang="nl">Hier is niets. Misschien klopt het adres niet, of de pagina is verhuisd.
<p><a href="/">foxtray</a>
)";

}  // namespace

Answer refusal(Status status) {
  Answer answer{.status = status, .type = "text/plain; charset=utf-8"};
  switch (status) {
    case Status::ok:
    case Status::not_modified:
      break;
    case Status::bad_request:
      answer.body = "This request is not understood.\n";
      break;
    case Status::not_found:
      answer.type = "text/html; charset=utf-8";
      answer.body = kNotFound;
      break;
    case Status::method_not_allowed:
      answer.body = "Files can only be read here: GET or HEAD.\n";
      break;
    case Status::not_acceptable:
      answer.body = "This file is there in no form that Accept-Encoding allows.\n";
      answer.varies = true;
      break;
    case Status::request_timeout:
      answer.body = "The request took too long to arrive.\n";
      break;
    case Status::uri_too_long:
      answer.body = "The address is too long.\n";
      break;
    case Status::header_too_large:
      answer.body = "The header of the request is too large.\n";
      break;
    case Status::version_not_supported:
      answer.body = "This server speaks HTTP/1.1.\n";
      break;
  }
  return answer;
}

std::string head_of(const Answer& answer, const Delivery& delivery) {
  std::string head;
  head.reserve(1280);
  const auto out = std::back_inserter(head);
  fmt::format_to(out, "HTTP/1.1 {} {}\r\nDate: {}\r\n", static_cast<int>(answer.status),
                 reason_of(answer.status), delivery.date);
  if (answer.status != Status::not_modified) {
    fmt::format_to(out, "Content-Type: {}\r\nContent-Length: {}\r\n", answer.type, answer.size());
    if (answer.coding != Coding::identity)
      fmt::format_to(out, "Content-Encoding: {}\r\n", name_of(answer.coding));
  }
  fmt::format_to(out, "Cache-Control: {}\r\n", sentence_of(answer.caching));
  if (!answer.tag.empty()) fmt::format_to(out, "ETag: {}\r\n", answer.tag);
  if (answer.varies) head += "Vary: Accept-Encoding\r\n";
  if (answer.status == Status::method_not_allowed) head += "Allow: GET, HEAD\r\n";
  if (!delivery.keep_alive)
    head += "Connection: close\r\n";
  else if (delivery.old_client)
    head += "Connection: keep-alive\r\n";
  head += kSafety;
  head += "\r\n";
  return head;
}

std::string http_date(std::int64_t seconds) {
  return fmt::format("{:%a, %d %b %Y %H:%M:%S} GMT", fmt::gmtime(std::time_t{seconds}));
}

}  // namespace foxtray::server
