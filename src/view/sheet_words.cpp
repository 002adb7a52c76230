#include "view/sheet_words.h"

#include "clever/areas.h"

namespace foxtray::view {
namespace {

using clever::AreaTable;
using clever::Bonus;
using clever::Kind;
using clever::Marks;
using clever::Places;
using clever::PrintArea;

std::string bonus_id(char area, char kind, unsigned number) {
  return std::string{area, '/', kind} + std::to_string(number);
}

/// The field of a place of a grid or a skipping row, where each has its own.
unsigned fixed_field(const PrintArea& print, unsigned place) {
  if (!print.sums) return place;
  unsigned field = 0;
  while (print.number[field] != place) ++field;
  return field;
}

unsigned side_field(const PrintArea& print, bool right, unsigned nth) {
  return right ? print.columns + 1U + nth : print.columns - 1U - nth;
}

/// What an entry of a row looks like on paper.
std::string entry_text(const PrintArea& print, unsigned field, unsigned entry) {
  switch (print.kind) {
    case Kind::threshold:
      return "x";
    case Kind::product:
    case Kind::pairs:
      return std::to_string(entry * print.factor[field]);
    case Kind::halving: {
      const unsigned number = entry % clever::kTimes;
      const bool times = entry >= clever::kTimes;
      return std::to_string(times ? number * print.factor[field] : (number + 1) / 2);
    }
    case Kind::number_grid:
    case Kind::circle_grid:
    case Kind::column_grid:
    case Kind::skipping:
    case Kind::rising:
    case Kind::falling:
    case Kind::reaching:
    case Kind::two_sided:
      break;
  }
  return std::to_string(entry);
}

/// Visits the marks of one area as (field, text).
template <class Visit>
void visit_marks(const PrintArea& print, const AreaTable& table, Marks marks, Visit visit) {
  switch (print.kind) {
    case Kind::number_grid:
    case Kind::column_grid:
    case Kind::skipping:
      for (Marks rest = marks & ~Marks{table.printed}; rest != 0; rest &= rest - 1)
        visit(fixed_field(print, static_cast<unsigned>(std::countr_zero(rest))), "x");
      return;
    case Kind::circle_grid:
      for (Marks rest = marks & 0xffffffffU; rest != 0; rest &= rest - 1) {
        const int cell = std::countr_zero(rest);
        const bool crossed = (marks >> clever::kCrossedShift >> cell & 1) != 0;
        visit(static_cast<unsigned>(cell), crossed ? "x" : "o");
      }
      return;
    case Kind::two_sided:
      for (const bool right : {false, true}) {
        const Marks side = right ? clever::right_side(marks) : clever::left_side(marks);
        for (unsigned nth = 0; nth < clever::filled(side); ++nth)
          visit(side_field(print, right, nth), std::to_string(clever::entry(side, nth)));
      }
      return;
    case Kind::threshold:
    case Kind::product:
    case Kind::rising:
    case Kind::falling:
    case Kind::pairs:
    case Kind::reaching:
    case Kind::halving:
      for (unsigned field = 0; field < clever::filled(marks); ++field)
        visit(field, entry_text(print, field, clever::entry(marks, field)));
      return;
  }
}

/// Whether each field is there from the start; elsewhere fields are filled one after the other.
bool has_fixed_fields(Kind kind) {
  return kind == Kind::number_grid || kind == Kind::circle_grid || kind == Kind::column_grid ||
         kind == Kind::skipping;
}

/// Collects the bonuses of one area.
class AreaBonuses {
 public:
  AreaBonuses(const Sheet& sheet, const SeatState& seat, unsigned area, BonusIds& found)
      : print_(sheet.print.area[area]),
        table_(sheet.area[area]),
        marks_(seat.marks[area]),
        open_(seat.open[area]),
        found_(found) {}

  void collect() {
    switch (print_.kind) {
      case Kind::number_grid:
      case Kind::circle_grid:
      case Kind::column_grid:
        return collect_grid();
      case Kind::skipping:
        for (unsigned gap = 0; gap + 1 < print_.columns; ++gap)
          add_line('g', gap, print_.gap_bonus[gap], Places{3} << gap);
        return;
      case Kind::two_sided:
        return collect_sides();
      case Kind::threshold:
      case Kind::product:
      case Kind::rising:
      case Kind::falling:
      case Kind::pairs:
      case Kind::reaching:
      case Kind::halving:
        return collect_row();
    }
  }

 private:
  void add(char kind, unsigned number, Bonus bonus, bool paid) {
    if (bonus == Bonus::none) return;
    (paid ? found_.paid : found_.lost).push_back(bonus_id(print_.letter, kind, number));
  }

  /// A line is paid when all its cells are marked; it is lost when one of them never can be.
  void add_line(char kind, unsigned number, Bonus bonus, Places cells) {
    const Places missing = cells & ~static_cast<Places>(marks_);
    if (missing == 0 || (missing & ~open_) != 0) add(kind, number, bonus, missing == 0);
  }

  /// The place of a field that counts for lines, as a set; empty if there is none.
  Places cell(unsigned row, unsigned column) const {
    const bool tinted = print_.tinted[0] == 0 || column < print_.tinted[row];
    if (!tinted) return 0;
    const unsigned field = row * print_.columns + column;
    const unsigned place = print_.sums ? print_.number[field] : field;
    return clever::place(static_cast<int>(place)) & table_.all;
  }

  void collect_grid() {
    for (unsigned row = 0; row < print_.rows; ++row) {
      Places cells = 0;
      for (unsigned column = 0; column < print_.columns; ++column) cells |= cell(row, column);
      add_line('r', row, print_.row_bonus[row], cells);
    }
    for (unsigned column = 0; column < print_.columns; ++column) {
      Places cells = 0;
      for (unsigned row = 0; row < print_.rows; ++row) cells |= cell(row, column);
      add_line('c', column, print_.column_bonus[column], cells);
    }
    Places diagonal = 0;
    for (unsigned i = 0; i < print_.rows && i < print_.columns; ++i) diagonal |= cell(i, i);
    add_line('d', 0, print_.diagonal_bonus, diagonal);
    for (unsigned gap = 0; gap + print_.columns < print_.rows * print_.columns && gap < 12; ++gap)
      add_line('g', gap, print_.gap_bonus[gap], (Places{1} | Places{1} << print_.columns) << gap);
  }

  void collect_row() {
    for (unsigned field = 0; field < clever::filled(marks_); ++field) {
      const unsigned entry = clever::entry(marks_, field);
      const bool too_low = print_.kind == Kind::reaching && entry < print_.bonus_minimum[field];
      const bool multiplied = print_.kind == Kind::halving && entry >= clever::kTimes;
      add('f', field, print_.bonus[field], !too_low && !multiplied);
    }
  }

  void collect_sides() {
    for (const bool right : {false, true}) {
      const Marks side = right ? clever::right_side(marks_) : clever::left_side(marks_);
      for (unsigned nth = 0; nth < clever::filled(side); ++nth) {
        const unsigned field = side_field(print_, right, nth);
        add('f', field, print_.bonus[field], true);
      }
    }
  }

  const PrintArea& print_;
  const AreaTable& table_;
  Marks marks_;
  Places open_;
  BonusIds& found_;
};

}  // namespace

std::string field_id(const Sheet& sheet, unsigned area, unsigned field) {
  return std::string{sheet.print.area[area].letter, ':'} + std::to_string(field);
}

unsigned field_of(const Sheet& sheet, const SeatState& seat, unsigned area, unsigned place) {
  const PrintArea& print = sheet.print.area[area];
  const Marks marks = seat.marks[area];
  switch (print.kind) {
    case Kind::number_grid:
    case Kind::circle_grid:
    case Kind::column_grid:
    case Kind::skipping:
      return fixed_field(print, place);
    case Kind::two_sided: {
      const bool right = place >= clever::kRight;
      const Marks side = right ? clever::right_side(marks) : clever::left_side(marks);
      return side_field(print, right, clever::filled(side));
    }
    case Kind::threshold:
    case Kind::product:
    case Kind::rising:
    case Kind::falling:
    case Kind::pairs:
    case Kind::reaching:
    case Kind::halving:
      break;
  }
  return clever::filled(marks);
}

std::string written_by(const Sheet& sheet, const SeatState& seat, unsigned area, unsigned place) {
  const PrintArea& print = sheet.print.area[area];
  const Marks marks = seat.marks[area];
  switch (print.kind) {
    case Kind::number_grid:
    case Kind::column_grid:
    case Kind::skipping:
      return "x";
    case Kind::circle_grid:
      return (marks >> place & 1) != 0 ? "x" : "o";
    case Kind::two_sided:
      return std::to_string(sheet.area[area].number[place]);
    case Kind::threshold:
    case Kind::product:
    case Kind::rising:
    case Kind::falling:
    case Kind::pairs:
    case Kind::reaching:
    case Kind::halving:
      break;
  }
  return entry_text(print, clever::filled(marks), place);
}

std::vector<MarkedField> marks_of(const Sheet& sheet, const SeatState& seat) {
  std::vector<MarkedField> marks;
  for (unsigned a = 0; a < clever::kAreas; ++a) {
    visit_marks(sheet.print.area[a], sheet.area[a], seat.marks[a],
                [&](unsigned field, std::string text) {
                  marks.push_back({field_id(sheet, a, field), std::move(text)});
                });
  }
  return marks;
}

std::vector<std::string> closed_of(const Sheet& sheet, const SeatState& seat) {
  std::vector<std::string> closed;
  for (unsigned a = 0; a < clever::kAreas; ++a) {
    const PrintArea& print = sheet.print.area[a];
    if (!has_fixed_fields(print.kind)) continue;
    Places rest = sheet.area[a].all & ~static_cast<Places>(seat.marks[a]) & ~seat.open[a];
    for (; rest != 0; rest &= rest - 1)
      closed.push_back(
          field_id(sheet, a, fixed_field(print, static_cast<unsigned>(std::countr_zero(rest)))));
  }
  return closed;
}

std::vector<unsigned> next_numbers(const Sheet& sheet, const SeatState& seat, unsigned area) {
  const AreaTable& table = sheet.area[area];
  if (has_fixed_fields(table.kind) || table.kind == Kind::two_sided) return {};
  std::vector<unsigned> numbers;
  if (seat.open[area] == table.open_by_count[clever::filled(seat.marks[area])]) return numbers;
  for (Places rest = seat.open[area]; rest != 0; rest &= rest - 1)
    numbers.push_back(table.number[static_cast<std::size_t>(std::countr_zero(rest))]);
  return numbers;
}

BonusIds bonuses_of(const Sheet& sheet, const SeatState& seat) {
  BonusIds found;
  for (unsigned a = 0; a < clever::kAreas; ++a) AreaBonuses(sheet, seat, a, found).collect();
  for (unsigned t = 0; t < clever::kTracks; ++t) {
    const clever::PrintTrack& track = sheet.print.tracks[t];
    const bool full = clever::circled(seat, static_cast<clever::Track>(t)) >= track.spaces;
    if (track.end != Bonus::none && full) found.paid.push_back("t/" + std::to_string(t));
  }
  return found;
}

}  // namespace foxtray::view
