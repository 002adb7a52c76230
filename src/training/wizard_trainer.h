// Training for the Wizard dice game by self-play.
//
// A course has chapters. In the first two weak and fast players play, with random moves strewn in,
// and a network is fitted to how their games ended. From then on the master plays with the network
// as it is, and after each chapter the network is fitted, each time in smaller steps, to that
// chapter and those before.
#pragma once

#include <atomic>
#include <cstdint>
#include <string>

#include "training/trainer.h"
#include "training/wizard_fit.h"

namespace foxtray::training {

struct WizardPlan {
  std::uint64_t seed = 1;
  int threads = 1;
  int opening = 8000;  // games of each of the first two chapters
  int chapter = 1500;  // and of each that follows
  /// Whoever sets it ends a step, which counts as not begun. May be nullptr.
  const std::atomic<bool>* stop = nullptr;
};

class WizardTrainer {
 public:
  explicit WizardTrainer(const WizardPlan& plan);
  const WizardPlan& plan() const { return plan_; }

  std::int64_t games() const { return games_; }
  /// Chapters that are over.
  int chapters() const { return chapter_; }

  /// Plays some games, at most as many as are still missing from `games`; at the end of a chapter,
  /// and when none are missing any more, learns from them.
  void step(std::int64_t games);

  /// Percent of games of two that `strong` wins against `casual` with these weights, each in both
  /// seats, on seeds that training never sees.
  Strength strength(int games, std::uint64_t seed) const;

  /// A checkpoint holds everything: a course that was stopped goes on as if it had not been. Both
  /// throw std::runtime_error with a sentence; `save` replaces a file only by a whole one.
  void save(const std::string& name) const;
  void load(const std::string& name);

  /// Seconds that the course took so far; whoever runs it counts them.
  double seconds = 0;

  const wizard_players::WizardWeights& weights() const { return weights_; }

 private:
  int chapter_length() const { return chapter_ < 2 ? plan_.opening : plan_.chapter; }
  bool stopped() const { return plan_.stop != nullptr && *plan_.stop; }
  /// False if it was to stop.
  bool play(int games);
  void learn();
  void turn_page();

  WizardPlan plan_;
  wizard_players::WizardWeights weights_;
  std::int64_t games_ = 0;
  std::int32_t chapter_ = 0;
  std::int32_t in_chapter_ = 0;  // games
  std::vector<WizardLesson> before_;
  std::vector<WizardLesson> lessons_;  // of this chapter
};

}  // namespace foxtray::training
