// The HTTP server: one thread, one coroutine for each connection.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <stdexcept>
#include <string>

#include "server/log.h"
#include "server/router.h"

namespace foxtray::server {

/// How long and how much; enough for slow phones, too little to tie the server up.
struct Limits {
  std::chrono::milliseconds idle = std::chrono::seconds(60);    // between two requests
  std::chrono::milliseconds header = std::chrono::seconds(10);  // from its first byte to its last
  std::chrono::milliseconds answer = std::chrono::seconds(30);  // until it is taken, and
  std::size_t slowest = 4096;                                   // a second more for so many bytes
  std::chrono::milliseconds stop = std::chrono::seconds(5);     // to finish what is under way
  std::size_t connections = 4096;                               // at the same time, and
  std::size_t from_one_address = 256;                           // of these; 0: all of them
};

struct Settings {
  std::string host = "127.0.0.1";
  std::uint16_t port = 8080;  // 0: any that is free
  Limits limits = {};
};

/// Why the server cannot listen, in a sentence.
struct CannotListen : std::runtime_error {
  using std::runtime_error::runtime_error;
};

class Server {
 public:
  /// Listens from now on; connections wait until run(). Throws CannotListen.
  Server(const Settings& settings, const Router& router, const Log& log);
  Server(const Server&) = delete;
  Server& operator=(const Server&) = delete;
  ~Server();

  /// Where a browser on this machine finds it, "http://127.0.0.1:8080".
  std::string address() const;
  std::uint16_t port() const;

  /// Serves until stop(), and then until what is under way is finished, or its time is over.
  void run();
  /// May be called from any thread.
  void stop();
  /// From now on SIGINT and SIGTERM stop the server. A second one ends the program at once.
  void stop_on_signals();

 private:
  class Hall;
  std::unique_ptr<Hall> hall_;
};

}  // namespace foxtray::server
