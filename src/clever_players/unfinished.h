// Positions of a choice in which the seat still owes something before the dice roll again.
#pragma once

#include <algorithm>
#include <array>

#include "clever_players/memory.h"

namespace foxtray::clever_players {

/// Where some moves of a seat lead.
struct Way {
  game::Position position;
  float value;
  game::Move first;  // of these moves
};

/// Those that promise most. The same position is reached in many ways, since bonuses can be placed
/// in any order, and is taken once.
class Unfinished {
 public:
  void clear() {
    size_ = 0;
    met_.fill(0);
  }
  bool empty() const { return size_ == 0; }

  /// Not if it has been here lately; if there is no room, in place of what promises least.
  void add(const game::Position& position, float value, game::Move first, game::Seat seat) {
    const CleverMemory::Key key = CleverMemory::key_of(game::as<clever::State>(position), seat);
    CleverMemory::Key& met = met_[key / 2 % met_.size()];
    if (met == key) return;
    met = key;
    std::size_t at = size_;
    if (size_ < value_.size()) {
      ++size_;
    } else {
      at =
          static_cast<std::size_t>(std::min_element(value_.begin(), value_.end()) - value_.begin());
      if (value_[at] >= value) return;
    }
    value_[at] = value;
    way_[at] = {.position = position, .value = value, .first = first};
  }

  float most() const { return value_[index_of_best()]; }
  const Way& best() const { return way_[index_of_best()]; }

  Way take_best() {
    const std::size_t at = index_of_best();
    const Way way = way_[at];
    --size_;
    value_[at] = value_[size_];
    way_[at] = way_[size_];
    return way;
  }

 private:
  static constexpr std::size_t kMost = 64;
  static constexpr std::size_t kMet = 256;

  std::size_t index_of_best() const {
    const auto end = value_.begin() + static_cast<std::ptrdiff_t>(size_);
    return static_cast<std::size_t>(std::max_element(value_.begin(), end) - value_.begin());
  }

  std::size_t size_ = 0;
  std::array<float, kMost> value_{};
  std::array<Way, kMost> way_;
  std::array<CleverMemory::Key, kMet> met_{};
};

}  // namespace foxtray::clever_players
