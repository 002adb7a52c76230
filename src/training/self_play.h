// Games that a network plays against itself, and what it learns from them.
#pragma once

#include "luck/generator.h"
#include "players/clever_choice.h"
#include "training/network.h"

namespace foxtray::training {

struct Lesson {
  Reading reading;
  float wanted;
};

struct Habits {
  float explore = 0;    // share of random choices
  float lambda = 0.7F;  // how far a lesson looks ahead
};

class SelfPlay {
 public:
  SelfPlay(const game::Game& game, const CleverFeatures& features, const Network& network)
      : game_(game), choice_(game, features, network, Choice::kQuick) {}

  /// Plays a solo game and, with `lessons`, appends what can be learnt from it. Returns the points.
  int play(Habits habits, luck::Generator& generator, std::vector<Lesson>* lessons);

 private:
  using Choice = players::CleverChoice<Network>;

  /// One thing that a seat went through: a position it reached and thought worth `value`, or a
  /// choice at random, before which its prospects were worth `value`.
  struct Step {
    Reading reading;
    float value;
    bool random;
  };

  void decide(game::Position& position, Habits habits, luck::Generator& generator, bool learning);
  void note(const game::Position& position);
  void conclude(float result, float lambda, std::vector<Lesson>& lessons);

  const game::Game& game_;
  Choice choice_;
  Choice::Options options_;
  std::vector<Step> steps_;
};

}  // namespace foxtray::training
