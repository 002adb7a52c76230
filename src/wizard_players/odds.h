// Exact odds of the Wizard dice game.
#pragma once

namespace foxtray::wizard_players {

/// The chance of ending at exactly the wanted number of dice that count, and the expected
/// difference from it, when dice that count are kept up to that number and all others are rolled
/// again.
struct Outlook {
  double exact = 0;
  double difference = 0;
};

/// `wanted` dice of seven, 0-5, shall count; one die counts with `sides` of its six sides, 2 or 3;
/// `kept` dice that count lie already, not more than wanted; 1-3 `rolls` are still to come.
Outlook outlook(int wanted, int sides, int kept, int rolls);

}  // namespace foxtray::wizard_players
