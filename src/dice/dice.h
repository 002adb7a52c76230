// The laws of chance of every game, and the outcomes they have. This room knows no game.
#pragma once

#include <array>
#include <cstdint>

namespace foxtray::dice {

using Face = std::uint8_t;  // 1..6; 0 = not rolled

inline constexpr int kMaxDice = 6;

/// What kind of event chance owes.
enum class Law : std::uint8_t {
  none,      // chance owes nothing
  distinct,  // dice that can be told apart are rolled: Chance::dice is the set of them
  like,      // dice that cannot be told apart are rolled: Chance::dice says how many
  serve,     // six distinct dice are rolled; the three lowest are set apart, the rest put in a row
  card,      // a card is drawn: Chance::dice is the set of cards left
};

/// A law, never a list of outcomes, and the coordinates of the throw in the game. Two players who
/// decide differently still meet the same dice at the same coordinates (see luck/fair_dice.h).
struct Chance {
  Law law = Law::none;
  std::uint8_t dice = 0;
  std::uint16_t turn = 0;  // 0-based: the turn (or the round, where a game has no turns)
  std::uint8_t roll = 0;   // 1-based roll of the turn
  std::uint8_t again = 0;  // how often this roll was rolled again

  friend bool operator==(const Chance&, const Chance&) = default;
};

/// One outcome of a law, in 32 bits.
///
///   distinct  bits 3d..3d+2    face of die d, 0 if it was not rolled
///   serve     the same, then   bits 18+3k..20+3k: the die on place k = 0, 1, 2 of the row;
///                              the other three dice are the ones set apart
///   like      bits 3(f-1)..    how many dice show face f
///   card      the card's number
class Throw {
 public:
  constexpr Throw() = default;
  constexpr explicit Throw(std::uint32_t bits) : bits_(bits) {}

  constexpr std::uint32_t bits() const { return bits_; }
  constexpr Face face(int die) const { return bits_ >> (3 * die) & 7U; }
  constexpr int count(Face face) const { return static_cast<int>(bits_ >> (3 * (face - 1)) & 7U); }
  constexpr int row(int place) const { return static_cast<int>(bits_ >> (18 + 3 * place) & 7U); }
  constexpr int card() const { return static_cast<int>(bits_); }

  constexpr void set_face(int die, Face face) { bits_ |= std::uint32_t{face} << (3 * die); }
  constexpr void add(Face face) { bits_ += 1U << (3 * (face - 1)); }
  constexpr void set_row(int place, int die) {
    bits_ |= static_cast<std::uint32_t>(die) << (18 + 3 * place);
  }

  friend bool operator==(Throw, Throw) = default;

 private:
  std::uint32_t bits_ = 0;
};

/// Is this an outcome that the law can have?
bool possible(const Chance& chance, Throw outcome);

/// How often the outcome occurs among `total_weight(chance)` equally likely cases.
///   distinct  1 of 6^n
///   like      the number of ways to arrange the bag, of 6^n
///   serve     60 / (number of ways to break ties for the three lowest), of 60 * 6 * 6^6
///   card      1 of the number of cards left
std::uint64_t weight(const Chance& chance, Throw outcome);
std::uint64_t total_weight(const Chance& chance);

}  // namespace foxtray::dice
