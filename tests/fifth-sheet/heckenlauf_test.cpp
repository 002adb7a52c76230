// What is particular to the fifth sheet: its areas lie otherwise, and everything follows them.
#include "heckenlauf.h"

#include <gtest/gtest.h>

#include "files.h"
#include "golden.h"
#include "script.h"
#include "walk.h"

namespace foxtray::tests {
namespace {

using Lines = std::vector<std::string>;

Lines beginning(const Script& game, std::string_view begin) {
  Lines found;
  for (const std::string& line : game.legal(1))
    if (line.starts_with(begin)) found.push_back(line);
  return found;
}

TEST(Heckenlauf, is_filled_as_printed) {
  EXPECT_EQ(walk_faults(clever::kHeckenlauf, clever::kHeckenlauf.print), Lines());
}

TEST(Heckenlauf, golden_games_come_out_as_before) {
  for (std::filesystem::path path : files_in(source_path("tests/fifth-sheet/golden"), ".fox")) {
    const std::string now = golden_text(text_of_file(path));
    EXPECT_TRUE(now == text_of_file(path.replace_extension(".golden"))) << path;
  }
}

// D3.4, D3.5: silver is the second area here, and the green die lies below it.
TEST(Heckenlauf, the_sweep_keeps_dice_to_the_rows_of_their_colours) {
  Script game("heckenlauf", 1);
  game.play("roll w1 g2 s5 o3 n6 t5\n1 take s5 sg5");
  EXPECT_EQ(beginning(game, "1 cross"), (Lines{"1 cross sg1", "1 cross sg2", "1 cross sn1",
                                               "1 cross so1", "1 cross so3", "1 cross st1"}));
}

// D3.10: a cross that white could make too uses up the die that keeps to its row.
TEST(Heckenlauf, a_cross_uses_up_the_die_of_the_row) {
  Script game("heckenlauf", 1);
  game.play("roll w2 g2 s5 o6 n6 t6\n1 take s5 sg5\n1 cross sg2");
  EXPECT_EQ(beginning(game, "1 cross"), (Lines{"1 cross sn2", "1 cross so2", "1 cross st2"}));
}

// H3.2, H3.3: turquoise is the fifth area, and its rows go by rolls.
TEST(Heckenlauf, turquoise_has_lanes) {
  Script game("heckenlauf", 1);
  game.play("roll w6 g6 s6 o6 n6 t4");
  EXPECT_EQ(beginning(game, "1 take t4"), Lines{"1 take t4 t14"});
}

// C10.2: brown is marked with brown and white.
TEST(Heckenlauf, brown_takes_the_sum_with_white) {
  Script game("heckenlauf", 1);
  game.play("roll w3 g6 s6 o6 n5 t6");
  EXPECT_EQ(beginning(game, "1 take n5"), Lines{"1 take n5 nr8"});
}

}  // namespace
}  // namespace foxtray::tests
