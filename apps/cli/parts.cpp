#include "cli/parts.h"

#include <fmt/core.h>

#include <boost/json.hpp>
#include <charconv>
#include <cmath>

#include "cli/common.h"

namespace foxtray::cli {
namespace {

namespace json = boost::json;

Part part_named(const std::string& text, bool has_json) {
  const std::vector<std::string> words = split(text, '/');
  Part part;
  const auto read = [](const std::string& word, std::int64_t& number) {
    const char* end = word.data() + word.size();
    const auto [at, error] = std::from_chars(word.data(), end, number);
    return error == std::errc() && at == end;
  };
  constexpr std::int64_t kMost = 1'000'000;
  if (words.size() != 2 || !read(words[0], part.number) || !read(words[1], part.of) ||
      part.number < 1 || part.number > part.of || part.of > kMost) {
    throw Trouble{"a part is written as 2/16, the second of sixteen parts, not " + text};
  }
  if (!has_json) throw Trouble{"a part is for foxtray sum: say --json too"};
  return part;
}

json::object head(const char* verb, Part part, json::object run, bool cut_short) {
  return {{"verb", verb},
          {"part", {{"number", part.number}, {"of", part.of}}},
          {"run", std::move(run)},
          {"cut_short", cut_short}};
}

/// How many games ended with how many points, exactly.
json::array counts_of(const arena::Distribution& points) {
  json::array counts;
  if (points.size() == 0) return counts;
  for (int score = points.lowest(); score <= points.highest(); ++score) {
    const std::int64_t games = points.between(score, score + 1);
    if (games != 0) counts.push_back({score, games});
  }
  return counts;
}

/// A number that is read back as it was: what is not whole is written in base 16.
json::value exactly(double number) {
  if (number == std::floor(number) && std::abs(number) < 1e9)
    return static_cast<std::int64_t>(number);
  return json::string(fmt::format("{:a}", number));
}

json::array strings(const std::vector<std::string>& words) {
  return json::array(words.begin(), words.end());
}

}  // namespace

Part part_of(const SimulateCall& call) { return part_named(call.part, call.json); }

Part part_of(const MatchCall& call) {
  if (call.table) throw Trouble{"--part is for a match of two, not for --table"};
  if (call.sequential)
    throw Trouble{"--sequential looks at the whole match, so there are no parts of it"};
  return part_named(call.part, call.json);
}

std::string part_line(const SimulateCall& call, Part part, const arena::Summary& summary,
                      bool cut_short, double seconds) {
  json::array seats;
  for (const arena::SeatSummary& seat : summary.seats) {
    const auto& sums = seat.less_luck.sums();
    seats.push_back({{"points", counts_of(seat.points)},
                     {"wins", json::array(seat.wins.begin(), seat.wins.end())},
                     {"less_luck", {sums.size, sums.sum, sums.sum_of_squares}}});
  }
  json::object line = head("simulate", part,
                           {{"game", call.game},
                            {"players", call.players},
                            {"options", strings(call.options)},
                            {"games", call.games},
                            {"player", call.player},
                            {"seed", call.seed},
                            {"fair_dice", call.fair_dice},
                            {"less_luck", call.less_luck},
                            {"weights", strings(call.weights)}},
                           cut_short);
  line["seconds"] = seconds;
  line["games"] = summary.games;
  line["events"] = summary.events;
  line["seats"] = std::move(seats);
  return json::serialize(line) + "\n";
}

std::string part_line(const MatchCall& call, Part part, const arena::MatchResult& result,
                      bool cut_short) {
  json::array pairs;
  for (const arena::Pair& pair : result.each)
    pairs.push_back({exactly(pair.points[0]), exactly(pair.points[1]), exactly(pair.share)});
  json::object line = head("match", part,
                           {{"game", call.game},
                            {"players", call.players},
                            {"options", strings(call.options)},
                            {"games", call.games},
                            {"player", strings(call.players_named)},
                            {"seed", call.seed},
                            {"less_luck", call.less_luck},
                            {"weights", strings(call.weights)}},
                           cut_short);
  line["pairs"] = std::move(pairs);
  line["points"] = {counts_of(result.points[0]), counts_of(result.points[1])};
  return json::serialize(line) + "\n";
}

}  // namespace foxtray::cli
