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
constexpr Reason kNowhere = {"nowhere", "the {c0} die shows {1}, and no open field takes that"};
constexpr Reason kNoSum = {"sum_nowhere", "{c0} and white make {1}, and no open field takes that"};
constexpr Reason kFull = {"full", "{c0} is full"};
constexpr Reason kFilled = {"filled", "this field is filled already"};
constexpr Reason kNotNext = {"not_next", "{c0} is filled in order, and field {1} comes next"};
constexpr Reason kPassed = {"passed", "in {c0} only fields right of the last cross are open"};
constexpr Reason kOtherDice = {"other_dice",
                               "only the {c0} and the white die go there, and neither can be "
                               "chosen now"};
constexpr Reason kOtherRow = {"other_row", "in {c0} this die goes into row {1}"};
constexpr Reason kGreyOnly = {"grey_only", "in {c0} this die goes onto grey fields only"};
constexpr Reason kOtherNumber = {"other_number",
                                 "the {c0} die shows {1}, and this field needs {2}"};
constexpr Reason kOtherSum = {"other_sum", "{c0} and white make {1}, and this field needs {2}"};
constexpr Reason kSumOrSeven = {"sum_or_seven",
                                "{c0} and white make {1}, and this field needs {2} or 7"};
constexpr Reason kTooLow = {"too_low", "the {c0} die shows {1}, and this field needs at least {2}"};
constexpr Reason kNotHigher = {"not_higher", "{c0} must beat {1}, and the die shows {2}"};
constexpr Reason kTooHigh = {"too_high", "{c0} and white make {2}, and {c0} takes at most {1} now"};
constexpr Reason kNeeds = {"needs",
                           "this field needs {0}, and no die that can be chosen shows that"};
constexpr Reason kNeedsAtLeast = {
    "needs_at_least", "this field needs at least {0}, and no die that can be chosen shows that"};
constexpr Reason kMustBeat = {"must_beat",
                              "{c0} must beat {1}, and no die that can be chosen does"};

constexpr std::array kAll = {kNowhere,  kNoSum,        kFull,     kFilled,    kNotNext,
                             kPassed,   kOtherDice,    kOtherRow, kGreyOnly,  kOtherNumber,
                             kOtherSum, kSumOrSeven,   kTooLow,   kNotHigher, kTooHigh,
                             kNeeds,    kNeedsAtLeast, kMustBeat};

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

/// Filled from left to right, one field after the other.
bool is_row(Kind kind) {
  return !is_grid(kind) && kind != Kind::skipping && kind != Kind::two_sided;
}

/// One seat that looks at its sheet and the dice.
class Pointer {
 public:
  Pointer(const Sheet& sheet, const State& s, Seat seat)
      : sheet_(sheet), s_(s), me_(s.seat[seat]) {}

  Reason at_die(unsigned die) const {
    if (const auto reason = die_unavailable(die)) return *reason;
    if (die == clever::kWhite) return with(kNowhere, die, s_.face[die]);
    const unsigned area = die - 1;
    const PrintArea& print = sheet_.print.area[area];
    if (me_.open[area] == 0 && print.kind != Kind::skipping) return with(kFull, area + 1);
    if (is_row(print.kind)) return wrong_number(die, {area, clever::filled(me_.marks[area])});
    if (print.sums) return with(kNoSum, area + 1, number_of(die, area));
    return with(kNowhere, die, s_.face[die]);
  }

  Reason at_field(Spot spot) const {
    if (const auto reason = field_closed(spot)) return *reason;
    if (clever::waiting_bonuses(me_) != 0) return of_rules(clever::Reason::no_such_bonus);
    if (me_.crosses != 0) return of_rules(clever::Reason::no_such_cross);
    if (me_.stage == Stage::returning) return of_rules(clever::Reason::not_asked);
    return no_die_for(spot);
  }

  Reason at_both(unsigned die, Spot spot) const {
    if (const auto reason = die_unavailable(die)) return *reason;
    if (die != clever::kWhite && spot.area != die - 1)
      return of_rules(clever::Reason::other_colour, die, spot.area + 1);
    if (const auto reason = field_closed(spot)) return *reason;
    return die_does_not_fit(die, spot);
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
    const unsigned next = next_to(spot);
    if (next == spot.field) return std::nullopt;
    return with(kNotNext, spot.area + 1, next + 1);
  }

  bool is_printed(Spot spot) const {
    if (print(spot).kind == Kind::two_sided) return spot.field == print(spot).columns;
    return (sheet_.area[spot.area].printed >> spot.field & 1) != 0;
  }

  bool is_right(Spot spot) const {
    return print(spot).kind == Kind::two_sided && spot.field > print(spot).columns;
  }

  /// The field of that row or side that is filled next.
  unsigned next_to(Spot spot) const {
    return field_of(sheet_, me_, spot.area, is_right(spot) ? clever::kRight : 0);
  }

  /// The number that the die brings into the area (C10.2).
  unsigned number_of(unsigned die, unsigned area) const {
    if (area != sheet_.sum_area) return s_.face[die];
    return s_.face[clever::kWhite] + unsigned{s_.face[area + 1]};
  }

  /// The number that stands in a field of a grid or a skipping row.
  unsigned printed_number(Spot spot) const {
    const unsigned place = print(spot).sums ? print(spot).number[spot.field] : spot.field;
    return sheet_.area[spot.area].number[place];
  }

  /// The number written last in a row, 0 if there is none.
  unsigned last_number(Spot spot) const {
    const Marks marks = me_.marks[spot.area];
    const unsigned count = clever::filled(marks);
    return count == 0 ? 0 : clever::entry(marks, count - 1);
  }

  /// No die at all goes there: because of the only one that could be chosen, or because of all.
  Reason no_die_for(Spot spot) const {
    const unsigned own = spot.area + 1;
    const bool own_free = !die_unavailable(own);
    const bool white_free = !die_unavailable(clever::kWhite);
    if (!own_free && !white_free) return with(kOtherDice, own);
    const Reason reason = die_does_not_fit(own_free ? own : clever::kWhite, spot);
    if (own_free != white_free) return reason;
    const Reason of_white = die_does_not_fit(clever::kWhite, spot);
    return reason.name == of_white.name ? of_all_dice(reason, spot) : of_row(reason, of_white);
  }

  /// One die has the wrong number and the other the wrong row: the row is what can be told.
  static Reason of_row(const Reason& own, const Reason& white) {
    return own.name == kOtherNumber.name ? white : own;
  }

  Reason of_all_dice(const Reason& of_one, Spot spot) const {
    if (of_one.name == kOtherNumber.name) return with(kNeeds, printed_number(spot));
    if (of_one.name == kTooLow.name) return with(kNeedsAtLeast, print(spot).minimum[spot.field]);
    if (of_one.name == kNotHigher.name) return with(kMustBeat, spot.area + 1, last_number(spot));
    return of_one;
  }

  Reason die_does_not_fit(unsigned die, Spot spot) const {
    if (const auto reason = in_other_row(die, spot)) return *reason;
    return wrong_number(die, spot);
  }

  /// Where a die may go in an area with lanes (H3.2 to H3.4): row 1 to 3, or 0 for grey fields.
  unsigned row_of(unsigned die) const {
    if (me_.stage == Stage::choose) return s_.roll;
    if (me_.stage != Stage::extra) return 0;
    for (unsigned field = 0; field < s_.field.size(); ++field)
      if (s_.field[field] == die) return field + 1;
    return 0;
  }

  std::optional<Reason> in_other_row(unsigned die, Spot spot) const {
    if (spot.area != sheet_.lane_area) return std::nullopt;
    const unsigned row = row_of(die);
    const clever::Places lane = sheet_.lanes[row == 0 ? 3 : row - 1];
    if ((lane >> spot.field & 1) != 0) return std::nullopt;
    return row == 0 ? with(kGreyOnly, spot.area + 1) : with(kOtherRow, spot.area + 1, row);
  }

  Reason wrong_number(unsigned die, Spot spot) const {
    const unsigned number = number_of(die, spot.area);
    switch (print(spot).kind) {
      case Kind::number_grid:
      case Kind::circle_grid:
      case Kind::column_grid:
      case Kind::skipping:
        if (print(spot).sums) return with(kOtherSum, spot.area + 1, number, printed_number(spot));
        return with(kOtherNumber, die, number, printed_number(spot));
      case Kind::threshold:
        return with(kTooLow, die, number, print(spot).minimum[spot.field]);
      case Kind::rising:
        return with(kNotHigher, spot.area + 1, last_number(spot), number);
      case Kind::falling:
        return with(kTooHigh, spot.area + 1, last_number(spot), number);
      case Kind::two_sided:
        return wrong_sum(number, spot);
      case Kind::product:
      case Kind::pairs:
      case Kind::reaching:
      case Kind::halving:
        break;  // any number goes there
    }
    return of_rules(clever::Reason::number_elsewhere, number);
  }

  /// What the next field of a side takes (H5.3 to H5.5).
  Reason wrong_sum(unsigned number, Spot spot) const {
    const clever::Places open = me_.open[spot.area] >> (is_right(spot) ? clever::kRight : 0);
    clever::Places needed = open & clever::places(2, 12);
    if (std::popcount(needed) == 1)
      return with(kOtherSum, spot.area + 1, number,
                  static_cast<unsigned>(std::countr_zero(needed)));
    needed &= ~clever::place(7);
    return with(kSumOrSeven, spot.area + 1, number,
                static_cast<unsigned>(std::countr_zero(needed)));
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
