#include "cli/draw_clever.h"

#include <fmt/core.h>

#include <algorithm>

#include "clever/notation.h"

namespace foxtray::cli::clever_drawing {

using clever::Bonus;
using clever::Kind;
using clever::Phase;
using clever::Places;
using clever::PrintArea;
using clever::State;

namespace {

constexpr std::array<std::string_view, 3> kRoman = {"I", "II", "III"};

std::string capitals(std::string_view name) {
  std::string text(name);
  for (char& c : text)
    if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
  return text;
}

}  // namespace

Pointed Pointed::by(std::optional<game::Move> move) {
  if (!move) return {};
  switch (clever::verb_of(*move)) {
    case clever::Verb::take:
    case clever::Verb::plus:
    case clever::Verb::cross:
    case clever::Verb::bonus:
      return {static_cast<int>(clever::area_of(*move)), clever::place_of(*move)};
    case clever::Verb::give_back:
    case clever::Verb::reroll:
    case clever::Verb::pass:
    case clever::Verb::done:
      break;
  }
  return {};
}

SheetDrawing::SheetDrawing(const View& view, const clever::Sheet& sheet, Seat seat, Pointed pointed)
    : view_(view),
      look_(view.look),
      sheet_(sheet),
      state_(game::as<State>(view.position)),
      me_(state_.seat[seat]),
      tally_(clever::tally(sheet, me_)),
      seat_(seat),
      pointed_(pointed) {}

bool SheetDrawing::is_grid(std::size_t area) const {
  const Kind kind = print_of(area).kind;
  return kind == Kind::number_grid || kind == Kind::circle_grid || kind == Kind::column_grid;
}

std::string SheetDrawing::area_title(std::size_t area) const {
  const PrintArea& print = print_of(area);
  return fmt::format("{} {}", look_.shown_letter(print.letter),
                     capitals(look_.shown_name(print.name)));
}

// --- Frame --------------------------------------------------------------------------------------

void SheetDrawing::put_sides(int row) {
  out_.put(row, 0, "│", kFaint);
  out_.put(row, kFrame - 1, "│", kFaint);
}

void SheetDrawing::put_rule(std::string_view left, std::string_view right) {
  out_.put(row_, 0, left, kFaint);
  out_.repeat(row_, 1, "─", kFrame - 2, kFaint);
  out_.put(row_, kFrame - 1, right, kFaint);
  ++row_;
}

void SheetDrawing::put_field(int row, int column, const Field& field, Ink ink) {
  Style style{.ink = ink};
  switch (field.state) {
    case Field::State::open:
      break;
    case Field::State::marked:
      style.bold = style.filled = true;
      break;
    case Field::State::circled:
      style.bold = true;
      break;
    case Field::State::dead:
    case Field::State::printed:
      style.ink = Ink::faint;
      break;
  }
  if (field.lit) style = {.bold = true, .lit = true};
  const bool circled = field.state == Field::State::circled;
  const std::string_view brackets = circled ? "()" : field.brackets;
  const std::string left(brackets.substr(0, brackets.size() / 2));
  const std::string right(brackets.substr(brackets.size() / 2));
  const std::string blank(static_cast<std::size_t>(std::max(0, 2 - width_of(field.text))), ' ');
  out_.put(row, column, left + blank + field.text + right, style);
}

void SheetDrawing::put_small(int row, int column, std::string_view text, Style style) {
  const int width = width_of(text);
  out_.put(row, column + (width <= 2 ? 3 - width : 0), text, style);
}

Drawing SheetDrawing::draw() {
  draw_head();
  draw_tracks();
  for (std::size_t a = 0; a < clever::kAreas; ++a) {
    if (!is_grid(a)) {
      draw_row(a);
    } else if (a + 1 < clever::kAreas && is_grid(a + 1)) {
      draw_grids(a, a + 1);
      ++a;
    } else {
      draw_grids(a, a);
    }
  }
  draw_foot();
  return std::move(out_);
}

void SheetDrawing::draw_head() {
  const bool active = state_.active == seat_ && state_.phase != Phase::over && state_.players > 1;
  put_rule("╭", "╮");
  int column = out_.put(0, 2, " ", kFaint);
  column = out_.put(0, column, seat_name(view_.header, seat_, 40), {.bold = true});
  out_.put(0, column, active ? " · active player " : " ", kFaint);
  const std::string total = fmt::format(" total {} ", tally_.total);
  out_.put(0, kFrame - 2 - width_of(total), total, {.bold = true});
}

void SheetDrawing::draw_foot() {
  put_rule("╰", "╯");
  int column = 2;
  for (std::size_t a = 0; a < clever::kAreas; ++a) {
    const std::string points =
        fmt::format(" {} {} ", look_.shown_letter(print_of(a).letter), tally_.area[a]);
    column = out_.put(row_ - 1, column, points, {.ink = ink_of(a)}) + 1;
  }
  const std::string foxes =
      fmt::format(" fx {} × {} = {} ", tally_.foxes,
                  *std::min_element(tally_.area.begin(), tally_.area.end()), tally_.fox_points);
  out_.put(row_ - 1, column, foxes, {.ink = Ink::red});
}

// --- Tracks -------------------------------------------------------------------------------------

void SheetDrawing::draw_tracks() {
  int at = 0;
  const auto next_half = [&] {
    if (at % 2 == 0) put_sides(row_);
    const int column = at % 2 == 0 ? 1 : kDivider;
    if (at % 2 == 1) ++row_;
    ++at;
    return column;
  };
  for (std::size_t t = 0; t < clever::kTracks; ++t) {
    if (sheet_.print.tracks[t].spaces == 0) continue;
    const int row = row_;
    draw_track(row, next_half(), static_cast<clever::Track>(t));
  }
  if (at % 2 == 1 && rounds_width() >= kFrame - kDivider) {  // a line of their own
    ++row_;
    ++at;
  }
  const int row = row_;
  draw_rounds(row, next_half());
  if (at % 2 == 1) ++row_;
}

void SheetDrawing::draw_track(int row, int column, clever::Track track) {
  const clever::PrintTrack& print = sheet_.print.tracks[track];
  const ActionName name = action_name(sheet_.print, track);
  const unsigned earned = circled(me_, track);
  unsigned spent = 0;  // spaces, as bits
  if (track == clever::kSecond && sheet_.print.has_any_number) {
    spent = second_spent(me_);
  } else {
    const unsigned left = track == clever::kReroll     ? rerolls_left(me_)
                          : track == clever::kExtraDie ? extras_left(me_)
                                                       : returns_left(me_);
    spent = clever::bit(earned - left) - 1;
  }
  int at = out_.put(row, column + 1, name.sign, {.bold = true});
  out_.put(row, at + 1, name.name, kFaint);
  at = column + 15;
  for (unsigned space = 0; space < print.spaces; ++space) {
    const bool labelled = track == clever::kSecond && sheet_.print.has_any_number;
    const unsigned label = print.labels[space];
    const char shown = !labelled ? ' ' : label == 0 ? '?' : static_cast<char>('0' + label);
    if ((spent >> space & 1) != 0) {
      at = out_.put(row, at, "(X)", kFaint);
    } else if (space < earned) {
      at = out_.put(row, at, fmt::format("({})", shown), {.bold = true});
    } else {
      at = out_.put(row, at, labelled ? fmt::format(" {} ", shown) : " · ", kFaint);
    }
  }
  out_.put(row, at, sign(print.end), kFaint);
}

std::string SheetDrawing::round_text(unsigned round) const {
  const std::string bonus = sign(sheet_.print.round_bonus[round - 1]);
  return fmt::format("{}{}{}", round, bonus.empty() ? "" : ":", bonus);
}

int SheetDrawing::rounds_width() const {
  int width = width_of(" round ");
  for (unsigned round = 1; round <= sheet_.print.rounds[state_.players]; ++round)
    width += width_of(round_text(round)) + 2;
  return width;
}

void SheetDrawing::draw_rounds(int row, int column) {
  const unsigned rounds = sheet_.print.rounds[state_.players];
  column = out_.put(row, column + 1, "round", kFaint) + 1;
  for (unsigned round = 1; round <= rounds; ++round) {
    const std::string text = round_text(round);
    const bool now = round == state_.round && state_.phase != Phase::over;
    column = out_.put(row, column, now ? "[" + text + "]" : " " + text + " ",
                      now ? Style{.bold = true} : kFaint);
  }
}

// --- Grids --------------------------------------------------------------------------------------

void SheetDrawing::draw_grids(std::size_t left, std::size_t right) {
  const bool two = left != right;
  const int rule = row_;
  put_rule("├", "┤");
  if (two) out_.put(rule, kDivider, "┬", kFaint);
  for (const std::size_t area : {left, right}) {
    const int column = area == left ? 2 : kDivider + 2;
    const int behind =
        out_.put(rule, column, " " + area_title(area), {.ink = ink_of(area), .bold = true});
    out_.put(rule, behind, fmt::format(" {} ", tally_.area[area]), {.bold = true});
  }
  int end = draw_grid(left, row_, 1);
  if (two) end = std::max(end, draw_grid(right, row_, kDivider + 1));
  for (; row_ < end; ++row_) {
    put_sides(row_);
    if (two) out_.put(row_, kDivider, "│", kFaint);
  }
}

std::string SheetDrawing::row_name(std::size_t area, int r) const {
  if (print_of(area).sums) return "";
  if (print_of(area).lanes) return std::string(kRoman[static_cast<std::size_t>(r)]);
  std::array<char, 8> text;
  clever::say_place(sheet_, static_cast<unsigned>(area),
                    static_cast<unsigned>(r * print_of(area).columns), text.data());
  return {look_.shown_letter(text[1])};
}

bool SheetDrawing::grid_field(std::size_t area, int r, int c, Field& field) const {
  const PrintArea& print = print_of(area);
  const int cell = r * print.columns + c;
  const bool by_column = print.kind == Kind::column_grid;
  const int shown = by_column ? c + 1 : print.number[static_cast<std::size_t>(cell)];
  if (!by_column && shown == clever::kNoField) return false;
  const auto index = static_cast<unsigned>(print.sums ? shown : cell);
  const clever::Marks marks = me_.marks[area];
  field = {.text = std::to_string(shown), .lit = pointed_.at(area, index)};
  if ((sheet_.area[area].printed >> index & 1) != 0) {
    field.text = "×";
    field.state = Field::State::printed;
  } else if (print.kind == Kind::circle_grid) {
    const bool crossed = (marks >> clever::kCrossedShift >> index & 1) != 0;
    if ((marks >> index & 1) != 0)
      field.state = crossed ? Field::State::marked : Field::State::circled;
    if (crossed) {
      field.text = "X";
      field.brackets = "()";
    }
  } else if ((marks >> index & 1) != 0) {
    field.text = "X";
    field.state = Field::State::marked;
  }
  if (by_column && !clever::detail::tinted(print, r, c)) field.brackets = "··";
  if (by_column && r < 3 && (print.grey[static_cast<std::size_t>(r)] >> c & 1) != 0)
    field.brackets = "<>";
  return true;
}

int SheetDrawing::draw_grid(std::size_t area, int row, int column) {
  const PrintArea& print = print_of(area);
  const int first = column + 5;
  const bool has_gaps = std::any_of(print.gap_bonus.begin(), print.gap_bonus.end(),
                                    [](Bonus b) { return b != Bonus::none; });
  for (int r = 0; r < print.rows; ++r, ++row) {
    out_.put(row, column + 1, row_name(area, r), kFaint);
    for (int c = 0; c < print.columns; ++c) {
      Field field;
      if (grid_field(area, r, c, field)) put_field(row, first + kPitch * c, field, ink_of(area));
    }
    put_small(row, first + kPitch * print.columns - 1,
              sign(print.row_bonus[static_cast<std::size_t>(r)]));
    if (!has_gaps || r + 1 == print.rows) continue;
    ++row;
    for (int c = 0; c < print.columns; ++c) {
      put_small(row, first + kPitch * c,
                sign(print.gap_bonus[static_cast<std::size_t>(r * print.columns + c)]));
    }
  }
  bool below = false;
  for (int c = 0; c < print.columns; ++c) {
    const auto i = static_cast<std::size_t>(c);
    const bool points = i < print.column_points.size() && print.column_points[i] != 0;
    const std::string text =
        points ? std::to_string(print.column_points[i]) : sign(print.column_bonus[i]);
    if (!text.empty()) below = true;
    put_small(row, first + kPitch * c, text);
  }
  if (print.diagonal_bonus != Bonus::none) {
    below = true;
    put_small(row, first + kPitch * print.columns - 1, "↘" + sign(print.diagonal_bonus));
  }
  if (below) ++row;
  if (print.column_points[0] == 0) draw_ladder(area, row++, column);
  return row;
}

void SheetDrawing::draw_ladder(std::size_t area, int row, int column) {
  const PrintArea& print = print_of(area);
  const bool by_rows = print.kind == Kind::column_grid;
  column = out_.put(row, column + 1, by_rows ? "points of a row " : "", kFaint);
  for (std::size_t i = 1; i < print.points.size() && print.points[i] != 0; ++i) {
    const bool reached = !by_rows && tally_.area[area] == print.points[i];
    const std::string points = std::to_string(print.points[i]);
    column = 1 + out_.put(row, column, reached ? "[" + points + "]" : points,
                          reached ? Style{.bold = true} : kFaint);
  }
}

// --- Table and legend ---------------------------------------------------------------------------

namespace {

std::string what_happens(const View& view, const State& s) {
  const std::string active = seat_name(view.header, s.active);
  switch (s.phase) {
    case Phase::round_start:
      return "bonuses of the round";
    case Phase::turn:
      if (s.roll == 0) return "the platter comes";
      if (s.open == 0) return fmt::format("{}, roll {} of 3 comes", active, s.roll);
      return fmt::format("{}, roll {} of 3", active, s.roll);
    case Phase::serving:
      if (s.served != 0) return "the passive turn";
      return s.players == 1 ? "extra dice" : fmt::format("the dice of {} are served", active);
    case Phase::over:
      return "the game is over";
  }
  return {};
}

}  // namespace

Drawing table(const View& view, const clever::Sheet& sheet) {
  const State& s = game::as<State>(view.position);
  const clever::Print& print = sheet.print;
  Drawing out;
  int column = out.put(0, 1, print.title, {.bold = true});
  out.put(0, column,
          fitted(fmt::format(" · round {} of {} · {}", s.round, print.rounds[s.players],
                             what_happens(view, s)),
                 kMaxWidth - 2 - column));
  const bool unrolled = view.game().actors(view.position).chance();
  const auto put_dice = [&](int at, unsigned dice, bool faces) {
    for (unsigned die = 0; die < clever::kDice; ++die) {
      if ((dice >> die & 1) == 0) continue;
      at = draw_die(out, 1, at, view.look.shown_letter(print.dice[die]), faces ? s.face[die] : 0,
                    view.look.ink(print.dice_names[die]));
    }
    return dice == 0 ? out.put(1, at, "none", kFaint) : at;
  };
  if (s.phase == Phase::over) return out;
  column = put_dice(out.put(1, 1, "in hand ", kFaint), s.pool, !unrolled);
  column = put_dice(out.put(1, column, "  platter ", kFaint), s.platter, true) + 1;
  for (std::size_t field = 0; field < s.field.size(); ++field) {
    column = out.put(1, column, fmt::format(" {} ", kRoman[field]), kFaint);
    if (s.field[field] == clever::kNoDie) {
      column = out.put(1, column, "[  ]", kFaint);
    } else {
      column = put_dice(column, clever::bit(s.field[field]), true);
    }
  }
  return out;
}

Drawing sheet(const View& view, const clever::Sheet& sheet, game::Seat seat,
              std::optional<game::Move> pointed_at) {
  return SheetDrawing(view, sheet, seat, Pointed::by(pointed_at)).draw();
}

Drawing legend(const clever::Print& print, const Look& look) {
  std::vector<std::string> entries;
  for (std::size_t t = 0; t < clever::kTracks; ++t) {
    if (print.tracks[t].spaces == 0) continue;
    const ActionName name = action_name(print, static_cast<clever::Track>(t));
    entries.push_back(fmt::format("{} {}", name.sign, name.name));
  }
  entries.emplace_back("fx fox");
  entries.push_back(sign_of(print, clever::waiting(0), look) + " " +
                    look.shown_words(print.waiting[0].name));
  entries.push_back(fmt::format("any {}", print.waiting[clever::kWaiting - 1].name));
  entries.emplace_back("( ) earned");
  entries.emplace_back("X used or marked");
  for (const PrintArea& area : print.area) {
    if (area.tinted[0] != 0) entries.emplace_back("· · white field, no bonus");
    if (area.lanes) entries.emplace_back("< > grey field");
    if (area.kind == Kind::threshold) entries.emplace_back("3+ at least 3");
    if (area.kind == Kind::reaching) entries.emplace_back("3+ the bonus asks for 3");
    if (area.kind == Kind::halving || area.kind == Kind::reaching)
      entries.emplace_back("-- no bonus");
    if (area.kind == Kind::skipping) entries.emplace_back("- skipped");
  }
  Drawing out;
  std::string line;
  for (const std::string& entry : entries) {
    if (!line.empty() && width_of(line) + 3 + width_of(entry) > kFrame) {
      out.append(line, kFaint);
      line.clear();
    }
    line += (line.empty() ? " " : "   ") + entry;
  }
  out.append(line, kFaint);
  return out;
}

}  // namespace foxtray::cli::clever_drawing
