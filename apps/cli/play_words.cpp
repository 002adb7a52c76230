#include "cli/play_words.h"

#include <fmt/core.h>

#include <algorithm>
#include <iterator>
#include <tuple>

#include "clever/outcome.h"
#include "cli/common.h"
#include "game/words.h"
#include "table/table.h"
#include "view/sheet_words.h"
#include "wizard/moves.h"
#include "wizard/outcome.h"
#include "wizard/round.h"

namespace foxtray::cli {
namespace {

using game::Move;
using game::Seat;

const clever::Sheet* sheet_of(const View& view) { return catalog::entry_of(view.game()).sheet; }

clever::Outcome clever_outcome(const View& view, Seat seat, Move move) {
  return clever::outcome_of(*sheet_of(view), game::as<clever::State>(view.position), seat, move);
}
wizard::Outcome wizard_outcome(const View& view, Seat seat, Move move) {
  return wizard::outcome_of(game::as<wizard::State>(view.position), seat, move);
}

std::string points_word(int points) { return (points > 0 ? "+" : "") + counted(points, "point"); }

// --- What a move earns
// ----------------------------------------------------------------------------

std::string points_of(const clever::Outcome& outcome, const clever::Print& print,
                      const Look& look) {
  std::vector<std::string> parts;
  int areas = 0;
  for (std::size_t a = 0; a < clever::kAreas; ++a) {
    areas += outcome.area[a];
    if (outcome.area[a] != 0)
      parts.push_back(
          fmt::format("{} {:+}", look.shown_letter(print.area[a].letter), outcome.area[a]));
  }
  if (outcome.points != areas) parts.push_back(fmt::format("fx {:+}", outcome.points - areas));
  if (parts.empty()) return "";
  return parts.size() == 1
             ? points_word(outcome.points)
             : fmt::format("{} ({})", points_word(outcome.points), joined(parts, ", "));
}

std::string clever_earns(const View& view, const clever::Outcome& outcome) {
  const clever::Print& print = sheet_of(view)->print;
  const auto& s = game::as<clever::State>(view.position);
  std::vector<std::string> parts;
  if (const std::string points = points_of(outcome, print, view.look); !points.empty())
    parts.push_back(points);
  for (std::size_t t = 0; t < clever::kTracks; ++t) {
    for (int i = 0; i < outcome.actions[t]; ++i) {
      parts.emplace_back(action_name(print, static_cast<clever::Track>(t)).name);
    }
  }
  if (outcome.foxes != 0) parts.emplace_back("fox");
  std::vector<std::string> waiting;
  for (std::size_t slot = 0; slot < clever::kWaiting; ++slot) {
    for (int i = 0; i < outcome.to_place[slot]; ++i)
      waiting.push_back(view.look.shown_words(print.waiting[slot].name));
  }
  if (!waiting.empty()) parts.push_back("then place " + joined(waiting, " and "));
  std::vector<std::string> dice;
  for (unsigned die = 0; die < clever::kDice; ++die) {
    if ((outcome.to_platter >> die & 1) == 0) continue;
    dice.push_back(fmt::format("{}{}", view.look.shown_letter(print.dice[die]), s.face[die]));
  }
  if (!dice.empty()) parts.push_back("platter gets " + joined(dice, " "));
  return joined(parts, "; ");
}

std::string clever_meaning(const View& view, Seat seat, Move move) {
  const auto& s = game::as<clever::State>(view.position);
  const bool serving = s.phase == clever::Phase::serving;
  switch (clever::verb_of(move)) {
    case clever::Verb::pass:
      return serving ? "take no die" : "forfeit this roll";
    case clever::Verb::done:
      if (s.seat[seat].crosses != 0) return "no more crosses";
      return serving ? "no more extra dice" : "roll without a further return";
    case clever::Verb::reroll:
      return "roll these dice again";
    case clever::Verb::give_back:
      return "back from the platter into the next roll";
    case clever::Verb::take:
    case clever::Verb::plus:
    case clever::Verb::cross:
    case clever::Verb::bonus:
      break;
  }
  return "";
}

/// How many are there now that were not there before.
std::ptrdiff_t count_new(std::vector<std::string> before, std::vector<std::string> after) {
  std::ranges::sort(before);
  std::ranges::sort(after);
  std::vector<std::string> added;
  std::ranges::set_difference(after, before, std::back_inserter(added));
  return std::ssize(added);
}

/// What a move puts out of reach for good.
std::string given_up(const clever::Sheet& sheet, const clever::SeatState& before,
                     const clever::SeatState& after) {
  const std::ptrdiff_t fields =
      count_new(view::closed_of(sheet, before), view::closed_of(sheet, after));
  const std::ptrdiff_t bonuses =
      count_new(view::bonuses_of(sheet, before).lost, view::bonuses_of(sheet, after).lost);
  std::vector<std::string> parts;
  if (fields > 0) parts.push_back(counted(fields, "field"));
  if (bonuses > 0) parts.push_back(counted(bonuses, "bonus", "bonuses"));
  return parts.empty() ? "" : "gives up " + joined(parts, " and ");
}

std::string wizard_earns(const View& view, Seat seat, Move move, const wizard::Outcome& outcome) {
  const auto& s = game::as<wizard::State>(view.position);
  switch (wizard::verb_of(move)) {
    case wizard::Verb::stop: {
      if (!outcome.scores) return "stop rolling";
      const std::string mark = outcome.crosses == 0   ? "no cross"
                               : outcome.crosses == 1 ? "a cross"
                                                      : "a double cross";
      return outcome.points == 0 ? mark : mark + "; " + points_word(outcome.points);
    }
    case wizard::Verb::jester:
      return outcome.points == 0
                 ? "a jester cross, and 0 for the prediction"
                 : "a jester cross, and 0 for the prediction; " + points_word(outcome.points);
    case wizard::Verb::wait:
      return "stay in for another roll";
    case wizard::Verb::wizard:
      return wizard::operand_of(move) == wizard::colour_of(s.seat[seat].prediction)
                 ? "the colour you predicted"
                 : "";
    case wizard::Verb::reroll: {
      int dice = 0;
      for (const std::uint8_t n : wizard::taken(s.count, wizard::operand_of(move))) dice += n;
      return counted(dice, "die", "dice") + " again";
    }
    case wizard::Verb::strike:
      return points_word(outcome.points);
    case wizard::Verb::done:
      return "strike nothing";
    case wizard::Verb::set:
    case wizard::Verb::predict:
      break;
  }
  return "";
}

// --- Groups
// ---------------------------------------------------------------------------------------

std::string die_name(const clever::Print& print, const Look& look, unsigned die) {
  return std::string(look.shown_name(print.dice_names[die]));
}

void group_clever(const View& view, Offer& offer) {
  const clever::Print& print = sheet_of(view)->print;
  const auto& s = game::as<clever::State>(view.position);
  const std::string place = offer.text.substr(offer.text.rfind(' ') + 1);
  switch (clever::verb_of(offer.move)) {
    case clever::Verb::take:
    case clever::Verb::plus: {
      const unsigned die = clever::die_of(offer.move);
      const bool extra = clever::verb_of(offer.move) == clever::Verb::plus;
      offer.group =
          fmt::format("{}{} {}", extra ? "+1 " : "", die_name(print, view.look, die), s.face[die]);
      const auto pretended = offer.text.find('=');
      offer.chip = pretended == std::string::npos ? place : offer.text.substr(pretended);
      return;
    }
    case clever::Verb::cross:
      offer.group = "cross";
      offer.chip = place;
      return;
    case clever::Verb::bonus:
      offer.group = fmt::format("bonus {}",
                                view.look.shown_name(print.area[clever::area_of(offer.move)].name));
      offer.chip = place;
      return;
    case clever::Verb::give_back:
      offer.group = "return";
      offer.chip = die_name(print, view.look, clever::die_of(offer.move));
      return;
    case clever::Verb::reroll:
    case clever::Verb::pass:
    case clever::Verb::done:
      offer.group = "or";
      offer.chip = offer.text;
      return;
  }
}

void group_wizard(Offer& offer) {
  const unsigned operand = wizard::operand_of(offer.move);
  const std::string_view rest =
      std::string_view(offer.text).substr(std::min(offer.text.find(' ') + 1, offer.text.size()));
  switch (wizard::verb_of(offer.move)) {
    case wizard::Verb::predict:
    case wizard::Verb::strike:
      offer.group = fmt::format(
          "{} {}", wizard::verb_of(offer.move) == wizard::Verb::strike ? "strike" : "predict",
          wizard::kFaceNames[wizard::colour_of(operand)]);
      offer.chip = rest;
      return;
    case wizard::Verb::wizard:
      offer.group = "Wizard colour";
      offer.chip = wizard::kFaceNames[operand];
      return;
    case wizard::Verb::set:
    case wizard::Verb::reroll: {
      for (const char c : rest)
        if (c != ' ') offer.chip += c;
      const std::size_t dice = offer.chip.size();
      offer.group =
          wizard::verb_of(offer.move) == wizard::Verb::set ? "set" : fmt::format("roll {}", dice);
      return;
    }
    case wizard::Verb::wait:
    case wizard::Verb::stop:
    case wizard::Verb::jester:
    case wizard::Verb::done:
      offer.group = "or";
      offer.chip = offer.text;
      return;
  }
}

}  // namespace

std::vector<Offer> offers(const View& view, Seat seat) {
  game::MoveList list;
  view.game().legal(view.position, seat, list);
  const bool wizard = sheet_of(view) == nullptr;
  std::vector<Offer> result;
  for (const Move move : list) {
    Offer offer{.move = move,
                .text = view.look.shown(table::say(view.game(), view.position, seat, move)),
                .group = {},
                .chip = {},
                .earns = {}};
    if (wizard) {
      group_wizard(offer);
      offer.earns = wizard_earns(view, seat, move, wizard_outcome(view, seat, move));
    } else {
      group_clever(view, offer);
      offer.earns = clever_meaning(view, seat, move);
      const clever::Outcome outcome = clever_outcome(view, seat, move);
      const std::string earned = clever_earns(view, outcome);
      if (!offer.earns.empty() && !earned.empty()) offer.earns += "; ";
      offer.earns += earned;
      const auto& before = game::as<clever::State>(view.position).seat[seat];
      const std::string lost = given_up(*sheet_of(view), before, outcome.sheet);
      if (!lost.empty()) offer.earns += "; " + lost;
    }
    result.push_back(std::move(offer));
  }
  // Re-rolls of the Wizard dice game come as sets of dice; people look for how many.
  if (wizard) {
    const auto rolls_end = std::find_if_not(result.begin(), result.end(), [](const Offer& offer) {
      return offer.group.starts_with("roll ");
    });
    std::sort(result.begin(), rolls_end, [](const Offer& a, const Offer& b) {
      return std::tuple(a.chip.size(), a.move) < std::tuple(b.chip.size(), b.move);
    });
  }
  return result;
}

namespace {

std::string clever_question(const View& view, Seat seat) {
  const auto& s = game::as<clever::State>(view.position);
  const auto& me = s.seat[seat];
  if (clever::waiting_bonuses(me) != 0) {
    std::vector<std::string> names;
    for (std::size_t slot = 0; slot < clever::kWaiting; ++slot) {
      for (unsigned i = 0; i < (clever::waiting_bonuses(me) >> (4 * slot) & 15); ++i) {
        names.push_back(view.look.shown_words(sheet_of(view)->print.waiting[slot].name));
      }
    }
    return "place " + joined(names, " and ");
  }
  if (me.crosses != 0) return "one more cross, or done";
  game::MoveList list;
  view.game().legal(view.position, seat, list);
  const bool serving = s.phase == clever::Phase::serving;
  switch (clever::verb_of(list[0])) {
    case clever::Verb::take:
      return serving ? "pick a die" : "choose a die of the roll";
    case clever::Verb::plus:
      return "use an extra die, or done";
    case clever::Verb::give_back:
      return "bring a die back before the roll, or done";
    case clever::Verb::cross:
    case clever::Verb::bonus:
    case clever::Verb::reroll:
    case clever::Verb::pass:
    case clever::Verb::done:
      break;
  }
  return "no die fits: roll again, or forfeit";
}

}  // namespace

std::string question(const View& view, Seat seat) {
  if (sheet_of(view) != nullptr) return clever_question(view, seat);
  const auto& s = game::as<wizard::State>(view.position);
  switch (s.phase) {
    case wizard::Phase::set:
      return "set two dice";
    case wizard::Phase::predict:
      return "predict a colour and a number";
    case wizard::Phase::strike:
      return "strike a penalty, or done";
    case wizard::Phase::name:
      return "name the Wizard colour";
    case wizard::Phase::insist:
      return "choose at least three dice to roll again";
    case wizard::Phase::stopping:
      return "stop now, or wait";
    case wizard::Phase::seer:
      return "stop, or choose dice to roll again";
    case wizard::Phase::last:
      return "score the prediction, or the jesters";
    case wizard::Phase::card:
    case wizard::Phase::rolling:
    case wizard::Phase::over:
      break;
  }
  return "";
}

std::string told(const View& before, record::Event event) {
  if (event.chance()) {
    return before.look.shown(record::line_of(before.game(), before.position, event));
  }
  const std::string name = seat_name(before.header, event.seat);
  if (before.game().decides_in_secret(before.position, event.seat))
    return name + " predicts in secret";
  std::string text =
      name + ": " +
      before.look.shown(table::say(before.game(), before.position, event.seat, event.move()));
  const int points = sheet_of(before) == nullptr
                         ? wizard_outcome(before, event.seat, event.move()).points
                         : clever_outcome(before, event.seat, event.move()).points;
  if (points != 0) text += fmt::format("  {}", points_word(points));
  return text;
}

std::string score_line(const View& view, Seat seat) {
  const std::string name = seat_name(view.header, seat, 16);
  const std::string blank(static_cast<std::size_t>(std::max(0, 16 - width_of(name))), ' ');
  std::string text = " " + name + blank;
  if (const clever::Sheet* sheet = sheet_of(view)) {
    const auto& me = game::as<clever::State>(view.position).seat[seat];
    const clever::Tally tally = clever::tally(*sheet, me);
    for (std::size_t a = 0; a < clever::kAreas; ++a) {
      text += fmt::format(" {} {:<3}", view.look.shown_letter(sheet->print.area[a].letter),
                          tally.area[a]);
    }
    text += fmt::format(" fx {}  total {:<4}", tally.foxes, tally.total);
    for (std::size_t t = 0; t < clever::kTracks; ++t) {
      if (sheet->print.tracks[t].spaces == 0) continue;
      const auto track = static_cast<clever::Track>(t);
      const int left = track == clever::kReroll      ? static_cast<int>(rerolls_left(me))
                       : track == clever::kExtraDie  ? static_cast<int>(extras_left(me))
                       : sheet->print.has_any_number ? std::popcount(any_numbers_left(me))
                                                     : static_cast<int>(returns_left(me));
      text += fmt::format(" {} {}", action_name(sheet->print, track).sign, left);
    }
    return text;
  }
  const auto& s = game::as<wizard::State>(view.position);
  const wizard::Tally tally = wizard::tally(s, seat);
  return text + fmt::format(" crosses {} of {}  total {}{}", tally.crosses, s.target, tally.points,
                            s.seer == seat ? "  seer" : "");
}

}  // namespace foxtray::cli
