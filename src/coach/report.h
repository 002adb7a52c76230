// What an analysis of a game says (docs/coach.md has the definitions).
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "coach/decision.h"
#include "record/record.h"

namespace foxtray::coach {

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
  std::vector<Step> steps;
  std::vector<SeatReport> seats;
  std::vector<Moment> moments;  // in the order of the game

  /// With opponents there are chances to win.
  bool rivals() const { return seats.size() > 1; }
  /// What moments are told in.
  Unit unit() const { return rivals() ? Unit::percent : Unit::points; }
};

/// The largest changes of a report, at most so many.
std::vector<Moment> moments_of(const Report& report, std::size_t most);

}  // namespace foxtray::coach
