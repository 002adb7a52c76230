// What the demands on a store are tried on.
#pragma once

#include <gtest/gtest.h>

#include <chrono>
#include <functional>
#include <future>
#include <memory>
#include <string>
#include <variant>
#include <vector>

#include "store/store.h"

namespace foxtray::store {

/// An empty database of one kind; it is gone with the object.
class Backend {
 public:
  virtual ~Backend() = default;
  /// One node. Only one at a time, unless `shared`.
  virtual std::unique_ptr<Store> open(Wake wake) = 0;
  virtual bool shared() const = 0;
  /// The store has no thread: it does nothing but what `get_on` lets it do, and is for one thread.
  virtual bool by_hand() const { return false; }
  virtual void get_on() {}
  /// The power fails while a store works. When that store is destroyed the power may come back.
  virtual void lose_power() = 0;
  virtual void power_is_back() {}
};

struct BackendKind {
  std::string name;
  std::function<std::unique_ptr<Backend>()> make;
};

std::unique_ptr<Backend> memory_backend();
std::unique_ptr<Backend> sqlite_backend();
/// With commits that do not wait for the disk: a mistake that must be found.
std::unique_ptr<Backend> unsynced_sqlite_backend();
std::unique_ptr<Backend> postgres_backend();
/// Without notices: other nodes only look.
std::unique_ptr<Backend> silent_postgres_backend();

inline const std::vector<BackendKind>& backend_kinds() {
  static const std::vector<BackendKind> kinds = {
      {"memory", memory_backend}, {"sqlite", sqlite_backend}, {"postgres", postgres_backend}};
  return kinds;
}

/// Nodes may tell each other of what they add, or look for it.
inline std::vector<BackendKind> node_kinds() {
  std::vector<BackendKind> kinds = backend_kinds();
  kinds.push_back({"silent_postgres", silent_postgres_backend});
  return kinds;
}

/// Starts something, and waits for its answer.
template <class T>
Result<T> answer(Backend& backend, const std::function<void(Done<T>)>& start) {
  const auto promise = std::make_shared<std::promise<Result<T>>>();
  std::future<Result<T>> future = promise->get_future();
  start([promise](Result<T> result) { promise->set_value(std::move(result)); });
  backend.get_on();
  if (future.wait_for(std::chrono::seconds(60)) != std::future_status::ready)
    return Trouble{"There was no answer within a minute."};
  return future.get();
}

/// The same, where trouble fails the test.
template <class T>
T get(Backend& backend, const std::function<void(Done<T>)>& start) {
  Result<T> result = answer<T>(backend, start);
  if (auto* trouble = std::get_if<Trouble>(&result)) {
    ADD_FAILURE() << trouble->text;
    return T{};
  }
  return std::get<T>(std::move(result));
}

}  // namespace foxtray::store
