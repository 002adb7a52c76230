// The server in one thread, its clients and whoever stops it in others.
#include <arpa/inet.h>
#include <gtest/gtest.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <string>
#include <thread>
#include <vector>

#include "server/log.h"
#include "server/router.h"
#include "server/server.h"

namespace foxtray::server {

std::span<const File> test_site();

namespace {

constexpr std::string_view kQuestion = "GET / HTTP/1.1\r\nHost: test\r\n\r\n";

class Client {
 public:
  explicit Client(std::uint16_t port) : socket_(::socket(AF_INET, SOCK_STREAM, 0)) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    const auto* where = reinterpret_cast<const sockaddr*>(&address);
    connected_ = ::connect(socket_, where, sizeof address) == 0;
  }
  Client(const Client&) = delete;
  Client& operator=(const Client&) = delete;
  ~Client() { ::close(socket_); }

  bool connected() const { return connected_; }

  bool ask() const {
    return ::send(socket_, kQuestion.data(), kQuestion.size(), MSG_NOSIGNAL) ==
           static_cast<ssize_t>(kQuestion.size());
  }

  /// Reads until the text is there, or nothing more comes.
  bool hear(std::string_view text) {
    for (;;) {
      if (const auto at = heard_.find(text); at != std::string::npos) {
        heard_.erase(0, at + text.size());
        return true;
      }
      std::array<char, 4096> part;
      const ssize_t size = ::recv(socket_, part.data(), part.size(), 0);
      if (size <= 0) return false;
      heard_.append(part.data(), static_cast<std::size_t>(size));
    }
  }

 private:
  int socket_;
  bool connected_ = false;
  std::string heard_;
};

class ServerThreads : public testing::Test {
 protected:
  const EmbeddedSite site_{test_site()};
  const Router router_{site_};
  const Log log_{true};
  Server server_{{.port = 0}, router_, log_};
};

TEST_F(ServerThreads, StopsUnderLoad) {
  std::thread serving([this] { server_.run(); });
  std::atomic<int> answers = 0;
  std::vector<std::thread> clients;
  for (int i = 0; i < 8; ++i) {
    clients.emplace_back([&] {
      for (;;) {
        Client client(server_.port());
        if (!client.connected()) return;
        for (int asked = 0; asked < 20 && client.ask() && client.hear("</script>"); ++asked)
          ++answers;
      }
    });
  }
  while (answers < 1000) std::this_thread::yield();
  server_.stop();
  server_.stop();
  serving.join();
  for (std::thread& client : clients) client.join();
  EXPECT_GE(answers, 1000);
}

TEST_F(ServerThreads, MayBeStoppedBeforeItRuns) {
  const Client client(server_.port());
  ASSERT_TRUE(client.connected());
  server_.stop();
  server_.run();
}

TEST_F(ServerThreads, NeedNotRunAtAll) { EXPECT_NE(server_.port(), 0); }

TEST_F(ServerThreads, HasItsPortForItself) {
  EXPECT_THROW(Server({.port = server_.port()}, router_, log_), CannotListen);
}

TEST_F(ServerThreads, NamesTheAddressThatItListensOn) {
  EXPECT_THROW(Server({.host = "", .port = 0}, router_, log_), CannotListen);
}

}  // namespace
}  // namespace foxtray::server
