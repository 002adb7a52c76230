// A decision as the coach sees it: what the legal moves are worth, and what the one that was played
// cost. Whoever asks about the same decision, before or after the move, is told the same.
#pragma once

#include <string>
#include <vector>

#include "coach/reason.h"
#include "coach/verdict.h"

namespace foxtray::coach {

using game::Seat;

/// One of the legal moves.
struct Option {
  Weighed weighed;
  std::string text;             // as in a record, without the seat
  std::vector<Effect> effects;  // what it does
  Verdict verdict;              // of whoever plays it

  const Worth& worth() const { return weighed.worth; }
  std::string reason() const { return in_words(effects); }
};

/// The legal moves of an open seat, the best first: what wins most often, if the evaluator plays to
/// win, otherwise what brings most points. The position asked about is the whole one. Which move is
/// the best does not depend on what the question is about.
std::vector<Option> ranked(const players::Question& question, players::Evaluator& evaluator,
                           std::uint64_t seed);

struct Decision {
  std::vector<Option> moves;  // all that were legal, the best first
  std::size_t played = 0;     // its place among them
  Change lost;                // by not playing the best one; neither is ever negative
  Change cost;                // the same for the account: right on average, so by chance below 0
  bool real = false;          // not forced, nor between moves that are near equal, nor obvious

  const Option& best() const { return moves.front(); }
  const Option& choice() const { return moves[played]; }
  const Verdict& verdict() const { return choice().verdict; }
  Grade grade() const { return verdict().grade; }
};

/// Judges the move that the question is about. Where it is the only one, nothing is weighed.
Decision decided(const players::Question& question, players::Evaluator& evaluator,
                 std::uint64_t seed);

}  // namespace foxtray::coach
