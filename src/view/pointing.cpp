#include "view/pointing.h"

#include "clever/areas.h"
#include "clever/notation.h"
#include "view/sheet_words.h"

namespace foxtray::view {
namespace {

using clever::Kind;
using clever::Marks;
using clever::PrintArea;
using clever::Stage;
using clever::State;

// What the rules have no sentence for, because a record cannot say it.
constexpr Reason kNowhere = {"nowhere", "the {c0} die cannot be marked anywhere now"};
constexpr Reason kFilled = {"filled", "this field is filled already"};
constexpr Reason kNotNext = {"not_next", "{c0} is filled in order, and another field comes first"};
constexpr Reason kPassed = {"passed", "in {c0} only fields right of the last cross are open"};
constexpr Reason kNoDieFits = {"no_die_fits", "no die that can be chosen now goes there"};
constexpr Reason kTooLow = {"too_low", "this field in {c0} asks for at least {1}"};
constexpr Reason kNotHigher = {"not_higher", "in {c0} the next number must be higher than {1}"};
constexpr Reason kTooHigh = {"too_high", "in {c0} the next number may not be higher than {1}"};

constexpr std::array kAll = {kNowhere,   kFilled, kNotNext,   kPassed,
                             kNoDieFits, kTooLow, kNotHigher, kTooHigh};

Reason with(Reason reason, unsigned first, unsigned second = 0, unsigned third = 0) {
  reason.operands = {static_cast<std::uint8_t>(first), static_cast<std::uint8_t>(second),
                     static_cast<std::uint8_t>(third)};
  return reason;
}

Reason of_rules(clever::Reason reason, unsigned first = 0, unsigned second = 0) {
  return clever_reason({static_cast<std::uint8_t>(reason),
                        {static_cast<std::uint8_t>(first), static_cast<std::uint8_t>(second)}});
}

/// A field by its id.
struct Spot {
  unsigned area;
  unsigned field;
};

unsigned field_count(const PrintArea& print) {
  return print.kind == Kind::two_sided ? 2U * print.columns + 1
                                       : unsigned{print.rows} * print.columns;
}

std::optional<Spot> spot_of(const Sheet& sheet, std::string_view id) {
  for (unsigned area = 0; area < clever::kAreas; ++area)
    for (unsigned field = 0; field < field_count(sheet.print.area[area]); ++field)
      if (field_id(sheet, area, field) == id) return Spot{area, field};
  return std::nullopt;
}

bool is_grid(Kind kind) {
  return kind == Kind::number_grid || kind == Kind::circle_grid || kind == Kind::column_grid;
}

/// One seat that looks at its sheet and the dice.
class Pointer {
 public:
  Pointer(const Sheet& sheet, const State& s, Seat seat)
      : sheet_(sheet), s_(s), me_(s.seat[seat]) {}

  Reason at_die(unsigned die) const {
    if (const auto reason = die_unavailable(die)) return *reason;
    return with(kNowhere, die);
  }

  Reason at_field(Spot spot) const {
    if (const auto reason = field_closed(spot)) return *reason;
    if (clever::waiting_bonuses(me_) != 0) return of_rules(clever::Reason::no_such_bonus);
    if (me_.crosses != 0) return of_rules(clever::Reason::no_such_cross);
    if (me_.stage == Stage::returning) return of_rules(clever::Reason::not_asked);
    return kNoDieFits;
  }

  Reason at_both(unsigned die, Spot spot) const {
    if (const auto reason = die_unavailable(die)) return *reason;
    if (die != clever::kWhite && spot.area != die - 1)
      return of_rules(clever::Reason::other_colour, die, spot.area + 1);
    if (const auto reason = field_closed(spot)) return *reason;
    return wrong_number(die, spot);
  }

 private:
  const PrintArea& print(Spot spot) const { return sheet_.print.area[spot.area]; }

  /// Why no use of the die is asked for.
  std::optional<Reason> die_unavailable(unsigned die) const {
    if (clever::waiting_bonuses(me_) != 0) return of_rules(clever::Reason::bonus_first);
    if (me_.crosses != 0) return of_rules(clever::Reason::cross_first);
    const bool on_platter = (s_.platter & clever::bit(die)) != 0;
    const bool no_fallback = s_.served != 0 && (s_.options & clever::kNoSoloFallback) != 0;
    switch (me_.stage) {
      case Stage::choose:
        if ((s_.pool & clever::bit(die)) == 0) return of_rules(clever::Reason::die_not_rolled, die);
        break;
      case Stage::pick:
        if (!on_platter) return of_rules(clever::Reason::platter_first, die);
        break;
      case Stage::fall_back:
        if (!on_platter && no_fallback) return of_rules(clever::Reason::die_not_on_platter, die);
        break;
      case Stage::returning:
        return of_rules(clever::Reason::die_not_on_platter, die);
      case Stage::extra:
        if ((me_.extra_used & clever::bit(die)) != 0)
          return of_rules(clever::Reason::die_used_already, die);
        break;
      case Stage::idle:
      case Stage::chosen:
        break;
    }
    return std::nullopt;
  }

  /// Why nothing at all can go to the field.
  std::optional<Reason> field_closed(Spot spot) const {
    const std::string id = field_id(sheet_, spot.area, spot.field);
    for (const MarkedField& mark : marks_of(sheet_, me_))
      if (mark.field == id && mark.text != "o") return kFilled;
    const Kind kind = print(spot).kind;
    if (is_printed(spot)) return kFilled;
    if (is_grid(kind)) return std::nullopt;
    if (kind == Kind::skipping) {
      const bool open = (me_.open[spot.area] >> spot.field & 1) != 0;
      return open ? std::nullopt : std::optional(with(kPassed, spot.area + 1));
    }
    if (is_next(spot)) return std::nullopt;
    return with(kNotNext, spot.area + 1);
  }

  bool is_printed(Spot spot) const {
    if (print(spot).kind == Kind::two_sided) return spot.field == print(spot).columns;
    return (sheet_.area[spot.area].printed >> spot.field & 1) != 0;
  }

  bool is_next(Spot spot) const {
    const bool right = print(spot).kind == Kind::two_sided && spot.field > print(spot).columns;
    return field_of(sheet_, me_, spot.area, right ? clever::kRight : 0) == spot.field;
  }

  /// The number that the die brings into the area (C10.2).
  unsigned number_of(unsigned die, unsigned area) const {
    if (static_cast<int>(area) != sheet_.sum_area) return s_.face[die];
    return s_.face[clever::kWhite] + unsigned{s_.face[area + 1]};
  }

  Reason wrong_number(unsigned die, Spot spot) const {
    const unsigned number = number_of(die, spot.area);
    const Marks marks = me_.marks[spot.area];
    const unsigned count = clever::filled(marks);
    const unsigned last = count == 0 ? 0 : clever::entry(marks, count - 1);
    switch (print(spot).kind) {
      case Kind::number_grid:
      case Kind::circle_grid:
      case Kind::column_grid:
        if (goes_to(number, spot)) return of_rules(clever::Reason::wrong_lane, spot.area + 1);
        break;
      case Kind::threshold:
        return with(kTooLow, spot.area + 1, print(spot).minimum[spot.field]);
      case Kind::rising:
        return with(kNotHigher, spot.area + 1, last);
      case Kind::falling:
        return with(kTooHigh, spot.area + 1, last);
      case Kind::skipping:
      case Kind::product:
      case Kind::pairs:
      case Kind::reaching:
      case Kind::halving:
      case Kind::two_sided:
        break;
    }
    return of_rules(clever::Reason::number_elsewhere, number);
  }

  /// Does the number stand in that field of a grid?
  bool goes_to(unsigned number, Spot spot) const {
    clever::Places reached = sheet_.reach[spot.area][number];
    for (; reached != 0; reached &= reached - 1) {
      const auto place = static_cast<unsigned>(std::countr_zero(reached));
      if (field_of(sheet_, me_, spot.area, place) == spot.field) return true;
    }
    return false;
  }

  const Sheet& sheet_;
  const State& s_;
  const SeatState& me_;
};

}  // namespace

std::vector<std::string_view> pointing_reasons() {
  std::vector<std::string_view> names;
  names.reserve(kAll.size());
  for (const Reason& reason : kAll) names.push_back(reason.name);
  return names;
}

Reason clever_reason(const Sheet& sheet, const Position& position, Seat seat,
                     const Pointed& pointed) {
  const Pointer pointer(sheet, game::as<State>(position), seat);
  const std::size_t die = pointed.die == 0 ? 0 : sheet.print.dice.find(pointed.die);
  if (die == std::string_view::npos) return of_rules(clever::Reason::unknown_die);
  if (pointed.field.empty()) return pointer.at_die(static_cast<unsigned>(die));
  const auto spot = spot_of(sheet, pointed.field);
  if (!spot) return of_rules(clever::Reason::unknown_place);
  return pointed.die == 0 ? pointer.at_field(*spot)
                          : pointer.at_both(static_cast<unsigned>(die), *spot);
}

}  // namespace foxtray::view
