// Fits the network of the Wizard players to games that were played.
#pragma once

#include <span>
#include <string>

#include "training/wizard_games.h"
#include "wizard_players/worth.h"

namespace foxtray::training {

/// How long a fit goes over its lessons.
struct Fit {
  int epochs = 3;
  float rate = 0.0007F;  // at the start; falls to 0 as a cosine
};

/// Small random weights.
void begin(wizard_players::WizardWeights& weights, luck::Generator& generator);

/// Goes over the lessons in a new order in each epoch. The weights end as the whole numbers (in
/// 1/1024) that players read.
void fit(wizard_players::WizardWeights& weights, std::vector<WizardLesson> lessons, const Fit& how,
         luck::Generator& generator);

/// All weights in one row, each at most `kMostWizardWeight` in size.
std::span<const float> row(const wizard_players::WizardWeights& weights);
inline constexpr float kMostWizardWeight = 32767.0F / 1024;

/// How well the weights foretell who wins: the mean of -log(chance of the winner). An even chance
/// for two gives 0.69.
double surprise(const wizard_players::WizardWeights& weights,
                const std::vector<WizardLesson>& lessons);

/// The file of weights, src/wizard_players/weights.inc: numbers in 1/1024, and a checksum.
std::string text_of(const wizard_players::WizardWeights& weights);

}  // namespace foxtray::training
