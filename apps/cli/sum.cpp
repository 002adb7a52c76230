// foxtray sum: adds up the parts of a run.
#include <fmt/core.h>

#include <boost/json.hpp>
#include <charconv>
#include <map>

#include "cli/common.h"
#include "cli/parts.h"

namespace foxtray::cli {
namespace {

namespace json = boost::json;

/// One part, and where it was read.
struct Line {
  std::string file;
  json::object part;

  std::int64_t number() const { return part.at("part").at("number").to_number<std::int64_t>(); }
  std::int64_t of() const { return part.at("part").at("of").to_number<std::int64_t>(); }
};

[[noreturn]] void no_part(const std::string& file) {
  throw Trouble{
      fmt::format("{}: this is no part that foxtray printed with --part and --json", file),
      kFailed};
}

void read_lines(const std::string& file, std::vector<Line>& lines) {
  const std::size_t before = lines.size();
  for (const std::string& text : split(text_of_file(file), '\n')) {
    if (text.empty()) continue;
    boost::system::error_code wrong;
    const json::value value = json::parse(text, wrong);
    if (wrong || !value.is_object() || !value.as_object().contains("part")) no_part(file);
    lines.push_back({file, value.as_object()});
  }
  if (lines.size() == before) no_part(file);
}

/// By their numbers; there must be each of one run exactly once.
std::map<std::int64_t, const Line*> in_order(const std::vector<Line>& lines) {
  const Line& first = lines.front();
  std::map<std::int64_t, const Line*> parts;
  for (const Line& line : lines) {
    if (line.part.at("verb") != first.part.at("verb"))
      throw Trouble{fmt::format("{} is of another verb than {}", line.file, first.file), kFailed};
    for (const auto& [name, value] : first.part.at("run").as_object()) {
      const json::value& other = line.part.at("run").at(name);
      if (other == value) continue;
      throw Trouble{
          fmt::format("{} is of another run than {}: its {} is {}, not {}", line.file, first.file,
                      std::string_view(name), json::serialize(other), json::serialize(value)),
          kFailed};
    }
    if (line.of() != first.of()) {
      throw Trouble{fmt::format("{} is one of {} parts, but {} is one of {}", line.file, line.of(),
                                first.file, first.of()),
                    kFailed};
    }
    if (line.part.at("cut_short").as_bool())
      throw Trouble{fmt::format("part {} was cut short, in {}", line.number(), line.file), kFailed};
    const auto [there, fresh] = parts.emplace(line.number(), &line);
    if (!fresh) {
      throw Trouble{fmt::format("part {} is there twice, in {} and in {}", line.number(),
                                there->second->file, line.file),
                    kFailed};
    }
  }
  for (std::int64_t number = 1; number <= first.of(); ++number) {
    if (!parts.contains(number))
      throw Trouble{fmt::format("part {} of {} is missing", number, first.of()), kFailed};
  }
  return parts;
}

std::vector<std::string> strings(const json::value& list) {
  return json::value_to<std::vector<std::string>>(list);
}

/// What both verbs are called with.
template <class Call>
Call call_of(const json::object& run, bool as_json) {
  Call call;
  call.game = json::value_to<std::string>(run.at("game"));
  call.players = run.at("players").to_number<int>();
  call.options = strings(run.at("options"));
  call.games = run.at("games").to_number<std::int64_t>();
  call.seed = run.at("seed").to_number<std::uint64_t>();
  call.less_luck = run.at("less_luck").as_bool();
  call.json = as_json;
  return call;
}

void add_counts(const json::value& counts, arena::Distribution& points) {
  for (const json::value& count : counts.as_array())
    points.add(count.at(0).to_number<int>(), count.at(1).to_number<std::int64_t>());
}

void add_seat(const json::value& from, arena::SeatSummary& seat) {
  add_counts(from.at("points"), seat.points);
  for (std::size_t i = 0; i < seat.wins.size(); ++i)
    seat.wins[i] += from.at("wins").at(i).to_number<std::int64_t>();
  const json::value& sums = from.at("less_luck");
  seat.less_luck.add(arena::FineMean({.size = sums.at(0).to_number<std::int64_t>(),
                                      .sum = sums.at(1).to_number<std::int64_t>(),
                                      .sum_of_squares = sums.at(2).to_number<std::int64_t>()}));
}

void sum_simulation(const std::map<std::int64_t, const Line*>& parts, bool as_json) {
  const json::object& run = parts.begin()->second->part.at("run").as_object();
  auto call = call_of<SimulateCall>(run, as_json);
  call.player = json::value_to<std::string>(run.at("player"));
  const arena::Simulation simulation = simulation_of(call);
  arena::Summary summary;
  summary.seats.resize(simulation.players.size());
  double seconds = 0;
  for (const auto& [number, line] : parts) {
    seconds += line->part.at("seconds").to_number<double>();
    summary.games += line->part.at("games").to_number<std::int64_t>();
    summary.events += line->part.at("events").to_number<std::uint64_t>();
    for (std::size_t seat = 0; seat < summary.seats.size(); ++seat)
      add_seat(line->part.at("seats").at(seat), summary.seats[seat]);
  }
  tell(call, simulation, summary, seconds);
}

/// What is not whole is written in base 16.
double number_in(const json::value& value) {
  if (!value.is_string()) return value.to_number<double>();
  std::string_view text = value.as_string();
  const bool negative = text.starts_with('-');
  text.remove_prefix(negative ? 3 : 2);  // -0x
  double number = 0;
  const auto [end, error] =
      std::from_chars(text.data(), text.data() + text.size(), number, std::chars_format::hex);
  if (error != std::errc()) throw std::invalid_argument("no number");
  return negative ? -number : number;
}

void sum_match(const std::map<std::int64_t, const Line*>& parts, bool as_json) {
  const json::object& run = parts.begin()->second->part.at("run").as_object();
  auto call = call_of<MatchCall>(run, as_json);
  call.players_named = strings(run.at("player"));
  const arena::Match match =
      match_of(call, call.players, call.players_named.at(0), call.players_named.at(1));
  std::vector<arena::Pair> pairs;
  std::array<arena::Distribution, 2> points;
  for (const auto& [number, line] : parts) {
    for (const json::value& pair : line->part.at("pairs").as_array()) {
      pairs.push_back({.points = {number_in(pair.at(0)), number_in(pair.at(1))},
                       .share = number_in(pair.at(2)),
                       .known = true});
    }
    for (std::size_t who = 0; who < points.size(); ++who)
      add_counts(line->part.at("points").at(who), points[who]);
  }
  arena::MatchResult result = arena::sum_up(match, pairs);
  result.points = points;
  tell(call, match, result);
}

}  // namespace

int sum(const SumCall& call) {
  std::vector<Line> lines;
  for (const std::string& file : call.files) read_lines(file, lines);
  try {
    const auto parts = in_order(lines);
    if (lines.front().part.at("verb") == "match") {
      sum_match(parts, call.json);
    } else {
      sum_simulation(parts, call.json);
    }
  } catch (const std::exception&) {
    // A name is missing, or what it names is something else.
    no_part(lines.front().file);
  }
  return kFine;
}

}  // namespace foxtray::cli
