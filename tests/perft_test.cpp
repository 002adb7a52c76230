// Exact numbers of ways to play on. tests/perft/verify.py counts the same with the independent
// reference.
#include "perft.h"

#include <gtest/gtest.h>

#include <set>

#include "files.h"

namespace foxtray::tests {
namespace {

std::vector<std::filesystem::path> perft_files() {
  return files_in(source_path("tests/perft"), ".perft");
}

class PerftFile : public testing::TestWithParam<std::filesystem::path> {};

TEST_P(PerftFile, has_exactly_these_ends) {
  const Perft perft = perft_in(text_of_file(GetParam()));
  ASSERT_FALSE(perft.ends.empty());
  for (std::size_t lines = 0; lines < perft.ends.size(); ++lines) {
    EXPECT_EQ(ends_of(perft, lines), perft.ends[lines]) << "with " << lines << " lines of script";
  }
}

INSTANTIATE_TEST_SUITE_P(All, PerftFile, testing::ValuesIn(perft_files()), [](const auto& param) {
  std::string name = param.param.stem().string();
  for (char& c : name) {
    if (c == '-') c = '_';
  }
  return name;
});

TEST(Perft, exists_for_every_game) {
  std::set<std::string_view> counted;
  for (const auto& path : perft_files()) {
    counted.insert(perft_in(text_of_file(path)).record.game().id);
  }
  for (const auto& entry : catalog::games()) EXPECT_TRUE(counted.contains(entry.game->id));
}

}  // namespace
}  // namespace foxtray::tests
