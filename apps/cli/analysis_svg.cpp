#include <fmt/core.h>

#include <algorithm>
#include <cmath>

#include "cli/analysis_words.h"
#include "cli/common.h"
#include "cli/draw.h"
#include "cli/draw_sheet.h"

namespace foxtray::cli {
namespace {

using coach::Report;
using coach::Step;

// Colours that people with any colour vision tell apart (Okabe and Ito), made lighter for the dark.
// Seats differ by their dashes too, and every mark has a shape or a sign of its own.
constexpr const char* kStyle = R"(<style>
.plot{--ink:#1b1b1b;--soft:#5c5c5c;--grid:#dcdcdc;--paper:#ffffff;--up:#00734f;--down:#b03a00;
--s0:#0063a0;--s1:#b84a00;--s2:#00734f;--s3:#9c3f77;--s4:#5c5c5c;font:13px system-ui,sans-serif}
@media(prefers-color-scheme:dark){.plot{--ink:#f0f0f0;--soft:#b4b4b4;--grid:#3a3a3a;
--paper:#161616;--up:#4fd3a5;--down:#ff9a5c;--s0:#6cb8ee;--s1:#ff9a5c;--s2:#4fd3a5;--s3:#eb9cc9;
--s4:#c4c4c4}}
.plot text{fill:var(--ink)}.plot .soft{fill:var(--soft)}
.plot .paper{fill:var(--paper)}.plot .grid{stroke:var(--grid);stroke-width:1}
.plot .axis{fill:none;stroke:var(--soft);stroke-width:1}
.plot .line{fill:none;stroke-width:2;stroke-linejoin:round}
.plot .badge{fill:var(--paper);stroke:var(--ink);stroke-width:1}
.plot .sign{font-weight:700;font-size:11px;text-anchor:middle}
.plot .up{fill:var(--up)}.plot .down{fill:var(--down)}
</style>
)";

constexpr double kLeft = 56;
constexpr double kRight = 150;
constexpr double kTop = 28;
constexpr double kPlotHeight = 320;
constexpr double kAxisHeight = 40;
constexpr double kStripHeight = 84;
constexpr double kLabelGap = 16;
constexpr std::array<const char*, 5> kDashes = {"none", "8 4", "2 3", "10 3 2 3", "5 5"};

/// A round distance between grid lines, so that there are five to ten.
double tick_of(double range) {
  const double power = std::pow(10, std::floor(std::log10(std::max(range, 0.1) / 5)));
  for (const double step : {1.0, 2.0, 5.0, 10.0})
    if (range / (step * power) <= 8) return step * power;
  return 10 * power;
}

class Plot {
 public:
  explicit Plot(const Analysis& analysis)
      : report_(analysis.report),
        analysis_(analysis),
        seats_(report_.seats.size()),
        inner_(std::clamp(9.0 * static_cast<double>(report_.steps.size()), 640.0, 2200.0)),
        width_(kLeft + inner_ + kRight),
        height_(kTop + kPlotHeight + kAxisHeight + kStripHeight * static_cast<double>(seats_) + 8) {
    find_range();
  }

  std::string svg() {
    out_ = fmt::format(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"plot\" role=\"img\" "
        "aria-labelledby=\"plot-title plot-desc\" width=\"{0:.0f}\" height=\"{1:.0f}\" "
        "viewBox=\"0 0 {0:.0f} {1:.0f}\">\n<title id=\"plot-title\">Course of the game: "
        "{2}</title>\n"
        "<desc id=\"plot-desc\">{3}</desc>\n{4}<rect class=\"paper\" width=\"{0:.0f}\" "
        "height=\"{1:.0f}\"/>\n",
        width_, height_, escaped(report_.header.game->title), escaped(description()), kStyle);
    grid();
    for (std::size_t seat = 0; seat < seats_; ++seat) curve(seat);
    names();
    for (std::size_t i = 0; i < report_.steps.size(); ++i) marks(i);
    for (std::size_t seat = 0; seat < seats_; ++seat) strip(seat);
    return out_ + "</svg>\n";
  }

 private:
  void find_range() {
    low_ = high_ = report_.seats[0].start.points;
    const auto widen = [&](double points) {
      low_ = std::min(low_, points);
      high_ = std::max(high_, points);
    };
    for (std::size_t seat = 0; seat < seats_; ++seat) {
      widen(report_.seats[seat].start.points);
      for (const Step& step : report_.steps) {
        widen(step.value[seat].points);
        most_luck_ = std::max(most_luck_, std::abs(step.luck[seat].points));
      }
    }
    tick_ = tick_of(high_ - low_);
    low_ = std::floor(low_ / tick_ - 0.25) * tick_;
    high_ = std::ceil(high_ / tick_ + 0.75) * tick_;  // room for signs above a curve
  }

  double x(std::size_t step) const {  // 0 = before the first event
    const auto all = static_cast<double>(std::max<std::size_t>(report_.steps.size(), 1));
    return kLeft + inner_ * static_cast<double>(step) / all;
  }
  double y(double points) const { return kTop + kPlotHeight * (high_ - points) / (high_ - low_); }

  std::string description() const {
    std::string text =
        fmt::format("Expected points at the end of the game after each of {}, weighed by {}.",
                    counted(std::ssize(report_.steps), "event"), analysis_.weighed_by);
    for (std::size_t seat = 0; seat < seats_; ++seat) {
      const coach::SeatReport& s = report_.seats[seat];
      text += fmt::format(" {}: from {:.1f} to {:.1f}, luck {}, lost {:.1f}, {}.",
                          seat_name(report_, seat), s.start.points, s.end.points,
                          signed_number(s.luck.points), s.lost.points, grades_text(s));
    }
    return text;
  }

  void grid() {
    const double bottom = kTop + kPlotHeight;
    out_ += fmt::format(
        "<text class=\"soft\" x=\"{}\" y=\"16\">expected points at the end</text>\n", kLeft);
    for (double points = low_; points <= high_ + tick_ / 2; points += tick_) {
      out_ += fmt::format(
          "<path class=\"grid\" d=\"M{0} {2:.1f}H{1:.1f}\"/><text class=\"soft\" x=\"{3}\" "
          "y=\"{4:.1f}\" text-anchor=\"end\">{5:g}</text>\n",
          kLeft, kLeft + inner_, y(points), kLeft - 6, y(points) + 4, points);
    }
    out_ += fmt::format("<path class=\"axis\" d=\"M{0} {1}V{2}H{3:.1f}\"/>\n", kLeft, kTop, bottom,
                        kLeft + inner_);
    turns(bottom);
  }

  /// A tick where a turn begins; numbers where there is room for them.
  void turns(double bottom) {
    int turn = 0;
    double last_number = 0;
    for (std::size_t i = 0; i < report_.steps.size(); ++i) {
      if (report_.steps[i].turn == turn) continue;
      turn = report_.steps[i].turn;
      out_ += fmt::format("<path class=\"axis\" d=\"M{:.1f} {}v5\"/>", x(i), bottom);
      if (x(i) - last_number < 18) continue;
      last_number = x(i);
      out_ += fmt::format("<text class=\"soft\" x=\"{:.1f}\" y=\"{}\">{}</text>\n", x(i),
                          bottom + 18, turn);
    }
    const bool rounds = catalog::entry_of(*report_.header.game).sheet == nullptr;
    out_ += fmt::format("<text class=\"soft\" x=\"{:.1f}\" y=\"{}\">{}</text>\n",
                        kLeft + inner_ + 8, bottom + 18, rounds ? "round" : "turn");
  }

  void curve(std::size_t seat) {
    out_ += fmt::format(
        "<path class=\"line\" stroke=\"var(--s{0})\" stroke-dasharray=\"{1}\" d=\"M{2:.1f} {3:.1f}",
        seat, kDashes[seat], x(0), y(report_.seats[seat].start.points));
    for (std::size_t i = 0; i < report_.steps.size(); ++i)
      out_ += fmt::format("L{:.1f} {:.1f}", x(i + 1), y(report_.steps[i].value[seat].points));
    out_ += "\"/>\n";
  }

  /// Names at the ends of the curves, moved apart where they would overlap.
  void names() {
    std::vector<std::pair<double, std::size_t>> order;
    for (std::size_t seat = 0; seat < seats_; ++seat)
      order.emplace_back(y(report_.seats[seat].end.points) + 4, seat);
    std::sort(order.begin(), order.end());
    double lowest = 0;
    for (auto [at, seat] : order) {
      at = std::max(at, lowest + kLabelGap);
      lowest = at;
      out_ += fmt::format(
          "<text x=\"{:.1f}\" y=\"{:.1f}\" style=\"fill:var(--s{})\">{} {:.{}f}</text>\n",
          kLeft + inner_ + 10, at, seat, escaped(short_name(seat)), report_.seats[seat].end.points,
          report_.over ? 0 : 1);
    }
  }

  /// A name of another direction than English does not turn the words around it.
  static std::string isolated(std::string_view name) {
    return "<tspan style=\"unicode-bidi:isolate\">" + escaped(name) + "</tspan>";
  }

  /// A name that fits beside the plot.
  std::string short_name(std::size_t seat) const {
    constexpr int kColumns = 15;
    return cli::seat_name(report_.header, static_cast<game::Seat>(seat), kColumns);
  }

  void marks(std::size_t i) {
    const Step& step = report_.steps[i];
    if (step.decision) {
      if (step.decision->grade() != coach::Grade::fine) badge(i, step);
      return;
    }
    for (std::size_t seat = 0; seat < seats_; ++seat) {
      const coach::Change& luck = step.luck[seat];
      if (coach::great(*report_.header.game, luck)) arrow(i, seat, luck.points);
    }
  }

  /// Above the curve, and above the sign before it if the two would overlap.
  void badge(std::size_t i, const Step& step) {
    constexpr double kSize = 20;
    double at = y(step.value[step.seat].points) - 16;
    if (x(i + 1) - badge_x_ < kSize && std::abs(at - badge_y_) < kSize) at = badge_y_ - kSize;
    badge_x_ = x(i + 1);
    badge_y_ = at;
    out_ += fmt::format(
        "<g><title>{}: {} {}; better {}</title><circle class=\"badge\" cx=\"{:.1f}\" "
        "cy=\"{:.1f}\" r=\"9\" style=\"stroke:var(--s{})\"/><text class=\"sign\" x=\"{:.1f}\" "
        "y=\"{:.1f}\">{}</text></g>\n",
        escaped(step.line), name_of(step.decision->grade()), lost_text(report_, *step.decision),
        escaped(step.decision->best().text), x(i + 1), at, step.seat, x(i + 1), at + 4,
        symbol_of(step.decision->grade()));
  }

  /// Below the curve; its tip shows where the luck went.
  void arrow(std::size_t i, std::size_t seat, double luck) {
    const double at = y(report_.steps[i].value[seat].points) + 14;
    const double tip = luck > 0 ? -6 : 6;
    out_ += fmt::format(
        "<g><title>{}: luck of {} {} points</title><path class=\"{}\" d=\"M{:.1f} {:.1f}l6 "
        "{}h-12z\" "
        "stroke=\"var(--s{})\"/></g>\n",
        escaped(report_.steps[i].line), escaped(seat_name(report_, seat)), signed_number(luck),
        luck > 0 ? "up" : "down", x(i + 1), at + tip, -2 * tip, seat);
  }

  /// The luck of every throw for one seat, as bars up and down.
  void strip(std::size_t seat) {
    const double top = kTop + kPlotHeight + kAxisHeight + kStripHeight * static_cast<double>(seat);
    const double middle = top + kStripHeight / 2 + 6;
    const double reach = kStripHeight / 2 - 12;
    out_ += fmt::format(
        "<text class=\"soft\" x=\"{}\" y=\"{}\">luck of each throw, {}: {} in all</text>\n"
        "<path class=\"axis\" d=\"M{} {}H{:.1f}\"/>\n",
        kLeft, top + 6, isolated(seat_name(report_, seat)),
        signed_number(report_.seats[seat].luck.points), kLeft, middle, kLeft + inner_);
    const double bar =
        std::clamp(inner_ / static_cast<double>(report_.steps.size() + 1) - 2, 2.0, 12.0);
    for (std::size_t i = 0; i < report_.steps.size(); ++i) {
      const Step& step = report_.steps[i];
      if (!step.chance()) continue;
      const double luck = step.luck[seat].points;
      const double size = reach * std::abs(luck) / most_luck_;
      out_ += fmt::format(
          "<rect class=\"{}\" x=\"{:.1f}\" y=\"{:.1f}\" width=\"{:.1f}\" "
          "height=\"{:.1f}\"><title>{}: "
          "{}</title></rect>\n",
          luck > 0 ? "up" : "down", x(i + 1) - bar / 2, luck > 0 ? middle - size : middle, bar,
          size, escaped(step.line), signed_number(luck));
    }
    out_ += fmt::format(
        "<text class=\"soft\" x=\"{0}\" y=\"{1:.1f}\" text-anchor=\"end\">+{3:.0f}</text><text "
        "class=\"soft\" x=\"{0}\" y=\"{2:.1f}\" text-anchor=\"end\">-{3:.0f}</text>\n",
        kLeft - 6, middle - reach + 8, middle + reach, most_luck_);
  }

  const Report& report_;
  const Analysis& analysis_;
  std::size_t seats_;
  double inner_;
  double width_;
  double height_;
  double low_ = 0;
  double high_ = 1;
  double tick_ = 1;
  double most_luck_ = 1;
  double badge_x_ = 0;
  double badge_y_ = 0;
  std::string out_;
};

}  // namespace

std::string escaped(std::string_view text) {
  std::string result;
  for (const char c : in_characters(text, Characters::all)) {
    switch (c) {
      case '&':
        result += "&amp;";
        break;
      case '<':
        result += "&lt;";
        break;
      case '>':
        result += "&gt;";
        break;
      case '"':
        result += "&quot;";
        break;
      default:
        result += c;
    }
  }
  return result;
}

std::string analysis_svg(const Analysis& analysis) { return Plot(analysis).svg(); }

}  // namespace foxtray::cli
