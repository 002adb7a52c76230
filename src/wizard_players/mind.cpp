#include "wizard_players/mind.h"

#include <algorithm>
#include <bit>

#include "wizard/moves.h"
#include "wizard/round.h"

namespace foxtray::wizard_players {
namespace {

using wizard::Card;
using wizard::Phase;
using wizard::Verb;

constexpr unsigned kSolvedByAll = 3;  // players up to which naming looks at all seats
constexpr std::uint8_t kNone = wizard::kNoField;
constexpr Standing kAllIn = WizardRolls::kAllIn;

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

/// Predictions of the same kind have the same value before the other seats answer, because colours
/// differ only in what lies, what the seer predicts, and which row becomes full.
unsigned kind(const State& s, Seat seat, unsigned field) {
  if (s.roll != 0) return field;
  const unsigned colour = wizard::colour_of(field);
  const std::uint32_t used = s.seat[seat].used | wizard::bit(field);
  const bool row_full = (used >> (colour * wizard::kColumns) & 31U) == 31U;
  const bool seers = seat != s.seer && colour == wizard::colour_of(s.seat[s.seer].prediction);
  return wizard::number_of(field) * 4 + (row_full ? 2 : 0) + (seers ? 1 : 0);
}

/// The same with the answers of a single rival in mind.
unsigned kind_with_row(const State& s, Seat seat, Seat rival, unsigned field) {
  const unsigned row = s.seat[rival].used >> (wizard::colour_of(field) * wizard::kColumns) & 31U;
  return kind(s, seat, field) * 32 + row;
}

int rolls_left(const State& s) { return wizard::kRolls - s.roll; }

}  // namespace

const Considered& best_for(Seat seat, const std::vector<Considered>& moves) {
  std::size_t best = 0;
  for (std::size_t i = 1; i < moves.size(); ++i)
    if (moves[i].values[seat] > moves[best].values[seat]) best = i;
  return moves[best];
}

Stakes WizardMind::stakes_for(const State& s, Seats seats, Seat next) {
  if (!manner_.whole_game) return round_stakes(s, seats, manner_.cross);
  const auto count = static_cast<std::size_t>(std::popcount(seats));
  if (manner_.joint && count > 1 && count <= JointStakes::kMostSeats) {
    joint_.fill(weights_, s, seats, next);
    return {.players = s.players,
            .channels = account_ == Account::wins ? s.players : 2U * s.players,
            .joint = &joint_};
  }
  Stakes stakes = stakes_of(weights_, s, seats, next, account_);
  if (!manner_.heeds_rivals) forget_rivals(stakes);
  return stakes;
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
  if (s.card == Card::roll_first) return rolls_.decide(kAllIn, rolls_.full_of(s.count), true);
  return rolls_.roll(kAllIn, rolls_.bag_of(s.count));
}

/// The seer is taken to name his own colour, or, if Ws lie already, whichever is better of that and
/// a colour nobody has.
Values WizardMind::before_rolling(State& s, Seats seats) {
  const Stakes stakes = stakes_for(s, seats, next_seer(s));
  const unsigned own = wizard::colour_of(s.seat[s.seer].prediction);
  if (s.card != Card::all_colours) s.wizard_colour = static_cast<std::uint8_t>(own);
  const Values named = before_rolling(s, seats, stakes);
  if (s.count[wizard::kWizard] == 0 || s.card == Card::all_colours) return named;
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

/// Values the predictions, those of one kind once.
void WizardMind::value_predictions(const State& s, Seat seat, std::vector<Considered>& moves) {
  for (std::size_t i = 0; i < moves.size(); ++i) {
    const unsigned field = wizard::operand_of(moves[i].move);
    std::size_t known = 0;
    while (kind(s, seat, wizard::operand_of(moves[known].move)) != kind(s, seat, field)) ++known;
    moves[i].values = known < i ? moves[known].values : predicted(s, seat, field);
  }
}

void WizardMind::consider_predictions(const State& s, Seat seat, std::vector<Considered>& moves) {
  value_predictions(s, seat, moves);
  const bool looks = seat == s.seer && s.players == 2 && s.roll == 0 && manner_.heeds_rivals;
  if (looks) consider_replies(s, seat, moves);
}

/// With two players the best predictions of the seer are judged by the best reply to each. The
/// others are moved as much as those on average.
void WizardMind::consider_replies(const State& s, Seat seat, std::vector<Considered>& moves) {
  const Seat rival = after(s, seat);
  std::vector<std::size_t> order(moves.size());
  for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
  std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
    const double better = moves[a].values[seat] - moves[b].values[seat];
    return better != 0 ? better > 0 : a < b;
  });
  const auto kind_of = [&](std::size_t i) {
    return kind_with_row(s, seat, rival, wizard::operand_of(moves[i].move));
  };
  std::array<std::size_t, wizard::kFields> looked{};
  // With cards there are more classes of faces, and each reply takes longer.
  const std::size_t most = s.card == Card::none ? manner_.replies : manner_.replies - 1;
  std::size_t looks = 0;
  Values shift{};
  for (const std::size_t i : order) {
    const auto end = looked.begin() + static_cast<std::ptrdiff_t>(looks);
    const auto same =
        std::find_if(looked.begin(), end, [&](std::size_t l) { return kind_of(l) == kind_of(i); });
    if (same != end) {
      moves[i].values = moves[*same].values;
    } else if (looks < most) {
      looked[looks++] = i;
      const Values before = moves[i].values;
      moves[i].values = replied(s, seat, moves[i].move);
      for (std::size_t c = 0; c < kMostChannels; ++c) shift[c] += moves[i].values[c] - before[c];
    } else {
      for (std::size_t c = 0; c < kMostChannels; ++c)
        moves[i].values[c] += shift[c] / static_cast<double>(looks);
    }
  }
}

/// What a prediction of the seer is worth when the other one has replied.
Values WizardMind::replied(const State& s, Seat seat, Move move) {
  const Seat rival = after(s, seat);
  State then = s;
  wizard::apply(then, seat, move);
  std::vector<Considered> replies;
  list_moves(then, rival, replies);
  value_predictions(then, rival, replies);
  return best_for(rival, replies).values;
}

/// A solution for one prediction tells the worth of every two dice that lie for it.
void WizardMind::consider_sets(const State& s, Seat seat, std::vector<Considered>& moves) {
  for (Considered& move : moves) move.values[seat] = -1e9;
  State then = s;
  wizard::apply(then, seat, moves[0].move);
  std::vector<Considered> predictions;
  list_moves(then, seat, predictions);
  for (const Considered& prediction : predictions) {
    const unsigned field = wizard::operand_of(prediction.move);
    then.seat[seat].prediction = static_cast<std::uint8_t>(field);
    const Stakes stakes = stakes_for(then, seat_bit(seat), next_seer(then));
    for (const unsigned colour : {wizard::colour_of(field), unsigned{wizard::kNoColour}}) {
      then.wizard_colour = static_cast<std::uint8_t>(colour);
      rolls_.solve(then, seat_bit(seat), stakes, rolls_left(then));
      for (Considered& move : moves) {
        State set = s;
        wizard::apply(set, seat, move.move);
        const Values values = rolls_.roll(kAllIn, rolls_.bag_of(set.count));
        if (values[seat] > move.values[seat]) move.values = values;
      }
    }
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
  const bool all = manner_.heeds_rivals && s.players <= kSolvedByAll;
  const Seats seats = all ? Seats{s.in} : seat_bit(s.seer);
  const Stakes stakes = stakes_for(s, seats, s.next_seer);
  for (Considered& move : moves) {
    State then = s;
    then.wizard_colour = static_cast<std::uint8_t>(wizard::operand_of(move.move));
    move.values = before_rolling(then, seats, stakes);
  }
}

void WizardMind::solve_now(const State& s, Seat seat, int rolls) {
  const Seats both = seat_bit(seat) | seat_bit(s.seer);
  const Seats seats = manner_.heeds_rivals ? Seats{s.in} : s.in & both;
  rolls_.solve(s, seats, stakes_for(s, seats, s.next_seer), std::min(rolls, manner_.horizon));
}

/// How a move scores the dice that lie.
Result WizardMind::result_of(const State& s, Seat seat, Move move) const {
  return wizard::verb_of(move) == Verb::jester ? jester_result(s.count[wizard::kJester])
                                               : rolls_.difference(seat, rolls_.full_of(s.count));
}

void WizardMind::consider_rerolls(const State& s, std::vector<Considered>& moves) {
  solve_now(s, s.seer, rolls_left(s));
  const std::size_t full = rolls_.full_of(s.count);
  for (Considered& move : moves) {
    if (wizard::verb_of(move.move) != Verb::reroll) {
      move.values = rolls_.score(kAllIn, full, s.seer, result_of(s, s.seer, move.move));
      continue;
    }
    wizard::Counts kept = s.count;
    const wizard::Counts part = wizard::taken(s.count, wizard::operand_of(move.move));
    for (std::size_t face = 0; face < wizard::kFaces; ++face)
      kept[face] = static_cast<std::uint8_t>(kept[face] - part[face]);
    move.values = rolls_.roll(kAllIn, rolls_.bag_of(kept));
  }
}

/// Scoring when rolling is over.
void WizardMind::consider_scores(const State& s, Seat seat, std::vector<Considered>& moves) {
  solve_now(s, seat, 0);
  const std::size_t full = rolls_.full_of(s.count);
  for (Considered& move : moves)
    move.values = rolls_.score(kAllIn, full, seat, result_of(s, seat, move.move));
}

/// Stopping while the seer may roll on.
void WizardMind::consider_stops(const State& s, Seat seat, std::vector<Considered>& moves) {
  solve_now(s, seat, rolls_left(s));
  const std::size_t full = rolls_.full_of(s.count);
  const Seats open = s.open & ~seat_bit(seat);
  for (Considered& move : moves) {
    if (wizard::verb_of(move.move) == Verb::wait) {
      move.values = rolls_.stop_or_wait(kAllIn, open, full);
      continue;
    }
    const Result own = result_of(s, seat, move.move);
    move.values = rolls_.stop_or_wait(rolls_.stopped(kAllIn, seat, own), open, full);
    const Values gain = rolls_.gain(seat, own);
    for (std::size_t c = 0; c < kMostChannels; ++c) move.values[c] += gain[c];
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
      return consider_stops(s, seat, moves);
    case Phase::last:
      return consider_scores(s, seat, moves);
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
  std::array<WizardReading, wizard::kMaxPlayers> readings;
  std::array<const WizardReading*, wizard::kMaxPlayers> sheets{};
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
      solve_now(s, s.seer, rolls_left(s) + 1);
      return rolls_.roll(kAllIn, rolls_.bag_of(s.count));
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
  Values values = best_for(seat, moves).values;
  heed_predictions(s, seat, values);
  return values;
}

/// Before the dice roll, moves are valued by what they mean for whoever makes them and for the
/// seer. Here everybody else who has predicted is given what his own prediction means for him.
void WizardMind::heed_predictions(const State& s, Seat mover, Values& values) {
  const bool before_dice =
      s.phase == Phase::predict || s.phase == Phase::strike || s.phase == Phase::name;
  if (!before_dice || s.players == 2) return;
  for (Seat other = 0; other < s.players; ++other) {
    const bool known = s.seat[other].prediction != kNone && s.seat[s.seer].prediction != kNone;
    if (other == mover || other == s.seer || !known) continue;
    State then = s;
    const Values own = before_rolling(then, seat_bit(other) | seat_bit(s.seer));
    values[other] = own[other];
    values[s.players + other] = own[s.players + other];
  }
  double sum = 0;
  for (std::size_t seat = 0; seat < s.players; ++seat)
    sum += values[seat] = std::clamp(values[seat], 0.0, 1.0);
  for (std::size_t seat = 0; seat < s.players && sum > 0; ++seat) values[seat] /= sum;
}

}  // namespace foxtray::wizard_players
