// The rest of a round of the Wizard dice game, solved exactly for given stakes: every bag of dice,
// every re-roll of the seer, and the others, who stop when that is better for them than what the
// seer will do next.
#pragma once

#include <vector>

#include "wizard_players/bags.h"
#include "wizard_players/stakes.h"

namespace foxtray::wizard_players {

using wizard::State;

/// Some seats of the table, as bits.
using Seats = unsigned;

/// Who is still in and who has stopped; if results work on each other, also with which result.
using Standing = std::size_t;

class WizardRolls {
 public:
  /// `seats` take part: the seer, and others that have predicted and not yet scored. The Wizard
  /// colour is the one of the state. The dice can be rolled `rolls` more times, 0-3. Joint stakes
  /// have to outlive what is asked afterwards.
  void solve(const State& s, Seats seats, const Stakes& stakes, int rolls);

  /// The bag of these dice, and its number among the full ones.
  Bag bag_of(const std::array<std::uint8_t, wizard::kFaces>& dice) const;
  std::size_t full_of(const std::array<std::uint8_t, wizard::kFaces>& dice) const {
    return bag_of(dice) - bags_->first_full();
  }

  /// Nobody has stopped.
  static constexpr Standing kAllIn = 0;
  /// Somebody who is in stops, and scores like this.
  Standing stopped(Standing standing, std::size_t seat, Result result) const;
  /// What everybody gets at once when a seat stops like this. With joint stakes that is nothing: it
  /// is in the values of the standing.
  Values gain(std::size_t seat, Result result) const;

  /// How a seat scores the prediction in this full bag.
  Result difference(std::size_t seat, std::size_t full) const { return differences_[seat][full]; }

  /// Everybody who is in scores the full bag.
  Values score(Standing standing, std::size_t full) const;
  /// The same, one of them with this result.
  Values score(Standing standing, std::size_t full, std::size_t seat, Result result) const;
  /// The rest of the bag is about to be rolled.
  Values roll(Standing standing, std::size_t kept) const;
  /// The seer decides; with `insist` (W10.3) he must roll at least three dice.
  Values decide(Standing standing, std::size_t full, bool insist = false) const;
  /// The `open` seats stop or wait, then the seer decides.
  Values stop_or_wait(Standing standing, Seats open, std::size_t full) const;

 private:
  struct Choice {
    double worth;
    std::size_t kept;  // or kStop
  };
  struct Leaving {
    double worth;
    Result result;
  };
  static constexpr std::size_t kStop = kMostBags;
  static constexpr Result kNoResult = kResults;

  void sort_faces(const State& s, Seats seats);
  void list_results(const State& s, Seats seats);
  void list_standings();
  void list_scores();
  void expect(Standing standing);
  void choose_all(Standing standing);
  void stop_all(Standing standing);
  Choice choice(Standing standing, std::size_t full, bool insist) const;
  bool may_keep(Bag kept, std::size_t full) const;
  Results results_of(Standing standing, std::size_t full) const;
  void take_jesters(Results& results, Standing standing, std::size_t full, std::size_t but) const;
  template <class Then>
  Leaving leaving(Standing standing, std::size_t other, std::size_t full, Then then) const;
  Result better_result(std::size_t seat, std::size_t full) const;
  Values worth_of(const Results& results) const;
  Values choice_values(Standing standing, std::size_t full, Choice chosen) const;

  bool joint() const { return stakes_.joint != nullptr; }
  /// 0 if the n-th of the others is in, or 1 plus what is known of how he stopped.
  std::size_t state_of(Standing standing, std::size_t other) const {
    return standing / steps_[other] % radix_;
  }
  bool in(Standing standing, std::size_t other) const { return state_of(standing, other) == 0; }
  Standing stopped_other(Standing standing, std::size_t other, Result result) const {
    return standing + steps_[other] * (joint() ? 1U + result : 1U);
  }

  double* rolled(Standing standing, std::size_t channel) {
    return &rolled_[(standing * channels_ + channel) * bags_->size()];
  }
  const double* rolled(Standing standing, std::size_t channel) const {
    return &rolled_[(standing * channels_ + channel) * bags_->size()];
  }
  std::size_t place(Standing standing, std::size_t full) const {
    return (standing * bags_->full() + full) * channels_;
  }

  const Bags* bags_ = nullptr;
  Stakes stakes_;
  std::size_t channels_ = 0;
  std::size_t seer_ = 0;
  bool jesters_stay_ = false;
  std::size_t jester_class_ = 0;
  std::array<std::uint8_t, wizard::kFaces> class_of_{};
  std::array<double, kMostClasses> chance_{};
  std::array<Seats, kMostClasses> counts_for_{};
  std::array<std::size_t, wizard::kMaxPlayers> others_{};  // seats beside the seer
  std::size_t other_count_ = 0;
  std::size_t radix_ = 2;                                 // of a standing, as a number
  std::array<std::size_t, wizard::kMaxPlayers> steps_{};  // 1, radix, its square, ...
  std::vector<Standing> standings_;                       // those that can come about
  // By seat and full bag: as predicted, and as a jester count if there is one.
  std::array<std::array<Result, kMostFullBags>, wizard::kMaxPlayers> differences_{};
  std::array<std::array<Result, kMostFullBags>, wizard::kMaxPlayers> jesters_{};
  // By standing. `scored_` and `chosen_` by full bag and channel; `rolled_` by channel and bag:
  // what is expected when the bag is kept, the full ones being just rolled.
  std::vector<double> scored_;
  std::vector<double> chosen_;
  std::vector<double> rolled_;
  std::array<Bag, kMostBags> best_part_{};  // room for `choose_all`
};

}  // namespace foxtray::wizard_players
