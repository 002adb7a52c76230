#include "coach/report.h"

#include <algorithm>
#include <cmath>

namespace foxtray::coach {
namespace {

constexpr std::array<std::string_view, kGrades> kNames = {"fine", "inaccuracy", "mistake",
                                                          "blunder"};
constexpr std::array<std::string_view, kGrades> kSymbols = {"", "?!", "?", "??"};

// A good score is about 250 points in a Clever game, and about 30 in the Wizard dice game.
constexpr Limits kClever{
    .near_equal = 0.25, .inaccuracy = 1, .mistake = 3, .blunder = 6, .lucky = 6};
constexpr Limits kWizard{
    .near_equal = 0.05, .inaccuracy = 0.25, .mistake = 0.75, .blunder = 1.5, .lucky = 1.5};

constexpr Limits kPercent{
    .near_equal = 0.25, .inaccuracy = 1, .mistake = 3, .blunder = 6, .lucky = 6};

constexpr double kLeastWin = 0.02;  // a smaller change of the chance to win decides nothing

Change minus(const Change& lost) {
  return {.points = -lost.points, .win = -lost.win, .error = lost.error};
}

void add_moments(const Step& step, std::size_t number, std::size_t seats,
                 std::vector<Moment>& moments) {
  if (step.decision) {
    if (step.decision->grade == Grade::fine) return;
    moments.push_back({number, step.seat, minus(step.decision->lost)});
    return;
  }
  for (std::size_t seat = 0; seat < seats; ++seat)
    moments.push_back({number, static_cast<Seat>(seat), step.luck[seat]});
}

}  // namespace

std::string_view name_of(Grade grade) { return kNames[static_cast<std::size_t>(grade)]; }
std::string_view symbol_of(Grade grade) { return kSymbols[static_cast<std::size_t>(grade)]; }

const Limits& limits_of(const Game& game) {
  return catalog::entry_of(game).sheet != nullptr ? kClever : kWizard;
}

const Limits& limits_in_percent() { return kPercent; }

std::vector<Moment> moments_of(const Report& report, std::size_t most) {
  std::vector<Moment> all;
  for (std::size_t i = 0; i < report.steps.size(); ++i)
    add_moments(report.steps[i], i, report.seats.size(), all);
  const auto weight = [&](const Moment& moment) {
    const double change = report.knows_wins ? moment.change.win : moment.change.points;
    return std::round(std::abs(change) * 1e6) / 1e6;  // what two players share is the same for both
  };
  const double least = report.knows_wins ? kLeastWin : limits_of(*report.header.game).inaccuracy;
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
