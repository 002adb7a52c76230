// How a game looks on the screen: which dice it is shown with. Never a matter of rules or records.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "catalog/catalog.h"
#include "cli/draw.h"
#include "drawing/dice_set.h"

namespace foxtray::cli {

/// The games that can be shown with that set.
std::string titles_shown_with(std::string_view set);

/// The set by its name; throws Trouble if there is none, or if the game is not shown with it.
std::string_view dice_set_for(const game::Game& game, std::string_view name);

class Look {
 public:
  /// `dice_set` is one of drawing::dice_sets(); throws Trouble for another one.
  Look(const game::Game& game, std::string_view dice_set, bool ascii);

  Characters characters() const { return characters_; }

  /// The colour's name, letter and ink as they are shown (D1.3).
  std::string_view shown_name(std::string_view own_name) const;
  Ink ink(std::string_view own_name) const { return ink_named(shown_name(own_name)); }
  char shown_letter(char own_letter) const;

  /// A move or a throw as it is shown, and back as it is recorded.
  std::string shown(std::string_view notation) const;
  std::string recorded(std::string_view shown_notation) const;
  /// A sentence or a bonus with the colours' names as they are shown.
  std::string shown_words(std::string_view own_words) const;

 private:
  Characters characters_;
  std::span<const drawing::Swap> swaps_;
};

/// Short signs of bonuses, the same on every sheet.
std::string sign_of(const clever::Print& print, clever::Bonus bonus, const Look& look);
/// Sign and name of an action.
struct ActionName {
  std::string_view sign;
  std::string_view name;
};
ActionName action_name(const clever::Print& print, clever::Track track);

}  // namespace foxtray::cli
