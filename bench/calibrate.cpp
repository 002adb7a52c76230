// How right values are where people are: positions from games by players of other kinds.
//
//   foxtray_calibrate --game GAME [--positions N] [--playouts K] [--against PLAYER]...
//
// Each row takes the middle and two thirds of games that one kind of player has played until there,
// and prints
//   told - made  what `analysis` says of the position less what `master` then makes of it: the
//   mean,
//                and the root of the mean square less the error of the playouts themselves
//   outside      the share of told values that are off by more than two errors (of what is told,
//   and
//                of the playouts)
//   cost         the same for what a legal move drawn at random costs: told less made, and outside
//   master       the points that `master` makes of the positions
//   the others   that less what other players make of the same positions on the same dice
//   luck         what the accounts of whole games of that kind say about the dice (docs/coach.md):
//                0 but for chance
//   not foreseen what they leave over
// At tables the same for points, and how often was won what was told as a chance to win.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <atomic>
#include <cmath>
#include <cstdio>
#include <fstream>
#include <sstream>
#include <thread>

#include "arena/fortune.h"
#include "arena/rollouts.h"
#include "clever_players/brain.h"
#include "coach/analysis.h"
#include "odd_positions.h"
#include "roster/roster.h"

namespace foxtray::bench {
namespace {

using arena::Future;
using game::Setup;

struct Call {
  std::string game;
  std::vector<std::string> kinds;
  std::vector<std::string> against;
  std::string teller = "analysis";
  std::string maker = "master";
  std::string weights;
  int players = 1;
  int positions = 100;
  int playouts = 24;
  int reports = 0;
  int threads = 2;
  std::uint64_t seed = 70001;
  bool costs = false;
  bool values = true;
  bool with_luck = false;
  double most_rms = 1e9;
  double most_mean = 1e9;
  double most_outside = 100;
};

struct Mean {
  double sum = 0;
  double squares = 0;
  double n = 0;

  void add(double x) {
    sum += x;
    squares += x * x;
    ++n;
  }
  double mean() const { return sum / n; }
  double variance() const { return std::max(0.0, squares / n - mean() * mean()) * n / (n - 1); }
  double error() const { return std::sqrt(variance() / n); }
};

/// How many told figures are farther off than two of their errors.
struct Outside {
  int all = 0;
  int outside = 0;

  void add(double off, double told_error, double made_error) {
    ++all;
    if (std::abs(off) > 2 * std::hypot(told_error, made_error)) ++outside;
  }
  void add(const Outside& other) {
    all += other.all;
    outside += other.outside;
  }
  double percent() const { return all == 0 ? 0 : 100.0 * outside / all; }
};

/// NAME+N: by N playouts of each move with NAME.
std::unique_ptr<arena::Rollouts> rollouts_named(const std::string& name) {
  const auto plus = name.find('+');
  if (plus == std::string::npos) return nullptr;
  return std::make_unique<arena::Rollouts>(
      [base = name.substr(0, plus)] { return roster::make(base); },
      arena::Effort{.playouts = std::stoi(name.substr(plus + 1))});
}

std::unique_ptr<players::Player> player_named(const std::string& name) {
  if (auto rollouts = rollouts_named(name)) return rollouts;
  return odd_player(name);
}

std::unique_ptr<players::Evaluator> evaluator_named(const std::string& name,
                                                    const game::Game& game) {
  if (auto rollouts = rollouts_named(name)) return rollouts;
  return roster::make_evaluator(name, game);
}

/// Does work(0), ..., work(size - 1) on so many threads.
template <class Work>
void share_out(int size, int threads, Work work) {
  std::atomic<int> next = 0;
  const auto run = [&] {
    for (int i; (i = next++) < size;) work(i);
  };
  std::vector<std::jthread> others;
  for (int t = 1; t < threads; ++t) others.emplace_back(run);
  run();
}

/// What a player makes of a position, less luck.
struct Made {
  std::array<Mean, game::kMaxSeats> points;
  std::array<Mean, game::kMaxSeats> wins;
};

/// Plays a position on to its end again and again with one player on all seats. Equal numbers meet
/// equal dice, whatever the position.
class PlayingOn {
 public:
  PlayingOn(const Call& call, const game::Game& game, const std::string& name)
      : call_(call), game_(game), player_(player_named(name)) {
    seats_.fill(player_.get());
  }

  /// The results of all seats, less luck unless it is to be left in.
  std::array<players::Worth, game::kMaxSeats> result(game::Position position, int number) {
    const auto stream = static_cast<luck::Stream>(number);
    const luck::EqualDice dice(call_.seed, stream);
    arena::Luck luck{.generator = luck::Generator(~call_.seed, stream),
                     .equal_dice = &dice,
                     .fortune = call_.with_luck ? nullptr : &fortune_};
    fortune_.begin(call_.seed + static_cast<std::uint64_t>(number));
    arena::play_out(game_, position, seats_, luck);
    const Future future = arena::future_of(game_, position);
    std::array<players::Worth, game::kMaxSeats> result;
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(call_.players); ++seat) {
      const auto& lucky = fortune_.of(static_cast<game::Seat>(seat));
      result[seat] = {.points = future.points[seat] - lucky.points,
                      .win = future.win[seat] / double{arena::kWholeWin} - lucky.win};
    }
    return result;
  }

 private:
  const Call& call_;
  const game::Game& game_;
  std::unique_ptr<players::Player> player_;
  std::array<players::Player*, game::kMaxSeats> seats_{};
  arena::Fortune fortune_{roster::make_evaluator("network", game_)};
};

Made made_of(const Call& call, const game::Game& game, const game::Position& position,
             const std::string& name) {
  PlayingOn playing_on(call, game, name);
  Made made;
  for (int n = 0; n < call.playouts; ++n) {
    const auto result = playing_on.result(position, n);
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(call.players); ++seat) {
      made.points[seat].add(result[seat].points);
      made.wins[seat].add(result[seat].win);
    }
  }
  return made;
}

/// Of what was told as a chance to win between two tenths, how much was won.
struct Bin {
  Mean told;
  Mean won;
};

struct Row {
  Mean difference;
  double playouts_variance = 0;  // summed
  Outside values;
  Mean cost_difference;
  Outside costs;
  Mean win_difference;
  Mean master;
  std::vector<Mean> ahead;  // of the players it is compared with
  Mean luck;                // of whole games, as the account has it
  Mean left_over;
  Mean left_over_size;
  std::array<Bin, 10> bins;

  double rms() const {
    const double n = difference.n;
    return std::sqrt(std::max(0.0, (difference.squares - playouts_variance) / n));
  }
};

/// What a move costs: told, and made of it on equal dice.
struct Cost {
  double told = 0;
  double told_error = 0;
  Mean made;
};

struct Measured {
  std::array<players::Worth, game::kMaxSeats> told;
  Made master;
  std::vector<double> others;
  std::optional<Cost> cost;
};

game::Position after(const game::Game& game, game::Position position, game::Seat seat,
                     game::Move move) {
  game.apply(position, seat, move);
  return position;
}

/// The points that a move drawn at random costs, beside the one that the teller holds best.
std::optional<Cost> cost_in(const Call& call, const game::Game& game, game::Position position,
                            std::uint64_t number) {
  luck::Generator generator(call.seed, luck::Stream{number});
  if (!to_decision(game, position, generator)) return {};
  const game::Seat seat = game.actors(position).first();
  game::MoveList moves;
  game.legal(position, seat, moves);
  const game::Move asked = moves[generator.below(static_cast<std::uint32_t>(moves.size()))];
  std::vector<players::Weighed> weighed;
  const auto teller = evaluator_named(call.teller, game);
  teller->weigh({game, position, seat, asked}, generator, weighed);
  const players::Weighed& best = players::best_of(weighed, teller->plays_to_win());
  if (best.move == asked) return {};
  const players::Weighed& other = *std::ranges::find(weighed, asked, &players::Weighed::move);
  const game::Position with_best = after(game, position, seat, best.move);
  const game::Position with_other = after(game, position, seat, asked);
  Cost cost;
  cost.told = other.gap ? other.gap->points : best.worth.points - other.worth.points;
  cost.told_error = std::hypot(best.worth.error, other.worth.error);
  PlayingOn playing_on(call, game, call.maker);
  for (int n = 0; n < call.playouts; ++n)
    cost.made.add(playing_on.result(with_best, n)[seat].points -
                  playing_on.result(with_other, n)[seat].points);
  return cost;
}

Measured measure(const Call& call, const game::Game& game, const game::Position& position,
                 std::uint64_t number) {
  Measured measured;
  if (call.costs) measured.cost = cost_in(call, game, position, number);
  if (!call.values) return measured;
  const auto teller = evaluator_named(call.teller, game);
  for (game::Seat seat = 0; seat < call.players; ++seat) {
    luck::Generator generator(call.seed);
    measured.told[seat] = teller->worth(game, position, seat, generator);
  }
  measured.master = made_of(call, game, position, call.maker);
  for (const std::string& name : call.against) {
    const Made other = made_of(call, game, position, name);
    measured.others.push_back(measured.master.points[0].mean() - other.points[0].mean());
  }
  return measured;
}

void add_values(const Call& call, const Measured& measured, Row& row) {
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(call.players); ++seat) {
    const Mean& made = measured.master.points[seat];
    row.difference.add(measured.told[seat].points - made.mean());
    row.playouts_variance += made.variance() / made.n;
    row.values.add(measured.told[seat].points - made.mean(), measured.told[seat].error,
                   made.error());
    if (call.players == 1) continue;
    const double told = measured.told[seat].win;
    const double won = measured.master.wins[seat].mean();
    row.win_difference.add(told - won);
    Bin& bin = row.bins[static_cast<std::size_t>(std::clamp(told * 10, 0.0, 9.0))];
    bin.told.add(told);
    bin.won.add(won);
  }
  row.master.add(measured.master.points[0].mean());
  row.ahead.resize(measured.others.size());
  for (std::size_t i = 0; i < row.ahead.size(); ++i) row.ahead[i].add(measured.others[i]);
}

void add(const Call& call, const Measured& measured, Row& row) {
  if (call.values) add_values(call, measured, row);
  if (const auto& cost = measured.cost) {
    row.cost_difference.add(cost->told - cost->made.mean());
    row.costs.add(cost->told - cost->made.mean(), cost->told_error, cost->made.error());
  }
}

Row row_of(const Call& call, const game::Game& game, const std::string& kind) {
  std::vector<Measured> measured(static_cast<std::size_t>(call.positions));
  share_out(call.positions, call.threads, [&](int i) {
    const auto number = static_cast<std::uint64_t>(i);
    const game::Position position =
        odd_position(odd_game(call.seed, call.players, game, kind, number), number);
    measured[static_cast<std::size_t>(i)] = measure(call, game, position, number);
  });
  std::vector<coach::SeatReport> accounts(static_cast<std::size_t>(call.reports));
  share_out(call.reports, call.threads, [&](int i) {
    const auto number = static_cast<std::uint64_t>(call.positions + i);
    const auto teller = evaluator_named(call.teller, game);
    const coach::Report report =
        coach::analyse(odd_game(call.seed, call.players, game, kind, number), *teller);
    accounts[static_cast<std::size_t>(i)] = report.seats[0];
  });
  Row row;
  for (const Measured& one : measured) add(call, one, row);
  for (const coach::SeatReport& account : accounts) {
    row.luck.add(account.luck.points);
    row.left_over.add(account.unexplained().points);
    row.left_over_size.add(std::abs(account.unexplained().points));
  }
  return row;
}

/// Prints the row; is it within what was demanded?
bool print(const Call& call, const std::string& kind, const Row& row) {
  std::printf("%-13s", kind.c_str());
  if (call.values)
    std::printf(" %+6.1f +- %3.1f  %5.1f  %5.1f %%", row.difference.mean(), row.difference.error(),
                row.rms(), row.values.percent());
  if (call.costs)
    std::printf("  %+6.1f +- %3.1f %5.1f %%", row.cost_difference.mean(),
                row.cost_difference.error(), row.costs.percent());
  if (call.values) std::printf("  %6.1f", row.master.mean());
  for (const Mean& ahead : row.ahead) std::printf("  %+6.1f +- %3.1f", ahead.mean(), ahead.error());
  if (call.values && call.players > 1)
    std::printf("  win %+5.1f +- %3.1f %%", 100 * row.win_difference.mean(),
                100 * row.win_difference.error());
  if (call.reports > 1)
    std::printf("  %+6.1f +- %4.1f  %+6.1f, %4.1f", row.luck.mean(), row.luck.error(),
                row.left_over.mean(), row.left_over_size.mean());
  const bool good = !call.values || (row.rms() <= call.most_rms &&
                                     std::abs(row.difference.mean()) <= call.most_mean);
  std::printf("%s\n", good ? "" : "  <- more than demanded");
  std::fflush(stdout);
  return good;
}

void print_head(const Call& call) {
  std::printf("%s, %d player%s, %d positions a row, %d playouts of each\n", call.game.c_str(),
              call.players, call.players == 1 ? "" : "s", call.positions, call.playouts);
  std::printf("%-13s", "played by");
  if (call.values) std::printf(" %-15s %4s  %7s", "told - made", "rms", "outside");
  if (call.costs) std::printf("  %-22s", "cost, outside");
  if (call.values) std::printf("  %6s", call.maker.c_str());
  for (const std::string& name : call.against) std::printf("  - %-12s", name.c_str());
  std::printf("%s\n", call.reports > 1 ? "  luck             not foreseen, size" : "");
}

void print_bins(const std::array<Bin, 10>& bins) {
  std::printf("told to win -> won, percent (positions)\n");
  for (const Bin& bin : bins) {
    if (bin.told.n < 2) continue;
    std::printf("  %5.1f -> %5.1f +- %3.1f  (%.0f)\n", 100 * bin.told.mean(), 100 * bin.won.mean(),
                100 * bin.won.error(), bin.told.n);
  }
}

std::string bytes_of(const std::string& name) {
  std::ifstream file(name, std::ios::binary);
  std::stringstream bytes;
  bytes << file.rdbuf();
  return bytes.str();
}

int run(Call& call) {
  const catalog::Entry* entry = catalog::find(call.game);
  if (entry == nullptr || entry->sheet == nullptr) {
    std::fprintf(stderr, "--game wants a Clever game, not %s\n", call.game.c_str());
    return 2;
  }
  if (!call.weights.empty()) {
    const std::string bytes = bytes_of(call.weights);
    if (roster::give_weights(*entry->game, std::as_bytes(std::span(bytes))) !=
        players::Given::taken) {
      std::fprintf(stderr, "%s has no weights of this game\n", call.weights.c_str());
      return 2;
    }
  }
  if (call.kinds.empty())
    for (const OddKind& kind : odd_kinds()) call.kinds.emplace_back(kind.name);
  print_head(call);
  bool good = true;
  Outside values;
  Outside costs;
  std::array<Bin, 10> bins;
  for (const std::string& kind : call.kinds) {
    const Row row = row_of(call, *entry->game, kind);
    good &= print(call, kind, row);
    values.add(row.values);
    costs.add(row.costs);
    for (std::size_t i = 0; i < bins.size(); ++i) {
      for (const auto& [sum, part] : {std::pair{&bins[i].told, &row.bins[i].told},
                                      std::pair{&bins[i].won, &row.bins[i].won}}) {
        sum->sum += part->sum;
        sum->squares += part->squares;
        sum->n += part->n;
      }
    }
  }
  if (call.players > 1) print_bins(bins);
  std::printf("outside two errors: %d of %d values", values.outside, values.all);
  if (call.costs) std::printf(", %d of %d costs", costs.outside, costs.all);
  const bool honest = std::max(values.percent(), costs.percent()) <= call.most_outside;
  std::printf("%s\n", honest ? "" : "  <- more than demanded");
  return good && honest ? 0 : 1;
}

}  // namespace
}  // namespace foxtray::bench

int main(int argc, char** argv) {
  foxtray::bench::Call call;
  CLI::App app("How right values are where people are");
  app.add_option("--game", call.game)->required();
  app.add_option("--kinds", call.kinds, "who played until the position")->delimiter(',');
  app.add_option("--against", call.against, "compare master with these")->delimiter(',');
  app.add_option("--teller", call.teller, "who tells values");
  app.add_option("--maker", call.maker, "who plays the positions on");
  app.add_option("--weights", call.weights, "a file instead of the weights in the program");
  app.add_option("--players", call.players)->check(CLI::Range(1, 4));
  app.add_option("--positions", call.positions)->check(CLI::Range(2, 100000));
  app.add_option("--playouts", call.playouts)->check(CLI::Range(2, 100000));
  app.add_option("--reports", call.reports, "whole games to analyse");
  app.add_option("--threads", call.threads)->check(CLI::Range(1, 256));
  app.add_option("--seed", call.seed);
  app.add_flag("--costs", call.costs, "measure what moves cost, too");
  app.add_flag("!--no-values", call.values, "do not measure what positions are worth");
  app.add_flag("--with-luck", call.with_luck,
               "do not take luck out of results: more playouts, cheap ones if the maker is quick");
  app.add_option("--most-rms", call.most_rms, "fail if a row has more");
  app.add_option("--most-mean", call.most_mean, "fail if a row has more");
  app.add_option("--most-outside", call.most_outside,
                 "fail if more lie outside two errors, percent");
  CLI11_PARSE(app, argc, argv);
  return foxtray::bench::run(call);
}
