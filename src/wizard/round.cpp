#include "wizard/round.h"

#include <cstdlib>

namespace foxtray::wizard {
namespace {

constexpr std::uint32_t kAllFields = (1U << kFields) - 1;

/// The distinct parts of seven sorted dice, by which neighbours are equal (bit i: die i equals die
/// i + 1). Of equal dice the first ones are taken.
struct Parts {
  std::array<std::array<std::uint8_t, 127>, 64> of{};
  std::array<std::uint8_t, 64> size{};
};
constexpr Parts all_parts() {
  Parts parts;
  for (unsigned equal = 0; equal < 64; ++equal) {
    for (unsigned dice = 1; dice < 128; ++dice) {
      const bool skips_one = ((dice >> 1) & equal & ~dice) != 0;
      if (!skips_one) parts.of[equal][parts.size[equal]++] = static_cast<std::uint8_t>(dice);
    }
  }
  return parts;
}
constexpr Parts kParts = all_parts();

unsigned equal_neighbours(const Counts& lying) {
  unsigned equal = 0;
  unsigned at = 0;
  for (const std::uint8_t n : lying) {
    equal |= (bit(n) - 1) >> 1 << at;
    at += n;
  }
  return equal;
}

Seat seat_in_order(const State& s, unsigned nth) {
  const unsigned seat = s.seer + nth;
  return static_cast<Seat>(seat < s.players ? seat : seat - s.players);
}

void open_only(State& s, Seat seat) { s.open = static_cast<std::uint8_t>(bit(seat)); }
void close(State& s, Seat seat) { s.open = static_cast<std::uint8_t>(s.open & ~bit(seat)); }

/// W10.7: penalties in the row of the present prediction.
std::uint32_t strikable(const SeatState& me) {
  std::uint32_t fields = 0;
  const unsigned first = colour_of(me.prediction) * kColumns;
  for (unsigned field = first; field < first + kColumns; ++field) {
    if (me.mark[field] > kDifference) fields |= bit(field);
  }
  return fields;
}

/// W10.2: jesters stay; they are the last of the sorted dice.
unsigned rollable_dice(const State& s) {
  const unsigned stay = s.card == Card::sticky_jesters ? s.count[kJester] : 0U;
  return kDice - stay;
}

void list_fields(Verb verb, std::uint32_t fields, game::MoveList& list) {
  for (; fields != 0; fields &= fields - 1) {
    list.push(move_of(verb, static_cast<unsigned>(std::countr_zero(fields))));
  }
}

void list_rerolls(const State& s, int at_least, game::MoveList& list) {
  const unsigned equal = equal_neighbours(s.count);
  const unsigned limit = bit(rollable_dice(s));
  Move* out = list.tail();
  for (std::size_t i = 0; i < kParts.size[equal]; ++i) {
    const unsigned dice = kParts.of[equal][i];
    if (dice >= limit) break;
    if (at_least > 1 && std::popcount(dice) < at_least) continue;
    *out++ = move_of(Verb::reroll, dice);
  }
  list.end_at(out);
}

void list_set(game::MoveList& list) {
  for (unsigned first = 0; first < kFaces; ++first) {
    for (unsigned second = first; second < kFaces; ++second) {
      list.push(move_of(Verb::set, first * kFaces + second));
    }
  }
}

void list_stop(const State& s, Seat seat, game::MoveList& list) {
  list.push(move_of(Verb::stop));
  if (jester_count_possible(s, s.seat[seat])) list.push(move_of(Verb::jester));
}

// --- Scoring ----------------------------------------------------------------------------------

void fill(SeatState& me, unsigned mark, unsigned crosses) {
  me.used |= bit(me.prediction);
  me.mark[me.prediction] = static_cast<std::uint8_t>(mark);
  me.crosses = static_cast<std::uint8_t>(me.crosses + crosses);
}

void score_prediction(State& s, SeatState& me) {
  const int off =
      count_for(s, colour_of(me.prediction)) - static_cast<int>(number_of(me.prediction));
  const unsigned times = scores_double(s.card) ? 2 : 1;
  if (off == 0) return fill(me, times == 2 ? kDoubleCross : kCross, times);
  fill(me, kDifference + times * static_cast<unsigned>(std::abs(off)), 0);
}

void score_jesters(const State& s, SeatState& me) {
  me.jesters = static_cast<std::uint8_t>(me.jesters | bit(s.count[kJester] - 1U));
  fill(me, kDifference, 1);
}

void score(State& s, Seat seat, bool jester) {
  SeatState& me = s.seat[seat];
  if (jester) {
    score_jesters(s, me);
  } else {
    score_prediction(s, me);
  }
  s.in = static_cast<std::uint8_t>(s.in & ~bit(seat));
}

// --- The order of a round (R10) ---------------------------------------------------------------

void begin_round(State& s);

void end_round(State& s) {
  bool reached = s.round == kLastRound;
  for (Seat seat = 0; seat < s.players; ++seat) reached |= s.seat[seat].crosses >= s.target;
  if (reached) {
    s.phase = Phase::over;
    return;
  }
  s.seer = s.next_seer;
  begin_round(s);
}

/// R10.6: who has a choice left is asked, the others score by themselves.
void end_rolling(State& s) {
  s.phase = Phase::last;
  for (Seat seat = 0; seat < s.players; ++seat) {
    if ((s.in & bit(seat)) == 0) continue;
    if (jester_count_possible(s, s.seat[seat])) {
      s.open = static_cast<std::uint8_t>(s.open | bit(seat));
    } else {
      score(s, seat, false);
    }
  }
  if (s.open == 0) end_round(s);
}

void ask_seer(State& s) {
  s.phase = Phase::seer;
  open_only(s, s.seer);
}

void ask_to_stop(State& s) {
  s.phase = Phase::stopping;
  s.open = static_cast<std::uint8_t>(s.in & ~bit(s.seer));
  if (s.open == 0) ask_seer(s);
}

void take_up(State& s, unsigned dice) {
  s.to_roll = static_cast<std::uint8_t>(dice);
  ++s.roll;
  s.phase = Phase::rolling;
  s.open = 0;
}

void after_naming(State& s) {
  if (s.card == Card::roll_first) {
    s.phase = Phase::insist;
    return open_only(s, s.seer);
  }
  take_up(s, s.card == Card::set_two ? 5 : kDice);
}

void ask_colour(State& s) {
  if (s.card == Card::all_colours) return after_naming(s);
  s.phase = Phase::name;
  open_only(s, s.seer);
}

/// R10.3
void ask_strikes(State& s) {
  s.phase = Phase::strike;
  for (; s.asked < s.players; ++s.asked) {
    const Seat seat = seat_in_order(s, s.asked);
    if (strikable(s.seat[seat]) != 0) return open_only(s, seat);
  }
  ask_colour(s);
}

/// W3.2-W3.3
Seat decide_next_seer(const State& s) {
  const unsigned own_colour = colour_of(s.seat[s.seer].prediction);
  Seat next = s.seer;
  unsigned highest = 0;
  for (unsigned nth = 1; nth < s.players; ++nth) {
    const Seat seat = seat_in_order(s, nth);
    const unsigned field = s.seat[seat].prediction;
    if (colour_of(field) == own_colour || number_of(field) <= highest) continue;
    highest = number_of(field);
    next = seat;
  }
  return next;
}

void after_predictions(State& s) {
  s.next_seer = decide_next_seer(s);
  s.open = 0;
  s.asked = 0;
  if (s.card == Card::strike) return ask_strikes(s);
  ask_colour(s);
}

void ask_predictions(State& s) {
  s.phase = Phase::predict;
  s.asked = 0;
  open_only(s, s.seer);
}

void predict(State& s, Seat seat, unsigned field) {
  s.seat[seat].prediction = static_cast<std::uint8_t>(field);
  ++s.asked;
  if (s.asked == s.players) return after_predictions(s);
  if (s.card != Card::secret) return open_only(s, seat_in_order(s, s.asked));
  if (seat == s.seer) s.open = static_cast<std::uint8_t>(bit(s.players) - 1);
  close(s, seat);
}

void after_card(State& s) {
  if (s.card == Card::set_two) {
    s.phase = Phase::set;
    return open_only(s, s.seer);
  }
  if (s.card == Card::roll_first) return take_up(s, kDice);
  ask_predictions(s);
}

void begin_round(State& s) {
  ++s.round;
  s.roll = 0;
  s.count = {};
  s.wizard_colour = kNoColour;
  s.card = Card::none;
  s.in = static_cast<std::uint8_t>(bit(s.players) - 1);
  for (Seat seat = 0; seat < s.players; ++seat) s.seat[seat].prediction = kNoField;
  if (s.cards == 0) return ask_predictions(s);
  if (s.deck == 0) s.deck = 0xff;
  s.phase = Phase::card;
}

void turn_up(State& s, int card) {
  s.card = static_cast<Card>(card);
  s.deck = static_cast<std::uint8_t>(s.deck & ~bit(static_cast<unsigned>(card)));
  after_card(s);
}

void after_roll(State& s) {
  const bool before_predictions = s.card == Card::roll_first && s.roll == 1;
  if (before_predictions) return ask_predictions(s);
  if (s.roll == kRolls || rollable_dice(s) == 0) return end_rolling(s);
  ask_to_stop(s);
}

void reroll(State& s, unsigned dice) {
  const Counts part = taken(s.count, dice);
  unsigned n = 0;
  for (std::size_t face = 0; face < kFaces; ++face) {
    s.count[face] = static_cast<std::uint8_t>(s.count[face] - part[face]);
    n += part[face];
  }
  take_up(s, n);
}

void set_two(State& s, unsigned faces) {
  ++s.count[faces / kFaces];
  ++s.count[faces % kFaces];
  s.roll = 1;  // it stands for roll 1
  ask_predictions(s);
}

/// A stop or a jester count, in any of the phases that allow it.
void stop(State& s, Seat seat, bool jester) {
  score(s, seat, jester);
  close(s, seat);
  if (s.phase == Phase::seer) return end_rolling(s);
  if (s.open != 0) return;
  if (s.phase == Phase::stopping) return ask_seer(s);
  end_round(s);
}

}  // namespace

int count_for(const State& s, unsigned colour) {
  int count = s.count[colour];
  if (s.wizard_colour == colour || s.card == Card::all_colours) count += s.count[kWizard];
  if (s.card == Card::extra_die) count += 1;
  if (s.card == Card::own_jesters) count += s.count[kJester];
  return count;
}

bool jester_count_possible(const State& s, const SeatState& me) {
  const unsigned jesters = s.count[kJester];
  return jesters >= 1 && jesters <= kColumns && (me.jesters & bit(jesters - 1)) == 0;
}

std::uint32_t predictable(const State& s, Seat seat) {
  const std::uint32_t empty = kAllFields & ~s.seat[seat].used;
  std::uint32_t predicted = 0;
  if (s.card == Card::secret) {
    if (seat != s.seer) predicted = bit(s.seat[s.seer].prediction);
  } else {
    for (unsigned nth = 0; nth < s.asked; ++nth)
      predicted |= bit(s.seat[seat_in_order(s, nth)].prediction);
  }
  const std::uint32_t fresh = empty & ~predicted;
  return fresh != 0 ? fresh : empty;  // W2.4, W10.8
}

void deal(State& s) {
  s.seer = s.first_seer;
  begin_round(s);
}

void legal(const State& s, Seat seat, game::MoveList& list) {
  switch (s.phase) {
    case Phase::set:
      return list_set(list);
    case Phase::predict:
      return list_fields(Verb::predict, predictable(s, seat), list);
    case Phase::strike:
      list_fields(Verb::strike, strikable(s.seat[seat]), list);
      return list.push(move_of(Verb::done));
    case Phase::name:
      for (unsigned colour = 0; colour < kColours; ++colour)
        list.push(move_of(Verb::wizard, colour));
      return;
    case Phase::insist:
      return list_rerolls(s, 3, list);
    case Phase::seer:
      list_rerolls(s, 1, list);
      return list_stop(s, seat, list);
    case Phase::stopping:
      list.push(move_of(Verb::wait));
      return list_stop(s, seat, list);
    case Phase::last:
      return list_stop(s, seat, list);
    case Phase::card:
    case Phase::rolling:
    case Phase::over:
      return;
  }
}

void apply(State& s, Seat seat, Move move) {
  const unsigned operand = operand_of(move);
  switch (verb_of(move)) {
    case Verb::set:
      return set_two(s, operand);
    case Verb::predict:
      return predict(s, seat, operand);
    case Verb::strike:
      s.seat[seat].mark[operand] = kDifference;
      ++s.asked;
      return ask_strikes(s);
    case Verb::done:
      ++s.asked;
      return ask_strikes(s);
    case Verb::wizard:
      s.wizard_colour = static_cast<std::uint8_t>(operand);
      return after_naming(s);
    case Verb::reroll:
      return reroll(s, operand);
    case Verb::wait:
      close(s, seat);
      if (s.open == 0) ask_seer(s);
      return;
    case Verb::stop:
      return stop(s, seat, false);
    case Verb::jester:
      return stop(s, seat, true);
  }
}

void roll(State& s, dice::Throw outcome) {
  if (s.phase == Phase::card) return turn_up(s, outcome.card());
  for (std::size_t face = 0; face < kFaces; ++face) {
    s.count[face] =
        static_cast<std::uint8_t>(s.count[face] + outcome.count(static_cast<dice::Face>(face + 1)));
  }
  s.to_roll = 0;
  after_roll(s);
}

bool has_secrets(const State& s) { return s.phase == Phase::predict && s.card == Card::secret; }

bool decides_in_secret(const State& s, Seat seat) {
  return has_secrets(s) && seat != s.seer;
}  // W10.8

void conceal(State& s, Seat seat) {
  if (!has_secrets(s)) return;
  for (Seat other = 0; other < s.players; ++other) {
    if (other != seat && other != s.seer) s.seat[other].prediction = kNoField;
  }
}

Tally tally(const State& s, Seat seat) {
  const SeatState& me = s.seat[seat];
  Tally result{.crosses = me.crosses, .jester_crosses = std::popcount(me.jesters)};
  for (unsigned field = 0; field < kFields; ++field) {
    const int mark = me.mark[field];
    if (mark == kEmpty) continue;
    result.points +=
        mark < kDifference ? mark * static_cast<int>(number_of(field)) : kDifference - mark;
  }
  if (me.crosses >= s.target) result.points += 3;
  return result;
}

}  // namespace foxtray::wizard
