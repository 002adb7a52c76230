#include "server/session.h"

#include <unistd.h>

#include <algorithm>
#include <array>
#include <boost/asio/as_tuple.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <cerrno>
#include <ctime>
#include <span>
#include <tuple>
#include <vector>

namespace foxtray::server {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = boost::beast::http;

constexpr auto kTuple = asio::as_tuple(asio::use_awaitable);
constexpr std::size_t kHeaderLimit = 16 * 1024;
constexpr std::size_t kFirstRead = 2048;
/// Of a file that is read while it is sent.
constexpr std::size_t kPiece = 64 * 1024;
/// Who takes so much of an answer gets on.
constexpr std::size_t kGoodPiece = 16 * 1024;
constexpr std::chrono::seconds kFarewell{1};
constexpr std::size_t kFarewellBytes = 256 * 1024;

/// The date for answers. It changes once a second.
std::string_view date_now() {
  thread_local std::time_t second = 0;
  thread_local std::string text;
  if (const std::time_t now = std::time(nullptr); now != second || text.empty()) {
    second = now;
    text = http_date(now);
  }
  return text;
}

Method method_of(http::verb verb) {
  if (verb == http::verb::get) return Method::get;
  if (verb == http::verb::head) return Method::head;
  return Method::other;
}

template <class Fields>
Request request_of(const Fields& header) {
  return {.method = method_of(header.method()),
          .target = header.target(),
          .accept_encoding = header[http::field::accept_encoding],
          .if_none_match = header[http::field::if_none_match]};
}

/// HTTP/1.1 demands exactly one Host.
template <class Fields>
bool names_host(const Fields& header) {
  return header.version() < 11 || header.count(http::field::host) == 1;
}

}  // namespace

/// Of an IPv6 address the network, since a household has a whole one; IPv4 as if mapped into it.
std::uint64_t Session::household_of(const asio::ip::tcp::socket& socket) {
  boost::system::error_code error;
  const asio::ip::address address = socket.remote_endpoint(error).address();
  constexpr std::uint64_t kMapped = 0xffff'0000'0000;
  if (error) return 0;
  if (address.is_v4()) return kMapped | address.to_v4().to_uint();
  const asio::ip::address_v6 wide = address.to_v6();
  if (wide.is_v4_mapped())
    return kMapped | asio::ip::make_address_v4(asio::ip::v4_mapped, wide).to_uint();
  std::uint64_t network = 0;
  const auto bytes = wide.to_bytes();
  for (const std::uint64_t byte : std::span(bytes).first(sizeof network))
    network = network << 8 | byte;
  return network;
}

Session::Session(asio::ip::tcp::socket socket, const House& house)
    : stream_(std::move(socket)),
      buffer_(2 * kHeaderLimit),
      house_(house),
      household_(household_of(stream_.socket())) {
  // Without it answers go out a little later, that is all.
  boost::system::error_code error;
  std::ignore = stream_.socket().set_option(asio::ip::tcp::no_delay(true), error);
}

asio::awaitable<void> Session::run() {
  // g++ 12 miscompiles a co_await inside a condition, so each has a statement of its own.
  while (!house_.closing) {
    const bool begins = co_await next_request_begins();
    if (!begins) break;
    const bool stays = co_await serve_one();
    if (!stays) break;
  }
  co_await farewell();
}

void Session::leave_if_idle(Clock::duration for_so_long) {
  if (idle_ && Clock::now() - got_on_ >= for_so_long) stream_.cancel();
}

void Session::leave() {
  leaving_ = true;
  stream_.close();
}

asio::awaitable<bool> Session::next_request_begins() {
  if (buffer_.size() > 0) co_return true;
  stream_.expires_after(house_.limits.idle);
  idle_ = true;
  got_on_ = Clock::now();
  const auto [error, size] = co_await stream_.async_read_some(buffer_.prepare(kFirstRead), kTuple);
  idle_ = false;
  buffer_.commit(size);
  co_return !error;
}

asio::awaitable<bool> Session::serve_one() {
  http::request_parser<http::empty_body> parser;
  parser.header_limit(kHeaderLimit);
  parser.body_limit(boost::none);
  got_on_ = Clock::now();
  stream_.expires_after(house_.limits.header);
  const auto [error, size] = co_await http::async_read_header(stream_, buffer_, parser, kTuple);
  if (error) {
    const bool address_was_read = !parser.get().target().empty();
    co_await refuse(error, address_was_read);
    co_return false;
  }
  const auto began = Clock::now();
  const auto& header = parser.get();
  const Request request = request_of(header);
  const bool sound = names_host(header);
  const Answer answer = sound ? house_.router.answer(request) : refusal(Status::bad_request);
  // What follows a request with a body is not looked at.
  const bool keep_alive =
      sound && parser.is_done() && header.keep_alive() && !house_.crowded && !house_.closing;
  const Delivery delivery{.date = date_now(),
                          .keep_alive = keep_alive,
                          .old_client = header.version() < 11,
                          .with_body = request.method != Method::head};
  const Visit visit{
      .method = header.method_string(), .target = header.target(), .status = answer.status};
  const bool sent = co_await send(answer, delivery, visit, began);
  if (!sent) co_return false;
  co_return keep_alive;
}

/// Answers what could not be read, if there is anybody to answer.
asio::awaitable<void> Session::refuse(boost::system::error_code error, bool address_was_read) {
  if (error == beast::error::timeout) {
    house_.log.visit({.status = Status::request_timeout, .took = house_.limits.header});
    co_return;
  }
  // The category of http::error; all others are troubles of the connection.
  const bool unread = error.category() == make_error_code(http::error::bad_value).category();
  if (!unread || error == http::error::end_of_stream || error == http::error::partial_message)
    co_return;
  Status status = Status::bad_request;
  if (error == http::error::bad_version) status = Status::version_not_supported;
  if (error == http::error::header_limit || error == http::error::buffer_overflow)
    status = address_was_read ? Status::header_too_large : Status::uri_too_long;
  const Answer answer = refusal(status);
  const Delivery delivery{.date = date_now(), .keep_alive = false};
  co_await send(answer, delivery, Visit{.status = status}, Clock::now());
}

asio::awaitable<bool> Session::send(const Answer& answer, const Delivery& delivery, Visit visit,
                                    Clock::time_point began) {
  const std::string head = head_of(answer, delivery);
  const std::string_view body = delivery.with_body ? answer.body : std::string_view();
  const std::size_t size = delivery.with_body ? answer.size() : 0;
  const Limits& limits = house_.limits;
  stream_.expires_after(limits.answer + std::chrono::seconds(size / limits.slowest));
  got_on_ = Clock::now();
  std::size_t taken = co_await write(head, body);
  if (answer.file && delivery.with_body && taken == head.size()) {
    const std::size_t of_file = co_await write(*answer.file);
    taken += of_file;
  }
  visit.bytes = taken - std::min(taken, head.size());
  visit.took = Clock::now() - began;
  house_.log.visit(visit);
  co_return taken == head.size() + size;
}

/// All in one call where the system takes it: asio::async_write would cut it into pieces.
asio::awaitable<std::size_t> Session::write(std::string_view head, std::string_view body) {
  std::size_t taken = 0;
  while (taken < head.size() + body.size()) {
    const std::size_t of_head = std::min(taken, head.size());
    const std::array parts{asio::buffer(head.substr(of_head)),
                           asio::buffer(body.substr(taken - of_head))};
    const auto [error, size] = co_await stream_.async_write_some(parts, kTuple);
    taken += size;
    count(size);
    if (error) break;
  }
  co_return taken;
}

/// Who changes the file meanwhile cuts the answer short; its size was told before.
asio::awaitable<std::size_t> Session::write(const OpenFile& file) {
  std::vector<char> piece(std::min(file.size, kPiece));
  std::size_t taken = 0;
  while (taken < file.size) {
    const ssize_t read =
        ::pread(file.descriptor.number(), piece.data(), std::min(piece.size(), file.size - taken),
                static_cast<off_t>(taken));
    if (read < 0 && errno == EINTR) continue;
    if (read <= 0) break;
    const auto size = static_cast<std::size_t>(read);
    const std::string_view body(piece.data(), size);
    const std::size_t written = co_await write(std::string_view(), body);
    taken += written;
    if (written < size) break;
  }
  co_return taken;
}

void Session::count(std::size_t taken) {
  taken_ += taken;
  if (taken_ < kGoodPiece) return;
  taken_ = 0;
  got_on_ = Clock::now();
}

/// Says that nothing more will come, and waits for the client to say the same: whoever closes on
/// bytes that are still unread takes the last answer back from the client.
asio::awaitable<void> Session::farewell() {
  boost::system::error_code error;
  std::ignore = stream_.socket().shutdown(asio::ip::tcp::socket::shutdown_send, error);
  stream_.expires_after(kFarewell);
  for (std::size_t got = 0; !error && got < kFarewellBytes;) {
    buffer_.clear();
    const auto [trouble, size] =
        co_await stream_.async_read_some(buffer_.prepare(kHeaderLimit), kTuple);
    error = trouble;
    got += size;
  }
  stream_.close();
}

}  // namespace foxtray::server
