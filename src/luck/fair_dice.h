// Fair dice: throws that follow from a seed word and the coordinates of the throw, so that anyone
// can recompute them, in any language. The method is written down in docs/fair-dice.md (F1 to F8).
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "dice/dice.h"
#include "luck/generator.h"
#include "luck/sha256.h"

namespace foxtray::luck {

inline constexpr std::size_t kMaxSeedPart = 64;                    // bytes, each two hex digits
inline constexpr std::size_t kMaxSeedWord = 4 * kMaxSeedPart + 1;  // characters: two parts and '-'

/// The dice of one seed word. A value without pointers: it may be copied, and read by many threads.
class FairDice {
 public:
  /// Reads a seed word (F1). If it is not one, a sentence says what is wrong with it.
  static std::optional<FairDice> from(std::string_view seed_word, std::string& what_is_wrong);

  /// The outcome of the law at its coordinates. Chance must owe something.
  dice::Throw at(const dice::Chance& chance) const;

 private:
  FairDice() = default;

  /// A number 0..n-1 (F4).
  int number(const dice::Chance& at, std::string_view kind, int index, int n) const;
  /// The numbers 0..n-1 in random order (F5).
  template <std::size_t n>
  std::array<std::uint8_t, n> shuffled(const dice::Chance& at, std::string_view kind) const;

  dice::Throw distinct(const dice::Chance& chance) const;
  dice::Throw like(const dice::Chance& chance) const;
  dice::Throw serve(const dice::Chance& chance) const;
  dice::Throw card(const dice::Chance& chance) const;

  Hmac hmac_;  // with the key (F2)
};

/// The seed word of one game of a batch (F7).
std::string make_seed(std::uint64_t seed, Stream game = {});

/// A seed word of one part, 32 bytes of the system's secure randomness. Throws std::runtime_error
/// if the system has none. A WebAssembly module has to be given one.
std::string fresh_seed();

/// What a server publishes before a game, and can be held to after it (F8): of a seed word, or of
/// its server's part alone.
std::optional<std::string> commitment(std::string_view seed_word, std::string& what_is_wrong);

}  // namespace foxtray::luck
