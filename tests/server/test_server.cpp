// The server with the files of tests/server/site inside, and limits that a test can set. Prints its
// address when it listens.
//
//     foxtray_test_server [NAME=MILLISECONDS...] [connections=N] [address=N]
//                         [slowest=BYTES]
#include <charconv>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <string_view>

#include "server/log.h"
#include "server/router.h"
#include "server/server.h"

namespace foxtray::server {

std::span<const File> test_site();

namespace {

void set(Limits& limits, std::string_view name, std::size_t number) {
  const std::chrono::milliseconds time(number);
  if (name == "idle") limits.idle = time;
  if (name == "header") limits.header = time;
  if (name == "answer") limits.answer = time;
  if (name == "stop") limits.stop = time;
  if (name == "connections") limits.connections = number;
  if (name == "slowest") limits.slowest = number;
  if (name == "address") limits.from_one_address = number;
}

int run(int argc, char** argv) {
  Settings settings{.port = 0};
  for (int i = 1; i < argc; ++i) {
    const std::string_view word = argv[i];
    const std::string_view digits = word.substr(word.find('=') + 1);
    std::size_t number = 0;
    std::from_chars(digits.data(), digits.data() + digits.size(), number);
    set(settings.limits, word.substr(0, word.find('=')), number);
  }
  const EmbeddedSite site(test_site());
  const Router router(site);
  const Log log(false);
  Server server(settings, router, log);
  server.stop_on_signals();
  std::printf("at %s\n", server.address().c_str());
  std::fflush(stdout);
  server.run();
  return EXIT_SUCCESS;
}

}  // namespace
}  // namespace foxtray::server

int main(int argc, char** argv) { return foxtray::server::run(argc, argv); }
