#include "training/trainer.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>
#include <thread>

#include "players/clones.h"
#include "training/checkpoint.h"

namespace foxtray::training {
namespace {

constexpr float kMomentKept = 0.9F;
constexpr float kSquareKept = 0.99F;
constexpr float kTiny = 1e-8F;
constexpr std::int64_t kAverageEvery = 10;
constexpr int kWindows = 30;  // weights are averaged over about this part of the course so far
/// Of learning rate and random choices, for whoever knows something already.
constexpr float kLess = 0.5F;

FOXTRAY_CLONES void adam(std::size_t size, float* weight, const float* gradient, float* moment,
                         float* square, float scale, float rate, float tiny) {
  for (std::size_t i = 0; i < size; ++i) {
    const float g = gradient[i] * scale;
    moment[i] = kMomentKept * moment[i] + (1 - kMomentKept) * g;
    square[i] = kSquareKept * square[i] + (1 - kSquareKept) * g * g;
    weight[i] -= rate * moment[i] / (std::sqrt(square[i]) + tiny);
  }
}

/// The sheets of one game, from the first on.
struct Table {
  std::size_t first;
  std::size_t players;
};

/// Shares sheets out among games: one each if they are played alone, else tables of two, three and
/// four in turn.
std::vector<Table> tables_of(Part part, std::size_t sheets) {
  std::vector<Table> tables;
  for (std::size_t first = 0, wanted = 2; first < sheets; first += tables.back().players) {
    const std::size_t left = sheets - first;
    std::size_t players = part == Part::solo ? 1 : std::min(wanted, left);
    if (part == Part::tables && left == players + 1) players = left > 4 ? players - 1 : left;
    tables.push_back({first, players});
    wanted = wanted == 4 ? 2 : wanted + 1;
  }
  return tables;
}

}  // namespace

Trainer::Trainer(Plan plan)
    : plan_(plan),
      features_(*catalog::entry_of(*plan.game).sheet),
      weights_(features_),
      mean_(features_),
      moment_(features_),
      square_(features_) {
  begin(weights_, plan.seed);
  mean_ = weights_;
  for (int t = 0; t < plan.threads; ++t) gradients_.emplace_back(features_);
  played_.resize(static_cast<std::size_t>(plan.games_a_batch));
  points_.resize(played_.size());
}

void Trainer::begin_with(const Weights& weights) {
  weights_ = weights;
  mean_ = weights;
  knows_ = true;
}

template <class Work>
void Trainer::share_out(Work&& work) const {
  std::vector<std::jthread> others;
  for (std::size_t t = 1; t < gradients_.size(); ++t) others.emplace_back([&work, t] { work(t); });
  work(0);
}

double Trainer::step(Part part, float share) {
  if (part == Part::solo) table_batch_ = 0;
  if (part == Part::tables && table_batch_ == 0) begin_tables();
  Network network(weights_, features_.slots());
  const bool alone_from_nothing = part == Part::solo && !knows_;
  const float left = alone_from_nothing ? 1 - share / plan_.extra_foxes_until : 0;
  network.set_extra_foxes(left > 0 ? plan_.extra_foxes * left : 0);
  play(part, share, network);
  learn_from_batch(part, share, network);
  const std::int64_t batch = part == Part::solo ? ++batch_ : ++table_batch_;
  if (batch < kAverageEvery || batch % kAverageEvery == 0) average(part);
  return std::accumulate(points_.begin(), points_.end(), 0.0) / plan_.games_a_batch;
}

/// What is used in the end is the mean of the weights.
void Trainer::begin_tables() {
  weights_ = mean_;
  if (!knows_) lend_banks(weights_);
  mean_ = weights_;
  for (Weights* moments : {&moment_, &square_})
    Weights::each(
        Part::tables, [](std::size_t size, float* m) { std::fill_n(m, size, 0.0F); }, *moments);
}

void Trainer::play(Part part, float share, const Network& network) {
  const std::vector<Table> tables = tables_of(part, played_.size());
  const auto batch = static_cast<std::uint64_t>(part == Part::solo ? batch_ : table_batch_);
  const std::uint64_t seed = part == Part::solo ? plan_.seed : luck::mix(plan_.seed);
  const float explore = plan_.explore * (knows_ ? kLess : 1) * (1 - share);
  share_out([&](std::size_t thread) {
    SelfPlay self_play(*plan_.game, features_, network);
    for (std::size_t t = thread; t < tables.size(); t += gradients_.size()) {
      const auto [first, players] = tables[t];
      luck::Generator generator(seed, luck::Stream{batch * played_.size() + first});
      self_play.play(generator, std::span(points_).subspan(first, players), explore,
                     std::span(played_).subspan(first, players));
    }
  });
}

void Trainer::learn_from_batch(Part part, float share, const Network& network) {
  const auto a_step = static_cast<std::size_t>(plan_.games_a_step);
  std::vector<std::size_t> order(played_.size());
  std::iota(order.begin(), order.end(), 0);
  luck::Generator generator(~plan_.seed,
                            luck::Stream{static_cast<std::uint64_t>(batch_ + table_batch_)});
  for (int pass = 0; pass < plan_.passes; ++pass) {
    for (std::size_t i = order.size(); i > 1; --i)
      std::swap(order[i - 1], order[generator.next() % i]);
    for (std::size_t first = 0; first < order.size(); first += a_step) {
      const std::size_t end = std::min(first + a_step, order.size());
      share_out([&](std::size_t thread) {
        Weights& gradient = gradients_[thread];
        Weights::each([](std::size_t size, float* g) { std::fill_n(g, size, 0.0F); }, gradient);
        for (std::size_t g = first + thread; g < end; g += gradients_.size())
          learn_from(played_[order[g]], plan_.lambda, network, gradient);
      });
      std::size_t lessons = 0;
      for (std::size_t g = first; g < end; ++g) lessons += lessons_in(played_[order[g]]);
      descend(part, lessons, share);
    }
  }
}

void Trainer::descend(Part part, std::size_t lessons, float share) {
  for (std::size_t t = 1; t < gradients_.size(); ++t)
    Weights::each(
        part,
        [](std::size_t size, float* sum, const float* g) {
          for (std::size_t i = 0; i < size; ++i) sum[i] += g[i];
        },
        gradients_[0], gradients_[t]);
  const auto t = static_cast<double>(++steps_);
  const double moment_seen = 1 - std::pow(double{kMomentKept}, t);
  const double square_seen = std::sqrt(1 - std::pow(double{kSquareKept}, t));
  const double cosine = (1 + std::cos(std::numbers::pi * double{share})) / 2;
  const double most = double{plan_.rate} * (knows_ ? double{kLess} : 1);
  const auto rate = static_cast<float>(most * cosine * square_seen / moment_seen);
  const float scale = 1 / static_cast<float>(lessons);
  Weights::each(
      part,
      [&](std::size_t size, float* w, const float* g, float* m, float* s) {
        adam(size, w, g, m, s, scale, rate, kTiny * static_cast<float>(square_seen));
      },
      weights_, gradients_[0], moment_, square_);
}

void Trainer::average(Part part) {
  const std::int64_t batch = part == Part::solo ? batch_ : table_batch_;
  const float seen = static_cast<float>(batch) / kAverageEvery;  // so far; before that, the latest
  const float take = 1 / std::max(1.0F, seen / kWindows);
  Weights::each(
      part,
      [&](std::size_t size, float* mean, const float* w) {
        for (std::size_t i = 0; i < size; ++i) mean[i] += take * (w[i] - mean[i]);
      },
      mean_, weights_);
  if (part == Part::solo && !knows_) lend_banks(mean_);
}

Weights Trainer::weights() const {
  Weights weights = mean_;
  if (knows_) return weights;
  for (std::size_t i = 0; i < weights.input.size(); ++i) {
    const First& met = square_.input[i];
    if (std::all_of(met.begin(), met.end(), [](float square) { return square == 0; }))
      weights.input[i] = {};
  }
  return weights;
}

Strength Trainer::strength(Part part, int sheets, std::uint64_t seed) const {
  const Network network(mean_, features_.slots());
  const std::vector<Table> tables = tables_of(part, static_cast<std::size_t>(sheets));
  std::vector<int> points(static_cast<std::size_t>(sheets));
  share_out([&](std::size_t thread) {
    SelfPlay self_play(*plan_.game, features_, network);
    for (std::size_t t = thread; t < tables.size(); t += gradients_.size()) {
      const auto [first, players] = tables[t];
      luck::Generator generator(~seed, luck::Stream{first});
      self_play.play(generator, std::span(points).subspan(first, players));
    }
  });
  return strength_of(points);
}

namespace {

/// What a checkpoint begins with.
struct Head {
  std::array<char, 12> magic = {'f', 'o', 'x', 'c', 'o', 'u', 'r', 's', 'e', ' ', '5', '\n'};
  std::int32_t inputs = 0;
  std::int64_t knows = 0;
  std::int64_t batch = 0;
  std::int64_t table_batch = 0;
  std::int64_t steps = 0;
  double seconds = 0;
  std::uint64_t seed = 0;
  double extra_foxes = 0;
};

}  // namespace

void Trainer::save(const std::string& name) const {
  CheckpointWriter file(name);
  Head head;
  head.inputs = features_.inputs();
  head.knows = knows_ ? 1 : 0;
  head.batch = batch_;
  head.table_batch = table_batch_;
  head.steps = steps_;
  head.seconds = seconds;
  head.seed = plan_.seed;
  head.extra_foxes = static_cast<double>(plan_.extra_foxes);
  file.write(&head, 1);
  const auto write = [&](std::size_t size, const float* w) { file.write(w, size); };
  for (const Weights* weights : {&weights_, &mean_, &moment_, &square_})
    Weights::each(write, *weights);
  file.finish();
}

void Trainer::load(const std::string& name) {
  CheckpointReader file(name);
  Head head;
  file.read(&head, 1);
  if (head.magic != Head{}.magic || head.inputs != features_.inputs()) file.refuse();
  const auto read = [&](std::size_t size, float* w) { file.read(w, size); };
  for (Weights* weights : {&weights_, &mean_, &moment_, &square_}) Weights::each(read, *weights);
  knows_ = head.knows != 0;
  batch_ = head.batch;
  table_batch_ = head.table_batch;
  steps_ = head.steps;
  seconds = head.seconds;
  plan_.seed = head.seed;
  plan_.extra_foxes = static_cast<float>(head.extra_foxes);
}

}  // namespace foxtray::training
