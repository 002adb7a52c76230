// Ctrl-C and other wishes to end: noted, so that a verb can finish in good order.
#pragma once

#include <atomic>

namespace foxtray::cli {

/// While it lives, SIGINT, SIGTERM and SIGHUP do not end the program but are noted. A second
/// signal ends the program at once.
class Interrupts {
 public:
  /// `last_words` is called before a second signal ends the program.
  explicit Interrupts(void (*last_words)() = nullptr);
  ~Interrupts();
  Interrupts(const Interrupts&) = delete;
  Interrupts& operator=(const Interrupts&) = delete;

  /// For those who look at it while they work.
  static const std::atomic<bool>& noted();
  /// Waits until standard input has something to read, or its end; false if a signal came, of any
  /// kind.
  static bool wait_for_input();
  /// The exit status of a program that a signal ended, 128 and the signal's number; or else
  /// `status`.
  static int status_or(int status);
};

}  // namespace foxtray::cli
