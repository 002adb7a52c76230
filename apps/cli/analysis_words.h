// An analysis in its several forms.
#pragma once

#include <optional>
#include <span>
#include <string>

#include "coach/report.h"

namespace foxtray::cli {

/// What the forms share.
struct Analysis {
  coach::Report report;
  std::string weighed_by;
};

/// `Anna` or `seat 1`
std::string seat_name(const coach::Report& report, std::size_t seat);
/// `+3.1`, `-0.4`
std::string signed_number(double number);
/// `2 blunders ??, 1 mistake ?`; `no mistakes`
std::string grades_text(const coach::SeatReport& seat);
/// `+3.1 points, +4 % wins`
std::string change_text(const coach::Report& report, const coach::Change& change);
/// How far a move is behind the best one: `-3.1 +- 0.4 points`, `-4.2 % wins`, `as good`.
std::string behind_text(const coach::Verdict& verdict);
/// What a decision cost: in the unit that decides, and with opponents in the other one too.
std::string lost_text(const coach::Report& report, const coach::Decision& decision);

/// A line for each of the best moves, at most so many, and how many more there are. The one that
/// was played, if any, is marked.
std::string moves_text(std::span<const coach::Option> moves, std::size_t most, bool wins,
                       std::optional<std::size_t> played = {});

std::string analysis_text(const Analysis& analysis);
/// Every decision with what each legal move is worth.
std::string all_moves_text(const Analysis& analysis);
/// The course of the game as a picture that stands by itself.
std::string analysis_svg(const Analysis& analysis);
/// A page that needs nothing else.
std::string analysis_html(const Analysis& analysis);

/// Text made safe for HTML and SVG.
std::string escaped(std::string_view text);

}  // namespace foxtray::cli
