// Drawings of a position: the table with its dice, and the sheet of each seat. At most 80 columns.
#pragma once

#include <limits>
#include <optional>
#include <string>

#include "cli/draw.h"
#include "cli/draw_look.h"
#include "record/record.h"

namespace foxtray::cli {

inline constexpr int kMaxWidth = 80;

/// What is drawn. The position should be what the spectator may know.
struct View {
  const record::Header& header;
  const game::Position& position;
  const Look& look;

  const game::Game& game() const { return *header.game; }
};

/// The seat's name, or `seat 2`; with the seat's number, as in `greedy (2)`, if another has that
/// name. Cut to so many columns.
std::string seat_name(const record::Header& header, game::Seat seat,
                      int columns = std::numeric_limits<int>::max());

/// The round, whose turn it is, and the dice.
Drawing draw_table(const View& view);
/// One sheet. The field that `pointed_at` would mark is lit.
Drawing draw_sheet(const View& view, game::Seat seat, std::optional<game::Move> pointed_at = {});
/// What the signs mean.
Drawing draw_legend(const game::Game& game, const Look& look);
/// The table, every sheet and the legend.
Drawing draw_all(const View& view);

// Of the two families, for draw_sheet.cpp.
namespace clever_drawing {
Drawing table(const View& view, const clever::Sheet& sheet);
Drawing sheet(const View& view, const clever::Sheet& sheet, game::Seat seat,
              std::optional<game::Move> pointed_at);
Drawing legend(const clever::Print& print, const Look& look);
}  // namespace clever_drawing
namespace wizard_drawing {
Drawing table(const View& view);
Drawing sheet(const View& view, game::Seat seat, std::optional<game::Move> pointed_at);
Drawing legend();
/// What a magic card says, in one line; empty without a card.
std::string card_text(const game::Position& position);
}  // namespace wizard_drawing

/// `[w4]`, on the die's colour; face 0 is left blank. Returns the column behind it.
int draw_die(Drawing& drawing, int row, int column, char letter, int face, Ink ink);

}  // namespace foxtray::cli
