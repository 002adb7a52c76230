#include "clever_players/features.h"

#include <algorithm>
#include <cassert>

#include "clever/areas.h"
#include "clever/score.h"

namespace foxtray::clever_players {
namespace {

using clever::Kind;
using clever::Marks;
using clever::SeatState;
using clever::State;

constexpr int kPointSteps = 32;
constexpr int kPointStep = 5;   // points of an area
constexpr int kLowestStep = 3;  // points of the lowest area, which count for every fox
constexpr int kGapSteps = 8;
constexpr int kGapStep = 4;   // the second lowest area above the lowest
constexpr int kFoxes = 6;     // more are seen as so many; as are
constexpr int kCrosses = 16;  // crosses in a grid of numbers,
constexpr int kCircles = 10;  // and circles
constexpr int kDieFields = 3;

bool may_use_extras(const SeatState& me) { return me.stage == clever::Stage::extra; }

int stepped(int points, int step, int steps) { return std::clamp(points / step, 0, steps - 1); }

/// How many numbers a row must remember besides its length.
int remembered(const clever::PrintArea& area) {
  switch (area.kind) {
    case Kind::rising:
    case Kind::pairs:
      return area.sums ? 13 : 7;
    case Kind::falling:
      return 13;
    default:
      return 1;
  }
}

}  // namespace

CleverFeatures::CleverFeatures(const clever::Sheet& sheet) : sheet_(sheet) {
  for (std::size_t a = 0; a < clever::kAreas; ++a) add_area(a);
  shared_slot_ = slots_;
  for (int track = 0; track < clever::kTracks; ++track) add_slot(64);
  add_slot(128);  // Any numbers left
  add_slot((kFoxes + 1) * kPointSteps);
  add_slot(clever::kAreas * kGapSteps);
  for (int slot = 0; slot < clever::kWaiting; ++slot) add_slot(4);
  add_slot(64);  // the pool
  add_slot(64);  // the platter
  for (int die = 0; die < clever::kDice; ++die) add_slot(1 + 6 * kDieFields + 6);
  add_slot(13);  // blue + white
  add_slot(1 + kTableInputs);
}

std::uint16_t CleverFeatures::add_slot(int inputs) {
  assert(slots_ < kMaxSlots);
  const auto first = static_cast<std::uint16_t>(inputs_);
  first_[static_cast<std::size_t>(slots_++)] = first;
  inputs_ += inputs;
  return first;
}

void CleverFeatures::add_patterns(const std::vector<std::vector<int>>& lines, int states,
                                  Area& area) {
  for (const std::vector<int>& cells : lines) {
    if (cells.size() < 2) continue;
    Pattern pattern;
    int patterns = 1;
    for (const int cell : cells) {
      pattern.cells[pattern.size++] = static_cast<std::uint8_t>(cell);
      patterns *= states;
    }
    pattern.first = add_slot(patterns);
    area.patterns.push_back(pattern);
  }
}

/// The lines of a grid: rows, columns, the diagonal if it pays, and the fields of each number.
void CleverFeatures::add_grid(std::size_t a, Area& area) {
  const clever::PrintArea& print = sheet_.print.area[a];
  const clever::AreaTable& table = sheet_.area[a];
  std::vector<std::vector<int>> rows(print.rows), columns(print.columns), numbers(7);
  std::vector<int> diagonal;
  for (int r = 0; r < print.rows; ++r) {
    for (int c = 0; c < print.columns; ++c) {
      const int cell = r * print.columns + c;
      const int place = print.sums ? print.number[static_cast<std::size_t>(cell)] : cell;
      if ((table.all & ~table.printed & clever::place(place)) == 0) continue;
      if (print.sums && place == clever::kNoField) continue;
      rows[static_cast<std::size_t>(r)].push_back(place);
      columns[static_cast<std::size_t>(c)].push_back(place);
      if (!print.sums && print.kind != Kind::column_grid)
        numbers[table.number[static_cast<std::size_t>(place)]].push_back(place);
      if (r == c && print.diagonal_bonus != clever::Bonus::none) diagonal.push_back(place);
    }
  }
  const int states = print.kind == Kind::circle_grid ? 3 : 2;
  add_patterns(rows, states, area);
  add_patterns(columns, states, area);
  add_patterns(numbers, states, area);
  add_patterns({diagonal}, states, area);
}

void CleverFeatures::add_area(std::size_t a) {
  Area& area = areas_[a];
  area.slot = slots_;
  const clever::PrintArea& print = sheet_.print.area[a];
  switch (print.kind) {
    case Kind::number_grid:
      add_grid(a, area);
      area.key = add_slot(kCrosses + 1);
      break;
    case Kind::column_grid:
      add_grid(a, area);
      area.key = add_slot(31);
      break;
    case Kind::circle_grid:
      add_grid(a, area);
      area.key = add_slot((kCircles + 1) * (kCircles + 1));
      break;
    case Kind::skipping:
      area.key = add_slot(13 * 13);
      break;
    case Kind::two_sided:
      area.key = add_slot(7 * 13);
      area.other = add_slot(7 * 13);
      break;
    case Kind::threshold:
    case Kind::product:
    case Kind::rising:
    case Kind::falling:
    case Kind::pairs:
    case Kind::reaching:
    case Kind::halving:
      area.key = add_slot((print.columns + 1) * remembered(print));
      break;
  }
  area.points = add_slot(kPointSteps);
}

int CleverFeatures::key_of_row(std::size_t a, Marks marks) const {
  const clever::PrintArea& print = sheet_.print.area[a];
  const Kind kind = print.kind;
  const auto length = static_cast<int>(clever::filled(marks));
  int last = 0;
  if (length != 0 && (kind == Kind::rising || kind == Kind::falling || length % 2 == 1))
    last = static_cast<int>(clever::entry(marks, static_cast<unsigned>(length - 1)));
  return remembered(print) == 1 ? length : length * remembered(print) + last;
}

void CleverFeatures::read_area(const SeatState& me, std::size_t a, Reading& reading) const {
  const Area& area = areas_[a];
  const Marks marks = me.marks[a];
  std::uint16_t* out = reading.input.data() + area.slot;
  const bool circles = sheet_.area[a].kind == Kind::circle_grid;
  const unsigned states = circles ? 3 : 2;
  for (const Pattern& pattern : area.patterns) {
    unsigned index = 0;
    for (unsigned i = 0; i < pattern.size; ++i) {
      const unsigned cell = pattern.cells[i];
      unsigned state = marks >> cell & 1;
      if (circles) state += marks >> (cell + clever::kCrossedShift) & 1;
      index = index * states + state;
    }
    *out++ = static_cast<std::uint16_t>(pattern.first + index);
  }
  const auto count = [](Marks bits) { return std::popcount(bits); };
  int key = 0;
  switch (sheet_.area[a].kind) {
    case Kind::number_grid:
      key = std::min(count(marks), kCrosses);
      break;
    case Kind::column_grid:
      key = count(marks);
      break;
    case Kind::circle_grid:
      key = std::min(count(marks & 0xffffffff), kCircles) * (kCircles + 1) +
            std::min(count(marks >> clever::kCrossedShift), kCircles);
      break;
    case Kind::skipping:
      key = static_cast<int>(std::bit_width(marks)) * 13 + count(marks);
      break;
    case Kind::two_sided: {
      const auto side = [](Marks row) {
        const unsigned length = clever::filled(row);
        return length == 0 ? 0 : static_cast<int>(length * 13 + clever::entry(row, length - 1));
      };
      key = side(clever::left_side(marks));
      *out++ = static_cast<std::uint16_t>(area.key + key);
      *out++ = static_cast<std::uint16_t>(area.other + side(clever::right_side(marks)));
      break;
    }
    default:
      key = key_of_row(a, marks);
  }
  if (area.other == 0) *out++ = static_cast<std::uint16_t>(area.key + key);
  const int points = clever::area_points(sheet_, me, a);
  reading.area_points[a] = static_cast<std::int16_t>(points);
  *out = static_cast<std::uint16_t>(area.points + stepped(points, kPointStep, kPointSteps));
}

std::uint16_t* CleverFeatures::read_purse(const SeatState& me, std::uint32_t waiting,
                                          const Reading& reading, std::uint16_t* out) const {
  const std::uint16_t* first = first_.data() + shared_slot_;
  const auto put = [&](unsigned index) { *out++ = static_cast<std::uint16_t>(*first++ + index); };
  const bool any = sheet_.print.has_any_number;
  put(clever::circled(me, clever::kReroll) * 8 + clever::rerolls_left(me));
  put(clever::circled(me, clever::kSecond) * 8 + (any ? 0 : clever::returns_left(me) & 7));
  put(clever::circled(me, clever::kExtraDie) * 8 + clever::extras_left(me));
  put(any ? clever::any_numbers_left(me) : 0);
  int lowest = 1000;
  int second = 1000;
  unsigned where = 0;
  for (unsigned a = 0; a < clever::kAreas; ++a) {
    const int points = reading.area_points[a];
    if (points < lowest) {
      second = lowest;
      lowest = points;
      where = a;
    } else {
      second = std::min(second, points);
    }
  }
  put(std::min(clever::foxes(me), unsigned{kFoxes}) * kPointSteps +
      static_cast<unsigned>(stepped(lowest, kLowestStep, kPointSteps)));
  put(where * kGapSteps + static_cast<unsigned>(stepped(second - lowest, kGapStep, kGapSteps)));
  const std::uint32_t waits = waiting + clever::waiting_bonuses(me);
  for (unsigned slot = 0; slot < clever::kWaiting; ++slot)
    put(std::min(waits >> (4 * slot) & 15, 3U));
  return out;
}

std::uint16_t* CleverFeatures::read_dice(const State& s, game::Seat seat,
                                         std::uint16_t* out) const {
  const std::uint16_t* first =
      first_.data() + shared_slot_ + clever::kTracks + 3 + clever::kWaiting;
  const auto put = [&](unsigned index) { *out++ = static_cast<std::uint16_t>(*first++ + index); };
  const bool lies =
      s.phase == clever::Phase::turn && s.pool != clever::kAllDice && s.active == seat;
  const unsigned pool = lies ? s.pool : clever::kAllDice;
  const unsigned platter = lies ? s.platter : 0;
  put(pool);
  put(platter);
  const bool extras = may_use_extras(s.seat[seat]);
  std::array<unsigned, clever::kDice> seen{};
  const auto see = [&](unsigned die, unsigned where) {
    seen[die] = 1 + where * 6 + s.face[die] - 1U;
  };
  for (unsigned die = 0; die < clever::kDice && extras; ++die)
    if ((s.seat[seat].extra_used & clever::bit(die)) == 0) see(die, kDieFields);
  for (unsigned field = 0; field < kDieFields && lies && !extras; ++field)
    if (s.field[field] != clever::kNoDie) see(s.field[field], field);
  for (const unsigned index : seen) put(index);
  const auto blue = sheet_.sum_area + 1;
  const bool sum = extras || (seen[clever::kWhite] != 0 && seen[blue] != 0);
  put(sum ? s.face[clever::kWhite] + unsigned{s.face[blue]} : 0);
  return out;
}

std::uint16_t CleverFeatures::read_prospects(const State& s, game::Seat seat) const {
  const int first = first_input(slots_ - 1);
  if (s.players == 1) return static_cast<std::uint16_t>(first);
  const int others =
      std::min(prospects_of(s, seat, sheet_.print.rounds[s.players]).others, kOthersTurns);
  return static_cast<std::uint16_t>(first + 1 + (s.players - 2) * (kOthersTurns + 1) + others);
}

void CleverFeatures::read(const State& s, game::Seat seat, std::uint32_t waiting,
                          Reading& reading) const {
  for (std::size_t a = 0; a < clever::kAreas; ++a) read_area(s.seat[seat], a, reading);
  read(s, seat, waiting, s, reading, reading);
}

void CleverFeatures::read(const State& s, game::Seat seat, std::uint32_t waiting,
                          const State& near_state, const Reading& near, Reading& reading) const {
  const SeatState& me = s.seat[seat];
  if (&reading != &near) {
    std::copy_n(near.input.begin(), shared_slot_, reading.input.begin());
    reading.area_points = near.area_points;
    for (std::size_t a = 0; a < clever::kAreas; ++a)
      if (me.marks[a] != near_state.seat[seat].marks[a]) read_area(me, a, reading);
  }
  int sum = 0;
  for (const int points : reading.area_points) sum += points;
  const int lowest = *std::min_element(reading.area_points.begin(), reading.area_points.end());
  reading.points = static_cast<std::int16_t>(sum + static_cast<int>(clever::foxes(me)) * lowest);
  std::uint16_t* out = reading.input.data() + shared_slot_;
  out = read_purse(me, waiting, reading, out);
  out = read_dice(s, seat, out);
  *out = read_prospects(s, seat);
  reading.bank = static_cast<std::uint8_t>(bank_of(s, seat, sheet_.print.rounds[s.players]));
}

Prospects prospects_of(const State& s, game::Seat seat, int rounds) {
  const bool before_serving =
      s.phase == clever::Phase::turn || s.phase == clever::Phase::round_start;
  const clever::Stage stage = s.seat[seat].stage;
  const bool owes_pick =
      s.open >> seat & 1 && (stage == clever::Stage::pick || stage == clever::Stage::fall_back);
  const bool rolling = s.active == seat && before_serving;
  const bool can_pick = s.active != seat && (before_serving || owes_pick);
  const int own_after = rounds - s.round + (seat > s.active ? 1 : 0);
  const int turns_after = s.players * (rounds - s.round + 1) - s.active - 1;
  return {.own = own_after + (rolling ? 1 : 0),
          .others = turns_after - own_after + (can_pick ? 1 : 0),
          .rolling = rolling};
}

namespace {

/// The first bank of a round of a solo game, by the rounds to come.
int solo_round(int to_come) { return std::max(kSoloRounds - to_come, 0) * kSoloStages; }

int solo_bank(const State& s, int rounds, bool extras) {
  const bool rolls =
      (s.phase == clever::Phase::turn && s.served == 0) || s.phase == clever::Phase::round_start;
  const int to_come = rounds - s.round + 1;
  const int first = solo_round(to_come);
  const int roll = s.phase == clever::Phase::turn ? s.roll : 1;
  if (!extras) return first + (rolls ? roll - 1 : kServed);
  if (rolls) return solo_round(to_come + 1) + kServedExtras;  // those of the round before
  const bool own = s.phase == clever::Phase::turn || s.served == 0;
  return first + (own ? kOwnExtras : kServedExtras);
}

}  // namespace

int bank_of(const State& s, game::Seat seat, int rounds) {
  const bool extras = may_use_extras(s.seat[seat]);
  if (s.players == 1) return solo_bank(s, rounds, extras);
  const Prospects to_come = prospects_of(s, seat, rounds);
  const int roll = s.phase == clever::Phase::turn ? s.roll : 1;
  const int stage = extras ? kExtras : to_come.rolling ? roll - 1 : kOthersRoll;
  const int own = std::min(to_come.own, kMostTurns[s.players]);
  return kFirstBank[s.players] + own * kTableStages + stage - kRolls;
}

int solo_bank_like(int table_bank) {
  std::size_t players = 2;
  while (table_bank >= kFirstBank[players + 1]) ++players;
  const int index = table_bank - kFirstBank[players] + kRolls;
  const int own = index / kTableStages;
  const int stage = index % kTableStages;
  if (stage < kRolls) return (kSoloRounds - own) * kSoloStages + stage;
  // Who is served in a solo game has had the turn of the round.
  const int round = std::max(1, kSoloRounds - own);
  return (round - 1) * kSoloStages + (stage == kExtras ? kServedExtras : kServed);
}

}  // namespace foxtray::clever_players
