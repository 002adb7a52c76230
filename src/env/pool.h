// A few threads that do one piece of work after the other, each its part of it.
#pragma once

#include <atomic>
#include <exception>
#include <thread>
#include <vector>

namespace foxtray::env {

class Pool {
 public:
  explicit Pool(int threads);
  ~Pool();
  Pool(const Pool&) = delete;
  Pool& operator=(const Pool&) = delete;

  int parts() const { return static_cast<int>(threads_.size()) + 1; }

  /// Calls work(part) once for each part, one of them in this thread, and waits for all. The first
  /// exception goes on to the caller. In a forked process, which has no other threads, this thread
  /// does all of it.
  template <class Work>
  void run(Work& work) {
    run([](void* context, int part) { (*static_cast<Work*>(context))(part); }, &work);
  }

 private:
  using Call = void (*)(void* context, int part);
  void run(Call call, void* context);
  void serve(int part);
  void do_part(int part);
  bool is_forked() const;

  std::vector<std::thread> threads_;
  int process_;
  Call call_ = nullptr;
  void* context_ = nullptr;
  std::atomic<std::uint32_t> round_ = 0;
  std::atomic<int> left_ = 0;
  std::atomic<bool> ending_ = false;
  std::atomic<bool> failed_ = false;
  std::exception_ptr failure_;
};

}  // namespace foxtray::env
