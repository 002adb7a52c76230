#include "training/wizard_fit.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <memory>
#include <numbers>

namespace foxtray::training {
namespace {

using wizard_players::kHidden;
using wizard_players::kInputs;
using wizard_players::kSheetInputs;
using wizard_players::kTableInputs;
using wizard_players::Layer;
using wizard_players::WizardWeights;

constexpr std::size_t kBatch = 64;    // lessons in a step of Adam
constexpr float kPointsCount = 0.2F;  // an error in points, beside one in the chance to win
constexpr float kPointsScale = 10;    // of what the network says about points
constexpr float kWeightScale = 1024;  // of the file

/// All weights as one row of floats.
constexpr std::size_t kWeightCount = wizard_players::kWizardWeightCount;
std::span<float> row(WizardWeights& weights) { return {weights.first[0].data(), kWeightCount}; }

/// One seat, forward and backward.
struct Pass {
  std::array<float, kInputs> inputs;
  Layer hidden;
  float win = 0;
  float points = 0;

  void forward(const WizardWeights& w) {
    hidden = {};
    for (std::size_t i = 0; i < kInputs; ++i) {
      if (inputs[i] == 0) continue;
      for (std::size_t h = 0; h < kHidden; ++h) hidden[h] += inputs[i] * w.first[i][h];
    }
    win = 0;
    points = w.points_bias;
    for (std::size_t h = 0; h < kHidden; ++h) {
      hidden[h] = std::max(0.0F, hidden[h]);
      win += hidden[h] * w.win[h];
      points += hidden[h] * w.points[h];
    }
  }
  void backward(const WizardWeights& w, float win_error, float points_error,
                WizardWeights& gradient) const {
    Layer back;
    for (std::size_t h = 0; h < kHidden; ++h) {
      gradient.win[h] += win_error * hidden[h];
      gradient.points[h] += points_error * hidden[h];
      back[h] = hidden[h] > 0 ? win_error * w.win[h] + points_error * w.points[h] : 0;
    }
    gradient.points_bias += points_error;
    for (std::size_t i = 0; i < kInputs; ++i) {
      if (inputs[i] == 0) continue;
      for (std::size_t h = 0; h < kHidden; ++h) gradient.first[i][h] += inputs[i] * back[h];
    }
  }
};

using Passes = std::array<Pass, wizard::kMaxPlayers>;
using Chances = std::array<float, wizard::kMaxPlayers>;

void read(const wizard::State& s, Passes& passes) {
  const wizard_players::Table table{.players = s.players,
                                    .target = s.target,
                                    .rounds_done = s.round - 1,
                                    .cards = s.cards != 0,
                                    .next_seer = s.seer};
  std::array<wizard_players::Sheet, wizard::kMaxPlayers> sheets;
  std::array<const wizard_players::Sheet*, wizard::kMaxPlayers> all{};
  std::array<std::array<float, kSheetInputs>, wizard::kMaxPlayers> blocks;
  for (std::size_t seat = 0; seat < s.players; ++seat) {
    sheets[seat] = wizard_players::sheet_of(s.seat[seat]);
    all[seat] = &sheets[seat];
    wizard_players::sheet_inputs(sheets[seat], table, seat == s.seer, blocks[seat]);
  }
  for (std::size_t seat = 0; seat < s.players; ++seat) {
    auto& inputs = passes[seat].inputs;
    for (std::size_t i = 0; i < kSheetInputs; ++i) {
      inputs[i] = blocks[seat][i];
      float rivals = 0;
      for (std::size_t other = 0; other < s.players; ++other)
        if (other != seat) rivals += blocks[other][i];
      inputs[kSheetInputs + i] = rivals / static_cast<float>(s.players - 1);
    }
    std::array<float, kTableInputs> rest;
    wizard_players::table_inputs(all, table, seat, rest);
    std::copy(rest.begin(), rest.end(), inputs.begin() + 2 * kSheetInputs);
  }
}

/// Reads a table and says how likely each seat is to win.
Chances forward(const WizardWeights& weights, const wizard::State& s, Passes& passes) {
  read(s, passes);
  double most = std::numeric_limits<double>::lowest();
  for (std::size_t seat = 0; seat < s.players; ++seat) {
    passes[seat].forward(weights);
    most = std::max(most, double{passes[seat].win});
  }
  double sum = 0;
  for (std::size_t seat = 0; seat < s.players; ++seat)
    sum += std::exp(double{passes[seat].win} - most);
  Chances chances{};
  for (std::size_t seat = 0; seat < s.players; ++seat)
    chances[seat] = static_cast<float>(std::exp(double{passes[seat].win} - most) / sum);
  return chances;
}

/// Gradients and the state of Adam.
class Learner {
 public:
  explicit Learner(WizardWeights& weights) : weights_(weights) {}

  void learn(const WizardLesson& lesson) {
    const Chances chances = forward(weights_, lesson.state, passes_);
    for (std::size_t seat = 0; seat < lesson.state.players; ++seat) {
      const auto now = static_cast<float>(wizard_players::sheet_of(lesson.state.seat[seat]).points);
      const float to_come = (lesson.points[seat] - now) / kPointsScale;
      passes_[seat].backward(weights_, chances[seat] - lesson.win[seat],
                             kPointsCount * (passes_[seat].points - to_come), gradient_);
    }
  }
  void step(float rate) {
    ++steps_;
    const float moment_seen = 1 - std::pow(0.9F, static_cast<float>(steps_));
    const float square_seen = 1 - std::pow(0.999F, static_cast<float>(steps_));
    const auto w = row(weights_);
    const auto g = row(gradient_);
    for (std::size_t i = 0; i < kWeightCount; ++i) {
      const float slope = g[i] / kBatch;
      moment_[i] = 0.9F * moment_[i] + 0.1F * slope;
      square_[i] = 0.999F * square_[i] + 0.001F * slope * slope;
      w[i] -= rate * (moment_[i] / moment_seen) / (std::sqrt(square_[i] / square_seen) + 1e-6F);
    }
    gradient_ = {};
  }

 private:
  WizardWeights& weights_;
  WizardWeights gradient_{};
  std::vector<float> moment_ = std::vector<float>(kWeightCount);
  std::vector<float> square_ = std::vector<float>(kWeightCount);
  Passes passes_;
  int steps_ = 0;
};

void round_off(WizardWeights& weights) {
  for (float& w : row(weights)) {
    w = std::round(std::clamp(w, -kMostWizardWeight, kMostWizardWeight) * kWeightScale) /
        kWeightScale;
  }
}

}  // namespace

std::span<const float> row(const WizardWeights& weights) {
  return {weights.first[0].data(), kWeightCount};
}

void begin(WizardWeights& weights, luck::Generator& generator) {
  const auto small = [&] { return (static_cast<float>(generator.below(2001)) - 1000) / 1000; };
  for (Layer& layer : weights.first)
    for (float& weight : layer) weight = 0.15F * small();
  for (float& weight : weights.win) weight = 0.1F * small();
  for (float& weight : weights.points) weight = 0.1F * small();
  round_off(weights);
}

void fit(WizardWeights& weights, std::vector<WizardLesson> lessons, const Fit& how,
         luck::Generator& generator) {
  const auto learner = std::make_unique<Learner>(weights);
  for (int epoch = 0; epoch < how.epochs; ++epoch) {
    for (std::size_t i = lessons.size(); i > 1; --i)
      std::swap(lessons[i - 1], lessons[generator.below(static_cast<std::uint32_t>(i))]);
    for (std::size_t i = 0; i < lessons.size(); ++i) {
      learner->learn(lessons[i]);
      if ((i + 1) % kBatch != 0) continue;
      const double done =
          (epoch + static_cast<double>(i) / static_cast<double>(lessons.size())) / how.epochs;
      learner->step(how.rate * static_cast<float>((1 + std::cos(std::numbers::pi * done)) / 2));
    }
  }
  round_off(weights);
}

double surprise(const WizardWeights& weights, const std::vector<WizardLesson>& lessons) {
  Passes passes;
  double sum = 0;
  for (const WizardLesson& lesson : lessons) {
    const Chances chances = forward(weights, lesson.state, passes);
    for (std::size_t seat = 0; seat < lesson.state.players; ++seat)
      sum -= double{lesson.win[seat]} * std::log(double{chances[seat]} + 1e-9);
  }
  return sum / static_cast<double>(lessons.size());
}

std::string text_of(const WizardWeights& weights) {
  constexpr std::size_t kInLine = 32;
  std::string text;
  for (std::size_t i = 0; i < kWeightCount; ++i) {
    text += std::to_string(static_cast<int>(row(weights)[i] * kWeightScale));
    text += i % kInLine == kInLine - 1 || i + 1 == kWeightCount ? ",\n" : ", ";
  }
  return text + wizard_players::wizard_checksum(text);
}

}  // namespace foxtray::training
