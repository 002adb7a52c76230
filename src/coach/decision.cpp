#include "coach/decision.h"

#include <algorithm>
#include <cassert>

namespace foxtray::coach {
namespace {

using game::Position;

Option option(const players::Question& question, const Position& seen, const Weighed& weighed) {
  const auto& [game, position, seat, about, watched] = question;
  std::array<char, game::kMaxText> text;
  return {.weighed = weighed,
          .text = {text.data(), game.say(seen, seat, weighed.move, text.data())},
          .effects = effects(game, seen, seat, weighed.move),
          .verdict = {}};
}

/// Of moves that are worth the same the lowest code comes first, but for one that a check found as
/// good as the best: which move that is was decided without the check.
void rank(std::vector<Weighed>& weighed, bool to_win) {
  std::sort(weighed.begin(), weighed.end(), [&](const Weighed& a, const Weighed& b) {
    if (players::better(a, b, to_win)) return true;
    if (players::better(b, a, to_win)) return false;
    if (a.gap.has_value() != b.gap.has_value()) return b.gap.has_value();
    return a.move < b.move;
  });
}

/// What a decision costs in the account: less than nothing, where trials by chance say so.
Change by_account(const Decision& decision) {
  const Weighed& played = decision.choice().weighed;
  const Worth& best = decision.best().worth();
  Change cost = decision.lost;
  cost.points = played.gap ? played.gap->points : best.points - played.worth.points;
  cost.win = played.gap ? played.gap->win : best.win - played.worth.win;
  return cost;
}

bool is_real(const Game& game, const Decision& decision) {
  return decision.grade() != Grade::fine ||
         std::any_of(decision.moves.begin(), decision.moves.end(),
                     [&](const Option& move) { return tempting(game, move.verdict); });
}

}  // namespace

std::vector<Option> ranked(const players::Question& question, players::Evaluator& evaluator,
                           std::uint64_t seed) {
  const auto& [game, position, seat, about, watched] = question;
  Position seen = position;
  game.conceal(seen, seat);
  luck::Generator generator(seed);
  std::vector<Weighed> weighed;
  evaluator.weigh({game, seen, seat, about, watched}, generator, weighed);
  const bool to_win = evaluator.plays_to_win();
  rank(weighed, to_win);
  const Unit unit = deciding(weighed, to_win);
  std::vector<Option> moves;
  moves.reserve(weighed.size());
  for (const Weighed& w : weighed) {
    moves.push_back(option(question, seen, w));
    if (weighed.size() > 1) moves.back().verdict = judge(game, unit, weighed.front(), w);
  }
  return moves;
}

Decision decided(const players::Question& question, players::Evaluator& evaluator,
                 std::uint64_t seed) {
  const auto& [game, position, seat, about, watched] = question;
  assert(about);
  game::MoveList list;
  game.legal(position, seat, list);
  Decision decision;
  if (list.size() == 1) {
    decision.moves = {option(question, position, {*about, {}})};
    return decision;
  }
  decision.moves = ranked(question, evaluator, seed);
  while (decision.choice().weighed.move != *about) ++decision.played;
  if (decision.played != 0)
    decision.lost = behind(decision.best().weighed, decision.choice().weighed);
  if (decision.played != 0 || decision.choice().weighed.gap) decision.cost = by_account(decision);
  decision.real = is_real(game, decision);
  return decision;
}

}  // namespace foxtray::coach
