// Sound positions of the Wizard dice game.
#include <algorithm>

#include "wizard/round.h"
#include "wizard/rules.h"

namespace foxtray::wizard {
namespace {

using game::Seat;
using game::Soundness;

constexpr unsigned kMaxMark = kDifference + 2 * (kDice + 1);

unsigned everybody(const State& s) { return bit(s.players) - 1; }
bool alone(const State& s, unsigned seat) { return s.open == bit(seat); }
unsigned in_order(const State& s, unsigned nth) { return (s.seer + nth) % s.players; }
bool predicted(const State& s, unsigned seat) { return s.seat[seat].prediction != kNoField; }

unsigned dice_lying(const State& s) {
  unsigned sum = 0;
  for (const unsigned n : s.count) sum += n;
  return sum;
}

/// Have all predicted, or has nobody?
bool all_predicted(const State& s, bool have) {
  for (unsigned seat = 0; seat < s.players; ++seat)
    if (predicted(s, seat) != have) return false;
  return true;
}

bool sheet_sound(const State& s, unsigned seat) {
  const SeatState& me = s.seat[seat];
  unsigned crosses = static_cast<unsigned>(std::popcount(me.jesters));
  unsigned zeros = 0;
  std::uint32_t used = 0;
  for (std::size_t field = 0; field < kFields; ++field) {
    const unsigned mark = me.mark[field];
    if (mark > kMaxMark) return false;
    if (mark != kEmpty) used |= bit(static_cast<unsigned>(field));
    if (mark == kCross || mark == kDoubleCross) crosses += mark;
    if (mark == kDifference) ++zeros;
  }
  const bool scored = (s.in & bit(seat)) == 0;
  const auto fields = static_cast<unsigned>(std::popcount(me.used));
  return me.unused == 0 && me.used == used && me.crosses == crosses && me.jesters < bit(kColumns) &&
         static_cast<unsigned>(std::popcount(me.jesters)) <= zeros &&
         fields == s.round - (scored ? 0U : 1U);
}

/// A prediction is a field that was empty, and holds something once the seat has scored.
bool prediction_sound(const State& s, unsigned seat) {
  const SeatState& me = s.seat[seat];
  const bool scored = (s.in & bit(seat)) == 0;
  if (me.prediction == kNoField) return !scored;
  return me.prediction < kFields && ((me.used & bit(me.prediction)) != 0) == scored;
}

/// The numbers that hold for the whole table.
bool table_sound(const State& s) {
  if (s.round < 1 || s.round > kLastRound || s.target == 0) return false;
  if (s.seer >= s.players || s.next_seer >= s.players || s.first_seer >= s.players) return false;
  if ((s.open & ~everybody(s)) != 0 || (s.in & ~everybody(s)) != 0 || s.asked > s.players)
    return false;
  if (s.card > Card::none || s.phase > Phase::over || s.unused != decltype(s.unused){})
    return false;
  if ((s.card == Card::none) != (s.cards == 0 || s.phase == Phase::card)) return false;
  if (s.cards == 0 ? s.deck != 0
                   : s.card != Card::none && (s.deck & bit(static_cast<unsigned>(s.card))) != 0) {
    return false;
  }
  const unsigned lying = dice_lying(s);
  const bool rolling = s.phase == Phase::rolling;
  return lying <= kDice && (rolling ? lying + s.to_roll == kDice : s.to_roll == 0);
}

/// Do as many dice lie as the card has put there before the colour is named?
bool dice_before_rolls_sound(const State& s) {
  const unsigned lying = s.card == Card::set_two ? 2 : s.card == Card::roll_first ? kDice : 0;
  return dice_lying(s) == lying && s.roll == (lying == 0 ? 0 : 1);
}

/// Predictions one after the other, or, if they are secret, the others' all at once (R10.2).
Soundness predict_soundness(const State& s) {
  if (s.in != everybody(s) || s.asked >= s.players) return Soundness::unsound;
  if (!dice_before_rolls_sound(s)) return Soundness::unsound;
  const bool together = s.card == Card::secret && s.asked != 0;
  if (!together && !alone(s, in_order(s, s.asked))) return Soundness::unsound;
  if (together && (s.open & bit(s.seer)) != 0) return Soundness::unsound;
  if (together && std::popcount(s.open) != s.players - s.asked) return Soundness::unsound;
  Soundness result = Soundness::whole;
  for (unsigned nth = 0; nth < s.players; ++nth) {
    const unsigned seat = in_order(s, nth);
    const bool through = together ? (s.open & bit(seat)) == 0 : nth < s.asked;
    if (predicted(s, seat) == through) continue;
    if (!through || !together || seat == s.seer) return Soundness::unsound;
    result = Soundness::concealed;
  }
  return result;
}

/// The Wizard colour is named after the predictions, unless the card makes it needless.
bool colour_sound(const State& s) {
  const bool rolled_first = s.card == Card::roll_first && s.phase == Phase::rolling && s.roll == 1;
  const bool early = s.phase == Phase::card || s.phase == Phase::set || s.phase == Phase::predict ||
                     s.phase == Phase::strike || s.phase == Phase::name || rolled_first;
  if (early || s.card == Card::all_colours) return s.wizard_colour == kNoColour;
  return s.wizard_colour < kColours;
}

/// Rolls and stops, once the Wizard colour is named.
bool rolling_sound(const State& s) {
  if (!all_predicted(s, true)) return false;
  if (s.roll < 1 || s.roll > kRolls) return false;
  return s.phase == Phase::rolling || dice_lying(s) == kDice;
}

bool phase_sound(const State& s) {
  const bool seer_in = (s.in & bit(s.seer)) != 0;
  const bool all_in = s.in == everybody(s);
  const bool before_roll = s.roll == 0 && dice_lying(s) == 0;
  switch (s.phase) {
    case Phase::card:
      return s.open == 0 && all_in && s.deck != 0 && before_roll && all_predicted(s, false);
    case Phase::set:
      return s.card == Card::set_two && alone(s, s.seer) && all_in && before_roll &&
             all_predicted(s, false);
    case Phase::rolling:
      if (s.open != 0 || s.to_roll == 0 || !seer_in) return false;
      if (s.card == Card::roll_first && s.roll == 1) return all_in && all_predicted(s, false);
      return rolling_sound(s);
    case Phase::predict:
      return true;  // see predict_soundness
    case Phase::strike: {
      if (s.card != Card::strike || s.asked >= s.players || !all_in || !before_roll) return false;
      if (!alone(s, in_order(s, s.asked)) || !all_predicted(s, true)) return false;
      game::MoveList list;
      legal(s, static_cast<Seat>(in_order(s, s.asked)), list);
      return list.size() > 1;
    }
    case Phase::name:
      return alone(s, s.seer) && all_in && all_predicted(s, true) && s.card != Card::all_colours &&
             dice_before_rolls_sound(s);
    case Phase::insist:
      return s.card == Card::roll_first && alone(s, s.seer) && all_in && s.roll == 1 &&
             rolling_sound(s);
    case Phase::stopping:
      return s.open != 0 && (s.open & ~(s.in & ~bit(s.seer))) == 0 && seer_in && s.roll < kRolls &&
             rolling_sound(s);
    case Phase::seer:
      return alone(s, s.seer) && seer_in && s.roll < kRolls && rolling_sound(s);
    case Phase::last:
      if (s.open == 0 || s.open != s.in || !rolling_sound(s)) return false;
      for (unsigned seat = 0; seat < s.players; ++seat) {
        const bool asked = (s.open & bit(seat)) != 0;
        if (asked && !jester_count_possible(s, s.seat[seat])) return false;
      }
      return true;
    case Phase::over:
      return s.open == 0 && s.in == 0;
  }
  return false;
}

bool empty_seats_sound(const State& s) {
  static constexpr SeatState kEmpty{};
  for (std::size_t seat = s.players; seat < kMaxPlayers; ++seat)
    if (std::memcmp(&s.seat[seat], &kEmpty, sizeof kEmpty) != 0) return false;
  return true;
}

}  // namespace

Soundness soundness(const game::Position& position) {
  const State& s = game::as<State>(position);
  const game::Game& game = kWizardDiceGame;
  if (s.players < game.min_players || s.players > game.max_players) return Soundness::unsound;
  if (s.cards > 1 || !game::zero_from(position, sizeof s)) return Soundness::unsound;
  if (!table_sound(s) || !colour_sound(s) || !empty_seats_sound(s)) return Soundness::unsound;
  const game::Position start = game.deal(game.setup(position));
  if (game::as<State>(start).target != s.target) return Soundness::unsound;
  for (unsigned seat = 0; seat < s.players; ++seat)
    if (!sheet_sound(s, seat) || !prediction_sound(s, seat)) return Soundness::unsound;
  if (!phase_sound(s)) return Soundness::unsound;
  return s.phase == Phase::predict ? predict_soundness(s) : Soundness::whole;
}

}  // namespace foxtray::wizard
