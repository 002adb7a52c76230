#include "training/curve.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>

namespace foxtray::training {
namespace {

constexpr double kWidth = 720;
constexpr double kHeight = 400;
constexpr double kLeft = 56;
constexpr double kRight = 20;
constexpr double kTop = 44;
constexpr double kBottom = 48;

template <class... Values>
std::string text(const char* format, Values... values) {
  std::array<char, 512> buffer;
  const int length = std::snprintf(buffer.data(), buffer.size(), format, values...);
  return {buffer.data(), static_cast<std::size_t>(std::max(length, 0))};
}

/// A round step that gives about `steps` of them over the range.
double round_step(double range, int steps) {
  const double rough = range / steps;
  const double power = std::pow(10.0, std::floor(std::log10(rough)));
  for (const double factor : {1.0, 2.0, 5.0})
    if (rough <= factor * power) return factor * power;
  return 10 * power;
}

struct Axes {
  double most_games;
  double lowest;
  double highest;

  double x(double games) const { return kLeft + (kWidth - kLeft - kRight) * games / most_games; }
  double y(double score) const {
    return kHeight - kBottom - (kHeight - kTop - kBottom) * (score - lowest) / (highest - lowest);
  }
};

Axes axes_of(const std::vector<CurvePoint>& curve) {
  Axes axes{1, 1e9, -1e9};
  for (const CurvePoint& point : curve) {
    axes.most_games = std::max(axes.most_games, static_cast<double>(point.games));
    axes.lowest = std::min(axes.lowest, point.mean);
    axes.highest = std::max(axes.highest, point.mean);
  }
  if (curve.empty()) return {1, 0, 1};
  axes.lowest = std::floor(axes.lowest / 10) * 10;
  axes.highest = std::max(axes.lowest + 10, std::ceil((axes.highest + 1) / 10) * 10);
  return axes;
}

std::string grid(const Axes& axes) {
  std::string svg;
  const double step = round_step(axes.highest - axes.lowest, 6);
  for (double score = std::ceil(axes.lowest / step) * step; score <= axes.highest + 1e-9;
       score += step) {
    svg += text("<line class='g' x1='%.1f' x2='%.1f' y1='%.1f' y2='%.1f'/>", kLeft, kWidth - kRight,
                axes.y(score), axes.y(score));
    svg += text("<text x='%.1f' y='%.1f' text-anchor='end'>%g</text>\n", kLeft - 8,
                axes.y(score) + 4, score);
  }
  const double games = round_step(axes.most_games, 6);
  for (double at = 0; at <= axes.most_games; at += games) {
    svg += text("<text x='%.1f' y='%.1f' text-anchor='middle'>%.0f</text>\n", axes.x(at),
                kHeight - kBottom + 18, at);
  }
  return svg;
}

}  // namespace

std::string curve_text(const std::vector<CurvePoint>& curve) {
  std::string lines = "# seconds games mean standard-error\n";
  for (const CurvePoint& point : curve)
    lines += text("%.0f %lld %.2f %.2f\n", point.seconds, static_cast<long long>(point.games),
                  point.mean, point.error);
  return lines;
}

std::vector<CurvePoint> curve_of(std::string_view lines) {
  std::vector<CurvePoint> curve;
  while (!lines.empty()) {
    const std::string line(lines.substr(0, lines.find('\n')));
    lines.remove_prefix(std::min(lines.size(), line.size() + 1));
    CurvePoint point;
    long long games = 0;
    if (std::sscanf(line.c_str(), "%lf %lld %lf %lf", &point.seconds, &games, &point.mean,
                    &point.error) != 4)
      continue;
    point.games = games;
    curve.push_back(point);
  }
  return curve;
}

std::string curve_svg(const std::vector<CurvePoint>& curve, std::string_view title,
                      std::string_view measure) {
  const Axes axes = axes_of(curve);
  std::string svg = text(
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 %.0f %.0f' role='img' "
      "font-family='sans-serif' font-size='12'>\n",
      kWidth, kHeight);
  svg += "<title>" + std::string(title) + "</title>\n";
  if (!curve.empty())
    svg += "<desc>" + std::string(measure) +
           text(" over games of training: %.1f at first, %.1f after %lld games.</desc>\n",
                curve.front().mean, curve.back().mean, static_cast<long long>(curve.back().games));
  svg +=
      "<style>text{fill:#333}.g{stroke:#ddd}.c{fill:none;stroke:#1f5fa8;stroke-width:2}"
      "@media(prefers-color-scheme:dark){text{fill:#ddd}.g{stroke:#444}.c{stroke:#7ab3f0}}</"
      "style>\n";
  svg += text("<text x='%.0f' y='24' font-size='16'>", kLeft) + std::string(title) + "</text>\n";
  svg += text("<text x='%.0f' y='40'>", kLeft) + std::string(measure) + "</text>\n";
  svg += grid(axes);
  svg += "<polyline class='c' points='";
  for (const CurvePoint& point : curve)
    svg += text("%.1f,%.1f ", axes.x(static_cast<double>(point.games)), axes.y(point.mean));
  svg += "'/>\n";
  svg += text("<text x='%.0f' y='%.0f' text-anchor='middle'>games played in training</text>\n",
              (kLeft + kWidth - kRight) / 2, kHeight - 10);
  return svg + "</svg>\n";
}

}  // namespace foxtray::training
