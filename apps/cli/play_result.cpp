// How a game ended.
#include <fmt/core.h>

#include <algorithm>

#include "clever/score.h"
#include "cli/common.h"
#include "cli/play_words.h"
#include "wizard/round.h"

namespace foxtray::cli {
namespace {

using game::Seat;

constexpr int kLabel = 18;
constexpr int kColumn = 12;
constexpr Style kFaint = {.ink = Ink::faint};

/// The rulebooks give only the bands; these words are ours, the best first.
constexpr std::array<std::string_view, 11> kPraise = {
    "The fox bows to you.",
    "Dazzling. Who taught whom, you the dice or the dice you?",
    "Brilliant. Hardly a field was wasted.",
    "Very clever indeed.",
    "Clever. Your chains are getting long.",
    "A strong sheet.",
    "Well played.",
    "A decent sheet with room to grow.",
    "Warming up. The next one will be better.",
    "The dice had other plans.",
    "Every fox was a cub once. Try again!",
};

std::string_view praise(const clever::Sheet& sheet, int points) {
  const auto last = static_cast<int>(kPraise.size()) - 1;
  const int steps = sheet.print.band_count - 1;
  return kPraise[static_cast<std::size_t>((clever::rating_band(sheet, points) * last + steps / 2) /
                                          steps)];
}

class Result {
 public:
  explicit Result(const View& view) : view_(view), players_(view.header.setup.players) {}

  Drawing draw() {
    line("", [&](Seat seat) { return fitted(seat_name(view_.header, seat), kColumn - 2); },
         {.bold = true});
    const catalog::Entry& entry = catalog::entry_of(view_.game());
    if (entry.sheet != nullptr) {
      clever_lines(*entry.sheet);
    } else {
      wizard_lines();
    }
    out_.repeat(out_.height(), 1, "─", kLabel + kColumn * players_ - 1, kFaint);
    line("total", [&](Seat seat) { return std::to_string(points(seat)); }, {.bold = true});
    out_.append("");
    out_.append(" " + (players_ == 1 ? solo_sentence(entry) : winner_sentence()), {.bold = true});
    return std::move(out_);
  }

 private:
  template <class Text>
  void line(std::string_view label, Text text, Style style = {}) {
    const int row = out_.height();
    out_.put(row, 1, label, style);
    for (Seat seat = 0; seat < players_; ++seat) {
      const std::string value = text(seat);
      out_.put(row, kLabel + kColumn * (seat + 1) - width_of(value), value, style);
    }
  }

  int points(Seat seat) const { return view_.game().score(view_.position, seat).points; }

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

  std::string solo_sentence(const catalog::Entry& entry) const {
    return fmt::format("{} points. {}", points(0), praise(*entry.sheet, points(0)));
  }

  std::string winner_sentence() const {
    game::Score best = view_.game().score(view_.position, 0);
    for (Seat seat = 1; seat < players_; ++seat)
      best = std::max(best, view_.game().score(view_.position, seat));
    std::vector<std::string> winners;
    for (Seat seat = 0; seat < players_; ++seat) {
      if (view_.game().score(view_.position, seat) == best)
        winners.push_back(seat_name(view_.header, seat));
    }
    if (winners.size() == 1) return winners[0] + " wins.";
    return joined(winners, " and ") + " share the win.";
  }

  const View& view_;
  const Seat players_;
  Drawing out_;
};

}  // namespace

Drawing draw_result(const View& view) { return Result(view).draw(); }

}  // namespace foxtray::cli
