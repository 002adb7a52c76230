// What a value network sees of a Clever sheet.
//
// Inputs come in *slots*: of the inputs of a slot exactly one is on. A row of a grid is a slot (its
// pattern of crosses), the position in a row of fields is one (with the last number, where that
// matters), an action track, where each die lies. Two positions are compared slot by slot, so a
// network needs to add up only what differs.
#pragma once

#include <array>
#include <cstdint>
#include <cstring>
#include <vector>

#include "clever/state.h"

namespace foxtray::players {

inline constexpr int kMaxSlots = 64;

/// The banks of a network's second layer: one for each of the six rounds and what is to come in it:
/// roll 1, 2, 3, or being served.
inline constexpr int kBanksARound = 4;
inline constexpr int kBanks = 6 * kBanksARound;

/// What is seen of one seat in one position.
struct Reading {
  std::array<std::uint16_t, kMaxSlots> input{};  // the input that is on, of each slot; rest 0
  std::array<std::int16_t, clever::kAreas> area_points;
  std::int16_t points;  // the present score
  std::int16_t tempo;   // see tempo_of
  std::uint8_t bank;
};

/// Visits the slots in which two readings differ: the input that is on in `near`, and the one in
/// `reading`.
template <class Visit>
void each_difference(const Reading& near, const Reading& reading, Visit&& visit) {
  constexpr std::size_t kAtOnce = 4;
  static_assert(kMaxSlots % kAtOnce == 0);
  for (std::size_t slot = 0; slot < kMaxSlots; slot += kAtOnce) {
    std::uint64_t a;
    std::uint64_t b;
    std::memcpy(&a, &near.input[slot], sizeof a);
    std::memcpy(&b, &reading.input[slot], sizeof b);
    if (a == b) continue;
    for (std::size_t s = slot; s < slot + kAtOnce; ++s)
      if (near.input[s] != reading.input[s]) visit(near.input[s], reading.input[s]);
  }
}

class CleverFeatures {
 public:
  explicit CleverFeatures(const clever::Sheet& sheet);

  int slots() const { return slots_; }
  int inputs() const { return inputs_; }
  /// The first input of a slot; one past the last slot gives the number of inputs.
  int first_input(int slot) const {
    return slot == slots_ ? inputs_ : first_[static_cast<std::size_t>(slot)];
  }

  /// Reads a seat that owes nothing; `waiting` are the bonuses that it still has to place
  /// (SeatState::purse has the layout), on top of those that wait in the state.
  void read(const clever::State& state, game::Seat seat, std::uint32_t waiting,
            Reading& reading) const;
  /// The same, where `near` is a reading of `near_state` for the same seat: areas that are equal
  /// are not read again.
  void read(const clever::State& state, game::Seat seat, std::uint32_t waiting,
            const clever::State& near_state, const Reading& near, Reading& reading) const;

 private:
  /// A slot over some cells of a grid: the pattern of their marks.
  struct Pattern {
    std::array<std::uint8_t, 6> cells{};
    std::uint8_t size = 0;
    std::uint16_t first = 0;
  };
  struct Area {
    std::vector<Pattern> patterns;
    int slot = 0;             // the first slot of the area
    std::uint16_t key = 0;    // first input of the slot of counts or positions
    std::uint16_t other = 0;  // two-sided: of the right side
    std::uint16_t points = 0;
  };

  void add_grid(std::size_t a, Area& area);
  void add_patterns(const std::vector<std::vector<int>>& lines, int states, Area& area);
  void add_area(std::size_t a);
  std::uint16_t add_slot(int inputs);

  void read_area(const clever::SeatState& me, std::size_t a, Reading& reading) const;
  int key_of_row(std::size_t a, clever::Marks marks) const;
  std::uint16_t* read_purse(const clever::SeatState& me, std::uint32_t waiting,
                            const Reading& reading, std::uint16_t* out) const;
  void read_dice(const clever::State& state, game::Seat seat, std::uint16_t* out) const;

  const clever::Sheet& sheet_;
  std::array<Area, clever::kAreas> areas_;
  int slots_ = 0;
  int inputs_ = 0;
  int shared_slot_ = 0;  // the first slot that belongs to no area
  std::array<std::uint16_t, kMaxSlots> first_{};
};

/// Is the seat the one that rolls, or that begins the round?
bool rolls_next(const clever::State& state, game::Seat seat);

/// The bank for a seat in a position in which it owes nothing. With opponents a seat that has had
/// its turn in this round is read as being served, one that has not as beginning its turn; the
/// round is the present one, or a later one if no more turns are left than a solo game has then.
int bank_of(const clever::State& state, game::Seat seat, int rounds);

/// What the turns that a seat has left are worth more than those of the solo stage as which it is
/// read, in points.
int tempo_of(const clever::State& state, game::Seat seat, const clever::Sheet& sheet);

}  // namespace foxtray::players
