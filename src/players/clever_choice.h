// The choice of a move by the values of what it leads to, for any value network.
//
// Up to the next throw everything is known, so a move is worth what the best of the positions is
// worth that its bonuses, further crosses and extra dice can lead to before the dice roll again.
// Where the seat still owes something the network is told which bonuses wait and which extra dice
// can be used, and the most promising of those moves are followed further.
#pragma once

#include <algorithm>
#include <array>
#include <limits>

#include "catalog/catalog.h"
#include "players/clever_features.h"
#include "players/clever_memory.h"

namespace foxtray::players {

/// Whoever asks a network that does not change may have a memory. A network has a type Sum (its
/// first layer for some reading), `sum(reading, sum)`, and `value(near, sum, reading)`: the
/// expected final points of a reading, given the sum of a near one.
template <class Network>
class CleverChoice {
 public:
  using Sum = typename Network::Sum;
  using Value = float;

  /// How many unfinished moves are followed, at each depth. A sweep of several crosses and the
  /// return of dice after it take five steps, and seem to be worth little before they are taken.
  using Followed = std::array<int, 5>;
  static constexpr int kAll{game::MoveList::kCapacity};
  static constexpr Followed kThorough = {kAll, 4, 2, 1, 1};
  static constexpr Followed kCareful = {4, 2, 1, 0, 0};
  static constexpr Followed kQuick = {2, 1, 0, 0, 0};

  CleverChoice(const game::Game& game, const CleverFeatures& features, const Network& network,
               Followed followed = kCareful, CleverMemory* memory = nullptr)
      : game_(game),
        sheet_(*catalog::entry_of(game).sheet),
        features_(features),
        network_(network),
        followed_(followed),
        memory_(memory) {}

  struct Option {
    Option() {}  // NOLINT(modernize-use-equals-default): not cleared
    game::Move move;
    Value value;
    bool open;  // the seat owes more before the dice roll again
  };
  struct Options {
    Options() {}  // NOLINT(modernize-use-equals-default): not cleared, one is made at every step
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

  /// Values every legal move of the seat.
  void weigh(const game::Position& position, game::Seat seat, Options& options) {
    stand(position, seat);
    weigh(position, seat, options, 0);
  }

  /// The value of a position whose seat has just chosen, whatever it still owes; it must be near
  /// the one that was last weighed.
  Value value(const game::Position& position, game::Seat seat, Reading& reading) {
    clever::State settled = game::as<clever::State>(position);
    const bool owes = (settled.open >> seat & 1) != 0;
    const std::uint32_t waiting = settled.open != 0 ? clever::settle(sheet_, settled, seat) : 0;
    features_.read(settled, seat, waiting, state_, reading_, reading);
    ++evaluations_;
    const bool over = settled.phase == clever::Phase::over && !owes;
    return over ? network_.points(reading) : network_.value(reading_, sum_, reading);
  }

  /// The same, if need be from memory.
  Value value(const game::Position& position, game::Seat seat) {
    Reading reading;
    if (memory_ == nullptr) return value(position, seat, reading);
    ++remembered_;
    return memory_->value(CleverMemory::key_of(game::as<clever::State>(position), seat), [&] {
      --remembered_;
      return value(position, seat, reading);
    });
  }

  /// The value of a game that is over.
  Value value_at_end(const game::Position& position, game::Seat seat = 0) const {
    Reading reading;
    features_.read(game::as<clever::State>(position), seat, 0, reading);
    return network_.points(reading);
  }

  /// How many positions were valued so far, from memory or not.
  std::int64_t evaluations() const { return evaluations_ + remembered_; }
  std::int64_t remembered() const { return remembered_; }

 private:
  void weigh(const game::Position& position, game::Seat seat, Options& options, std::size_t depth) {
    game::MoveList list;
    game_.legal(position, seat, list);
    options.size = static_cast<int>(list.size());
    for (std::size_t i = 0; i < list.size(); ++i) {
      game::Position next = position;
      game_.apply(next, seat, list[i]);
      Option& option = options.option[i];
      option.move = list[i];
      option.value = value(next, seat);
      option.open = game_.actors(next).has(seat);
    }
    if (depth < followed_.size() && followed_[depth] > 0) follow(position, seat, options, depth);
    options.best = 0;
    for (int i = 1; i < options.size; ++i)
      if (at(options, i).value > at(options, options.best).value) options.best = i;
  }

  /// Replaces the values of the most promising unfinished moves by those of the best way on.
  void follow(const game::Position& position, game::Seat seat, Options& options,
              std::size_t depth) {
    std::array<int, game::MoveList::kCapacity> open;
    int size = 0;
    for (int i = 0; i < options.size; ++i)
      if (at(options, i).open) open[static_cast<std::size_t>(size++)] = i;
    const int followed = std::min(size, followed_[depth]);
    std::partial_sort(open.begin(), open.begin() + followed, open.begin() + size,
                      [&](int a, int b) {
                        const Value x = at(options, a).value;
                        const Value y = at(options, b).value;
                        return x != y ? x > y : a < b;
                      });
    for (int i = 0; i < followed; ++i) {
      Option& option = at(options, open[static_cast<std::size_t>(i)]);
      game::Position next = position;
      game_.apply(next, seat, option.move);
      Options further;
      weigh(next, seat, further, depth + 1);
      option.value = at(further, further.best).value;
    }
  }

  static Option& at(Options& options, int i) { return options.option[static_cast<std::size_t>(i)]; }

  const game::Game& game_;
  const clever::Sheet& sheet_;
  const CleverFeatures& features_;
  const Network& network_;
  Followed followed_;
  CleverMemory* memory_;
  std::int64_t evaluations_ = 0;
  std::int64_t remembered_ = 0;
  clever::State state_{};
  Reading reading_{};
  Sum sum_{};
};

}  // namespace foxtray::players
