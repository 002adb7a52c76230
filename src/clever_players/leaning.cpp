#include "clever_players/leaning.h"

#include <algorithm>
#include <limits>

#include "clever/moves.h"
#include "clever/score.h"

namespace foxtray::clever_players {
namespace {

using clever::SeatState;
using clever::Sheet;
using clever::Verb;

unsigned waiting(const SeatState& me) {
  unsigned bonuses = 0;
  for (unsigned slots = clever::waiting_bonuses(me); slots != 0; slots >>= 4) bonuses += slots & 15;
  return bonuses;
}

float of_sheet(const Sheet& sheet, const Leaning& leaning, const SeatState& me) {
  float sum = 0;
  int lowest = std::numeric_limits<int>::max();
  for (std::size_t a = 0; a < clever::kAreas; ++a) {
    const int points = clever::area_points(sheet, me, a);
    lowest = std::min(lowest, points);
    sum += leaning.area[a] * static_cast<float>(points);
  }
  const auto count = [](unsigned number) { return static_cast<float>(number); };
  sum += leaning.fox * static_cast<float>(lowest) * count(clever::foxes(me));
  sum += leaning.bonus * count(waiting(me));
  return sum + leaning.action * count(clever::actions_left(sheet, me));
}

}  // namespace

float liking(const Sheet& sheet, const Leaning& leaning, const game::Position& seen,
             game::Seat seat, game::Move move, const game::Position& next) {
  float sum = of_sheet(sheet, leaning, game::as<clever::State>(next).seat[seat]);
  const Verb verb = clever::verb_of(move);
  if (verb == Verb::reroll) sum += leaning.reroll;
  if (verb == Verb::take) {
    const int face = game::as<clever::State>(seen).face[clever::die_of(move)];
    sum += leaning.pips * (static_cast<float>(face) - 3.5F);
  }
  return sum;
}

double bell(luck::Generator& generator) {
  double sum = 0;
  for (int i = 0; i < 12; ++i) sum += static_cast<double>(generator.next() >> 40) * 0x1p-24;
  return sum - 6;
}

game::Move lean(const game::Game& game, const Leaning& leaning, const game::Position& seen,
                game::Seat seat, luck::Generator& generator) {
  const Sheet& sheet = catalog::sheet_of(game);
  game::MoveList list;
  game.legal(seen, seat, list);
  game::Move best = list[0];
  float most = std::numeric_limits<float>::lowest();
  for (const game::Move move : list) {
    game::Position next = seen;
    game.apply(next, seat, move);
    float now = liking(sheet, leaning, seen, seat, move, next);
    if (leaning.noise > 0) now += leaning.noise * static_cast<float>(bell(generator));
    if (now <= most) continue;
    best = move;
    most = now;
  }
  return best;
}

}  // namespace foxtray::clever_players
