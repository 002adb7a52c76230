// What a move does, for people: what it earns, what it spends, and what it leaves to the others.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "catalog/catalog.h"

namespace foxtray::coach {

/// One thing that a move does. Operands are numbers, colours and actions by name, dice and faces as
/// in a record, and bonuses as the sheet calls them.
enum class Does : std::uint8_t {
  earns_points,      // number, colour
  marks,             // colour
  earns_foxes,       // number
  foxes_earn,        // points
  earns_action,      // action, number
  earns_bonus,       // bonus
  spends,            // action, how many there were
  marks_nothing,     //
  keeps_rest,        //
  sends,             // dice; none if nothing goes to the platter
  sets_dice,         //
  predicts,          // points, number, colour
  takes_back,        // points
  names_colour,      // colour
  names_own_colour,  // colour
  rolls_again,       // number of dice, faces kept
  waits,             //
  misses,            // dice that count, number, colour, points
  hits,              // number, colour
  hits_doubled,      // number, colour
  counts_jesters,    // jesters
  strikes_nothing,   //
};
/// By these names clients know them (docs/view.md, V6).
inline constexpr std::array<std::string_view, 22> kDoes = {
    "earns_points",   "marks",          "earns_foxes",   "foxes_earn",   "earns_action",
    "earns_bonus",    "spends",         "marks_nothing", "keeps_rest",   "sends",
    "sets_dice",      "predicts",       "takes_back",    "names_colour", "names_own_colour",
    "rolls_again",    "waits",          "misses",        "hits",         "hits_doubled",
    "counts_jesters", "strikes_nothing"};
static_assert(kDoes.size() == static_cast<std::size_t>(Does::strikes_nothing) + 1);

struct Effect {
  Does does;
  std::vector<std::string> operands;

  std::string_view name() const { return kDoes[static_cast<std::size_t>(does)]; }
  friend bool operator==(const Effect&, const Effect&) = default;
};

/// In the order in which they are told. `seen` is what the seat may know.
std::vector<Effect> effects(const game::Game& game, const game::Position& seen, game::Seat seat,
                            game::Move move);

/// As `7 points in yellow, a fox; sends b1 g2 to the platter`.
std::string in_words(const std::vector<Effect>& effects);

}  // namespace foxtray::coach
