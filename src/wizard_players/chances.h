// The odds of a Wizard round, as a coach tells them: how likely each prediction is to come true
// with the dice that lie and the rolls that are left.
#pragma once

#include "wizard/moves.h"
#include "wizard_players/rolls.h"

namespace foxtray::wizard_players {

struct WizardChances {
  /// By field: the chance of exactly this number when every roll is made for it. As long as the
  /// Wizard colour is not named it is taken to be the field's.
  std::array<double, wizard::kFields> alone{};
  /// By field: the chance that somebody beside the seer can stop at exactly this number, when the
  /// seer rolls for his own prediction. Only if the seer has predicted.
  std::array<double, wizard::kFields> beside{};
  /// The chance of exactly 1-5 jesters when every roll is made for them.
  std::array<double, wizard::kColumns> jesters{};

  bool seer_predicted = false;
  /// The seer's prediction: its chance, and what he best rolls again for it now. No dice: he stops,
  /// or it is not his turn.
  double chance = 0;
  wizard::Counts again{};
};

/// Of a position before or after the predictions of a round; with a card it must be turned up.
WizardChances wizard_chances(const State& s);

}  // namespace foxtray::wizard_players
