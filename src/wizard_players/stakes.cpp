#include "wizard_players/stakes.h"

#include <algorithm>

namespace foxtray::wizard_players {
namespace {

using wizard::State;

constexpr std::size_t kScenes = 4;
constexpr double kPointMatters = 1e-7;  // chances to win: points decide where those are equal
using Readings = std::array<const WizardReading*, wizard::kMaxPlayers>;

/// Who is still to score is taken to be exact half of the time. The scenes are shifted from seat to
/// seat, so that all pairs of results occur.
constexpr std::array<std::array<std::size_t, kScenes>, wizard::kMaxPlayers> kTypical = {
    {{0, 1, 2, 3}, {1, 0, 3, 2}, {2, 3, 0, 1}, {3, 2, 1, 0}, {0, 2, 1, 3}}};

/// A cautious guess for a seat that has not predicted yet: exact at 3, or off by one or two.
Sheet without_prediction(const Sheet& sheet, std::size_t typical) {
  Sheet after = sheet;
  const bool exact = typical < 2;
  after.points += exact ? 3 : 1 - static_cast<int>(typical);
  after.crosses += exact ? 1 : 0;
  return after;
}

/// Can the seat end with this result? Others are never asked for.
bool possible(const wizard::SeatState& seat, Result result) {
  if (result > kWorst) return (seat.jesters & wizard::bit(result - kWorst - 1U)) == 0;
  const unsigned number = wizard::number_of(seat.prediction);
  return result <= std::max(number, wizard::kDice + 1U - number);
}

Result typical_result(const Sheet& sheet, std::size_t typical) {
  if (typical < 2) return kExact;
  if (typical == 2) return 1;
  for (unsigned n = 1; n <= 2; ++n)
    if ((sheet.jesters & wizard::bit(n - 1)) == 0) return jester_result(n);
  return 2;
}

/// The readings of every sheet after every result that matters.
class Desk {
 public:
  Desk(const WizardWeights& weights, const State& s, unsigned seats, game::Seat next_seer)
      : weights_(weights), s_(s) {
    table_ = {.players = s.players,
              .target = s.target,
              .rounds_done = s.round,
              .cards = s.cards != 0,
              .next_seer = next_seer};
    for (std::size_t seat = 0; seat < s.players; ++seat) read(seat, seats);
  }

  Values mean(std::size_t seat, Result result) const {
    return over_scenes([&](Readings& sheets) { sheets[seat] = &after_[seat][result]; });
  }
  Values mean() const {
    return over_scenes([](Readings&) {});
  }
  /// The seats have these results.
  Values mean(unsigned seats, const Results& results) const {
    const auto put = [&](Readings& sheets) {
      for (std::size_t seat = 0; seat < s_.players; ++seat)
        if ((seats >> seat & 1U) != 0) sheets[seat] = &after_[seat][results[seat]];
    };
    const bool all_known = (s_.in & ~seats) == 0;
    return over_scenes(put, all_known);
  }

 private:
  void read(std::size_t seat, unsigned seats) {
    const wizard::SeatState& of = s_.seat[seat];
    const Sheet sheet = sheet_of(of);
    const bool seer = seat == table_.next_seer;
    const WizardReading before = read_sheet(weights_, sheet, table_, seer);
    const auto reading_of = [&](const Sheet& then) {
      return read_sheet(weights_, before, then, table_, seer);
    };
    const bool in = (s_.in >> seat & 1U) != 0;
    for (std::size_t scene = 0; scene < kScenes; ++scene) {
      const std::size_t typical = kTypical[seat][scene];
      Sheet then = sheet;
      if (in && of.prediction == wizard::kNoField) then = without_prediction(sheet, typical);
      if (in && of.prediction != wizard::kNoField)
        then = after_result(sheet, of.prediction, s_.card, typical_result(sheet, typical));
      scene_[seat][scene] = reading_of(then);
    }
    if ((seats >> seat & 1U) == 0) return;
    for (Result result = 0; result < kResults; ++result) {
      if (!possible(of, result)) continue;
      after_[seat][result] = reading_of(after_result(sheet, of.prediction, s_.card, result));
    }
  }

  /// How much a scene counts. Where nobody's result is open all scenes are the same, and of two
  /// seats both are exact in the first two.
  double share_of(std::size_t scene, bool all_known) const {
    if (all_known) return scene == 0 ? 1 : 0;
    if (s_.players > 2 || scene > 1) return 1.0 / kScenes;
    return scene == 0 ? 2.0 / kScenes : 0;
  }

  template <class Put>
  Values over_scenes(Put put, bool all_known = false) const {
    Values sum{};
    for (std::size_t scene = 0; scene < kScenes; ++scene) {
      const double share = share_of(scene, all_known);
      if (share == 0) continue;
      Readings sheets{};
      for (std::size_t seat = 0; seat < s_.players; ++seat) sheets[seat] = &scene_[seat][scene];
      put(sheets);
      const Forecast then = forecast(weights_, sheets, table_);
      for (std::size_t seat = 0; seat < s_.players; ++seat) {
        sum[seat] += share * (then.win[seat] + kPointMatters * then.points[seat]);
        sum[s_.players + seat] += share * then.points[seat];
      }
    }
    return sum;
  }

  const WizardWeights& weights_;
  const State& s_;
  Table table_;
  std::array<std::array<WizardReading, kScenes>, wizard::kMaxPlayers> scene_;
  std::array<std::array<WizardReading, kResults>, wizard::kMaxPlayers> after_;
};

}  // namespace

Sheet after_result(const Sheet& sheet, unsigned field, wizard::Card card, Result result) {
  Sheet after = sheet;
  after.used |= wizard::bit(field);
  const int times = wizard::scores_double(card) ? 2 : 1;
  if (result > kWorst) {
    after.jesters = static_cast<std::uint8_t>(after.jesters | wizard::bit(result - kWorst - 1U));
    ++after.crosses;
  } else if (result == kExact) {
    after.points += times * static_cast<int>(wizard::number_of(field));
    after.crosses += times;
  } else {
    after.points -= times * result;
    after.worst_penalty = std::max(after.worst_penalty, times * result);
  }
  return after;
}

Stakes stakes_of(const WizardWeights& weights, const State& s, unsigned seats, game::Seat next_seer,
                 Account account) {
  const Desk desk(weights, s, seats, next_seer);
  Stakes stakes;
  stakes.players = s.players;
  stakes.channels = account == Account::wins ? stakes.players : 2 * stakes.players;
  stakes.base = desk.mean();
  for (std::size_t seat = 0; seat < stakes.players; ++seat) {
    if ((seats >> seat & 1U) == 0) continue;
    for (Result result = 0; result < kResults; ++result) {
      if (!possible(s.seat[seat], result)) continue;
      Values then = desk.mean(seat, result);
      for (std::size_t c = 0; c < stakes.channels; ++c) then[c] -= stakes.base[c];
      stakes.gain[seat][result] = then;
    }
  }
  return stakes;
}

void JointStakes::resize(unsigned seats) {
  std::size_t all = 1;
  for (std::size_t seat = 0; seat < steps_.size(); ++seat) {
    const bool counts = (seats >> seat & 1U) != 0;
    steps_[seat] = counts ? all : 0;
    if (counts) all *= kResults;
  }
  values_.resize(all);
}

void JointStakes::fill(const WizardWeights& weights, const State& s, unsigned seats,
                       game::Seat next_seer) {
  resize(seats);
  const Desk desk(weights, s, seats, next_seer);
  Results results{};
  const auto next = [&](std::size_t seat) {
    do ++results[seat];
    while (results[seat] < kResults && !possible(s.seat[seat], results[seat]));
    return results[seat] < kResults;
  };
  for (std::size_t seat = 0; seat < s.players;) {
    of(results) = desk.mean(seats, results);
    for (seat = 0; seat < s.players; ++seat) {
      if ((seats >> seat & 1U) == 0) continue;
      if (next(seat)) break;
      results[seat] = kExact;
    }
  }
}

Stakes round_stakes(const State& s, unsigned seats, double cross) {
  Stakes stakes;
  stakes.players = s.players;
  stakes.channels = s.players;
  for (std::size_t seat = 0; seat < s.players; ++seat) {
    if ((seats >> seat & 1U) == 0) continue;
    for (Result result = 0; result < kResults; ++result) {
      const Sheet then = after_result({}, s.seat[seat].prediction, s.card, result);
      stakes.gain[seat][result][seat] = then.points + cross * then.crosses;
    }
  }
  return stakes;
}

void forget_rivals(Stakes& stakes) {
  for (std::size_t seat = 0; seat < stakes.players; ++seat)
    for (Values& gain : stakes.gain[seat])
      for (std::size_t other = 0; other < stakes.players; ++other)
        if (other != seat) gain[other] = 0;
}

}  // namespace foxtray::wizard_players
