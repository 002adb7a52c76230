// Games that a network plays against itself, and what it learns from them.
#pragma once

#include <span>

#include "luck/generator.h"
#include "players/clever_choice.h"
#include "training/network.h"

namespace foxtray::training {

/// One thing that a player went through: a position it reached and thought worth `value`; a
/// choice at random, before which its prospects were worth `value`; or the end, with the result.
struct Step {
  enum class Kind : std::uint8_t { reached, chose_at_random, ended };
  Reading reading;
  float value;
  Kind kind;
};

/// The steps of one sheet, from the beginning of the game to its end.
using Course = std::vector<Step>;

/// What a game teaches: from the end backwards, what is wanted of each position is a mean of what
/// the next one is thought to be worth and of what is wanted there. Values are those of `network`,
/// which may have learnt since the game was played. `lambda` says how far a lesson looks ahead.
void learn_from(const Course& course, float lambda, const Network& network, Weights& gradient);
/// How many positions it teaches something about.
std::size_t lessons_in(const Course& course);

class SelfPlay {
 public:
  SelfPlay(const game::Game& game, const CleverFeatures& features, const Network& network)
      : game_(game), choice_(game, features, network, budget_, players::kQuick) {}

  /// Plays a game of as many players as there are points to be filled in, each for its own points.
  /// If the steps are wanted, for which there is then a course for each player, a share of the
  /// choices is random.
  void play(luck::Generator& generator, std::span<int> points, float explore = 0,
            std::span<Course> courses = {});

 private:
  using Choice = players::CleverChoice<Network>;

  void decide(game::Position& position, game::Seat seat, float explore, luck::Generator& generator,
              Course* course);
  void note(const game::Position& position, game::Seat seat, Course& course);

  const game::Game& game_;
  players::Budget budget_;
  Choice choice_;
};

}  // namespace foxtray::training
