#include "players/checksum.h"

#include <gtest/gtest.h>

#include <string_view>

namespace foxtray::players {
namespace {

TEST(Checksum, IsThatOfZlib) {
  const std::string_view text = "123456789";
  const auto bytes = std::as_bytes(std::span(text));
  EXPECT_EQ(crc32({}), 0U);
  EXPECT_EQ(crc32(bytes), 0xcbf43926U);
  EXPECT_EQ(crc32(bytes.subspan(4), crc32(bytes.first(4))), 0xcbf43926U);
}

}  // namespace
}  // namespace foxtray::players
