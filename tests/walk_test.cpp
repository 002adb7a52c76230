// Every area of every sheet, filled field by field, takes, pays and scores what its page says.
#include "walk.h"

#include <gtest/gtest.h>

namespace foxtray::tests {
namespace {

using Faults = std::vector<std::string>;

TEST(Walk, ganz_schon_clever) { EXPECT_EQ(walk_faults("ganz-schon-clever"), Faults()); }
TEST(Walk, doppelt_so_clever) { EXPECT_EQ(walk_faults("doppelt-so-clever"), Faults()); }
TEST(Walk, clever_hoch_drei) { EXPECT_EQ(walk_faults("clever-hoch-drei"), Faults()); }

}  // namespace
}  // namespace foxtray::tests
