// Every area of every sheet, filled field by field, takes, pays and scores what its page says.
#include "walk.h"

#include <gtest/gtest.h>

#include "catalog/catalog.h"
#include "printed.h"

namespace foxtray::tests {
namespace {

TEST(Walk, every_sheet_is_filled_as_its_page_says) {
  for (const catalog::Entry& entry : catalog::games()) {
    if (entry.sheet == nullptr) continue;
    EXPECT_EQ(walk_faults(*entry.sheet, printed_in_docs(entry.game->id)),
              std::vector<std::string>());
  }
}

}  // namespace
}  // namespace foxtray::tests
