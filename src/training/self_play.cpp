#include "training/self_play.h"

#include <algorithm>
#include <ranges>

namespace foxtray::training {

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

void SelfPlay::decide(game::Position& position, game::Seat seat, float explore,
                      luck::Generator& generator, Course* course) {
  const players::Way& best = choice_.seek(position, seat);
  game::Move chosen = best.first;
  const bool random =
      course != nullptr && static_cast<float>(generator.next() >> 40) * 0x1p-24F < explore;
  if (random) {
    course->push_back({.reading = {}, .value = best.value, .kind = Step::Kind::chose_at_random});
    game::MoveList list;
    game_.legal(position, seat, list);
    chosen = list[static_cast<std::size_t>(generator.next() % list.size())];
  }
  game_.apply(position, seat, chosen);
  const clever::State& state = game::as<clever::State>(position);
  if (course != nullptr && state.phase != clever::Phase::over) note(position, seat, *course);
}

void SelfPlay::note(const game::Position& position, game::Seat seat, Course& course) {
  Step& step = course.emplace_back();
  step.kind = Step::Kind::reached;
  step.value = choice_.value(position, seat, step.reading);
}

void SelfPlay::play(luck::Generator& generator, std::span<int> points, float explore,
                    std::span<Course> courses) {
  const auto players = static_cast<game::Seat>(points.size());
  game::Position position = game_.deal({.players = players});
  for (game::Seat seat = 0; seat < players && !courses.empty(); ++seat) {
    courses[seat].clear();
    choice_.stand(position, seat);
    note(position, seat, courses[seat]);
  }
  for (;;) {
    const game::Actors actors = game_.actors(position);
    if (actors.over()) break;
    if (actors.chance()) {
      game_.roll(position, generator.sample(game_.chance(position)));
    } else {
      const game::Seat seat = actors.first();
      decide(position, seat, explore, generator, courses.empty() ? nullptr : &courses[seat]);
    }
  }
  for (game::Seat seat = 0; seat < players; ++seat) {
    points[seat] = game_.score(position, seat).points;
    if (!courses.empty())
      courses[seat].push_back({.reading = {},
                               .value = choice_.value_at_end(position, seat),
                               .kind = Step::Kind::ended});
  }
}

}  // namespace foxtray::training
