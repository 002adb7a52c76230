// What a network thought of positions that it met lately.
//
// The same ones come up again and again: bonuses can be placed in any order, and after every step
// of a turn what may follow is weighed once more. A third to a half of all values are remembered.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <vector>

#include "clever/state.h"

namespace foxtray::clever_players {

class CleverMemory {
 public:
  /// A position as a seat sees it: its own sheet, and the table. Two that differ have the same key
  /// once in 2^64, if ever.
  using Key = std::uint64_t;
  static Key key_of(const clever::State& state, game::Seat seat) {
    const auto* bytes = reinterpret_cast<const std::byte*>(&state);
    const Key sheet =
        hash({bytes + seat * sizeof(clever::SeatState), sizeof(clever::SeatState)}, seat + Key{1});
    return hash({bytes + sizeof state.seat, sizeof state - sizeof state.seat}, sheet) | 1;
  }

  /// What is remembered of a position, or else what is thought now.
  template <class Think>
  float value(Key key, Think think) {
    Entry& entry = entries_[key / 2 % kSize];
    if (entry.key != key) entry = {key, think()};
    return entry.value;
  }

 private:
  static constexpr std::size_t kSize = 1U << 14;
  static_assert(sizeof(clever::SeatState) % sizeof(Key) == 0);
  static_assert((sizeof(clever::State) - sizeof clever::State::seat) % sizeof(Key) == 0);
  static_assert(offsetof(clever::State, seat) == 0);

  struct Entry {
    Key key = 0;  // of no position
    float value = 0;
  };

  static Key hash(std::span<const std::byte> bytes, Key key) {
    constexpr Key kSpread = 0x9e3779b97f4a7c15;
    for (std::size_t at = 0; at < bytes.size(); at += sizeof(Key)) {
      Key word;
      std::memcpy(&word, bytes.data() + at, sizeof word);
      key = (key ^ word) * kSpread;
      key ^= key >> 32;
    }
    return key;
  }

  std::vector<Entry> entries_ = std::vector<Entry>(kSize);
};

}  // namespace foxtray::clever_players
