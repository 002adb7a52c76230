// Games that a network plays against itself, and what it learns from them.
#pragma once

#include <memory>
#include <span>

#include "clever_players/choice.h"
#include "clever_players/player.h"
#include "luck/generator.h"
#include "training/network.h"
#include "training/opening.h"

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

/// How often self-play leaves its own path.
struct Exploration {
  float choices = 0;          // the share of choices at random
  float without_opening = 1;  // the share of sheets that begin as the network would
};

class SelfPlay {
 public:
  /// With the brain of a master it is he who chooses.
  SelfPlay(const game::Game& game, const CleverFeatures& features, const Network& network,
           const clever_players::CleverBrain* master = nullptr);

  /// Plays a game of as many players as there are points to be filled in, each for its own points.
  /// If the steps are wanted, for which there is then a course for each player, a share of the
  /// choices is random, and some seats begin with an opening, of which no step is noted.
  void play(luck::Generator& generator, std::span<int> points, const Exploration& exploration = {},
            std::span<Course> courses = {});

 private:
  using Choice = clever_players::CleverChoice<Network>;

  void open(game::Position& position, game::Seat seat, luck::Generator& generator, Course& course);
  void decide(game::Position& position, game::Seat seat, float explore, luck::Generator& generator,
              Course* course);
  game::Move opening_move(const game::Position& position, game::Seat seat,
                          luck::Generator& generator);
  game::Move random_move(const game::Position& position, game::Seat seat,
                         luck::Generator& generator) const;
  void note(const game::Position& position, game::Seat seat, Course& course);
  void note_unless_over(const game::Position& position, game::Seat seat, Course& course);

  const game::Game& game_;
  clever_players::Budget budget_;
  Choice choice_;
  Choice::Options options_;
  std::unique_ptr<clever_players::CleverPlayer> master_;
  std::array<Opening, clever::kMaxPlayers> openings_;
};

}  // namespace foxtray::training
