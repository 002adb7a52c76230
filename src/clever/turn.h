// The turn that the three Clever games share (docs/rules/clever-family.md), written once for any
// sheet: what a seat may do, doing it, and who is asked next.
#pragma once

#include "clever/areas.h"
#include "clever/moves.h"

namespace foxtray::clever {

/// How a die is used; it decides which of yellow's fields Clever hoch Drei allows (H2).
enum class Use : std::uint8_t { regular, passive, extra };

template <const Sheet& S>
class Turn {
 public:
  // --- What may be done -----------------------------------------------------------------------

  static void legal(const State& s, Seat seat, game::MoveList& list) {
    const SeatState& me = s.seat[seat];
    Move* out = list.tail();
    if (waiting_bonuses(me) != 0) {
      out = list_bonuses(s, me, out);
    } else if (has_crosses() && me.crosses != 0) {
      out = list_crosses(s, me, out);
      *out++ = move_of(code(Verb::done));
    } else {
      out = list_stage(s, me, out);
    }
    list.end_at(out);
  }

  // --- Doing it -------------------------------------------------------------------------------

  static void apply(State& s, Seat seat, Move move) {
    SeatState& me = s.seat[seat];
    switch (verb_of(move)) {
      case Verb::take:
        take(s, seat, move);
        break;
      case Verb::plus:
        plus(s, me, move);
        break;
      case Verb::cross:
        use_up_cross_die(s, me, place_of(move));
        mark<S>(me, cross_area(), place_of(move), s.options);
        break;
      case Verb::bonus:
        place_bonus(s, me, area_of(move), place_of(move));
        break;
      case Verb::give_back:
        me.purse += Purse{1} << kSecondSpentShift;
        s.platter = static_cast<std::uint8_t>(s.platter & ~bit(die_of(move)));
        s.pool = static_cast<std::uint8_t>(s.pool | bit(die_of(move)));
        break;
      case Verb::reroll:
        me.purse += Purse{1} << kRerollsSpentShift;
        me.stage = Stage::idle;
        ++s.again;
        break;
      case Verb::pass:
        if (me.stage == Stage::pick) {
          me.stage = Stage::extra;
        } else {
          forfeit(s, me);
        }
        break;
      case Verb::done:
        decline_more(s, me);
        break;
    }
    settle(s, seat);
    if (s.open == 0) advance(s);
  }

  static void roll(State& s, dice::Throw outcome) {
    if (s.roll == 0) return serve_solo(s, outcome);
    for (unsigned rolled = s.pool; rolled != 0; rolled &= rolled - 1) {
      const int die = std::countr_zero(rolled);
      s.face[static_cast<std::size_t>(die)] = outcome.face(die);
    }
    s.seat[s.active].stage = Stage::choose;
    settle(s, s.active);
    if (s.open == 0) advance(s);
  }

  static void begin_round(State& s) {
    ++s.round;
    s.active = 0;
    s.phase = Phase::round_start;
    const Bonus bonus = S.print.round_bonus[s.round - 1U];
    for (Seat seat = 0; seat < s.players; ++seat) {
      earn<S>(s.seat[seat], bonus);
      settle(s, seat);
    }
    if (s.open == 0) begin_turn(s);
  }

  /// Sets up what follows from the marks; `s` is all zero but for players and options.
  static void deal(State& s) {
    for (Seat seat = 0; seat < s.players; ++seat) {
      SeatState& me = s.seat[seat];
      for (unsigned a = 0; a < kAreas; ++a) {
        const AreaTable& table = S.area[a];
        me.marks[a] = table.printed;
        const bool row = table.open_by_count[0] != 0;
        me.open[a] = row ? table.open_by_count[0] : table.all & ~table.printed;
        if (table.kind == Kind::two_sided) {
          me.open[a] = open_two_sided(0, s.options, S.print.area[a].columns);
        }
      }
    }
    s.field = {kNoDie, kNoDie, kNoDie};
    begin_round(s);
  }

  /// May the white die's and the pretended numbers go there: the places of one die in one area.
  static Places reach(const State& s, unsigned die, unsigned a, unsigned numbers) {
    if (a == static_cast<unsigned>(S.sum_area)) {
      const unsigned other = die == kWhite ? blue_die() : kWhite;
      return (numbers << 1 << s.face[other]) * S.sum_spread;
    }
    return S.area[a].reach[numbers];
  }

  /// The fields of yellow that this use of this die allows (H2).
  static Places lane(const State& s, unsigned die, Use use) {
    if (!has_lanes()) return ~Places{0};
    if (use == Use::regular) return S.lanes[s.roll - 1U];
    if (use == Use::extra) {
      for (std::size_t row = 0; row < 3; ++row)
        if (s.field[row] == die) return S.lanes[row];
    }
    return S.lanes[3];
  }

  /// The numbers as which a seat can mark a die by spending an Any number (H9).
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

  /// The dice from which a passive player may pick: the platter; the active player's die fields too
  /// if no platter die can be marked without spending an action (C6.2, H10.8).
  static unsigned pickable(const State& s, const SeatState& me) {
    const bool fallback = s.served == 0 || (s.options & kNoSoloFallback) == 0;
    if (!fallback || any_place(s, me, s.platter, Use::passive)) return s.platter;
    return s.platter | fields_of(s);
  }

 private:
    static constexpr unsigned kAllNumbers = 63;

  // Constant where the sheet is: the compiler leaves out what a game does not have.
  static unsigned cross_area() { return S.print.has_same_number ? 1 : 0; }
  static bool has_lanes() { return S.print.has_lanes; }
  static bool has_crosses() { return S.print.has_sweep || S.print.has_same_number; }
  static bool has_any_number() { return S.print.has_any_number; }
  static unsigned blue_die() { return static_cast<unsigned>(S.sum_area) + 1; }
  static constexpr unsigned number_bit(unsigned number) { return 1U << (number - 1); }

  // --- Listing --------------------------------------------------------------------------------

  static Move* list_places(unsigned prefix, Places places, Move* out) {
    for (; places != 0; places &= places - 1) {
      *out++ = move_of(prefix | static_cast<unsigned>(std::countr_zero(places)));
    }
    return out;
  }

  /// All places of one die, as the given numbers: white in every area, others in their own.
  template <class Visit>
  static void for_areas_of(unsigned die, Visit visit) {
    if (die != kWhite) return visit(die - 1);
    for (unsigned a = 0; a < kAreas; ++a) visit(a);
  }

  static Places open_places(const State& s, const SeatState& me, unsigned die, unsigned a, unsigned numbers,
                            Places lane_of_die) {
    const Places open = me.open[a] & reach(s, die, a, numbers);
    return has_lanes() && a == 0 ? open & lane_of_die : open;
  }

  static Move* list_die(const State& s, const SeatState& me, Verb verb, unsigned die, Spend spend,
                        unsigned numbers, Places lane_of_die, Move* out) {
    for_areas_of(die, [&](unsigned a) {
      out = list_places(code(verb, die, spend, a), open_places(s, me, die, a, numbers, lane_of_die), out);
    });
    return out;
  }

  /// Every mark with one of these dice: as they lie, and with Any numbers.
  static Move* list_dice(const State& s, const SeatState& me, Verb verb, Use use, unsigned dice, Move* out) {
    const bool pretending = has_any_number() && any_numbers_left(me) != 0;
    for (; dice != 0; dice &= dice - 1) {
      const auto die = static_cast<unsigned>(std::countr_zero(dice));
      const Places fields = lane(s, die, use);
      out = list_die(s, me, verb, die, Spend::nothing, number_bit(s.face[die]), fields, out);
      if (!pretending) continue;
      const Pretended as = pretended(s, me, die);
      if (as.printed != 0) out = list_die(s, me, verb, die, Spend::printed, as.printed, fields, out);
      if (as.question != 0) out = list_die(s, me, verb, die, Spend::question, as.question, fields, out);
    }
    return out;
  }

  static Move* list_bonuses(const State& s, const SeatState& me, Move* out) {
    const std::array<Places, kAreas> allowed = bonus_places(s, me);
    for (unsigned a = 0; a < kAreas; ++a) out = list_places(code(Verb::bonus, 0, Spend::nothing, a), allowed[a], out);
    return out;
  }

  static Move* list_crosses(const State& s, const SeatState& me, Move* out) {
    return list_places(code(Verb::cross, 0, Spend::nothing, cross_area()), cross_places(s, me), out);
  }

  static Move* list_stage(const State& s, const SeatState& me, Move* out) {
    switch (me.stage) {
      case Stage::choose: {
        const Move* first = out;
        out = list_dice(s, me, Verb::take, Use::regular, s.pool, out);
        const bool markable = out != first;
        if (rerolls_left(me) != 0) *out++ = move_of(code(Verb::reroll));
        if (!markable || S.print.may_forfeit || (s.options & kDeclineFree) != 0) {
          *out++ = move_of(code(Verb::pass));
        }
        break;
      }
      case Stage::pick:
        out = list_dice(s, me, Verb::take, Use::passive, pickable(s, me), out);
        *out++ = move_of(code(Verb::pass));
        break;
      case Stage::extra:
        out = list_dice(s, me, Verb::plus, Use::extra, kAllDice & ~unsigned{me.extra_used}, out);
        *out++ = move_of(code(Verb::done));
        break;
      case Stage::returning:
        for (unsigned dice = s.platter; dice != 0; dice &= dice - 1) {
          *out++ = move_of(code(Verb::give_back, static_cast<unsigned>(std::countr_zero(dice))));
        }
        *out++ = move_of(code(Verb::done));
        break;
      case Stage::idle:
      case Stage::chosen:
        break;
    }
    return out;
  }

  // --- Is there anything to list? -------------------------------------------------------------

  static bool any_place(const State& s, const SeatState& me, unsigned dice, Use use) {
    for (; dice != 0; dice &= dice - 1) {
      const auto die = static_cast<unsigned>(std::countr_zero(dice));
      const Places fields = lane(s, die, use);
      Places found = 0;
      for_areas_of(die, [&](unsigned a) { found |= open_places(s, me, die, a, number_bit(s.face[die]), fields); });
      if (found != 0) return true;
    }
    return false;
  }

  static bool any_pretended_place(const State& s, const SeatState& me, unsigned dice, Use use) {
    if (!has_any_number() || any_numbers_left(me) == 0) return false;
    for (; dice != 0; dice &= dice - 1) {
      const auto die = static_cast<unsigned>(std::countr_zero(dice));
      const Pretended as = pretended(s, me, die);
      const Places fields = lane(s, die, use);
      Places found = 0;
      for_areas_of(die, [&](unsigned a) {
        found |= open_places(s, me, die, a, as.printed | as.question, fields);
      });
      if (found != 0) return true;
    }
    return false;
  }

  static bool can_mark(const State& s, const SeatState& me, unsigned dice, Use use) {
    return any_place(s, me, dice, use) || any_pretended_place(s, me, dice, use);
  }

  // --- Choices --------------------------------------------------------------------------------

  static void take(State& s, Seat seat, Move move) {
    SeatState& me = s.seat[seat];
    const bool regular = me.stage == Stage::choose;
    const unsigned die = die_of(move);
    spend_any_number(s, me, move);
    me.crosses = static_cast<std::uint8_t>(
        further_crosses(s, move, regular, regular || (fields_of(s) & bit(die)) != 0));
    mark<S>(me, area_of(move), place_of(move), s.options);
    if (regular) {
      s.field[s.roll - 1U] = static_cast<std::uint8_t>(die);
      s.pool = static_cast<std::uint8_t>(s.pool & ~bit(die));
    }
    me.stage = regular ? Stage::chosen : Stage::extra;
  }

  static void plus(State& s, SeatState& me, Move move) {
    const unsigned die = die_of(move);
    me.purse += Purse{1} << kExtrasSpentShift;
    me.extra_used = static_cast<std::uint8_t>(me.extra_used | bit(die));
    spend_any_number(s, me, move);
    me.crosses = static_cast<std::uint8_t>(further_crosses(s, move, false, (fields_of(s) & bit(die)) != 0));
    mark<S>(me, area_of(move), place_of(move), s.options);
  }

  /// H9: the space that stands for the pretended number is crossed out.
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

 public:
  /// The number as which a die is marked by this move, with or without an Any number.
  static unsigned pretended_number(const State& s, Move move) {
    const unsigned number = S.area[area_of(move)].number[place_of(move)];
    if (area_of(move) != static_cast<unsigned>(S.sum_area)) return number;
    return number - s.face[die_of(move) == kWhite ? blue_die() : kWhite];
  }

  /// The highest die whose further cross can go there; coloured dice lie above the wild ones.
  static unsigned cross_die(const State& s, const SeatState& me, unsigned index) {
    for (unsigned dice = me.crosses; dice != 0;) {
      const auto die = static_cast<unsigned>(std::bit_width(dice)) - 1;
      if ((cross_reach(s, die) >> index & 1) != 0) return die;
      dice &= ~bit(die);
    }
    assert(false);
    return kNoDie;
  }

  /// Where the waiting bonuses may go, by area.
  static std::array<Places, kAreas> bonus_places(const State& s, const SeatState& me) {
    std::array<Places, kAreas> allowed{};
    for (unsigned left = waiting_bonuses(me); left != 0;) {
      const auto slot = static_cast<unsigned>(std::countr_zero(left)) / 4;
      left &= ~(15U << (4 * slot));
      for (unsigned a = 0; a < kAreas; ++a) allowed[a] |= places_of_bonus(s, me, slot, a);
    }
    return allowed;
  }

 private:
  static Places places_of_bonus(const State& s, const SeatState& me, unsigned slot, unsigned a) {
    Places allowed = S.waiting[slot][a] & me.open[a];
    if (has_any_number()) {  // H8: a blue ? is a number plus the white die as it lies
      if (a == static_cast<unsigned>(S.sum_area) && (s.options & kBlueTotal) == 0) {
        allowed &= reach(s, blue_die(), a, kAllNumbers);
      }
    }
    return allowed;
  }

  /// The dice that allow one more cross each after this mark (D2, H3).
  static unsigned further_crosses(const State& s, Move move, bool regular, bool from_fields) {
    if (!has_crosses() || area_of(move) != cross_area()) return 0;
    if (S.print.has_sweep) return regular ? lower_dice(s, die_of(move)) : 0;
    const unsigned group = (from_fields ? fields_of(s) : unsigned{s.platter}) & ~bit(die_of(move));
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

  /// The dice of the roll strictly lower than the chosen one (C3.2).
  static unsigned lower_dice(const State& s, unsigned chosen) {
    unsigned lower = 0;
    for (unsigned dice = s.pool; dice != 0; dice &= dice - 1) {
      const auto die = static_cast<unsigned>(std::countr_zero(dice));
      if (s.face[die] < s.face[chosen]) lower |= bit(die);
    }
    return lower;
  }

  static Places cross_reach(const State& s, unsigned die) {
    const Places column = S.area[cross_area()].reach[number_bit(s.face[die])];
    if (!S.print.has_sweep) return column;
    constexpr unsigned kFirstRowDie = 2;  // white and silver are wild; then one row for each die
    if (die < kFirstRowDie) return column;
    const auto row = static_cast<int>(die - kFirstRowDie);
    return column & places(6 * row, 6 * row + 5);
  }

  static Places cross_places(const State& s, const SeatState& me) {
    Places reached = 0;
    for (unsigned dice = me.crosses; dice != 0; dice &= dice - 1) {
      reached |= cross_reach(s, static_cast<unsigned>(std::countr_zero(dice)));
    }
    return reached & me.open[cross_area()];
  }

  static void use_up_cross_die(const State& s, SeatState& me, unsigned index) {
    me.crosses = static_cast<std::uint8_t>(me.crosses & ~bit(cross_die(s, me, index)));
  }

  static void place_bonus(const State& s, SeatState& me, unsigned a, unsigned index) {
    unsigned left = waiting_bonuses(me);
    for (;;) {
      assert(left != 0);
      const auto slot = static_cast<unsigned>(std::countr_zero(left)) / 4;
      left &= ~(15U << (4 * slot));
      if ((places_of_bonus(s, me, slot, a) >> index & 1) == 0) continue;
      me.purse -= Purse{1} << (4 * slot);
      return mark<S>(me, a, index, s.options);
    }
  }

  static void decline_more(State& s, SeatState& me) {
    if (me.crosses != 0) {
      me.crosses = 0;
    } else if (me.stage == Stage::returning) {
      make_next_roll(s, me);
    } else {
      me.stage = Stage::idle;
    }
  }

  // --- Who is asked next ----------------------------------------------------------------------

  /// Does by itself what needs no answer (R4), until the seat must be asked or has nothing to do.
  static void settle(State& s, Seat seat) {
    SeatState& me = s.seat[seat];
    s.open = static_cast<std::uint8_t>(s.open & ~bit(seat));
    if (must_ask(s, me)) s.open = static_cast<std::uint8_t>(s.open | bit(seat));
  }

  static bool must_ask(State& s, SeatState& me) {
    for (;;) {
      if (waiting_bonuses(me) != 0 && must_ask_bonus(s, me)) return true;
      if (has_crosses() && me.crosses != 0) {
        if (cross_places(s, me) != 0) return true;
        me.crosses = 0;
      }
      switch (me.stage) {
        case Stage::idle:
          return false;
        case Stage::choose:
          if (rerolls_left(me) != 0 || can_mark(s, me, s.pool, Use::regular)) return true;
          forfeit(s, me);
          break;
        case Stage::chosen:
          send_lower_dice(s);
          before_next_roll(s, me);
          break;
        case Stage::returning:
          if (s.platter != 0 && returns_left(me) != 0) return true;
          make_next_roll(s, me);
          break;
        case Stage::pick:
          if (can_mark(s, me, pickable(s, me), Use::passive)) return true;
          me.stage = Stage::extra;
          break;
        case Stage::extra:
          if (extras_left(me) != 0 && can_mark(s, me, kAllDice & ~unsigned{me.extra_used}, Use::extra)) return true;
          me.stage = Stage::idle;
          return false;
      }
    }
  }

  /// R4.2: bonuses without a place are lost, a single legal placement is made by itself.
  static bool must_ask_bonus(State& s, SeatState& me) {
    while (waiting_bonuses(me) != 0) {
      lose_impossible_bonuses(s, me);
      if (waiting_bonuses(me) == 0) return false;
      const std::array<Places, kAreas> allowed = bonus_places(s, me);
      int found = -1;
      for (unsigned a = 0; a < kAreas; ++a) {
        if (allowed[a] == 0) continue;
        if (found >= 0 || !std::has_single_bit(allowed[a])) return true;
        found = static_cast<int>(a);
      }
      const auto a = static_cast<unsigned>(found);
      place_bonus(s, me, a, static_cast<unsigned>(std::countr_zero(allowed[a])));
    }
    return false;
  }

  static void lose_impossible_bonuses(const State& s, SeatState& me) {
    for (unsigned left = waiting_bonuses(me); left != 0;) {
      const auto slot = static_cast<unsigned>(std::countr_zero(left)) / 4;
      left &= ~(15U << (4 * slot));
      Places somewhere = 0;
      for (unsigned a = 0; a < kAreas; ++a) somewhere |= places_of_bonus(s, me, slot, a);
      if (somewhere == 0) me.purse &= ~(Purse{15} << (4 * slot));
    }
  }

  // --- The active player's rolls --------------------------------------------------------------

  static void send_lower_dice(State& s) {
    const unsigned lower = lower_dice(s, s.field[s.roll - 1U]);
    s.platter = static_cast<std::uint8_t>(s.platter | lower);
    s.pool = static_cast<std::uint8_t>(s.pool & ~lower);
  }

  static void forfeit(State& s, SeatState& me) { before_next_roll(s, me); }

  static void before_next_roll(State& s, SeatState& me) {
    if (s.roll == 3) {
      me.stage = Stage::idle;
      return end_rolls(s);
    }
    if (S.print.has_return) {
      me.stage = Stage::returning;
    } else {
      make_next_roll(s, me);
    }
  }

  static void make_next_roll(State& s, SeatState& me) {
    me.stage = Stage::idle;
    if (s.pool == 0) return end_rolls(s);
    ++s.roll;
    s.again = 0;
  }

  /// C3.5: all dice not on a die field go to the platter; `advance` then serves it.
  static void end_rolls(State& s) {
    s.platter = static_cast<std::uint8_t>(s.platter | s.pool);
    s.pool = 0;
  }

  // --- The table ------------------------------------------------------------------------------

  /// Nobody is open: what comes next?
  static void advance(State& s) {
    switch (s.phase) {
      case Phase::round_start:
        return begin_turn(s);
      case Phase::turn:
        if (s.pool == 0) serve(s);
        return;
      case Phase::serving:
        return end_turn(s);
      case Phase::over:
        return;
    }
  }

  static void begin_turn(State& s) {
    s.phase = Phase::turn;
    s.pool = kAllDice;
    s.platter = 0;
    s.field = {kNoDie, kNoDie, kNoDie};
    s.roll = 1;
    s.again = 0;
    s.served = 0;
    for (Seat seat = 0; seat < s.players; ++seat) s.seat[seat].extra_used = 0;
  }

  static void serve(State& s) {
    s.phase = Phase::serving;
    for (Seat seat = 0; seat < s.players; ++seat) {
      s.seat[seat].stage = seat == s.active && s.served == 0 ? Stage::extra : Stage::pick;
      settle(s, seat);
    }
    if (s.open == 0) end_turn(s);
  }

  static void end_turn(State& s) {
    if (s.players == 1 && s.served == 0) return await_solo_platter(s);
    if (s.active + 1 < s.players) {
      ++s.active;
      return begin_turn(s);
    }
    if (s.round == S.print.rounds[s.players]) {
      s.phase = Phase::over;
      return;
    }
    begin_round(s);
  }

  /// C9: the passive turn of a solo game.
  static void await_solo_platter(State& s) {
    begin_turn(s);
    s.served = 1;
    s.roll = 0;
  }

  static void serve_solo(State& s, dice::Throw outcome) {
    for (int die = 0; die < kDice; ++die) s.face[static_cast<std::size_t>(die)] = outcome.face(die);
    unsigned on_fields = 0;
    for (int place = 0; place < 3; ++place) {
      s.field[static_cast<std::size_t>(place)] = static_cast<std::uint8_t>(outcome.row(place));
      on_fields |= bit(static_cast<unsigned>(outcome.row(place)));
    }
    s.pool = 0;
    s.platter = static_cast<std::uint8_t>(kAllDice & ~on_fields);
    serve(s);
  }
};

}  // namespace foxtray::clever
