// A drawing made of styled characters, and its ways onto paper: plain text, coloured text. Drawing
// needs no terminal, so every drawing can be compared with a golden one.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace foxtray::cli {

enum class Ink : std::uint8_t {
  plain,
  faint,
  white,
  yellow,
  blue,
  green,
  orange,
  purple,
  silver,
  pink,
  turquoise,
  brown,
  red,
};
inline constexpr int kInks = 13;

/// The ink of that name; plain if there is none.
Ink ink_named(std::string_view name);

/// Colours of an ink, for terminals with 256 colours and with 8; -1 = the terminal's own. White
/// text has the terminal's own colour, as its ground may be white; white ground is white.
struct InkColour {
  int of_256;
  int of_8;
};
InkColour colour_of(Ink ink);

struct Style {
  Ink ink = Ink::plain;
  bool bold = false;
  bool filled = false;  // the ink is the ground, the character stands on it
  bool lit = false;     // the one that is pointed at
  friend bool operator==(const Style&, const Style&) = default;
};

struct Cell {
  char32_t character = U' ';  // 0: the second half of a wide character
  Style style;
};

/// Grows as it is drawn on. Rows and columns count from 0.
class Drawing {
 public:
  int height() const { return static_cast<int>(rows_.size()); }
  int width() const;
  const std::vector<std::vector<Cell>>& rows() const { return rows_; }

  /// Writes UTF-8 text; returns the column behind it.
  int put(int row, int column, std::string_view text, Style style = {});
  /// The same character so many times.
  int repeat(int row, int column, std::string_view character, int times, Style style = {});
  void paste(int row, int column, const Drawing& other);
  /// Adds the other one below.
  void append(const Drawing& other) { paste(height(), 0, other); }
  void append(std::string_view line, Style style = {}) { put(height(), 0, line, style); }
  /// A part of the rows.
  Drawing part(int first_row, int rows) const;

 private:
  Cell& at(int row, int column);

  std::vector<std::vector<Cell>> rows_;
};

/// Columns that a UTF-8 text takes.
int width_of(std::string_view text);
/// Cut to so many columns; a cut text ends with two dots.
std::string fitted(std::string_view text, int columns);
/// The text in lines of at most so many columns, broken at blanks.
std::vector<std::string> wrapped(std::string_view text, int columns);

/// The character as it is written with ASCII alone.
char ascii_of(char32_t character);
std::string utf8_of(char32_t character);

enum class Characters : std::uint8_t { all, ascii };
enum class Colours : std::uint8_t { none, eight, many };

/// The lines of a drawing, each with its line end, without blanks at its end.
std::string text_of(const Drawing& drawing, Characters characters, Colours colours);
/// A text that is not drawn, in the characters allowed; without those that nobody sees, which may
/// turn the text that follows.
std::string in_characters(std::string_view text, Characters characters);
/// On one line, and without escapes to the terminal: for the names of files.
std::string without_controls(std::string_view text);
/// Is the output to be ASCII alone, because people want it or their locale has nothing else?
bool ascii_output(bool wanted = false);

/// What standard output can show: nothing if it is no terminal or NO_COLOR is set.
Colours colours_of_output(bool plain);

}  // namespace foxtray::cli
