#include "coach/analysis.h"

#include <algorithm>
#include <cmath>

namespace foxtray::coach {
namespace {

using game::Position;

/// Adds up; errors as of independent changes.
void add(Change& sum, const Change& change) {
  sum.points += change.points;
  sum.win += change.win;
  sum.error = std::hypot(sum.error, change.error);
  sum.win_error = std::hypot(sum.win_error, change.win_error);
}

Change difference(const Worth& before, const Worth& after) {
  return {.points = after.points - before.points,
          .win = after.win - before.win,
          .error = std::hypot(after.error, before.error),
          .win_error = std::hypot(after.win_error, before.win_error)};
}

/// Walks through the record once. A throw and the decisions up to the next one are a *run*. When
/// the next throw is due, the run is valued from its end backwards: if the evaluator values
/// positions by moves, a position is worth what it is worth after the decision, and what that cost.
class Walk {
 public:
  Walk(const record::Record& record, players::Evaluator& evaluator, const Manner& manner)
      : game_(record.game()),
        evaluator_(evaluator),
        manner_(manner),
        by_moves_(evaluator.values_by_moves()),
        position_(record.position_after(std::min(manner.from, record.events().size()))) {
    report_.header = record.header();
    report_.seats.resize(record.header().setup.players);
    before_ = worths();
  }

  void take(std::size_t number, record::Event event) {
    if (event.chance()) close_run();
    Step step;
    step.event = number;
    step.seat = event.seat;
    step.line = record::line_of(game_, position_, event);
    if (event.chance()) turn_ = game_.chance(position_).turn + 1;
    step.turn = std::max(turn_, 1);
    if (!event.chance()) step.decision = decide(event);
    record::apply(game_, position_, event);
    report_.steps.push_back(std::move(step));
    // Of a player alone who is valued by moves only the end of the run matters.
    const bool wanted = !by_moves_ || report_.seats.size() > 1 || at_end_of_run();
    estimates_.push_back(wanted ? worths() : Worths{});
    valued_ = wanted;
  }

  Report end() {
    if (!estimates_.empty() && !valued_) estimates_.back() = worths();
    close_run();
    report_.over = game_.actors(position_).over();
    for (std::size_t seat = 0; seat < report_.seats.size(); ++seat) {
      SeatReport& report = report_.seats[seat];
      report.start = start_.value_or(before_)[seat];
      report.end = before_[seat];
      // What the throws are told to be worth follows from the rest, and so does its error.
      report.luck.error = std::hypot(report.start.error, report.end.error, report.lost.error);
    }
    report_.moments = moments_of(report_, manner_.moments);
    return std::move(report_);
  }

 private:
  using Worths = std::array<Worth, game::kMaxSeats>;

  bool at_end_of_run() const {
    const game::Actors actors = game_.actors(position_);
    return actors.chance() || actors.over();
  }

  /// The worth of the position to every seat. The generator is made anew each time, so that a
  /// evaluator that plays out meets the same dice in all positions.
  Worths worths() {
    Worths result;
    for (Seat seat = 0; seat < static_cast<Seat>(report_.seats.size()); ++seat) {
      Position seen = position_;
      game_.conceal(seen, seat);
      luck::Generator generator(manner_.seed);
      result[seat] = evaluator_.worth(game_, seen, seat, generator);
    }
    return result;
  }

  /// Values the steps since the last throw was due.
  void close_run() {
    if (estimates_.empty()) return;
    const std::size_t first = report_.steps.size() - estimates_.size();
    Worths value = estimates_.back();
    const Worths end = value;
    for (std::size_t i = estimates_.size(); i-- > 0;) {
      Step& step = report_.steps[first + i];
      step.value = value;
      if (step.decision)
        value = before_decision(step, *step.decision, i);
      else
        note_luck(step);
    }
    if (!start_) start_ = report_.steps[first].chance() ? before_ : value;
    estimates_.clear();
    before_ = end;
  }

  void note_luck(Step& step) {
    for (std::size_t seat = 0; seat < report_.seats.size(); ++seat) {
      step.luck[seat] = difference(before_[seat], step.value[seat]);
      add(report_.seats[seat].luck, step.luck[seat]);
    }
  }

  /// What a position was worth before the decision of a step, the i-th of the run. To its own seat
  /// it is what the decision cost that changes; to the others what the evaluator then thinks.
  Worths before_decision(const Step& step, Decision& decision, std::size_t i) {
    const auto estimate = [&](std::size_t seat) {
      return i == 0 ? before_[seat] : estimates_[i - 1][seat];
    };
    Worths before = step.value;
    for (std::size_t seat = 0; seat < report_.seats.size(); ++seat) {
      Worth& worth = before[seat];
      if (!by_moves_) {
        worth = estimate(seat);
      } else if (seat == step.seat) {
        worth.points += decision.cost.points;
        worth.win += decision.cost.win;
      } else {
        worth.points -= estimates_[i][seat].points - estimate(seat).points;
        worth.win -= estimates_[i][seat].win - estimate(seat).win;
      }
      if (seat != step.seat) add(report_.seats[seat].others, difference(worth, step.value[seat]));
    }
    if (decision.moves.size() == 1) decision.moves[0].weighed.worth = before[step.seat];
    return before;
  }

  Decision decide(record::Event event) {
    SeatReport& seat = report_.seats[event.seat];
    Decision decision =
        decided({game_, position_, event.seat, event.move()}, evaluator_, manner_.seed);
    ++seat.decisions;
    if (by_moves_ || decision.real) add(seat.lost, decision.cost);
    if (decision.real) {
      ++seat.real;
      ++seat.grades[static_cast<std::size_t>(decision.grade())];
    }
    return decision;
  }

  const Game& game_;
  players::Evaluator& evaluator_;
  const Manner& manner_;
  bool by_moves_;
  Position position_;
  int turn_ = 0;
  Worths before_;                  // where the run began
  std::optional<Worths> start_;    // where the walk began
  std::vector<Worths> estimates_;  // after each step of the run, where wanted
  bool valued_ = true;             // was the last one wanted?
  Report report_;
};

}  // namespace

Report analyse(const record::Record& record, players::Evaluator& evaluator, const Manner& manner) {
  Walk walk(record, evaluator, manner);
  const std::size_t all = record.events().size();
  for (std::size_t event = manner.from; event < all; ++event) {
    if (manner.progress) manner.progress(event, all);
    walk.take(event, record.events()[event]);
  }
  if (manner.progress) manner.progress(all, all);
  return walk.end();
}

}  // namespace foxtray::coach
