#include "wizard_players/rolls.h"

#include <gtest/gtest.h>

#include <cmath>
#include <map>
#include <optional>

#include "luck/generator.h"
#include "wizard/moves.h"
#include "wizard/round.h"

namespace foxtray::wizard_players {
namespace {

using wizard::Card;
using wizard::Counts;

constexpr Standing kAllIn = WizardRolls::kAllIn;

/// How the other one has stopped, if he has.
using Stopped = std::optional<Result>;

/// The same round by brute force: real faces, every re-roll that the rules list, every throw with
/// its weight. Two players; nothing is shared with the solver but the stakes.
class BruteForce {
 public:
  BruteForce(const State& s, const Stakes& stakes) : s_(s), stakes_(stakes), other_(1U - s.seer) {}

  /// Both seats' values when this was just rolled and `left` rolls may follow.
  Values rolled(const Counts& dice, int left, Stopped stopped) {
    if (left == 0) return scored(dice, stopped);
    const Values wait = decided(dice, left, stopped);
    if (stopped) return wait;
    const Values stop = decided(dice, left, best_result(dice, other_));
    return stop[other_] >= wait[other_] ? stop : wait;
  }

  /// The seer decides.
  Values decided(const Counts& dice, int left, Stopped stopped) {
    const auto key = std::make_tuple(dice, left, stopped);
    if (const auto known = decided_.find(key); known != decided_.end()) return known->second;
    Values best = scored(dice, stopped);
    for (const Counts& kept : keeps(dice)) {
      const Values then = kept_value(kept, left, stopped);
      if (then[s_.seer] > best[s_.seer] + 1e-12) best = then;
    }
    return decided_[key] = best;
  }

  Values kept_value(const Counts& kept, int left, Stopped stopped) {
    const auto key = std::make_tuple(kept, left, stopped);
    if (const auto known = kept_.find(key); known != kept_.end()) return known->second;
    unsigned lying = 0;
    for (const auto n : kept) lying += n;
    Values mean{};
    const dice::Chance law{.law = dice::Law::like, .dice = static_cast<std::uint8_t>(7 - lying)};
    each_throw(kept, 0, 7 - lying, {}, [&](const Counts& dice, dice::Throw thrown) {
      const double chance = static_cast<double>(dice::weight(law, thrown)) /
                            static_cast<double>(dice::total_weight(law));
      const Values then = rolled(dice, left - 1, stopped);
      for (std::size_t c = 0; c < 2; ++c) mean[c] += chance * then[c];
    });
    return kept_[key] = mean;
  }

  Values scored(const Counts& dice, Stopped stopped) const {
    Results results{};
    results[s_.seer] = best_result(dice, s_.seer);
    results[other_] = stopped ? *stopped : best_result(dice, other_);
    if (stakes_.joint != nullptr) return stakes_.joint->of(results);
    Values sum = stakes_.base;
    for (std::size_t seat = 0; seat < 2; ++seat)
      for (std::size_t c = 0; c < 2; ++c) sum[c] += stakes_.gain[seat][results[seat]][c];
    return sum;
  }

  std::vector<Counts> keeps(const Counts& dice) const {
    State s = s_;
    s.count = dice;
    s.phase = wizard::Phase::seer;
    game::MoveList list;
    wizard::legal(s, s.seer, list);
    std::vector<Counts> found;
    for (const game::Move move : list) {
      if (wizard::verb_of(move) != wizard::Verb::reroll) continue;
      Counts kept = dice;
      const Counts part = wizard::taken(dice, wizard::operand_of(move));
      for (std::size_t f = 0; f < kept.size(); ++f)
        kept[f] = static_cast<std::uint8_t>(kept[f] - part[f]);
      found.push_back(kept);
    }
    return found;
  }

 private:
  template <class Use>
  void each_throw(const Counts& kept, std::size_t face, unsigned left, dice::Throw thrown,
                  Use use) const {
    if (face == wizard::kFaces) {
      if (left != 0) return;
      Counts dice = kept;
      for (std::size_t f = 0; f < dice.size(); ++f)
        dice[f] = static_cast<std::uint8_t>(dice[f] + thrown.count(static_cast<dice::Face>(f + 1)));
      return use(dice, thrown);
    }
    for (unsigned n = 0; n <= left; ++n) {
      each_throw(kept, face + 1, left - n, thrown, use);
      thrown.add(static_cast<dice::Face>(face + 1));
    }
  }

  Result best_result(const Counts& dice, std::size_t seat) const {
    State s = s_;
    s.count = dice;
    const unsigned field = s.seat[seat].prediction;
    const int off =
        wizard::count_for(s, wizard::colour_of(field)) - static_cast<int>(wizard::number_of(field));
    const auto missed = static_cast<Result>(std::abs(off));
    if (!wizard::jester_count_possible(s, s.seat[seat])) return missed;
    const Result jester = jester_result(dice[wizard::kJester]);
    return stakes_.gain[seat][jester][seat] > stakes_.gain[seat][missed][seat] ? jester : missed;
  }

  State s_;
  Stakes stakes_;
  std::size_t other_;
  std::map<std::tuple<Counts, int, Stopped>, Values> decided_;
  std::map<std::tuple<Counts, int, Stopped>, Values> kept_;
};

State round_of(Card card, unsigned own, unsigned others, unsigned wizard_colour) {
  State s{};
  s.players = 2;
  s.target = 9;
  s.seer = 1;
  s.in = 3;
  s.round = 3;
  s.roll = 1;
  s.card = card;
  s.seat[1].prediction = static_cast<std::uint8_t>(own);
  s.seat[0].prediction = static_cast<std::uint8_t>(others);
  s.seat[0].jesters = 0b00010;
  s.seat[1].jesters = 0b00001;
  s.wizard_colour = static_cast<std::uint8_t>(wizard_colour);
  return s;
}

/// Results with values drawn at random, what one wins the other losing.
Stakes some_stakes(luck::Generator& generator) {
  Stakes stakes;
  for (std::size_t seat = 0; seat < 2; ++seat) {
    for (Values& gain : stakes.gain[seat]) {
      const double value = generator.below(1000) / 1000.0;
      gain[seat] = value;
      gain[1 - seat] = -value;
    }
  }
  return stakes;
}

/// The same for pairs of results.
JointStakes some_joint_stakes(luck::Generator& generator) {
  JointStakes stakes;
  stakes.resize(3);
  for (Result first = 0; first < kResults; ++first) {
    for (Result second = 0; second < kResults; ++second) {
      const double value = generator.below(1000) / 1000.0;
      stakes.of({first, second}) = {value, 1 - value};
    }
  }
  return stakes;
}

void expect_brute_force(const State& s, const Stakes& stakes) {
  BruteForce brute(s, stakes);
  WizardRolls rolls;
  for (int left = 1; left <= 2; ++left) {
    rolls.solve(s, 3, stakes, left);
    const Counts dice = {1, 2, 1, 1, 1, 1};
    const std::size_t full = rolls.full_of(dice);
    for (const Counts& kept : brute.keeps(dice)) {
      const Values found = rolls.roll(kAllIn, rolls.bag_of(kept));
      const Values right = brute.kept_value(kept, left, {});
      ASSERT_NEAR(found[1], right[1], 1e-9);
      ASSERT_NEAR(found[0], right[0], 1e-9);
    }
    EXPECT_NEAR(rolls.decide(kAllIn, full)[1], brute.decided(dice, left, {})[1], 1e-9);
    EXPECT_NEAR(rolls.stop_or_wait(kAllIn, 1, full)[0], brute.rolled(dice, left, {})[0], 1e-9);
    for (const Result own : {kExact, Result{1}, Result{2}}) {
      const double then = rolls.decide(rolls.stopped(kAllIn, 0, own), full)[1];
      EXPECT_NEAR(then + rolls.gain(0, own)[1], brute.decided(dice, left, own)[1], 1e-9);
    }
  }
}

struct Round {
  Card card;
  unsigned own, others, wizard_colour;
};
constexpr std::array<Round, 5> kRounds = {{{Card::none, 2, 7, 0},
                                           {Card::sticky_jesters, 3, 2, 0},
                                           {Card::all_colours, 4, 12, wizard::kNoColour},
                                           {Card::own_jesters, 1, 6, 3},
                                           {Card::extra_die, 13, 18, 2}}};

TEST(WizardRolls, EveryRerollIsWorthWhatBruteForceSays) {
  luck::Generator generator(4);
  for (const auto& [card, own, others, wizard_colour] : kRounds)
    expect_brute_force(round_of(card, own, others, wizard_colour), some_stakes(generator));
}

/// Without jester counts: when both could take one, what is best for one hangs on the other.
TEST(WizardRolls, ResultsThatWorkOnEachOtherAreSolvedAsByBruteForce) {
  luck::Generator generator(5);
  for (const auto& [card, own, others, wizard_colour] : kRounds) {
    State s = round_of(card, own, others, wizard_colour);
    s.seat[0].jesters = s.seat[1].jesters = 0b11111;
    const JointStakes joint = some_joint_stakes(generator);
    Stakes stakes;
    stakes.joint = &joint;
    expect_brute_force(s, stakes);
  }
}

TEST(WizardRolls, AJesterCountIsTakenWhereItIsBetterBesideTheOther) {
  State s = round_of(Card::none, 2, 7, 0);
  JointStakes joint;
  joint.resize(3);
  Stakes stakes;
  stakes.joint = &joint;
  // Two jesters lie. They are open for the seer alone (seat 1), and good only if the other is off
  // by one.
  joint.of({1, jester_result(2)}) = {0, 1};
  WizardRolls rolls;
  rolls.solve(s, 3, stakes, 0);
  EXPECT_EQ(rolls.score(kAllIn, rolls.full_of({1, 2, 0, 1, 1, 2}))[1], 1);
  EXPECT_EQ(rolls.score(kAllIn, rolls.full_of({1, 1, 0, 2, 1, 2}))[1], 0);
}

TEST(WizardRolls, RollingSevenDiceIsBinomial) {
  State s = round_of(Card::none, 2, 7, 0);
  Stakes stakes;
  stakes.gain[1][kExact][1] = 1;
  WizardRolls rolls;
  rolls.solve(s, 2, stakes, 1);
  // Three of seven dice, each with two faces of six.
  EXPECT_NEAR(rolls.roll(kAllIn, 0)[1], 35 * std::pow(1.0 / 3, 3) * std::pow(2.0 / 3, 4), 1e-12);
}

TEST(WizardRolls, SevenStickyJestersEndTheRolling) {
  const State s = round_of(Card::sticky_jesters, 2, 7, 0);
  luck::Generator generator(1);
  WizardRolls rolls;
  rolls.solve(s, 3, some_stakes(generator), 2);
  const std::size_t full = rolls.full_of({0, 0, 0, 0, 0, 7});
  EXPECT_EQ(rolls.decide(kAllIn, full)[1], rolls.score(kAllIn, full)[1]);
}

TEST(Bags, AreAsManyAsCounted) {
  EXPECT_EQ(Bags::of(6).full(), kMostFullBags);
  EXPECT_EQ(Bags::of(6).size(), kMostBags);
  EXPECT_EQ(Bags::of(4).full(), 120U);
  EXPECT_EQ(Bags::of(4).size(), 330U);
}

}  // namespace
}  // namespace foxtray::wizard_players
