// The table and the sheets of the Wizard dice game.
#include <fmt/core.h>

#include "cli/common.h"
#include "cli/draw_sheet.h"
#include "wizard/moves.h"
#include "wizard/round.h"

namespace foxtray::cli::wizard_drawing {

using game::Seat;
using wizard::Card;
using wizard::Phase;
using wizard::State;

namespace {

constexpr int kFrame = 39;  // columns of a sheet: two of them side by side
constexpr int kFirst = 11;  // column of the first field
constexpr int kPitch = 5;
constexpr Style kFaint = {.ink = Ink::faint};

/// Cards in one line each (W10).
struct CardText {
  std::string_view name;
  std::string_view text;
};
constexpr std::array<CardText, wizard::kCards> kCardTexts = {{
    {"Wizards are every colour", "each W counts in all colours; scores double"},
    {"Jesters stay", "a rolled jester stays where it lies; scores double"},
    {"Roll first", "seven dice are rolled before you predict; then 3 to 7 again"},
    {"Set two dice", "the seer sets two dice; the other five are rolled after predicting"},
    {"One more of each", "every colour counts one die more"},
    {"Jesters join you", "jesters count in the colour of your own prediction"},
    {"Strike a penalty", "strike one difference in the colour you predict"},
    {"Secret predictions", "all but the seer predict in secret"},
}};

Ink ink_of_face(std::size_t face) {
  if (face == wizard::kWizard) return Ink::white;
  if (face == wizard::kJester) return Ink::orange;
  return ink_named(wizard::kFaceNames[face]);
}

std::string field_text(unsigned field) {
  return fmt::format("{}{}", wizard::kFaceLetters[wizard::colour_of(field)],
                     wizard::number_of(field));
}

std::string what_happens(const View& view, const State& s) {
  const std::string seer = seat_name(view.header, s.seer);
  switch (s.phase) {
    case Phase::card:
      return "a card is turned up";
    case Phase::set:
      return seer + " sets two dice";
    case Phase::rolling:
      return fmt::format("{} rolls {}", seer, counted(s.to_roll, "die", "dice"));
    case Phase::predict:
      return "predictions";
    case Phase::strike:
      return "penalties are struck";
    case Phase::name:
      return seer + " names the Wizard colour";
    case Phase::insist:
      return seer + " rolls again";
    case Phase::stopping:
    case Phase::seer:
      return fmt::format("roll {} of {}", s.roll, wizard::kRolls);
    case Phase::last:
      return "the dice are scored";
    case Phase::over:
      return "the game is over";
  }
  return {};
}

void put_field(Drawing& out, int row, int column, std::string_view text, Ink ink, bool marked,
               bool lit) {
  const Style style =
      lit ? Style{.bold = true, .lit = true} : Style{.ink = ink, .bold = marked, .filled = marked};
  out.put(row, column, fmt::format("[{:>2}]", text), style);
}

std::string mark_text(unsigned mark) {
  switch (mark) {
    case wizard::kEmpty:
      return "";
    case wizard::kCross:
      return "X";
    case wizard::kDoubleCross:
      return "XX";
    default:
      return mark == wizard::kDifference ? "0" : fmt::format("-{}", mark - wizard::kDifference);
  }
}

}  // namespace

std::string card_text(const game::Position& position) {
  const Card card = game::as<State>(position).card;
  if (card == Card::none) return "";
  const CardText& text = kCardTexts[static_cast<std::size_t>(card)];
  return fmt::format("{}: {}", text.name, text.text);
}

Drawing table(const View& view) {
  const State& s = game::as<State>(view.position);
  Drawing out;
  int column = out.put(0, 1, view.game().title, {.bold = true});
  out.put(0, column,
          fitted(fmt::format(" · round {} · {}", s.round, what_happens(view, s)),
                 kMaxWidth - 1 - column));
  if (s.phase == Phase::over) return out;

  column = out.put(1, 1, "dice ", kFaint);
  bool any = false;
  for (std::size_t face = 0; face < wizard::kFaces; ++face) {
    for (unsigned i = 0; i < s.count[face]; ++i, any = true) {
      column = out.put(1, column, fmt::format("[{}]", wizard::kFaceLetters[face]),
                       {.ink = ink_of_face(face), .bold = true, .filled = true});
    }
  }
  if (!any) column = out.put(1, column, "none", kFaint);
  if (s.to_roll != 0) column = out.put(1, column, fmt::format("  to roll {}", s.to_roll), kFaint);
  column = out.put(1, column, "   Wizard colour ", kFaint);
  if (s.wizard_colour < wizard::kColours) {
    out.put(1, column,
            fmt::format("{} {}", wizard::kFaceLetters[s.wizard_colour],
                        wizard::kFaceNames[s.wizard_colour]),
            {.ink = ink_of_face(s.wizard_colour), .bold = true});
  } else {
    out.put(1, column, s.card == Card::all_colours ? "all four" : "not named yet", kFaint);
  }

  std::string predictions;
  for (Seat i = 0; i < s.players; ++i) {
    const auto seat = static_cast<Seat>((s.seer + i) % s.players);
    const unsigned field = s.seat[seat].prediction;
    predictions += fmt::format("{}{} {}", i == 0 ? "" : " · ", seat_name(view.header, seat, 14),
                               field == wizard::kNoField ? "–" : field_text(field));
  }
  for (const std::string& line : wrapped("predictions " + predictions, kMaxWidth - 2))
    out.append(" " + line);
  if (const std::string card = card_text(view.position); !card.empty()) {
    out.append(" " + fitted("card " + card, kMaxWidth - 2));
  }
  return out;
}

Drawing sheet(const View& view, Seat seat, std::optional<game::Move> pointed_at) {
  const State& s = game::as<State>(view.position);
  const wizard::SeatState& me = s.seat[seat];
  const wizard::Tally tally = wizard::tally(s, seat);
  Drawing out;
  out.put(0, 0, "╭", kFaint);
  out.repeat(0, 1, "─", kFrame - 2, kFaint);
  out.put(0, kFrame - 1, "╮", kFaint);
  int column = out.put(0, 2, " " + seat_name(view.header, seat, 14), {.bold = true});
  out.put(0, column, s.seer == seat ? " · seer " : " ", kFaint);
  const std::string total = fmt::format(" total {} ", tally.points);
  out.put(0, kFrame - 2 - width_of(total), total, {.bold = true});

  int lit = -1;
  if (pointed_at) {
    const wizard::Verb verb = wizard::verb_of(*pointed_at);
    if (verb == wizard::Verb::predict || verb == wizard::Verb::strike)
      lit = static_cast<int>(wizard::operand_of(*pointed_at));
    if (verb == wizard::Verb::stop && me.prediction != wizard::kNoField) lit = me.prediction;
  }
  int row = 1;
  const auto sides = [&] {
    out.put(row, 0, "│", kFaint);
    out.put(row, kFrame - 1, "│", kFaint);
  };
  sides();
  for (int number = 1; number <= wizard::kColumns; ++number) {
    out.put(row, kFirst + kPitch * (number - 1) + 2, std::to_string(number), kFaint);
  }
  for (std::size_t colour = 0; colour < wizard::kColours; ++colour) {
    ++row;
    sides();
    const Ink ink = ink_of_face(colour);
    out.put(row, 2, fmt::format("{} {}", wizard::kFaceLetters[colour], wizard::kFaceNames[colour]),
            {.ink = ink, .bold = true});
    for (unsigned i = 0; i < wizard::kColumns; ++i) {
      const auto field = static_cast<unsigned>(colour) * wizard::kColumns + i;
      const bool predicted = me.prediction == field && me.mark[field] == wizard::kEmpty;
      put_field(out, row, kFirst + kPitch * static_cast<int>(i),
                predicted ? "?" : mark_text(me.mark[field]), ink, me.mark[field] != wizard::kEmpty,
                lit == static_cast<int>(field));
    }
  }
  ++row;
  sides();
  out.put(row, 2,
          fmt::format("{} {}", wizard::kFaceLetters[wizard::kJester],
                      wizard::kFaceNames[wizard::kJester]),
          {.ink = ink_of_face(wizard::kJester), .bold = true});
  for (int number = 0; number < wizard::kColumns; ++number) {
    const bool crossed = (me.jesters >> number & 1) != 0;
    put_field(out, row, kFirst + kPitch * number, crossed ? "X" : "", ink_of_face(wizard::kJester),
              crossed, false);
  }
  ++row;
  out.put(row, 0, "╰", kFaint);
  out.repeat(row, 1, "─", kFrame - 2, kFaint);
  out.put(row, kFrame - 1, "╯", kFaint);
  out.put(row, 2, fmt::format(" crosses {} of {} ", tally.crosses, s.target), {.bold = true});
  return out;
}

Drawing legend() {
  Drawing out;
  out.append(" X cross · XX double cross · -2 difference · 0 nothing · ? predicted now", kFaint);
  out.append(" Each column's number is what a cross is worth; w wizard · j jester", kFaint);
  return out;
}

}  // namespace foxtray::cli::wizard_drawing
