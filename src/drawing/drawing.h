// The sheets as pictures: what is printed, and where on it a player's marks go (docs/view.md, V3).
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "drawing/dice_set.h"
#include "drawing/style.h"
#include "game/game.h"

namespace foxtray::drawing {

/// `wide` is for a screen or a tablet that lies, `tall` for a phone.
enum class Form : std::uint8_t { wide, tall };
std::optional<Form> form_named(std::string_view name);

enum class Paper : std::uint8_t { a4, letter };
std::optional<Paper> paper_named(std::string_view name);

struct Box {
  int x = 0;
  int y = 0;
  int w = 0;
  int h = 0;
  friend bool operator==(const Box&, const Box&) = default;
};

/// A place where a mark or a number goes.
struct Field {
  std::string id;
  int area = 0;
  Box box;
  std::string label;     // what is printed in it or right above it
  bool printed = false;  // filled from the start
  std::string shade;     // `grey` or `tinted`, where that sets it apart from its neighbours
};

/// A space of an action track.
struct Space {
  Box box;
  std::string label;
};

struct BonusPlace {
  std::string id;
  std::string bonus;
  Box box;
};

struct Drawing {
  int width = 0;
  int height = 0;
  std::string defs;
  std::string art;
  std::vector<Box> areas;  // their panels
  std::vector<Field> fields;
  std::vector<std::vector<Space>> tracks;
  std::vector<Box> rounds;
  std::vector<Box> area_scores;
  std::optional<Box> fox_score;
  std::optional<Box> total_score;
  std::vector<BonusPlace> bonuses;
};

Drawing draw(const game::Game& game, Form form, std::string_view set = kOwnDice);

/// The colours that hold others, for the style of a page.
Holders holders_of(const game::Game& game, std::string_view set = kOwnDice);

/// A page to print, complete with its style.
std::string sheet_svg(const game::Game& game, Paper paper, std::string_view set = kOwnDice);

}  // namespace foxtray::drawing
