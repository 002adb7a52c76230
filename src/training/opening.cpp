#include "training/opening.h"

#include <cmath>

namespace foxtray::training {
namespace {

constexpr std::uint32_t kLongest = 40;  // decisions: most of a game of a weak player
constexpr std::uint32_t kAreaLess = 4;  // one of so many leaning players cares for one area only

float uniform(luck::Generator& generator, float low, float high) {
  return low + (high - low) * static_cast<float>(generator.next() >> 40) * 0x1p-24F;
}

/// A factor between 1 / `most` and `most`.
float factor(luck::Generator& generator, float most) {
  return std::exp(uniform(generator, -std::log(most), std::log(most)));
}

clever_players::Leaning draw_leaning(luck::Generator& generator) {
  clever_players::Leaning leaning;
  const bool one_area = generator.below(kAreaLess) == 0;
  const std::uint32_t loved = generator.below(clever::kAreas);
  for (std::uint32_t a = 0; a < clever::kAreas; ++a)
    leaning.area[a] = one_area ? (a == loved ? 4.0F : 0.2F) : factor(generator, 3);
  leaning.fox = factor(generator, 2);
  leaning.bonus = uniform(generator, 0, 8);
  leaning.action = uniform(generator, -4, 12);
  leaning.reroll = uniform(generator, -4, 2);
  leaning.noise = generator.below(2) == 0 ? 0 : uniform(generator, 0, 6);
  return leaning;
}

}  // namespace

Opening draw_opening(luck::Generator& generator, float without) {
  Opening opening;
  if (uniform(generator, 0, 1) < without) return opening;
  opening.decisions = static_cast<int>(1 + generator.below(kLongest));
  switch (generator.below(8)) {
    case 0:
    case 1:
      opening.kind = Opening::Kind::random;
      break;
    case 2:  // about greedy
      opening.kind = Opening::Kind::leaning;
      break;
    case 3:
    case 4:
    case 5:
      opening.kind = Opening::Kind::leaning;
      opening.leaning = draw_leaning(generator);
      break;
    default:
      opening.kind = Opening::Kind::noisy;
      opening.noise = factor(generator, 4) * 8;
  }
  return opening;
}

}  // namespace foxtray::training
