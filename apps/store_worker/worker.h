// A thread that takes all jobs that wait at once. That makes groups by itself: while one group is
// being carried out, the next one gathers.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <functional>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

namespace foxtray::store {

template <class Job>
class Worker {
 public:
  /// `work` is called on the thread with at most so many jobs, in the order they were handed in.
  Worker(std::size_t at_most, std::function<void(std::vector<Job>)> work)
      : at_most_(at_most), work_(std::move(work)), thread_([this] { run(); }) {}
  Worker(const Worker&) = delete;
  Worker& operator=(const Worker&) = delete;

  /// Carries out what was handed in, and ends the thread.
  ~Worker() {
    {
      const std::lock_guard lock(mutex_);
      ending_ = true;
    }
    ready_.notify_one();
    thread_.join();
  }

  void hand_in(Job job) {
    {
      const std::lock_guard lock(mutex_);
      waiting_.push_back(std::move(job));
      if (waiting_.size() > 1) return;
    }
    ready_.notify_one();
  }

 private:
  void run() {
    for (std::vector<Job> jobs = take(); !jobs.empty(); jobs = take()) {
      while (jobs.size() > at_most_) {
        const auto end = jobs.begin() + static_cast<std::ptrdiff_t>(at_most_);
        std::vector<Job> some(std::make_move_iterator(jobs.begin()), std::make_move_iterator(end));
        jobs.erase(jobs.begin(), end);
        work_(std::move(some));
      }
      work_(std::move(jobs));
    }
  }

  /// Waits until there is something; nothing: it is over.
  std::vector<Job> take() {
    std::unique_lock lock(mutex_);
    ready_.wait(lock, [&] { return ending_ || !waiting_.empty(); });
    return std::exchange(waiting_, {});
  }

  const std::size_t at_most_;
  const std::function<void(std::vector<Job>)> work_;
  std::mutex mutex_;
  std::condition_variable ready_;
  std::vector<Job> waiting_;
  bool ending_ = false;
  std::thread thread_;
};

/// Calls what answers led to: on the thread of the store at once, or wherever the caller wants.
using Calls = std::vector<std::function<void()>>;
using Deliver = std::function<void(Calls)>;

inline void deliver_at_once(const Calls& calls) {
  for (const auto& call : calls) call();
}

}  // namespace foxtray::store
