// What every move of a Wizard position is worth to every seat.
#pragma once

#include <vector>

#include "players/player.h"
#include "wizard_players/rolls.h"

namespace foxtray::wizard_players {

using game::Game;
using game::Move;
using game::Position;
using game::Seat;

struct Considered {
  Move move{};
  Values values{};
};

/// How far somebody thinks. The master as it stands here; less of it makes a weaker player.
struct Manner {
  bool whole_game = true;        // or only the points of this round
  bool heeds_rivals = true;      // what the dice and the round mean for the others
  bool joint = false;            // how results of two or three seats work on each other
  std::size_t replies = 4;       // kinds of predictions whose replies are looked at
  int horizon = wizard::kRolls;  // rolls that a re-roll or a stop looks ahead
  double cross = 0;              // points that a cross is worth when only the round counts
};

inline constexpr Manner kMasterManner{};
inline constexpr Manner kAnalysisManner{.joint = true, .replies = wizard::kFields};

/// Holds room to think in, and nothing from one question to the next.
class WizardMind {
 public:
  explicit WizardMind(const WizardWeights& weights, const Manner& manner = {})
      : weights_(weights), manner_(manner) {}

  /// Every legal move of an open seat. With Account::wins only the chances to win are filled in.
  void consider(const State& s, Seat seat, Account account, std::vector<Considered>& moves);
  /// Any position. Whoever is to move is taken to make the move that is best for him.
  Values value(const State& s, Account account);

 private:
  void list_moves(const State& s, Seat seat, std::vector<Considered>& moves);
  void consider_sets(const State& s, Seat seat, std::vector<Considered>& moves);
  void value_predictions(const State& s, Seat seat, std::vector<Considered>& moves);
  void consider_predictions(const State& s, Seat seat, std::vector<Considered>& moves);
  void consider_replies(const State& s, Seat seat, std::vector<Considered>& moves);
  void consider_strikes(const State& s, Seat seat, std::vector<Considered>& moves);
  void consider_colours(const State& s, std::vector<Considered>& moves);
  void consider_rerolls(const State& s, std::vector<Considered>& moves);
  void consider_scores(const State& s, Seat seat, std::vector<Considered>& moves);
  void consider_stops(const State& s, Seat seat, std::vector<Considered>& moves);
  Result result_of(const State& s, Seat seat, Move move) const;
  Values replied(const State& s, Seat seat, Move move);
  Values predicted(const State& s, Seat seat, unsigned field);
  Values before_rolling(State& s, Seats seats);
  Values before_rolling(const State& s, Seats seats, const Stakes& stakes);
  void heed_predictions(const State& s, Seat mover, Values& values);
  Values between_rounds(const State& s) const;
  Values over_cards(const State& s, Account account);
  void solve_now(const State& s, Seat seat, int rolls);
  Stakes stakes_for(const State& s, Seats seats, Seat next);

  const WizardWeights& weights_;
  Manner manner_;
  Account account_ = Account::wins;
  WizardRolls rolls_;
  JointStakes joint_;
};

/// The best of the moves for a seat; of equal ones the first.
const Considered& best_for(Seat seat, const std::vector<Considered>& moves);

}  // namespace foxtray::wizard_players
