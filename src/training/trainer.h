// Training by self-play: temporal differences with Adam, in batches of games.
#pragma once

#include <atomic>
#include <functional>
#include <string>

#include "clever_players/constants.h"
#include "training/self_play.h"
#include "training/strength.h"

namespace foxtray::training {

struct Plan {
  const game::Game* game = nullptr;
  std::uint64_t seed = 1;
  int threads = 1;
  int games_a_batch = 64;  // or sheets, at tables
  int games_a_step = 16;   // of the batch, in a new order in each pass
  int passes = 4;          // how often each game is learnt from
  float rate = 1e-3F;      // at the start; falls to 0 as a cosine
  float explore = 0.05F;   // at the start; falls to 0
  float lambda = 0.85F;
  float without_opening = 0.4F;  // the share of sheets that begin without one (opening.h)
  /// For the first part of the course the lowest area counts as if there were so many more foxes,
  /// falling to none: without it self-play settles for one rich area and never learns what foxes
  /// are worth.
  float extra_foxes = 4;
  float extra_foxes_until = 0.25F;
  /// What goes with the weights; the master knows it who plays in the last part.
  clever_players::Constants constants{};
  /// Whoever sets it ends the batch that is being played; it counts as not begun. May be nullptr.
  const std::atomic<bool>* stop = nullptr;
};

class Trainer {
 public:
  Trainer(Plan plan);

  /// Begins with what was learnt before instead of nothing: in smaller steps, with fewer random
  /// choices and without extra foxes, and what is of tables stays what it was.
  void begin_with(const Weights& weights, Part first = Part::solo);
  Part first_part() const { return first_; }

  const Plan& plan() const { return plan_; }
  /// How many sheets were played in a part of the course.
  std::int64_t sheets(Part part) const { return batches_[index(part)] * plan_.games_a_batch; }
  /// Plays a batch of games and learns from them, unless it is to stop meanwhile. `share` says
  /// how much of this part of the course is over, from 0 to 1: learning rate and exploration follow
  /// it. The part of the tables begins with what was learnt alone and leaves that as it is; in the
  /// last part half of the sheets are played alone. Whoever goes back to a part has to begin the
  /// later ones anew.
  void step(Part part, float share);
  /// Mean and standard error of a sheet, alone or at tables, on seeds that training never sees.
  Strength strength(Part part, int sheets, std::uint64_t seed) const;

  /// A checkpoint holds everything: a course that was stopped goes on as if it had not been. Both
  /// throw std::runtime_error with a sentence; `save` replaces a file only by a whole one.
  void save(const std::string& name) const;
  void load(const std::string& name);

  /// Seconds that the course took so far; whoever runs it counts them.
  double seconds = 0;

  /// What was learnt. Inputs that were not met for a long time count nothing, unless something was
  /// known of them before.
  Weights weights() const;
  const CleverFeatures& features() const { return features_; }

 private:
  /// Does `work(number)` on all threads.
  template <class Work>
  void share_out(Work&& work) const;
  static constexpr std::size_t index(Part part) { return static_cast<std::size_t>(part); }
  bool stopped() const { return plan_.stop != nullptr && *plan_.stop; }
  void begin(Part part);
  Exploration exploration(Part part, float share) const;
  /// False if it was to stop.
  bool play(Part part, float share, const Network& network);
  void learn_from_batch(Part part, float share, const Network& network);
  void descend(Part part, std::size_t lessons, float share);
  void average(Part part);

  Plan plan_;
  CleverFeatures features_;
  Weights weights_;
  Weights mean_;  // of the latest weights: what is used in the end
  Weights moment_;
  Weights square_;
  std::vector<Weights> gradients_;  // by thread
  std::vector<Course> played_;      // the sheets of the batch
  std::vector<int> points_;         // and what they scored
  bool knows_ = false;              // it began with what was learnt before
  Part first_ = Part::solo;         // the part that it began with
  std::array<std::int64_t, kParts> batches_{};
  std::int64_t steps_ = 0;
};

}  // namespace foxtray::training
