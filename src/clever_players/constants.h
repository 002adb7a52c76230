// What players know of a Clever game beside its network. It was measured with that network
// (docs/ai.md), and is kept in the same file (weights_file.h).
#pragma once

#include <span>
#include <string_view>

#include "players/level.h"

namespace foxtray::clever_players {

using players::Level;

/// How far the difference of two results strays from what was expected (judge.h).
struct Spread {
  double last;  // after the last throw but one
  double turn;  // each of the last turns adds this, as a square

  friend bool operator==(const Spread&, const Spread&) = default;
};

/// By how many points the lower levels misjudge a move, as a standard deviation.
struct Misjudgements {
  double beginner;
  double casual;
  double strong;

  double of(Level level) const;
  friend bool operator==(const Misjudgements&, const Misjudgements&) = default;
};

/// By default about the mean of the games that were measured: for a new one.
struct Constants {
  Spread spread{.last = 22, .turn = 18};
  /// Points that trials gain on the network alone, for each throw that a seat has a part in.
  double edge = 0.6;
  /// Chosen so that the levels' mean solo scores are evenly spread.
  Misjudgements misjudgements{.beginner = 11, .casual = 7.2, .strong = 3.65};

  friend bool operator==(const Constants&, const Constants&) = default;
};

/// One of them, as `foxtray constants` names it.
struct ConstantName {
  std::string_view name;
  std::string_view meaning;
  double& (*in)(Constants& constants);
};

/// All of them, in the order of the file.
std::span<const ConstantName> constant_names();

/// Constants are from 0 to this, in thousandths.
inline constexpr double kMostOfAConstant = 1000;
inline constexpr double kPartsOfAConstant = 1000;

}  // namespace foxtray::clever_players
