// The choice of a move by the values of what it leads to, for any value network.
//
// Up to the next throw everything is known, so a move is worth what the best of the positions is
// worth that its bonuses, further crosses and extra dice can lead to before the dice roll again.
// Where the seat still owes something the network is told which bonuses wait and which extra dice
// can be used; whatever promises most is followed first, however deep, until nothing unfinished can
// be hoped to become better than the best that is finished.
#pragma once

#include <algorithm>
#include <array>
#include <limits>
#include <optional>

#include "catalog/catalog.h"
#include "clever_players/features.h"
#include "clever_players/memory.h"
#include "clever_players/unfinished.h"

namespace foxtray::clever_players {

/// How far unfinished moves are followed.
struct Care {
  int steps;   // positions of which all moves are valued, at most
  float hope;  // in the last round a network may think so many points too little of what is
               // unfinished; before, as much less as rounds have gone
};
inline constexpr Care kThorough = {.steps = 256, .hope = 16};
inline constexpr Care kUsual = {.steps = 64, .hope = 12};
inline constexpr Care kQuick = {.steps = 32, .hope = 8};
inline constexpr Care kHurried = {.steps = 16, .hope = 6};

/// How many positions were valued, and whether more may be.
class Budget {
 public:
  void spend() { ++spent_; }
  std::int64_t spent() const { return spent_; }

  /// So many more; until then there is no end to it.
  void allow(std::int64_t more) { most_ = spent_ + more; }
  bool exhausted() const { return spent_ >= most_; }

 private:
  std::int64_t spent_ = 0;
  std::int64_t most_ = std::numeric_limits<std::int64_t>::max();
};

/// When the budget is exhausted nothing unfinished is followed any more. Whoever asks a network
/// that does not change may have a memory. A network has a type Sum (its first layer for some
/// reading), `sum(reading, sum)`, and `value(near, sum, reading)`: the expected final points of a
/// reading, given the sum of a near one.
template <class Network>
class CleverChoice {
 public:
  using Sum = typename Network::Sum;
  using Value = float;

  CleverChoice(const game::Game& game, const CleverFeatures& features, const Network& network,
               Budget& budget, Care care = kUsual, CleverMemory* memory = nullptr)
      : game_(game),
        sheet_(catalog::sheet_of(game)),
        features_(features),
        network_(network),
        budget_(budget),
        care_(care),
        memory_(memory) {}

  struct Option {
    Option() {}  // NOLINT(modernize-use-equals-default): not cleared
    game::Move move;
    Value value;
    bool open;  // the seat owes more before the dice roll again
  };
  struct Options {
    Options() {}  // NOLINT(modernize-use-equals-default): not cleared, one is made at every choice
    std::array<Option, game::MoveList::kCapacity> option;
    int size = 0;
    int best = 0;
  };

  /// Reads a position of which all that follow are near.
  void stand(const game::Position& position, game::Seat seat) {
    state_ = game::as<clever::State>(position);
    features_.read(state_, seat, 0, reading_);
    network_.sum(reading_, sum_);
  }

  /// The best that an open seat can make of a position before the dice roll again, as far as it was
  /// followed; valid until the next call.
  const Way& seek(const game::Position& position, game::Seat seat) {
    stand(position, seat);
    begin();
    look_at(position, seat, {});
    return follow(seat, kNothing);
  }

  /// Values every legal move of the seat. What is far behind the best is followed less.
  void weigh(const game::Position& position, game::Seat seat, Options& options) {
    stand(position, seat);
    game::MoveList list;
    game_.legal(position, seat, list);
    options.size = static_cast<int>(list.size());
    Value best = kNothing;
    for (std::size_t i = 0; i < list.size(); ++i) {
      game::Position next = position;
      game_.apply(next, seat, list[i]);
      Option& option = options.option[i];
      option.move = list[i];
      option.value = value(next, seat);
      option.open = game_.actors(next).has(seat);
      if (!option.open) best = std::max(best, option.value);
    }
    follow_options(position, seat, options, best);
    options.best = 0;
    for (int i = 1; i < options.size; ++i)
      if (at(options, i).value > at(options, options.best).value) options.best = i;
  }

  /// The value of a position whose seat has just chosen, whatever it still owes; it must be near
  /// the one that was last stood on.
  Value value(const game::Position& position, game::Seat seat, Reading& reading) {
    clever::State settled = game::as<clever::State>(position);
    const bool owes = (settled.open >> seat & 1) != 0;
    const std::uint32_t waiting = settled.open != 0 ? clever::settle(sheet_, settled, seat) : 0;
    features_.read(settled, seat, waiting, state_, reading_, reading);
    const bool over = settled.phase == clever::Phase::over && !owes;
    return credible(over ? network_.points(reading) : network_.value(reading_, sum_, reading));
  }

  /// The same, if need be from memory.
  Value value(const game::Position& position, game::Seat seat) {
    budget_.spend();
    Reading reading;
    if (memory_ == nullptr) return value(position, seat, reading);
    return memory_->value(CleverMemory::key_of(game::as<clever::State>(position), seat),
                          [&] { return value(position, seat, reading); });
  }

  /// The value of a game that is over.
  Value value_at_end(const game::Position& position, game::Seat seat = 0) const {
    Reading reading;
    features_.read(game::as<clever::State>(position), seat, 0, reading);
    return network_.points(reading);
  }

 private:
  static constexpr Value kNothing = std::numeric_limits<Value>::lowest();
  /// No game is worth more or less than this, whatever a network says: every legal move is better
  /// than `kNothing`, also in training that goes astray.
  static constexpr Value kMostPoints = 1e6F;
  static Value credible(Value value) {
    return value > -kMostPoints ? std::min(value, kMostPoints) : -kMostPoints;
  }
  /// Moves that are so far behind the best need not be known well.
  static constexpr Value kFarBehind = 8;

  void begin() {
    unfinished_.clear();
    finished_.value = kNothing;
    const int rounds = sheet_.print.rounds[state_.players];
    hope_ = care_.hope * static_cast<Value>(state_.round) / static_cast<Value>(rounds);
  }

  /// Values all moves of a position that `first` led to; without it they are the first themselves.
  void look_at(const game::Position& position, game::Seat seat, std::optional<game::Move> first) {
    game::MoveList list;
    game_.legal(position, seat, list);
    for (const game::Move move : list) {
      game::Position next = position;
      game_.apply(next, seat, move);
      const Value value = this->value(next, seat);
      const game::Move begun = first.value_or(move);
      if (game_.actors(next).has(seat)) {
        if (value + hope_ > finished_.value) unfinished_.add(next, value, begun, seat);
      } else if (value > finished_.value) {
        finished_ = {.position = next, .value = value, .first = begun};
      }
    }
  }

  /// Follows what promises most, as long as it can be hoped to become the best, and more than
  /// `enough`.
  const Way& follow(game::Seat seat, Value enough) {
    for (int steps = 1; steps < care_.steps && !unfinished_.empty(); ++steps) {
      if (budget_.exhausted()) break;
      if (unfinished_.most() + hope_ <= std::max(finished_.value, enough)) break;
      const Way way = unfinished_.take_best();
      look_at(way.position, seat, way.first);
    }
    const bool unsure = !unfinished_.empty() && unfinished_.most() > finished_.value;
    return unsure ? unfinished_.best() : finished_;
  }

  /// Replaces the values of unfinished moves, the most promising first, by those of the best way
  /// on.
  void follow_options(const game::Position& position, game::Seat seat, Options& options,
                      Value best) {
    std::array<int, game::MoveList::kCapacity> open;
    int size = 0;
    for (int i = 0; i < options.size; ++i)
      if (at(options, i).open) open[static_cast<std::size_t>(size++)] = i;
    std::sort(open.begin(), open.begin() + size, [&](int a, int b) {
      const Value x = at(options, a).value;
      const Value y = at(options, b).value;
      return x != y ? x > y : a < b;
    });
    for (int i = 0; i < size; ++i) {
      Option& option = at(options, open[static_cast<std::size_t>(i)]);
      game::Position next = position;
      game_.apply(next, seat, option.move);
      begin();
      unfinished_.add(next, option.value, option.move, seat);
      option.value = follow(seat, best - kFarBehind).value;
      best = std::max(best, option.value);
    }
  }

  static Option& at(Options& options, int i) { return options.option[static_cast<std::size_t>(i)]; }

  const game::Game& game_;
  const clever::Sheet& sheet_;
  const CleverFeatures& features_;
  const Network& network_;
  Budget& budget_;
  Care care_;
  CleverMemory* memory_;
  clever::State state_{};
  Reading reading_{};
  Sum sum_{};
  Value hope_ = 0;
  Unfinished unfinished_;
  Way finished_;  // the best of them
};

}  // namespace foxtray::clever_players
