// SHA-256 (FIPS 180-4) and HMAC (FIPS 198-1) without any library, for the Python package, which
// runs where there is none. Who plays there gives the seeds, so there is no fresh_seed here.
#include <bit>
#include <cstring>

#include "luck/sha256.h"

namespace foxtray::luck {
namespace {

constexpr std::size_t kBlock = 64;
using Words = std::array<std::uint32_t, 8>;
using Block = std::array<unsigned char, kBlock>;

/// The first 32 bits of the fractions of square or cube roots of the first primes, by exact
/// arithmetic: the largest n with n^power <= prime * 2^(32 * power).
template <std::size_t count>
constexpr std::array<std::uint32_t, count> fractions_of_roots(int power) {
  __extension__ typedef unsigned __int128 Wide;  // NOLINT(modernize-use-using)
  std::array<std::uint32_t, count> words{};
  std::size_t found = 0;
  for (std::uint64_t prime = 2; found < count; ++prime) {
    bool divided = false;
    for (std::uint64_t d = 2; d * d <= prime; ++d) divided = divided || prime % d == 0;
    if (divided) continue;
    std::uint64_t root = 0;
    for (int bit = 36; bit >= 0; --bit) {
      const std::uint64_t next = root | std::uint64_t{1} << bit;
      // Below 2^37, so that a cube has at most 111 bits.
      const Wide raised = power == 2 ? Wide{next} * next : Wide{next} * next * next;
      if (raised <= Wide{prime} << (32 * power)) root = next;
    }
    words[found++] = static_cast<std::uint32_t>(root);
  }
  return words;
}
constexpr auto kStart = fractions_of_roots<8>(2);
constexpr auto kRound = fractions_of_roots<64>(3);
static_assert(kStart[0] == 0x6a09e667 && kRound[63] == 0xc67178f2);

std::uint32_t word_at(const unsigned char* bytes) {
  return std::uint32_t{bytes[0]} << 24 | std::uint32_t{bytes[1]} << 16 |
         std::uint32_t{bytes[2]} << 8 | std::uint32_t{bytes[3]};
}

void take_in(Words& state, const unsigned char* block) {
  std::array<std::uint32_t, 64> w{};
  for (std::size_t t = 0; t < 16; ++t) w[t] = word_at(block + 4 * t);
  for (std::size_t t = 16; t < 64; ++t) {
    const std::uint32_t a = w[t - 15];
    const std::uint32_t b = w[t - 2];
    w[t] = w[t - 16] + (std::rotr(a, 7) ^ std::rotr(a, 18) ^ a >> 3) + w[t - 7] +
           (std::rotr(b, 17) ^ std::rotr(b, 19) ^ b >> 10);
  }
  auto [a, b, c, d, e, f, g, h] = state;
  for (std::size_t t = 0; t < 64; ++t) {
    const std::uint32_t first = h + (std::rotr(e, 6) ^ std::rotr(e, 11) ^ std::rotr(e, 25)) +
                                ((e & f) ^ (~e & g)) + kRound[t] + w[t];
    const std::uint32_t second =
        (std::rotr(a, 2) ^ std::rotr(a, 13) ^ std::rotr(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    h = g;
    g = f;
    f = e;
    e = d + first;
    d = c;
    c = b;
    b = a;
    a = first + second;
  }
  const Words changed = {a, b, c, d, e, f, g, h};
  for (std::size_t i = 0; i < state.size(); ++i) state[i] += changed[i];
}

/// The hash of what the state has taken in (`before` bytes, whole blocks) and this.
Hash finish(Words state, std::string_view rest, std::uint64_t before) {
  const std::uint64_t bits = 8 * (before + rest.size());
  Block block{};
  for (; rest.size() >= kBlock; rest.remove_prefix(kBlock)) {
    std::memcpy(block.data(), rest.data(), kBlock);
    take_in(state, block.data());
  }
  block = {};
  std::memcpy(block.data(), rest.data(), rest.size());
  block[rest.size()] = 0x80;
  if (rest.size() >= kBlock - 8) {
    take_in(state, block.data());
    block = {};
  }
  for (std::size_t i = 0; i < 8; ++i)
    block[kBlock - 1 - i] = static_cast<unsigned char>(bits >> (8 * i));
  take_in(state, block.data());
  Hash hash;
  for (std::size_t i = 0; i < hash.size(); ++i)
    hash[i] = static_cast<unsigned char>(state[i / 4] >> (24 - 8 * (i % 4)));
  return hash;
}

/// A state that has taken in the key, padded and changed.
Words keyed(const Hash& key, unsigned char pad) {
  Block block;
  block.fill(pad);
  for (std::size_t i = 0; i < key.size(); ++i) block[i] ^= key[i];
  Words state = kStart;
  take_in(state, block.data());
  return state;
}

}  // namespace

Hash sha256(std::string_view bytes) { return finish(kStart, bytes, 0); }

Hmac::Hmac(const Hash& key) {
  const std::array<Words, 2> states = {keyed(key, 0x36), keyed(key, 0x5c)};
  static_assert(sizeof states <= sizeof keyed_);
  std::memcpy(keyed_.data(), &states, sizeof states);
}

Hash Hmac::of(std::string_view message) const {
  std::array<Words, 2> states;
  std::memcpy(&states, keyed_.data(), sizeof states);
  const Hash inner = finish(states[0], message, kBlock);
  return finish(states[1], {reinterpret_cast<const char*>(inner.data()), inner.size()}, kBlock);
}

}  // namespace foxtray::luck
