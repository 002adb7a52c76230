// What a value network sees of a Clever sheet.
//
// Inputs come in *slots*: of the inputs of a slot exactly one is on. A row of a grid is a slot (its
// pattern of crosses), the position in a row of fields is one (with the last number, where that
// matters), an action track, where each die lies. Two positions are compared slot by slot, so a
// network needs to add up only what differs.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <cstring>
#include <vector>

#include "clever/state.h"

namespace foxtray::clever_players {

inline constexpr int kMaxSlots = 64;

/// The banks of a network's second layer, by what is to come. Alone there are six for each of the
/// six rounds: roll 1, 2, 3, extra dice, being served, extra dice again. At a table of two, three
/// or four there are five for each number of own turns left: roll 1, 2, 3 of such a turn, waiting
/// for others, extra dice.
inline constexpr int kRolls = 3;
inline constexpr int kOwnExtras = kRolls;
inline constexpr int kServed = kOwnExtras + 1;
inline constexpr int kServedExtras = kServed + 1;
inline constexpr int kSoloStages = kServedExtras + 1;
inline constexpr int kSoloRounds = 6;
inline constexpr int kSoloBanks = kSoloRounds * kSoloStages;
inline constexpr int kOthersRoll = kRolls;
inline constexpr int kExtras = kOthersRoll + 1;
inline constexpr int kTableStages = kExtras + 1;
/// The own turns that banks tell apart, by players; a longer game begins with those of the most.
inline constexpr std::array<int, 5> kMostTurns = {0, kSoloRounds, 6, 5, 4};
/// Where the banks of tables begin, by players. Who has no own turns left rolls no more.
inline constexpr std::array<int, 6> kFirstBank = [] {
  std::array<int, 6> first{0, 0, kSoloBanks};
  for (std::size_t players = 3; players < first.size(); ++players)
    first[players] = first[players - 1] + (kMostTurns[players - 1] + 1) * kTableStages - kRolls;
  return first;
}();
inline constexpr int kBanks = kFirstBank.back();

/// What is seen of one seat in one position.
struct Reading {
  std::array<std::uint16_t, kMaxSlots> input{};  // the input that is on, of each slot; rest 0
  std::array<std::int16_t, clever::kAreas> area_points;
  std::int16_t points;  // the present score
  std::uint8_t bank;
};

/// Visits the slots in which two readings differ: the input that is on in `near`, and the one in
/// `reading`.
template <class Visit>
void each_difference(const Reading& near, const Reading& reading, Visit&& visit) {
  std::array<std::uint8_t, kMaxSlots> differs;
  for (std::size_t slot = 0; slot < kMaxSlots; ++slot)
    differs[slot] = near.input[slot] != reading.input[slot] ? 1 : 0;
  using Eight = std::uint64_t;
  static_assert(kMaxSlots % sizeof(Eight) == 0);
  constexpr bool kLowestFirst = std::endian::native == std::endian::little;
  for (std::size_t at = 0; at < kMaxSlots; at += sizeof(Eight)) {
    Eight eight;
    std::memcpy(&eight, &differs[at], sizeof eight);
    while (eight != 0) {
      const auto byte =
          static_cast<unsigned>(kLowestFirst ? std::countr_zero(eight) : std::countl_zero(eight)) /
          8;
      eight &= ~(Eight{1} << (kLowestFirst ? 8 * byte : 56 - 8 * byte));
      visit(near.input[at + byte], reading.input[at + byte]);
    }
  }
}

class CleverFeatures {
 public:
  explicit CleverFeatures(const clever::Sheet& sheet);

  int slots() const { return slots_; }
  int inputs() const { return inputs_; }
  /// Of them all but those of the last slot, which says how things stand at a table.
  int solo_inputs() const { return first_input(slots_ - 1); }
  /// The first input of a slot; one past the last slot gives the number of inputs.
  int first_input(int slot) const {
    return slot == slots_ ? inputs_ : first_[static_cast<std::size_t>(slot)];
  }

  /// Reads a seat as it stands when the dice roll next. If it owes something before, `waiting` are
  /// the bonuses that it still has to place (SeatState::purse has the layout), on top of those that
  /// wait in the state; and if its stage is that of extra dice, it may still use those.
  void read(const clever::State& state, game::Seat seat, std::uint32_t waiting,
            Reading& reading) const;
  /// The same, where `near` is a reading of `near_state` for the same seat: areas that are equal
  /// are not read again.
  void read(const clever::State& state, game::Seat seat, std::uint32_t waiting,
            const clever::State& near_state, const Reading& near, Reading& reading) const;

 private:
  /// The last slot: alone its first input is on, at a table that of the players and of the turns
  /// of others to come.
  static constexpr int kOthersTurns = 12;  // at most
  static constexpr int kTableInputs = 3 * (kOthersTurns + 1);

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
  std::uint16_t* read_dice(const clever::State& state, game::Seat seat, std::uint16_t* out) const;
  std::uint16_t read_prospects(const clever::State& state, game::Seat seat) const;

  const clever::Sheet& sheet_;
  std::array<Area, clever::kAreas> areas_;
  int slots_ = 0;
  int inputs_ = 0;
  int shared_slot_ = 0;  // the first slot that belongs to no area
  std::array<std::uint16_t, kMaxSlots> first_{};
};

/// What a seat at a table still has to come.
struct Prospects {
  int own;       // turns of its own, the present one included until its rolls are over
  int others;    // turns of others that it can still pick from
  bool rolling;  // the seat rolls, or begins the round
};
Prospects prospects_of(const clever::State& state, game::Seat seat, int rounds);

/// The bank for a seat as CleverFeatures reads it.
int bank_of(const clever::State& state, game::Seat seat, int rounds);

/// The bank of a solo game that is most like one of a table: with as many own turns left.
int solo_bank_like(int table_bank);

}  // namespace foxtray::clever_players
