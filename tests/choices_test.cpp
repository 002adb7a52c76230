// The master's choices in positions of the golden games, so that a change that is not meant to
// change how players think is seen not to, on every machine.
#include "choices/choices.h"

#include <gtest/gtest.h>

#include "files.h"
#include "roster/roster.h"

namespace foxtray::tests {
namespace {

constexpr std::size_t kEvery = 47;  // as tests/README.md says

TEST(Choices, TheMasterChoosesAsRecorded) {
  std::vector<std::string> found;
  const auto player = roster::make("master");
  for (const auto& path : files_in(source_path("tests/golden"), ".fox"))
    for (const std::string& line : choices(*player, text_of_file(path), kEvery))
      found.push_back(path.filename().string() + ":" + line);
  EXPECT_EQ(found, lines_of(text_of_file(source_path("tests/choices/master.txt"))));
}

}  // namespace
}  // namespace foxtray::tests
