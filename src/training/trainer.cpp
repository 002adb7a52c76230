#include "training/trainer.h"

#include <cmath>
#include <cstdio>
#include <memory>
#include <numbers>
#include <stdexcept>
#include <thread>

#include "players/clones.h"

namespace foxtray::training {
namespace {

constexpr float kMomentKept = 0.9F;
constexpr float kSquareKept = 0.999F;
constexpr float kTiny = 1e-8F;
constexpr std::int64_t kAverageEvery = 10;
constexpr int kWindows = 30;  // weights are averaged over about this part of the course so far

FOXTRAY_CLONES void adam(std::size_t size, float* weight, const float* gradient, float* moment,
                         float* square, float scale, float rate, float tiny) {
  for (std::size_t i = 0; i < size; ++i) {
    const float g = gradient[i] * scale;
    moment[i] = kMomentKept * moment[i] + (1 - kMomentKept) * g;
    square[i] = kSquareKept * square[i] + (1 - kSquareKept) * g * g;
    weight[i] -= rate * moment[i] / (std::sqrt(square[i]) + tiny);
  }
}

}  // namespace

Trainer::Trainer(Plan plan)
    : plan_(plan),
      features_(*catalog::entry_of(*plan.game).sheet),
      weights_(features_.inputs()),
      mean_(features_.inputs()),
      moment_(features_.inputs()),
      square_(features_.inputs()) {
  begin(weights_, plan.seed);
  mean_ = weights_;
  for (int t = 0; t < plan.threads; ++t)
    workers_.push_back({.gradient = Weights(features_.inputs()), .lessons = {}});
}

void Trainer::work(Worker& worker, int first, int step, float share, const Network& network) {
  SelfPlay self_play(*plan_.game, features_, network);
  const Habits habits{.explore = plan_.explore * (1 - share), .lambda = plan_.lambda};
  worker.lessons.clear();
  worker.points = 0;
  for (int g = first; g < plan_.games_a_batch; g += step) {
    const auto number = static_cast<std::uint64_t>(batch_ * plan_.games_a_batch + g);
    luck::Generator generator(plan_.seed, luck::Stream{number});
    worker.points += self_play.play(habits, generator, &worker.lessons);
  }
  Weights::each([](std::size_t size, float* g) { std::fill_n(g, size, 0.0F); }, worker.gradient);
  for (const Lesson& lesson : worker.lessons)
    network.learn(lesson.reading, lesson.wanted, worker.gradient);
}

double Trainer::step(float share) {
  Network network(weights_, features_.slots());
  const float left = 1 - share / plan_.extra_foxes_until;
  network.set_extra_foxes(left > 0 ? plan_.extra_foxes * left : 0);
  {
    std::vector<std::jthread> others;
    for (int t = 1; t < plan_.threads; ++t)
      others.emplace_back([&, t] {
        work(workers_[static_cast<std::size_t>(t)], t, plan_.threads, share, network);
      });
    work(workers_[0], 0, plan_.threads, share, network);
  }
  double points = 0;
  std::size_t lessons = 0;
  for (Worker& worker : workers_) {
    points += worker.points;
    lessons += worker.lessons.size();
    if (&worker == &workers_[0]) continue;
    Weights::each(
        [](std::size_t size, float* sum, const float* g) {
          for (std::size_t i = 0; i < size; ++i) sum[i] += g[i];
        },
        workers_[0].gradient, worker.gradient);
  }
  learn(lessons, share);
  ++batch_;
  if (batch_ % kAverageEvery == 0) average();
  return points / plan_.games_a_batch;
}

void Trainer::learn(std::size_t lessons, float share) {
  const auto t = static_cast<double>(batch_ + 1);
  const double moment_seen = 1 - std::pow(double{kMomentKept}, t);
  const double square_seen = std::sqrt(1 - std::pow(double{kSquareKept}, t));
  const double cosine = (1 + std::cos(std::numbers::pi * double{share})) / 2;
  const auto rate = static_cast<float>(plan_.rate * cosine * square_seen / moment_seen);
  const float scale = 1 / static_cast<float>(lessons);
  Weights::each(
      [&](std::size_t size, float* w, const float* g, float* m, float* s) {
        adam(size, w, g, m, s, scale, rate, kTiny * static_cast<float>(square_seen));
      },
      weights_, workers_[0].gradient, moment_, square_);
}

void Trainer::average() {
  const float seen = static_cast<float>(batch_) / kAverageEvery;
  const float take = 1 / std::max(1.0F, seen / kWindows);
  Weights::each(
      [&](std::size_t size, float* mean, const float* w) {
        for (std::size_t i = 0; i < size; ++i) mean[i] += take * (w[i] - mean[i]);
      },
      mean_, weights_);
}

Trainer::Strength Trainer::strength(int games, std::uint64_t seed) const {
  const Network network(mean_, features_.slots());
  std::vector<double> sums(workers_.size()), squares(workers_.size());
  {
    std::vector<std::jthread> threads;
    threads.reserve(workers_.size());
    for (std::size_t t = 0; t < workers_.size(); ++t) {
      threads.emplace_back([&, t] {
        SelfPlay self_play(*plan_.game, features_, network);
        for (int g = static_cast<int>(t); g < games; g += static_cast<int>(workers_.size())) {
          luck::Generator generator(~seed, luck::Stream{static_cast<std::uint64_t>(g)});
          const double points = self_play.play({}, generator, nullptr);
          sums[t] += points;
          squares[t] += points * points;
        }
      });
    }
  }
  double sum = 0;
  double square = 0;
  for (std::size_t t = 0; t < sums.size(); ++t) {
    sum += sums[t];
    square += squares[t];
  }
  const double mean = sum / games;
  return {mean, std::sqrt(std::max(0.0, square / games - mean * mean) / games)};
}

namespace {

using File = std::unique_ptr<std::FILE, int (*)(std::FILE*)>;

/// What a checkpoint begins with.
struct Head {
  std::array<char, 12> magic = {'f', 'o', 'x', 'c', 'o', 'u', 'r', 's', 'e', ' ', '1', '\n'};
  std::int32_t inputs = 0;
  std::int64_t batch = 0;
  double seconds = 0;
};

File open(const std::string& name, const char* mode) {
  File file(std::fopen(name.c_str(), mode), std::fclose);
  if (!file) throw std::runtime_error(name + " cannot be opened");
  return file;
}

}  // namespace

void Trainer::save(const std::string& name) const {
  const std::string fresh = name + ".new";
  File file = open(fresh, "wb");
  Head head;
  head.inputs = features_.inputs();
  head.batch = batch_;
  head.seconds = seconds;
  bool good = std::fwrite(&head, sizeof head, 1, file.get()) == 1;
  const auto write = [&](std::size_t size, const float* w) {
    good = good && std::fwrite(w, sizeof *w, size, file.get()) == size;
  };
  for (const Weights* weights : {&weights_, &mean_, &moment_, &square_})
    Weights::each(write, *weights);
  good = std::fclose(file.release()) == 0 && good;
  if (!good || std::rename(fresh.c_str(), name.c_str()) != 0)
    throw std::runtime_error(name + " cannot be written");
}

void Trainer::load(const std::string& name) {
  const File file = open(name, "rb");
  Head head;
  bool good = std::fread(&head, sizeof head, 1, file.get()) == 1 && head.magic == Head{}.magic &&
              head.inputs == features_.inputs();
  const auto read = [&](std::size_t size, float* w) {
    good = good && std::fread(w, sizeof *w, size, file.get()) == size;
  };
  if (good)
    for (Weights* weights : {&weights_, &mean_, &moment_, &square_}) Weights::each(read, *weights);
  if (!good) throw std::runtime_error(name + " is not a checkpoint of this game");
  batch_ = head.batch;
  seconds = head.seconds;
}

}  // namespace foxtray::training
