// The coach: looks through a game and says what each decision cost and what the dice did.
#pragma once

#include <functional>

#include "coach/report.h"

namespace foxtray::coach {

struct Manner {
  std::uint64_t seed = 1;   // of a evaluator that draws lots
  std::size_t from = 0;     // look at this event and those after it
  std::size_t moments = 5;  // how many to pick out, at most
  std::function<void(std::size_t done, std::size_t all)> progress;
};

/// Weighs every decision and every throw of a record, finished or not. The evaluator must be
/// one of this game. It is shown what the seat that decided could know, and nothing more.
Report analyse(const record::Record& record, players::Evaluator& evaluator,
               const Manner& manner = {});

}  // namespace foxtray::coach
