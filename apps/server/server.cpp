#include "server/server.h"

#include <fmt/format.h>
#include <sys/resource.h>

#include <algorithm>
#include <boost/asio/as_tuple.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <csignal>
#include <sstream>
#include <unordered_set>

#include "server/session.h"

namespace foxtray::server {
namespace {

namespace asio = boost::asio;
using asio::ip::tcp;

constexpr auto kTuple = asio::as_tuple(asio::use_awaitable);
constexpr std::chrono::milliseconds kPauseAfterTrouble{100};
/// Whoever has just come or got on is not sent away to make room.
constexpr std::chrono::milliseconds kGrace{500};
/// Descriptors for other things than connections.
constexpr std::size_t kSpareFiles = 32;

tcp::endpoint endpoint_of(asio::io_context& context, const Settings& settings) {
  // To the system no name means every address.
  if (settings.host.empty()) throw CannotListen("there is no address to listen on: it is empty");
  boost::system::error_code error;
  const auto address = asio::ip::make_address(settings.host, error);
  if (!error) return {address, settings.port};
  const auto found = tcp::resolver(context).resolve(settings.host, std::to_string(settings.port),
                                                    tcp::resolver::passive, error);
  if (error || found.empty())
    throw CannotListen(fmt::format("no address of this machine is called '{}'", settings.host));
  return *found.begin();
}

[[noreturn]] void cannot_listen(const Settings& settings, const boost::system::error_code& error) {
  if (error == asio::error::address_in_use)
    throw CannotListen(
        fmt::format("port {} of {} is in use; choose another with --port, or any with --port 0",
                    settings.port, settings.host));
  if (error == asio::error::access_denied)
    throw CannotListen(
        fmt::format("only the administrator may use port {}; choose one above 1023 with --port",
                    settings.port));
  throw CannotListen(fmt::format("cannot listen on port {} of {}: {}", settings.port, settings.host,
                                 error.message()));
}

/// Asks the system for as many open files as the connections need; how many there may be then.
std::size_t connections_within(std::size_t wanted) {
  rlimit files{};
  if (::getrlimit(RLIMIT_NOFILE, &files) != 0) return wanted;
  if (files.rlim_cur < wanted + kSpareFiles) {
    files.rlim_cur = std::min<rlim_t>(files.rlim_max, wanted + kSpareFiles);
    ::setrlimit(RLIMIT_NOFILE, &files);
    ::getrlimit(RLIMIT_NOFILE, &files);
  }
  return std::clamp<std::size_t>(files.rlim_cur, kSpareFiles + 1, wanted + kSpareFiles) -
         kSpareFiles;
}

}  // namespace

/// Where connections come in and are led to their sessions. Everything in it but stop() runs in the
/// thread of run().
class Server::Hall {
 public:
  Hall(const Settings& settings, const Router& router, const Log& log)
      : limits_(settings.limits), house_{.router = router, .log = log, .limits = limits_} {
    limits_.connections = connections_within(limits_.connections);
    listen(settings);
  }

  std::string address() const {
    if (at_.address().is_unspecified()) return fmt::format("http://localhost:{}", at_.port());
    // The system writes the brackets of an IPv6 address itself.
    std::ostringstream text;
    text << "http://" << at_;
    return text.str();
  }

  std::uint16_t port() const { return at_.port(); }

  void run() {
    asio::co_spawn(context_, welcome(), asio::detached);
    context_.run();
  }

  void stop() {
    asio::post(context_, [this] { close(); });
  }

  void stop_on_signals() {
    signals_.add(SIGINT);
    signals_.add(SIGTERM);
    signals_.async_wait([this](const boost::system::error_code& error, int /*signal*/) {
      if (!error) close();
    });
  }

 private:
  void listen(const Settings& settings) {
    const tcp::endpoint endpoint = endpoint_of(context_, settings);
    try {
      acceptor_.open(endpoint.protocol());
      acceptor_.set_option(asio::socket_base::reuse_address(true));
      acceptor_.bind(endpoint);
      acceptor_.listen();
      at_ = acceptor_.local_endpoint();
    } catch (const boost::system::system_error& error) {
      cannot_listen(settings, error.code());
    }
  }

  asio::awaitable<void> welcome() {
    bool well = true;
    while (!house_.closing) {
      if (sessions_.size() >= limits_.connections) {
        make_room([](const Session&) { return true; });
        co_await pause(kGrace);
        continue;
      }
      auto [error, socket] = co_await acceptor_.async_accept(kTuple);
      if (!error) {
        make_room_at_home(socket);
        asio::co_spawn(context_, accompany(std::move(socket)), asio::detached);
      } else if (!house_.closing) {
        if (well) house_.log.trouble("cannot accept a connection: " + error.message());
        co_await pause(kPauseAfterTrouble);
      }
      well = !error;
    }
  }

  /// Ends the connection that does least among some, but none that has got on lately. Is there one?
  template <class Among>
  bool make_room(Among&& among) {
    const auto lately = Session::Clock::now() - kGrace;
    Session* least = nullptr;
    for (Session* session : sessions_) {
      if (session->leaving() || session->got_on() > lately || !among(*session)) continue;
      if (least == nullptr || session->does_less_than(*least)) least = session;
    }
    if (least != nullptr) least->leave();
    return least != nullptr;
  }

  /// Nobody may take all places: who has enough of them has to give one up for another, and be it
  /// one that has got on lately.
  void make_room_at_home(const tcp::socket& socket) {
    const std::size_t most = limits_.from_one_address;
    if (most == 0 || sessions_.size() < most) return;
    const std::uint64_t household = Session::household_of(socket);
    const auto same = [&](const Session& session) {
      return session.household() == household && !session.leaving();
    };
    std::size_t there = 0;
    Session* first = nullptr;
    for (Session* session : sessions_) {
      if (!same(*session)) continue;
      ++there;
      if (first == nullptr || session->got_on() < first->got_on()) first = session;
    }
    if (there >= most && !make_room(same)) first->leave();
  }

  /// Until somebody leaves, or the time is over.
  asio::awaitable<void> pause(std::chrono::steady_clock::duration time) {
    departure_.expires_after(time);
    co_await departure_.async_wait(kTuple);
  }

  /// A session is counted from here to its end.
  asio::awaitable<void> accompany(tcp::socket socket) {
    Session session(std::move(socket), house_);
    sessions_.insert(&session);
    count();
    try {
      co_await session.run();
    } catch (const std::exception& error) {
      house_.log.trouble(fmt::format("a connection had to be given up: {}", error.what()));
    }
    sessions_.erase(&session);
    count();
    departure_.cancel();
  }

  void count() {
    house_.crowded = sessions_.size() * 4 > limits_.connections * 3;
    if (house_.closing && sessions_.empty()) patience_.cancel();
  }

  void close() {
    if (house_.closing) return;
    house_.closing = true;
    signals_.clear();
    signals_.cancel();
    acceptor_.close();
    departure_.cancel();
    for (Session* session : sessions_) session->leave_if_idle({});
    if (sessions_.empty()) return;
    patience_.expires_after(limits_.stop);
    patience_.async_wait([this](const boost::system::error_code& error) {
      if (error) return;
      for (Session* session : sessions_) session->leave();
    });
  }

  Limits limits_;
  House house_;
  asio::io_context context_{1};
  tcp::acceptor acceptor_{context_};
  tcp::endpoint at_;
  asio::signal_set signals_{context_};
  asio::steady_timer departure_{context_};
  asio::steady_timer patience_{context_};
  std::unordered_set<Session*> sessions_;
};

Server::Server(const Settings& settings, const Router& router, const Log& log)
    : hall_(std::make_unique<Hall>(settings, router, log)) {}

Server::~Server() = default;

std::string Server::address() const { return hall_->address(); }
std::uint16_t Server::port() const { return hall_->port(); }
void Server::run() { hall_->run(); }
void Server::stop() { hall_->stop(); }
void Server::stop_on_signals() { hall_->stop_on_signals(); }

}  // namespace foxtray::server
