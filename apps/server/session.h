// One connection: reads requests and writes answers, one after the other.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>

#include "server/log.h"
#include "server/router.h"
#include "server/server.h"

namespace foxtray::server {

/// What all connections share.
struct House {
  const Router& router;
  const Log& log;
  const Limits& limits;
  bool crowded = false;  // nobody is kept without a request
  bool closing = false;  // the answer that is under way is the last
};

class Session {
 public:
  using Clock = std::chrono::steady_clock;

  Session(boost::asio::ip::tcp::socket socket, const House& house);

  boost::asio::awaitable<void> run();
  /// Ends a connection that only waits for a request, and has done so for a while. Any other sees
  /// by itself that the house closes.
  void leave_if_idle(Clock::duration for_so_long);
  /// Ends the connection at once.
  void leave();
  bool leaving() const { return leaving_; }

  /// When it last got on: began to wait, to read a request or to answer, or was rid of a good piece
  /// of an answer.
  Clock::time_point got_on() const { return got_on_; }
  /// Who only waits for a request does less than all others, and of two alike who has not got on
  /// for longer.
  bool does_less_than(const Session& other) const {
    return idle_ != other.idle_ ? idle_ : got_on_ < other.got_on_;
  }
  /// Whose connection it is: the same number for the addresses of one household.
  std::uint64_t household() const { return household_; }
  static std::uint64_t household_of(const boost::asio::ip::tcp::socket& socket);

 private:
  boost::asio::awaitable<bool> next_request_begins();
  boost::asio::awaitable<bool> serve_one();
  boost::asio::awaitable<void> refuse(boost::system::error_code error, bool address_was_read);
  boost::asio::awaitable<bool> send(const Answer& answer, const Delivery& delivery, Visit visit,
                                    Clock::time_point began);
  /// These write until all is taken or an error ends it, and say how much was taken.
  boost::asio::awaitable<std::size_t> write(std::string_view head, std::string_view body);
  boost::asio::awaitable<std::size_t> write(const OpenFile& file);
  void count(std::size_t taken);
  boost::asio::awaitable<void> farewell();

  boost::beast::tcp_stream stream_;
  boost::beast::flat_buffer buffer_;
  const House& house_;
  std::uint64_t household_;
  bool idle_ = false;
  bool leaving_ = false;
  Clock::time_point got_on_ = Clock::now();
  std::size_t taken_ = 0;  // since it last got on
};

}  // namespace foxtray::server
