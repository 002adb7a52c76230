// The learning curve: how strong the network was, and when.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace foxtray::training {

struct CurvePoint {
  double seconds = 0;
  std::int64_t games = 0;
  double mean = 0;
  double error = 0;
};

/// As lines `seconds games mean error`, with a heading.
std::string curve_text(const std::vector<CurvePoint>& curve);
/// Reads such lines; lines that are none are left out.
std::vector<CurvePoint> curve_of(std::string_view lines);

/// A plot over games of what was measured, in words.
std::string curve_svg(const std::vector<CurvePoint>& curve, std::string_view title,
                      std::string_view measure);

}  // namespace foxtray::training
