// Observations of the Clever family (docs/python.md has the list).
#include "clever/areas.h"
#include "clever/family.h"
#include "clever/notation.h"
#include "env/bytes.h"
#include "env/observation.h"
#include "env/seats.h"

namespace foxtray::env {
namespace {

using clever::Kind;
using clever::kNoDie;
using clever::Marks;
using clever::Places;
using clever::SeatState;
using clever::Sheet;
using clever::State;

/// Where a die is, as observed.
enum : unsigned { kInPool, kOnFirstField, kOnPlatter = 4 };

bool has_crosses(const Sheet& sheet) { return sheet.crosses != clever::Crosses::none; }
bool has_second(const Sheet& sheet) { return sheet.print.tracks[clever::kSecond].spaces != 0; }
bool has_waiting(const Sheet& sheet, std::size_t slot) {
  return sheet.print.waiting[slot].area >= 0 || slot + 1 == clever::kWaiting;
}
/// The places of an area that can be marked, of one that has a cell for each.
Places cells(const Sheet& sheet, unsigned area) {
  return sheet.area[area].all & ~sheet.area[area].printed;
}
bool has_cells(Kind kind) {
  return kind == Kind::number_grid || kind == Kind::circle_grid || kind == Kind::column_grid ||
         kind == Kind::skipping;
}

// --- Writing ------------------------------------------------------------------------------------

/// Of every cell its bit in the marks; circled and crossed ones count twice.
void write_cells(const Sheet& sheet, unsigned a, Writer& out, Marks marks) {
  Places left = cells(sheet, a);
  const auto first = static_cast<unsigned>(std::countr_zero(left));
  const auto count = static_cast<unsigned>(std::popcount(left));
  if (left >> first == (std::uint64_t{1} << count) - 1 && sheet.area[a].kind != Kind::circle_grid) {
    return out.bits(marks >> first, count);
  }
  for (; left != 0; left &= left - 1) {
    const auto cell = static_cast<unsigned>(std::countr_zero(left));
    out.number((marks >> cell & 1) + (marks >> (clever::kCrossedShift + cell) & 1));
  }
}

void write_area(const Sheet& sheet, unsigned a, Writer& out, Marks marks) {
  const Kind kind = sheet.area[a].kind;
  if (has_cells(kind)) return write_cells(sheet, a, out, marks);
  const unsigned columns = sheet.print.area[a].columns;
  if (kind != Kind::two_sided) return out.nibbles(marks, columns);
  out.nibbles(clever::left_side(marks), columns);
  out.nibbles(clever::right_side(marks), columns);
}

void write_sheet(const Sheet& sheet, Writer& out, const SeatState& me) {
  for (unsigned a = 0; a < clever::kAreas; ++a) write_area(sheet, a, out, me.marks[a]);
  for (unsigned slot = 0; slot < clever::kWaiting; ++slot)
    if (has_waiting(sheet, slot)) out.number(me.purse >> (4 * slot) & 15);
  out.number(clever::circled(me, clever::kReroll));
  out.number(me.purse >> clever::kRerollsSpentShift & 15);
  out.number(clever::circled(me, clever::kExtraDie));
  out.number(me.purse >> clever::kExtrasSpentShift & 15);
  if (has_second(sheet)) {
    out.number(clever::circled(me, clever::kSecond));
    if (sheet.print.has_any_number) {
      out.bits(clever::second_spent(me), sheet.print.tracks[clever::kSecond].spaces);
    } else {
      out.number(clever::second_spent(me));
    }
  }
  out.number(clever::foxes(me));
  out.number(static_cast<unsigned>(me.stage));
  if (has_crosses(sheet)) out.bits(me.crosses, clever::kDice);
  out.bits(me.extra_used, clever::kDice);
}

}  // namespace

std::uint8_t* write_clever(const Sheet& sheet, const Position& seen, Seat seat,
                           std::uint8_t* bytes) {
  const State& s = game::as<State>(seen);
  const unsigned players = s.players;
  Writer out(bytes);
  out.number(seat);
  for (unsigned k = 0; k < players; ++k) out.number(s.open >> absolute(k, seat, players) & 1);
  out.number(relative(s.active, seat, players));
  out.number(s.round);
  out.number(s.roll);
  out.number(s.again);
  out.number(static_cast<unsigned>(s.phase));
  out.number(s.served);
  for (std::size_t die = 0; die < clever::kDice; ++die) out.number(s.face[die]);
  std::array<std::uint8_t, 8> where{};
  for (unsigned place = 0; place < 3; ++place)
    where[s.field[place]] = static_cast<std::uint8_t>(kOnFirstField + place);  // kNoDie is no die
  for (unsigned die = 0; die < clever::kDice; ++die)
    out.number(where[die] + (s.platter >> die & 1) * kOnPlatter);
  for (unsigned k = 0; k < players; ++k)
    write_sheet(sheet, out, s.seat[absolute(k, seat, players)]);
  return out.end();
}

namespace {

// --- Reading ------------------------------------------------------------------------------------

Marks read_cells(const Sheet& sheet, unsigned a, Reader& in) {
  Marks marks = sheet.area[a].printed;
  for (Places left = cells(sheet, a); left != 0; left &= left - 1) {
    const auto cell = static_cast<unsigned>(std::countr_zero(left));
    const unsigned mark = in.number();
    if (mark >= 1) marks |= Marks{1} << cell;
    if (mark == 2) marks |= Marks{1} << (clever::kCrossedShift + cell);
  }
  return marks;
}

Marks read_area(const Sheet& sheet, unsigned a, Reader& in) {
  if (has_cells(sheet.area[a].kind)) return read_cells(sheet, a, in);
  const unsigned columns = sheet.print.area[a].columns;
  const Marks first = in.nibbles(columns);
  if (sheet.area[a].kind != Kind::two_sided) return first;
  return first | in.nibbles(columns) << clever::kRightShift;
}

/// Where something can still go (SeatState::open), from the marks alone.
Places open_after(const Sheet& sheet, unsigned a, Marks marks, unsigned options) {
  const clever::AreaTable& table = sheet.area[a];
  switch (table.kind) {
    case Kind::number_grid:
    case Kind::column_grid:
      return table.all & ~static_cast<Places>(marks);
    case Kind::circle_grid:
      return table.all & ~static_cast<Places>(marks >> clever::kCrossedShift);
    case Kind::skipping:
      return table.all & static_cast<Places>(~Marks{0} << std::bit_width(marks));
    case Kind::two_sided:
      return clever::open_two_sided(marks, options, sheet.print.area[a].columns);
    case Kind::threshold:
    case Kind::product:
    case Kind::pairs:
    case Kind::reaching:
    case Kind::halving:
    case Kind::rising:
    case Kind::falling:
      break;
  }
  const unsigned count = clever::filled(marks);
  const Places open = table.open_by_count[count];
  if (count == 0) return open;
  const unsigned last = clever::entry(marks, count - 1);
  if (table.kind == Kind::rising && last != 6) return open & ~Places{0} << last << 1;
  if (table.kind == Kind::falling) return open & ((Places{2} << last) - 1);
  return open;
}

SeatState read_sheet(const Sheet& sheet, unsigned options, Reader& in) {
  SeatState me{};
  for (unsigned a = 0; a < clever::kAreas; ++a) {
    me.marks[a] = read_area(sheet, a, in);
    me.open[a] = open_after(sheet, a, me.marks[a], options);
  }
  const auto earn = [&](int shift) { me.purse |= clever::Purse{in.number()} << shift; };
  for (int slot = 0; slot < clever::kWaiting; ++slot)
    if (has_waiting(sheet, static_cast<std::size_t>(slot))) earn(4 * slot);
  earn(clever::kCircledShift + 4 * clever::kReroll);
  earn(clever::kRerollsSpentShift);
  earn(clever::kCircledShift + 4 * clever::kExtraDie);
  earn(clever::kExtrasSpentShift);
  if (has_second(sheet)) {
    earn(clever::kCircledShift + 4 * clever::kSecond);
    if (sheet.print.has_any_number) {
      me.purse |= in.bits(sheet.print.tracks[clever::kSecond].spaces) << clever::kSecondSpentShift;
    } else {
      earn(clever::kSecondSpentShift);
    }
  }
  earn(clever::kFoxShift);
  me.stage = static_cast<clever::Stage>(in.number());
  if (has_crosses(sheet)) me.crosses = static_cast<std::uint8_t>(in.bits(clever::kDice));
  me.extra_used = static_cast<std::uint8_t>(in.bits(clever::kDice));
  return me;
}

void read_dice(State& s, Reader& in) {
  for (std::size_t die = 0; die < clever::kDice; ++die) s.face[die] = in.number();
  s.field = {kNoDie, kNoDie, kNoDie};
  for (unsigned die = 0; die < clever::kDice; ++die) {
    const unsigned where = in.number();
    const auto bit = static_cast<std::uint8_t>(clever::bit(die));
    if (where == kInPool) {
      s.pool |= bit;
    } else if (where == kOnPlatter) {
      s.platter |= bit;
    } else {
      s.field[where - kOnFirstField] = static_cast<std::uint8_t>(die);
    }
  }
}

}  // namespace

Position read_clever(const Sheet& sheet, const Setup& setup, std::span<const std::uint8_t> bytes) {
  State s{};
  s.options = game::as<State>(sheet.rules->game.deal(setup)).options;
  s.players = setup.players;
  Reader in(bytes);
  const unsigned own = in.number();
  for (unsigned k = 0; k < s.players; ++k)
    s.open = static_cast<std::uint8_t>(s.open | in.number() << absolute(k, own, s.players));
  s.active = static_cast<std::uint8_t>(absolute(in.number(), own, s.players));
  s.round = in.number();
  s.roll = in.number();
  s.again = in.number();
  s.phase = static_cast<clever::Phase>(in.number());
  s.served = in.number();
  read_dice(s, in);
  for (unsigned k = 0; k < s.players; ++k)
    s.seat[absolute(k, own, s.players)] = read_sheet(sheet, s.options, in);
  return game::position_of(s);
}

namespace {

// --- What there is ------------------------------------------------------------------------------

unsigned highest_entry(Kind kind, bool sums) {
  switch (kind) {
    case Kind::number_grid:
    case Kind::column_grid:
    case Kind::skipping:
    case Kind::threshold:
      return 1;
    case Kind::circle_grid:
      return 2;
    case Kind::product:
    case Kind::rising:
    case Kind::falling:
    case Kind::pairs:
    case Kind::reaching:
      return sums ? 12 : 6;
    case Kind::halving:
      return 6 + clever::kTimes;
    case Kind::two_sided:
      return 12;
  }
  return 0;
}

void list_area(const Sheet& sheet, unsigned a, const std::string& whose,
               std::vector<Field>& fields) {
  const clever::PrintArea& print = sheet.print.area[a];
  const auto highest = static_cast<std::uint8_t>(highest_entry(print.kind, print.sums));
  std::array<char, game::kMaxText> text;
  if (has_cells(print.kind)) {
    for (Places left = cells(sheet, a); left != 0; left &= left - 1) {
      const auto cell = static_cast<unsigned>(std::countr_zero(left));
      fields.push_back(
          {whose + std::string(text.data(), clever::say_place(sheet, a, cell, text.data())),
           highest});
    }
    return;
  }
  const bool two = print.kind == Kind::two_sided;
  for (const std::string side : two ? std::vector{"left", "right"} : std::vector{""})
    for (unsigned field = 1; field <= print.columns; ++field)
      fields.push_back(
          {whose + std::string(print.name) + (two ? " " + side : "") + " " + std::to_string(field),
           highest});
}

void list_sheet(const Sheet& sheet, unsigned distance, std::vector<Field>& fields) {
  constexpr std::uint8_t kMost = 15;
  const std::string whose = std::to_string(distance) + ".";
  for (unsigned a = 0; a < clever::kAreas; ++a) list_area(sheet, a, whose, fields);
  for (std::size_t slot = 0; slot < clever::kWaiting; ++slot)
    if (has_waiting(sheet, slot))
      fields.push_back({whose + "waiting " + std::string(sheet.print.waiting[slot].name), kMost});
  for (const char* name :
       {"re-rolls circled", "re-rolls spent", "extra dice circled", "extra dice spent"})
    fields.push_back({whose + name, kMost});
  if (sheet.print.has_any_number) {
    fields.push_back({whose + "any numbers circled", kMost});
    for (unsigned space = 1; space <= sheet.print.tracks[clever::kSecond].spaces; ++space)
      fields.push_back({whose + "any number " + std::to_string(space) + " spent", 1});
  } else if (has_second(sheet)) {
    fields.push_back({whose + "returns circled", kMost});
    fields.push_back({whose + "returns spent", kMost});
  }
  fields.push_back({whose + "foxes", kMost});
  fields.push_back({whose + "stage", static_cast<std::uint8_t>(clever::Stage::extra)});
  for (const char* what : {"further cross ", "extra used "}) {
    if (*what == 'f' && !has_crosses(sheet)) continue;
    for (const char letter : sheet.print.dice) fields.push_back({whose + what + letter, 1});
  }
}

}  // namespace

std::vector<Field> clever_fields(const Sheet& sheet, unsigned players) {
  const auto last_seat = static_cast<std::uint8_t>(players - 1);
  std::vector<Field> fields = {{"seat", last_seat}};
  for (unsigned k = 0; k < players; ++k) fields.push_back({"open " + std::to_string(k), 1});
  fields.push_back({"active", last_seat});
  fields.push_back({"round", static_cast<std::uint8_t>(clever::most_rounds(sheet.print))});
  fields.push_back({"roll", 3});
  fields.push_back({"again", 15});
  fields.push_back({"phase", static_cast<std::uint8_t>(clever::Phase::over)});
  fields.push_back({"served", 1});
  for (const char letter : sheet.print.dice) fields.push_back({std::string("face ") + letter, 6});
  for (const char letter : sheet.print.dice)
    fields.push_back({std::string("where ") + letter, kOnPlatter});
  for (unsigned k = 0; k < players; ++k) list_sheet(sheet, k, fields);
  return fields;
}

}  // namespace foxtray::env
