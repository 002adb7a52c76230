// Words for people: what may be done and what it earns, what happened, and how it ended.
#pragma once

#include <string>
#include <vector>

#include "cli/draw_sheet.h"

namespace foxtray::cli {

/// One legal move as it is offered.
struct Offer {
  game::Move move;
  std::string text;   // the notation, as it is shown
  std::string group;  // what offers of one die or colour have in common
  std::string chip;   // the rest of the text, short
  std::string earns;  // what it would earn or mean; may be empty
};
std::vector<Offer> offers(const View& view, game::Seat seat);

/// What a person is asked for, as `choose a die`.
std::string question(const View& view, game::Seat seat);

/// What happened, told to all. A secret prediction is not told.
std::string told(const View& before, record::Event event);

/// The areas, actions and total of a seat in one line.
std::string score_line(const View& view, game::Seat seat);

/// The final table: points by area, the winner, and in a solo game a kind word for the rulebook's
/// band.
Drawing draw_result(const View& view);

}  // namespace foxtray::cli
