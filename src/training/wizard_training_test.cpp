#include <gtest/gtest.h>
#include <unistd.h>

#include <cmath>
#include <filesystem>
#include <fstream>
#include <numeric>

#include "roster/roster.h"
#include "training/wizard_trainer.h"

namespace foxtray::training {
namespace {

constexpr std::int64_t kNoEnd = 1'000'000;

WizardPlan small_plan(int threads = 1) {
  return {.seed = 5, .threads = threads, .opening = 40, .chapter = 3};
}

std::vector<WizardLesson> greedy_games(std::uint64_t seed, int games) {
  std::vector<WizardLesson> lessons;
  const auto greedy = roster::make("greedy");
  luck::Generator generator(seed);
  for (int i = 0; i < games; ++i) play_wizard(*greedy, {}, generator, lessons);
  return lessons;
}

TEST(WizardTraining, EveryLessonIsATableBetweenTwoRoundsWithOneWin) {
  const auto lessons = greedy_games(1, 50);
  ASSERT_GT(lessons.size(), 100U);
  for (const WizardLesson& lesson : lessons) {
    EXPECT_GE(lesson.state.round, 2);
    EXPECT_NEAR(double{std::accumulate(lesson.win.begin(), lesson.win.end(), 0.0F)}, 1, 1e-5);
  }
}

TEST(WizardTraining, AFitForetellsGamesThatItHasNotSeen) {
  wizard_players::WizardWeights weights;
  luck::Generator generator(2);
  begin(weights, generator);
  const auto others = greedy_games(3, 200);
  const double before = surprise(weights, others);
  fit(weights, greedy_games(4, 600), {.epochs = 3, .rate = 0.003F}, generator);
  EXPECT_LT(surprise(weights, others), before - 0.2);
}

TEST(WizardTraining, TheSameCourseGivesTheSameWeightsWithAnyNumberOfThreads) {
  WizardTrainer one(small_plan(1));
  WizardTrainer two(small_plan(2));
  for (WizardTrainer* trainer : {&one, &two})
    while (trainer->games() < 84) trainer->step(84);
  EXPECT_EQ(one.chapters(), 3);
  EXPECT_EQ(text_of(one.weights()), text_of(two.weights()));
}

TEST(WizardTraining, GoesOnFromACheckpointAsIfItHadNotStopped) {
  const std::string file =
      (std::filesystem::temp_directory_path() / ("foxtray-wizard-" + std::to_string(::getpid())))
          .string();
  WizardTrainer whole(small_plan());
  for (int step = 0; step < 6; ++step) whole.step(kNoEnd);
  WizardTrainer first(small_plan());
  for (int step = 0; step < 3; ++step) first.step(kNoEnd);
  first.seconds = 12;
  first.save(file);
  WizardTrainer rest(small_plan());
  rest.load(file);
  EXPECT_EQ(rest.games(), first.games());
  EXPECT_EQ(rest.seconds, 12);
  for (int step = 3; step < 6; ++step) rest.step(kNoEnd);
  EXPECT_EQ(rest.chapters(), whole.chapters());
  EXPECT_EQ(text_of(rest.weights()), text_of(whole.weights()));
  std::filesystem::resize_file(file, 1000);
  EXPECT_THROW(rest.load(file), std::runtime_error);
  std::filesystem::remove(file);
  EXPECT_THROW(rest.load(file), std::runtime_error);
}

TEST(WizardTraining, ADamagedCheckpointIsRefused) {
  const std::string file =
      (std::filesystem::temp_directory_path() / ("foxtray-damaged-" + std::to_string(::getpid())))
          .string();
  WizardTrainer trainer(small_plan());
  for (int step = 0; step < 3; ++step) trainer.step(kNoEnd);
  trainer.save(file);
  const std::size_t size = std::filesystem::file_size(file);
  for (const std::size_t at :
       {std::size_t{14}, std::size_t{30}, std::size_t{200}, size / 2, size - 2}) {
    trainer.save(file);
    std::fstream stream(file, std::ios::in | std::ios::out | std::ios::binary);
    stream.seekp(static_cast<std::streamoff>(at)) << '\xfe';
    stream.close();
    EXPECT_THROW(WizardTrainer(small_plan()).load(file), std::runtime_error) << at;
  }
  std::filesystem::remove(file);
}

TEST(WizardTraining, AnOpeningTeachesMoreThanChance) {
  WizardPlan plan = small_plan();
  plan.opening = 600;
  WizardTrainer trainer(plan);
  const double before = trainer.strength(60, 1).mean;
  while (trainer.chapters() < 1) trainer.step(kNoEnd);
  EXPECT_GT(trainer.strength(60, 1).mean, before + 10);
}

}  // namespace
}  // namespace foxtray::training
