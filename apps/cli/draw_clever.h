// A sheet of the Clever family, drawn from what is printed on it.
#pragma once

#include <string>
#include <vector>

#include "clever/moves.h"
#include "clever/score.h"
#include "cli/draw_sheet.h"

namespace foxtray::cli::clever_drawing {

inline constexpr int kFrame = 79;            // columns of a sheet, frame included
inline constexpr int kPitch = 5;             // columns from one field to the next
inline constexpr int kDivider = kFrame / 2;  // column between two grids side by side
inline constexpr Style kFaint = {.ink = Ink::faint};

/// The place a move would mark.
struct Pointed {
  int area = -1;
  unsigned place = 0;

  static Pointed by(std::optional<game::Move> move);
  bool at(std::size_t a, unsigned p) const { return area == static_cast<int>(a) && place == p; }
};

/// How a field is drawn: `[ 3]`.
struct Field {
  enum class State : std::uint8_t { open, marked, circled, dead, printed };
  std::string text;
  State state = State::open;
  std::string_view brackets = "[]";
  bool lit = false;
};

class SheetDrawing {
 public:
  SheetDrawing(const View& view, const clever::Sheet& sheet, game::Seat seat, Pointed pointed);
  Drawing draw();

 private:
  using Seat = game::Seat;
  const clever::PrintArea& print_of(std::size_t area) const { return sheet_.print.area[area]; }
  Ink ink_of(std::size_t area) const { return look_.ink(print_of(area).name); }
  bool is_grid(std::size_t area) const;
  std::string area_title(std::size_t area) const;
  std::string sign(clever::Bonus bonus) const { return sign_of(sheet_.print, bonus, look_); }

  void put_sides(int row);
  void put_rule(std::string_view left, std::string_view right);
  void put_field(int row, int column, const Field& field, Ink ink);
  /// In the middle of the four columns of a field.
  void put_small(int row, int column, std::string_view text, Style style = kFaint);

  void draw_head();
  void draw_tracks();
  void draw_track(int row, int column, clever::Track track);
  void draw_rounds(int row, int column);
  std::string round_text(unsigned round) const;
  int rounds_width() const;
  void draw_foot();

  void draw_grids(std::size_t left, std::size_t right);
  int draw_grid(std::size_t area, int row, int column);
  bool grid_field(std::size_t area, int r, int c, Field& field) const;
  std::string row_name(std::size_t area, int r) const;
  void draw_ladder(std::size_t area, int row, int column);

  /// One field of an area that is a row: what stands above it, in it and below it.
  struct Column {
    std::string label;
    bool reached = false;  // the label is the score of now
    Field field;
    std::string bonus;
    bool lost = false;
    bool between = false;  // the bonus stands between this field and the next
  };
  void draw_row(std::size_t area);
  std::vector<Column> columns_of(std::size_t area) const;
  std::vector<Column> simple_columns(std::size_t area) const;
  std::vector<Column> skipping_columns(std::size_t area) const;
  std::vector<Column> two_sided_columns(std::size_t area) const;
  /// The number written in a field, as it counts for the score.
  int written(std::size_t area, unsigned field) const;

  const View& view_;
  const Look& look_;
  const clever::Sheet& sheet_;
  const clever::State& state_;
  const clever::SeatState& me_;
  const clever::Tally tally_;
  const Seat seat_;
  const Pointed pointed_;
  Drawing out_;
  int row_ = 0;
};

}  // namespace foxtray::cli::clever_drawing
