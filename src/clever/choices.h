// What a seat may do: the marks that dice, waiting bonuses and further crosses allow on a sheet.
#pragma once

#include <utility>

#include "clever/areas.h"
#include "clever/moves.h"

namespace foxtray::clever {

/// How a die is used; it decides which fields an area of lanes allows (H3).
enum class Use : std::uint8_t { regular, passive, extra };

template <const Sheet& S>
class Choices {
 public:
  // --- Features. Constant where the sheet is: the compiler leaves out what a game does not have.
  // ---

  static bool has_lanes() { return S.lane_area != kNoArea; }
  static bool has_crosses() { return S.crosses != Crosses::none; }
  static bool has_any_number() { return S.print.has_any_number; }
  static unsigned cross_area() { return S.cross_area; }
  static unsigned sum_area() { return S.sum_area; }
  static unsigned sum_die() { return sum_area() + 1; }

  // --- Dice -----------------------------------------------------------------------------------

  /// Every mark with one of these dice: as they lie, and with Any numbers.
  static Move* list_dice(const State& s, const SeatState& me, Verb verb, Use use, unsigned dice,
                         Move* out) {
    const bool pretending = has_any_number() && any_numbers_left(me) != 0;
    for (; dice != 0; dice &= dice - 1) {
      const auto die = static_cast<unsigned>(std::countr_zero(dice));
      const Places fields = lane(s, die, use);
      visit_areas(die, [&](auto a) {
        out = list_places(code(verb, die, Spend::nothing, a),
                          me.open[a] & reach_as_it_lies(s, die, a, fields), out);
      });
      if (!pretending) continue;
      const Pretended as = pretended(s, me, die);
      out = list_pretended(s, me, code(verb, die, Spend::printed), die, as.printed, fields, out);
      out = list_pretended(s, me, code(verb, die, Spend::question), die, as.question, fields, out);
    }
    return out;
  }

  /// Can one of these dice be marked as it lies?
  static bool any_place(const State& s, const SeatState& me, unsigned dice, Use use) {
    for (unsigned coloured = dice & ~bit(kWhite); coloured != 0; coloured &= coloured - 1) {
      const auto die = static_cast<unsigned>(std::countr_zero(coloured));
      if ((me.open[die - 1] & reach_as_it_lies(s, die, die - 1, lane(s, die, use))) != 0)
        return true;
    }
    if ((dice & bit(kWhite)) == 0) return false;
    const Places fields = lane(s, kWhite, use);
    Places found = 0;
    visit_areas(kWhite,
                [&](auto a) { found |= me.open[a] & reach_as_it_lies(s, kWhite, a, fields); });
    return found != 0;
  }

  /// Can one of these dice be marked by spending an Any number?
  static bool any_pretended_place(const State& s, const SeatState& me, unsigned dice, Use use) {
    if (!has_any_number() || any_numbers_left(me) == 0) return false;
    for (; dice != 0; dice &= dice - 1) {
      const auto die = static_cast<unsigned>(std::countr_zero(dice));
      const Pretended as = pretended(s, me, die);
      const Places fields = lane(s, die, use);
      Places found = 0;
      visit_areas(die, [&](auto a) {
        found |= open_pretended(s, me, die, a, as.printed | as.question, fields);
      });
      if (found != 0) return true;
    }
    return false;
  }

  static bool can_mark(const State& s, const SeatState& me, unsigned dice, Use use) {
    return any_place(s, me, dice, use) || any_pretended_place(s, me, dice, use);
  }

  /// Crosses out the space that stands for the pretended number (H10).
  static void spend_any_number(const State& s, SeatState& me, Move move) {
    if (!has_any_number() || spend_of(move) == Spend::nothing) return;
    const unsigned wanted = spend_of(move) == Spend::question ? 0 : pretended_number(s, move);
    for (unsigned left = any_numbers_left(me); left != 0; left &= left - 1) {
      const auto space = static_cast<unsigned>(std::countr_zero(left));
      if (S.print.tracks[kSecond].labels[space] != wanted) continue;
      me.purse |= Purse{1} << (kSecondSpentShift + space);
      return;
    }
    assert(false);
  }

  /// The dice of the roll strictly lower than the chosen one (C3.3).
  static unsigned lower_dice(const State& s, unsigned chosen) {
    // All six at once, a byte a die: the high bit of a byte is left where the face is lower.
    constexpr std::uint64_t kOnes = 0x0101010101010101U;
    constexpr std::uint64_t kHigh = 0x80 * kOnes;
    const std::uint64_t lower =
        (kHigh + (s.face[chosen] - 1U) * kOnes - std::bit_cast<std::uint64_t>(s.face)) & kHigh;
    constexpr std::uint64_t kGather = 0x0002040810204081U;  // brings the high bits together on top
    return static_cast<unsigned>(lower * kGather >> 56) & s.pool;
  }

  // --- Waiting bonuses ------------------------------------------------------------------------

  using ByArea = std::array<Places, kAreas>;

  static Move* list_bonuses(const State& s, const SeatState& me, Move* out) {
    const ByArea allowed = bonus_places(s, me, [](unsigned) {});
    for (unsigned a = 0; a < kAreas; ++a)
      out = list_places(code(Verb::bonus, 0, Spend::nothing, a), allowed[a], out);
    return out;
  }

  /// Places one there. A coloured bonus goes before the black one (C9.7), which has the last slot.
  static void place_bonus(const State& s, SeatState& me, unsigned a, unsigned index) {
    for (unsigned left = waiting_bonuses(me); left != 0;) {
      const unsigned slot = first_slot(left);
      left &= ~slot_bits(slot);
      if ((places_of_bonus(s, me, slot, a) >> index & 1) == 0) continue;
      me.purse -= Purse{1} << (4 * slot);
      return mark<S>(me, a, index, s.options);
    }
    assert(false);
  }

  /// R4.2: bonuses without a place are lost, a single legal placement is made by itself. Is there
  /// something left to ask?
  static bool must_ask_bonus(const State& s, SeatState& me) {
    while (waiting_bonuses(me) != 0) {
      const ByArea allowed = places_after_losses(s, me);
      int found = -1;
      for (unsigned a = 0; a < kAreas; ++a) {
        if (allowed[a] == 0) continue;
        if (found >= 0 || (allowed[a] & (allowed[a] - 1)) != 0) return true;
        found = static_cast<int>(a);
      }
      if (found < 0) return false;
      const auto a = static_cast<unsigned>(found);
      place_bonus(s, me, a, static_cast<unsigned>(std::countr_zero(allowed[a])));
    }
    return false;
  }

  /// Does a bonus wait, or is a further cross allowed?
  static bool owes_marks(const SeatState& me) {
    return waiting_bonuses(me) != 0 || (has_crosses() && me.crosses != 0);
  }

  /// The same, less what happens by itself.
  [[gnu::noinline]] static bool must_ask_for_marks(const State& s, SeatState& me) {
    if (waiting_bonuses(me) != 0 && must_ask_bonus(s, me)) return true;
    if (cross_places(s, me) != 0) return true;
    me.crosses = 0;
    return false;
  }

  // --- Further crosses (sweep D3.4, same number H4.4) -----------------------------------------

  /// Notes the dice that allow one more cross each after this mark.
  static void allow_crosses(const State& s, SeatState& me, Move move, bool regular) {
    if (!has_crosses() || area_of(move) != cross_area()) return;
    me.crosses = static_cast<std::uint8_t>(S.crosses == Crosses::sweep
                                               ? swept_dice(s, move, regular)
                                               : dice_of_same_number(s, move, regular));
  }

  static Places cross_places(const State& s, const SeatState& me) {
    Places reached = 0;
    for (unsigned dice = me.crosses; dice != 0; dice &= dice - 1) {
      reached |= cross_reach(s, static_cast<unsigned>(std::countr_zero(dice)));
    }
    return reached & me.open[cross_area()];
  }

  static Move* list_crosses(const State& s, const SeatState& me, Move* out) {
    return list_places(code(Verb::cross, 0, Spend::nothing, cross_area()), cross_places(s, me),
                       out);
  }

  /// The highest die whose cross can go there, if possible one that keeps to its row (D3.10).
  static unsigned cross_die(const State& s, const SeatState& me, unsigned index) {
    for (const unsigned first : {me.crosses & S.row_dice, me.crosses & ~S.row_dice}) {
      for (unsigned dice = first; dice != 0;) {
        const auto die = static_cast<unsigned>(std::bit_width(dice)) - 1;
        if ((cross_reach(s, die) >> index & 1) != 0) return die;
        dice &= ~bit(die);
      }
    }
    assert(false);
    return kNoDie;
  }

 private:
  static constexpr unsigned kAllNumbers = 63;
  static constexpr unsigned number_bit(unsigned number) { return 1U << (number - 1); }
  static constexpr unsigned first_slot(unsigned waiting) {
    return static_cast<unsigned>(std::countr_zero(waiting)) / 4;
  }
  static constexpr unsigned slot_bits(unsigned slot) { return 15U << (4 * slot); }

  static Move* list_places(unsigned prefix, Places places, Move* out) {
    for (; places != 0; places &= places - 1) {
      *out++ = move_of(prefix | static_cast<unsigned>(std::countr_zero(places)));
    }
    return out;
  }

  /// The areas where a die can be marked: white in every one (C10.1), others in their own.
  template <class Visit>
  static void visit_areas(unsigned die, Visit visit) {
    if (die != kWhite) return visit(die - 1);
    [&]<unsigned... a>(std::integer_sequence<unsigned, a...>) {
      (visit(std::integral_constant<unsigned, a>{}), ...);
    }(std::make_integer_sequence<unsigned, kAreas>{});
  }

  static Places within(Places open, unsigned a, Places lane_of_die) {
    return has_lanes() && a == S.lane_area ? open & lane_of_die : open;
  }

  /// C10.2: in the area of sums it is always its die + white.
  static Places reach_as_it_lies(const State& s, unsigned die, auto a, Places lane_of_die) {
    const unsigned number =
        a == sum_area() ? s.face[kWhite] + unsigned{s.face[sum_die()]} : s.face[die];
    return within(S.reach[a][number], a, lane_of_die);
  }

  /// The fields of an area of lanes that this use of this die allows (H3).
  static Places lane(const State& s, unsigned die, Use use) {
    if (!has_lanes()) return ~Places{0};
    if (use == Use::regular) return S.lanes[s.roll - 1U];
    if (use == Use::extra) {
      for (std::size_t row = 0; row < 3; ++row)
        if (s.field[row] == die) return S.lanes[row];
    }
    return S.lanes[3];
  }

  /// The numbers as which a seat can mark a die by spending an Any number (H10), as bits.
  struct Pretended {
    unsigned printed = 0;   // by spending the space printed with the number
    unsigned question = 0;  // by spending a ? space
  };
  static Pretended pretended(const State& s, const SeatState& me, unsigned die) {
    const auto& labels = S.print.tracks[kSecond].labels;
    const unsigned others = kAllNumbers & ~number_bit(s.face[die]);
    Pretended result;
    for (unsigned left = any_numbers_left(me); left != 0; left &= left - 1) {
      const unsigned label = labels[static_cast<std::size_t>(std::countr_zero(left))];
      (label == 0 ? result.question : result.printed) |= label == 0 ? others : number_bit(label);
    }
    result.printed &= others;
    return result;
  }

  /// The number as which this move marks its die.
  static unsigned pretended_number(const State& s, Move move) {
    const unsigned number = S.area[area_of(move)].number[place_of(move)];
    if (area_of(move) != sum_area()) return number;
    return number - s.face[die_of(move) == kWhite ? sum_die() : kWhite];
  }

  static Places open_pretended(const State& s, const SeatState& me, unsigned die, unsigned a,
                               unsigned numbers, Places lane_of_die) {
    if (a != sum_area()) return within(me.open[a] & S.area[a].reach_any[numbers], a, lane_of_die);
    return me.open[a] & sums_with(s, die == kWhite ? sum_die() : kWhite, numbers);
  }

  /// The places in the area of sums of the numbers plus another die as it lies.
  static Places sums_with(const State& s, unsigned other, unsigned numbers) {
    return (numbers << 1 << s.face[other]) * S.sum_spread;
  }

  static Move* list_pretended(const State& s, const SeatState& me, unsigned prefix, unsigned die,
                              unsigned numbers, Places lane_of_die, Move* out) {
    if (numbers == 0) return out;
    visit_areas(die, [&](auto a) {
      out = list_places(prefix | a << 5, open_pretended(s, me, die, a, numbers, lane_of_die), out);
    });
    return out;
  }

  static Places places_of_bonus(const State& s, const SeatState& me, unsigned slot, unsigned a) {
    const Places allowed = S.waiting[slot][a] & me.open[a];
    // H9: a blue ? is a number plus the white die as it lies.
    const bool white_counts = has_any_number() && a == sum_area() && (s.options & kBlueTotal) == 0;
    return white_counts ? allowed & sums_with(s, kWhite, kAllNumbers) : allowed;
  }

  /// Where the waiting bonuses may go, by area; those that have no place are lost (C9.5).
  static ByArea places_after_losses(const State& s, SeatState& me) {
    return bonus_places(s, me, [&](unsigned slot) { me.purse &= ~Purse{slot_bits(slot)}; });
  }

  /// The same, telling of each kind that has no place.
  template <class Lose>
  static ByArea bonus_places(const State& s, const SeatState& me, Lose lose) {
    ByArea allowed{};
    for (unsigned left = waiting_bonuses(me); left != 0;) {
      const unsigned slot = first_slot(left);
      left &= ~slot_bits(slot);
      Places somewhere = 0;
      for (unsigned a = 0; a < kAreas; ++a) {
        const Places here = places_of_bonus(s, me, slot, a);
        allowed[a] |= here;
        somewhere |= here;
      }
      if (somewhere == 0) lose(slot);
    }
    return allowed;
  }

  /// D3.4: only the active player's regular choice sweeps.
  static unsigned swept_dice(const State& s, Move move, bool regular) {
    return regular ? lower_dice(s, die_of(move)) : 0;
  }

  /// H4.4: the other dice of the group that show the number.
  static unsigned dice_of_same_number(const State& s, Move move, bool regular) {
    const unsigned die = die_of(move);
    const bool with_fields = regular || (s.platter & bit(die)) == 0;
    const unsigned group = (with_fields ? fields_of(s) : unsigned{s.platter}) & ~bit(die);
    return dice_showing(s, group, S.area[cross_area()].number[place_of(move)]);
  }

  static unsigned dice_showing(const State& s, unsigned dice, unsigned face) {
    unsigned found = 0;
    for (; dice != 0; dice &= dice - 1) {
      const auto die = static_cast<unsigned>(std::countr_zero(dice));
      if (s.face[die] == face) found |= bit(die);
    }
    return found;
  }

  /// Where a further cross of this die can go: its column; in the sweep a coloured die keeps to its
  /// own row (D3.5).
  static Places cross_reach(const State& s, unsigned die) {
    return S.reach[cross_area()][s.face[die]] & S.cross_rows[die];
  }
};

}  // namespace foxtray::clever
