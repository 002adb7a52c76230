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

 private:
  boost::asio::awaitable<bool> next_request_begins();
  boost::asio::awaitable<bool> serve_one();
  boost::asio::awaitable<void> refuse(boost::system::error_code error, bool address_was_read);
  boost::asio::awaitable<bool> send(const Answer& answer, const Delivery& delivery, Visit visit,
                                    Clock::time_point began);
  boost::asio::awaitable<void> farewell();

  boost::beast::tcp_stream stream_;
  boost::beast::flat_buffer buffer_;
  const House& house_;
  bool idle_ = false;
  Clock::time_point idle_since_;
};

}  // namespace foxtray::server
