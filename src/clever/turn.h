// The turn that the three Clever games share (docs/rules/clever-family.md), written once for any
// sheet: doing what a seat chose, and who is asked next. A seat that is asked has its bit in
// State::open; what needs no answer happens by itself (R4).
#pragma once

#include "clever/choices.h"

namespace foxtray::clever {

template <const Sheet& S>
class Turn {
  using Choose = Choices<S>;

 public:
  /// Sets up the sheets and begins; `s` is all zero but for players and options.
  static void deal(State& s) {
    for (Seat seat = 0; seat < s.players; ++seat) {
      SeatState& me = s.seat[seat];
      for (unsigned a = 0; a < kAreas; ++a) {
        const AreaTable& table = S.area[a];
        me.marks[a] = table.printed;
        const bool row = table.open_by_count[0] != 0;
        me.open[a] = row ? table.open_by_count[0] : table.all & ~table.printed;
        if (table.kind == Kind::two_sided)
          me.open[a] = open_two_sided(0, s.options, S.print.area[a].columns);
      }
    }
    begin_round(s);
  }

  static void legal(const State& s, Seat seat, game::MoveList& list) {
    const SeatState& me = s.seat[seat];
    Move* out = list.tail();
    if (waiting_bonuses(me) != 0) {
      out = Choose::list_bonuses(s, me, out);
    } else if (Choose::has_crosses() && me.crosses != 0) {
      out = Choose::list_crosses(s, me, out);
      *out++ = move_of(code(Verb::done));
    } else {
      out = list_stage(s, me, out);
    }
    list.end_at(out);
  }

  /// Is the move in the list of legal ones? Only its own die is looked at.
  static bool allows(const State& s, Seat seat, Move move) {
    const SeatState& me = s.seat[seat];
    const Offer offered = offer(s, me);
    const bool marks_a_die = verb_of(move) == Verb::take || verb_of(move) == Verb::plus;
    game::MoveList list;
    if (!marks_a_die || Choose::owes_marks(me)) {
      legal(s, seat, list);
    } else if (verb_of(move) == offered.verb) {
      list.end_at(Choose::list_dice(s, me, offered.verb, offered.use,
                                    offered.dice & bit(die_of(move)), list.tail()));
    }
    return list.contains(move);
  }

  static void apply(State& s, Seat seat, Move move) {
    if (verb_of(move) != Verb::take) return apply_other(s, seat, move);
    if (s.seat[seat].stage == Stage::choose) return take_rolled(s, s.seat[seat], move);
    take_served(s, seat, move);
  }

  static void roll(State& s, dice::Throw outcome) {
    if (s.roll == 0) return serve_solo(s, outcome);
    for (unsigned rolled = s.pool; rolled != 0; rolled &= rolled - 1) {
      const int die = std::countr_zero(rolled);
      s.face[static_cast<std::size_t>(die)] = outcome.face(die);
    }
    SeatState& me = s.seat[s.active];
    if (rerolls_left(me) == 0 && !Choose::can_mark(s, me, s.pool, Use::regular))
      return before_next_roll(s, me);
    me.stage = Stage::choose;
    s.open = static_cast<std::uint8_t>(bit(s.active));
  }

  /// What follows if nobody does more than he must before the next throw: the seat crosses what it
  /// may, and then nobody places, returns, picks or uses anything. For players who ask what a
  /// choice is worth before all of it is done. Returns the bonuses that the seat leaves waiting.
  static std::uint32_t settle(State& s, Seat seat) {
    SeatState& me = s.seat[seat];
    std::uint32_t waiting = 0;
    if ((s.open & bit(seat)) != 0 && s.phase != Phase::round_start) {
      if (Choose::has_crosses()) cross_all(s, me);
      waiting = waiting_bonuses(me);
      me.purse &= ~kWaitingBits;
      if (me.stage == Stage::chosen) after_choice(s, me);
      if (me.stage == Stage::returning) {
        if (s.pool == 0) return_die(s, me, static_cast<unsigned>(std::countr_zero(s.platter)));
        roll_on(s, me);
      }
    }
    if (s.phase == Phase::serving) {
      s.open = 0;
      end_turn(s);
    } else if (s.phase == Phase::round_start && (s.open & bit(seat)) == 0) {
      s.open = 0;
      begin_turn(s);
    }
    return waiting;
  }

 private:
  static unsigned unused_dice(const SeatState& me) { return kAllDice & ~unsigned{me.extra_used}; }

  /// C6.2: what a passive player may pick who can mark no platter die as it lies; a platter die may
  /// still be taken with an Any number (H10.8).
  static unsigned fallback_dice(const State& s) {
    const bool allowed = s.served == 0 || (s.options & kNoSoloFallback) == 0;
    return allowed ? kAllDice : unsigned{s.platter};
  }

  /// The dice of which a seat may mark one now.
  struct Offer {
    Verb verb;
    Use use;
    unsigned dice;
  };
  static Offer offer(const State& s, const SeatState& me) {
    switch (me.stage) {
      case Stage::choose:
        return {Verb::take, Use::regular, s.pool};
      case Stage::pick:
        return {Verb::take, Use::passive, s.platter};
      case Stage::fall_back:
        return {Verb::take, Use::passive, fallback_dice(s)};
      case Stage::extra:
        return {Verb::plus, Use::extra, unused_dice(me)};
      case Stage::idle:
      case Stage::chosen:
      case Stage::returning:
        break;
    }
    return {Verb::take, Use::regular, 0};
  }

  static Move* list_stage(const State& s, const SeatState& me, Move* out) {
    const Offer offered = offer(s, me);
    const Move* first = out;
    out = Choose::list_dice(s, me, offered.verb, offered.use, offered.dice, out);
    switch (me.stage) {
      case Stage::choose: {
        const bool markable = out != first;
        if (rerolls_left(me) != 0) *out++ = move_of(code(Verb::reroll));
        if (!markable || S.print.may_forfeit || (s.options & kDeclineFree) != 0) {
          *out++ = move_of(code(Verb::pass));
        }
        break;
      }
      case Stage::pick:
      case Stage::fall_back:
        *out++ = move_of(code(Verb::pass));
        break;
      case Stage::extra:
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

  // --- What a seat chose ----------------------------------------------------------------------

  /// The active player's choice from the roll (C3.2).
  [[gnu::noinline]] static void take_rolled(State& s, SeatState& me, Move move) {
    const unsigned die = die_of(move);
    Choose::spend_any_number(s, me, move);
    Choose::allow_crosses(s, me, move, true);
    s.field[s.roll - 1U] = static_cast<std::uint8_t>(die);
    s.pool = static_cast<std::uint8_t>(s.pool & ~bit(die));
    me.stage = Stage::chosen;
    mark<S>(me, area_of(move), place_of(move), s.options);
    if (Choose::owes_marks(me) && Choose::must_ask_for_marks(s, me)) return;
    after_choice(s, me);
  }

  /// A passive player's pick (C6).
  [[gnu::noinline]] static void take_served(State& s, Seat seat, Move move) {
    SeatState& me = s.seat[seat];
    Choose::spend_any_number(s, me, move);
    Choose::allow_crosses(s, me, move, false);
    me.stage = Stage::extra;
    mark<S>(me, area_of(move), place_of(move), s.options);
    if (Choose::owes_marks(me) && Choose::must_ask_for_marks(s, me)) return;
    ask_for_extra_dice(s, seat);
  }

  static void mark_extra_die(State& s, SeatState& me, Move move) {
    me.purse += Purse{1} << kExtrasSpentShift;
    me.extra_used = static_cast<std::uint8_t>(me.extra_used | bit(die_of(move)));
    Choose::spend_any_number(s, me, move);
    Choose::allow_crosses(s, me, move, false);
    mark<S>(me, area_of(move), place_of(move), s.options);
  }

  [[gnu::noinline]] static void apply_other(State& s, Seat seat, Move move) {
    SeatState& me = s.seat[seat];
    switch (verb_of(move)) {
      case Verb::take:
        return;
      case Verb::plus:
        mark_extra_die(s, me, move);
        break;
      case Verb::cross:
        make_cross(s, me, place_of(move));
        break;
      case Verb::bonus:
        Choose::place_bonus(s, me, area_of(move), place_of(move));
        break;
      case Verb::give_back:
        return_die(s, me, die_of(move));
        return before_next_roll(s, me);
      case Verb::reroll:
        me.purse += Purse{1} << kRerollsSpentShift;
        me.stage = Stage::idle;
        s.open = 0;
        ++s.again;
        return;
      case Verb::pass:
        if (me.stage == Stage::choose) return before_next_roll(s, me);
        me.stage = Stage::extra;
        break;
      case Verb::done:
        return decline_more(s, seat);
    }
    if (Choose::owes_marks(me) && Choose::must_ask_for_marks(s, me)) return;
    proceed(s, seat);
  }

  /// D8: from the platter into the next roll.
  static void return_die(State& s, SeatState& me, unsigned die) {
    me.purse += Purse{1} << kSecondSpentShift;
    s.platter = static_cast<std::uint8_t>(s.platter & ~bit(die));
    s.pool = static_cast<std::uint8_t>(s.pool | bit(die));
  }

  static void cross_all(const State& s, SeatState& me) {
    while (me.crosses != 0) {
      const Places places = Choose::cross_places(s, me);
      if (places == 0) break;
      make_cross(s, me, static_cast<unsigned>(std::countr_zero(places)));
    }
    me.crosses = 0;
  }

  static void make_cross(const State& s, SeatState& me, unsigned place) {
    me.crosses = static_cast<std::uint8_t>(me.crosses & ~bit(Choose::cross_die(s, me, place)));
    mark<S>(me, Choose::cross_area(), place, s.options);
  }

  static void decline_more(State& s, Seat seat) {
    SeatState& me = s.seat[seat];
    if (me.crosses != 0) {
      me.crosses = 0;
      return proceed(s, seat);
    }
    if (me.stage == Stage::returning) return roll_on(s, me);
    close(s, seat);
  }

  // --- Who is asked next ----------------------------------------------------------------------

  /// The marks of an open seat are done: what is it asked now?
  static void proceed(State& s, Seat seat) {
    switch (s.seat[seat].stage) {
      case Stage::chosen:
        return after_choice(s, s.seat[seat]);
      case Stage::extra:
        return ask_for_extra_dice(s, seat);
      case Stage::idle:
        return close(s, seat);
      case Stage::choose:
      case Stage::returning:
      case Stage::pick:
      case Stage::fall_back:
        assert(false);
    }
  }

  static bool can_use_extra_die(const State& s, const SeatState& me) {
    return extras_left(me) != 0 && Choose::can_mark(s, me, unused_dice(me), Use::extra);
  }

  static void ask_for_extra_dice(State& s, Seat seat) {
    if (!can_use_extra_die(s, s.seat[seat])) close(s, seat);
  }

  /// The seat is through, at a round's start or in serving.
  static void close(State& s, Seat seat) {
    s.seat[seat].stage = Stage::idle;
    s.open = static_cast<std::uint8_t>(s.open & ~bit(seat));
    if (s.open != 0) return;
    if (s.phase == Phase::serving) return end_turn(s);
    begin_turn(s);
  }

  // --- The active player's rolls --------------------------------------------------------------

  /// C3.3
  static void after_choice(State& s, SeatState& me) {
    const unsigned lower = Choose::lower_dice(s, s.field[s.roll - 1U]);
    s.platter = static_cast<std::uint8_t>(s.platter | lower);
    s.pool = static_cast<std::uint8_t>(s.pool & ~lower);
    before_next_roll(s, me);
  }

  /// C3.6: the rolls end after roll 3, or when no die is left; dice may be returned before (D8).
  static void before_next_roll(State& s, SeatState& me) {
    if (s.roll == 3) return end_rolls(s);
    if (S.print.has_return && s.platter != 0 && returns_left(me) != 0) {
      me.stage = Stage::returning;
      s.open = static_cast<std::uint8_t>(bit(s.active));
      return;
    }
    roll_on(s, me);
  }

  static void roll_on(State& s, SeatState& me) {
    if (s.pool == 0) return end_rolls(s);
    me.stage = Stage::idle;
    s.open = 0;
    ++s.roll;
    s.again = 0;
  }

  /// C3.7: all dice not on a die field go to the platter.
  static void end_rolls(State& s) {
    s.platter = static_cast<std::uint8_t>(s.platter | s.pool);
    s.pool = 0;
    serve(s);
  }

  // --- The table ------------------------------------------------------------------------------

  static void begin_round(State& s) {
    ++s.round;
    s.active = 0;
    s.phase = Phase::round_start;
    const Bonus bonus = S.print.round_bonus[s.round - 1U];
    for (Seat seat = 0; seat < s.players; ++seat) {
      SeatState& me = s.seat[seat];
      earn<S>(me, bonus);
      if (Choose::owes_marks(me) && Choose::must_ask_for_marks(s, me))
        s.open = static_cast<std::uint8_t>(s.open | bit(seat));
    }
    if (s.open == 0) begin_turn(s);
  }

  static void begin_turn(State& s) {
    s.phase = Phase::turn;
    s.pool = kAllDice;
    s.platter = 0;
    s.field = {kNoDie, kNoDie, kNoDie};
    s.roll = 1;
    s.again = 0;
    s.served = 0;
  }

  [[gnu::noinline]] static void serve(State& s) {
    s.phase = Phase::serving;
    unsigned open = 0;
    for (Seat seat = 0; seat < s.players; ++seat) {
      SeatState& me = s.seat[seat];
      me.extra_used = 0;
      const bool active = seat == s.active && s.served == 0;
      const bool asked = active ? offer_extra_dice(s, me) : offer_pick(s, me);
      open |= asked ? bit(seat) : 0;
    }
    s.open = static_cast<std::uint8_t>(open);
    if (open == 0) end_turn(s);
  }

  /// C6: a platter die as it lies, or else the fallback, or else extra dice.
  static bool offer_pick(const State& s, SeatState& me) {
    me.stage = Stage::pick;
    if (Choose::any_place(s, me, s.platter, Use::passive)) return true;
    me.stage = Stage::fall_back;
    return Choose::can_mark(s, me, fallback_dice(s), Use::passive) || offer_extra_dice(s, me);
  }

  static bool offer_extra_dice(const State& s, SeatState& me) {
    const bool usable = can_use_extra_die(s, me);
    me.stage = usable ? Stage::extra : Stage::idle;
    return usable;
  }

  [[gnu::noinline]] static void end_turn(State& s) {
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

  /// C11.3: the passive turn of a solo game.
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
