#include "cli/draw.h"

#include <fmt/core.h>
#include <langinfo.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdlib>

namespace foxtray::cli {
namespace {

struct InkEntry {
  std::string_view name;
  InkColour colour;
};
// Middle tones, which can be read on a dark ground, on a light one, and under black.
constexpr std::array<InkEntry, kInks> kInkTable = {{
    {"plain", {-1, -1}},
    {"faint", {244, -1}},
    {"white", {255, 7}},
    {"yellow", {178, 3}},
    {"blue", {69, 4}},
    {"green", {71, 2}},
    {"orange", {208, 3}},
    {"purple", {134, 5}},
    {"silver", {246, 7}},
    {"pink", {204, 5}},
    {"turquoise", {37, 6}},
    {"brown", {137, 3}},
    {"red", {167, 1}},
}};

/// Reads one character of UTF-8 text that may be damaged.
char32_t next_character(std::string_view text, std::size_t& at) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const unsigned first = byte(at++);
  if (first < 0x80) return first;
  int more = 0;
  char32_t character = 0;
  if (first >= 0xf0) {
    more = 3;
    character = first & 7U;
  } else if (first >= 0xe0) {
    more = 2;
    character = first & 15U;
  } else if (first >= 0xc0) {
    more = 1;
    character = first & 31U;
  } else {
    return U'?';
  }
  for (; more > 0; --more) {
    if (at >= text.size() || (byte(at) & 0xc0U) != 0x80U) return U'?';
    character = character << 6 | (byte(at++) & 0x3fU);
  }
  return character;
}

/// Characters that nobody sees: they turn the direction of the text around them, break its lines or
/// carry hidden words. Joiners stay, as some scripts and pictures need them.
bool unseen(char32_t c) {
  const auto in = [c](char32_t from, char32_t to) { return c >= from && c <= to; };
  return c == 0x61c || c == 0x180e || c == 0x200b || in(0x200e, 0x200f) || in(0x2028, 0x202e) ||
         in(0x2060, 0x206f) || c == 0xfeff || in(0xfff9, 0xfffb) || in(0xe0000, 0xe007f);
}

/// Columns of a character: marks that sit on the one before take none, those of East Asia two.
int columns_of(char32_t c) {
  const auto in = [c](char32_t from, char32_t to) { return c >= from && c <= to; };
  if (unseen(c)) return 0;
  if (in(0x300, 0x36f) || in(0x200b, 0x200f) || in(0xfe00, 0xfe0f) || in(0x20d0, 0x20ff)) return 0;
  if (in(0x1100, 0x115f) || in(0x2e80, 0xa4cf) || in(0xac00, 0xd7a3) || in(0xf900, 0xfaff) ||
      in(0xfe30, 0xfe6f) || in(0xff00, 0xff60) || in(0xffe0, 0xffe6) || in(0x1f300, 0x1faff) ||
      in(0x20000, 0x3fffd)) {
    return 2;
  }
  return 1;
}

std::string escape_of(Style style, Colours colours) {
  std::string codes = "0";
  if (style.bold) codes += ";1";
  const InkColour colour =
      colour_of(style.ink == Ink::white && !style.filled ? Ink::plain : style.ink);
  const int number = colours == Colours::many ? colour.of_256 : colour.of_8;
  if (style.ink == Ink::faint && colours == Colours::eight) codes += ";2";
  if (style.filled && number >= 0) {
    codes += colours == Colours::many ? fmt::format(";38;5;16;48;5;{}", number)
                                      : fmt::format(";30;{}", 40 + number);
  } else if (number >= 0) {
    codes += colours == Colours::many ? fmt::format(";38;5;{}", number)
                                      : fmt::format(";{}", 30 + number);
  }
  if (style.lit) codes += ";7";
  return "\x1b[" + codes + "m";
}

bool has_text(const char* variable) {
  const char* value = std::getenv(variable);
  return value != nullptr && *value != '\0';
}

}  // namespace

Ink ink_named(std::string_view name) {
  for (std::size_t i = 0; i < kInkTable.size(); ++i)
    if (kInkTable[i].name == name) return static_cast<Ink>(i);
  return Ink::plain;
}

InkColour colour_of(Ink ink) { return kInkTable[static_cast<std::size_t>(ink)].colour; }

int Drawing::width() const {
  std::size_t width = 0;
  for (const auto& row : rows_) width = std::max(width, row.size());
  return static_cast<int>(width);
}

Cell& Drawing::at(int row, int column) {
  const auto r = static_cast<std::size_t>(row);
  const auto c = static_cast<std::size_t>(column);
  if (rows_.size() <= r) rows_.resize(r + 1);
  if (rows_[r].size() <= c) rows_[r].resize(c + 1);
  return rows_[r][c];
}

int Drawing::put(int row, int column, std::string_view text, Style style) {
  if (static_cast<std::size_t>(row) >= rows_.size())
    rows_.resize(static_cast<std::size_t>(row) + 1);
  for (std::size_t i = 0; i < text.size();) {
    const char32_t character = next_character(text, i);
    const int columns = columns_of(character);
    if (columns == 0) continue;
    at(row, column) = {character, style};
    if (columns == 2) at(row, column + 1) = {0, style};
    column += columns;
  }
  return column;
}

int Drawing::repeat(int row, int column, std::string_view character, int times, Style style) {
  for (; times > 0; --times) column = put(row, column, character, style);
  return column;
}

void Drawing::paste(int row, int column, const Drawing& other) {
  for (int r = 0; r < other.height(); ++r) {
    const auto& cells = other.rows_[static_cast<std::size_t>(r)];
    at(row + r, column);  // also an empty row is a row
    for (std::size_t c = 0; c < cells.size(); ++c)
      at(row + r, column + static_cast<int>(c)) = cells[c];
  }
}

Drawing Drawing::part(int first_row, int rows) const {
  Drawing result;
  for (int r = 0; r < rows && first_row + r < height(); ++r) {
    result.rows_.push_back(rows_[static_cast<std::size_t>(first_row + r)]);
  }
  return result;
}

int width_of(std::string_view text) {
  int width = 0;
  for (std::size_t i = 0; i < text.size();) width += columns_of(next_character(text, i));
  return width;
}

std::string fitted(std::string_view text, int columns) {
  if (width_of(text) <= columns) return std::string(text);
  std::string result;
  int width = 0;
  for (std::size_t i = 0; i < text.size();) {
    const std::size_t begin = i;
    width += columns_of(next_character(text, i));
    if (width > columns - 2) break;
    result += text.substr(begin, i - begin);
  }
  return result + "..";
}

std::vector<std::string> wrapped(std::string_view text, int columns) {
  std::vector<std::string> lines(1);
  while (!text.empty()) {
    const auto blank = std::min(text.find(' '), text.size());
    std::string word = fitted(text.substr(0, blank), columns);
    text.remove_prefix(std::min(blank + 1, text.size()));
    std::string& line = lines.back();
    if (line.empty()) {
      line = std::move(word);
    } else if (width_of(line) + 1 + width_of(word) <= columns) {
      line += ' ' + word;
    } else {
      lines.push_back(std::move(word));
    }
  }
  return lines;
}

char ascii_of(char32_t character) {
  struct Pair {
    char32_t from;
    char to;
  };
  static constexpr std::array kPairs = {
      Pair{U'─', '-'}, Pair{U'│', '|'}, Pair{U'╭', '+'}, Pair{U'╮', '+'},  Pair{U'╰', '+'},
      Pair{U'╯', '+'}, Pair{U'├', '+'}, Pair{U'┤', '+'}, Pair{U'┬', '+'},  Pair{U'┴', '+'},
      Pair{U'┼', '+'}, Pair{U'·', '.'}, Pair{U'×', 'x'}, Pair{U'↘', '\\'}, Pair{U'▸', '>'},
      Pair{U'↑', '^'}, Pair{U'↓', 'v'}, Pair{U'–', '-'},
  };
  if (character >= 0x20 && character < 0x7f) return static_cast<char>(character);
  for (const Pair& pair : kPairs)
    if (pair.from == character) return pair.to;
  static constexpr std::string_view kLatin =
      "AAAAAAACEEEEIIIIDNOOOOOxOUUUUYTsaaaaaaaceeeeiiiidnooooo/ouuuuyty";
  if (character >= 0xc0 && character <= 0xff) return kLatin[character - 0xc0];
  return '?';
}

std::string utf8_of(char32_t c) {
  std::string text;
  const auto tail = [&](int shift) { text += static_cast<char>(0x80U | (c >> shift & 0x3fU)); };
  if (c < 0x80) {
    text += static_cast<char>(c);
  } else if (c < 0x800) {
    text += static_cast<char>(0xc0U | c >> 6);
    tail(0);
  } else if (c < 0x10000) {
    text += static_cast<char>(0xe0U | c >> 12);
    tail(6);
    tail(0);
  } else {
    text += static_cast<char>(0xf0U | c >> 18);
    tail(12);
    tail(6);
    tail(0);
  }
  return text;
}

std::string text_of(const Drawing& drawing, Characters characters, Colours colours) {
  std::string text;
  for (const auto& row : drawing.rows()) {
    std::size_t end = row.size();
    while (end > 0 && row[end - 1].character == U' ' && !row[end - 1].style.filled &&
           !row[end - 1].style.lit)
      --end;
    Style style;
    for (std::size_t i = 0; i < end; ++i) {
      if (colours != Colours::none && row[i].style != style) {
        style = row[i].style;
        text += escape_of(style, colours);
      }
      const char32_t character = row[i].character;
      if (characters == Characters::ascii) {
        text += character == 0 ? '?' : ascii_of(character);
      } else if (character != 0) {
        text += utf8_of(character);
      }
    }
    if (style != Style{}) text += "\x1b[0m";
    text += '\n';
  }
  return text;
}

std::string in_characters(std::string_view text, Characters characters) {
  std::string result;
  for (std::size_t i = 0; i < text.size();) {
    const std::size_t begin = i;
    const char32_t character = next_character(text, i);
    if (unseen(character)) continue;
    if (character < 0x80 || characters == Characters::all) {
      result += text.substr(begin, i - begin);
    } else {
      result += ascii_of(character);
    }
  }
  return result;
}

std::string without_controls(std::string_view text) {
  std::string result = in_characters(text, Characters::all);
  for (char& c : result)
    if ((c >= 0 && c < ' ') || c == 0x7f) c = '?';
  return result;
}

bool ascii_output(bool wanted) {
  return wanted || std::string_view(nl_langinfo(CODESET)) != "UTF-8";
}

Colours colours_of_output(bool plain) {
  if (plain || has_text("NO_COLOR") || isatty(STDOUT_FILENO) == 0) return Colours::none;
  const char* terminal = std::getenv("TERM");
  const std::string_view name = terminal == nullptr ? "" : terminal;
  if (name.empty() || name == "dumb") return Colours::none;
  const bool many = has_text("COLORTERM") || name.find("256") != std::string_view::npos;
  return many ? Colours::many : Colours::eight;
}

}  // namespace foxtray::cli
