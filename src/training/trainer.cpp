#include "training/trainer.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>
#include <thread>

#include "players/clones.h"
#include "training/checkpoint.h"
#include "training/quantise.h"

namespace foxtray::training {
namespace {

constexpr float kMomentKept = 0.9F;
constexpr float kSquareKept = 0.99F;
constexpr float kTiny = 1e-8F;
constexpr std::int64_t kAverageEvery = 10;
constexpr int kWindows = 30;  // weights are averaged over about this part of the course so far
/// Of learning rate and random choices, for whoever knows something already.
constexpr float kLess = 0.5F;
/// Of the learning rate, in the part of the master: it only levels what was learnt.
constexpr float kLevelling = 0.2F;

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
/// four in turn; for the master half and half.
std::vector<Table> tables_of(Part part, std::size_t sheets) {
  std::vector<Table> tables;
  const std::size_t alone = part == Part::solo ? sheets : part == Part::tables ? 0 : sheets / 2;
  while (tables.size() < alone) tables.push_back({tables.size(), 1});
  for (std::size_t first = alone, wanted = 2; first < sheets; first += tables.back().players) {
    const std::size_t left = sheets - first;
    std::size_t players = std::min(wanted, left);
    if (left == players + 1) players = left > 4 ? players - 1 : left;
    tables.push_back({first, players});
    wanted = wanted == 4 ? 2 : wanted + 1;
  }
  return tables;
}

}  // namespace

Trainer::Trainer(Plan plan)
    : plan_(plan),
      features_(catalog::sheet_of(*plan.game)),
      weights_(features_),
      mean_(features_),
      moment_(features_),
      square_(features_) {
  training::begin(weights_, plan.seed);
  mean_ = weights_;
  for (int t = 0; t < plan.threads; ++t) gradients_.emplace_back(features_);
  played_.resize(static_cast<std::size_t>(plan.games_a_batch));
  points_.resize(played_.size());
}

void Trainer::begin_with(const Weights& weights, Part first) {
  first_ = first;
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

void Trainer::step(Part part, float share) {
  std::fill(batches_.begin() + static_cast<std::ptrdiff_t>(index(part)) + 1, batches_.end(), 0);
  std::int64_t& batch = batches_[index(part)];
  if (part != Part::solo && batch == 0) begin(part);
  Network network(weights_, features_.slots());
  const bool alone_from_nothing = part == Part::solo && !knows_;
  const float left = alone_from_nothing ? 1 - share / plan_.extra_foxes_until : 0;
  network.set_extra_foxes(left > 0 ? plan_.extra_foxes * left : 0);
  if (!play(part, share, network)) return;
  learn_from_batch(part, share, network);
  ++batch;
  if (batch < kAverageEvery || batch % kAverageEvery == 0) average(part);
}

/// What is used in the end is the mean of the weights, so a part begins with that.
void Trainer::begin(Part part) {
  if (part == Part::tables) mean_ = weights();
  weights_ = mean_;
  if (part == Part::tables && !knows_) lend_banks(weights_);
  mean_ = weights_;
  for (Weights* moments : {&moment_, &square_})
    Weights::each(part, [](std::size_t size, float* m) { std::fill_n(m, size, 0.0F); }, *moments);
}

Exploration Trainer::exploration(Part part, float share) const {
  const float choices = plan_.explore * (knows_ ? kLess : 1) * (1 - share);
  return {.choices = part == Part::master ? 0 : choices, .without_opening = plan_.without_opening};
}

bool Trainer::play(Part part, float share, const Network& network) {
  const std::vector<Table> tables = tables_of(part, played_.size());
  const auto batch = static_cast<std::uint64_t>(batches_[index(part)]);
  std::uint64_t seed = plan_.seed;
  for (std::size_t before = 0; before < index(part); ++before) seed = luck::mix(seed);
  const Exploration exploration = this->exploration(part, share);
  std::unique_ptr<clever_players::CleverBrain> brain;
  if (part == Part::master)
    brain = clever_players::make_brain(*plan_.game, quantise(weights_, features_, plan_.constants));
  share_out([&](std::size_t thread) {
    SelfPlay self_play(*plan_.game, features_, network, brain.get());
    for (std::size_t t = thread; t < tables.size() && !stopped(); t += gradients_.size()) {
      const auto [first, players] = tables[t];
      luck::Generator generator(seed, luck::Stream{batch * played_.size() + first});
      self_play.play(generator, std::span(points_).subspan(first, players), exploration,
                     std::span(played_).subspan(first, players));
    }
  });
  return !stopped();
}

void Trainer::learn_from_batch(Part part, float share, const Network& network) {
  const auto a_step = static_cast<std::size_t>(plan_.games_a_step);
  std::vector<std::size_t> order(played_.size());
  std::iota(order.begin(), order.end(), 0);
  luck::Generator generator(~plan_.seed, luck::Stream{static_cast<std::uint64_t>(steps_)});
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
  const float less = part == Part::master ? kLevelling : knows_ ? kLess : 1;
  const double most = double{plan_.rate} * double{less};
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
  const float seen =
      static_cast<float>(batches_[index(part)]) / kAverageEvery;  // so far; before that, the latest
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
  if (knows_ || batches_[index(Part::tables)] > 0) return weights;
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

/// What a checkpoint begins with. Version 7 ends with a checksum, version 6 is the same without it.
struct Head {
  std::array<char, 12> magic = {'f', 'o', 'x', 'c', 'o', 'u', 'r', 's', 'e', ' ', '7', '\n'};
  std::int32_t inputs = 0;
  std::int32_t first = 0;
  std::int64_t knows = 0;
  std::array<std::int64_t, kParts> batches{};
  std::int64_t steps = 0;
  double seconds = 0;
  std::uint64_t seed = 0;
  double extra_foxes = 0;
};
constexpr std::size_t kVersionAt = 10;

bool credible(const Head& head) {
  constexpr std::int64_t kMostSteps = std::int64_t{1} << 40;
  const auto count = [](std::int64_t n) { return n >= 0 && n <= kMostSteps; };
  return head.first >= 0 && head.first < kParts && (head.knows == 0 || head.knows == 1) &&
         std::ranges::all_of(head.batches, count) && count(head.steps) && head.seconds >= 0 &&
         head.seconds < 1e10 && head.extra_foxes >= 0 && head.extra_foxes < 1e3;
}

/// No course comes near these: beyond them training has gone astray, or a file is damaged.
constexpr float kMostWeight = 1e3F;
constexpr float kMostMoment = 1e6F;
constexpr float kMostSquare = 1e12F;

}  // namespace

void Trainer::save(const std::string& name) const {
  CheckpointWriter file(name);
  Head head;
  head.inputs = features_.inputs();
  head.first = static_cast<std::int32_t>(first_);
  head.knows = knows_ ? 1 : 0;
  head.batches = batches_;
  head.steps = steps_;
  head.seconds = seconds;
  head.seed = plan_.seed;
  head.extra_foxes = static_cast<double>(plan_.extra_foxes);
  file.write(&head, 1);
  const auto write = [&](std::size_t size, const float* w) { file.write(w, size); };
  for (const Weights* weights : {&weights_, &mean_, &moment_, &square_})
    Weights::each(write, *weights);
  file.seal();
  file.finish();
}

void Trainer::load(const std::string& name) {
  CheckpointReader file(name);
  Head head;
  file.read(&head, 1);
  const bool sealed = head.magic[kVersionAt] == '7';
  if (head.magic[kVersionAt] == '6') head.magic[kVersionAt] = '7';
  if (head.magic != Head{}.magic || head.inputs != features_.inputs()) file.refuse();
  file.expect(credible(head));
  const auto read = [&](float least, float most) {
    Weights weights(features_);
    Weights::each(
        [&](std::size_t size, float* w) {
          file.read(w, size);
          file.expect_within({w, size}, least, most);
        },
        weights);
    return weights;
  };
  Weights weights = read(-kMostWeight, kMostWeight);
  Weights mean = read(-kMostWeight, kMostWeight);
  Weights moment = read(-kMostMoment, kMostMoment);
  Weights square = read(0, kMostSquare);
  file.end(sealed);
  weights_ = std::move(weights);
  mean_ = std::move(mean);
  moment_ = std::move(moment);
  square_ = std::move(square);
  first_ = static_cast<Part>(head.first);
  knows_ = head.knows != 0;
  batches_ = head.batches;
  steps_ = head.steps;
  seconds = head.seconds;
  plan_.seed = head.seed;
  plan_.extra_foxes = static_cast<float>(head.extra_foxes);
}

}  // namespace foxtray::training
