#include "training/wizard_trainer.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <thread>
#include <type_traits>

#include "training/checkpoint.h"
#include "wizard_players/greedy.h"
#include "wizard_players/player.h"

namespace foxtray::training {
namespace {

using players::Level;
using players::Player;
using wizard_players::WizardPlayer;
using wizard_players::WizardWeights;

constexpr int kGamesAStep = 48;

/// Who plays a chapter, and how much is learnt from it.
struct Chapter {
  std::unique_ptr<Player> (*player)(const WizardWeights& weights);
  Strewn strewn;
  Fit fit;
};

Chapter chapter(int number) {
  if (number == 0)
    return {[](const WizardWeights&) -> std::unique_ptr<Player> {
              return std::make_unique<wizard_players::WizardGreedy>();
            },
            {.every = 6, .only_predictions = false},
            {.epochs = 3, .rate = 0.003F}};
  if (number == 1)
    return {[](const WizardWeights& weights) -> std::unique_ptr<Player> {
              return std::make_unique<WizardPlayer>(Level::casual, weights);
            },
            {},
            {.epochs = 4, .rate = 0.002F}};
  return {[](const WizardWeights& weights) -> std::unique_ptr<Player> {
            return std::make_unique<WizardPlayer>(Level::master, weights);
          },
          {},
          {.epochs = 1, .rate = 0.0028F / static_cast<float>(number + 2)}};
}

/// Lessons of earlier chapters that are learnt from again: about those of ten.
constexpr std::size_t kMostKept = 150'000;

/// What a checkpoint begins with. Version 3 ends with a checksum, version 2 is the same without it.
struct Head {
  std::array<char, 12> magic = {'f', 'o', 'x', 'w', 'i', 'z', 'a', 'r', 'd', ' ', '3', '\n'};
  std::int32_t chapter = 0;
  std::int32_t in_chapter = 0;
  std::int32_t unused = 0;
  std::int64_t games = 0;
  std::uint64_t before = 0;
  std::uint64_t lessons = 0;
  double seconds = 0;
  std::uint64_t seed = 0;
};

constexpr std::size_t kVersionAt = 10;

/// More than any course keeps.
constexpr std::uint64_t kMostLessons = 10'000'000;

bool credible(const Head& head) {
  constexpr std::int32_t kMostChapters = 1'000'000;
  constexpr std::int64_t kMostGames = std::int64_t{1} << 40;
  return head.chapter >= 0 && head.chapter <= kMostChapters && head.in_chapter >= 0 &&
         head.in_chapter <= kMostChapters && head.games >= 0 && head.games <= kMostGames &&
         head.before <= kMostLessons && head.lessons <= kMostLessons && head.seconds >= 0 &&
         head.seconds < 1e10;
}

std::vector<WizardLesson> lessons_in(CheckpointReader& file, std::size_t size) {
  constexpr float kMostPoints = 1000;
  std::vector<WizardLesson> lessons(size);
  file.read(lessons.data(), lessons.size());
  for (const WizardLesson& lesson : lessons) {
    file.expect(lesson.state.players >= 2 && lesson.state.players <= wizard::kMaxPlayers);
    file.expect_within(lesson.win, 0, 1);
    file.expect_within(lesson.points, -kMostPoints, kMostPoints);
  }
  return lessons;
}

}  // namespace

WizardTrainer::WizardTrainer(const WizardPlan& plan) : plan_(plan) {
  luck::Generator generator(plan.seed);
  begin(weights_, generator);
}

void WizardTrainer::step(std::int64_t games) {
  const auto missing = std::max<std::int64_t>(0, games - games_);
  const int left = chapter_length() - in_chapter_;
  if (!play(static_cast<int>(std::min<std::int64_t>({kGamesAStep, left, missing})))) return;
  const bool over = in_chapter_ == chapter_length();
  if (over || games_ >= games) learn();
  if (over) turn_page();
}

bool WizardTrainer::play(int games) {
  const Chapter now = chapter(chapter_);
  std::vector<std::vector<WizardLesson>> played(static_cast<std::size_t>(games));
  const auto work = [&](std::size_t thread) {
    const auto player = now.player(weights_);
    const auto threads = static_cast<std::size_t>(plan_.threads);
    for (std::size_t i = thread; i < played.size() && !stopped(); i += threads) {
      luck::Generator generator(plan_.seed,
                                luck::Stream{1 + static_cast<std::uint64_t>(games_) + i});
      play_wizard(*player, now.strewn, generator, played[i]);
    }
  };
  {
    std::vector<std::jthread> others;
    for (int t = 1; t < plan_.threads; ++t) others.emplace_back(work, static_cast<std::size_t>(t));
    work(0);
  }
  if (stopped()) return false;
  for (const auto& lessons : played)
    lessons_.insert(lessons_.end(), lessons.begin(), lessons.end());
  games_ += games;
  in_chapter_ += games;
  return true;
}

void WizardTrainer::learn() {
  std::vector<WizardLesson> all = before_;
  all.insert(all.end(), lessons_.begin(), lessons_.end());
  luck::Generator generator(~plan_.seed, luck::Stream{static_cast<std::uint64_t>(chapter_)});
  fit(weights_, std::move(all), chapter(chapter_).fit, generator);
}

/// What the master did in the latest chapters still counts in the next ones.
void WizardTrainer::turn_page() {
  if (chapter_ >= 2) before_.insert(before_.end(), lessons_.begin(), lessons_.end());
  if (before_.size() > kMostKept)
    before_.erase(before_.begin(), before_.end() - std::ptrdiff_t{kMostKept});
  lessons_.clear();
  ++chapter_;
  in_chapter_ = 0;
}

Strength WizardTrainer::strength(int games, std::uint64_t seed) const {
  WizardPlayer strong(Level::strong, weights_);
  WizardPlayer casual(Level::casual, weights_);
  std::vector<double> percent;
  for (int i = 0; i < games; ++i) {
    luck::Generator generator(~seed, luck::Stream{static_cast<std::uint64_t>(i / 2)});
    const double won = i % 2 == 0 ? win_of_first(strong, casual, generator)
                                  : 1 - win_of_first(casual, strong, generator);
    percent.push_back(100 * won);
  }
  return strength_of(percent);
}

void WizardTrainer::save(const std::string& name) const {
  Head head;
  head.chapter = chapter_;
  head.in_chapter = in_chapter_;
  head.games = games_;
  head.before = before_.size();
  head.lessons = lessons_.size();
  head.seconds = seconds;
  head.seed = plan_.seed;
  CheckpointWriter file(name);
  file.write(&head, 1);
  file.write(&weights_, 1);
  file.write(before_.data(), before_.size());
  file.write(lessons_.data(), lessons_.size());
  file.seal();
  file.finish();
}

void WizardTrainer::load(const std::string& name) {
  CheckpointReader file(name);
  Head head;
  file.read(&head, 1);
  const bool sealed = head.magic[kVersionAt] == '3';
  if (head.magic[kVersionAt] == '2') head.magic[kVersionAt] = '3';
  if (head.magic != Head{}.magic) file.refuse();
  file.expect(credible(head));
  file.expect_size((head.before + head.lessons) * sizeof(WizardLesson));
  WizardWeights weights;
  file.read(&weights, 1);
  file.expect_within(row(weights), -kMostWizardWeight, kMostWizardWeight);
  std::vector<WizardLesson> before = lessons_in(file, head.before);
  std::vector<WizardLesson> lessons = lessons_in(file, head.lessons);
  file.end(sealed);
  weights_ = weights;
  before_ = std::move(before);
  lessons_ = std::move(lessons);
  chapter_ = head.chapter;
  in_chapter_ = head.in_chapter;
  games_ = head.games;
  seconds = head.seconds;
  plan_.seed = head.seed;
}

}  // namespace foxtray::training
