// The normal distribution, bit by bit the same on every machine: the functions of mathematical
// libraries differ in their last digits, and what is chosen can hang on those.
#pragma once

namespace foxtray::players {

/// The density of deviation 1 around 0.
double normal_density(double z);
/// The chance to be above z.
double normal_above(double z);

}  // namespace foxtray::players
