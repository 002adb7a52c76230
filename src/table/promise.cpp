#include "table/promise.h"

#include "catalog/catalog.h"
#include "clever/moves.h"
#include "wizard/round.h"

namespace foxtray::table {
namespace {

/// No game has this round: were it to end, only what the move itself does
/// would be seen.
constexpr std::uint8_t kLastButOne = clever::kMaxRounds;

/// Answers all that the choice still owes, in any way, until its dice move on (R7.3).
void finish_choice(const Game& game, Position& fork, Seat seat) {
  const clever::SeatState& me = game::as<clever::State>(fork).seat[seat];
  while (clever::waiting_bonuses(me) != 0 || me.crosses != 0) {
    game::MoveList list;
    game.legal(fork, seat, list);
    game.apply(fork, seat, list[list.size() - 1]);  // `done` comes last
  }
}

unsigned sent_to_platter(const clever::State& before, const clever::State& after, Move move) {
  if (before.phase != clever::Phase::turn || clever::verb_of(move) != clever::Verb::take) return 0;
  const bool rolls_on = after.phase == before.phase && after.active == before.active &&
                        after.served == before.served && after.round == kLastButOne;
  if (rolls_on) return after.platter & ~unsigned{before.platter};
  return before.pool &
         ~clever::bit(clever::die_of(move));  // the rolls are over: all of them (C3.7)
}

Promise clever_promise(const catalog::Entry& entry, const Position& position, Seat seat,
                       Move move) {
  using clever::State;
  const Game& game = *entry.game;
  Position fork = position;
  auto& s = game::as<State>(fork);
  s.round = kLastButOne;
  game.apply(fork, seat, move);

  const State& state_before = game::as<State>(position);
  const clever::SeatState& before = state_before.seat[seat];
  const clever::SeatState& after = s.seat[seat];
  const clever::Tally old_tally = clever::tally(*entry.sheet, before);
  const clever::Tally new_tally = clever::tally(*entry.sheet, after);
  Promise result;
  result.points = new_tally.total - old_tally.total;
  for (std::size_t a = 0; a < clever::kAreas; ++a)
    result.area[a] = new_tally.area[a] - old_tally.area[a];
  for (std::size_t t = 0; t < clever::kTracks; ++t) {
    const auto track = static_cast<clever::Track>(t);
    result.actions[t] =
        static_cast<int>(circled(after, track)) - static_cast<int>(circled(before, track));
  }
  result.foxes = new_tally.foxes - old_tally.foxes;
  for (std::size_t slot = 0; slot < clever::kWaiting; ++slot) {
    result.to_place[slot] = static_cast<int>(waiting_bonuses(after) >> (4 * slot) & 15);
  }
  result.sheet = after;
  finish_choice(game, fork, seat);
  result.to_platter = sent_to_platter(state_before, s, move);
  return result;
}

Promise wizard_promise(const Game& game, const Position& position, Seat seat, Move move) {
  using wizard::State;
  Position fork = position;
  game.apply(fork, seat, move);
  const State& before = game::as<State>(position);
  const State& after = game::as<State>(fork);
  const wizard::Tally old_tally = wizard::tally(before, seat);
  const wizard::Tally new_tally = wizard::tally(after, seat);
  Promise result;
  result.points = new_tally.points - old_tally.points;
  result.crosses = new_tally.crosses - old_tally.crosses;
  result.scores = after.seat[seat].used != before.seat[seat].used;
  return result;
}

}  // namespace

Promise promise(const Game& game, const Position& position, Seat seat, Move move) {
  const catalog::Entry& entry = catalog::entry_of(game);
  if (entry.sheet == nullptr) return wizard_promise(game, position, seat, move);
  return clever_promise(entry, position, seat, move);
}

}  // namespace foxtray::table
