#include <fmt/core.h>

#include <algorithm>
#include <atomic>
#include <cmath>
#include <cstdio>
#include <filesystem>
#include <memory>

#include "cli/analysis_words.h"
#include "cli/common.h"
#include "cli/draw_sheet.h"
#include "cli/evaluators.h"
#include "cli/statistics.h"
#include "cli/weights.h"
#include "coach/analysis.h"
#include "view/report.h"

namespace foxtray::cli {
namespace {

record::Record record_of_file(const std::string& name) {
  record::Record record;
  if (const auto fault = record::read(text_of_file(name), record))
    throw Trouble{fmt::format("{}:{}", name, fault->text()), kFailed};
  return record;
}

/// Whoever names the record by mistake shall not lose it.
void check_not_the_record(const std::string& file, const std::string& record) {
  if (file == "-")
    throw Trouble{
        "the page, or the plot, needs a file of its own, as in --html game.html, not '-'"};
  std::error_code none;
  if (!file.empty() && std::filesystem::equivalent(file, record, none))
    throw Trouble{file + " is the record itself; name another file for the page"};
}

std::string joined_grades(const coach::SeatReport& seat) {
  std::string text;
  for (std::size_t g = coach::kGrades; g-- > 1;) {
    const int number = seat.grades[g];
    if (number == 0) continue;
    const auto grade = static_cast<coach::Grade>(g);
    const std::string word = grade == coach::Grade::inaccuracy && number > 1
                                 ? "inaccuracies"
                                 : std::string(name_of(grade)) + (number > 1 ? "s" : "");
    text += fmt::format("{}{} {} {}", text.empty() ? "" : ", ", number, word, symbol_of(grade));
  }
  return text;
}

std::string seat_text(const coach::Report& report, std::size_t number) {
  const coach::SeatReport& seat = report.seats[number];
  std::string text = fmt::format("{}: {:.{}f} points {}, {:.1f} expected at the start\n",
                                 seat_name(report, number), seat.end.points, report.over ? 0 : 1,
                                 report.over ? "at the end" : "expected now", seat.start.points);
  if (report.rivals()) {
    text +=
        fmt::format("  chance to win {:.1f} % at the start, {:.1f} % {}\n", 100 * seat.start.win,
                    100 * seat.end.win, report.over ? "at the end" : "now");
  }
  text += fmt::format("  luck {}, with average luck {:.1f}\n", change_text(report, seat.luck),
                      seat.adjusted());
  if (report.seats.size() > 1) {
    text +=
        fmt::format("  decisions of the others {}\n",
                    change_text(report, {.points = seat.others.points, .win = seat.others.win}));
  }
  const std::string wins =
      report.rivals() ? fmt::format(" and {:.1f} % wins", 100 * seat.lost.win) : "";
  text += fmt::format("  lost {:.1f} points{} in {} of {}, {:.2f} each: {}\n", seat.lost.points,
                      wins, counted(seat.real, "real decision"), seat.decisions,
                      seat.lost_per_decision(), grades_text(seat));
  text += fmt::format("  not foreseen: {}\n", change_text(report, seat.unexplained()));
  return text;
}

std::string step_name(const coach::Step& step) {
  return fmt::format("{:>4}  {}", step.event + 1, step.line);
}

std::string mistake_text(const coach::Report& report, const coach::Step& step) {
  const coach::Decision& decision = *step.decision;
  return fmt::format("{} {} {}: {}\n      better {}: {}\n", step_name(step),
                     symbol_of(decision.grade()), name_of(decision.grade()),
                     lost_text(report, decision), decision.best().text, decision.best().reason());
}

std::string moments_text(const coach::Report& report) {
  std::string text;
  for (const coach::Moment& moment : report.moments) {
    const coach::Step& step = report.steps[moment.step];
    text +=
        fmt::format("{}: {} {}, {}\n", step_name(step), step.chance() ? "luck of" : "mistake of",
                    seat_name(report, moment.seat), change_text(report, moment.change));
  }
  return text;
}

}  // namespace

std::string seat_name(const coach::Report& report, std::size_t seat) {
  return seat_name(report.header, static_cast<game::Seat>(seat));
}

/// Nothing is +0.0, never -0.0.
std::string signed_number(double number) {
  return fmt::format("{:+.1f}", std::abs(number) < 0.05 ? 0.0 : number);
}

std::string grades_text(const coach::SeatReport& seat) {
  const std::string text = joined_grades(seat);
  return text.empty() ? "no mistakes" : text;
}

std::string change_text(const coach::Report& report, const coach::Change& change) {
  std::string text = signed_number(change.points);
  if (change.error > 0) text += fmt::format(" +- {:.1f}", change.error);
  text += " points";
  if (report.rivals()) text += fmt::format(", {} % wins", signed_number(100 * change.win));
  return text;
}

std::string behind_text(const coach::Verdict& verdict) {
  using coach::Closeness;
  const Closeness closeness = verdict.closeness;
  if (closeness != Closeness::near && closeness != Closeness::unclear &&
      closeness != Closeness::behind)
    return "as good";
  std::string text = signed_number(-verdict.loss);
  if (verdict.error > 0) text += fmt::format(" +- {:.1f}", verdict.error);
  return text + (verdict.unit == coach::Unit::percent ? " % wins" : " points");
}

std::string lost_text(const coach::Report& report, const coach::Decision& decision) {
  std::string text = behind_text(decision.verdict());
  if (!report.rivals()) return text;
  if (decision.verdict().unit == coach::Unit::percent)
    return text + fmt::format(", {} points", signed_number(-decision.lost.points));
  return text + fmt::format(", {} % wins", signed_number(-100 * decision.lost.win));
}

std::string moves_text(std::span<const coach::Option> moves, std::size_t most, bool wins,
                       std::optional<std::size_t> played) {
  std::string text;
  std::size_t width = 0;
  most = std::min(most, moves.size());
  for (const coach::Option& option : moves.first(most)) width = std::max(width, option.text.size());
  for (std::size_t i = 0; i < most; ++i) {
    const coach::Option& option = moves[i];
    std::string worth = fmt::format("{:7.2f}", option.worth().points);
    if (option.worth().error > 0) worth += fmt::format(" +- {:.2f}", option.worth().error);
    if (wins) worth += fmt::format("  {:4.1f} % wins", 100 * option.worth().win);
    if (i > 0) worth += fmt::format("  ({})", behind_text(option.verdict));
    text += fmt::format("{}{:>2}. {:<{}}  {}  {}\n", played == i ? '>' : ' ', i + 1, option.text,
                        width, worth, option.reason());
  }
  if (most < moves.size()) text += fmt::format("     and {} more\n", moves.size() - most);
  return text;
}

std::string all_moves_text(const Analysis& analysis) {
  const coach::Report& report = analysis.report;
  std::string text = "\nEvery decision (> was played)\n";
  for (const coach::Step& step : report.steps) {
    if (!step.decision) continue;
    const std::vector<coach::Option>& moves = step.decision->moves;
    text += step_name(step) + "\n" +
            moves_text(moves, moves.size(), report.rivals(), step.decision->played);
  }
  return text;
}

std::string analysis_text(const Analysis& analysis) {
  const coach::Report& report = analysis.report;
  std::string text = fmt::format("{}, {}, weighed by {}\n", report.header.game->title,
                                 report.over ? "finished" : "in progress", analysis.weighed_by);
  for (std::size_t seat = 0; seat < report.seats.size(); ++seat) text += seat_text(report, seat);
  const std::string moments = moments_text(report);
  if (!moments.empty()) text += "\nWhat decided the game (number of the event)\n" + moments;
  std::string mistakes;
  for (const coach::Step& step : report.steps)
    if (step.decision && step.decision->grade() != coach::Grade::fine)
      mistakes += mistake_text(report, step);
  if (!mistakes.empty()) text += "\nMistakes\n" + mistakes;
  return text;
}

int analyse(const AnalyseCall& call) {
  const record::Record record = record_of_file(call.file);
  for (const std::string& file : {call.svg, call.html}) check_not_the_record(file, call.file);
  if (!call.svg.empty() && !call.html.empty() && same_file(call.svg, call.html))
    throw Trouble{"--svg and --html name the same file, " + call.svg + "; each needs its own"};
  // A file that cannot be written shall not be found out after the work is done.
  for (const std::string& file : {call.svg, call.html})
    if (!file.empty()) check_writable(file);
  use_weights(call.weights, record.header().game);
  const NamedEvaluator named =
      evaluator_of(record.game(), call.player, call.playouts, call.threads);
  std::atomic<std::int64_t> done{0};
  Analysis analysis;
  analysis.weighed_by = named.description;
  {
    const Progress progress(done, std::ssize(record.events()), "events");
    coach::Manner manner;
    manner.seed = call.seed;
    manner.progress = [&](std::size_t now, std::size_t) { done = static_cast<std::int64_t>(now); };
    analysis.report = coach::analyse(record, *named.evaluator, manner);
  }
  if (!call.svg.empty()) write_file(call.svg, analysis_svg(analysis));
  if (!call.html.empty()) write_file(call.html, analysis_html(analysis));
  if (call.json) {
    print_bytes(view::report_json(analysis.report, analysis.weighed_by) + "\n");
    return kFine;
  }
  print(analysis_text(analysis));
  if (call.moves) print(all_moves_text(analysis));
  return kFine;
}

}  // namespace foxtray::cli
