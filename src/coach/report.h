// What an analysis of a game says (docs/coach.md has the definitions).
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "coach/reason.h"
#include "players/evaluator.h"
#include "record/record.h"

namespace foxtray::coach {

using game::Game;
using game::Seat;
using players::Weighed;
using players::Worth;

/// How large a mistake is.
enum class Grade : std::uint8_t { fine, inaccuracy, mistake, blunder };
inline constexpr std::size_t kGrades = 4;
std::string_view name_of(Grade grade);
/// As chess players write it: nothing, ?!, ? and ??.
std::string_view symbol_of(Grade grade);

/// Where grades begin, in points, or with opponents in percent of winning. The games have different
/// scales.
struct Limits {
  double near_equal;  // moves that differ by less are as good as equal
  double inaccuracy;
  double mistake;
  double blunder;
  double lucky;  // a throw that is worth a mention
};
const Limits& limits_of(const Game& game);
const Limits& limits_in_percent();

/// Something gained or lost.
struct Change {
  double points = 0;
  double win = 0;        // chance to win; 0 in a solo game
  double error = 0;      // standard error of `points`
  double win_error = 0;  // and of `win`
};

/// One of the legal moves.
struct Option {
  Weighed weighed;
  std::string text;             // as in a record, without the seat
  std::vector<Effect> effects;  // what it does

  const Worth& worth() const { return weighed.worth; }
  std::string reason() const { return in_words(effects); }
};

struct Decision {
  std::vector<Option> moves;  // all that were legal, the best first
  std::size_t played = 0;     // its place among them
  Change lost;                // by not playing the best one; neither is ever negative
  Change cost;                // the same for the account: right on average, so by chance below 0
  bool real = false;          // not forced, nor between moves that are near equal, nor obvious
  Grade grade = Grade::fine;

  const Option& best() const { return moves.front(); }
  const Option& choice() const { return moves[played]; }
};

/// One event of the record.
struct Step {
  std::size_t event = 0;  // 0 = the first one
  Seat seat = record::Event::kTable;
  int turn = 0;      // or round, where a game has no turns; from 1; of the last throw
  std::string line;  // as in the record
  std::array<Worth, game::kMaxSeats> value;  // to every seat, after it
  std::array<Change, game::kMaxSeats> luck;  // of a throw, for every seat
  std::optional<Decision> decision;          // nothing if it was a throw

  bool chance() const { return seat == record::Event::kTable; }
};

struct SeatReport {
  Worth start;
  Worth end;  // the score, if the game is over
  int decisions = 0;
  int real = 0;
  std::array<int, kGrades> grades{};  // of the real ones
  Change lost;                        // in all of them
  Change luck;
  Change others;  // what the decisions of the others gave, or took

  double lost_per_decision() const { return real == 0 ? 0 : lost.points / real; }
  /// What the result would have been with dice of average luck.
  double adjusted() const { return end.points - luck.points; }
  /// end = start + luck + others - lost + unexplained. It is 0 if the evaluator values positions by
  /// moves (players::Evaluator); else if it is consistent: if what it says before a throw is the
  /// mean of what it says after it, and so on.
  Change unexplained() const {
    return {.points = end.points - start.points - luck.points - others.points + lost.points,
            .win = end.win - start.win - luck.win - others.win + lost.win};
  }
};

/// One of the few events that decided the game: a throw, as it was for one seat, or a mistake.
struct Moment {
  std::size_t step = 0;
  Seat seat = 0;
  Change change;  // negative for a mistake or bad luck
};

struct Report {
  record::Header header;
  bool over = false;
  bool knows_wins = false;  // the evaluator said something about the chance to win
  std::vector<Step> steps;
  std::vector<SeatReport> seats;
  std::vector<Moment> moments;  // in the order of the game
};

/// The largest changes of a report, at most so many.
std::vector<Moment> moments_of(const Report& report, std::size_t most);

}  // namespace foxtray::coach
