// The page every room agrees on: seats, moves, positions, and what a game is. No game's own words.
//
// A *decision* is a seat's choice, a *throw* is chance's, an *event* is either; a *move* is the
// code of a decision.
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <new>
#include <optional>
#include <span>
#include <string_view>
#include <type_traits>

#include "dice/dice.h"

namespace foxtray::game {

using Seat = std::uint8_t;  // 0-based; in records seats are numbered from 1
inline constexpr int kMaxSeats = 5;

/// The set of seats that owe a decision; or chance alone; or nobody, when the game is over.
class Actors {
 public:
  constexpr Actors() = default;
  constexpr explicit Actors(unsigned bits) : bits_(static_cast<std::uint8_t>(bits)) {}
  static constexpr Actors table() { return Actors(kTable); }

  constexpr bool over() const { return bits_ == 0; }
  constexpr bool chance() const { return bits_ == kTable; }
  constexpr bool has(Seat seat) const { return seat < kMaxSeats && (bits_ >> seat & 1) != 0; }
  constexpr Seat first() const {
    assert(!over() && !chance());
    return static_cast<Seat>(std::countr_zero(bits_));
  }
  constexpr unsigned bits() const { return bits_; }
  friend bool operator==(Actors, Actors) = default;

 private:
  static constexpr unsigned kTable = 1U << 7;
  std::uint8_t bits_ = 0;
};

/// The code of a decision. Its bit layout is private to the game and drawn there.
enum class Move : std::uint16_t {};

/// The legal moves of one seat, ascending. The most that any game reaches is about 216.
class MoveList {
 public:
  static constexpr std::size_t kCapacity = 256;

  // The array is deliberately not cleared: a list is made at every decision.
  MoveList() {}  // NOLINT(modernize-use-equals-default)

  void clear() { end_ = 0; }
  void push(Move move) {
    assert(end_ < kCapacity);
    moves_[end_++] = move;
  }
  std::size_t size() const { return end_; }
  bool empty() const { return end_ == 0; }
  Move operator[](std::size_t i) const { return moves_[i]; }
  const Move* begin() const { return moves_.data(); }
  const Move* end() const { return moves_.data() + end_; }
  bool contains(Move move) const {
    for (const Move m : *this)
      if (m == move) return true;
    return false;
  }

  /// For a game that writes many moves in one go: where to write, and how far it came.
  Move* tail() { return moves_.data() + end_; }
  void end_at(const Move* tail) {
    end_ = static_cast<std::size_t>(tail - moves_.data());
    assert(end_ <= kCapacity);
  }

 private:
  std::size_t end_ = 0;
  std::array<Move, kCapacity> moves_;
};

/// Compared as written: more points win, then the higher tie-break.
struct Score {
  int points = 0;
  int tie_break = 0;
  friend auto operator<=>(const Score&, const Score&) = default;
};

/// A house rule: its name and its values; the first one is the default.
struct Option {
  std::string_view name;
  std::span<const std::string_view> values;
  std::string_view meaning;
  bool names_seat = false;  // its values are seats, of which the game must have so many
};
inline constexpr std::size_t kMaxOptions = 4;

/// What a game starts from: the number of players and, for each of the game's options, which value.
struct Setup {
  std::uint8_t players = 1;
  std::array<std::uint8_t, kMaxOptions> choice{};
  friend bool operator==(const Setup&, const Setup&) = default;
};

/// Any game's state as a value: copy it to fork it; its bytes are its equality.
struct Position {
  static constexpr std::size_t kSize = 320;
  alignas(8) std::array<std::byte, kSize> bytes;
  friend bool operator==(const Position& a, const Position& b) {
    return std::memcmp(a.bytes.data(), b.bytes.data(), kSize) == 0;
  }
};
static_assert(sizeof(Position) <= 512);

/// Views a position as the state of the game it belongs to.
template <class State>
const State& as(const Position& position) {
  static_assert(sizeof(State) <= Position::kSize && std::is_trivially_copyable_v<State>);
  static_assert(std::has_unique_object_representations_v<State>, "equal states have equal bytes");
  return *std::launder(reinterpret_cast<const State*>(position.bytes.data()));
}
template <class State>
State& as(Position& position) {
  return const_cast<State&>(as<State>(static_cast<const Position&>(position)));
}
template <class State>
Position position_of(const State& state) {
  Position position{};
  std::memcpy(position.bytes.data(), &state, sizeof state);
  return position;
}

/// Why something was refused: a code of the game's own with its operands. `Game::refusals` has the
/// English sentences; other languages are the edge's business. In a sentence {N} stands for operand
/// N as a number, {cN} for the colour of that number in `Game::colour_names`.
struct Refusal {
  std::uint8_t code = 0;
  std::array<std::uint8_t, 3> operands{};
};

/// Room for the longest text of one move or throw.
inline constexpr std::size_t kMaxText = 64;

/// A game as one row of functions, for whoever picks the game at run time. All are pure; all but
/// `hear`, `hear_throw` and `why_not` trust their arguments.
struct Game {
  std::string_view id;
  std::string_view title;
  std::uint8_t min_players;
  std::uint8_t max_players;
  std::span<const Option> options;

  Position (*deal)(const Setup&);
  Setup (*setup)(const Position&);
  Actors (*actors)(const Position&);
  dice::Chance (*chance)(const Position&);
  void (*legal)(const Position&, Seat, MoveList&);
  void (*apply)(Position&, Seat, Move);
  void (*roll)(Position&, dice::Throw);
  Score (*score)(const Position&, Seat);
  /// Does the position hold anything that the seat may not know?
  bool (*has_secrets)(const Position&, Seat);
  /// If the seat, which is asked, decides now: will it be a secret for a while?
  bool (*decides_in_secret)(const Position&, Seat);
  /// Blanks what the seat may not know. Two positions that differ only in that conceal to equal
  /// bytes.
  void (*conceal)(Position&, Seat);

  /// The notation of a move (without the seat) or a throw; returns the end of what was written.
  char* (*say)(const Position&, Seat, Move, char* out);
  char* (*say_throw)(const Position&, dice::Throw, char* out);
  /// The legal move that the text means, if any.
  std::optional<Move> (*hear)(const Position&, Seat, std::string_view);
  /// The throw that the text means, if it is one that may come now.
  std::optional<dice::Throw> (*hear_throw)(const Position&, std::string_view);
  /// What chance owes, as `roll w y b`, `serve`, `card` or `roll 7`.
  char* (*say_chance)(const Position&, char* out);
  /// Why the text is not a legal move of an open seat.
  Refusal (*why_not)(const Position&, Seat, std::string_view);
  std::span<const std::string_view> refusals;
  std::span<const std::string_view> colour_names;
};

/// The seats with the best score, as bits: those who have won a game that is over.
unsigned winners(const Game& game, const Position& position);

/// The place of a seat: 1 and how many seats have a better score. Equal scores share a place.
int place(const Game& game, const Position& position, Seat seat);

/// Could a game have come to this position? What is asked of it goes far enough that every function
/// of the rules is safe on it, and on whatever follows from it.
enum class Soundness : std::uint8_t {
  unsound,
  concealed,  // sound, but what a seat may not know was blanked: it cannot be played on
  whole,
};

/// Are all bytes from there to the end zero?
bool zero_from(const Position& position, std::size_t first);

enum class Verdict : std::uint8_t { done, not_open, not_legal };

/// Checks, then applies. On a refusal the position is untouched.
Verdict play(const Game& game, Position& position, Seat seat, Move move);
/// Checks, then rolls. False, and the position untouched, if chance cannot bring this now.
bool play(const Game& game, Position& position, dice::Throw outcome);

/// How many of the option's values there are at a table of so many players.
inline std::size_t values_for(const Option& option, int players) {
  return option.names_seat ? static_cast<std::size_t>(players) : option.values.size();
}

/// The value index of an option by name; nothing if the game has no such option or value.
struct Choice {
  std::size_t option;
  std::uint8_t value;
};
enum class OptionFault : std::uint8_t { none, unknown_option, unknown_value, no_such_seat };
OptionFault find_option(const Game& game, int players, std::string_view name,
                        std::string_view value, Choice& found);

}  // namespace foxtray::game
