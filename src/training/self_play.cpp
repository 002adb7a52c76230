#include "training/self_play.h"

namespace foxtray::training {

void SelfPlay::decide(game::Position& position, game::Seat seat, Habits habits,
                      luck::Generator& generator, std::vector<Step>* steps) {
  choice_.weigh(position, seat, options_);
  auto chosen = static_cast<std::size_t>(options_.best);
  const auto count = static_cast<std::uint64_t>(options_.size);
  const bool random = steps != nullptr && habits.explore > 0 && count > 1 &&
                      static_cast<float>(generator.next() >> 40) * 0x1p-24F < habits.explore;
  if (random) {
    steps->push_back({.reading = {}, .value = options_.option[chosen].value, .random = true});
    chosen = static_cast<std::size_t>(generator.next() % count);
  }
  game_.apply(position, seat, options_.option[chosen].move);
  if (steps == nullptr) return;
  const clever::State& state = game::as<clever::State>(position);
  const bool open = (state.open >> seat & 1) != 0;
  if (open && clever::waiting_bonuses(state.seat[seat]) == 0) return;
  if (state.phase == clever::Phase::over) return;
  Step step{};
  bool over = false;
  step.value = choice_.value(position, seat, step.reading, over);
  if (!over) steps->push_back(step);
}

/// From the end backwards: what was wanted of each position is a mean of what the next one was
/// thought to be worth and of what was wanted there.
void SelfPlay::conclude(std::vector<Step>& steps, float result, float lambda,
                        std::vector<Lesson>& lessons) {
  float next = result;
  float wanted = result;
  for (auto step = steps.rbegin(); step != steps.rend(); ++step) {
    if (step->random) {
      wanted = step->value;
    } else {
      wanted = (1 - lambda) * next + lambda * wanted;
      lessons.push_back({step->reading, wanted});
    }
    next = step->value;
  }
  steps.clear();
}

int SelfPlay::play(int players, Habits habits, luck::Generator& generator,
                   std::vector<Lesson>* lessons) {
  game::Position position = game_.deal({.players = static_cast<std::uint8_t>(players)});
  for (;;) {
    const game::Actors actors = game_.actors(position);
    if (actors.over()) break;
    if (actors.chance()) {
      game_.roll(position, generator.sample(game_.chance(position)));
      continue;
    }
    const game::Seat seat = actors.first();
    decide(position, seat, habits, generator, lessons != nullptr ? &steps_[seat] : nullptr);
  }
  if (lessons != nullptr) {
    for (game::Seat seat = 0; seat < players; ++seat)
      conclude(steps_[seat], choice_.final_value(position, seat), habits.lambda, *lessons);
  }
  return game_.score(position, 0).points;
}

}  // namespace foxtray::training
