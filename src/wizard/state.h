// The state of the Wizard dice game: a value without pointers or padding.
#pragma once

#include "game/game.h"

namespace foxtray::wizard {

using game::Move;
using game::Seat;

inline constexpr int kMaxPlayers = 5;
inline constexpr int kDice = 7;
inline constexpr int kColours = 4;
inline constexpr int kColumns = 5;
inline constexpr int kFields = kColours * kColumns;
inline constexpr int kLastRound = 20;  // W8.3
inline constexpr int kRolls = 3;

/// Faces in the order in which they are written (R8.1); the first four are the colours.
enum Face : std::uint8_t { kGreen, kRed, kBlue, kYellow, kWizard, kJester };
inline constexpr int kFaces = 6;
inline constexpr std::string_view kFaceLetters = "grbywj";
inline constexpr std::array<std::string_view, kFaces> kFaceNames = {"green",  "red",    "blue",
                                                                    "yellow", "wizard", "jester"};

/// The magic cards (W9).
enum class Card : std::uint8_t {
  all_colours,
  sticky_jesters,
  roll_first,
  set_two,
  extra_die,
  own_jesters,
  strike,
  secret,
  none,
};
inline constexpr int kCards = 8;
inline constexpr std::array<std::string_view, kCards> kCardNames = {
    "all-colours", "sticky-jesters", "roll-first", "set-two",
    "extra-die",   "own-jesters",    "strike",     "secret"};

/// What a field of the sheet holds.
enum Mark : std::uint8_t {
  kEmpty = 0,
  kCross = 1,
  kDoubleCross = 2,
  kDifference = 3
};  // 3 + difference

inline constexpr std::uint8_t kNoField = 31;
inline constexpr std::uint8_t kNoColour = 7;

enum class Phase : std::uint8_t {
  card,      // a card is turned up
  set,       // set-two: the seer puts two dice
  rolling,   // dice are rolled
  predict,   // predictions, one after the other or (secret) together
  strike,    // strike: penalties are struck, one after the other
  name,      // the seer names the Wizard colour
  insist,    // roll-first: the seer must roll again
  stopping,  // the others stop or wait
  seer,      // the seer rolls again or stops
  last,      // rolling is over: those still in may take a jester count
  over,
};

struct SeatState {
  std::uint32_t used;                      // colour fields that hold something, as bits
  std::array<std::uint8_t, kFields> mark;  // field = colour * 5 + number - 1
  std::uint8_t jesters;                    // jester crosses, bit n - 1 for number n
  std::uint8_t prediction;                 // a field, or kNoField
  std::uint8_t crosses;                    // jester crosses included, double ones twice
  std::uint8_t unused;
};

struct State {
  std::array<SeatState, kMaxPlayers> seat;
  std::array<std::uint8_t, kFaces> count;  // dice that lie, by face
  std::uint8_t to_roll;                    // dice in the seer's hand
  std::uint8_t roll;                       // number of the last or present roll
  std::uint8_t open;                       // seats that owe a decision
  std::uint8_t in;                         // seats that have not scored this round
  std::uint8_t asked;                      // predictions or strikes: how many seats are through
  std::uint8_t seer;
  std::uint8_t next_seer;
  std::uint8_t round;  // 1-based
  std::uint8_t wizard_colour;
  std::uint8_t deck;  // cards left, as bits
  std::uint8_t players;
  std::uint8_t target;      // crosses that end the game
  std::uint8_t cards;       // 1: with magic cards
  std::uint8_t first_seer;  // as in the set-up
  Card card;
  Phase phase;
  std::array<std::uint8_t, 2> unused;
};
static_assert(sizeof(State) <= game::Position::kSize);

constexpr unsigned bit(unsigned i) { return 1U << i; }
constexpr unsigned colour_of(unsigned field) { return field / kColumns; }
constexpr unsigned number_of(unsigned field) { return field % kColumns + 1; }
constexpr bool scores_double(Card card) {
  return card == Card::all_colours || card == Card::sticky_jesters;
}

}  // namespace foxtray::wizard
