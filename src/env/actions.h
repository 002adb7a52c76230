// The moves of a game as numbers that mean the same in every position, for learning programs. What
// is printed on the sheets gives them, so the list of a game is fixed and has names.
#pragma once

#include <string>
#include <vector>

#include "catalog/catalog.h"

namespace foxtray::env {

using game::Game;
using game::Move;
using game::Position;
using game::Seat;

/// 0 and up; below Actions::size().
using Action = std::uint16_t;

/// The fixed actions of one game. Marking a die is one action, whether the die comes from the roll,
/// from the platter or is an extra one; what a seat is asked tells them apart. A re-roll in the
/// Wizard dice game names places among the dice that lie, sorted by face; of equal dice the first.
class Actions {
 public:
  /// Made once for each game and kept.
  static const Actions& of(const catalog::Entry& entry);

  std::size_t size() const { return codes_.size(); }
  /// In the words of the record (docs/record-format.md, R6 and R8) without the faces of dice.
  const std::string& name(Action action) const { return names_[action]; }

  /// The action of a legal move.
  Action of(Move move) const {
    const auto code = static_cast<unsigned>(move);
    return leaves_[page_[code >> kLeafBits] + (code & kLeafMask)];
  }
  /// The move that the action is for this seat; legal only if it is among the legal ones.
  Move move(const Position& position, Seat seat, Action action) const;

 private:
  static constexpr unsigned kLeafBits = 5;
  static constexpr unsigned kLeafMask = (1U << kLeafBits) - 1;

  explicit Actions(const catalog::Entry& entry);
  void add(Move move, std::string name);
  /// This move is the action that was added last.
  void also(Move move);
  void add_clever(const clever::Sheet& sheet);
  void add_marks(const clever::Sheet& sheet, unsigned die);
  void add_placements(const clever::Sheet& sheet);
  void add_wizard();

  bool clever_;
  std::vector<std::uint16_t> codes_;
  std::vector<std::string> names_;
  // In two steps, so that what is in use is small: the upper bits of a code lead to 32 actions.
  std::array<std::uint16_t, 1U << (16 - kLeafBits)> page_{};
  std::vector<Action> leaves_;
};

}  // namespace foxtray::env
