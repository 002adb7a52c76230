#include "clever/outcome.h"

namespace foxtray::clever {
namespace {

/// No game has this round: were it to end, only what the move itself does would be seen.
constexpr std::uint8_t kNoRound = kMaxRounds;

/// Answers all that the choice still owes, in any way, until its dice move on (R7.3).
void finish_choice(const game::Game& game, game::Position& fork, Seat seat) {
  const SeatState& me = game::as<State>(fork).seat[seat];
  while (waiting_bonuses(me) != 0 || me.crosses != 0) {
    game::MoveList list;
    game.legal(fork, seat, list);
    game.apply(fork, seat, list[list.size() - 1]);  // `done` comes last
  }
}

unsigned sent_to_platter(const State& before, const State& after, Move move) {
  if (before.phase != Phase::turn || verb_of(move) != Verb::take) return 0;
  const bool rolls_on = after.phase == before.phase && after.active == before.active &&
                        after.served == before.served && after.round == kNoRound;
  if (rolls_on) return after.platter & ~unsigned{before.platter};
  return before.pool & ~bit(die_of(move));  // the rolls are over: all of them (C3.7)
}

}  // namespace

Outcome outcome_of(const Sheet& sheet, const State& state, Seat seat, Move move) {
  const game::Game& game = sheet.rules->game;
  game::Position fork = game::position_of(state);
  auto& s = game::as<State>(fork);
  s.round = kNoRound;
  game.apply(fork, seat, move);

  const SeatState& before = state.seat[seat];
  Outcome result{.sheet = s.seat[seat]};
  const SeatState& after = result.sheet;
  const Tally was = tally(sheet, before);
  const Tally is = tally(sheet, after);
  result.points = is.total - was.total;
  for (std::size_t a = 0; a < kAreas; ++a) result.area[a] = is.area[a] - was.area[a];
  result.fox_points = is.fox_points - was.fox_points;
  result.foxes = is.foxes - was.foxes;
  for (std::size_t t = 0; t < kTracks; ++t) {
    const auto track = static_cast<Track>(t);
    result.actions[t] =
        static_cast<int>(circled(after, track)) - static_cast<int>(circled(before, track));
  }
  for (std::size_t slot = 0; slot < kWaiting; ++slot)
    result.to_place[slot] = static_cast<int>(waiting_bonuses(after) >> (4 * slot) & 15);
  finish_choice(game, fork, seat);
  result.to_platter = sent_to_platter(state, s, move);
  return result;
}

}  // namespace foxtray::clever
