// How the full screen is laid out: a pure function of what is to be shown and the window's size.
#pragma once

#include <string>
#include <vector>

#include "cli/play_words.h"

namespace foxtray::cli {

struct ScreenModel {
  Drawing table;
  std::vector<Drawing> sheets;  // the one that matters most first; the others if there is room
  std::vector<Offer> offers;    // what the filter leaves
  std::size_t selected = 0;
  std::string prompt;
  std::string typed;    // a filter or an answer
  bool typing = false;  // show it even if it is empty
  std::string detail;
  std::vector<std::string> news;
  std::string keys;
  int scroll = 0;  // rows of the sheet, added to what the selected move asks for
};

/// Where each offer stands: grouped, one group after the other, wrapped at the width.
struct ChipPlace {
  int row;
  int column;
};
std::vector<ChipPlace> lay_chips(const std::vector<Offer>& offers, int width);

/// Columns that the offers have in a window of that size.
int chips_width(const ScreenModel& model, int rows, int columns);

/// The offer to the left, right, above or below.
enum class Step : std::uint8_t { left, right, up, down };
std::size_t stepped(const std::vector<Offer>& offers, std::size_t selected, Step step, int width);

/// Offers of which some word begins as the filter does.
std::vector<Offer> filtered(const std::vector<Offer>& offers, std::string_view filter);

inline constexpr int kLeastRows = 18;
inline constexpr int kLeastColumns = 80;
constexpr bool large_enough(int rows, int columns) {
  return rows >= kLeastRows && columns >= kLeastColumns;
}

/// Never larger than the window. A window that is too small gets a sentence that says so.
Drawing compose(const ScreenModel& model, int rows, int columns);

}  // namespace foxtray::cli
