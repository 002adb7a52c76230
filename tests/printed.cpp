#include "printed.h"

#include <algorithm>
#include <deque>
#include <sstream>
#include <stdexcept>

#include "docs_tables.h"

namespace foxtray::tests {
namespace {

using clever::Bonus;
using clever::Kind;
using clever::Print;
using clever::PrintArea;

/// Reads the tables of one game's page into a Print.
class PrintReader {
 public:
  PrintReader(std::string_view id, std::string_view title, std::string_view page)
      : page_("rules/" + std::string(page)) {
    print_.id = id;
    print_.title = title;
  }

  Print& print() { return print_; }
  const DocsPage& page() const { return page_; }

  Bonus bonus(const std::string& cell) const {
    if (cell.empty() || cell == "none" || cell == "nothing") return Bonus::none;
    if (cell == "RR") return Bonus::reroll;
    if (cell == "RT" || cell == "AN") return Bonus::second;
    if (cell == "+1") return Bonus::extra_die;
    if (cell == "fox") return Bonus::fox;
    if (cell.find("black") != std::string::npos) return clever::waiting(clever::kWaiting - 1);
    for (int slot = 0; slot < clever::kWaiting; ++slot) {
      if (print_.waiting[static_cast<std::size_t>(slot)].name == cell) return clever::waiting(slot);
    }
    throw std::runtime_error("no such bonus: " + cell);
  }

  template <std::size_t N>
  void bonuses(const Row& cells, std::array<Bonus, N>& into, std::size_t from = 0) const {
    for (std::size_t i = 0; i < cells.size() && from + i < N; ++i) into[from + i] = bonus(cells[i]);
  }

  template <std::size_t N>
  static void numbers(const std::vector<int>& from, std::array<std::uint8_t, N>& into,
                      std::size_t at = 0) {
    for (std::size_t i = 0; i < from.size() && at + i < N; ++i) {
      into[at + i] = static_cast<std::uint8_t>(from[i]);
    }
  }

  void dice(std::string_view game) {
    const DocsPage record("record-format.md");
    for (const Row& row : record.table("R5.1").rows) {
      if (row[0] == game) dice_of_row(row[1]);
    }
  }

  void rounds(const std::string& paragraph) {
    const DocsPage family("rules/clever-family.md");
    numbers(family.table("C1.3").numbers("rounds"), print_.rounds, 1);
    bonuses(page_.table(paragraph).row("every player gets"), print_.round_bonus);
  }

  void tracks(const std::string& paragraph) {
    std::size_t track = 0;
    const DocsTable& table = page_.table(paragraph);
    for (std::size_t r = 1; r < table.rows.size(); ++r) {
      print_.tracks[track].spaces = static_cast<std::uint8_t>(std::stoi(table.rows[r][1]));
      print_.tracks[track].end = bonus(table.rows[r].back());
      if (table.rows[r].size() == 4) labels(table.rows[r][2], print_.tracks[track]);
      ++track;
    }
  }

  /// The lowest points of each band but the last: `over 280`, `260-280`, `450 and more`.
  void bands(const std::string& paragraph, std::size_t tables) {
    for (std::size_t t = 0; t < tables; ++t) {
      for (const std::string& cell : page_.table(paragraph, t).row("points")) {
        const bool over = cell.starts_with("over ");
        if (!cell.starts_with("under")) {
          const int points = std::stoi(over ? cell.substr(5) : cell) + (over ? 1 : 0);
          print_.bands[print_.band_count] = static_cast<std::int16_t>(points);
        }
        ++print_.band_count;
      }
    }
  }

 private:
  /// `3, 4, 5, 6, ?, ?, ?`
  static void labels(const std::string& cell, clever::PrintTrack& track) {
    std::istringstream words(cell);
    std::size_t space = 0;
    for (std::string word; words >> word; ++space) {
      track.labels[space] =
          word[0] == '?' ? std::uint8_t{0} : static_cast<std::uint8_t>(word[0] - '0');
    }
  }

  /// `w` white, `y` yellow, ...
  void dice_of_row(const std::string& cell) {
    static std::deque<std::string> kept;  // names live as long as the program
    std::istringstream words(cell);
    std::string letters;
    std::size_t die = 0;
    for (std::string letter, name; words >> letter >> name; ++die) {
      letters += letter[1];
      if (name.back() == ',') name.pop_back();
      print_.dice_names[die] = kept.emplace_back(name);
    }
    print_.dice = kept.emplace_back(letters);
  }

  DocsPage page_;
  Print print_{};
};

void area_of(PrintArea& area, Kind kind, char letter, std::string_view name, int rows,
             int columns) {
  area.kind = kind;
  area.letter = letter;
  area.name = name;
  area.rows = static_cast<std::uint8_t>(rows);
  area.columns = static_cast<std::uint8_t>(columns);
}

Print ganz_schon_clever() {
  PrintReader in("ganz-schon-clever", "Ganz schön clever", "ganz-schon-clever.md");
  Print& print = in.print();
  in.dice("Ganz schön clever");
  print.waiting = {{{0, 0, "yellow X"},  // G5.1
                    {1, 0, "blue X"},
                    {2, 0, "green X"},   // G5.2
                    {3, 4, "orange 4"},  // G5.3
                    {3, 5, "orange 5"},
                    {3, 6, "orange 6"},
                    {4, 6, "purple 6"},         // G5.4
                    {-1, 0, "black X or 6"}}};  // G1.4
  print.black = 0b1100111;                      // yellow X, blue X, green X, orange 6, purple 6
  print.may_forfeit = false;                    // C4.2
  print.tracks[clever::kReroll].spaces = 7;     // G1.2
  print.tracks[clever::kExtraDie].spaces = 7;
  in.rounds("G1.3");
  in.bands("G6.3", 1);

  PrintArea& yellow = print.area[0];
  area_of(yellow, Kind::number_grid, 'y', "yellow", 4, 4);
  const DocsTable& grid = in.page().table("G2.1");
  for (std::size_t r = 0; r < 4; ++r) {
    auto row = grid.numbers("r" + std::to_string(r + 1), clever::kPrintedCross);
    row.pop_back();
    in.numbers(row, yellow.number, 4 * r);
    yellow.row_bonus[r] = in.bonus(grid.rows[r + 1].back());
  }
  in.numbers(grid.numbers("column points"), yellow.column_points);
  yellow.diagonal_bonus = Bonus::extra_die;  // G2.3

  PrintArea& blue = print.area[1];
  area_of(blue, Kind::number_grid, 'b', "blue", 3, 4);
  blue.sums = true;
  const DocsTable& sums = in.page().table("G3.1");
  for (std::size_t r = 0; r < 3; ++r) {
    auto row = sums.numbers("r" + std::to_string(r + 1), clever::kNoField);
    row.pop_back();
    in.numbers(row, blue.number, 4 * r);
    blue.row_bonus[r] = in.bonus(sums.rows[r + 1].back());
  }
  in.bonuses(sums.row("column bonus"), blue.column_bonus);
  in.numbers(in.page().table("G3.4").numbers("points"), blue.points);

  const DocsTable& rows = in.page().table("G4.1");
  area_of(print.area[2], Kind::threshold, 'g', "green", 1, 11);
  in.numbers(rows.numbers("green: die at least"), print.area[2].minimum);
  in.numbers(rows.numbers("green: points"), print.area[2].points, 1);
  in.bonuses(rows.row("green: bonus"), print.area[2].bonus);
  area_of(print.area[3], Kind::product, 'o', "orange", 1, 11);
  in.numbers(rows.numbers("orange: factor"), print.area[3].factor);
  in.bonuses(rows.row("orange: bonus"), print.area[3].bonus);
  area_of(print.area[4], Kind::rising, 'p', "purple", 1, 11);
  in.bonuses(rows.row("purple: bonus"), print.area[4].bonus);
  return print;
}

Print doppelt_so_clever() {
  PrintReader in("doppelt-so-clever", "Doppelt so clever", "doppelt-so-clever.md");
  Print& print = in.print();
  in.dice("Doppelt so clever");
  print.waiting = {{{0, 0, "silver ?"},  // D7
                    {1, 0, "yellow ?"},
                    {2, 0, "blue ?"},
                    {3, 0, "green ?"},
                    {4, 0, "pink ?"},
                    {},
                    {},
                    {-1, 0, "black ?"}}};
  print.black = 0b11111;  // D7.5
  print.has_return = true;
  in.tracks("D2.1");
  in.rounds("D2.2");
  in.bands("D9.3", 2);

  PrintArea& silver = print.area[0];
  area_of(silver, Kind::column_grid, 's', "silver", 4, 6);
  in.bonuses(in.page().table("D3.1").row("bonus when all four fields are crossed"),
             silver.column_bonus);
  silver.crosses = clever::Crosses::sweep;  // D3.4
  silver.row_dice = {'y', 'b', 'g', 'p'};   // D3.5
  in.numbers(in.page().table("D3.3").numbers("points"), silver.points);

  PrintArea& yellow = print.area[1];
  area_of(yellow, Kind::circle_grid, 'y', "yellow", 5, 4);
  const DocsTable& grid = in.page().table("D4.1");
  for (std::size_t r = 0; r < 5; ++r) {
    auto row = grid.numbers("r" + std::to_string(r + 1), clever::kNoField);
    row.pop_back();
    in.numbers(row, yellow.number, 4 * r);
    yellow.row_bonus[r] = in.bonus(grid.rows[r + 1].back());
  }
  in.bonuses(grid.row("column bonus"), yellow.column_bonus);
  in.numbers(in.page().table("D4.4").numbers("points"), yellow.points);

  const DocsTable& rows = in.page().table("D5.1");
  area_of(print.area[2], Kind::falling, 'b', "blue", 1, 12);
  print.area[2].sums = true;
  in.numbers(rows.numbers("blue: points"), print.area[2].points, 1);
  in.bonuses(rows.row("blue: bonus"), print.area[2].bonus);
  area_of(print.area[3], Kind::pairs, 'g', "green", 1, 12);
  in.numbers(rows.numbers("green: factor"), print.area[3].factor);
  in.bonuses(rows.row("green: bonus"), print.area[3].bonus);
  area_of(print.area[4], Kind::reaching, 'p', "pink", 1, 12);
  in.numbers(rows.numbers("pink: bonus needs at least"), print.area[4].bonus_minimum);
  in.bonuses(rows.row("pink: bonus"), print.area[4].bonus);
  return print;
}

/// `1-5` or `1`: how many, counted from the left.
int up_to(const std::string& range) { return std::stoi(range.substr(range.find('-') + 1)); }

void read_turquoise(PrintReader& in, PrintArea& turquoise) {
  area_of(turquoise, Kind::column_grid, 't', "turquoise", 5, 6);
  turquoise.crosses = clever::Crosses::same_number;  // H4.4
  const DocsTable& by_row = in.page().table("H4.1");
  const DocsTable& by_column = in.page().table("H4.1", 1);
  for (std::size_t r = 0; r < 5; ++r) {
    turquoise.tinted[r] = static_cast<std::uint8_t>(up_to(by_row.rows[r + 1][1]));
    turquoise.row_bonus[r] = in.bonus(by_row.rows[r + 1][2]);
  }
  const Row tinted_rows = by_column.row("tinted rows");
  for (std::size_t c = 0; c < 6; ++c) {  // the two tables must say the same
    const auto rows = std::count_if(turquoise.tinted.begin(), turquoise.tinted.end(),
                                    [&](std::uint8_t tinted) { return c < tinted; });
    if (up_to(tinted_rows[c]) != rows) throw std::runtime_error("H4.1: the tables disagree");
  }
  in.bonuses(by_column.row("bonus when all tinted fields of the column are crossed"),
             turquoise.column_bonus);
  in.numbers(in.page().table("H4.7").numbers("points"), turquoise.points);
}

Print clever_hoch_drei() {
  PrintReader in("clever-hoch-drei", "Clever hoch Drei", "clever-hoch-drei.md");
  Print& print = in.print();
  in.dice("Clever hoch Drei");
  print.waiting = {{{0, 0, "yellow ?"},  // H9
                    {1, 0, "turquoise ?"},
                    {2, 0, "blue ?"},
                    {3, 0, "brown ?"},
                    {4, 0, "pink ?"},
                    {},
                    {},
                    {-1, 0, "black ?"}}};
  print.black = 0b11111;  // H9.8
  print.has_any_number = true;
  in.tracks("H2.1");
  in.rounds("H2.2");
  in.bands("H11.3", 2);

  PrintArea& yellow = print.area[0];
  area_of(yellow, Kind::column_grid, 'y', "yellow", 3, 6);
  const DocsTable& lanes = in.page().table("H3.1");
  yellow.lanes = true;  // H3.2, H3.3
  in.bonuses(lanes.row("gap I-II"), yellow.gap_bonus);
  in.bonuses(lanes.row("gap II-III"), yellow.gap_bonus, 6);
  const std::array<std::string, 3> names = {"row I", "row II", "row III"};
  for (std::size_t r = 0; r < 3; ++r) {
    const Row row = lanes.row(names[r]);
    for (std::size_t c = 0; c < 6; ++c) {
      if (row[c] == "grey") yellow.grey[r] = static_cast<std::uint8_t>(yellow.grey[r] | 1U << c);
    }
  }
  in.numbers(in.page().table("H3.6").numbers("points"), yellow.points);
  read_turquoise(in, print.area[1]);

  PrintArea& blue = print.area[2];
  area_of(blue, Kind::two_sided, 'b', "blue", 1, 6);
  blue.sums = true;
  in.numbers(in.page().table("H5.1").numbers("points"), blue.points);
  in.bonuses(in.page().table("H5.1").row("bonus"), blue.bonus);
  blue.extra_at_most = 4;  // H5.7
  blue.extra_at_least = 10;
  blue.extra_each = 4;

  PrintArea& brown = print.area[3];
  area_of(brown, Kind::skipping, 'n', "brown", 1, 12);
  in.numbers(in.page().table("H6.1").numbers("number"), brown.number);
  in.bonuses(in.page().table("H6.1", 1).row("bonus when both neighbours are crossed"),
             brown.gap_bonus);
  in.numbers(in.page().table("H6.3").numbers("points"), brown.points);

  area_of(print.area[4], Kind::halving, 'p', "pink", 1, 12);
  in.numbers(in.page().table("H7.1").numbers("star factor"), print.area[4].factor);
  in.bonuses(in.page().table("H7.1").row("bonus"), print.area[4].bonus);
  return print;
}

}  // namespace

Print printed_in_docs(std::string_view id) {
  static const std::array<Print, 3> sheets = {ganz_schon_clever(), doppelt_so_clever(),
                                              clever_hoch_drei()};
  for (const Print& print : sheets) {
    if (print.id == id) return print;
  }
  throw std::runtime_error("no page for " + std::string(id));
}

}  // namespace foxtray::tests
