#include "luck/fair_dice.h"

#include <bit>
#include <cassert>
#include <charconv>
#include <cstring>
#include <numeric>
#include <type_traits>
#include <utility>

namespace foxtray::luck {
namespace {

using dice::Chance;
using dice::Face;
using dice::kMaxDice;
using dice::Throw;

constexpr std::string_view kTag = "foxtray-fair-dice-1";
constexpr int kFaces = 6;
constexpr std::size_t kCards = 8;
constexpr int kSetApart = 3;  // dice that a serve sets apart

/// The value of a lower-case hex digit, or -1.
int digit_of(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  return -1;
}

/// The bytes of the one or two parts of a seed word.
struct Parts {
  std::array<std::string, 2> bytes;
  std::size_t number = 0;
};

std::string wrong_character(std::string_view word, std::size_t at) {
  const char c = word[at];
  std::string sentence = "Character " + std::to_string(at + 1) + " of the seed";
  if (c > ' ' && c <= '~') sentence += std::string(", '") + c + "',";
  sentence += " is not a hex digit";
  if (c >= 'A' && c <= 'F') return sentence + " in lower case.";
  return sentence + "; a seed has only 0-9 and a-f, and one '-' between two parts.";
}

bool add_part(std::string_view digits, std::string_view name, Parts& parts,
              std::string& what_is_wrong) {
  const auto refuse = [&](std::string_view why) {
    what_is_wrong = std::string(name) + std::string(why);
    return false;
  };
  if (digits.empty()) return refuse(" is empty.");
  if (digits.size() % 2 != 0) {
    return refuse(" has an odd number of hex digits; every byte is written with two.");
  }
  if (digits.size() > 2 * kMaxSeedPart) {
    return refuse(" has " + std::to_string(digits.size()) + " hex digits; at most " +
                  std::to_string(2 * kMaxSeedPart) + " are allowed.");
  }
  std::string& bytes = parts.bytes[parts.number++];
  for (std::size_t i = 0; i < digits.size(); i += 2) {
    bytes += static_cast<char>(digit_of(digits[i]) << 4 | digit_of(digits[i + 1]));
  }
  return true;
}

std::optional<Parts> read_parts(std::string_view word, std::string& what_is_wrong) {
  if (word.size() > kMaxSeedWord) {
    what_is_wrong = "The seed has " + std::to_string(word.size()) + " characters; at most " +
                    std::to_string(kMaxSeedWord) + " are allowed.";
    return std::nullopt;
  }
  std::size_t hyphen = word.npos;
  for (std::size_t i = 0; i < word.size(); ++i) {
    if (word[i] == '-') {
      if (hyphen != word.npos) {
        what_is_wrong = "The seed has more than one '-'; it may have two parts at most.";
        return std::nullopt;
      }
      hyphen = i;
    } else if (digit_of(word[i]) < 0) {
      what_is_wrong = wrong_character(word, i);
      return std::nullopt;
    }
  }
  Parts parts;
  if (hyphen == word.npos) {
    if (!add_part(word, "The seed", parts, what_is_wrong)) return std::nullopt;
  } else {
    if (!add_part(word.substr(0, hyphen), "The server's part of the seed (before the '-')", parts,
                  what_is_wrong) ||
        !add_part(word.substr(hyphen + 1), "The players' part of the seed (after the '-')", parts,
                  what_is_wrong)) {
      return std::nullopt;
    }
  }
  return parts;
}

/// F2
Hash key_of(const Parts& parts) {
  std::string text(kTag);
  text += " key";
  text += static_cast<char>(parts.number);
  for (std::size_t i = 0; i < parts.number; ++i) {
    text += static_cast<char>(parts.bytes[i].size());
    text += parts.bytes[i];
  }
  return sha256(text);
}

/// The message of an HMAC (F3): words and numbers with single spaces between them.
class Message {
 public:
  explicit Message(std::string_view kind) {
    append(kTag);
    *end_++ = ' ';
    append(kind);
  }
  void add(unsigned number) {
    *end_++ = ' ';
    end_ = std::to_chars(end_, text_.data() + text_.size(), number).ptr;
  }
  std::size_t size() const { return static_cast<std::size_t>(end_ - text_.data()); }
  void cut(std::size_t size) { end_ = text_.data() + size; }
  std::string_view text() const { return {text_.data(), size()}; }

 private:
  void append(std::string_view text) {
    std::memcpy(end_, text.data(), text.size());
    end_ += text.size();
  }

  std::array<char, 80> text_;
  char* end_ = text_.data();
};

}  // namespace

std::string hex(const Hash& bytes) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  std::string text;
  text.reserve(2 * bytes.size());
  for (const unsigned char byte : bytes) {
    text += kDigits[byte >> 4];
    text += kDigits[byte & 15];
  }
  return text;
}

std::optional<FairDice> FairDice::from(std::string_view seed_word, std::string& what_is_wrong) {
  static_assert(std::is_trivially_copyable_v<FairDice>);
  const std::optional<Parts> parts = read_parts(seed_word, what_is_wrong);
  if (!parts) return std::nullopt;
  FairDice dice;
  dice.hmac_ = Hmac(key_of(*parts));
  return dice;
}

int FairDice::number(const Chance& at, std::string_view kind, int index, int n) const {
  Message message(kind);
  for (const unsigned coordinate : {unsigned{at.turn}, unsigned{at.roll}, unsigned{at.again}}) {
    message.add(coordinate);
  }
  message.add(static_cast<unsigned>(index));
  const std::size_t before_try = message.size();
  const int accepted = 256 - 256 % n;
  for (unsigned attempt = 0;; ++attempt) {
    message.cut(before_try);
    message.add(attempt);
    const Hash hash = hmac_.of(message.text());
    if (hash[0] < accepted) return hash[0] % n;
  }
}

template <std::size_t n>
std::array<std::uint8_t, n> FairDice::shuffled(const Chance& at, std::string_view kind) const {
  std::array<std::uint8_t, n> order;
  std::iota(order.begin(), order.end(), std::uint8_t{0});
  for (std::size_t last = n - 1; last > 0; --last) {
    const int with = number(at, kind, static_cast<int>(last), static_cast<int>(last + 1));
    std::swap(order[last], order[static_cast<std::size_t>(with)]);
  }
  return order;
}

Throw FairDice::distinct(const Chance& chance) const {
  Throw outcome;
  for (int die = 0; die < kMaxDice; ++die) {
    if ((chance.dice >> die & 1) == 0) continue;
    outcome.set_face(die, static_cast<Face>(number(chance, "die", die, kFaces) + 1));
  }
  return outcome;
}

Throw FairDice::like(const Chance& chance) const {
  assert(chance.dice <= kMaxLikeDice);
  Throw outcome;
  for (int die = 0; die < chance.dice; ++die) {
    outcome.add(static_cast<Face>(number(chance, "like", die, kFaces) + 1));
  }
  return outcome;
}

Throw FairDice::serve(const Chance& chance) const {
  Throw outcome;
  for (int die = 0; die < kMaxDice; ++die) {
    outcome.set_face(die, static_cast<Face>(number(chance, "serve", die, kFaces) + 1));
  }
  unsigned apart = 0;
  int open = kSetApart;
  const auto tie = shuffled<kMaxDice>(chance, "tie");
  for (Face face = 1; open > 0; ++face) {
    for (const std::uint8_t die : tie) {
      if (outcome.face(die) != face || open == 0) continue;
      apart |= 1U << die;
      --open;
    }
  }
  int place = 0;
  for (const std::uint8_t die : shuffled<kMaxDice>(chance, "row")) {
    if ((apart >> die & 1U) == 0) outcome.set_row(place++, die);
  }
  return outcome;
}

Throw FairDice::card(const Chance& chance) const {
  assert(chance.dice != 0);
  for (const std::uint8_t card : shuffled<kCards>(chance, "card")) {
    if ((chance.dice >> card & 1) != 0) return Throw(card);
  }
  return Throw();
}

Throw FairDice::at(const Chance& chance) const {
  switch (chance.law) {
    case dice::Law::none:
      break;
    case dice::Law::distinct:
      return distinct(chance);
    case dice::Law::like:
      return like(chance);
    case dice::Law::serve:
      return serve(chance);
    case dice::Law::card:
      return card(chance);
  }
  assert(false && "chance owes nothing");
  return Throw();
}

std::string make_seed(std::uint64_t seed, Stream game) {
  return hex(sha256(std::string(kTag) + " game " + std::to_string(seed) + " " +
                    std::to_string(static_cast<std::uint64_t>(game))));
}

std::optional<std::string> commitment(std::string_view seed_word, std::string& what_is_wrong) {
  const std::optional<Parts> parts = read_parts(seed_word, what_is_wrong);
  if (!parts) return std::nullopt;
  return hex(sha256(parts->bytes[0]));
}

}  // namespace foxtray::luck
