#include <gtest/gtest.h>
#include <unistd.h>

#include <cmath>
#include <filesystem>
#include <fstream>
#include <functional>
#include <limits>

#include "clever_players/brain.h"
#include "clever_players/weights_file.h"
#include "training/curve.h"
#include "training/quantise.h"
#include "training/trainer.h"

namespace foxtray::training {
namespace {

Plan small_plan(int threads = 1) {
  Plan plan;
  plan.game = catalog::find("ganz-schon-clever")->game;
  plan.threads = threads;
  plan.games_a_batch = 4;
  return plan;
}

std::vector<std::byte> weights_after(Trainer& trainer, int steps, int of) {
  for (int step = 0; step < steps; ++step)
    trainer.step(Part::solo, static_cast<float>(step) / static_cast<float>(of));
  return quantise(trainer.weights(), trainer.features());
}

std::string course_file() {
  return (std::filesystem::temp_directory_path() / ("foxtray-course-" + std::to_string(::getpid())))
      .string();
}

TEST(Training, MakesAPlayerStronger) {
  Plan plan = small_plan();
  plan.extra_foxes = 0;
  Trainer trainer(plan);
  const double before = trainer.strength(Part::solo, 100, 1).mean;
  weights_after(trainer, 250, 250);
  EXPECT_GT(trainer.strength(Part::solo, 100, 1).mean, before + 5);
}

TEST(Training, EvenAShortCourseChangesTheWeights) {
  Trainer trainer(small_plan());
  const auto before = quantise(trainer.weights(), trainer.features());
  EXPECT_NE(weights_after(trainer, 1, 1), before);
  Trainer tables(small_plan());
  tables.step(Part::solo, 0);
  const auto alone = quantise(tables.weights(), tables.features());
  tables.step(Part::tables, 0);
  EXPECT_NE(quantise(tables.weights(), tables.features()), alone);
}

TEST(Training, TheSameCourseGivesTheSameWeights) {
  Trainer first(small_plan(2));
  Trainer second(small_plan(2));
  EXPECT_EQ(weights_after(first, 10, 10), weights_after(second, 10, 10));
}

TEST(Training, GoesOnFromACheckpointAsIfItHadNotStopped) {
  const std::string file = course_file();
  Trainer whole(small_plan());
  for (int step = 0; step < 20; ++step) whole.step(Part::solo, static_cast<float>(step) / 20);
  Trainer first(small_plan());
  for (int step = 0; step < 10; ++step) first.step(Part::solo, static_cast<float>(step) / 20);
  first.seconds = 12;
  first.save(file);
  Trainer rest(small_plan());
  rest.load(file);
  EXPECT_EQ(rest.sheets(Part::solo), 40);
  EXPECT_EQ(rest.seconds, 12);
  for (int step = 10; step < 20; ++step) rest.step(Part::solo, static_cast<float>(step) / 20);
  EXPECT_EQ(quantise(rest.weights(), rest.features()), quantise(whole.weights(), whole.features()));
  std::filesystem::resize_file(file, 1000);
  EXPECT_THROW(rest.load(file), std::runtime_error);
  std::filesystem::remove(file);
  EXPECT_THROW(rest.load(file), std::runtime_error);
}

/// The file that a few steps leave.
std::string a_course() {
  const std::string file = course_file();
  Trainer trainer(small_plan());
  for (int step = 0; step < 3; ++step) trainer.step(Part::solo, 0);
  trainer.save(file);
  return file;
}

/// Replaces the bytes from `at` on by what `make()` gives.
void overwrite(const std::string& file, std::size_t at, std::size_t size,
               const std::function<char()>& make) {
  std::fstream stream(file, std::ios::in | std::ios::out | std::ios::binary);
  stream.seekp(static_cast<std::streamoff>(at));
  for (std::size_t i = 0; i < size; ++i) stream.put(make());
}

/// What a course before checksums looked like.
void take_checksum_away(const std::string& file) {
  overwrite(file, 10, 1, [] { return '6'; });
  std::filesystem::resize_file(file, std::filesystem::file_size(file) - 4);
}

TEST(Training, ADamagedCheckpointIsRefusedAndChangesNothing) {
  luck::Generator generator(8);
  const auto any = [&] { return static_cast<char>(generator.below(256)); };
  const std::vector<std::function<void(const std::string&)>> damages = {
      [](const std::string& file) { overwrite(file, 900'000, 400'000, [] { return '\xff'; }); },
      [&](const std::string& file) { overwrite(file, 900'000, 400'000, any); },
      [](const std::string& file) { overwrite(file, 700'001, 1, [] { return '\x11'; }); },
      [](const std::string& file) { overwrite(file, 16, 4, [] { return '\x7f'; }); },
      [](const std::string& file) { std::ofstream(file, std::ios::app) << "more"; },
      [](const std::string& file) {
        take_checksum_away(file);
        overwrite(file, 900'000, 400'000, [] { return '\xff'; });
      },
      [&](const std::string& file) {
        take_checksum_away(file);
        overwrite(file, 900'000, 400'000, any);
      }};
  for (const auto& damage : damages) {
    const std::string file = a_course();
    damage(file);
    Trainer trainer(small_plan());
    const auto before = quantise(trainer.weights(), trainer.features());
    EXPECT_THROW(trainer.load(file), std::runtime_error) << &damage - damages.data();
    EXPECT_EQ(quantise(trainer.weights(), trainer.features()), before);
    std::filesystem::remove(file);
  }
}

TEST(Training, ACheckpointWithoutAChecksumIsGoneOnWith) {
  const std::string file = a_course();
  Trainer whole(small_plan());
  whole.load(file);
  take_checksum_away(file);
  Trainer old(small_plan());
  old.load(file);
  EXPECT_EQ(quantise(old.weights(), old.features()), quantise(whole.weights(), whole.features()));
  std::filesystem::remove(file);
}

TEST(Training, ACourseThatIsToStopLeavesABatchUnlearnt) {
  std::atomic<bool> stop = true;
  Plan plan = small_plan();
  plan.stop = &stop;
  Trainer trainer(plan);
  const auto before = quantise(trainer.weights(), trainer.features());
  for (const Part part : {Part::solo, Part::master}) trainer.step(part, 0);
  EXPECT_EQ(trainer.sheets(Part::solo), 0);
  EXPECT_EQ(quantise(trainer.weights(), trainer.features()), before);
  stop = false;
  trainer.step(Part::solo, 0);
  EXPECT_EQ(trainer.sheets(Part::solo), 4);
}

TEST(Training, GoesOnWithWhatWasLearntBefore) {
  Trainer school(small_plan());
  weights_after(school, 39, 39);
  school.step(Part::tables, 0.5F);
  const Weights learnt = school.weights();
  Trainer trainer(small_plan());
  trainer.begin_with(learnt);
  EXPECT_EQ(quantise(trainer.weights(), trainer.features()), quantise(learnt, trainer.features()));
  const auto bank_of_tables = [](const Trainer& of) {
    return of.weights().bank[clever_players::kSoloBanks].bias;
  };
  trainer.step(Part::solo, 0);
  EXPECT_EQ(bank_of_tables(trainer), learnt.bank[clever_players::kSoloBanks].bias);
  school.step(Part::solo, 0);  // who began with nothing learns tables anew
  EXPECT_NE(bank_of_tables(school), learnt.bank[clever_players::kSoloBanks].bias);
}

/// So short a course makes nobody better at tables for sure, but it must change how they are
/// played, and nothing else.
TEST(Training, TablesAreLearntOnTopOfWhatWasLearntAlone) {
  Plan plan = small_plan(2);
  plan.games_a_batch = 9;
  plan.extra_foxes = 0;
  Trainer trainer(plan);
  for (int step = 0; step < 40; ++step) trainer.step(Part::solo, static_cast<float>(step) / 40);
  const auto alone = trainer.strength(Part::solo, 20, 1);
  const auto before = trainer.strength(Part::tables, 20, 1);
  for (int step = 0; step < 20; ++step) trainer.step(Part::tables, static_cast<float>(step) / 20);
  EXPECT_EQ(trainer.sheets(Part::tables), 180);
  EXPECT_EQ(trainer.strength(Part::solo, 20, 1).mean, alone.mean);
  EXPECT_NE(trainer.strength(Part::tables, 20, 1).mean, before.mean);
  trainer.step(Part::solo, 0);
  EXPECT_EQ(trainer.sheets(Part::tables), 0);
}

/// The gradient against differences of the loss.
TEST(Training, TheGradientIsThatOfTheLoss) {
  const CleverFeatures features(*catalog::find("ganz-schon-clever")->sheet);
  Weights weights(features);
  begin(weights, 3);
  const Network network(weights, features.slots());
  Reading reading;
  const auto position = catalog::find("ganz-schon-clever")->game->deal({.players = 1});
  features.read(game::as<clever::State>(position), 0, 0, reading);
  Weights gradient(features);
  const float wanted = 250;
  network.learn(reading, wanted, gradient);
  const auto loss = [&] {
    Network::Sum sum;
    network.sum(reading, sum);
    const double error = double{network.value(reading, sum, reading) - wanted} / kScale;
    return error * error / 2;
  };
  const auto check = [&](float& weight, float slope) {
    const float kept = weight;
    weight = kept + 0.01F;
    const double up = loss();
    weight = kept - 0.01F;
    const double down = loss();
    weight = kept;
    EXPECT_NEAR((up - down) / 0.02, double{slope}, 0.002 + 0.02 * std::abs(double{slope}));
  };
  Bank& bank = weights.bank[reading.bank];
  const Bank& bank_slope = gradient.bank[reading.bank];
  for (std::size_t j = 0; j < kSecond; j += 5) check(bank.out[j], bank_slope.out[j]);
  for (std::size_t i = 0; i < kFirst; i += 17) {
    check(bank.weights[i][3], bank_slope.weights[i][3]);
    check(weights.input[reading.input[4]][i], gradient.input[reading.input[4]][i]);
  }
}

TEST(Quantise, AFileGivesItsWeightsBack) {
  const CleverFeatures features(*catalog::find("ganz-schon-clever")->sheet);
  EXPECT_FALSE(weights_of(clever_players::built_in_weights("doppelt-so-clever"), features));
  for (const std::string_view game :
       {"ganz-schon-clever", "doppelt-so-clever", "clever-hoch-drei"}) {
    const CleverFeatures its(*catalog::find(game)->sheet);
    const auto bytes = clever_players::built_in_weights(game);
    const auto weights = weights_of(bytes, its);
    ASSERT_TRUE(weights) << game;
    const auto again =
        quantise(*weights, its, *clever_players::read_weights_file(bytes)->constants);
    EXPECT_TRUE(std::equal(bytes.begin(), bytes.end(), again.begin(), again.end())) << game;
    EXPECT_FALSE(weights_of(bytes.first(bytes.size() - 1), its)) << game;
  }
}

std::vector<std::byte> built_in(std::string_view game) {
  const auto bytes = clever_players::built_in_weights(game);
  return {bytes.begin(), bytes.end()};
}

/// As it was written before there were constants and a checksum.
std::vector<std::byte> without_checksum(std::span<const std::byte> file) {
  const auto magic = std::as_bytes(std::span(std::string_view("foxnet 2")));
  std::vector<std::byte> old(magic.begin(), magic.end());
  const auto network = clever_players::read_weights_file(file)->network;
  old.insert(old.end(), network.begin(), network.end());
  return old;
}

TEST(Quantise, ADamagedFileIsNotRead) {
  const CleverFeatures features(*catalog::find("ganz-schon-clever")->sheet);
  const auto whole = built_in("ganz-schon-clever");
  for (std::size_t at = 8; at < whole.size(); at += whole.size() / 50) {
    auto damaged = whole;
    damaged[at] ^= std::byte{16};
    EXPECT_FALSE(weights_of(damaged, features)) << at;
  }
}

TEST(Quantise, AFileWithoutAChecksumIsReadIfNoSumCanOverflow) {
  const CleverFeatures features(*catalog::find("ganz-schon-clever")->sheet);
  const auto whole = built_in("ganz-schon-clever");
  auto old = without_checksum(whole);
  const auto weights = weights_of(old, features);
  ASSERT_TRUE(weights);
  EXPECT_EQ(quantise(*weights, features, *clever_players::read_weights_file(whole)->constants),
            whole);
  luck::Generator generator(4);
  for (std::size_t at = 40'000; at < 240'000; ++at)
    old[at] = static_cast<std::byte>(generator.below(256));
  EXPECT_FALSE(weights_of(old, features));
}

TEST(Quantise, WhatWentAstrayIsNotWritten) {
  const CleverFeatures features(*catalog::find("ganz-schon-clever")->sheet);
  const Weights good = *weights_of(built_in("ganz-schon-clever"), features);
  for (const float wrong :
       {std::numeric_limits<float>::quiet_NaN(), std::numeric_limits<float>::infinity(), 1e6F}) {
    for (const auto& place : std::vector<std::function<float&(Weights&)>>{
             [](Weights& w) -> float& { return w.input[7][3]; },
             [](Weights& w) -> float& { return w.bias[5]; },
             [](Weights& w) -> float& { return w.bank[2].weights[9][1]; },
             [](Weights& w) -> float& { return w.bank[2].out[1]; },
             [](Weights& w) -> float& { return w.bank[2].out_bias; }}) {
      Weights astray = good;
      place(astray) = wrong;
      EXPECT_THROW(quantise(astray, features), std::runtime_error) << wrong;
    }
  }
}

TEST(Quantise, WholeNumbersValueAsTheTrainedOnesDo) {
  Trainer trainer(small_plan());
  const auto bytes = weights_after(trainer, 40, 40);
  const CleverFeatures& features = trainer.features();
  const Weights weights = trainer.weights();
  const Network trained(weights, features.slots());
  const auto whole = clever_players::CleverNetwork::read(
      clever_players::read_weights_file(bytes)->network, features);
  ASSERT_TRUE(whole);
  const game::Game& game = *small_plan().game;
  luck::Generator generator(9);
  game::Position position = game.deal({.players = 1});
  while (!game.actors(position).over()) {
    if (game.actors(position).chance()) {
      Reading reading;
      features.read(game::as<clever::State>(position), 0, 0, reading);
      Network::Sum sum;
      trained.sum(reading, sum);
      clever_players::CleverNetwork::Sum whole_sum;
      whole->sum(reading, whole_sum);
      ASSERT_NEAR(trained.value(reading, sum, reading), whole->value(reading, whole_sum, reading),
                  0.5);
      game.roll(position, generator.sample(game.chance(position)));
      continue;
    }
    game::MoveList list;
    game.legal(position, 0, list);
    game.apply(position, 0, list[generator.next() % list.size()]);
  }
}

TEST(Curve, IsReadAsItWasWritten) {
  const std::vector<CurvePoint> curve = {{60, 1000, 123.25, 0.5}, {120, 2000, 150.5, 0.25}};
  const auto read = curve_of(curve_text(curve));
  ASSERT_EQ(read.size(), 2U);
  EXPECT_EQ(read[1].games, 2000);
  EXPECT_EQ(read[1].mean, 150.5);
  const std::string svg = curve_svg(curve, "Training", "Mean solo score");
  EXPECT_NE(svg.find("<polyline"), std::string::npos);
  EXPECT_NE(svg.find("<title>Training</title>"), std::string::npos);
}

}  // namespace
}  // namespace foxtray::training
