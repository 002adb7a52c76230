#include "training/self_play.h"

#include <ranges>

namespace foxtray::training {

constexpr game::Seat kSolo = 0;

void SelfPlay::decide(game::Position& position, Habits habits, luck::Generator& generator,
                      bool learning) {
  choice_.weigh(position, kSolo, options_);
  auto chosen = static_cast<std::size_t>(options_.best);
  const auto count = static_cast<std::uint64_t>(options_.size);
  const bool random = learning && count > 1 &&
                      static_cast<float>(generator.next() >> 40) * 0x1p-24F < habits.explore;
  if (random) {
    steps_.push_back({.reading = {}, .value = options_.option[chosen].value, .random = true});
    chosen = static_cast<std::size_t>(generator.next() % count);
  }
  game_.apply(position, kSolo, options_.option[chosen].move);
  const clever::State& state = game::as<clever::State>(position);
  const bool owes_only_extras = state.open != 0 && clever::waiting_bonuses(state.seat[kSolo]) == 0;
  if (learning && !owes_only_extras && state.phase != clever::Phase::over) note(position);
}

void SelfPlay::note(const game::Position& position) {
  Step step{};
  step.value = choice_.value(position, kSolo, step.reading);
  steps_.push_back(step);
}

/// From the end backwards: what was wanted of each position is a mean of what the next one was
/// thought to be worth and of what was wanted there.
void SelfPlay::conclude(float result, float lambda, std::vector<Lesson>& lessons) {
  float next = result;
  float wanted = result;
  for (const Step& step : std::views::reverse(steps_)) {
    if (step.random) {
      wanted = step.value;
    } else {
      wanted = (1 - lambda) * next + lambda * wanted;
      lessons.push_back({step.reading, wanted});
    }
    next = step.value;
  }
  steps_.clear();
}

int SelfPlay::play(Habits habits, luck::Generator& generator, std::vector<Lesson>* lessons) {
  game::Position position = game_.deal({.players = 1});
  if (lessons != nullptr) {
    choice_.stand(position, kSolo);
    note(position);
  }
  for (;;) {
    const game::Actors actors = game_.actors(position);
    if (actors.over()) break;
    if (actors.chance()) {
      game_.roll(position, generator.sample(game_.chance(position)));
    } else {
      decide(position, habits, generator, lessons != nullptr);
    }
  }
  if (lessons != nullptr) conclude(choice_.value_at_end(position), habits.lambda, *lessons);
  return game_.score(position, kSolo).points;
}

}  // namespace foxtray::training
