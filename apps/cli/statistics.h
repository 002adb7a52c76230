// Scores of many games, in words and for programs; and a bar while they are played.
#pragma once

#include <atomic>
#include <boost/json/object.hpp>
#include <string>
#include <thread>

#include "arena/simulation.h"

namespace foxtray::cli {

/// A bar on standard error while something runs, if somebody is looking. `done` must outlive it.
class Progress {
 public:
  Progress(const std::atomic<std::int64_t>& done, std::int64_t all, std::string what);

 private:
  std::jthread thread_;
};

/// The note that fewer games were played than wanted; empty if all were.
std::string cut_short_text(std::int64_t played, std::int64_t wanted, const std::string& what);

/// Points of one seat: mean, quantiles, histogram, wins. Of no games only the player.
boost::json::object seat_json(const arena::SeatSummary& seat, const std::string& player,
                              std::int64_t games);
void print_seat(const arena::Summary& summary, std::size_t seat, const std::string& player);

}  // namespace foxtray::cli
