#include <fmt/core.h>

#include "cli/analysis_words.h"
#include "cli/common.h"

namespace foxtray::cli {
namespace {

using coach::Report;
using coach::Step;

constexpr const char* kStyle = R"(<style>
:root{color-scheme:light dark;--ink:#1b1b1b;--soft:#5c5c5c;--rule:#dcdcdc;--paper:#fff}
@media(prefers-color-scheme:dark){:root{--ink:#f0f0f0;--soft:#b4b4b4;--rule:#3a3a3a;--paper:#161616}}
body{margin:0 auto;max-width:72rem;padding:1rem;background:var(--paper);color:var(--ink);
font:16px/1.5 system-ui,sans-serif}
h1{font-size:1.6rem;margin:.5rem 0}h2{font-size:1.2rem;margin:2rem 0 .5rem}
.soft{color:var(--soft)}.wide{overflow-x:auto}
table{border-collapse:collapse}th,td{padding:.3rem .8rem .3rem 0;text-align:left;
vertical-align:top;border-bottom:1px solid var(--rule)}
td.number,th.number{text-align:right;font-variant-numeric:tabular-nums}
td.number{white-space:nowrap}thead th{vertical-align:bottom}.part th,.part td{border-bottom:0}
code{font:.95em ui-monospace,monospace;white-space:nowrap}.grade{font-weight:700}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.2rem 1rem}dd{margin:0}
summary{cursor:pointer;padding:.3rem 0}
</style>
)";

/// A name of another direction than English does not turn the words around it.
std::string name_of(const Report& report, std::size_t seat) {
  return "<bdi>" + escaped(seat_name(report, seat)) + "</bdi>";
}

std::string number_cell(std::string_view text) {
  return fmt::format("<td class=\"number\">{}</td>", text);
}

/// Points, and below them what goes with them of the chance to win, if that is known.
std::string worth_cell(const Report& report, std::string_view points, std::string_view percent) {
  const std::string wins =
      report.rivals() ? fmt::format("<br><span class=\"soft\">{} %&#160;wins</span>", percent) : "";
  return number_cell(std::string(points) + wins);
}
std::string change_cell(const Report& report, const coach::Change& change) {
  return worth_cell(report, signed_number(change.points), signed_number(100 * change.win));
}

std::string summary_table(const Report& report) {
  const bool solo = report.seats.size() == 1;
  std::string text =
      "<div class=\"wide\"><table>\n<thead><tr><th scope=\"col\">player</th>"
      "<th scope=\"col\" class=\"number\">at the start</th><th scope=\"col\" class=\"number\">";
  text += report.over ? "result" : "now";
  text +=
      "</th><th scope=\"col\" class=\"number\">luck</th>"
      "<th scope=\"col\" class=\"number\">with average luck</th>";
  if (!solo) text += "<th scope=\"col\" class=\"number\">by the others</th>";
  text +=
      "<th scope=\"col\" class=\"number\">lost</th>"
      "<th scope=\"col\" class=\"number\">not foreseen</th>"
      "<th scope=\"col\" class=\"number\">real decisions</th>"
      "<th scope=\"col\" class=\"number\">lost in each</th></tr></thead>\n<tbody>";
  for (std::size_t number = 0; number < report.seats.size(); ++number) {
    const coach::SeatReport& seat = report.seats[number];
    text += fmt::format("<tr class=\"part\"><th scope=\"row\">{}</th>", name_of(report, number));
    text += worth_cell(report, fmt::format("{:.1f}", seat.start.points),
                       fmt::format("{:.1f}", 100 * seat.start.win));
    text += worth_cell(report, fmt::format("{:.{}f}", seat.end.points, report.over ? 0 : 1),
                       fmt::format("{:.1f}", 100 * seat.end.win));
    text += change_cell(report, seat.luck);
    text += number_cell(fmt::format("{:.1f}", seat.adjusted()));
    if (!solo) text += change_cell(report, seat.others);
    text += change_cell(report, {.points = -seat.lost.points, .win = -seat.lost.win});
    text += change_cell(report, seat.unexplained());
    text += number_cell(fmt::format("{} of {}", seat.real, seat.decisions));
    text += number_cell(fmt::format("{:.2f}", seat.lost_per_decision()));
    text += fmt::format("</tr>\n<tr><td></td><td colspan=\"{}\">{}</td></tr>\n", solo ? 8 : 9,
                        grades_text(seat));
  }
  return text + "</tbody></table></div>\n";
}

constexpr const char* kLegend = R"(<dl class="soft">
<dt>lines</dt><dd>what each player can expect to score at the end, event by event</dd>
<dt>not foreseen</dt><dd>what is left of the result: the start, luck and losses are estimates</dd>
<dt>?! ? ??</dt><dd>an inaccuracy, a mistake, a blunder: what was lost by not playing the best move, in points, or with opponents in the chance to win</dd>
<dt>&#9650; &#9660;</dt><dd>a throw of great good or bad luck; the bars below show every throw</dd>
</dl>
)";

std::string moments(const Report& report) {
  if (report.moments.empty()) return {};
  std::string text = "<h2>What decided the game</h2>\n<ol>\n";
  for (const coach::Moment& moment : report.moments) {
    const Step& step = report.steps[moment.step];
    text += fmt::format("<li>Event {}, <code>{}</code>: {} of {}, {}.", step.event + 1,
                        escaped(step.line), step.chance() ? "luck" : "a mistake",
                        name_of(report, moment.seat), change_text(report, moment.change));
    if (step.decision) {
      text += fmt::format(" Better was <code>{}</code>: {}.", escaped(step.decision->best().text),
                          escaped(step.decision->best().reason()));
    }
    text += "</li>\n";
  }
  return text + "</ol>\n";
}

std::string mistake_row(const Report& report, const Step& step) {
  const coach::Decision& decision = *step.decision;
  return fmt::format(
      "<tr><td class=\"number\">{}</td><td>{}</td><td><code>{}</code><br><span class=\"soft\">{}"
      "</span></td><td><span class=\"grade\">{}</span> {}</td><td class=\"number\">{}</td><td>"
      "<code>{}</code><br><span class=\"soft\">{}</span></td></tr>\n",
      step.event + 1, name_of(report, step.seat), escaped(decision.choice().text),
      escaped(decision.choice().reason()), symbol_of(decision.grade()), name_of(decision.grade()),
      lost_text(report, decision), escaped(decision.best().text),
      escaped(decision.best().reason()));
}

std::string mistakes(const Report& report) {
  std::string rows;
  for (const Step& step : report.steps)
    if (step.decision && step.decision->grade() != coach::Grade::fine)
      rows += mistake_row(report, step);
  if (rows.empty()) return "<h2>Mistakes</h2>\n<p>None that could be told from chance.</p>\n";
  return "<h2>Mistakes</h2>\n<div class=\"wide\"><table>\n<thead><tr><th scope=\"col\" "
         "class=\"number\">event</th><th scope=\"col\">player</th><th scope=\"col\">played</th>"
         "<th scope=\"col\">grade</th><th scope=\"col\" class=\"number\">change</th>"
         "<th scope=\"col\">better</th></tr></thead>\n<tbody>" +
         rows + "</tbody></table></div>\n";
}

/// What every legal move is worth, folded away.
std::string move_list(const Report& report, const coach::Decision& decision) {
  std::string text = fmt::format("<details><summary>{}</summary><table>\n<tbody>",
                                 counted(std::ssize(decision.moves), "move"));
  for (std::size_t i = 0; i < decision.moves.size(); ++i) {
    const coach::Option& option = decision.moves[i];
    const coach::Worth& worth = option.worth();
    const std::string error = worth.error > 0 ? fmt::format(" ± {:.1f}", worth.error) : "";
    text += fmt::format("<tr><td><code>{}</code>{}</td>{}", escaped(option.text),
                        i == decision.played ? " <span class=\"grade\">played</span>" : "",
                        number_cell(fmt::format("{:.1f}{}", worth.points, error)));
    if (report.rivals()) text += number_cell(fmt::format("{:.1f} %", 100 * worth.win));
    text += fmt::format("<td class=\"soft\">{}</td></tr>\n", escaped(option.reason()));
  }
  return text + "</tbody></table></details>";
}

std::string step_verdict(const Report& report, const coach::Decision& decision) {
  switch (decision.verdict().closeness) {
    case coach::Closeness::only:
      return "no choice";
    case coach::Closeness::best:
      return "the best move";
    case coach::Closeness::equal:
      return "as good as the best move";
    case coach::Closeness::near:
    case coach::Closeness::behind:
      return lost_text(report, decision);
    case coach::Closeness::unclear:
      return lost_text(report, decision) + ", perhaps";
  }
  return {};
}

std::string event_row(const Report& report, const Step& step) {
  std::string values;
  std::string change;
  for (std::size_t seat = 0; seat < report.seats.size(); ++seat) {
    values += fmt::format("<td class=\"number\">{:.1f}</td>", step.value[seat].points);
    if (step.chance())
      change += (seat == 0 ? "luck " : ", ") + signed_number(step.luck[seat].points);
  }
  if (step.decision) {
    change = step_verdict(report, *step.decision);
    if (step.decision->grade() != coach::Grade::fine)
      change += " " + std::string(symbol_of(step.decision->grade()));
    if (step.decision->moves.size() > 1) change += move_list(report, *step.decision);
  }
  return fmt::format("<tr><td class=\"number\">{}</td><td><code>{}</code></td>{}<td>{}</td></tr>\n",
                     step.event + 1, escaped(step.line), values, change);
}

std::string events(const Report& report) {
  std::string text =
      "<details><summary>Every event</summary>\n<div class=\"wide\"><table>\n<thead><tr>"
      "<th scope=\"col\" class=\"number\">event</th><th scope=\"col\">line</th>";
  for (std::size_t seat = 0; seat < report.seats.size(); ++seat)
    text += fmt::format("<th scope=\"col\" class=\"number\">{}</th>", name_of(report, seat));
  text += "<th scope=\"col\">luck, or points lost</th></tr></thead>\n<tbody>";
  for (const Step& step : report.steps) text += event_row(report, step);
  return text + "</tbody></table></div>\n</details>\n";
}

}  // namespace

std::string analysis_html(const Analysis& analysis) {
  const Report& report = analysis.report;
  const std::string title = escaped(report.header.game->title);
  std::string text = fmt::format(
      "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<meta "
      "name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>{}: analysis"
      "</title>\n{}</head>\n<body>\n<main>\n<h1>{}</h1>\n<p class=\"soft\">{}, weighed by {}. "
      "Numbers are points expected at the end of the game.</p>\n",
      title, kStyle, title, report.over ? "A finished game" : "A game in progress",
      escaped(analysis.weighed_by));
  text += summary_table(report);
  text +=
      "<h2>Course of the game</h2>\n<div class=\"wide\" tabindex=\"0\" role=\"group\" "
      "aria-label=\"plot\">\n" +
      analysis_svg(analysis) + "</div>\n" + kLegend;
  text += moments(report);
  text += mistakes(report);
  text += "<h2>All events</h2>\n" + events(report);
  return text + "</main>\n</body>\n</html>\n";
}

}  // namespace foxtray::cli
