#include "training/self_play.h"

#include <algorithm>
#include <ranges>

namespace foxtray::training {

constexpr game::Seat kSolo = 0;

void learn_from(const Course& course, float lambda, const Network& network, Weights& gradient) {
  float next = 0;
  float wanted = 0;
  for (const Step& step : std::views::reverse(course)) {
    if (step.kind != Step::Kind::reached) {
      next = wanted = step.value;
      continue;
    }
    wanted = (1 - lambda) * next + lambda * wanted;
    next = wanted + network.learn(step.reading, wanted, gradient);
  }
}

std::size_t lessons_in(const Course& course) {
  return static_cast<std::size_t>(std::ranges::count(course, Step::Kind::reached, &Step::kind));
}

void SelfPlay::decide(game::Position& position, float explore, luck::Generator& generator,
                      Course* course) {
  choice_.weigh(position, kSolo, options_);
  auto chosen = static_cast<std::size_t>(options_.best);
  const auto count = static_cast<std::uint64_t>(options_.size);
  const bool random = course != nullptr && count > 1 &&
                      static_cast<float>(generator.next() >> 40) * 0x1p-24F < explore;
  if (random) {
    course->push_back({.reading = {},
                       .value = options_.option[chosen].value,
                       .kind = Step::Kind::chose_at_random});
    chosen = static_cast<std::size_t>(generator.next() % count);
  }
  game_.apply(position, kSolo, options_.option[chosen].move);
  const clever::State& state = game::as<clever::State>(position);
  const bool owes_only_extras = state.open != 0 && clever::waiting_bonuses(state.seat[kSolo]) == 0;
  if (course != nullptr && !owes_only_extras && state.phase != clever::Phase::over)
    note(position, *course);
}

void SelfPlay::note(const game::Position& position, Course& course) {
  Step& step = course.emplace_back();
  step.kind = Step::Kind::reached;
  step.value = choice_.value(position, kSolo, step.reading);
}

int SelfPlay::play(luck::Generator& generator, float explore, Course* course) {
  game::Position position = game_.deal({.players = 1});
  if (course != nullptr) {
    course->clear();
    choice_.stand(position, kSolo);
    note(position, *course);
  }
  for (;;) {
    const game::Actors actors = game_.actors(position);
    if (actors.over()) break;
    if (actors.chance()) {
      game_.roll(position, generator.sample(game_.chance(position)));
    } else {
      decide(position, explore, generator, course);
    }
  }
  if (course != nullptr)
    course->push_back(
        {.reading = {}, .value = choice_.value_at_end(position), .kind = Step::Kind::ended});
  return game_.score(position, kSolo).points;
}

}  // namespace foxtray::training
