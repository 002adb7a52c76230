// The rest of a round of the Wizard dice game, solved exactly for given stakes: every bag of dice,
// every re-roll of the seer, and the others, who stop when that is better for them than what the
// seer will do next.
#pragma once

#include <vector>

#include "players/wizard_bags.h"
#include "players/wizard_stakes.h"

namespace foxtray::players {

using wizard::State;

/// Some seats of the table, as bits.
using Seats = unsigned;

class WizardRolls {
 public:
  /// `seats` take part: the seer, and others that have predicted and not yet scored. The Wizard
  /// colour is the one of the state. The dice can be rolled `rolls` more times, 0-3.
  void solve(const State& s, Seats seats, const Stakes& stakes, int rolls);

  /// The bag of these dice, and its number among the full ones.
  Bag bag_of(const std::array<std::uint8_t, wizard::kFaces>& dice) const;
  std::size_t full_of(const std::array<std::uint8_t, wizard::kFaces>& dice) const {
    return bag_of(dice) - bags_->first_full();
  }

  /// How a seat scores this full bag: the prediction, or the jester count if that is better.
  Result result(std::size_t seat, std::size_t full) const { return results_[seat][full]; }
  /// How it scores the prediction.
  Result difference(std::size_t seat, std::size_t full) const { return differences_[seat][full]; }

  /// The `in` seats all score the full bag.
  Values score(Seats in, std::size_t full) const;
  /// The rest of the bag is about to be rolled.
  Values roll(Seats in, std::size_t kept) const;
  /// The seer decides; with `insist` (W10.3) he must roll at least three dice.
  Values decide(Seats in, std::size_t full, bool insist = false) const;
  /// The `open` seats stop or wait, then the seer decides.
  Values stop_or_wait(Seats in, Seats open, std::size_t full) const;

 private:
  struct Choice {
    double worth;
    std::size_t kept;  // or kStop
  };
  static constexpr std::size_t kStop = kMostBags;
  static constexpr std::size_t kMostSets = 16;  // of the seats beside the seer

  void sort_faces(const State& s, Seats seats);
  void list_results(const State& s, Seats seats);
  void list_scores(Seats seats);
  void expect(std::size_t set);
  void choose_all(std::size_t set);
  void stop_all(std::size_t set);
  Choice choice(std::size_t set, std::size_t full, bool insist) const;
  bool may_keep(Bag kept, std::size_t full) const;
  std::size_t set_of(Seats in) const;
  Seats without_leavers(Seats in, Seats open, std::size_t full) const;
  void add_gain(Values& sum, std::size_t seat, Result result) const;
  Values choice_values(std::size_t set, std::size_t full, Choice chosen) const;

  double* rolled(std::size_t set, std::size_t channel) {
    return &rolled_[(set * channels_ + channel) * bags_->size()];
  }
  const double* rolled(std::size_t set, std::size_t channel) const {
    return &rolled_[(set * channels_ + channel) * bags_->size()];
  }
  std::size_t place(std::size_t set, std::size_t full) const {
    return (set * bags_->full() + full) * channels_;
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
  std::array<std::array<Result, kMostFullBags>, wizard::kMaxPlayers> results_{};
  std::array<std::array<Result, kMostFullBags>, wizard::kMaxPlayers> differences_{};
  // By set of others that are in. `scored_` and `chosen_` by full bag and channel; `rolled_` by
  // channel and bag: what is expected when the bag is kept, the full ones being just rolled.
  std::vector<double> scored_;
  std::vector<double> chosen_;
  std::vector<double> rolled_;
};

}  // namespace foxtray::players
