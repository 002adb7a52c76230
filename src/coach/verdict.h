// The judge: how far a move is behind the best one, in what that is told, and whether it is a
// mistake. Hints, comments and reports show this verdict and have no thresholds of their own.
#pragma once

#include <array>
#include <span>
#include <string_view>

#include "players/evaluator.h"

namespace foxtray::coach {

using game::Game;
using players::Weighed;
using players::Worth;

/// What decides between moves, and what a loss is told in: points, or percent of winning.
enum class Unit : std::uint8_t { points, percent };
std::string_view name_of(Unit unit);

/// How large a mistake is.
enum class Grade : std::uint8_t { fine, inaccuracy, mistake, blunder };
inline constexpr std::size_t kGrades = 4;
std::string_view name_of(Grade grade);
/// As chess players write it: nothing, ?!, ? and ??.
std::string_view symbol_of(Grade grade);

/// How a move compares with the best one.
enum class Closeness : std::uint8_t {
  only,     // there is no other move
  best,     //
  equal,    // the difference is too small to be shown
  near,     // the difference is too small to matter
  unclear,  // the difference is less than two of its standard errors
  behind,   // worth a word
};
std::string_view name_of(Closeness closeness);

/// Thresholds, in the unit that decides. The games have different scales of points.
struct Limits {
  double equal;
  double near_equal;
  double inaccuracy;
  double mistake;
  double blunder;
  double lucky;   // a throw that is worth a sign
  double moment;  // a change that may have decided the game
};
const Limits& limits_of(const Game& game, Unit unit);

struct Verdict {
  Unit unit = Unit::points;
  Closeness closeness = Closeness::only;
  Grade grade = Grade::fine;
  double loss = 0;   // in the unit; never negative
  double error = 0;  // its standard error

  friend bool operator==(const Verdict&, const Verdict&) = default;
};

/// Something gained or lost.
struct Change {
  double points = 0;
  double win = 0;        // chance to win; 0 in a solo game
  double error = 0;      // standard error of `points`
  double win_error = 0;  // and of `win`
};

/// How far a move is behind the best one. A move that wins less often may still bring more points:
/// then no points are lost; and the other way round.
Change behind(const Weighed& best, const Weighed& move);

/// What decides between the moves of a decision: the chance to win for whoever plays `to_win`, if
/// it differs at all; where the game is won or lost, points.
Unit deciding(std::span<const Weighed> moves, bool to_win);

/// Judges one of several moves; `best` is the best of them.
Verdict judge(const Game& game, Unit unit, const Weighed& best, const Weighed& move);

/// Is there a move behind the best one that is neither as good nor an obvious blunder?
bool tempting(const Game& game, const Verdict& verdict);

/// Is this luck of a throw worth a sign?
bool great(const Game& game, const Change& luck);

}  // namespace foxtray::coach
