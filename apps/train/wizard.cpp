// Trains the network of the Wizard players by self-play and writes its weights:
//
//   foxtray_train_wizard GENERATIONS GAMES SEED > src/players/wizard_weights.inc
//
// The first games are those of weak and fast players, with random moves strewn in. A network is
// fitted to how they ended, the master plays with it, the network is fitted to these games, and so
// on.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <vector>

#include "arena/playout.h"
#include "players/wizard_player.h"
#include "wizard/moves.h"
#include "wizard/round.h"
#include "wizard/rules.h"

namespace foxtray {
namespace {

using players::kHidden;
using players::kInputs;
using players::kSheetInputs;
using players::kTableInputs;
using players::Layer;
using players::WizardWeights;
using wizard::kWizardDiceGame;
using wizard::State;

/// The table between two rounds, and how the game ended.
struct Sample {
  State state;
  std::array<float, wizard::kMaxPlayers> win{};
  std::array<float, wizard::kMaxPlayers> points{};
};

/// Plays as another, but strews in random predictions (or any moves), to see more of the game.
class Explorer final : public players::Player {
 public:
  Explorer(players::Player& player, std::uint32_t every, bool only_predictions)
      : player_(player), every_(every), only_predictions_(only_predictions) {}
  game::Move choose(const game::Game& game, const game::Position& seen, game::Seat seat,
                    luck::Generator& generator) override {
    const bool may = !only_predictions_ || game::as<State>(seen).phase == wizard::Phase::predict;
    if (!may || generator.below(every_) != 0) return player_.choose(game, seen, seat, generator);
    game::MoveList list;
    game.legal(seen, seat, list);
    return list[generator.below(static_cast<std::uint32_t>(list.size()))];
  }

 private:
  players::Player& player_;
  std::uint32_t every_;
  bool only_predictions_;
};

game::Setup some_setup(luck::Generator& generator) {
  game::Setup setup;
  setup.players = static_cast<std::uint8_t>(generator.below(2) == 0 ? 2 : 2 + generator.below(4));
  setup.choice[0] = generator.below(3) == 0 ? 1 : 0;
  setup.choice[1] = generator.below(3) == 0 ? 1 : 0;
  return setup;
}

void finish(const game::Position& end, std::vector<Sample>& samples, std::size_t first) {
  const State& s = game::as<State>(end);
  std::array<game::Score, wizard::kMaxPlayers> scores;
  for (game::Seat seat = 0; seat < s.players; ++seat)
    scores[seat] = kWizardDiceGame.score(end, seat);
  const game::Score best = *std::max_element(scores.begin(), scores.begin() + s.players);
  const auto winners = std::count(scores.begin(), scores.begin() + s.players, best);
  for (std::size_t i = first; i < samples.size(); ++i) {
    for (std::size_t seat = 0; seat < s.players; ++seat) {
      samples[i].win[seat] = scores[seat] == best ? 1.0F / static_cast<float>(winners) : 0.0F;
      samples[i].points[seat] = static_cast<float>(scores[seat].points);
    }
  }
}

void play(players::Player& player, luck::Generator& generator, std::vector<Sample>& samples) {
  game::Position position = kWizardDiceGame.deal(some_setup(generator));
  const std::size_t first = samples.size();
  unsigned round = 1;
  for (;;) {
    const State& s = game::as<State>(position);
    const game::Actors actors = kWizardDiceGame.actors(position);
    if (actors.over()) break;
    if (s.round != round) samples.push_back({.state = s});
    round = s.round;
    if (actors.chance()) {
      kWizardDiceGame.roll(position, generator.sample(kWizardDiceGame.chance(position)));
      continue;
    }
    const game::Seat seat = actors.first();
    game::Position seen = position;
    kWizardDiceGame.conceal(seen, seat);
    kWizardDiceGame.apply(position, seat, player.choose(kWizardDiceGame, seen, seat, generator));
  }
  finish(position, samples, first);
}

/// A weight vector as one row of floats, for Adam.
constexpr std::size_t kWeightCount = kInputs * kHidden + 2 * kHidden + 1;
static_assert(sizeof(WizardWeights) == kWeightCount * sizeof(float));
float* row(WizardWeights& weights) { return weights.first[0].data(); }

/// Forward and backward for one seat.
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

class Fit {
 public:
  explicit Fit(WizardWeights& weights) : weights_(weights) {}

  /// Adds the gradient of one sample; returns its error in the chance to win.
  double learn(const Sample& sample) {
    const std::size_t players = sample.state.players;
    read(sample.state);
    double sum = 0;
    for (std::size_t seat = 0; seat < players; ++seat) {
      pass_[seat].forward(weights_);
      sum += std::exp(static_cast<double>(pass_[seat].win));
    }
    double loss = 0;
    for (std::size_t seat = 0; seat < players; ++seat) {
      const auto chance = static_cast<float>(std::exp(static_cast<double>(pass_[seat].win)) / sum);
      const auto now = static_cast<float>(players::sheet_of(sample.state.seat[seat]).points);
      const float points_error = pass_[seat].points - (sample.points[seat] - now) / 10;
      pass_[seat].backward(weights_, chance - sample.win[seat], 0.2F * points_error, gradient_);
      loss -= static_cast<double>(sample.win[seat]) * std::log(static_cast<double>(chance) + 1e-9);
    }
    return loss;
  }
  /// One step of Adam.
  void step(float rate, float batch) {
    ++steps_;
    const float fix1 = 1 - std::pow(0.9F, static_cast<float>(steps_));
    const float fix2 = 1 - std::pow(0.999F, static_cast<float>(steps_));
    float* w = row(weights_);
    float* g = row(gradient_);
    for (std::size_t i = 0; i < kWeightCount; ++i) {
      const float slope = g[i] / batch;
      first_[i] = 0.9F * first_[i] + 0.1F * slope;
      second_[i] = 0.999F * second_[i] + 0.001F * slope * slope;
      w[i] -= rate * (first_[i] / fix1) / (std::sqrt(second_[i] / fix2) + 1e-6F);
    }
    gradient_ = {};
  }

 private:
  void read(const State& s) {
    const players::Table table{.players = s.players,
                               .target = s.target,
                               .rounds_done = s.round - 1,
                               .cards = s.cards != 0,
                               .next_seer = s.seer};
    std::array<players::Sheet, wizard::kMaxPlayers> sheets;
    std::array<const players::Sheet*, wizard::kMaxPlayers> all{};
    std::array<std::array<float, kSheetInputs>, wizard::kMaxPlayers> blocks;
    for (std::size_t seat = 0; seat < s.players; ++seat) {
      sheets[seat] = players::sheet_of(s.seat[seat]);
      all[seat] = &sheets[seat];
      players::sheet_inputs(sheets[seat], table, seat == s.seer, blocks[seat]);
    }
    for (std::size_t seat = 0; seat < s.players; ++seat) {
      auto& inputs = pass_[seat].inputs;
      for (std::size_t i = 0; i < kSheetInputs; ++i) {
        inputs[i] = blocks[seat][i];
        float rivals = 0;
        for (std::size_t other = 0; other < s.players; ++other)
          if (other != seat) rivals += blocks[other][i];
        inputs[kSheetInputs + i] = rivals / static_cast<float>(s.players - 1);
      }
      std::array<float, kTableInputs> rest;
      players::table_inputs(all, table, seat, rest);
      std::copy(rest.begin(), rest.end(), inputs.begin() + 2 * kSheetInputs);
    }
  }

  WizardWeights& weights_;
  WizardWeights gradient_{};
  std::vector<float> first_ = std::vector<float>(kWeightCount);
  std::vector<float> second_ = std::vector<float>(kWeightCount);
  std::array<Pass, wizard::kMaxPlayers> pass_;
  int steps_ = 0;
};

void start(WizardWeights& weights, luck::Generator& generator) {
  const auto small = [&] { return (static_cast<float>(generator.below(2001)) - 1000) / 1000; };
  for (Layer& layer : weights.first)
    for (float& weight : layer) weight = 0.15F * small();
  for (float& weight : weights.win) weight = 0.1F * small();
  for (float& weight : weights.points) weight = 0.1F * small();
}

struct Course {
  int epochs;
  float rate;  // at the start; falls to 0
};

void fit(WizardWeights& weights, std::vector<Sample>& samples, Course course,
         luck::Generator& generator) {
  const int epochs = course.epochs;
  constexpr std::size_t kBatch = 64;
  Fit fitting(weights);
  for (int epoch = 0; epoch < epochs; ++epoch) {
    for (std::size_t i = samples.size(); i > 1; --i)
      std::swap(samples[i - 1], samples[generator.below(static_cast<std::uint32_t>(i))]);
    double loss = 0;
    for (std::size_t i = 0; i < samples.size(); ++i) {
      loss += fitting.learn(samples[i]);
      const double done =
          (epoch + static_cast<double>(i) / static_cast<double>(samples.size())) / epochs;
      if ((i + 1) % kBatch == 0)
        fitting.step(course.rate * static_cast<float>(0.5 + 0.5 * std::cos(done * 3.14159)),
                     kBatch);
    }
    std::fprintf(stderr, "  epoch %d: loss %.4f\n", epoch + 1,
                 loss / static_cast<double>(samples.size()));
  }
}

/// As the players will read them.
void quantise(WizardWeights& weights) {
  float* w = row(weights);
  for (std::size_t i = 0; i < kWeightCount; ++i)
    w[i] = std::clamp(std::round(w[i] * 1024), -32767.0F, 32767.0F) / 1024;
}

void print(WizardWeights& weights) {
  const float* w = row(weights);
  for (std::size_t i = 0; i < kWeightCount; ++i)
    std::printf("%d,%c", static_cast<int>(w[i] * 1024), i % 32 == 31 ? '\n' : ' ');
  std::printf("\n");
}

/// One player's games, and the network fitted to them.
class School {
 public:
  explicit School(std::uint64_t seed) : generator_(seed) { start(*weights_, generator_); }

  void attend(const char* who, players::Player& player, int games, Course course) {
    // The lesson before still counts, those before that are forgotten.
    samples_.erase(samples_.begin(), samples_.begin() + static_cast<std::ptrdiff_t>(old_));
    old_ = samples_.size();
    for (int i = 0; i < games; ++i) play(player, generator_, samples_);
    std::fprintf(stderr, "%s: %zu positions\n", who, samples_.size());
    auto lesson = samples_;
    fit(*weights_, lesson, course, generator_);
    quantise(*weights_);
  }
  void forget() {
    samples_.clear();
    old_ = 0;
  }
  WizardWeights& weights() { return *weights_; }

 private:
  luck::Generator generator_;
  std::unique_ptr<WizardWeights> weights_ = std::make_unique<WizardWeights>();
  std::vector<Sample> samples_;
  std::size_t old_ = 0;
};

int run(int generations, int games, std::uint64_t seed) {
  School school(seed);
  const auto greedy = players::make("greedy");
  Explorer first(*greedy, 6, false);
  school.attend("greedy", first, 8000, {3, 0.003F});
  school.forget();
  players::WizardPlayer casual(players::Level::casual, school.weights());
  Explorer second(casual, 12, true);
  school.attend("casual", second, 8000, {4, 0.002F});
  school.forget();
  for (int generation = 0; generation < generations; ++generation) {
    players::WizardPlayer master(players::Level::master, school.weights());
    Explorer explorer(master, 12, true);
    school.attend("master", explorer, games, {3, 0.0007F});
  }
  print(school.weights());
  return 0;
}

}  // namespace
}  // namespace foxtray

int main(int argc, char** argv) {
  if (argc != 4) {
    std::fprintf(stderr, "usage: foxtray_train_wizard GENERATIONS GAMES SEED\n");
    return 2;
  }
  return foxtray::run(std::atoi(argv[1]), std::atoi(argv[2]),
                      static_cast<std::uint64_t>(std::atoll(argv[3])));
}
