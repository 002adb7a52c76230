// Where a result stands: places at a table, and the bands of solo games.
#pragma once

#include <string>
#include <string_view>

#include "catalog/catalog.h"

namespace foxtray::cli {

/// A band of solo ratings, counted from 1, the best.
struct Band {
  int number = 1;
};

/// How many bands the game has; 0 if it is not played alone.
int bands_of(const catalog::Entry& entry);
Band band_of(const clever::Sheet& sheet, int points);
/// `281 and more`, `260-280`, `under 140`
std::string points_of(const clever::Print& print, Band band);
/// The rulebooks give only the bands; these words are ours.
std::string_view praise_of(const clever::Print& print, Band band);
/// `band 2 of 9 (260-280). Dazzling. ...`
std::string band_text(const clever::Print& print, Band band);

/// Are there seats with equal points that did not get the same place (C10.6, W8.6)?
bool tie_broken(const game::Game& game, const game::Position& position);
/// What decided about them.
std::string_view tie_sentence(const catalog::Entry& entry);

}  // namespace foxtray::cli
