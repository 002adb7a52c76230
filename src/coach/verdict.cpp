#include "coach/verdict.h"

#include <algorithm>
#include <cmath>

namespace foxtray::coach {
namespace {

constexpr std::array<std::string_view, 2> kUnits = {"points", "percent"};
constexpr std::array<std::string_view, kGrades> kNames = {"fine", "inaccuracy", "mistake",
                                                          "blunder"};
constexpr std::array<std::string_view, kGrades> kSymbols = {"", "?!", "?", "??"};
constexpr std::array<std::string_view, 6> kCloseness = {"only", "best",    "equal",
                                                        "near", "unclear", "behind"};

// A good score is about 250 points in a Clever game, and about 30 in the Wizard dice game.
constexpr Limits kClever{.equal = 0.05,
                         .near_equal = 0.25,
                         .inaccuracy = 1,
                         .mistake = 3,
                         .blunder = 6,
                         .lucky = 6,
                         .moment = 1};
constexpr Limits kWizard{.equal = 0.05,
                         .near_equal = 0.05,
                         .inaccuracy = 0.25,
                         .mistake = 0.75,
                         .blunder = 1.5,
                         .lucky = 1.5,
                         .moment = 0.25};
constexpr Limits kPercent{.equal = 0.05,
                          .near_equal = 0.25,
                          .inaccuracy = 1,
                          .mistake = 3,
                          .blunder = 6,
                          .lucky = 6,
                          .moment = 2};

constexpr double kSure = 2;         // standard errors by which a loss must exceed 0 to be a mistake
constexpr double kSameWin = 0.001;  // chances to win that differ by less are the same

Grade grade_of(double loss, const Limits& limits) {
  if (loss >= limits.blunder) return Grade::blunder;
  if (loss >= limits.mistake) return Grade::mistake;
  return loss >= limits.inaccuracy ? Grade::inaccuracy : Grade::fine;
}

}  // namespace

std::string_view name_of(Unit unit) { return kUnits[static_cast<std::size_t>(unit)]; }
std::string_view name_of(Grade grade) { return kNames[static_cast<std::size_t>(grade)]; }
std::string_view symbol_of(Grade grade) { return kSymbols[static_cast<std::size_t>(grade)]; }
std::string_view name_of(Closeness closeness) {
  return kCloseness[static_cast<std::size_t>(closeness)];
}

const Limits& limits_of(const Game& game, Unit unit) {
  if (unit == Unit::percent) return kPercent;
  return catalog::entry_of(game).sheet != nullptr ? kClever : kWizard;
}

Change behind(const Weighed& best, const Weighed& move) {
  const bool known = move.gap_error > 0;
  return {.points = std::max(0.0, best.worth.points - move.worth.points),
          .win = std::max(0.0, best.worth.win - move.worth.win),
          .error = known ? move.gap_error : std::hypot(best.worth.error, move.worth.error),
          .win_error = std::hypot(best.worth.win_error, move.worth.win_error)};
}

Unit deciding(std::span<const Weighed> moves, bool to_win) {
  if (!to_win) return Unit::points;
  const auto [least, most] = std::minmax_element(
      moves.begin(), moves.end(),
      [](const Weighed& a, const Weighed& b) { return a.worth.win < b.worth.win; });
  return most->worth.win - least->worth.win > kSameWin ? Unit::percent : Unit::points;
}

Verdict judge(const Game& game, Unit unit, const Weighed& best, const Weighed& move) {
  if (move.move == best.move) return {.unit = unit, .closeness = Closeness::best};
  const Limits& limits = limits_of(game, unit);
  const Change lost = behind(best, move);
  const bool percent = unit == Unit::percent;
  Verdict verdict{.unit = unit,
                  .loss = percent ? 100 * lost.win : lost.points,
                  .error = percent ? 100 * lost.win_error : lost.error};
  if (verdict.loss < limits.equal) {
    verdict.closeness = Closeness::equal;
  } else if (verdict.loss < limits.near_equal) {
    verdict.closeness = Closeness::near;
  } else if (verdict.loss < kSure * verdict.error) {
    verdict.closeness = Closeness::unclear;
  } else {
    verdict.closeness = Closeness::behind;
    verdict.grade = grade_of(verdict.loss, limits);
  }
  return verdict;
}

bool tempting(const Game& game, const Verdict& verdict) {
  const Limits& limits = limits_of(game, verdict.unit);
  return verdict.loss >= limits.near_equal && verdict.loss < limits.blunder;
}

bool great(const Game& game, const Change& luck) {
  return std::abs(luck.points) >= limits_of(game, Unit::points).lucky;
}

}  // namespace foxtray::coach
