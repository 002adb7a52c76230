#include "players/normal.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <numbers>

namespace foxtray::players {
namespace {

TEST(Normal, IsWhatTheLibrarySaysToTheLastDigits) {
  for (double z = -8; z <= 30; z += 0.01) {
    const double above = 0.5 * std::erfc(z / std::numbers::sqrt2);
    EXPECT_NEAR(normal_above(z) / above, 1, 1e-11) << z;
    const double density = std::exp(-z * z / 2) / std::sqrt(2 * std::numbers::pi);
    EXPECT_NEAR(normal_density(z) / density, 1, 1e-12) << z;
  }
}

TEST(Normal, HasAMiddleAndEnds) {
  EXPECT_EQ(normal_above(0), 0.5);
  EXPECT_EQ(normal_above(1000), 0);
  EXPECT_EQ(normal_above(-1000), 1);
  EXPECT_EQ(normal_above(std::numeric_limits<double>::infinity()), 0);
}

TEST(Normal, FallsAllTheWay) {
  for (double z = -5; z < 30; z += 0.01) EXPECT_GT(normal_above(z), normal_above(z + 0.01)) << z;
}

}  // namespace
}  // namespace foxtray::players
