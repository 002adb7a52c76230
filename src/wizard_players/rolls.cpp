#include "wizard_players/rolls.h"

#include <cstdlib>

namespace foxtray::wizard_players {
namespace {

using wizard::Card;
using wizard::Face;

constexpr Seats kJesterRole = 1U << 7;

/// The seats for whose prediction a face counts (W6.1, W10.1, W10.6).
Seats counting(const State& s, Seats seats, std::size_t face) {
  Seats role = 0;
  for (std::size_t seat = 0; seat < s.players; ++seat) {
    if ((seats >> seat & 1U) == 0) continue;
    const unsigned colour = wizard::colour_of(s.seat[seat].prediction);
    const bool counts =
        face == colour ||
        (face == Face::kWizard && (s.card == Card::all_colours || s.wizard_colour == colour)) ||
        (face == Face::kJester && s.card == Card::own_jesters);
    if (counts) role |= 1U << seat;
  }
  return role;
}

void add(Values& sum, const Values& more) {
  for (std::size_t c = 0; c < sum.size(); ++c) sum[c] += more[c];
}

}  // namespace

void WizardRolls::sort_faces(const State& s, Seats seats) {
  std::array<Seats, kMostClasses> roles{};
  std::size_t classes = 0;
  chance_ = {};
  for (std::size_t face = 0; face < wizard::kFaces; ++face) {
    const Seats role = counting(s, seats, face) | (face == Face::kJester ? kJesterRole : 0);
    std::size_t found = 0;
    while (found < classes && roles[found] != role) ++found;
    if (found == classes) roles[classes++] = role;
    class_of_[face] = static_cast<std::uint8_t>(found);
    chance_[found] += 1.0 / wizard::kFaces;
  }
  counts_for_ = roles;
  jester_class_ = class_of_[Face::kJester];
  bags_ = &Bags::of(classes);
}

void WizardRolls::list_results(const State& s, Seats seats) {
  const int given = s.card == Card::extra_die ? 1 : 0;
  for (std::size_t seat = 0; seat < s.players; ++seat) {
    if ((seats >> seat & 1U) == 0) continue;
    const wizard::SeatState& of = s.seat[seat];
    const int number = static_cast<int>(wizard::number_of(of.prediction));
    for (std::size_t full = 0; full < bags_->full(); ++full) {
      const ClassCounts& counts = bags_->counts(bags_->first_full() + full);
      int hits = given;
      for (std::size_t c = 0; c < bags_->classes(); ++c)
        if ((counts_for_[c] >> seat & 1U) != 0) hits += counts[c];
      differences_[seat][full] = static_cast<Result>(std::abs(hits - number));
      const unsigned jesters = counts[jester_class_];
      const bool jester = jesters >= 1 && jesters <= wizard::kColumns &&
                          (of.jesters & wizard::bit(jesters - 1)) == 0;
      jesters_[seat][full] = jester ? jester_result(jesters) : kNoResult;
    }
  }
}

/// Results that no bag of dice brings need no standing.
void WizardRolls::list_standings() {
  radix_ = joint() ? 1 + kResults : 2;
  std::size_t all = 1;
  for (std::size_t i = 0; i < other_count_; ++i) {
    steps_[i] = all;
    all *= radix_;
  }
  std::array<std::array<bool, kResults + 1>, wizard::kMaxPlayers> occurs{};
  for (std::size_t i = 0; i < other_count_; ++i) {
    for (std::size_t full = 0; full < bags_->full(); ++full) {
      occurs[i][differences_[others_[i]][full]] = true;
      occurs[i][jesters_[others_[i]][full]] = true;
    }
  }
  standings_.clear();
  for (Standing standing = 0; standing < all; ++standing) {
    bool possible = true;
    for (std::size_t i = 0; i < other_count_ && joint(); ++i)
      possible = possible && (in(standing, i) || occurs[i][state_of(standing, i) - 1]);
    if (possible) standings_.push_back(standing);
  }
  scored_.resize(all * bags_->full() * channels_);
  chosen_.resize(scored_.size());
  rolled_.resize(all * channels_ * bags_->size());
}

Standing WizardRolls::stopped(Standing standing, std::size_t seat, Result result) const {
  std::size_t other = 0;
  while (others_[other] != seat) ++other;
  return stopped_other(standing, other, result);
}

Values WizardRolls::gain(std::size_t seat, Result result) const {
  return joint() ? Values{} : stakes_.gain[seat][result];
}

/// Without joint stakes it does not depend on what the others get.
Result WizardRolls::better_result(std::size_t seat, std::size_t full) const {
  const Result missed = differences_[seat][full];
  const Result jester = jesters_[seat][full];
  const auto& gain = stakes_.gain[seat];
  return jester != kNoResult && gain[jester][seat] > gain[missed][seat] ? jester : missed;
}

/// By seat; kNoResult for whoever has stopped before, if that does not matter any more.
Results WizardRolls::results_of(Standing standing, std::size_t full) const {
  Results results;
  results.fill(kNoResult);
  const auto result = [&](std::size_t seat) {
    return joint() ? differences_[seat][full] : better_result(seat, full);
  };
  results[seer_] = result(seer_);
  for (std::size_t i = 0; i < other_count_; ++i) {
    if (in(standing, i)) {
      results[others_[i]] = result(others_[i]);
    } else if (joint()) {
      results[others_[i]] = static_cast<Result>(state_of(standing, i) - 1);
    }
  }
  if (joint()) take_jesters(results, standing, full, wizard::kMaxPlayers);
  return results;
}

/// Whoever is in, one seat aside, takes the jester count if that is better as the others stand;
/// twice, since the one may depend on the other.
void WizardRolls::take_jesters(Results& results, Standing standing, std::size_t full,
                               std::size_t but) const {
  const auto take = [&](std::size_t seat) {
    if (seat == but || jesters_[seat][full] == kNoResult) return;
    Results with = results;
    with[seat] = jesters_[seat][full];
    results[seat] = differences_[seat][full];
    if (stakes_.joint->of(with)[seat] > stakes_.joint->of(results)[seat]) results = with;
  };
  for (int time = 0; time < 2; ++time) {
    take(seer_);
    for (std::size_t i = 0; i < other_count_; ++i)
      if (in(standing, i)) take(others_[i]);
  }
}

Values WizardRolls::worth_of(const Results& results) const {
  if (joint()) return stakes_.joint->of(results);
  Values sum = stakes_.base;
  for (std::size_t seat = 0; seat < stakes_.players; ++seat) {
    if (results[seat] == kNoResult) continue;
    for (std::size_t c = 0; c < channels_; ++c) sum[c] += stakes_.gain[seat][results[seat]][c];
  }
  return sum;
}

void WizardRolls::list_scores() {
  for (const Standing standing : standings_) {
    for (std::size_t full = 0; full < bags_->full(); ++full) {
      const Values sum = worth_of(results_of(standing, full));
      double* to = &scored_[place(standing, full)];
      for (std::size_t c = 0; c < channels_; ++c) {
        to[c] = sum[c];
        rolled(standing, c)[bags_->first_full() + full] = sum[c];
      }
    }
  }
}

/// From what full bags are worth when just rolled to what a kept part is worth.
void WizardRolls::expect(Standing standing) {
  const std::size_t classes = bags_->classes();
  for (std::size_t channel = 0; channel < channels_; ++channel) {
    double* worth = rolled(standing, channel);
    for (std::size_t bag = bags_->first_full(); bag-- > 0;) {
      const Bag* with = bags_->with(bag);
      double sum = 0;
      for (std::size_t c = 0; c < classes; ++c) sum += chance_[c] * worth[with[c]];
      worth[bag] = sum;
    }
  }
}

bool WizardRolls::may_keep(Bag kept, std::size_t full) const {
  return !jesters_stay_ || bags_->counts(kept)[jester_class_] ==
                               bags_->counts(bags_->first_full() + full)[jester_class_];
}

/// The best for the seer to keep of one full bag, or to stop.
WizardRolls::Choice WizardRolls::choice(Standing standing, std::size_t full, bool insist) const {
  constexpr std::size_t kMostKept = wizard::kDice - 3;
  const double* worth = rolled(standing, seer_);
  Choice best{insist ? -1e9 : scored_[place(standing, full) + seer_], kStop};
  for (const Bag kept : bags_->keeps(full)) {
    if (worth[kept] <= best.worth) continue;
    if (!may_keep(kept, full) || (insist && bags_->dice(kept) > kMostKept)) continue;
    best = {worth[kept], kept};
  }
  return best;
}

Values WizardRolls::choice_values(Standing standing, std::size_t full, Choice chosen) const {
  Values values{};
  for (std::size_t c = 0; c < channels_; ++c) {
    values[c] = chosen.kept == kStop ? scored_[place(standing, full) + c]
                                     : rolled(standing, c)[chosen.kept];
  }
  return values;
}

/// The same as `choice` for all full bags: the best part of a bag is all of it, or the best part of
/// what is left without one of its dice.
void WizardRolls::choose_all(Standing standing) {
  const double* worth = rolled(standing, seer_);
  const auto best_of = [&](std::size_t bag, Choice best) {
    const Bag* without = bags_->without(bag);
    for (std::size_t c = 0; c < bags_->classes(); ++c) {
      if (without[c] == kMostBags || (jesters_stay_ && c == jester_class_)) continue;
      const Bag part = best_part_[without[c]];
      if (worth[part] > best.worth) best = {worth[part], part};
    }
    return best;
  };
  for (std::size_t bag = 0; bag < bags_->first_full(); ++bag)
    best_part_[bag] = static_cast<Bag>(best_of(bag, {worth[bag], bag}).kept);
  for (std::size_t full = 0; full < bags_->full(); ++full) {
    const Choice stop{scored_[place(standing, full) + seer_], kStop};
    const Choice best = best_of(bags_->first_full() + full, stop);
    double* to = &chosen_[place(standing, full)];
    for (std::size_t c = 0; c < channels_; ++c)
      to[c] =
          best.kept == kStop ? scored_[place(standing, full) + c] : rolled(standing, c)[best.kept];
  }
}

/// What stopping now is worth to one of the others, in the better way to score; `then` says what he
/// is to expect when the seer goes on without him.
template <class Then>
WizardRolls::Leaving WizardRolls::leaving(Standing standing, std::size_t other, std::size_t full,
                                          Then then) const {
  const std::size_t seat = others_[other];
  const auto with = [&](Result result) {
    const double gained = joint() ? 0 : stakes_.gain[seat][result][seat];
    return Leaving{gained + then(stopped_other(standing, other, result), seat), result};
  };
  if (!joint()) return with(better_result(seat, full));
  const Leaving missed = with(differences_[seat][full]);
  if (jesters_[seat][full] == kNoResult) return missed;
  const Leaving jester = with(jesters_[seat][full]);
  return jester.worth > missed.worth ? jester : missed;
}

/// What full bags are worth when just rolled and more rolls may follow.
void WizardRolls::stop_all(Standing standing) {
  for (std::size_t full = 0; full < bags_->full(); ++full) {
    const auto then = [&](Standing next, std::size_t seat) {
      return chosen_[place(next, full) + seat];
    };
    Standing staying = standing;
    Values sum{};
    for (std::size_t i = 0; i < other_count_; ++i) {
      if (!in(standing, i)) continue;
      const Leaving now = leaving(standing, i, full, then);
      if (now.worth < then(standing, others_[i])) continue;
      staying = stopped_other(staying, i, now.result);
      if (!joint()) add(sum, stakes_.gain[others_[i]][now.result]);
    }
    const double* chosen = &chosen_[place(staying, full)];
    for (std::size_t c = 0; c < channels_; ++c)
      rolled(standing, c)[bags_->first_full() + full] = chosen[c] + sum[c];
  }
}

void WizardRolls::solve(const State& s, Seats seats, const Stakes& stakes, int rolls) {
  stakes_ = stakes;
  channels_ = stakes.channels;
  seer_ = s.seer;
  jesters_stay_ = s.card == Card::sticky_jesters;
  other_count_ = 0;
  for (std::size_t seat = 0; seat < s.players; ++seat)
    if (seat != seer_ && (seats >> seat & 1U) != 0) others_[other_count_++] = seat;
  sort_faces(s, seats);
  list_results(s, seats);
  list_standings();
  list_scores();
  for (int left = 1; left <= rolls; ++left) {
    for (const Standing standing : standings_) expect(standing);
    if (left == rolls) break;
    for (const Standing standing : standings_) choose_all(standing);
    for (const Standing standing : standings_) stop_all(standing);
  }
}

Bag WizardRolls::bag_of(const std::array<std::uint8_t, wizard::kFaces>& dice) const {
  ClassCounts counts{};
  for (std::size_t face = 0; face < wizard::kFaces; ++face) {
    std::uint8_t& n = counts[class_of_[face]];
    n = static_cast<std::uint8_t>(n + dice[face]);
  }
  return bags_->find(counts);
}

Values WizardRolls::score(Standing standing, std::size_t full) const {
  return choice_values(standing, full, {0, kStop});
}

Values WizardRolls::score(Standing standing, std::size_t full, std::size_t seat,
                          Result result) const {
  Results results = results_of(standing, full);
  results[seat] = result;
  if (joint()) take_jesters(results, standing, full, seat);
  return worth_of(results);
}

Values WizardRolls::roll(Standing standing, std::size_t kept) const {
  return choice_values(standing, 0, {0, kept});
}

Values WizardRolls::decide(Standing standing, std::size_t full, bool insist) const {
  return choice_values(standing, full, choice(standing, full, insist));
}

Values WizardRolls::stop_or_wait(Standing standing, Seats open, std::size_t full) const {
  const auto then = [&](Standing next, std::size_t seat) { return decide(next, full)[seat]; };
  const Values wait = decide(standing, full);
  Values sum{};
  Standing staying = standing;
  for (std::size_t i = 0; i < other_count_; ++i) {
    const std::size_t seat = others_[i];
    if (!in(standing, i) || (open >> seat & 1U) == 0) continue;
    const Leaving now = leaving(standing, i, full, then);
    if (now.worth < wait[seat]) continue;
    staying = stopped_other(staying, i, now.result);
    add(sum, gain(seat, now.result));
  }
  add(sum, decide(staying, full));
  return sum;
}

}  // namespace foxtray::wizard_players
