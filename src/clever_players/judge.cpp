#include "clever_players/judge.h"

#include <algorithm>
#include <bit>
#include <cmath>

#include "players/normal.h"

namespace foxtray::clever_players {
namespace {

/// Options that promise fewer points than the best by more than this are not looked at further.
constexpr float kHopeless = 12;

}  // namespace

double turns_left(const clever::State& s, const clever::Sheet& sheet) {
  if (s.phase == clever::Phase::over) return 0;
  const int begun = s.players * (sheet.print.rounds[s.players] - s.round + 1) - s.active;
  const int rolls_left = s.phase == clever::Phase::turn ? 4 - s.roll : 3;
  return begun - (s.phase == clever::Phase::serving ? 0.75 : 0.25 * (3 - rolls_left));
}

double deviation(const Spread& spread, double turns_left) {
  constexpr double kTurnsThatCount = 5;
  const double last = spread.last * spread.last * std::min(1.0, 2 * turns_left);
  const double before = spread.turn * spread.turn * std::min(kTurnsThatCount, turns_left);
  return std::sqrt(last + before + 0.25);
}

double chance_ahead(double lead, double deviation) {
  return players::normal_above(-lead / deviation);
}

CleverJudge::CleverJudge(const CleverBrain& brain, Care care)
    : brain_(brain),
      choice_{Choice(brain.game, brain.features, brain.network, budget_, care, &memory_),
              Choice(brain.game, brain.features, brain.network, budget_, care, &memory_),
              Choice(brain.game, brain.features, brain.network, budget_, care, &memory_),
              Choice(brain.game, brain.features, brain.network, budget_, care, &memory_)} {}

float CleverJudge::points(const Position& position, Seat seat) {
  if (brain_.game.actors(position).has(seat)) return seek(position, seat).value;
  choice_[seat].stand(position, seat);
  return choice_[seat].value(position, seat);
}

Worth CleverJudge::worth_among(const Position& position, Seat seat, const Points& points) const {
  const clever::State& s = game::as<clever::State>(position);
  Worth worth{.points = points[seat]};
  if (s.players == 1) return worth;
  const double strays =
      deviation(brain_.constants.spread, turns_left(s, catalog::sheet_of(brain_.game)));
  const auto ahead_of_all = [&](Seat one) {
    double chance = 1;
    for (Seat other = 0; other < s.players; ++other)
      if (other != one) chance *= chance_ahead(points[one] - points[other], strays);
    return chance;
  };
  worth.win = ahead_of_all(seat);
  if (s.players == 2) return worth;
  // Who is ahead of one rival is likely to be ahead of another: the products are too small.
  double sum = 0;
  for (Seat one = 0; one < s.players; ++one) sum += ahead_of_all(one);
  worth.win /= sum;
  return worth;
}

/// Of a game that is over.
Worth CleverJudge::result(const Position& over, Seat seat) const {
  Worth worth{.points = static_cast<double>(brain_.game.score(over, seat).points)};
  const unsigned winners = game::winners(brain_.game, over);
  const bool alone = game::as<clever::State>(over).players == 1;
  if (!alone && (winners >> seat & 1U) != 0) worth.win = 1.0 / std::popcount(winners);
  return worth;
}

Worth CleverJudge::worth(const Position& position, Seat seat, float points) {
  if (brain_.game.actors(position).over()) return result(position, seat);
  Points all{};
  for (Seat other = 0; other < game::as<clever::State>(position).players; ++other)
    all[other] = other == seat ? points : this->points(position, other);
  return worth_among(position, seat, all);
}

void CleverJudge::weigh_against_rivals(const Position& position, Seat seat, Options& options,
                                       std::vector<Weighed>& weighed) {
  weigh(position, seat, options);
  Points now{};
  const Seat players = game::as<clever::State>(position).players;
  for (Seat other = 0; other < players; ++other)
    if (other != seat) now[other] = points(position, other);
  const float best = options.option[static_cast<std::size_t>(options.best)].value;
  const unsigned open_now = brain_.game.actors(position).bits();
  weighed.clear();
  for (int i = 0; i < options.size; ++i) {
    const Choice::Option& option = options.option[static_cast<std::size_t>(i)];
    Points then = now;
    then[seat] = option.value;
    Position next = position;
    brain_.game.apply(next, seat, option.move);
    const game::Actors actors = brain_.game.actors(next);
    if (actors.over()) {
      weighed.push_back({option.move, result(next, seat)});
      continue;
    }
    const bool serves = !actors.chance() && (actors.bits() & ~open_now) != 0;
    if (serves && option.value > best - kHopeless) {
      for (Seat other = 0; other < players; ++other)
        if (other != seat && actors.has(other)) then[other] = points(next, other);
    }
    weighed.push_back({option.move, worth_among(position, seat, then)});
  }
}

}  // namespace foxtray::clever_players
