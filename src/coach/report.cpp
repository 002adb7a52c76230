#include "coach/report.h"

#include <algorithm>
#include <cmath>

namespace foxtray::coach {
namespace {

Change minus(const Change& lost) {
  return {.points = -lost.points, .win = -lost.win, .error = lost.error};
}

void add_moments(const Step& step, std::size_t number, std::size_t seats,
                 std::vector<Moment>& moments) {
  if (step.decision) {
    if (step.decision->grade() == Grade::fine) return;
    moments.push_back({number, step.seat, minus(step.decision->lost)});
    return;
  }
  for (std::size_t seat = 0; seat < seats; ++seat)
    moments.push_back({number, static_cast<Seat>(seat), step.luck[seat]});
}

}  // namespace

std::vector<Moment> moments_of(const Report& report, std::size_t most) {
  std::vector<Moment> all;
  for (std::size_t i = 0; i < report.steps.size(); ++i)
    add_moments(report.steps[i], i, report.seats.size(), all);
  const auto weight = [&](const Moment& moment) {
    const double change = report.rivals() ? 100 * moment.change.win : moment.change.points;
    return std::round(std::abs(change) * 1e4) / 1e4;  // what two players share is the same for both
  };
  const double least = limits_of(*report.header.game, report.unit()).moment;
  std::erase_if(all, [&](const Moment& moment) { return weight(moment) < least; });
  std::sort(all.begin(), all.end(), [&](const Moment& a, const Moment& b) {
    if (weight(a) != weight(b)) return weight(a) > weight(b);
    if (a.step != b.step) return a.step < b.step;
    const double x = std::abs(a.change.points);
    const double y = std::abs(b.change.points);
    return x != y ? x > y : a.seat < b.seat;
  });
  std::vector<Moment> moments;
  for (const Moment& moment : all) {
    // With two players one's luck is the other's bad luck: an event is told once, of the one whose
    // points changed.
    const bool told = std::any_of(moments.begin(), moments.end(),
                                  [&](const Moment& m) { return m.step == moment.step; });
    if (!told && moments.size() < most) moments.push_back(moment);
  }
  std::sort(moments.begin(), moments.end(),
            [](const Moment& a, const Moment& b) { return a.step < b.step; });
  return moments;
}

}  // namespace foxtray::coach
