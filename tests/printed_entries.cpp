// Every number of a sheet by name. Which slots a kind of area reads is told here once more, so that
// a slot without meaning is left out on purpose and not by accident.
#include <algorithm>

#include "printed.h"

namespace foxtray::tests {
namespace {

using clever::Bonus;
using clever::Crosses;
using clever::Kind;
using clever::Print;
using clever::PrintArea;

bool is_grid(Kind kind) {
  return kind == Kind::number_grid || kind == Kind::circle_grid || kind == Kind::column_grid;
}

class EntryList {
 public:
  explicit EntryList(const Print& print) : print_(print) {}

  /// `reach(Print&)` gives the number itself.
  template <class Reach>
  void add(const std::string& name, Reach reach, std::vector<int> others, bool read = true) {
    using Value = std::remove_reference_t<decltype(reach(std::declval<Print&>()))>;
    PrintEntry entry;
    entry.name = std::string(print_.id) + " " + name;
    entry.get = [reach](const Print& print) {
      Print copy = print;
      return static_cast<int>(reach(copy));
    };
    entry.set = [reach](Print& print, int value) { reach(print) = static_cast<Value>(value); };
    const int now = entry.get(print_);
    std::erase(others, now);
    entry.others = std::move(others);
    entry.read = read;
    entries_.push_back(std::move(entry));
  }

  template <class Reach>
  void number(const std::string& name, Reach reach, bool read = true) {
    Print copy = print_;
    const int now = static_cast<int>(reach(copy));
    add(name, reach, now == 0 ? std::vector<int>{1} : std::vector<int>{now - 1, now + 1}, read);
  }

  template <class Reach>
  void bonus(const std::string& name, Reach reach, bool read = true) {
    add(name, reach,
        {static_cast<int>(Bonus::none), static_cast<int>(Bonus::fox),
         static_cast<int>(Bonus::reroll), static_cast<int>(Bonus::waiting_0)},
        read);
  }

  std::vector<PrintEntry> take() { return std::move(entries_); }

 private:
  const Print& print_;
  std::vector<PrintEntry> entries_;
};

std::string numbered(const std::string& name, std::size_t i) {
  return name + "[" + std::to_string(i) + "]";
}

void add_bonuses(EntryList& list, const PrintArea& area, const std::string& name, std::size_t a) {
  const bool grid = is_grid(area.kind);
  for (std::size_t i = 0; i < area.row_bonus.size(); ++i) {
    list.bonus(
        numbered(name + "row_bonus", i),
        [a, i](Print& p) -> Bonus& { return p.area[a].row_bonus[i]; }, grid&& i < area.rows);
  }
  for (std::size_t i = 0; i < area.column_bonus.size(); ++i) {
    list.bonus(
        numbered(name + "column_bonus", i),
        [a, i](Print& p) -> Bonus& { return p.area[a].column_bonus[i]; }, grid&& i < area.columns);
  }
  const bool two_sided = area.kind == Kind::two_sided;
  const bool row = !grid && area.kind != Kind::skipping;
  for (std::size_t i = 0; i < area.bonus.size(); ++i) {  // a two-sided area has a printed 7 between
    const bool field = two_sided ? i != area.columns : i < area.columns;
    list.bonus(
        numbered(name + "bonus", i), [a, i](Print& p) -> Bonus& { return p.area[a].bonus[i]; },
        row&& field);
  }
  const bool gapped = area.kind == Kind::column_grid;
  const std::size_t gaps = gapped                        ? (area.rows - 1U) * area.columns
                           : area.kind == Kind::skipping ? area.columns - 1U
                                                         : 0U;
  for (std::size_t i = 0; i < area.gap_bonus.size(); ++i) {
    list.bonus(
        numbered(name + "gap_bonus", i),
        [a, i](Print& p) -> Bonus& { return p.area[a].gap_bonus[i]; }, i < gaps);
  }
  list.bonus(
      name + "diagonal_bonus", [a](Print& p) -> Bonus& { return p.area[a].diagonal_bonus; },
      grid&& area.kind != Kind::circle_grid);  // D4.1: no field lies on that diagonal
}

void add_numbers(EntryList& list, const PrintArea& area, const std::string& name, std::size_t a) {
  using Byte = std::uint8_t;
  const Kind kind = area.kind;
  const bool numbered_fields = kind == Kind::number_grid || kind == Kind::circle_grid;
  const std::size_t fields = area.rows * std::size_t{area.columns};
  for (std::size_t i = 0; i < area.number.size(); ++i) {
    list.number(
        numbered(name + "number", i), [a, i](Print& p) -> Byte& { return p.area[a].number[i]; },
        (numbered_fields || kind == Kind::skipping) && i < fields);
  }
  const bool tints = area.tinted[0] != 0;
  for (std::size_t i = 0; i < area.tinted.size(); ++i) {
    const int now = area.tinted[i];  // a row has no more fields than columns
    list.add(
        numbered(name + "tinted", i), [a, i](Print& p) -> Byte& { return p.area[a].tinted[i]; },
        {now - 1, std::min<int>(now + 1, area.columns)}, tints&& i < area.rows);
  }
  for (std::size_t i = 0; i < area.grey.size(); ++i) {
    for (unsigned column = 0; column < 6; ++column) {
      const int now = area.grey[i];
      list.add(
          numbered(numbered(name + "grey", i), column),
          [a, i](Print& p) -> Byte& { return p.area[a].grey[i]; },
          {now ^ static_cast<int>(1U << column)}, area.grey[0] != 0);
    }
  }
  for (std::size_t i = 0; i < area.minimum.size(); ++i) {
    const bool field = i < area.columns;
    const int asked = area.minimum[i];  // every die shows at least 1, so 0 and 1 are the same
    list.add(
        numbered(name + "minimum", i), [a, i](Print& p) -> Byte& { return p.area[a].minimum[i]; },
        asked > 1 ? std::vector<int>{asked - 1, asked + 1} : std::vector<int>{2},
        kind == Kind::threshold && field);
    list.number(
        numbered(name + "bonus_minimum", i),
        [a, i](Print& p) -> Byte& { return p.area[a].bonus_minimum[i]; },
        kind == Kind::reaching && field && area.bonus[i] != Bonus::none);
    list.number(
        numbered(name + "factor", i), [a, i](Print& p) -> Byte& { return p.area[a].factor[i]; },
        field && (kind == Kind::product || kind == Kind::pairs || kind == Kind::halving));
  }
}

/// The highest number of marks that points can be given for; -1 if points come otherwise.
int highest_count(const PrintArea& area) {
  switch (area.kind) {
    case Kind::number_grid:
      return area.column_points[0] != 0 ? -1
                                        : area.rows * area.columns - 1;  // blue lacks one field
    case Kind::circle_grid:
      return static_cast<int>(area.number.size()) -
             static_cast<int>(std::count(area.number.begin(), area.number.end(), clever::kNoField));
    case Kind::column_grid:
    case Kind::skipping:
    case Kind::threshold:
    case Kind::falling:
      return area.columns;
    case Kind::two_sided:
      return 2 * area.columns;
    case Kind::product:
    case Kind::rising:
    case Kind::pairs:
    case Kind::reaching:
    case Kind::halving:
      return -1;
  }
  return -1;
}

void add_points(EntryList& list, const PrintArea& area, const std::string& name, std::size_t a) {
  using Byte = std::uint8_t;
  const bool two_sided = area.kind == Kind::two_sided;
  for (std::size_t i = 0; i < area.points.size(); ++i) {
    const bool printed_seven = two_sided && i == area.columns;
    list.number(
        numbered(name + "points", i), [a, i](Print& p) -> Byte& { return p.area[a].points[i]; },
        static_cast<int>(i) <= highest_count(area) && !printed_seven);
  }
  for (std::size_t i = 0; i < area.column_points.size(); ++i) {
    list.number(
        numbered(name + "column_points", i),
        [a, i](Print& p) -> Byte& { return p.area[a].column_points[i]; },
        area.column_points[0] != 0);
  }
  list.number(
      name + "extra_at_most", [a](Print& p) -> Byte& { return p.area[a].extra_at_most; },
      two_sided);
  list.number(
      name + "extra_at_least", [a](Print& p) -> Byte& { return p.area[a].extra_at_least; },
      two_sided);
  list.number(
      name + "extra_each", [a](Print& p) -> Byte& { return p.area[a].extra_each; }, two_sided);
}

/// A sheet has one area at most that allows further crosses.
bool crosses_elsewhere(const Print& print, std::size_t a) {
  for (std::size_t other = 0; other < print.area.size(); ++other)
    if (other != a && print.area[other].crosses != Crosses::none) return true;
  return false;
}

void add_area(EntryList& list, const Print& print, std::size_t a) {
  const PrintArea& area = print.area[a];
  const std::string name = std::string(area.name) + " ";
  list.add(name + "kind", [a](Print& p) -> Kind& { return p.area[a].kind; }, {});
  list.add(name + "letter", [a](Print& p) -> char& { return p.area[a].letter; }, {'z'});
  list.add(name + "sums", [a](Print& p) -> bool& { return p.area[a].sums; }, {0, 1});
  const int rows = area.rows;
  const int columns = area.columns;
  list.add(
      name + "rows", [a](Print& p) -> std::uint8_t& { return p.area[a].rows; }, {rows - 1},
      is_grid(area.kind));
  list.add(name + "columns", [a](Print& p) -> std::uint8_t& { return p.area[a].columns; },
           {columns - 1});
  list.add(
      name + "lanes", [a](Print& p) -> bool& { return p.area[a].lanes; }, {0, 1},
      area.kind == Kind::column_grid);
  list.add(
      name + "crosses", [a](Print& p) -> Crosses& { return p.area[a].crosses; }, {0, 1, 2},
      area.kind == Kind::column_grid && !crosses_elsewhere(print, a));
  for (std::size_t row = 0; row < area.row_dice.size(); ++row) {
    list.add(
        numbered(name + "row_dice", row),
        [a, row](Print& p) -> char& { return p.area[a].row_dice[row]; },
        {print.dice[0], print.dice[a + 1]}, area.row_dice[0] != 0 && row < area.rows);
  }
  add_bonuses(list, area, name, a);
  add_numbers(list, area, name, a);
  add_points(list, area, name, a);
}

void add_tracks(EntryList& list, const Print& print) {
  for (std::size_t t = 0; t < print.tracks.size(); ++t) {
    const clever::PrintTrack& track = print.tracks[t];
    const std::string name = "track " + std::to_string(t) + " ";
    const bool there = track.spaces != 0;
    list.number(
        name + "spaces", [t](Print& p) -> std::uint8_t& { return p.tracks[t].spaces; },
        there&& track.end != Bonus::none);
    list.bonus(name + "end", [t](Print& p) -> Bonus& { return p.tracks[t].end; }, there);
    for (std::size_t i = 0; i < track.labels.size(); ++i) {
      list.number(
          numbered(name + "labels", i),
          [t, i](Print& p) -> std::uint8_t& { return p.tracks[t].labels[i]; },
          print.has_any_number&& t == clever::kSecond);
    }
  }
}

void add_flags(EntryList& list, const Print& print) {
  const bool second_action = print.tracks[clever::kSecond].spaces != 0;  // else nothing to return
  list.add("may_forfeit", [](Print& p) -> bool& { return p.may_forfeit; }, {0, 1});
  list.add("has_return", [](Print& p) -> bool& { return p.has_return; }, {0, 1}, second_action);
  list.add("has_any_number", [](Print& p) -> bool& { return p.has_any_number; }, {0, 1});
}

}  // namespace

std::vector<PrintEntry> entries_of(const Print& print) {
  EntryList list(print);
  for (std::size_t i = 0; i < print.rounds.size(); ++i) {
    list.number(
        numbered("rounds", i), [i](Print& p) -> std::uint8_t& { return p.rounds[i]; },
        i != 0);  // nobody plays with nobody
  }
  for (std::size_t i = 0; i < print.round_bonus.size(); ++i) {
    list.bonus(
        numbered("round_bonus", i), [i](Print& p) -> Bonus& { return p.round_bonus[i]; },
        static_cast<int>(i) < most_rounds(print));
  }
  add_tracks(list, print);
  for (std::size_t i = 0; i < print.waiting.size(); ++i) {
    const clever::PrintWaiting& bonus = print.waiting[i];
    const bool there = bonus.area >= 0;  // the black one has its own entry
    list.add(
        numbered("waiting area", i), [i](Print& p) -> std::int8_t& { return p.waiting[i].area; },
        {-1, (bonus.area + 1) % clever::kAreas}, there);
    list.number(
        numbered("waiting number", i),
        [i](Print& p) -> std::uint8_t& { return p.waiting[i].number; }, there);
    const int black = print.black;
    list.add(
        numbered("black", i), [](Print& p) -> std::uint8_t& { return p.black; },
        {black ^ static_cast<int>(1U << i)}, there);
  }
  add_flags(list, print);
  for (std::size_t a = 0; a < print.area.size(); ++a) add_area(list, print, a);
  for (std::size_t i = 0; i < print.bands.size(); ++i) {
    list.number(
        numbered("bands", i), [i](Print& p) -> std::int16_t& { return p.bands[i]; },
        i + 1 < print.band_count);
  }
  list.add("band_count", [](Print& p) -> std::uint8_t& { return p.band_count; },
           {print.band_count - 1});
  return list.take();
}

}  // namespace foxtray::tests
