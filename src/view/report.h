// What the coach and the odds say, as JSON (V7 and V8).
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "coach/report.h"
#include "wizard_players/chances.h"

namespace foxtray::view {

class Json;

std::string odds_json(const wizard_players::WizardChances& odds);
/// V6: a verdict, as a part of something else.
void put_verdict(Json& json, const coach::Verdict& verdict);
/// V8: the moves of a decision, the best first, with or without opponents.
std::string moves_json(std::span<const coach::Option> moves, bool rivals);
/// V8: one decision of a report.
std::string decision_json(const coach::Decision& decision, bool rivals);
std::string report_json(const coach::Report& report, std::string_view weighed_by);

}  // namespace foxtray::view
