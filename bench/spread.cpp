// How far the results of games stray from what the network expected of them:
//
//   foxtray_spread GAMES    in every Clever game, for 2, 3 and 4 players
//
// At every throw each seat has an expectation. A line has the turns that are left (quarters for the
// rolls of the present one), for each seat the mean of result less expectation (a fair network has
// 0), and the deviation of the difference of two seats, as it is and as the players take it to be.
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <string>

#include "arena/playout.h"
#include "clever_players/judge.h"
#include "roster/roster.h"

namespace foxtray {
namespace {

/// Results less expectations, with so many turns left.
struct Strayed {
  int games = 0;
  std::array<double, clever::kMaxPlayers> sum{};
  int pairs = 0;
  double difference = 0;
  double squares = 0;
};

class Watch {
 public:
  Watch(const clever_players::CleverBrain& brain, std::uint8_t players)
      : brain_(brain), judge_(brain), players_(players) {}

  void play(std::uint64_t number) {
    const auto player = roster::make("network");
    luck::Generator generator(7, luck::Stream{number});
    game::Position position = brain_.game.deal({.players = players_});
    std::map<double, Expectations> expected;
    while (!brain_.game.actors(position).over()) {
      const game::Actors actors = brain_.game.actors(position);
      if (!actors.chance()) {
        const game::Seat seat = actors.first();
        brain_.game.apply(position, seat, player->choose(brain_.game, position, seat, generator));
        continue;
      }
      const dice::Chance chance = brain_.game.chance(position);
      if (chance.again == 0) expected[left_in(position)] = expectations(position);
      brain_.game.roll(position, generator.sample(chance));
    }
    for (const auto& [left, expectation] : expected) add(expectation, position, left);
  }

  void print() const {
    std::printf("%s, %d players\nturns left", std::string(brain_.game.title).c_str(), players_);
    for (int seat = 1; seat <= players_; ++seat) std::printf("  seat %d", seat);
    std::printf("  deviation  taken to be\n");
    for (const auto& [left, strayed] : strayed_) {
      std::printf("%10.2f", left);
      for (std::size_t seat = 0; seat < players_; ++seat)
        std::printf("  %+6.1f", strayed.sum[seat] / strayed.games);
      const double mean = strayed.difference / strayed.pairs;
      const double deviation = std::sqrt(strayed.squares / strayed.pairs - mean * mean);
      std::printf("  %9.1f  %11.1f\n", deviation,
                  clever_players::deviation(brain_.constants.spread, left));
    }
  }

 private:
  using Expectations = std::array<double, clever::kMaxPlayers>;

  double left_in(const game::Position& position) const {
    return clever_players::turns_left(game::as<clever::State>(position),
                                      catalog::sheet_of(brain_.game));
  }

  Expectations expectations(const game::Position& position) {
    Expectations points{};
    for (game::Seat seat = 0; seat < players_; ++seat)
      points[seat] = double{judge_.points(position, seat)};
    return points;
  }

  void add(const Expectations& expected, const game::Position& over, double left) {
    Strayed& strayed = strayed_[left];
    Expectations error{};
    for (game::Seat seat = 0; seat < players_; ++seat) {
      error[seat] = brain_.game.score(over, seat).points - expected[seat];
      strayed.sum[seat] += error[seat];
    }
    ++strayed.games;
    for (game::Seat a = 0; a < players_; ++a) {
      for (game::Seat b = static_cast<game::Seat>(a + 1); b < players_; ++b) {
        ++strayed.pairs;
        strayed.difference += error[a] - error[b];
        strayed.squares += (error[a] - error[b]) * (error[a] - error[b]);
      }
    }
  }

  const clever_players::CleverBrain& brain_;
  clever_players::CleverJudge judge_;
  std::uint8_t players_;
  std::map<double, Strayed> strayed_;
};

}  // namespace
}  // namespace foxtray

int main(int count, char** words) {
  using namespace foxtray;
  const int games = count > 1 ? std::atoi(words[1]) : 0;
  if (games < 1) {
    std::fputs("foxtray_spread GAMES\n", stderr);
    return 2;
  }
  for (const catalog::Entry& entry : catalog::games()) {
    const clever_players::CleverBrain* brain = clever_players::brain_of(*entry.game);
    if (brain == nullptr) continue;
    for (std::uint8_t players = 2; players <= clever::kMaxPlayers; ++players) {
      Watch watch(*brain, players);
      for (int game = 0; game < games; ++game) watch.play(static_cast<std::uint64_t>(game));
      watch.print();
    }
  }
  return 0;
}
