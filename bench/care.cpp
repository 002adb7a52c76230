// What it costs to follow unfinished moves (clever_players/choice.h), and what is lost by following
// fewer of them:
//
//   foxtray_care GAME [GAMES]
//
// Plays solo games by a search that hardly ever ends early. After every throw others look for the
// best way on, too; what they find is worth less by so much.
#include <array>
#include <chrono>
#include <cstdio>
#include <memory>

#include "asked.h"
#include "clever_players/course.h"

namespace foxtray {
namespace {

using clever_players::Care;
using clever_players::CleverJudge;

constexpr Care kEverything = {.steps = 4000, .hope = 40};
constexpr std::array<Care, 6> kCares = {{{.steps = 1, .hope = 0},
                                         {.steps = 16, .hope = 6},
                                         clever_players::kQuick,
                                         clever_players::kUsual,
                                         clever_players::kThorough,
                                         {.steps = 1000, .hope = 24}}};
constexpr double kMistake = 0.5;  // points
constexpr std::uint64_t kSeed = 99;

struct Tried {
  explicit Tried(const clever_players::CleverBrain& brain, Care its_care)
      : care(its_care), judge(brain, its_care) {}

  Care care;
  CleverJudge judge;
  double seconds = 0;
  double lost = 0;  // points
  int mistakes = 0;
};

double seconds() {
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

class Walker {
 public:
  Walker(const clever_players::CleverBrain& brain, int games)
      : game_(brain.game), best_(brain, kEverything), games_(games) {
    for (const Care& care : kCares) tried_.push_back(std::make_unique<Tried>(brain, care));
  }

  void walk() {
    for (int number = 0; number < games_; ++number) {
      luck::Generator generator(kSeed, luck::Stream{static_cast<std::uint64_t>(number)});
      game::Position position = game_.deal({.players = 1});
      while (!game_.actors(position).over()) {
        if (game_.actors(position).chance()) {
          game_.roll(position, generator.sample(game_.chance(position)));
          ++throws_;
        } else {
          compare(position);
        }
      }
    }
  }

  void print() const {
    std::puts("steps  hope   evaluations   microseconds   a game: points lost   mistakes");
    for (const auto& tried : tried_) {
      std::printf(
          "%5d %5.0f %13.0f %14.1f %21.2f %10.2f\n", tried->care.steps, double{tried->care.hope},
          a_throw(static_cast<double>(tried->judge.evaluations())), a_throw(1e6 * tried->seconds),
          tried->lost / games_, static_cast<double>(tried->mistakes) / games_);
    }
  }

 private:
  double a_throw(double sum) const { return sum / throws_; }

  /// Goes on to the next throw by the best way.
  void compare(game::Position& position) {
    game::Position best = position;
    clever_players::play_to_throw(game_, best_, best);
    const double most = double{best_.points(best, 0)};
    for (const auto& tried : tried_) {
      game::Position after = position;
      const double begun = seconds();
      clever_players::play_to_throw(game_, tried->judge, after);
      tried->seconds += seconds() - begun;
      const double less = most - double{best_.points(after, 0)};
      tried->lost += less;
      tried->mistakes += less > kMistake ? 1 : 0;
    }
    position = best;
  }

  const game::Game& game_;
  CleverJudge best_;
  std::vector<std::unique_ptr<Tried>> tried_;
  int games_;
  int throws_ = 0;
};

}  // namespace
}  // namespace foxtray

int main(int count, char** words) {
  using namespace foxtray;
  const bench::Asked asked{count, words};
  const clever_players::CleverBrain* brain = asked.brain("foxtray_care GAME [GAMES]");
  if (brain == nullptr) return 2;
  Walker walker(*brain, asked.number(2, 20));
  walker.walk();
  walker.print();
  return 0;
}
