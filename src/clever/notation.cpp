#include "clever/notation.h"

#include "game/words.h"

namespace foxtray::clever {
namespace {

using game::put;
using game::Refusal;
using game::Words;

constexpr std::array<std::string_view, 8> kVerbs = {"take",   "plus",   "cross", "bonus",
                                                    "return", "reroll", "pass",  "done"};

char* put_number(unsigned number, char* out) {
  if (number >= 10) *out++ = static_cast<char>('0' + number / 10);
  *out++ = static_cast<char>('0' + number % 10);
  return out;
}

char* put_die(const Sheet& sheet, unsigned die, unsigned face, char* out) {
  *out++ = sheet.print.dice[die];
  return put_number(face, out);
}

/// Rows that belong to dice are named by their letters (R6.4), others by numbers.
char row_name(const PrintArea& print, unsigned row) {
  const char letter = print.row_dice[row];
  return letter != 0 ? letter : static_cast<char>('1' + row);
}

// --- Words ------------------------------------------------------------------------------------

/// A number of at most two digits, without a leading zero; 0 if the text is not one.
unsigned number_in(std::string_view text) {
  if (text.empty() || text.size() > 2 || text[0] == '0') return 0;
  unsigned number = 0;
  for (const char c : text) {
    if (c < '0' || c > '9') return 0;
    number = 10 * number + static_cast<unsigned>(c - '0');
  }
  return number;
}

unsigned die_by_letter(const Sheet& sheet, char letter) {
  for (unsigned die = 0; die < kDice; ++die)
    if (sheet.print.dice[die] == letter) return die;
  return kNoDie;
}

Refusal refuse(Reason reason, unsigned a = 0, unsigned b = 0, unsigned c = 0) {
  return {
      static_cast<std::uint8_t>(reason),
      {static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b), static_cast<std::uint8_t>(c)}};
}

// --- Places -----------------------------------------------------------------------------------

struct Spot {
  unsigned area;
  unsigned index;
};

std::optional<unsigned> grid_index(const Sheet& sheet, unsigned area, std::string_view rest) {
  const PrintArea& print = sheet.print.area[area];
  if (print.sums) {
    const unsigned sum = number_in(rest);
    return sum == 0 ? std::nullopt : std::optional(sum);
  }
  if (rest.size() != 2) return std::nullopt;
  const unsigned column = number_in(rest.substr(1));
  unsigned row = 0;
  while (row < print.rows && row_name(print, row) != rest[0]) ++row;
  if (row == print.rows || column < 1 || column > print.columns) return std::nullopt;
  return row * print.columns + column - 1;
}

std::optional<unsigned> row_index(const Sheet& sheet, unsigned area, std::string_view rest) {
  const Kind kind = sheet.print.area[area].kind;
  if (kind == Kind::threshold && rest.empty()) return 0;
  unsigned offset = 0;
  if (kind == Kind::halving) {
    if (rest.empty() || (rest.back() != 'h' && rest.back() != 'x')) return std::nullopt;
    offset = rest.back() == 'x' ? kTimes : 0;
    rest.remove_suffix(1);
    if (number_in(rest) > 6) return std::nullopt;
  }
  const unsigned number = number_in(rest);
  if (number == 0) return std::nullopt;
  return kind == Kind::skipping ? number - 1 : number + offset;
}

std::optional<unsigned> two_sided_index(std::string_view rest) {
  if (rest.empty() || (rest[0] != 'l' && rest[0] != 'r')) return std::nullopt;
  const unsigned sum = number_in(rest.substr(1));
  if (sum < 2 || sum > 12) return std::nullopt;
  return rest[0] == 'r' ? sum + kRight : sum;
}

std::optional<Spot> hear_place(const Sheet& sheet, std::string_view word) {
  if (word.empty()) return std::nullopt;
  const unsigned die = die_by_letter(sheet, word[0]);
  if (die == kNoDie || die == kWhite) return std::nullopt;
  const unsigned area = die - 1;
  const std::string_view rest = word.substr(1);
  std::optional<unsigned> index;
  switch (sheet.print.area[area].kind) {
    case Kind::number_grid:
    case Kind::circle_grid:
    case Kind::column_grid:
      index = grid_index(sheet, area, rest);
      break;
    case Kind::two_sided:
      index = two_sided_index(rest);
      break;
    case Kind::skipping:
    case Kind::threshold:
    case Kind::product:
    case Kind::rising:
    case Kind::falling:
    case Kind::pairs:
    case Kind::reaching:
    case Kind::halving:
      index = row_index(sheet, area, rest);
      break;
  }
  const Places real = sheet.area[area].all & ~sheet.area[area].printed;
  if (!index || *index >= 32 || (real >> *index & 1) == 0) return std::nullopt;
  return Spot{area, *index};
}

// --- Dice -------------------------------------------------------------------------------------

/// A die as written in a move: y3, y3=5 or y3=?5.
struct WrittenDie {
  unsigned die = kNoDie;
  unsigned face = 0;
  Spend spend = Spend::nothing;
  unsigned pretended = 0;
};

std::optional<WrittenDie> hear_die(const Sheet& sheet, std::string_view word) {
  if (word.size() < 2) return std::nullopt;
  WrittenDie result;
  result.die = die_by_letter(sheet, word[0]);
  result.face = number_in(word.substr(1, 1));
  if (result.face < 1 || result.face > 6) return std::nullopt;
  std::string_view rest = word.substr(2);
  if (rest.empty()) return result;
  if (!sheet.print.has_any_number || rest[0] != '=') return std::nullopt;
  rest.remove_prefix(1);
  result.spend = Spend::printed;
  if (!rest.empty() && rest[0] == '?') {
    result.spend = Spend::question;
    rest.remove_prefix(1);
  }
  result.pretended = number_in(rest);
  if (rest.size() != 1 || result.pretended < 1 || result.pretended > 6) return std::nullopt;
  return result;
}

/// The number that enters this area with the die marked as `number` (C10.2).
unsigned entered(const Sheet& sheet, const State& s, unsigned die, unsigned area, unsigned number) {
  if (area != sheet.sum_area) return number;
  return number + s.face[die == kWhite ? area + 1 : kWhite];
}

Heard hear_mark(const Sheet& sheet, const State& s, Verb verb, Words& words) {
  const std::string_view die_word = words.next();
  const std::string_view place_word = words.next();
  if (die_word.empty() || place_word.empty() || !words.next().empty())
    return {{}, refuse(Reason::words_missing)};
  const auto written = hear_die(sheet, die_word);
  if (!written) return {{}, refuse(Reason::no_die_like_that)};
  if (written->die == kNoDie) return {{}, refuse(Reason::unknown_die)};
  if (s.face[written->die] != written->face) {
    return {{}, refuse(Reason::other_face, written->die, s.face[written->die], written->face)};
  }
  const bool as_it_lies = written->spend == Spend::nothing;
  if (!as_it_lies && written->pretended == written->face)
    return {{}, refuse(Reason::same_number, written->face)};
  const auto spot = hear_place(sheet, place_word);
  if (!spot) return {{}, refuse(Reason::unknown_place)};
  if (written->die != kWhite && spot->area != written->die - 1) {
    return {{}, refuse(Reason::other_colour, written->die, spot->area + 1)};
  }
  const unsigned number =
      entered(sheet, s, written->die, spot->area, as_it_lies ? written->face : written->pretended);
  if (sheet.area[spot->area].number[spot->index] != number)
    return {{}, refuse(Reason::number_elsewhere, number)};
  return {move_of(code(verb, written->die, written->spend, spot->area, spot->index)), {}};
}

Heard hear_placement(const Sheet& sheet, Verb verb, Words& words) {
  const std::string_view word = words.next();
  if (word.empty() || !words.next().empty()) return {{}, refuse(Reason::words_missing)};
  const auto spot = hear_place(sheet, word);
  if (!spot) return {{}, refuse(Reason::unknown_place)};
  return {move_of(code(verb, 0, Spend::nothing, spot->area, spot->index)), {}};
}

Heard hear_return(const Sheet& sheet, Words& words) {
  const std::string_view word = words.next();
  if (word.empty() || !words.next().empty()) return {{}, refuse(Reason::words_missing)};
  const unsigned die = word.size() == 1 ? die_by_letter(sheet, word[0]) : kNoDie;
  if (die == kNoDie) return {{}, refuse(Reason::unknown_die)};
  return {move_of(code(Verb::give_back, die)), {}};
}

/// A thrown die: its letter and face, and nothing else.
bool hear_thrown(const Sheet& sheet, std::string_view word, unsigned& die, dice::Throw& outcome) {
  const auto written = hear_die(sheet, word);
  if (!written || written->spend != Spend::nothing || written->die == kNoDie) return false;
  die = written->die;
  if (outcome.face(static_cast<int>(die)) != 0) return false;
  outcome.set_face(static_cast<int>(die), static_cast<dice::Face>(written->face));
  return true;
}

std::optional<dice::Throw> hear_serve(const Sheet& sheet, Words& words) {
  dice::Throw outcome;
  unsigned die = kNoDie;
  for (int i = 0; i < 3; ++i)
    if (!hear_thrown(sheet, words.next(), die, outcome)) return std::nullopt;
  if (words.next() != "/") return std::nullopt;
  for (int field = 0; field < 3; ++field) {
    if (!hear_thrown(sheet, words.next(), die, outcome)) return std::nullopt;
    outcome.set_row(field, static_cast<int>(die));
  }
  if (!words.next().empty()) return std::nullopt;
  return outcome;
}

}  // namespace

char* say_place(const Sheet& sheet, unsigned area, unsigned index, char* out) {
  const PrintArea& print = sheet.print.area[area];
  const unsigned number = sheet.area[area].number[index];
  *out++ = print.letter;
  switch (print.kind) {
    case Kind::number_grid:
    case Kind::circle_grid:
    case Kind::column_grid: {
      if (print.sums) return put_number(index, out);
      const unsigned row = index / print.columns;
      *out++ = row_name(print, row);
      return put_number(index % print.columns + 1, out);
    }
    case Kind::skipping:
      return put_number(index + 1, out);
    case Kind::threshold:
      return index == 0 ? out : put_number(number, out);
    case Kind::product:
    case Kind::rising:
    case Kind::falling:
    case Kind::pairs:
    case Kind::reaching:
      return put_number(number, out);
    case Kind::halving:
      out = put_number(number, out);
      *out++ = index < kTimes ? 'h' : 'x';
      return out;
    case Kind::two_sided:
      *out++ = index < kRight ? 'l' : 'r';
      return put_number(number, out);
  }
  return out;
}

char* say(const Sheet& sheet, const State& s, Move move, char* out) {
  const Verb verb = verb_of(move);
  out = put(kVerbs[static_cast<std::size_t>(verb)], out);
  switch (verb) {
    case Verb::take:
    case Verb::plus: {
      const unsigned die = die_of(move);
      const unsigned area = area_of(move);
      *out++ = ' ';
      out = put_die(sheet, die, s.face[die], out);
      if (spend_of(move) != Spend::nothing) {
        *out++ = '=';
        if (spend_of(move) == Spend::question) *out++ = '?';
        out = put_number(sheet.area[area].number[place_of(move)] - entered(sheet, s, die, area, 0),
                         out);
      }
      *out++ = ' ';
      return say_place(sheet, area, place_of(move), out);
    }
    case Verb::cross:
    case Verb::bonus:
      *out++ = ' ';
      return say_place(sheet, area_of(move), place_of(move), out);
    case Verb::give_back:
      *out++ = ' ';
      *out++ = sheet.print.dice[die_of(move)];
      return out;
    case Verb::reroll:
    case Verb::pass:
    case Verb::done:
      return out;
  }
  return out;
}

char* say_throw(const Sheet& sheet, const State& s, dice::Throw outcome, char* out) {
  const bool serving = s.roll == 0;
  out = put(serving ? "serve" : "roll", out);
  unsigned in_row = 0;
  if (serving)
    for (int place = 0; place < 3; ++place)
      in_row |= bit(static_cast<unsigned>(outcome.row(place)));
  for (unsigned die = 0; die < kDice; ++die) {
    if (outcome.face(static_cast<int>(die)) == 0 || (in_row & bit(die)) != 0) continue;
    *out++ = ' ';
    out = put_die(sheet, die, outcome.face(static_cast<int>(die)), out);
  }
  if (!serving) return out;
  out = put(" /", out);
  for (int place = 0; place < 3; ++place) {
    *out++ = ' ';
    out = put_die(sheet, static_cast<unsigned>(outcome.row(place)),
                  outcome.face(outcome.row(place)), out);
  }
  return out;
}

char* say_chance(const Sheet& sheet, const State& s, char* out) {
  if (s.roll == 0) return put("serve", out);
  out = put("roll", out);
  for (unsigned die = 0; die < kDice; ++die) {
    if ((s.pool & bit(die)) == 0) continue;
    *out++ = ' ';
    *out++ = sheet.print.dice[die];
  }
  return out;
}

Heard hear(const Sheet& sheet, const State& s, std::string_view text) {
  Words words(text);
  const std::string_view word = words.next();
  const std::size_t found = game::index_of(word, kVerbs);
  if (found == kVerbs.size()) return {{}, refuse(Reason::unknown_move)};
  const auto verb = static_cast<Verb>(found);
  switch (verb) {
    case Verb::take:
    case Verb::plus:
      return hear_mark(sheet, s, verb, words);
    case Verb::cross:
    case Verb::bonus:
      return hear_placement(sheet, verb, words);
    case Verb::give_back:
      if (!sheet.print.has_return) return {{}, refuse(Reason::unknown_move)};
      return hear_return(sheet, words);
    case Verb::reroll:
    case Verb::pass:
    case Verb::done:
      if (!words.next().empty()) return {{}, refuse(Reason::words_missing)};
      return {move_of(code(verb)), {}};
  }
  return {{}, refuse(Reason::unknown_move)};
}

std::optional<dice::Throw> hear_throw(const Sheet& sheet, const State& s, std::string_view text) {
  Words words(text);
  const std::string_view verb = words.next();
  if (verb != (s.roll == 0 ? "serve" : "roll")) return std::nullopt;
  if (s.roll == 0) return hear_serve(sheet, words);
  dice::Throw outcome;
  unsigned die = kNoDie;
  for (std::string_view word = words.next(); !word.empty(); word = words.next()) {
    if (!hear_thrown(sheet, word, die, outcome)) return std::nullopt;
  }
  return outcome;
}

}  // namespace foxtray::clever
