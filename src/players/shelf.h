// A place for what all players of a game share: it comes there once and stays.
#pragma once

#include <atomic>
#include <memory>

namespace foxtray::players {

/// Of several that are made at the same time the first one is kept.
template <class Thing>
class Shelf {
 public:
  Shelf() = default;
  Shelf(const Shelf&) = delete;
  Shelf& operator=(const Shelf&) = delete;
  ~Shelf() { delete thing_.load(); }

  /// nullptr as long as there is nothing.
  const Thing* get() const { return thing_.load(); }

  /// What is there from now on.
  const Thing* put(std::unique_ptr<Thing> made) {
    const Thing* there = nullptr;
    if (made && thing_.compare_exchange_strong(there, made.get())) there = made.release();
    return there;
  }
  /// Was there nothing yet?
  bool take(std::unique_ptr<Thing> made) {
    const Thing* const mine = made.get();
    return put(std::move(made)) == mine;
  }

 private:
  std::atomic<const Thing*> thing_ = nullptr;
};

}  // namespace foxtray::players
