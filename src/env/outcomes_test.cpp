#include "env/outcomes.h"

#include <gtest/gtest.h>

#include <set>

namespace foxtray::env {
namespace {

TEST(Outcomes, are_all_different_and_weigh_everything_together) {
  using dice::Law;
  for (const dice::Chance& chance :
       {dice::Chance{.law = Law::distinct, .dice = 0b101101},
        dice::Chance{.law = Law::distinct, .dice = 0b000010},
        dice::Chance{.law = Law::like, .dice = 7}, dice::Chance{.law = Law::like, .dice = 1},
        dice::Chance{.law = Law::serve, .dice = 0b111111},
        dice::Chance{.law = Law::card, .dice = 0b1010010}}) {
    std::set<std::uint32_t> met;
    std::uint64_t weight = 0;
    each_outcome(chance, [&](dice::Throw outcome) {
      EXPECT_TRUE(met.insert(outcome.bits()).second);
      weight += dice::weight(chance, outcome);
    });
    EXPECT_EQ(weight, dice::total_weight(chance));
  }
}

}  // namespace
}  // namespace foxtray::env
