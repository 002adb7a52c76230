// Sound positions. The heart of it: a sheet is filled in once more, mark by mark, with the rules'
// own functions; what is open, circled and earned must come out the same.
#include "clever/areas.h"
#include "clever/family.h"
#include "clever/moves.h"

namespace foxtray::clever {
namespace {

using game::Soundness;

constexpr Purse kEarnedBits = Purse{0xffff} << kCircledShift;  // circled actions and foxes

/// A sheet that is filled in once more.
class Copy {
 public:
  Copy(const Sheet& sheet, const State& s) : sheet_(sheet), options_(s.options) {
    const game::Game& game = sheet.rules->game;
    const game::Position start = game.deal(game.setup(game::position_of(s)));
    me_ = game::as<State>(start).seat[0];
    collect();
    for (std::size_t round = 2; round <= s.round; ++round) {
      earn(sheet, me_, sheet.print.round_bonus[round - 1]);
      collect();
    }
  }

  /// Is the seat's sheet one that comes from its marks, in some order?
  bool matches(const SeatState& seat) {
    for (unsigned a = 0; a < kAreas; ++a)
      if (!fill(a, seat.marks[a])) return false;
    if (me_.marks != seat.marks || me_.open != seat.open) return false;
    if ((me_.purse & kEarnedBits) != (seat.purse & kEarnedBits)) return false;
    for (unsigned slot = 0; slot < kWaiting; ++slot)
      if ((seat.purse >> (4 * slot) & 15) > earned_[slot]) return false;
    return spent_fits(seat);
  }

 private:
  /// Takes the waiting bonuses out of the purse, whose counters hold only a few.
  void collect() {
    for (unsigned slot = 0; slot < kWaiting; ++slot) earned_[slot] += me_.purse >> (4 * slot) & 15;
    me_.purse &= ~kWaitingBits;
  }

  bool put(unsigned a, unsigned index) {
    if (index >= 32 || (me_.open[a] >> index & 1) == 0) return false;
    mark(sheet_, me_, a, index, options_);
    collect();
    return true;
  }

  bool put_each(unsigned a, Marks places) {
    for (; places != 0; places &= places - 1)
      if (!put(a, static_cast<unsigned>(std::countr_zero(places)))) return false;
    return true;
  }

  /// The entries of a row from left to right; `offset` leads from an entry to its place.
  bool put_row(unsigned a, Marks row, unsigned offset) {
    for (; row != 0; row >>= 4)
      if (!put(a, static_cast<unsigned>(row & 15) + offset)) return false;
    return true;
  }

  bool fill(unsigned a, Marks marks) {
    switch (sheet_.area[a].kind) {
      case Kind::number_grid:
      case Kind::column_grid:
      case Kind::skipping:
        return put_each(a, marks & ~Marks{sheet_.area[a].printed});
      case Kind::circle_grid:
        return put_each(a, marks & ~Marks{sheet_.area[a].printed} & 0xffffffffU) &&
               put_each(a, marks >> kCrossedShift);
      case Kind::threshold:
        for (unsigned field = 0; field < filled(marks); ++field)
          if (!put(a, 0)) return false;
        return true;
      case Kind::product:
      case Kind::rising:
      case Kind::falling:
      case Kind::pairs:
      case Kind::reaching:
      case Kind::halving:
        return put_row(a, marks, 0);
      case Kind::two_sided:
        return put_row(a, left_side(marks), 0) && put_row(a, right_side(marks), kRight);
    }
    return false;
  }

  bool spent_fits(const SeatState& seat) const {
    const unsigned second = circled(seat, kSecond);
    const unsigned second_spent = static_cast<unsigned>(seat.purse >> kSecondSpentShift);
    unsigned most = 0;
    if (sheet_.print.has_return) most = second;
    if (sheet_.print.has_any_number) most = second_spent & (bit(second) - 1);
    return second_spent <= most &&
           (seat.purse >> kRerollsSpentShift & 15) <= circled(seat, kReroll) &&
           (seat.purse >> kExtrasSpentShift & 15) <= circled(seat, kExtraDie);
  }

  const Sheet& sheet_;
  SeatState me_{};
  std::array<Purse, kWaiting> earned_{};
  unsigned options_;
};

/// Pool, platter and die fields share out the six dice, and every die shows something.
bool dice_sound(const State& s) {
  unsigned on_fields = 0;
  for (const unsigned die : s.field) {
    if (die == kNoDie) continue;
    if (die >= kDice || (on_fields & bit(die)) != 0) return false;
    on_fields |= bit(die);
  }
  if (((s.pool | s.platter) & ~kAllDice) != 0 || (s.pool & s.platter) != 0) return false;
  if (on_fields != fields_of(s)) return false;
  const bool first_roll = s.open == 0 && s.phase == Phase::turn && s.round == 1 && s.active == 0 &&
                          s.roll == 1 && s.pool == kAllDice;
  if (first_roll && s.face == decltype(s.face){}) return true;
  for (std::size_t die = 0; die < s.face.size(); ++die) {
    const bool real = die < kDice;
    if (real ? s.face[die] < 1 || s.face[die] > 6 : s.face[die] != 0) return false;
  }
  return true;
}

/// What the whole table is doing.
bool phase_sound(const Sheet& sheet, const State& s) {
  if (s.served > (s.players == 1 ? 1 : 0) || s.roll > 3 || s.again > 15) return false;
  switch (s.phase) {
    case Phase::round_start:
      return s.open != 0 && s.active == 0 && s.pool == 0;
    case Phase::turn:
      if (s.served != 0) return s.open == 0 && s.roll == 0 && s.pool == kAllDice;
      if (s.roll == 0 || (s.open & ~bit(s.active)) != 0) return false;
      for (std::size_t later = s.roll; later < 3; ++later)
        if (s.field[later] != kNoDie) return false;
      return s.open != 0 || (s.pool != 0 && s.field[s.roll - 1U] == kNoDie);
    case Phase::serving:
      return s.open != 0 && s.pool == 0 && (s.roll == 0) == (s.served != 0);
    case Phase::over:
      return s.open == 0 && s.pool == 0 && s.active == s.players - 1 &&
             s.round == sheet.print.rounds[s.players];
  }
  return false;
}

/// Does what a seat is asked fit what the table is doing?
bool stage_sound(const Sheet& sheet, const State& s, Seat seat) {
  const SeatState& me = s.seat[seat];
  const bool busy = waiting_bonuses(me) != 0 || me.crosses != 0;
  if ((s.open & bit(seat)) == 0) return me.stage == Stage::idle && !busy;
  const bool rolling = s.phase == Phase::turn && seat == s.active && s.roll != 0;
  switch (me.stage) {
    case Stage::idle:
      return s.phase == Phase::round_start && me.crosses == 0;
    case Stage::choose:
      return rolling && !busy && s.pool != 0 && s.field[s.roll - 1U] == kNoDie;
    case Stage::chosen:
      return rolling && s.field[s.roll - 1U] != kNoDie;
    case Stage::returning:
      return rolling && !busy && s.roll < 3 && sheet.print.has_return && s.platter != 0 &&
             returns_left(me) != 0;
    case Stage::pick:
    case Stage::fall_back:
      return s.phase == Phase::serving && !busy && (seat != s.active || s.served != 0);
    case Stage::extra:
      return s.phase == Phase::serving && (busy || extras_left(me) != 0);
  }
  return false;
}

/// R4: a seat is asked only if it has a real choice.
bool choice_sound(const Sheet& sheet, const State& s, Seat seat) {
  game::MoveList list;
  sheet.rules->game.legal(game::position_of(s), seat, list);
  if (list.empty() || verb_of(list[0]) >= Verb::pass) return false;
  return list.size() > 1 || verb_of(list[0]) != Verb::bonus;
}

bool seat_sound(const Sheet& sheet, const State& s, Seat seat) {
  const SeatState& me = s.seat[seat];
  const bool crosses = sheet.crosses != Crosses::none;
  if (me.unused != 0 || (me.extra_used & ~kAllDice) != 0) return false;
  if ((me.crosses & ~kAllDice) != 0 || (me.crosses != 0 && !crosses)) return false;
  if (!Copy(sheet, s).matches(me) || !stage_sound(sheet, s, seat)) return false;
  return (s.open & bit(seat)) == 0 || choice_sound(sheet, s, seat);
}

bool sound(const Sheet& sheet, const State& s) {
  if (s.round < 1 || s.round > sheet.print.rounds[s.players] || s.active >= s.players) return false;
  if (s.open >= bit(s.players) || s.unused != decltype(s.unused){}) return false;
  if (!dice_sound(s) || !phase_sound(sheet, s)) return false;
  for (Seat seat = 0; seat < s.players; ++seat)
    if (!seat_sound(sheet, s, seat)) return false;
  return true;
}

/// Empty seats are all zero.
bool empty_seats_sound(const State& s) {
  static constexpr SeatState kEmpty{};
  for (std::size_t seat = s.players; seat < kMaxPlayers; ++seat)
    if (std::memcmp(&s.seat[seat], &kEmpty, sizeof kEmpty) != 0) return false;
  return true;
}

}  // namespace

Soundness soundness(const Sheet& sheet, const game::Position& position) {
  const State& s = game::as<State>(position);
  const game::Game& game = sheet.rules->game;
  if (s.players < game.min_players || s.players > game.max_players) return Soundness::unsound;
  if (s.phase > Phase::over || !game::zero_from(position, sizeof s)) return Soundness::unsound;
  const game::Position start = game.deal(game.setup(position));
  if (game::as<State>(start).options != s.options) return Soundness::unsound;
  return empty_seats_sound(s) && sound(sheet, s) ? Soundness::whole : Soundness::unsound;
}

}  // namespace foxtray::clever
