#include "arena/match.h"

#include <fmt/core.h>

#include <algorithm>
#include <boost/json.hpp>
#include <cmath>
#include <optional>

#include "cli/common.h"
#include "cli/evaluators.h"
#include "cli/interrupts.h"
#include "cli/parts.h"
#include "cli/statistics.h"
#include "cli/weights.h"
#include "roster/roster.h"

namespace foxtray::cli {
namespace {

std::int64_t pairs_of(const MatchCall& call) { return (call.games + 1) / 2; }

arena::MatchResult played(const arena::Match& match, const std::string& what) {
  std::atomic<std::int64_t> done{0};
  const Progress progress(done, match.pairs, what);
  return arena::play_match(match, {done, &Interrupts::noted()});
}

std::string_view word_of(arena::Verdict verdict) {
  switch (verdict) {
    case arena::Verdict::open:
      return "open";
    case arena::Verdict::first_ahead:
      return "first";
    case arena::Verdict::second_ahead:
      return "second";
  }
  return {};
}

/// A sequential match may end early by itself.
bool cut_short(const arena::MatchResult& result, std::int64_t wanted) {
  return result.pairs < wanted && Interrupts::noted();
}

/// One pair of games says nothing about how sure it is.
boost::json::value finite(double number) {
  return std::isfinite(number) ? boost::json::value(number) : boost::json::value(nullptr);
}

boost::json::object json_of(const arena::Estimate& estimate) {
  return {{"mean", estimate.mean},
          {"standard_error", estimate.error},
          {"from", finite(estimate.low())},
          {"to", finite(estimate.high())}};
}

/// Nobody wins less than nothing or more than everything, even without luck.
double mean_share(const arena::Estimate& share) { return std::clamp(share.mean, 0.0, 1.0); }
double low_share(const arena::Estimate& share) { return std::max(0.0, share.low()); }
double high_share(const arena::Estimate& share) { return std::min(1.0, share.high()); }

boost::json::object json_of_share(const arena::Estimate& share) {
  boost::json::object object = json_of(share);
  object["mean"] = mean_share(share);
  object["from"] = low_share(share);
  object["to"] = high_share(share);
  return object;
}

void print_json(const MatchCall& call, const std::vector<std::string>& names,
                const arena::MatchResult& result) {
  boost::json::array sides;
  for (std::size_t who = 0; who < 2; ++who) {
    boost::json::object side{{"player", names[who]}};
    if (result.pairs > 0) {
      side["mean"] = result.points[who].mean();
      side["standard_error"] = result.points[who].standard_error();
    }
    sides.push_back(side);
  }
  boost::json::object json{
      {"game", call.game},           {"players", call.players},
      {"games", 2 * result.pairs},   {"cut_short", cut_short(result, pairs_of(call))},
      {"seed", call.seed},           {"sequential", call.sequential},
      {"less_luck", call.less_luck}, {"sides", sides},
      {"evidence", result.evidence}, {"ahead", word_of(result.verdict)}};
  if (result.pairs > 0) {
    json["difference"] = json_of(result.difference);
    json["share_of_wins"] = json_of_share(result.share);
  }
  print_bytes(boost::json::serialize(json) + "\n");
}

/// How the test of two players stands, as a clause.
std::string verdict(const std::vector<std::string>& names, const arena::MatchResult& result) {
  const std::string evidence = fmt::format("evidence {:.3g} to 1, {:.0f} to 1 is needed",
                                           result.evidence, arena::SequentialTest::kEnough);
  if (result.verdict == arena::Verdict::open)
    return fmt::format("not rejected after {} games: {}", 2 * result.pairs, evidence);
  return fmt::format("rejected after {} games: {} scores more; {}", 2 * result.pairs,
                     names[result.verdict == arena::Verdict::first_ahead ? 0 : 1], evidence);
}

void print_hypothesis(std::string_view one, std::string_view other) {
  print(fmt::format(
      "hypothesis: {} and {} score the same on average (a true one is rejected in at most 5 % of "
      "all matches, however often one looks)\n",
      one, other));
}

/// Everybody alone, and everybody against everybody.
struct Table {
  struct Pairing {
    std::vector<std::string> names;
    arena::MatchResult result;
  };

  std::vector<arena::Distribution> solo;  // empty if the game is not played alone
  /// Of wins, row against column; nothing where no pair was finished.
  std::vector<std::vector<std::optional<arena::Estimate>>> share;
  std::vector<Pairing> pairings;
  bool cut_short = false;
};

Table table_of(const MatchCall& call) {
  const auto& names = call.players_named;
  Table table;
  const bool alone = game_named(call.game).game->min_players == 1;
  table.share.resize(names.size(), std::vector<std::optional<arena::Estimate>>(names.size()));
  for (std::size_t a = 0; a < names.size(); ++a) {
    if (alone) {
      const game::Game& game = *game_named(call.game).game;
      arena::Futures futures(maker_named(names[a]), call.threads);
      std::atomic<std::int64_t> done{0};
      const Progress progress(done, call.games, "games, " + names[a] + " alone");
      table.solo.push_back(futures
                               .summary(game, game.deal(setup_of(game, 1, call.options)), call.seed,
                                        call.games, {done, &Interrupts::noted()})
                               .seats[0]
                               .points);
    }
    for (std::size_t b = a + 1; b < names.size(); ++b) {
      const auto match = match_of(call, call.players, names[a], names[b]);
      const arena::MatchResult result = played(match, "pairs, " + names[a] + " and " + names[b]);
      if (result.pairs == 0) continue;
      table.pairings.push_back({{names[a], names[b]}, result});
      arena::Estimate share = result.share;
      table.share[a][b] = share;
      share.mean = 1 - share.mean;
      table.share[b][a] = share;
    }
  }
  table.cut_short = Interrupts::noted();
  return table;
}

void print_table_json(const MatchCall& call, const Table& table) {
  boost::json::array rows;
  for (std::size_t a = 0; a < call.players_named.size(); ++a) {
    boost::json::object row{{"player", call.players_named[a]}};
    if (!table.solo.empty() && table.solo[a].size() > 0) {
      row["solo_mean"] = table.solo[a].mean();
      row["solo_standard_error"] = table.solo[a].standard_error();
    }
    boost::json::object against;
    for (std::size_t b = 0; b < call.players_named.size(); ++b)
      if (table.share[a][b]) against[call.players_named[b]] = json_of_share(*table.share[a][b]);
    row["share_of_wins_against"] = against;
    rows.push_back(row);
  }
  boost::json::object object{
      {"game", call.game},           {"players", call.players},       {"games", call.games},
      {"seed", call.seed},           {"sequential", call.sequential}, {"table", rows},
      {"cut_short", table.cut_short}};
  boost::json::array pairings;
  for (const auto& [names, result] : table.pairings) {
    pairings.push_back({{"players", {names[0], names[1]}},
                        {"games", 2 * result.pairs},
                        {"evidence", result.evidence},
                        {"ahead", word_of(result.verdict)}});
  }
  object["pairings"] = pairings;
  print_bytes(boost::json::serialize(object) + "\n");
}

/// The first cell of a row to the left, the others to the right, with two blanks at least between.
std::string in_columns(const std::vector<std::vector<std::string>>& rows) {
  std::size_t width = 14;
  for (const auto& row : rows)
    for (const std::string& cell : row) width = std::max(width, cell.size());
  std::string text;
  for (const auto& row : rows) {
    text += fmt::format("{:<{}}", row[0], width);
    for (std::size_t i = 1; i < row.size(); ++i) text += fmt::format("  {:>{}}", row[i], width);
    text += "\n";
  }
  return text;
}

std::vector<std::string> row_of(const MatchCall& call, const Table& table, std::size_t who) {
  std::vector<std::string> row = {call.players_named[who]};
  row.push_back(table.solo.empty() || table.solo[who].size() == 0
                    ? "-"
                    : fmt::format("{:.2f} +- {:.2f}", table.solo[who].mean(),
                                  table.solo[who].standard_error()));
  for (std::size_t other = 0; other < call.players_named.size(); ++other) {
    const std::optional<arena::Estimate>& share = table.share[who][other];
    row.push_back(share ? fmt::format("{:.1f} +- {:.1f}", 100 * mean_share(*share),
                                      100 * std::min(1.0, share->margin))
                        : "-");
  }
  return row;
}

void print_table(const MatchCall& call, const Table& table) {
  const auto& names = call.players_named;
  print(
      fmt::format("{}: points alone +- standard error; share of wins in % against the player of "
                  "the column, {} at the table, +- half of the 95 % interval\n",
                  game_named(call.game).game->title, call.players));
  if (table.cut_short) print("cut short: not all games were played\n");
  std::vector<std::vector<std::string>> rows = {{"player", "alone"}};
  rows[0].insert(rows[0].end(), names.begin(), names.end());
  for (std::size_t who = 0; who < names.size(); ++who) rows.push_back(row_of(call, table, who));
  print(in_columns(rows));
  if (!call.sequential) return;
  print_hypothesis("the player of a row", "that of a column");
  for (const auto& [pair, result] : table.pairings)
    print(fmt::format("{} and {}: {}\n", pair[0], pair[1], verdict(pair, result)));
}

int match_of_two(const MatchCall& call) {
  if (call.players_named.size() != 2) {
    throw Trouble{fmt::format(
        "a match is between two players, as in --player greedy --player random, not {}; with "
        "--table there may be more",
        call.players_named.size())};
  }
  const auto& names = call.players_named;
  arena::Match match = match_of(call, call.players, names[0], names[1]);
  std::optional<Part> part;
  if (!call.part.empty()) {
    part = part_of(call);
    match.from = part->from(pairs_of(call));
    match.pairs = part->to(pairs_of(call)) - match.from;
    match.keep_pairs = true;
  }
  const Interrupts interrupts;
  const arena::MatchResult result = played(match, "pairs of games");
  if (part) {
    print_bytes(part_line(call, *part, result, result.pairs < match.pairs));
  } else {
    tell(call, match, result);
  }
  return Interrupts::status_or(kFine);
}

}  // namespace

arena::Match match_of(const MatchCall& call, int players, const std::string& first,
                      const std::string& second) {
  arena::Match match;
  match.game = game_named(call.game).game;
  match.setup = setup_of(*match.game, players, call.options);
  match.first = maker_named(first);
  match.second = maker_named(second);
  match.pairs = pairs_of(call);
  match.seed = call.seed;
  match.threads = static_cast<int>(std::min<std::int64_t>(call.threads, match.pairs));
  match.sequential = call.sequential;
  if (call.less_luck)
    match.evaluator = [&game = *match.game] { return roster::make_evaluator("network", game); };
  return match;
}

void tell(const MatchCall& call, const arena::Match& match, const arena::MatchResult& result) {
  const auto& names = call.players_named;
  if (call.json) {
    print_json(call, names, result);
    return;
  }
  print(fmt::format("{}, {} at the table, {} on equal dice, seed {}\n", match.game->title,
                    call.players, counted(result.pairs, "pair of games", "pairs of games"),
                    call.seed));
  if (cut_short(result, match.pairs))
    print(cut_short_text(result.pairs, match.pairs, "pairs of games"));
  if (result.pairs == 0) return;
  for (std::size_t who = 0; who < 2; ++who) {
    print(fmt::format("{}: {:.2f} +- {:.2f} points\n", names[who], result.points[who].mean(),
                      result.points[who].standard_error()));
  }
  const auto& [difference, share] = std::pair(result.difference, result.share);
  const char* sure = call.sequential ? "95 %, at every look" : "95 %";
  if (call.less_luck) print("less the luck of the dice:\n");
  if (result.pairs < 2) {
    print(fmt::format("difference {:+.2f} points (one pair does not tell how sure that is)\n",
                      difference.mean));
  } else {
    print(fmt::format("difference {:+.2f} points ({}: {:+.2f} to {:+.2f})\n", difference.mean, sure,
                      difference.low(), difference.high()));
  }
  print(fmt::format("{} wins {:.1f} % ({}: {:.1f} to {:.1f})\n", names[0], 100 * mean_share(share),
                    sure, 100 * low_share(share), 100 * high_share(share)));
  if (call.sequential) {
    print_hypothesis(names[0], names[1]);
    print(verdict(names, result) + "\n");
  }
}

int match(const MatchCall& given) {
  MatchCall call = given;
  call.players_named.clear();
  for (const std::string& names : given.players_named)
    for (const std::string& name : split(names, ',')) call.players_named.push_back(name);
  use_weights(call.weights, game_named(call.game).game);
  if (call.table && !call.part.empty()) part_of(call);  // refuses
  if (!call.table) return match_of_two(call);
  if (call.players_named.size() < 2)
    throw Trouble{"a table wants at least two players, as in --player greedy,random"};
  if (call.players < 2)
    throw Trouble{"the wins of a table are of games with at least 2 players, not with 1"};
  const Interrupts interrupts;
  const Table table = table_of(call);
  if (call.json) {
    print_table_json(call, table);
  } else {
    print_table(call, table);
  }
  return Interrupts::status_or(kFine);
}

}  // namespace foxtray::cli
