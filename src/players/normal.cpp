#include "players/normal.h"

#include <cmath>
#include <numbers>

namespace foxtray::players {
namespace {

/// e to the power of x, which is not above 0: a power of two, and a series for the rest.
double exponential(double x) {
  constexpr double kLeast = -700;
  // The logarithm of 2 in two parts: the first has so few digits that its multiples are exact.
  constexpr double kLarge = 0.693359375;
  constexpr double kSmall = std::numbers::ln2 - kLarge;
  constexpr int kTerms = 14;
  if (x < kLeast) return 0;
  const double twos = std::floor(x / std::numbers::ln2 + 0.5);
  const double rest = (x - twos * kLarge) - twos * kSmall;
  double sum = 1;
  for (int n = kTerms; n > 0; --n) sum = 1 + sum * rest / n;
  return std::ldexp(sum, static_cast<int>(twos));
}

}  // namespace

double normal_density(double z) {
  return exponential(-z * z / 2) * (std::numbers::inv_sqrtpi / std::numbers::sqrt2);
}

/// Near the middle a power series, far from it a continued fraction.
double normal_above(double z) {
  constexpr double kFar = 3;
  constexpr int kSeries = 60;
  constexpr int kFraction = 60;
  const double x = std::abs(z);
  double tail = 0;
  if (x < kFar) {
    double term = x;
    double sum = x;
    for (int n = 3; n < kSeries; n += 2) {
      term *= x * x / n;
      sum += term;
    }
    tail = 0.5 - normal_density(x) * sum;
  } else {
    double fraction = x;
    for (int n = kFraction; n > 0; --n) fraction = x + n / fraction;
    tail = normal_density(x) / fraction;
  }
  return z > 0 ? tail : 1 - tail;
}

}  // namespace foxtray::players
