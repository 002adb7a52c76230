#include "golden_sheets.h"

#include <gtest/gtest.h>

#include "files.h"

namespace foxtray::tests {
namespace {

TEST(GoldenSheets, look_as_before) {
  for (const auto& [path, text] : golden_sheets())
    EXPECT_TRUE(text_of_file(source_path(path)) == text)
        << path << " is drawn differently; ./do golden writes it anew";
}

}  // namespace
}  // namespace foxtray::tests
