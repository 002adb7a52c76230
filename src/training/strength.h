// How strong a network is: the mean of its results, and its standard error.
#pragma once

#include <algorithm>
#include <cmath>
#include <vector>

namespace foxtray::training {

struct Strength {
  double mean;
  double error;
};

template <class Number>
Strength strength_of(const std::vector<Number>& results) {
  double sum = 0;
  double squares = 0;
  for (const double result : results) {
    sum += result;
    squares += result * result;
  }
  const auto size = static_cast<double>(results.size());
  const double mean = sum / size;
  return {mean, std::sqrt(std::max(0.0, squares / size - mean * mean) / size)};
}

}  // namespace foxtray::training
