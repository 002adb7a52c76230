// Why a move that was understood may not be made now.
#include "clever/notation.h"

namespace foxtray::clever {
namespace {

using game::Refusal;

Refusal refuse(Reason reason, unsigned a = 0) {
  return {static_cast<std::uint8_t>(reason), {static_cast<std::uint8_t>(a)}};
}

bool is_mark(Verb verb) { return verb == Verb::take || verb == Verb::plus; }

Refusal why_not_mark(const Sheet& sheet, const State& s, const SeatState& me, Move move) {
  const unsigned die = die_of(move);
  if (me.stage == Stage::choose && (s.pool & bit(die)) == 0)
    return refuse(Reason::die_not_rolled, die);
  if (me.stage == Stage::extra && (me.extra_used & bit(die)) != 0)
    return refuse(Reason::die_used_already, die);
  if (spend_of(move) != Spend::nothing && any_numbers_left(me) == 0)
    return refuse(Reason::no_any_number);
  if ((me.open[area_of(move)] >> place_of(move) & 1) == 0)
    return refuse(Reason::place_not_open, area_of(move) + 1);
  const bool from_platter = (s.platter & bit(die)) != 0;
  if (me.stage == Stage::pick && !from_platter) return refuse(Reason::platter_first, die);
  const bool no_fallback = s.served != 0 && (s.options & kNoSoloFallback) != 0;
  if (me.stage == Stage::fall_back && !from_platter && no_fallback) {
    return refuse(Reason::die_not_on_platter, die);
  }
  if (spend_of(move) != Spend::nothing) return refuse(Reason::no_any_number);
  if (area_of(move) == sheet.lane_area) return refuse(Reason::wrong_lane, area_of(move) + 1);
  return refuse(Reason::place_not_open, area_of(move) + 1);
}

}  // namespace

Refusal why_not(const Sheet& sheet, const State& s, Seat seat, Move move) {
  const SeatState& me = s.seat[seat];
  const Verb verb = verb_of(move);
  if (waiting_bonuses(me) != 0) {
    return refuse(verb == Verb::bonus ? Reason::no_such_bonus : Reason::bonus_first);
  }
  if (me.crosses != 0)
    return refuse(verb == Verb::cross ? Reason::no_such_cross : Reason::cross_first);
  if (verb == Verb::reroll && me.stage == Stage::choose) return refuse(Reason::no_reroll);
  if (verb == Verb::pass && me.stage == Stage::choose) return refuse(Reason::must_choose);
  if (verb == Verb::give_back && me.stage == Stage::returning) {
    return refuse(Reason::die_not_on_platter, die_of(move));
  }
  const bool asked = me.stage == Stage::extra ? verb == Verb::plus
                                              : verb == Verb::take && me.stage != Stage::returning;
  if (!is_mark(verb) || !asked) return refuse(Reason::not_asked);
  return why_not_mark(sheet, s, me, move);
}

}  // namespace foxtray::clever
