#include "players/wizard_rolls.h"

#include <bit>
#include <cassert>
#include <cstdlib>

namespace foxtray::players {
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
      Result best = static_cast<Result>(std::abs(hits - number));
      differences_[seat][full] = best;
      const unsigned jesters = counts[jester_class_];
      const bool jester = jesters >= 1 && jesters <= wizard::kColumns &&
                          (of.jesters & wizard::bit(jesters - 1)) == 0;
      const auto& gain = stakes_.gain[seat];
      if (jester && gain[jester_result(jesters)][seat] > gain[best][seat])
        best = jester_result(jesters);
      results_[seat][full] = best;
    }
  }
}

std::size_t WizardRolls::set_of(Seats in) const {
  std::size_t set = 0;
  for (std::size_t i = 0; i < other_count_; ++i)
    if ((in >> others_[i] & 1U) != 0) set |= std::size_t{1} << i;
  return set;
}

void WizardRolls::add_gain(Values& sum, std::size_t seat, Result result) const {
  const Values& gain = stakes_.gain[seat][result];
  for (std::size_t c = 0; c < channels_; ++c) sum[c] += gain[c];
}

void WizardRolls::list_scores(Seats seats) {
  const std::size_t sets = std::size_t{1} << other_count_;
  scored_.resize(sets * bags_->full() * channels_);
  chosen_.resize(scored_.size());
  rolled_.resize(sets * channels_ * bags_->size());
  for (std::size_t set = 0; set < sets; ++set) {
    Seats in = 1U << seer_;
    for (std::size_t i = 0; i < other_count_; ++i)
      if ((set >> i & 1U) != 0) in |= 1U << others_[i];
    for (std::size_t full = 0; full < bags_->full(); ++full) {
      Values sum = stakes_.base;
      for (std::size_t seat = 0; seat < stakes_.players; ++seat)
        if ((in & seats & 1U << seat) != 0) add_gain(sum, seat, results_[seat][full]);
      double* to = &scored_[place(set, full)];
      for (std::size_t c = 0; c < channels_; ++c) {
        to[c] = sum[c];
        rolled(set, c)[bags_->first_full() + full] = sum[c];
      }
    }
  }
}

/// From what full bags are worth when just rolled to what a kept part is worth.
void WizardRolls::expect(std::size_t set) {
  const std::size_t classes = bags_->classes();
  for (std::size_t channel = 0; channel < channels_; ++channel) {
    double* worth = rolled(set, channel);
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

WizardRolls::Choice WizardRolls::choice(std::size_t set, std::size_t full, bool insist) const {
  constexpr std::size_t kMostKept = wizard::kDice - 3;
  const double* worth = rolled(set, seer_);
  Choice best{insist ? -1e9 : scored_[place(set, full) + seer_], kStop};
  for (const Bag kept : bags_->keeps(full)) {
    if (worth[kept] <= best.worth) continue;
    if (!may_keep(kept, full) || (insist && bags_->dice(kept) > kMostKept)) continue;
    best = {worth[kept], kept};
  }
  return best;
}

Values WizardRolls::choice_values(std::size_t set, std::size_t full, Choice chosen) const {
  Values values{};
  for (std::size_t c = 0; c < channels_; ++c) {
    values[c] = chosen.kept == kStop ? scored_[place(set, full) + c] : rolled(set, c)[chosen.kept];
  }
  return values;
}

void WizardRolls::choose_all(std::size_t set) {
  for (std::size_t full = 0; full < bags_->full(); ++full) {
    const Values values = choice_values(set, full, choice(set, full, false));
    double* to = &chosen_[place(set, full)];
    for (std::size_t c = 0; c < channels_; ++c) to[c] = values[c];
  }
}

/// What full bags are worth when just rolled and more rolls may follow.
void WizardRolls::stop_all(std::size_t set) {
  for (std::size_t full = 0; full < bags_->full(); ++full) {
    std::size_t staying = set;
    Values sum{};
    for (std::size_t i = 0; i < other_count_; ++i) {
      const std::size_t bit = std::size_t{1} << i;
      if ((set & bit) == 0) continue;
      const std::size_t seat = others_[i];
      const Result now = results_[seat][full];
      const double stop = stakes_.gain[seat][now][seat] + chosen_[place(set & ~bit, full) + seat];
      if (stop < chosen_[place(set, full) + seat]) continue;
      staying &= ~bit;
      add_gain(sum, seat, now);
    }
    const double* then = &chosen_[place(staying, full)];
    for (std::size_t c = 0; c < channels_; ++c)
      rolled(set, c)[bags_->first_full() + full] = then[c] + sum[c];
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
  list_scores(seats);
  const std::size_t sets = std::size_t{1} << other_count_;
  assert(sets <= kMostSets);
  for (int left = 1; left <= rolls; ++left) {
    for (std::size_t set = 0; set < sets; ++set) expect(set);
    if (left == rolls) break;
    for (std::size_t set = 0; set < sets; ++set) choose_all(set);
    for (std::size_t set = 0; set < sets; ++set) stop_all(set);
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

Values WizardRolls::score(Seats in, std::size_t full) const {
  return choice_values(set_of(in), full, {0, kStop});
}

Values WizardRolls::roll(Seats in, std::size_t kept) const {
  return choice_values(set_of(in), 0, {0, kept});
}

Values WizardRolls::decide(Seats in, std::size_t full, bool insist) const {
  const std::size_t set = set_of(in);
  return choice_values(set, full, choice(set, full, insist));
}

Values WizardRolls::stop_or_wait(Seats in, Seats open, std::size_t full) const {
  const Values wait = decide(in, full);
  Values sum{};
  Seats staying = in;
  for (std::size_t i = 0; i < other_count_; ++i) {
    const std::size_t seat = others_[i];
    if ((open & in & 1U << seat) == 0) continue;
    const Result now = results_[seat][full];
    const double stop = stakes_.gain[seat][now][seat] + decide(in & ~(1U << seat), full)[seat];
    if (stop < wait[seat]) continue;
    staying &= ~(1U << seat);
    add_gain(sum, seat, now);
  }
  const Values then = decide(staying, full);
  for (std::size_t c = 0; c < channels_; ++c) sum[c] += then[c];
  return sum;
}

}  // namespace foxtray::players
