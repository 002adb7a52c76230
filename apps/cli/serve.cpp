// The web app for a browser.
#include <fcntl.h>
#include <fmt/core.h>
#include <spawn.h>
#include <unistd.h>

#include <csignal>
#include <cstdio>
#include <memory>
#include <system_error>

#include "cli/common.h"
#include "server/folder.h"
#include "server/log.h"
#include "server/router.h"
#include "server/server.h"
#include "server/web_app.h"

namespace foxtray::cli {
namespace {

std::unique_ptr<server::Site> site_of(const ServeCall& call) {
  if (!call.files.empty()) {
    try {
      return std::make_unique<server::FolderSite>(call.files);
    } catch (const std::system_error& error) {
      throw Trouble{error.what()};
    }
  }
  if (server::web_app().empty()) {
    throw Trouble{
        "this program was built without the web app. ./do build puts it in (or cmake with "
        "-DFOXTRAY_WEB=FOLDER); --files FOLDER serves one that is built already"};
  }
  return std::make_unique<server::EmbeddedSite>(server::web_app());
}

/// Leaves it to the desktop which browser that is.
void open_browser(const std::string& address) {
  // The server ignores broken pipes and limits of files, a browser need not.
  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
  sigset_t ignored;
  sigemptyset(&ignored);
  for (const int signal : {SIGPIPE, SIGXFSZ}) sigaddset(&ignored, signal);
  posix_spawnattr_setsigdefault(&attributes, &ignored);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGDEF);
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
    posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_RDWR, 0);
  // Nothing else is the browser's: with the socket it would keep the port.
  posix_spawn_file_actions_addclosefrom_np(&actions, STDERR_FILENO + 1);
  std::string program = "xdg-open";
  std::string argument = address;
  char* const words[] = {program.data(), argument.data(), nullptr};
  pid_t child = 0;
  const int error = posix_spawnp(&child, program.c_str(), &actions, &attributes, words, ::environ);
  posix_spawn_file_actions_destroy(&actions);
  posix_spawnattr_destroy(&attributes);
  if (error != 0) print("There is no xdg-open here; open the address yourself.\n");
}

}  // namespace

int serve(const ServeCall& call) {
  const std::unique_ptr<server::Site> site = site_of(call);
  const server::Router router(*site);
  const server::Log log(call.quiet);
  // Whoever reads the log may go away.
  std::signal(SIGPIPE, SIG_IGN);
  try {
    const server::Limits limits{.connections = call.connections,
                                .from_one_address = call.per_address};
    server::Server server({.host = call.host, .port = call.port, .limits = limits}, router, log);
    server.stop_on_signals();
    print(fmt::format("foxtray is at {}\n", server.address()));
    std::fflush(stdout);
    if (call.open) open_browser(server.address());
    server.run();
  } catch (const server::CannotListen& trouble) {
    throw Trouble{trouble.what()};
  }
  return kFine;
}

}  // namespace foxtray::cli
