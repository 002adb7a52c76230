#include "cli/statistics.h"

#include <fmt/core.h>
#include <unistd.h>

#include <algorithm>
#include <boost/json.hpp>
#include <chrono>
#include <cstdio>

#include "cli/common.h"

namespace foxtray::cli {
namespace {

using arena::Distribution;

constexpr std::array<double, 7> kQuantiles = {0.01, 0.05, 0.25, 0.5, 0.75, 0.95, 0.99};

void draw_bar(std::int64_t done, std::int64_t all, const std::string& what) {
  constexpr std::int64_t kWidth = 40;
  const auto filled = static_cast<std::size_t>(kWidth * done / std::max<std::int64_t>(all, 1));
  fmt::print(stderr, "\r[{:<40}] {} of {} {}", std::string(filled, '#'), done, all, what);
  std::fflush(stderr);
}

/// Width of a histogram's bars so that there are at most about twenty.
int bar_width(const Distribution& points) {
  const int range = points.highest() - points.lowest() + 1;
  for (const int width : {1, 2, 5, 10, 20, 25, 50, 100}) {
    if (range <= 20 * width) return width;
  }
  return 200;
}

int floor_to(int score, int width) {
  return (score >= 0 ? score : score - width + 1) / width * width;
}

}  // namespace

Progress::Progress(const std::atomic<std::int64_t>& done, std::int64_t all, std::string what) {
  if (isatty(STDERR_FILENO) == 0) return;
  thread_ = std::jthread([&done, all, what = std::move(what)](const std::stop_token& stop) {
    while (!stop.stop_requested()) {
      draw_bar(done, all, what);
      std::this_thread::sleep_for(std::chrono::milliseconds(100));
    }
    fmt::print(stderr, "\r\x1b[K");
  });
}

std::string cut_short_text(std::int64_t played, std::int64_t wanted, const std::string& what) {
  if (played >= wanted) return "";
  return fmt::format("cut short: {} of {} {} were finished\n", played, wanted, what);
}

boost::json::object seat_json(const arena::SeatSummary& seat, const std::string& player,
                              std::int64_t games) {
  const Distribution& points = seat.points;
  if (games == 0) return {{"player", player}};
  boost::json::object quantiles;
  for (const double share : kQuantiles)
    quantiles[fmt::format("{:g}", share)] = points.quantile(share);
  boost::json::array histogram;
  const int width = bar_width(points);
  for (int from = floor_to(points.lowest(), width); from <= points.highest(); from += width) {
    histogram.push_back(
        {{"from", from}, {"to", from + width - 1}, {"games", points.between(from, from + width)}});
  }
  boost::json::object object{{"player", player},
                             {"mean", points.mean()},
                             {"deviation", points.deviation()},
                             {"standard_error", points.standard_error()},
                             {"lowest", points.lowest()},
                             {"highest", points.highest()},
                             {"quantiles", quantiles},
                             {"histogram", histogram},
                             {"wins", seat.games_won() / static_cast<double>(games)}};
  if (seat.less_luck.size() > 0)
    object["less_luck"] = {{"mean", seat.less_luck.mean()},
                           {"standard_error", seat.less_luck.standard_error()}};
  return object;
}

void print_seat(const arena::Summary& summary, std::size_t number, const std::string& player) {
  const arena::SeatSummary& seat = summary.seats[number];
  const std::size_t seats = summary.seats.size();
  const Distribution& points = seat.points;
  const std::string wins =
      seats == 1 ? ""
                 : fmt::format(", wins {:.1f} %",
                               100 * seat.games_won() / static_cast<double>(summary.games));
  const std::string sure = summary.games < 2
                               ? " (one game does not tell how sure that is)"
                               : fmt::format(" +- {:.2f}, deviation {:.1f}",
                                             points.standard_error(), points.deviation());
  print(fmt::format("seat {} ({}): mean {:.2f}{}{}\n", number + 1, player, points.mean(), sure,
                    wins));
  if (seat.less_luck.size() > 0)
    print(fmt::format("  less the luck of the dice: mean {:.2f} +- {:.2f}\n", seat.less_luck.mean(),
                      seat.less_luck.standard_error()));
  std::string line = fmt::format("  lowest {}", points.lowest());
  for (const double share : kQuantiles)
    line += fmt::format(", {:g} %: {}", 100 * share, points.quantile(share));
  print(line + fmt::format(", highest {}\n", points.highest()));
  const int width = bar_width(points);
  std::int64_t most = 1;
  for (int from = floor_to(points.lowest(), width); from <= points.highest(); from += width) {
    most = std::max(most, points.between(from, from + width));
  }
  for (int from = floor_to(points.lowest(), width); from <= points.highest(); from += width) {
    const std::int64_t n = points.between(from, from + width);
    const auto length = static_cast<std::size_t>((40 * n + most - 1) / most);
    const std::string range =
        width == 1 ? fmt::format("{}", from) : fmt::format("{}..{}", from, from + width - 1);
    print(fmt::format("  {:>9} {:<40} {:5.1f} %\n", range, std::string(length, '#'),
                      100.0 * static_cast<double>(n) / static_cast<double>(summary.games)));
  }
}

}  // namespace foxtray::cli
