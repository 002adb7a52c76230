#include "clever_players/constants.h"

#include <array>

namespace foxtray::clever_players {

double Misjudgements::of(Level level) const {
  switch (level) {
    case Level::beginner:
      return beginner;
    case Level::casual:
      return casual;
    case Level::strong:
      return strong;
    case Level::network:
    case Level::master:
    case Level::analysis:
      break;
  }
  return 0;
}

std::span<const ConstantName> constant_names() {
  static constexpr std::array<ConstantName, 6> kNames = {{
      {"spread-last", "how far a result strays after the last throw but one, in points",
       [](Constants& all) -> double& { return all.spread.last; }},
      {"spread-turn", "how much each of the last turns adds to that, as a square",
       [](Constants& all) -> double& { return all.spread.turn; }},
      {"edge", "points that trials gain on the network, for each throw",
       [](Constants& all) -> double& { return all.edge; }},
      {"beginner", "by how many points beginner misjudges a move",
       [](Constants& all) -> double& { return all.misjudgements.beginner; }},
      {"casual", "the same of casual",
       [](Constants& all) -> double& { return all.misjudgements.casual; }},
      {"strong", "the same of strong",
       [](Constants& all) -> double& { return all.misjudgements.strong; }},
  }};
  return kNames;
}

}  // namespace foxtray::clever_players
