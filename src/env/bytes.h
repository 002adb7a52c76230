// Bits, nibbles and numbers as bytes, one after the other.
#pragma once

#include <cstdint>
#include <cstring>
#include <span>

namespace foxtray::env {

/// Eight bits as eight bytes of 0 or 1, the lowest first.
constexpr std::uint64_t bits_as_bytes(std::uint64_t bits) {
  const std::uint64_t apart = (bits & 0xff) * 0x0101010101010101U & 0x8040201008040201U;
  return (apart + 0x7f7f7f7f7f7f7f7fU) >> 7 & 0x0101010101010101U;
}
/// Eight nibbles as eight bytes.
constexpr std::uint64_t nibbles_as_bytes(std::uint64_t nibbles) {
  nibbles &= 0xffffffff;
  nibbles = (nibbles | nibbles << 16) & 0x0000ffff0000ffffU;
  nibbles = (nibbles | nibbles << 8) & 0x00ff00ff00ff00ffU;
  return (nibbles | nibbles << 4) & 0x0f0f0f0f0f0f0f0fU;
}

/// Writes bytes. It may touch eight bytes more than it was given: what comes later overwrites them.
class Writer {
 public:
  explicit Writer(std::uint8_t* out) : out_(out) {}

  void number(unsigned value) { *out_++ = static_cast<std::uint8_t>(value); }
  void bits(std::uint64_t bits, unsigned count) {
    for (unsigned done = 0; done < count; done += 8) word(done, bits_as_bytes(bits >> done));
    out_ += count;
  }
  void nibbles(std::uint64_t row, unsigned count) {
    for (unsigned done = 0; done < count; done += 8)
      word(done, nibbles_as_bytes(row >> (4 * done)));
    out_ += count;
  }
  std::uint8_t* end() const { return out_; }

 private:
  void word(unsigned at, std::uint64_t bytes) {
    for (unsigned i = 0; i < 8; ++i) out_[at + i] = static_cast<std::uint8_t>(bytes >> (8 * i));
  }

  std::uint8_t* out_;
};

class Reader {
 public:
  explicit Reader(std::span<const std::uint8_t> in) : at_(in.data()) {}

  std::uint8_t number() { return *at_++; }
  std::uint64_t bits(unsigned count) {
    std::uint64_t bits = 0;
    for (unsigned i = 0; i < count; ++i) bits |= std::uint64_t{number()} << i;
    return bits;
  }
  std::uint64_t nibbles(unsigned count) {
    std::uint64_t row = 0;
    for (unsigned i = 0; i < count; ++i) row |= std::uint64_t{number()} << (4 * i);
    return row;
  }

 private:
  const std::uint8_t* at_;
};

}  // namespace foxtray::env
