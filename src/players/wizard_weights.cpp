#include "players/wizard_worth.h"

namespace foxtray::players {
namespace {

// Written by `foxtray train`; in 1/1024.
constexpr std::array<std::int16_t, kInputs * kHidden + 2 * kHidden + 1> kWeights = {
#include "players/wizard_weights.inc"
};

WizardWeights unpacked() {
  WizardWeights weights;
  std::size_t at = 0;
  const auto next = [&] { return static_cast<float>(kWeights[at++]) / 1024; };
  for (Layer& layer : weights.first)
    for (float& weight : layer) weight = next();
  for (float& weight : weights.win) weight = next();
  for (float& weight : weights.points) weight = next();
  weights.points_bias = next();
  return weights;
}

}  // namespace

const WizardWeights& wizard_weights() {
  static const WizardWeights weights = unpacked();
  return weights;
}

}  // namespace foxtray::players
