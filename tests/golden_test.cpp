// Golden games come out as they did, and every game of the catalogue has some; complete games of an
// independent implementation are accepted with exactly its legal lines.
#include "golden.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "catalog/catalog.h"
#include "files.h"

namespace foxtray::tests {
namespace {

std::string named(const std::filesystem::path& path) {
  std::string name = path.stem().string();
  std::replace_if(name.begin(), name.end(), [](char c) { return c == '-' || c == '='; }, '_');
  return name;
}

class GoldenGame : public testing::TestWithParam<std::filesystem::path> {};

TEST_P(GoldenGame, comes_out_as_before) {
  std::filesystem::path path = GetParam();
  const std::string text = text_of_file(path);
  const auto now = lines_of(golden_text(text));
  const auto golden = lines_of(text_of_file(path.replace_extension(".golden")));
  for (std::size_t i = 0; i < std::min(now.size(), golden.size()); ++i) {
    ASSERT_EQ(now[i], golden[i]) << path << ":" << i + 1
                                 << " (if it is meant to change: tests/golden/regenerate)";
  }
  EXPECT_EQ(now.size(), golden.size());
}

TEST_P(GoldenGame, is_finished_and_written_as_it_is_read) {
  const std::string text = text_of_file(GetParam());
  record::Record record;
  ASSERT_FALSE(record::read(text, record));
  EXPECT_EQ(record::text_of(record), text);
  EXPECT_TRUE(record.game().actors(record.position()).over());
}

INSTANTIATE_TEST_SUITE_P(All, GoldenGame,
                         testing::ValuesIn(files_in(source_path("tests/golden"), ".fox")),
                         [](const auto& param) { return named(param.param); });

TEST(GoldenGames, exist_for_every_game_and_number_of_players) {
  std::vector<std::string> present;
  for (const auto& path : files_in(source_path("tests/golden"), ".fox")) {
    record::Record record;
    ASSERT_FALSE(record::read(text_of_file(path), record)) << path;
    present.push_back(std::string(record.game().id) + " " +
                      std::to_string(record.header().setup.players));
  }
  for (const auto& entry : catalog::games()) {
    for (int players = entry.game->min_players; players <= entry.game->max_players; ++players) {
      const std::string wanted = std::string(entry.game->id) + " " + std::to_string(players);
      EXPECT_NE(std::find(present.begin(), present.end(), wanted), present.end())
          << "no golden game of " << wanted << ": run tests/golden/regenerate";
    }
  }
}

class ExampleGame : public testing::TestWithParam<std::filesystem::path> {};

TEST_P(ExampleGame, has_exactly_these_legal_lines) {
  std::filesystem::path path = GetParam();
  const std::string text = text_of_file(path);
  const std::string counts = text_of_file(path.replace_extension(".counts"));
  path.replace_extension(".legal");
  const std::string legal = std::filesystem::exists(path) ? text_of_file(path) : std::string();
  EXPECT_EQ(example_faults(text, counts, legal), std::vector<std::string>());
}

INSTANTIATE_TEST_SUITE_P(All, ExampleGame,
                         testing::ValuesIn(files_in(source_path("tests/golden/examples"), ".fox")),
                         [](const auto& param) { return named(param.param); });

}  // namespace
}  // namespace foxtray::tests
