#include "training/self_play.h"

#include <algorithm>
#include <limits>
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

SelfPlay::SelfPlay(const game::Game& game, const CleverFeatures& features, const Network& network,
                   const clever_players::CleverBrain* master)
    : game_(game), choice_(game, features, network, budget_, clever_players::kQuick) {
  if (master == nullptr) return;
  master_ = std::make_unique<clever_players::CleverPlayer>(
      clever_players::style_of(players::Level::master), *master);
}

game::Move SelfPlay::random_move(const game::Position& position, game::Seat seat,
                                 luck::Generator& generator) const {
  game::MoveList list;
  game_.legal(position, seat, list);
  return list[static_cast<std::size_t>(generator.next() % list.size())];
}

game::Move SelfPlay::opening_move(const game::Position& position, game::Seat seat,
                                  luck::Generator& generator) {
  const Opening& opening = openings_[seat];
  switch (opening.kind) {
    case Opening::Kind::random:
      return random_move(position, seat, generator);
    case Opening::Kind::leaning:
      return clever_players::lean(game_, opening.leaning, position, seat, generator);
    case Opening::Kind::noisy:
      break;
  }
  choice_.weigh(position, seat, options_);
  game::Move best{};
  float most = std::numeric_limits<float>::lowest();
  for (const Choice::Option& option :
       std::span(options_.option).first(static_cast<std::size_t>(options_.size))) {
    const float value =
        option.value + opening.noise * static_cast<float>(clever_players::bell(generator));
    if (value <= most) continue;
    best = option.move;
    most = value;
  }
  return best;
}

/// A decision of an opening. Only the position after the last one is noted.
void SelfPlay::open(game::Position& position, game::Seat seat, luck::Generator& generator,
                    Course& course) {
  const game::Move chosen = opening_move(position, seat, generator);
  choice_.stand(position, seat);
  game_.apply(position, seat, chosen);
  --openings_[seat].decisions;
  course.clear();
  note_unless_over(position, seat, course);
}

void SelfPlay::decide(game::Position& position, game::Seat seat, float explore,
                      luck::Generator& generator, Course* course) {
  if (master_) {
    choice_.stand(position, seat);
    game_.apply(position, seat, master_->choose(game_, position, seat, generator));
    if (course != nullptr) note_unless_over(position, seat, *course);
    return;
  }
  const clever_players::Way& best = choice_.seek(position, seat);
  game::Move chosen = best.first;
  const bool random =
      course != nullptr && static_cast<float>(generator.next() >> 40) * 0x1p-24F < explore;
  if (random) {
    course->push_back({.reading = {}, .value = best.value, .kind = Step::Kind::chose_at_random});
    chosen = random_move(position, seat, generator);
  }
  game_.apply(position, seat, chosen);
  if (course != nullptr) note_unless_over(position, seat, *course);
}

void SelfPlay::note(const game::Position& position, game::Seat seat, Course& course) {
  Step& step = course.emplace_back();
  step.kind = Step::Kind::reached;
  step.value = choice_.value(position, seat, step.reading);
}

void SelfPlay::note_unless_over(const game::Position& position, game::Seat seat, Course& course) {
  if (game::as<clever::State>(position).phase != clever::Phase::over) note(position, seat, course);
}

void SelfPlay::play(luck::Generator& generator, std::span<int> points,
                    const Exploration& exploration, std::span<Course> courses) {
  const auto players = static_cast<game::Seat>(points.size());
  game::Position position = game_.deal({.players = players});
  for (game::Seat seat = 0; seat < players && !courses.empty(); ++seat) {
    openings_[seat] = draw_opening(generator, exploration.without_opening);
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
      Course* course = courses.empty() ? nullptr : &courses[seat];
      if (course != nullptr && openings_[seat].decisions > 0)
        open(position, seat, generator, *course);
      else
        decide(position, seat, exploration.choices, generator, course);
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
