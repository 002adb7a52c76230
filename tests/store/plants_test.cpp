// Tests the tests: a store with a planted mistake must fail them.
#include <gtest/gtest.h>
#include <sys/wait.h>

#include <cstdlib>
#include <string>

#include "store/memory.h"

namespace foxtray::store {
namespace {

/// Whether the demands are met by a store in memory with this mistake.
bool passes(Plant plant) {
  const std::string command = "FOXTRAY_STORE_PLANT=" + std::to_string(static_cast<int>(plant)) +
                              " /proc/" + std::to_string(getpid()) +
                              "/exe --gtest_filter='*/*.*/memory' >/dev/null 2>&1";
  const int status = std::system(command.c_str());
  EXPECT_TRUE(WIFEXITED(status));
  return WEXITSTATUS(status) == 0;
}

TEST(StorePlants, NoMistakeIsFound) { EXPECT_TRUE(passes(Plant::none)); }

TEST(StorePlants, EveryMistakeIsFound) {
  for (const Plant plant :
       {Plant::early_answer, Plant::lost_reply, Plant::double_win, Plant::half_append,
        Plant::lost_wake, Plant::stale_epoch, Plant::answered_twice})
    EXPECT_FALSE(passes(plant)) << "plant " << static_cast<int>(plant);
}

}  // namespace
}  // namespace foxtray::store
