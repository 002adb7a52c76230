#include "cli/interrupts.h"

#include <poll.h>
#include <unistd.h>

#include <array>
#include <csignal>

namespace foxtray::cli {
namespace {

constexpr std::array<int, 3> kSignals = {SIGINT, SIGTERM, SIGHUP};
constexpr int kStatusOfSignals = 128;  // as shells have it

std::atomic<bool> any{false};
std::atomic<int> first{0};
std::atomic<void (*)()> before_the_end{nullptr};
std::array<struct sigaction, kSignals.size()> earlier;
static_assert(std::atomic<bool>::is_always_lock_free && std::atomic<int>::is_always_lock_free);

void note(int signal) {
  if (!any.exchange(true)) {
    first = signal;
    return;
  }
  if (void (*const words)() = before_the_end) words();
  _exit(kStatusOfSignals + signal);
}

}  // namespace

Interrupts::Interrupts(void (*last_words)()) {
  any = false;
  first = 0;
  before_the_end = last_words;
  struct sigaction action{};
  action.sa_handler = note;
  sigemptyset(&action.sa_mask);
  for (std::size_t i = 0; i < kSignals.size(); ++i) {
    sigaction(kSignals[i], nullptr, &earlier[i]);
    // What was ignored before, as SIGHUP under nohup, stays so.
    if (earlier[i].sa_handler != SIG_IGN) sigaction(kSignals[i], &action, nullptr);
  }
}

Interrupts::~Interrupts() {
  for (std::size_t i = 0; i < kSignals.size(); ++i) sigaction(kSignals[i], &earlier[i], nullptr);
}

const std::atomic<bool>& Interrupts::noted() { return any; }

bool Interrupts::wait_for_input() {
  // Signals come only while it waits, not between the look at `any` and the waiting.
  sigset_t held;
  sigemptyset(&held);
  for (const int signal : kSignals) sigaddset(&held, signal);
  sigset_t before;
  pthread_sigmask(SIG_BLOCK, &held, &before);
  pollfd input{.fd = STDIN_FILENO, .events = POLLIN, .revents = 0};
  const bool ready = !any && ppoll(&input, 1, nullptr, &before) > 0;
  pthread_sigmask(SIG_SETMASK, &before, nullptr);
  return ready;
}

int Interrupts::status_or(int status) { return first != 0 ? kStatusOfSignals + first : status; }

}  // namespace foxtray::cli
