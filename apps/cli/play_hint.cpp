// What the strongest player would do, for somebody who is asked.
#include <fmt/core.h>

#include "cli/analysis_words.h"
#include "cli/common.h"
#include "cli/evaluators.h"
#include "cli/play_session.h"
#include "coach/decision.h"

namespace foxtray::cli {
namespace {

constexpr std::uint64_t kSeed = 1;  // the same as that of the verb `hint`

std::string worth_text(const coach::Option& option, bool wins) {
  std::string text = fmt::format("{:.1f} points expected", option.worth().points);
  if (wins) text += fmt::format(", {:.1f} % wins", 100 * option.worth().win);
  return text;
}

}  // namespace

Hint hint_for(const Session& session) {
  const game::Game& game = session.game();
  const game::Position& position = session.table().position();
  const NamedEvaluator named = evaluator_of(game, "", 0, 1);
  const auto moves = coach::ranked({game, position, session.asked()}, *named.evaluator, kSeed);
  const bool wins = session.table().record().header().setup.players > 1;
  const auto shown = [&](const coach::Option& option) { return session.look().shown(option.text); };
  std::string words = fmt::format("{} would {}: {}", named.description, shown(moves[0]),
                                  worth_text(moves[0], wins));
  if (const std::string reason = moves[0].reason(); !reason.empty())
    words += "; " + session.look().shown_words(reason);
  if (moves.size() > 1) {
    words += fmt::format(" (next: {}, {})", shown(moves[1]), behind_text(moves[1].verdict));
  }
  return {moves[0].weighed.move, words + "."};
}

}  // namespace foxtray::cli
