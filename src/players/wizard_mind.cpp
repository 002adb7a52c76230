#include "players/wizard_mind.h"

#include <algorithm>
#include <bit>

#include "wizard/moves.h"
#include "wizard/round.h"

namespace foxtray::players {
namespace {

using wizard::Card;
using wizard::Phase;
using wizard::Verb;

constexpr std::size_t kShortList = 4;      // predictions whose replies are looked at
constexpr unsigned kSolvedByAll = 3;       // players up to which naming looks at all seats
constexpr std::uint8_t kNone = wizard::kNoField;

Seats seat_bit(std::size_t seat) { return 1U << seat; }

Seat after(const State& s, Seat seat) {
  return static_cast<Seat>(seat + 1U < s.players ? seat + 1U : 0U);
}

/// W3.2 as far as the predictions are known; as long as nobody else has predicted, somebody else
/// will most likely be the next one.
Seat next_seer(const State& s) {
  const unsigned own = s.seat[s.seer].prediction;
  if (own == kNone) return s.seer;
  Seat next = s.seer;
  unsigned highest = 0;
  bool alone = true;
  for (Seat seat = after(s, s.seer); seat != s.seer; seat = after(s, seat)) {
    const unsigned field = s.seat[seat].prediction;
    if (field == kNone) continue;
    alone = false;
    if (wizard::colour_of(field) == wizard::colour_of(own)) continue;
    if (wizard::number_of(field) <= highest) continue;
    highest = wizard::number_of(field);
    next = seat;
  }
  return alone ? after(s, s.seer) : next;
}

int rolls_left(const State& s) { return wizard::kRolls - s.roll; }

}  // namespace

const Considered& best_for(Seat seat, const std::vector<Considered>& moves) {
  std::size_t best = 0;
  for (std::size_t i = 1; i < moves.size(); ++i)
    if (moves[i].values[seat] > moves[best].values[seat]) best = i;
  return moves[best];
}

void WizardMind::list_moves(const State& s, Seat seat, std::vector<Considered>& moves) {
  game::MoveList list;
  wizard::legal(s, seat, list);
  moves.clear();
  for (const Move move : list) moves.push_back({move, {}});
}

/// All predictions are known, or those that are not are left out; the dice are still to be rolled.
Values WizardMind::before_rolling(const State& s, Seats seats, const Stakes& stakes) {
  rolls_.solve(s, seats, stakes, s.roll == 0 ? wizard::kRolls : rolls_left(s));
  if (s.card == Card::roll_first) return rolls_.decide(seats, rolls_.full_of(s.count), true);
  return rolls_.roll(seats, rolls_.bag_of(s.count));
}

/// The seer is taken to name his own colour, or, if dice lie already, whichever is better of that
/// and a colour nobody has.
Values WizardMind::before_rolling(State& s, Seats seats) {
  const Stakes stakes = stakes_of(weights_, s, seats, next_seer(s), account_);
  const unsigned own = wizard::colour_of(s.seat[s.seer].prediction);
  if (s.card != Card::all_colours) s.wizard_colour = static_cast<std::uint8_t>(own);
  const Values named = before_rolling(s, seats, stakes);
  const bool dice_lie = s.card == Card::roll_first || s.card == Card::set_two;
  if (!dice_lie) return named;
  s.wizard_colour = wizard::kNoColour;
  const Values other = before_rolling(s, seats, stakes);
  return other[s.seer] > named[s.seer] ? other : named;
}

/// A prediction is solved together with the seer's; what others predict is left out.
Values WizardMind::predicted(const State& s, Seat seat, unsigned field) {
  State then = s;
  then.seat[seat].prediction = static_cast<std::uint8_t>(field);
  return before_rolling(then, seat_bit(seat) | seat_bit(s.seer));
}

void WizardMind::consider_predictions(const State& s, Seat seat, std::vector<Considered>& moves) {
  for (Considered& move : moves)
    move.values = predicted(s, seat, wizard::operand_of(move.move));
  if (seat == s.seer && s.players == 2) consider_replies(s, seat, moves);
}

/// With two players the best predictions of the seer are judged by the best reply to each.
void WizardMind::consider_replies(const State& s, Seat seat, std::vector<Considered>& moves) {
  std::vector<std::size_t> order(moves.size());
  for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
  std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
    return moves[a].values[seat] > moves[b].values[seat];
  });
  const std::size_t looked_at = std::min(kShortList, order.size());
  std::vector<Considered> replies;
  Values shift{};
  for (std::size_t i = 0; i < looked_at; ++i) {
    Considered& move = moves[order[i]];
    State then = s;
    wizard::apply(then, seat, move.move);
    const Seat other = after(s, seat);
    list_moves(then, other, replies);
    for (Considered& reply : replies)
      reply.values = predicted(then, other, wizard::operand_of(reply.move));
    const Values& answered = best_for(other, replies).values;
    for (std::size_t c = 0; c < kMostChannels; ++c)
      shift[c] += (answered[c] - move.values[c]) / static_cast<double>(looked_at);
    move.values = answered;
  }
  for (std::size_t i = looked_at; i < order.size(); ++i)
    for (std::size_t c = 0; c < kMostChannels; ++c) moves[order[i]].values[c] += shift[c];
}

void WizardMind::consider_sets(const State& s, Seat seat, std::vector<Considered>& moves) {
  std::vector<Considered> predictions;
  for (Considered& move : moves) {
    State then = s;
    wizard::apply(then, seat, move.move);
    list_moves(then, seat, predictions);
    for (Considered& next : predictions)
      next.values = predicted(then, seat, wizard::operand_of(next.move));
    move.values = best_for(seat, predictions).values;
  }
}

void WizardMind::consider_strikes(const State& s, Seat seat, std::vector<Considered>& moves) {
  for (Considered& move : moves) {
    State then = s;
    if (wizard::verb_of(move.move) == Verb::strike)
      then.seat[seat].mark[wizard::operand_of(move.move)] = wizard::kDifference;
    const Seats seats = seat_bit(seat) | seat_bit(s.seer);
    move.values = before_rolling(then, seats);
  }
}

void WizardMind::consider_colours(const State& s, std::vector<Considered>& moves) {
  const Seats seats = s.players <= kSolvedByAll ? Seats{s.in} : seat_bit(s.seer);
  const Stakes stakes = stakes_of(weights_, s, seats, s.next_seer, account_);
  for (Considered& move : moves) {
    State then = s;
    then.wizard_colour = static_cast<std::uint8_t>(wizard::operand_of(move.move));
    move.values = before_rolling(then, seats, stakes);
  }
}

void WizardMind::solve_now(const State& s, int rolls) {
  stakes_ = stakes_of(weights_, s, s.in, s.next_seer, account_);
  rolls_.solve(s, s.in, stakes_, rolls);
}

void WizardMind::consider_rerolls(const State& s, std::vector<Considered>& moves) {
  solve_now(s, rolls_left(s));
  const std::size_t full = rolls_.full_of(s.count);
  const Values all = rolls_.score(s.in, full);
  for (Considered& move : moves) {
    if (wizard::verb_of(move.move) == Verb::reroll) {
      wizard::Counts kept = s.count;
      const wizard::Counts part = wizard::taken(s.count, wizard::operand_of(move.move));
      for (std::size_t face = 0; face < wizard::kFaces; ++face)
        kept[face] = static_cast<std::uint8_t>(kept[face] - part[face]);
      move.values = rolls_.roll(s.in, rolls_.bag_of(kept));
      continue;
    }
    const Result own = wizard::verb_of(move.move) == Verb::jester
                           ? jester_result(s.count[wizard::kJester])
                           : rolls_.difference(s.seer, full);
    const Values& gain = stakes_.gain[s.seer][own];
    const Values& taken = stakes_.gain[s.seer][rolls_.result(s.seer, full)];
    for (std::size_t c = 0; c < stakes_.channels; ++c)
      move.values[c] = all[c] + gain[c] - taken[c];
  }
}

/// Stopping while the seer may roll on, or scoring when rolling is over.
void WizardMind::consider_stops(const State& s, Seat seat, std::vector<Considered>& moves) {
  const bool last = s.phase == Phase::last;
  solve_now(s, last ? 0 : rolls_left(s));
  const std::size_t full = rolls_.full_of(s.count);
  const Seats rest = s.in & ~seat_bit(seat);
  const Seats open = s.open & ~seat_bit(seat);
  Values left{};
  if (last) {
    left = rolls_.score(s.in, full);
    const Values& taken = stakes_.gain[seat][rolls_.result(seat, full)];
    for (std::size_t c = 0; c < stakes_.channels; ++c) left[c] -= taken[c];
  } else {
    left = rolls_.stop_or_wait(rest, open, full);
  }
  for (Considered& move : moves) {
    if (wizard::verb_of(move.move) == Verb::wait) {
      move.values = rolls_.stop_or_wait(s.in, open, full);
      continue;
    }
    const Result own = wizard::verb_of(move.move) == Verb::jester
                           ? jester_result(s.count[wizard::kJester])
                           : rolls_.difference(seat, full);
    for (std::size_t c = 0; c < stakes_.channels; ++c)
      move.values[c] = left[c] + stakes_.gain[seat][own][c];
  }
}

void WizardMind::consider(const State& s, Seat seat, Account account,
                          std::vector<Considered>& moves) {
  account_ = account;
  list_moves(s, seat, moves);
  switch (s.phase) {
    case Phase::set:
      return consider_sets(s, seat, moves);
    case Phase::predict:
      return consider_predictions(s, seat, moves);
    case Phase::strike:
      return consider_strikes(s, seat, moves);
    case Phase::name:
      return consider_colours(s, moves);
    case Phase::insist:
    case Phase::seer:
      return consider_rerolls(s, moves);
    case Phase::stopping:
    case Phase::last:
      return consider_stops(s, seat, moves);
    case Phase::card:
    case Phase::rolling:
    case Phase::over:
      return;
  }
}

Values WizardMind::between_rounds(const State& s) const {
  const bool over = s.phase == Phase::over;
  const Table table{.players = s.players,
                    .target = s.target,
                    .rounds_done = over ? wizard::kLastRound : s.round - 1,
                    .cards = s.cards != 0,
                    .next_seer = s.seer};
  std::array<Reading, wizard::kMaxPlayers> readings;
  std::array<const Reading*, wizard::kMaxPlayers> sheets{};
  for (std::size_t seat = 0; seat < s.players; ++seat) {
    readings[seat] = read_sheet(weights_, sheet_of(s.seat[seat]), table, seat == s.seer);
    sheets[seat] = &readings[seat];
  }
  const Forecast then = forecast(weights_, sheets, table);
  Values values{};
  for (std::size_t seat = 0; seat < s.players; ++seat) {
    values[seat] = then.win[seat];
    values[s.players + seat] = then.points[seat];
  }
  return values;
}

Values WizardMind::over_cards(const State& s, Account account) {
  Values mean{};
  const int cards = std::popcount(s.deck);
  for (unsigned card = 0; card < wizard::kCards; ++card) {
    if ((s.deck & wizard::bit(card)) == 0) continue;
    State then = s;
    wizard::roll(then, dice::Throw(card));
    const Values values = value(then, account);
    for (std::size_t c = 0; c < kMostChannels; ++c) mean[c] += values[c] / cards;
  }
  return mean;
}

Values WizardMind::value(const State& s, Account account) {
  account_ = account;
  switch (s.phase) {
    case Phase::over:
      return between_rounds(s);
    case Phase::card:
      return over_cards(s, account);
    case Phase::rolling: {
      // Roll 1 of `roll-first`: nobody has predicted.
      if (s.seat[s.seer].prediction == kNone) return between_rounds(s);
      solve_now(s, rolls_left(s) + 1);
      return rolls_.roll(s.in, rolls_.bag_of(s.count));
    }
    case Phase::set:
    case Phase::predict:
    case Phase::strike:
    case Phase::name:
    case Phase::insist:
    case Phase::seer:
    case Phase::stopping:
    case Phase::last:
      break;
  }
  const auto seat = static_cast<Seat>(std::countr_zero(s.open));
  std::vector<Considered> moves;
  consider(s, seat, account, moves);
  return best_for(seat, moves).values;
}

}  // namespace foxtray::players
