// Fits the network of the Wizard players to games that were played.
#pragma once

#include <span>
#include <string>

#include "players/wizard_worth.h"
#include "training/wizard_games.h"

namespace foxtray::training {

/// How long a fit goes over its lessons.
struct Fit {
  int epochs = 3;
  float rate = 0.0007F;  // at the start; falls to 0 as a cosine
};

/// Small random weights.
void begin(players::WizardWeights& weights, luck::Generator& generator);

/// Goes over the lessons in a new order in each epoch. The weights end as the whole numbers (in
/// 1/1024) that players read.
void fit(players::WizardWeights& weights, std::vector<WizardLesson> lessons, const Fit& how,
         luck::Generator& generator);

/// All weights in one row, each at most `kMostWizardWeight` in size.
std::span<const float> row(const players::WizardWeights& weights);
inline constexpr float kMostWizardWeight = 32767.0F / 1024;

/// How well the weights foretell who wins: the mean of -log(chance of the winner). An even chance
/// for two gives 0.69.
double surprise(const players::WizardWeights& weights, const std::vector<WizardLesson>& lessons);

/// The file of weights, src/players/wizard_weights.inc: numbers in 1/1024, and a checksum.
std::string text_of(const players::WizardWeights& weights);

}  // namespace foxtray::training
