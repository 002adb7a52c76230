// How a game ended.
#include <fmt/core.h>

#include <algorithm>

#include "clever/score.h"
#include "cli/common.h"
#include "cli/play_words.h"
#include "cli/standing.h"
#include "wizard/round.h"

namespace foxtray::cli {
namespace {

using game::Seat;

/// Columns are as wide as what stands in them, with a gap before it, and never narrower than this.
constexpr int kLabel = 18;
constexpr int kColumn = 12;
constexpr int kGap = 2;
constexpr int kLongestName = 10;
constexpr Style kFaint = {.ink = Ink::faint};

class Result {
 public:
  explicit Result(const View& view) : view_(view), players_(view.header.setup.players) {}

  Drawing draw() {
    line("", [&](Seat seat) { return seat_name(view_.header, seat, kLongestName); },
         {.bold = true});
    const catalog::Entry& entry = catalog::entry_of(view_.game());
    if (entry.sheet != nullptr) {
      clever_lines(*entry.sheet);
    } else {
      wizard_lines();
    }
    rule();
    line("total", [&](Seat seat) { return std::to_string(score(seat).points); }, {.bold = true});
    if (players_ > 1) line("place", [&](Seat seat) { return std::to_string(place(seat)); });
    put_lines();
    out_.append("");
    if (players_ == 1) {
      for (const std::string& sentence : wrapped(solo_sentence(*entry.sheet), kMaxWidth - 1))
        out_.append(" " + sentence, {.bold = true});
    } else {
      out_.append(" " + winner_sentence(), {.bold = true});
      if (tie_broken(view_.game(), view_.position))
        out_.append(fmt::format(" {}", tie_sentence(entry)));
    }
    return std::move(out_);
  }

 private:
  struct Line {
    std::string label;
    std::vector<std::string> values;  // of each seat; none of the rule
    Style style;
  };

  template <class Text>
  void line(std::string_view label, Text text, Style style = {}) {
    Line line{std::string(label), {}, style};
    for (Seat seat = 0; seat < players_; ++seat) line.values.push_back(text(seat));
    lines_.push_back(std::move(line));
  }
  void rule() { lines_.push_back({"", {}, kFaint}); }

  void put_lines() {
    int label = kLabel;
    int column = kColumn;
    for (const Line& line : lines_) {
      label = std::max(label, 1 + width_of(line.label));
      for (const std::string& value : line.values)
        column = std::max(column, kGap + width_of(value));
    }
    for (const Line& line : lines_) {
      const int row = out_.height();
      if (line.values.empty()) {
        out_.repeat(row, 1, "─", label + column * players_ - 1, line.style);
        continue;
      }
      out_.put(row, 1, line.label, line.style);
      int end = label;
      for (const std::string& value : line.values) {
        end += column;
        out_.put(row, end - width_of(value), value, line.style);
      }
    }
  }

  game::Score score(Seat seat) const { return view_.game().score(view_.position, seat); }
  int place(Seat seat) const { return game::place(view_.game(), view_.position, seat); }

  void clever_lines(const clever::Sheet& sheet) {
    const auto& s = game::as<clever::State>(view_.position);
    const auto tally = [&](Seat seat) { return clever::tally(sheet, s.seat[seat]); };
    for (std::size_t a = 0; a < clever::kAreas; ++a) {
      const std::string_view name = sheet.print.area[a].name;
      line(fmt::format("{} {}", view_.look.shown_letter(sheet.print.area[a].letter),
                       view_.look.shown_name(name)),
           [&](Seat seat) { return std::to_string(tally(seat).area[a]); },
           {.ink = view_.look.ink(name)});
    }
    line("fx foxes",
         [&](Seat seat) {
           const clever::Tally sum = tally(seat);
           const int each = *std::min_element(sum.area.begin(), sum.area.end());
           return fmt::format("{} × {} = {}", sum.foxes, each, sum.fox_points);
         },
         {.ink = Ink::red});
  }

  void wizard_lines() {
    const auto& s = game::as<wizard::State>(view_.position);
    const auto tally = [&](Seat seat) { return wizard::tally(s, seat); };
    for (std::size_t colour = 0; colour < wizard::kColours; ++colour) {
      line(fmt::format("{} {}", wizard::kFaceLetters[colour], wizard::kFaceNames[colour]),
           [&](Seat seat) {
             std::string marks;
             for (std::size_t i = 0; i < wizard::kColumns; ++i) {
               const unsigned mark = s.seat[seat].mark[colour * wizard::kColumns + i];
               marks += mark == wizard::kEmpty ? '.' : mark <= wizard::kDoubleCross ? 'X' : '-';
             }
             return marks;
           },
           {.ink = ink_named(wizard::kFaceNames[colour])});
    }
    line("jester crosses", [&](Seat seat) { return std::to_string(tally(seat).jester_crosses); });
    line("crosses", [&](Seat seat) { return std::to_string(tally(seat).crosses); });
  }

  std::string solo_sentence(const clever::Sheet& sheet) const {
    const int points = score(0).points;
    return fmt::format("{}, {}", counted(points, "point"),
                       band_text(sheet.print, band_of(sheet, points)));
  }

  std::string winner_sentence() const {
    std::vector<std::string> winners;
    for (Seat seat = 0; seat < players_; ++seat)
      if (place(seat) == 1) winners.push_back(seat_name(view_.header, seat));
    if (winners.size() == 1) return winners[0] + " wins.";
    return joined(winners, " and ") + " share the win.";
  }

  const View& view_;
  const Seat players_;
  std::vector<Line> lines_;
  Drawing out_;
};

}  // namespace

Drawing draw_result(const View& view) { return Result(view).draw(); }

}  // namespace foxtray::cli
