#include "wizard_players/chances.h"

#include <algorithm>

#include "wizard/round.h"

namespace foxtray::wizard_players {
namespace {

using wizard::Card;
using wizard::Phase;

constexpr std::uint8_t kAllJesters = (1U << wizard::kColumns) - 1;

/// That seven dice fall so.
double chance_of(const wizard::Counts& thrown) {
  double chance = 1;
  int die = 0;
  for (const std::uint8_t n : thrown)
    for (int i = 1; i <= n; ++i) chance *= ++die / (i * double{wizard::kFaces});
  return chance;
}

/// Solves a round in which the seer wants one result and, if asked, somebody else another one.
class Wish {
 public:
  explicit Wish(const State& s) : s_(s), other_((s.seer + 1U) % s.players) {
    stakes_.players = s.players;
    stakes_.channels = s.players;
    for (wizard::SeatState& seat : s_.seat) seat.jesters = kAllJesters;
  }

  void seer_predicts(unsigned field) { predict(s_.seer, field); }
  void other_predicts(unsigned field) { predict(other_, field); }
  void seer_wants_jesters(unsigned n) {
    s_.seat[s_.seer].prediction = 0;
    s_.seat[s_.seer].jesters = static_cast<std::uint8_t>(kAllJesters & ~wizard::bit(n - 1));
    stakes_.gain[s_.seer][jester_result(n)][s_.seer] = 1;
    seats_ |= 1U << s_.seer;
  }

  Values solve() {
    if (s_.wizard_colour == wizard::kNoColour && s_.card != Card::all_colours) {
      s_.wizard_colour = static_cast<std::uint8_t>(wizard::colour_of(s_.seat[s_.seer].prediction));
    }
    rolls_.solve(s_, seats_, stakes_, rolls_left());
    return now();
  }
  double seer(const Values& values) const { return values[s_.seer]; }
  double other(const Values& values) const { return values[other_]; }
  double keep(const wizard::Counts& kept) const {
    return rolls_.roll(WizardRolls::kAllIn, rolls_.bag_of(kept))[s_.seer];
  }

 private:
  void predict(std::size_t seat, unsigned field) {
    s_.seat[seat].prediction = static_cast<std::uint8_t>(field);
    stakes_.gain[seat][kExact][seat] = 1;
    seats_ |= 1U << seat;
  }

  int rolls_left() const {
    if (s_.roll == 0) return wizard::kRolls;
    const int left = wizard::kRolls - s_.roll;
    const bool first_of_all = s_.card == Card::roll_first && s_.roll == 1;
    return s_.phase == Phase::rolling && !first_of_all ? left + 1 : left;
  }

  Values now() const {
    unsigned dice = 0;
    for (const std::uint8_t n : s_.count) dice += n;
    if (dice == 0 && s_.card == Card::roll_first) return after_first_roll();
    if (dice < wizard::kDice) return rolls_.roll(WizardRolls::kAllIn, rolls_.bag_of(s_.count));
    const std::size_t full = rolls_.full_of(s_.count);
    const bool insist = s_.card == Card::roll_first && s_.roll == 1;
    if (insist) return rolls_.decide(WizardRolls::kAllIn, full, true);
    if (s_.roll == wizard::kRolls || s_.phase == Phase::last)
      return rolls_.score(WizardRolls::kAllIn, full);
    const Seats open = s_.phase == Phase::seer ? 0 : seats_ & ~(1U << s_.seer);
    return rolls_.stop_or_wait(WizardRolls::kAllIn, open, full);
  }

  /// Mean over all throws of seven dice; the seer must roll again after each.
  Values after_first_roll() const {
    const Bags& throws = Bags::of(wizard::kFaces);
    Values mean{};
    for (std::size_t bag = throws.first_full(); bag < throws.size(); ++bag) {
      const wizard::Counts& thrown = throws.counts(bag);
      const Values then = rolls_.decide(WizardRolls::kAllIn, rolls_.full_of(thrown), true);
      for (std::size_t c = 0; c < mean.size(); ++c) mean[c] += chance_of(thrown) * then[c];
    }
    return mean;
  }

  State s_;
  std::size_t other_;
  Seats seats_ = 0;
  Stakes stakes_;
  WizardRolls rolls_;
};

wizard::Counts rest_of(const wizard::Counts& lying, const wizard::Counts& part) {
  wizard::Counts rest = lying;
  for (std::size_t face = 0; face < wizard::kFaces; ++face)
    rest[face] = static_cast<std::uint8_t>(rest[face] - part[face]);
  return rest;
}

void find_reroll(const State& s, const Wish& wish, WizardChances& chances) {
  game::MoveList list;
  wizard::legal(s, s.seer, list);
  const int off = wizard::count_for(s, wizard::colour_of(s.seat[s.seer].prediction)) -
                  static_cast<int>(wizard::number_of(s.seat[s.seer].prediction));
  double best = s.phase == Phase::seer && off == 0 ? 1 : 0;
  for (const game::Move move : list) {
    if (wizard::verb_of(move) != wizard::Verb::reroll) continue;
    const wizard::Counts part = wizard::taken(s.count, wizard::operand_of(move));
    const double chance = wish.keep(rest_of(s.count, part));
    if (chance <= best) continue;
    best = chance;
    chances.again = part;
  }
}

}  // namespace

namespace {

/// `set-two`: the two dice are put for whatever the chance is asked of.
WizardChances before_setting(const State& s) {
  WizardChances best;
  game::MoveList sets;
  wizard::legal(s, s.seer, sets);
  for (const game::Move set : sets) {
    State then = s;
    wizard::apply(then, s.seer, set);
    const WizardChances chances = wizard_chances(then);
    for (std::size_t field = 0; field < best.alone.size(); ++field)
      best.alone[field] = std::max(best.alone[field], chances.alone[field]);
    for (std::size_t n = 0; n < best.jesters.size(); ++n)
      best.jesters[n] = std::max(best.jesters[n], chances.jesters[n]);
  }
  return best;
}

}  // namespace

WizardChances wizard_chances(const State& s) {
  if (s.phase == Phase::set) return before_setting(s);
  WizardChances chances;
  const unsigned own = s.seat[s.seer].prediction;
  chances.seer_predicted = own != wizard::kNoField;
  for (unsigned field = 0; field < wizard::kFields; ++field) {
    Wish alone(s);
    alone.seer_predicts(field);
    chances.alone[field] = alone.seer(alone.solve());
    if (!chances.seer_predicted) continue;
    Wish beside(s);
    beside.seer_predicts(own);
    beside.other_predicts(field);
    chances.beside[field] = beside.other(beside.solve());
  }
  for (unsigned n = 1; n <= wizard::kColumns; ++n) {
    Wish wish(s);
    wish.seer_wants_jesters(n);
    chances.jesters[n - 1] = wish.seer(wish.solve());
  }
  if (!chances.seer_predicted) return chances;
  Wish wish(s);
  wish.seer_predicts(own);
  chances.chance = wish.seer(wish.solve());
  if (s.phase == Phase::seer || s.phase == Phase::insist) find_reroll(s, wish, chances);
  return chances;
}

}  // namespace foxtray::wizard_players
