// What the fuzz targets share: choices out of bytes, and games that follow from them.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "luck/generator.h"
#include "record/record.h"

namespace foxtray::fuzz {

/// Ends the run, and says why, unless the claim is true.
void demand(bool claim, const char* what);

/// The fuzzer's bytes, as a row of choices. After the last one every choice is 0.
class Bytes {
 public:
  Bytes(const std::uint8_t* data, std::size_t size) : left_(data, size) {}

  bool empty() const { return left_.empty(); }
  std::uint8_t byte() {
    if (left_.empty()) return 0;
    const std::uint8_t first = left_.front();
    left_ = left_.subspan(1);
    return first;
  }
  std::uint32_t word() {
    std::uint32_t result = 0;
    for (int i = 0; i < 4; ++i) result = result << 8 | byte();
    return result;
  }
  /// A number 0..n-1; n is at least 1. One byte, if that is enough.
  std::size_t below(std::size_t n) { return (n <= 256 ? byte() : word()) % n; }
  bool maybe() { return (byte() & 1U) != 0; }
  /// The next bytes as text, at most so many.
  std::string_view text(std::size_t most);

 private:
  std::span<const std::uint8_t> left_;
};

/// A game, its players and its options.
record::Header any_header(Bytes& bytes);

/// Adds random events to the record until it has so many or the game is over; returns the position.
game::Position play_on(record::Record& record, luck::Generator& luck, std::size_t events);

/// Reads the text of a record and demands that it comes out as the record, byte for byte.
void demand_round_trip(const record::Record& record);

}  // namespace foxtray::fuzz
