#include "env/pool.h"

#include <unistd.h>

#include <utility>

namespace foxtray::env {

Pool::Pool(int threads) : process_(static_cast<int>(getpid())) {
  for (int part = 1; part < threads; ++part) threads_.emplace_back([this, part] { serve(part); });
}

Pool::~Pool() {
  if (is_forked()) {
    // These threads are another process's. There is nothing here to wait for.
    for (std::thread& thread : threads_) thread.detach();
    return;
  }
  ending_ = true;
  ++round_;
  round_.notify_all();
  for (std::thread& thread : threads_) thread.join();
}

bool Pool::is_forked() const { return static_cast<int>(getpid()) != process_; }

void Pool::run(Call call, void* context) {
  if (threads_.empty() || is_forked()) {
    for (int part = 0; part < parts(); ++part) call(context, part);
    return;
  }
  call_ = call;
  context_ = context;
  left_ = static_cast<int>(threads_.size());
  ++round_;
  round_.notify_all();
  do_part(0);
  for (int left = left_; left != 0; left = left_) left_.wait(left);
  if (failed_.exchange(false)) std::rethrow_exception(std::exchange(failure_, nullptr));
}

void Pool::serve(int part) {
  for (std::uint32_t seen = 0;;) {
    round_.wait(seen);
    seen = round_;
    if (ending_) return;
    do_part(part);
    if (--left_ == 0) left_.notify_one();
  }
}

void Pool::do_part(int part) {
  try {
    call_(context_, part);
  } catch (...) {
    if (!failed_.exchange(true)) failure_ = std::current_exception();
  }
}

}  // namespace foxtray::env
